"""docs/views explains every field of every view, with the default that is left out."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec
import pytest
from msgspec.inspect import (
    DictType,
    Field,
    ListType,
    StructType,
    Type,
    UnionType,
    type_info,
)

from tests.test_readme import ROOT
from wanli.core.game import Game
from wanli.core.play import Play
from wanli.core.rng import Rng
from wanli.core.view import View
from wanli.games import GAMES

DOCS = ROOT / "docs"
NEVER = ""  # stands for: the field is always sent


def page_of(game: Game) -> str:
    """Return the page about the view of a game."""
    return (DOCS / "views" / f"{game.id}.md").read_text(encoding="utf-8")


def documented(text: str) -> dict[str, str]:
    """Return the fields in the tables of a page, with their documented defaults."""
    rows = [line for line in text.splitlines() if line.startswith("| `")]
    cells = [[cell.strip().strip("`") for cell in row.strip("|").split("|")] for row in rows]
    return {re.sub(r"\[[a-z]+\]", "{}", path): default for path, default, *_ in cells}


def fields(kind: Type, path: str = "") -> Iterator[tuple[str, str]]:
    """Yield the path of every field below a type, with the default that is omitted."""
    if isinstance(kind, UnionType):
        for one in kind.types:
            yield from fields(one, path)
    elif isinstance(kind, ListType):
        yield from fields(kind.item_type, f"{path}[]")
    elif isinstance(kind, DictType):
        yield from fields(kind.value_type, f"{path}{{}}")
    elif isinstance(kind, StructType):
        for field in kind.fields:
            inner = f"{path}.{field.encode_name}" if path else field.encode_name
            yield inner, omitted_default(kind, field)
            yield from fields(field.type, inner)


def omitted_default(kind: StructType, field: Field) -> str:
    """Return the default of a field that is omitted, as JSON, or NEVER if it is always sent."""
    if not kind.cls.__struct_config__.omit_defaults:
        return NEVER
    if field.default is not msgspec.NODEFAULT:
        return msgspec.json.encode(field.default).decode()
    if field.default_factory in (list, dict):
        return msgspec.json.encode(field.default_factory()).decode()
    return NEVER


def own_fields(game: Game) -> dict[str, str]:
    """Return the fields that a game adds to the common fields of views."""
    common = dict(fields(type_info(View)))
    return {path: value for path, value in fields(type_info(game.view_type)) if path not in common}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_field_of_a_view_is_documented_with_its_default(game: Game) -> None:
    wanted, found = own_fields(game), documented(page_of(game))
    # Where the default is null, a view always has a value, except for a token's bearer.
    never_null = {path for path, value in wanted.items() if value == "null"} - {
        "table.walls[].bearer"
    }
    assert found == {**wanted, **dict.fromkeys(never_null, NEVER)}


def test_every_common_field_of_views_is_documented() -> None:
    page = (DOCS / "adding-a-bot.md").read_text(encoding="utf-8")
    section = page.partition("### All games\n")[2].partition("\n### ")[0]
    assert list(documented(section)) == [path for path, _ in fields(type_info(View))]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_decision_of_a_game_is_documented(game: Game) -> None:
    page = page_of(game)
    play = Play(game, game.setup(players=3), luck=Rng(7))
    asked = set[str]()
    while not play.over:
        asked.add(play.view(play.current).prompt.code)
        play.move(game.write(play.state, play.state.sampled(Rng(len(play.moves)))))
    assert len(asked) > 1
    assert [code for code in sorted(asked) if f"`{code}`" not in page] == []
