"""The texts of the web client: the same in every language, all there, none dead."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tests.text.messages import Message, messages
from wanli.core.game_modules import folder_of
from wanli.games import GAMES
from wanli.text import LANGUAGES

SOURCES = Path(__file__).parents[2] / "web" / "src"
PAGES = ("web", "pages", "study")
SHARED = ("core", "server")  # what the client shows of others' texts
GAME_FILES = (*(folder_of(one.id) for one in GAMES), "companion")
SCREEN = "screen-"

every_file = pytest.mark.parametrize("name", [*PAGES, *GAME_FILES])


def shown(language: str, name: str) -> dict[str, Message]:
    """The messages of a file that only the browser uses."""
    there = messages(language, name)
    if name in PAGES:
        return there
    return {code: one for code, one in there.items() if code.startswith(SCREEN)}


@cache
def source() -> str:
    """All of the client but its tests and the types that are made for it."""
    files = [*SOURCES.rglob("*.ts"), *SOURCES.rglob("*.svelte")]
    wanted = [one for one in files if ".test." not in one.name and one.name != "wire.ts"]
    return "\n".join(one.read_text(encoding="utf-8") for one in wanted)


@cache
def literals() -> frozenset[str]:
    """Every plain text in quotes that could be a code."""
    return frozenset(re.findall(r"""["'`]([a-z][a-z0-9-]*)["'`]""", source()))


@cache
def patterns() -> tuple[re.Pattern[str], ...]:
    """Every text in which a part is put in: `level-${level}`."""
    found = re.findall(r"`([a-z0-9-]*\$\{[^`]*)`", source())
    plain = [re.sub(r"\$\{[^}]*\}", "\0", one) for one in found]
    codes = [one for one in plain if re.fullmatch(r"[a-z0-9\0-]+", one) and is_telling(one)]
    return tuple(re.compile(re.escape(one).replace("\0", "[a-z0-9-]+")) for one in codes)


def is_telling(pattern: str) -> bool:
    """Whether it says more than the prefix that a screen's own function puts before a code."""
    return len(pattern.replace("\0", "").removeprefix(SCREEN)) > 2


def is_used(code: str) -> bool:
    """Whether the client can come to say it; a screen may leave out its prefix."""
    names = {code, code.removeprefix(SCREEN)}
    first, _, rest = code.removeprefix(SCREEN).partition("-")
    if rest and first in literals() and "`screen-${stage}-${verb}`" in source():
        return True
    return bool(names & literals()) or any(p.fullmatch(n) for p in patterns() for n in names)


@every_file
@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_every_language_says_the_same(language: str, name: str) -> None:
    english, other = shown("en", name), shown(language, name)
    assert sorted(english) == sorted(other)
    for code, message in other.items():
        assert message.uses.facts == english[code].uses.facts, code


@every_file
def test_no_text_is_dead(name: str) -> None:
    assert [code for code in shown("en", name) if not is_used(code)] == []


def test_every_text_that_is_asked_for_is_there() -> None:
    asked = set(re.findall(r"""words\.say\(\s*["']([a-z0-9-]+)["']""", source()))
    files = (*PAGES, *SHARED, *GAME_FILES)
    there = {code for name in files for code in messages("en", name)}
    assert asked
    assert sorted(asked - there) == []


def test_no_page_text_hides_another() -> None:
    seen: dict[str, str] = {}
    for name in (*PAGES, *SHARED):
        for code in messages("en", name):
            assert code not in seen, f"{code} is in {seen.get(code)} and in {name}"
            seen[code] = name


def test_the_client_registers_every_game_by_its_title() -> None:
    registered = (SOURCES / "games" / "index.ts").read_text(encoding="utf-8")
    found = re.findall(r'"?([a-z-]+)"?: \{\s*title: "([^"]+)"', registered)
    assert dict(found) == {one.id: one.title for one in GAMES}
