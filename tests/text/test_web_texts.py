"""The texts of the web client: equal codes in every language, none missing, none unused."""

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
SHARED = ("core", "server")  # files of other parts that the client uses too
GAME_FILES = (*(folder_of(one.id) for one in GAMES), "companion")
SCREEN = "screen-"

every_file = pytest.mark.parametrize("name", [*PAGES, *GAME_FILES])


def browser_messages(language: str, name: str) -> dict[str, Message]:
    """Return the messages of a file that only the browser uses."""
    there = messages(language, name)
    if name in PAGES:
        return there
    return {code: one for code, one in there.items() if code.startswith(SCREEN)}


@cache
def source() -> str:
    """Return the source of the client without tests and generated types."""
    files = [*SOURCES.rglob("*.ts"), *SOURCES.rglob("*.svelte")]
    wanted = [one for one in files if ".test." not in one.name and one.name != "wire.ts"]
    return "\n".join(one.read_text(encoding="utf-8") for one in wanted)


@cache
def literals() -> frozenset[str]:
    """Return every quoted text that could be a code."""
    return frozenset(re.findall(r"""["'`]([a-z][a-z0-9-]*)["'`]""", source()))


@cache
def patterns() -> tuple[re.Pattern[str], ...]:
    """Return a pattern for every template text such as `level-${level}`."""
    found = re.findall(r"`([a-z0-9-]*\$\{[^`]*)`", source())
    plain = [re.sub(r"\$\{[^}]*\}", "\0", one) for one in found]
    codes = [one for one in plain if re.fullmatch(r"[a-z0-9\0-]+", one) and is_specific(one)]
    return tuple(re.compile(re.escape(one).replace("\0", "[a-z0-9-]+")) for one in codes)


def is_specific(pattern: str) -> bool:
    """Return whether a pattern has more fixed text than the prefix of a screen's codes."""
    return len(pattern.replace("\0", "").removeprefix(SCREEN)) > 2


def is_used(code: str) -> bool:
    """Return whether the client can use a code; a screen may omit its prefix."""
    names = {code, code.removeprefix(SCREEN)}
    first, _, rest = code.removeprefix(SCREEN).partition("-")
    if rest and first in literals() and "`screen-${stage}-${verb}`" in source():
        return True
    return bool(names & literals()) or any(p.fullmatch(n) for p in patterns() for n in names)


@every_file
@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_web_texts_have_the_same_codes_and_facts_in_every_language(
    language: str, name: str
) -> None:
    english, other = browser_messages("en", name), browser_messages(language, name)
    assert sorted(english) == sorted(other)
    for code, message in other.items():
        assert message.uses.facts == english[code].uses.facts, code


@every_file
def test_no_web_text_is_unused(name: str) -> None:
    assert [code for code in browser_messages("en", name) if not is_used(code)] == []


def test_every_web_text_that_the_client_uses_exists() -> None:
    asked = set(re.findall(r"""words\.say\(\s*["']([a-z0-9-]+)["']""", source()))
    files = (*PAGES, *SHARED, *GAME_FILES)
    there = {code for name in files for code in messages("en", name)}
    assert asked
    assert sorted(asked - there) == []


def test_no_two_files_of_web_texts_have_the_same_code() -> None:
    seen: dict[str, str] = {}
    for name in (*PAGES, *SHARED):
        for code in messages("en", name):
            assert code not in seen, f"{code} is in {seen.get(code)} and in {name}"
            seen[code] = name


def test_the_web_client_registers_every_game_with_its_title() -> None:
    registered = (SOURCES / "games" / "index.ts").read_text(encoding="utf-8")
    found = re.findall(r'"?([a-z-]+)"?: \{\s*title: "([^"]+)"', registered)
    assert dict(found) == {one.id: one.title for one in GAMES}
