"""The board of Rise of Empires in a terminal shows everything that matters."""

from __future__ import annotations

from collections.abc import Iterable
from io import StringIO
from itertools import islice
from typing import Any

import pytest
from rich.console import Console

from tests.cli.conftest import Run
from tests.games.rise_of_empires.positions import (
    Table,
    own_set,
    random_decisions,
    seat,
    table,
    wonder,
)
from wanli.cli.boards import Canvas, board_of
from wanli.cli.colours import theme
from wanli.cli.context import CliContext
from wanli.cli.terminal import Terminal
from wanli.text import LANGUAGES, Words
from wanli.text.catalogue import catalogue

BOARD = board_of("rise-of-empires")


def words_in(language: str, t: Table) -> Words:
    """Return the words of a table."""
    return CliContext(Terminal(), language).words(t.game, t.state)


def drawn(
    t: Table, language: str = "en", *, plain: bool = False, width: int = 100, viewer: int = -1
) -> str:
    """Return the board as a spectator or a seat sees it."""
    out = StringIO()
    console = Console(file=out, width=width, theme=theme(None))
    console.print(BOARD.draw(t.view(viewer), words_in(language, t), Canvas(width, plain)))
    return out.getvalue()


def test_the_board_shows_players_regions_rows_and_tiles() -> None:  # RE-5.1
    t = table("2B", players=2, progress=["banking", "iron"], cities=["paris"],
              red=seat(gold=3, pool=2, gaul=2), green=seat(gaul=1, cities=["ur"]),
              wonders={"wonder-1b": wonder("gaul", "green", marked=False)})  # fmt: skip
    text = drawn(t)
    assert "Turn 2B" in text
    assert "Reconstruction" in text
    assert "gaul 2/1 1c R2 G1 ▲G?" in text
    assert "Empire ○○RG" in text
    assert "1 Banking, 2 Iron Weapons (1g)" in text
    assert "Paris (7g 2r → 4v -3f)" in text
    assert "Ur, Wonder of 1B" in text
    assert "Wonders: Wonder of 1B ▲G? gaul -3g" in text
    assert "china" not in text  # not open yet


def test_the_cost_of_removing_own_discs_is_shown() -> None:  # RE-3.4
    own = own_set(lambda data: data["setup"].update(jump_cost=3))
    rows = {"empire": ["green", "red", "", "green"], "trade": ["red"]}
    t = table("1B", players=2, rows=rows, more={"content": own})
    assert "Empire G·RG" in drawn(t)
    assert "Empire G·R3G " in drawn(t, viewer=0)
    assert "○R0" in drawn(t, viewer=0)
    assert "Empire G0·RG6 " in drawn(t, viewer=1)
    assert "R0" not in drawn(table("1A", players=2, rows={"trade": ["red"]}), viewer=0)


def test_a_wonder_that_no_one_can_take_any_more_is_shown() -> None:  # WW-5
    lost = wonder("gaul", "green", marked=False, beyond_reach=True)
    t = table("2B", players=2, green=seat(cities=["ur"]), wonders={"wonder-1b": lost})
    assert "gaul 2/1 1c ▲G!" in drawn(t)


def test_the_yield_and_cost_of_lands_and_discs_are_shown() -> None:  # RE-3.6, RE-3.12
    text = drawn(table(territory=["woods", "town"]))
    assert "Territory: 1 Woods +2c -1f, 2 Town +2g -1f (2g)" in text
    assert "Trade: 1r → 2g/1v, 2r → 4g/2v" in text


def test_without_the_variant_a_wonder_has_no_upkeep() -> None:  # WW-1, WW-9
    for wonders, shown in (("variant", "6v -3g)"), ("printed", "6v)")):
        t = table("1B", cities=["wonder-1b"], options={"wonders": wonders})
        assert f"Wonder of 1B (7g 2r → {shown}" in drawn(t)


def test_lists_of_tiles_fit_the_width_and_are_indented() -> None:
    tiles = ["iron", "religion", "mercenaries", "irrigation", "coinage", "mining", "calendar"]
    lines = drawn(table("2A", red=seat(progress=tiles)), width=60).splitlines()
    start = next(at for at, line in enumerate(lines) if line.startswith("      Iron"))
    assert lines[start].endswith(",")
    assert lines[start + 1].startswith("      ")
    assert max(map(len, lines)) <= 60


def test_about_explains_every_tile() -> None:  # RE-3.5, RE-3.6, RE-3.7, RE-3.8
    t = table("2B", players=2, progress=["coinage"], territory=["town"], cities=["paris"],
              red=seat(progress=["iron"]), wonders={"wonder-1b": wonder("gaul", "green")},
              green=seat(gaul=1))  # fmt: skip
    about = BOARD.pieces(t.view(), words_in("en", t))
    assert about["Coinage (coinage)"] == "2 more gold as income; costs 1 gold."
    assert about["Iron Weapons (iron)"] == "The other side loses 1 more in your wars."
    assert about["Town (town)"] == "Income: 2 gold; needs 1 food each turn; costs 2 gold."
    assert about["Paris (paris)"] == (
        "4\u00a0VP each turn; needs 3 food each turn; costs 7 gold, 2 resource discs."
    )
    assert about["Wonder of 1B (wonder-1b)"] == (
        "6\u00a0VP when it is built, and each later turn for the player who holds and marks it;"
        " upkeep of 3 gold each turn."
    )
    assert about["e2c"] == "3 regions; with water; in a war you lose 1, the other side 2."


def test_about_is_a_command_of_the_prompt(run: Run) -> None:
    typed = ["about e1a", "about nobody", "about"]
    out = " ".join(run("play", "rise-of-empires", "--seed", "1", typed=typed).out.split())
    assert "e1a: 3 regions; in a war you lose 1, the other side 1." in out
    assert "There is no “nobody” on the table. Known: " in out
    assert "e1d: One region; with water" in out
    out = run("play", "chang-cheng", "--seed", "1", typed=["about flood"]).out
    assert "Flood: Value +2 or " in out
    assert "about [NAME]" in run("play", "great-wall", "--seed", "1", typed=["about"]).out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_can_be_drawn_at_any_moment_in_any_language(language: str) -> None:  # RE-5.1
    for play in islice(random_decisions(5, 2), 0, None, 60):
        t = Table(play.state)
        assert drawn(t, language, plain=True)
        assert not any("screen-" in does for does in _about(t, language))


def _about(t: Table, language: str) -> Iterable[str]:
    return BOARD.pieces(t.view(), words_in(language, t)).values()


def test_the_board_has_a_legend_and_no_hand() -> None:  # RE-5.1
    words = Words(catalogue("en", "rise-of-empires"))
    assert len(BOARD.legend(words)) == 5
    assert BOARD.hand(table().view(0), words) == []


def with_names(data: dict[str, Any]) -> None:
    """Return a set with names filled in by its owner."""
    for tile in data["city_tiles"]["tiles"]:
        if tile["id"] == "wonder-1b":
            tile["name"] = "Hanging Gardens"
    for tile in data["progress_tiles"]["tiles"]:
        if tile["id"] == "iron":
            tile["name"] = "Swords"


def test_the_names_of_an_owners_set_are_used_everywhere() -> None:  # RE-1.1
    t = table(
        "1B",
        players=2,
        progress=["iron"],
        cities=["wonder-1b", "rome"],
        red=seat(gold=9, resources=3, pool=2),
        more={"content": own_set(with_names)},
    )
    text = drawn(t, "pl")
    assert "1 Swords" in text
    assert "Hanging Gardens (7" in text
    assert "Rzym" in text  # unnamed things keep their default names
    words = words_in("pl", t)
    assert "Swords (iron)" in BOARD.pieces(t.view(), words)
    assert "Swords" in words.move(0, "progress iron at 1")
    assert "Hanging Gardens" in words.move(0, "city wonder-1b")
