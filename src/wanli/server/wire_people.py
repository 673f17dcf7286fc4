"""Messages about people: accounts, settings, own tables, bots and exports."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from wanli.server.person import Scope
from wanli.server.wire import Request, Summary
from wanli.storage.people import Rating
from wanli.storage.person_data import OwnLine, OwnSeat, OwnTable
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
# Longer than a name may be: names are cleaned first, and then refused with a code of their own.
NameText = Annotated[str, msgspec.Meta(max_length=100)]
PasswordText = Annotated[str, msgspec.Meta(max_length=200)]


# ---- requests --------------------------------------------------------------------------------
class NewGuest(Request, frozen=True):
    """Play as a guest."""

    name: NameText


class SignIn(Request, frozen=True):
    """Name and password of an existing or a new account."""

    name: NameText
    password: PasswordText


class NewPassword(Request, frozen=True):
    """Change the password."""

    old: PasswordText
    new: PasswordText


class DeleteMe(Request, frozen=True):
    """Delete the caller; needs the password of an account or the name of a guest."""

    password: PasswordText = ""
    name: NameText = ""


class SettingsChange(Request, frozen=True):
    """Changed settings; omitted ones stay as they are."""

    language: Language | None = None
    theme: Theme | None = None
    webhook: Address | None = None
    ntfy: Address | None = None
    email: MailAddress | None = None
    push: Annotated[list[PushSubscription], msgspec.Meta(max_length=10)] | None = None
    quiet: Annotated[list[GameName], msgspec.Meta(max_length=20)] | None = None


class ChangeMe(Request, frozen=True):
    """A new name (guests only), changed settings."""

    name: NameText | None = None
    settings: SettingsChange | None = None


class NewBot(Request, frozen=True):
    """Create a bot account."""

    name: NameText
    scopes: Annotated[list[Scope], msgspec.Meta(min_length=1, max_length=4)]


# ---- responses -------------------------------------------------------------------------------
class Me(msgspec.Struct, frozen=True, kw_only=True):
    """The caller."""

    id: str
    name: str
    kind: Kind
    scopes: list[Scope]
    settings: PersonSettings
    muted: list[str]  # ids of people
    created_at: float


class PersonInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The public facts of a person."""

    id: str
    name: str
    kind: Kind
    created_at: float
    ratings: list[Rating]
    games: list[Summary]  # the latest listed and finished games


class MyTables(msgspec.Struct, frozen=True):
    """The caller's tables, those that wait for them first."""

    tables: list[Summary]
    more: bool  # whether another page follows


class BotInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A bot account of the caller."""

    person: str
    name: str
    scopes: list[str]
    created_at: float


class BotMade(msgspec.Struct, frozen=True):
    """A new bot account; its token is not shown again."""

    person: str
    token: str


class Export(msgspec.Struct, frozen=True, kw_only=True):
    """All data of the caller, without secrets, sessions and notices."""

    me: Me
    seats: list[OwnSeat]
    tables: list[OwnTable]  # created or imported by the caller
    chat: list[OwnLine]
    ratings: list[Rating]
    bots: list[BotInfo]
    tokens: list[Token]
