"""Every code has a message in every language with valid facts, and no message is unused."""

from __future__ import annotations

import pytest

from tests.text import wanted
from tests.text.codes import Codes
from tests.text.messages import Message, messages
from wanli.games import GAMES
from wanli.text import LANGUAGES
from wanli.text.catalogue import about, catalogue

FILES = wanted.files()
every_file = pytest.mark.parametrize("name", FILES)
every_game = pytest.mark.parametrize("game", [one.id for one in GAMES])
every_language = pytest.mark.parametrize("language", LANGUAGES)


def non_browser_messages(language: str, name: str) -> dict[str, Message]:
    """Return the messages of a file without those of the browser (see `test_web_texts.py`)."""
    there = messages(language, name).items()
    return {code: one for code, one in there if not code.startswith("screen-")}


@every_file
@every_language
def test_every_code_has_a_message_and_no_message_is_unused(language: str, name: str) -> None:
    needed, there = set(FILES[name]()), set(non_browser_messages(language, name))
    assert (sorted(needed - there), sorted(there - needed)) == ([], [])


@every_file
@every_language
def test_a_message_uses_only_facts_that_it_gets(language: str, name: str) -> None:
    needed: Codes = FILES[name]()
    for code, message in non_browser_messages(language, name).items():
        facts = needed[code]
        given = {*facts, "who"} if "seat" in facts else facts
        assert message.uses.facts <= given, code


@every_game
@every_language
def test_a_name_in_a_message_has_the_form_that_the_message_uses(language: str, game: str) -> None:
    there = messages(language, game.replace("-", "_"))
    names = wanted.messages_of(game).names
    for code, message in there.items():
        for kind, form in message.uses.names:
            for value in names[kind]:
                assert not form or form in there[f"{kind}-{value}"].forms, (code, kind, value, form)


@pytest.mark.parametrize(
    ("game", "kind"), [("chang-cheng", "colour"), ("great-wall", "colour"), ("great-wall", "card")]
)
@every_language
def test_names_shown_by_their_initials_have_different_initials(
    language: str, game: str, kind: str
) -> None:
    words, values = catalogue(language, game), wanted.messages_of(game).names[kind]
    initials = {words.name(kind, value, "initial") for value in values}
    assert len(initials) == len(values)
    assert all(len(initial) == 1 for initial in initials)


@every_game
@every_language
def test_every_game_has_a_description_in_every_language(language: str, game: str) -> None:
    said = about(game, language)
    assert said.endswith(".")
    assert language == "en" or said != about(game)


def test_a_description_without_translation_is_in_english() -> None:
    assert about("great-wall", "xx") == about("great-wall")
