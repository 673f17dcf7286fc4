"""What a notice says: facts for programs, and a title and a text in the person's language.

Nothing in it is hidden in any game: which game, which table, who sits there, no more.
"""

from __future__ import annotations

import secrets
import unicodedata
from dataclasses import dataclass, replace

from wanli.games import GAMES
from wanli.server.settings import Settings
from wanli.storage.deliveries import Delivery
from wanli.storage.person_settings import PersonSettings
from wanli.text.catalogue import Catalogue, catalogue
from wanli.text.languages import DEFAULT

TEST = "test"
CONFIRM = "confirm"


@dataclass(frozen=True)
class Letter:
    """A notice, ready to be sent by any channel."""

    key: str  # the same whenever it is sent
    kind: str  # turn, start, over, asked, rematch, test, confirm
    table: str
    game: str
    version: int
    at: float
    url: str  # where to go
    title: str
    text: str
    footer: str  # why it was sent, for those who may wonder


def letter(sending: Delivery, settings: Settings) -> Letter:
    """A notice as a letter."""
    words = words_of(sending.settings)
    title, text = _said(words, sending.kind, game_title(sending.game))
    names = ", ".join(filter(None, map(plain, sending.others)))
    if names:
        text = f"{text} {words.say('notice-with', names=names)}"
    return Letter(
        key=sending.key,
        kind=sending.kind,
        table=sending.table,
        game=sending.game,
        version=sending.version,
        at=sending.at,
        url=f"{home(settings)}/table/{sending.table}",
        title=title,
        text=text,
        footer=words.say("notice-footer", site=home(settings)),
    )


def trial_letter(person: PersonSettings, settings: Settings, now: float) -> Letter:
    """A letter that only shows that letters arrive."""
    words = words_of(person)
    said = words.say("notice-test-title"), words.say("notice-test")
    return _of_no_table(TEST, said, words, settings, now)


def code_letter(person: PersonSettings, settings: Settings, now: float, code: str) -> Letter:
    """A letter to an address that is to be confirmed."""
    words = words_of(person)
    said = words.say("notice-confirm-title"), words.say("notice-confirm", code=code)
    written = _of_no_table(CONFIRM, said, words, settings, now)
    return replace(written, url=f"{home(settings)}/settings")


def _of_no_table(
    kind: str, said: tuple[str, str], words: Catalogue, settings: Settings, now: float
) -> Letter:
    title, text = said
    return Letter(
        key=secrets.token_hex(16),
        kind=kind,
        table="",
        game="",
        version=0,
        at=now,
        url=home(settings),
        title=title,
        text=text,
        footer=words.say("notice-footer", site=home(settings)),
    )


def _said(words: Catalogue, kind: str, game: str) -> tuple[str, str]:
    if kind == "turn":
        return words.say("notice-turn-title", game=game), words.say("notice-turn", game=game)
    if kind == "start":
        return words.say("notice-start-title", game=game), words.say("notice-start", game=game)
    if kind == "asked":
        return words.say("notice-asked-title", game=game), words.say("notice-asked", game=game)
    if kind == "rematch":
        return words.say("notice-rematch-title", game=game), words.say("notice-rematch", game=game)
    return words.say("notice-over-title", game=game), words.say("notice-over", game=game)


def words_of(person: PersonSettings) -> Catalogue:
    """The language of a person."""
    return catalogue(person.language or DEFAULT)


def home(settings: Settings) -> str:
    """The address of the site, without a slash at the end."""
    return (settings.public or f"http://{settings.host}:{settings.port}").rstrip("/")


def game_title(game: str) -> str:
    """What a game is called everywhere."""
    return next((one.title for one in GAMES if one.id == game), game)


def plain(name: str) -> str:
    """A name on one line, without anything that is no character to be seen."""
    return "".join(c for c in name if c == " " or unicodedata.category(c)[0] not in "CZ")
