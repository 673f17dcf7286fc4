"""The messages about people: who one is, what one has chosen, what one has."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from wanli.server.person import Scope
from wanli.server.wire import Request, Summary
from wanli.storage.belongings import OwnLine, OwnSeat, OwnTable
from wanli.storage.people import Rating
from wanli.storage.person_settings import (
    Address,
    GameName,
    Language,
    MailAddress,
    PersonSettings,
    PushSubscription,
    Theme,
)
from wanli.storage.sessions import Token

Kind = Literal["guest", "account", "bot"]
# Longer than a name may be: it is cleaned first, and then refused by its own code.
NameText = Annotated[str, msgspec.Meta(max_length=100)]
PasswordText = Annotated[str, msgspec.Meta(max_length=200)]


# ---- what somebody wants ---------------------------------------------------------------------
class NewGuest(Request, frozen=True):
    """Play at once."""

    name: NameText


class SignIn(Request, frozen=True):
    """The name and the password of an account, an old one or a new one."""

    name: NameText
    password: PasswordText


class NewPassword(Request, frozen=True):
    """Another password."""

    old: PasswordText
    new: PasswordText


class DeleteMe(Request, frozen=True):
    """So that nobody deletes himself by accident: an account's password, a guest's name."""

    password: PasswordText = ""
    name: NameText = ""


class SettingsChange(Request, frozen=True):
    """Other settings; what is left out stays as it is."""

    language: Language | None = None
    theme: Theme | None = None
    webhook: Address | None = None
    ntfy: Address | None = None
    email: MailAddress | None = None
    push: Annotated[list[PushSubscription], msgspec.Meta(max_length=10)] | None = None
    quiet: Annotated[list[GameName], msgspec.Meta(max_length=20)] | None = None


class ChangeMe(Request, frozen=True):
    """Another name, for a guest; other settings."""

    name: NameText | None = None
    settings: SettingsChange | None = None


class NewBot(Request, frozen=True):
    """A program that is to play."""

    name: NameText
    scopes: Annotated[list[Scope], msgspec.Meta(min_length=1, max_length=4)]


# ---- what is answered ------------------------------------------------------------------------
class Me(msgspec.Struct, frozen=True, kw_only=True):
    """Who one is."""

    id: str
    name: str
    kind: Kind
    scopes: list[Scope]
    settings: PersonSettings
    muted: list[str]  # ids of people
    created_at: float


class PersonInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody may know of a person."""

    id: str
    name: str
    kind: Kind
    created_at: float
    ratings: list[Rating]
    games: list[Summary]  # that are over and were listed, the last ones


class MyTables(msgspec.Struct, frozen=True):
    """One's own tables, those first where one has to decide."""

    tables: list[Summary]
    more: bool  # whether there are others after them


class BotInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A program of one's own."""

    person: str
    name: str
    scopes: list[str]
    created_at: float


class BotMade(msgspec.Struct, frozen=True):
    """A new program; its token is shown this once."""

    person: str
    token: str


class Export(msgspec.Struct, frozen=True, kw_only=True):
    """What is kept about a person and can be taken along; no secret, no past sign-in or notice."""

    me: Me
    seats: list[OwnSeat]
    tables: list[OwnTable]  # made or imported by oneself
    chat: list[OwnLine]
    ratings: list[Rating]
    bots: list[BotInfo]
    tokens: list[Token]
