"""The text of notices: facts for programs, and title and text in the person's language.

A notice must not reveal anything hidden in a game: only game, table and names of the players.
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
class RenderedNotice:
    """A notice as text, ready for any channel."""

    key: str  # idempotency key, the same for every attempt
    kind: str  # turn, start, over, asked, rematch, test, confirm
    table: str
    game: str
    version: int
    at: float
    url: str  # page to open
    title: str
    text: str
    footer: str  # why it was sent


def render(delivery: Delivery, settings: Settings) -> RenderedNotice:
    """Render the notice of a delivery."""
    words = catalogue_for(delivery.settings)
    title, text = _title_and_text(words, delivery.kind, game_title(delivery.game))
    names = ", ".join(filter(None, map(printable, delivery.others)))
    if names:
        text = f"{text} {words.say('notice-with', names=names)}"
    return RenderedNotice(
        key=delivery.key,
        kind=delivery.kind,
        table=delivery.table,
        game=delivery.game,
        version=delivery.version,
        at=delivery.at,
        url=f"{site_url(settings)}/table/{delivery.table}",
        title=title,
        text=text,
        footer=words.say("notice-footer", site=site_url(settings)),
    )


def render_trial(person: PersonSettings, settings: Settings, now: float) -> RenderedNotice:
    """Render a notice that tests a channel."""
    words = catalogue_for(person)
    title_and_text = words.say("notice-test-title"), words.say("notice-test")
    return _without_table(TEST, title_and_text, words, settings, now)


def render_confirmation(
    person: PersonSettings, settings: Settings, now: float, code: str
) -> RenderedNotice:
    """Render a mail with the code that confirms its address."""
    words = catalogue_for(person)
    title_and_text = words.say("notice-confirm-title"), words.say("notice-confirm", code=code)
    rendered = _without_table(CONFIRM, title_and_text, words, settings, now)
    return replace(rendered, url=f"{site_url(settings)}/settings")


def _without_table(
    kind: str, title_and_text: tuple[str, str], words: Catalogue, settings: Settings, now: float
) -> RenderedNotice:
    title, text = title_and_text
    return RenderedNotice(
        key=secrets.token_hex(16),
        kind=kind,
        table="",
        game="",
        version=0,
        at=now,
        url=site_url(settings),
        title=title,
        text=text,
        footer=words.say("notice-footer", site=site_url(settings)),
    )


def _title_and_text(words: Catalogue, kind: str, game: str) -> tuple[str, str]:
    if kind == "turn":
        return words.say("notice-turn-title", game=game), words.say("notice-turn", game=game)
    if kind == "start":
        return words.say("notice-start-title", game=game), words.say("notice-start", game=game)
    if kind == "asked":
        return words.say("notice-asked-title", game=game), words.say("notice-asked", game=game)
    if kind == "rematch":
        return words.say("notice-rematch-title", game=game), words.say("notice-rematch", game=game)
    return words.say("notice-over-title", game=game), words.say("notice-over", game=game)


def catalogue_for(person: PersonSettings) -> Catalogue:
    """Return the text catalogue in a person's language."""
    return catalogue(person.language or DEFAULT)


def site_url(settings: Settings) -> str:
    """Return the URL of the site, without a trailing slash."""
    return (settings.public or f"http://{settings.host}:{settings.port}").rstrip("/")


def game_title(game: str) -> str:
    """Return the title of a game."""
    return next((one.title for one in GAMES if one.id == game), game)


def printable(name: str) -> str:
    """Return a name without line breaks and control characters."""
    return "".join(c for c in name if c == " " or unicodedata.category(c)[0] not in "CZ")
