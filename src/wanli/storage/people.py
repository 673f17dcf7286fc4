"""The rows of people: guests, accounts and bot accounts; each function is part of a transaction."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Literal

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from wanli.core.errors import WanliError
from wanli.storage import schema
from wanli.storage.person_settings import PersonSettings, kept_settings, read_settings
from wanli.storage.tables import new_id

Kind = Literal["guest", "account", "bot"]
MOST_BOTS = 20
MOST_MUTES = 500


class NameTaken(WanliError):
    """Another account has this name."""


class TooManyOf(WanliError):
    """A person has as many of something as anybody may have."""


@dataclass(frozen=True)
class PersonRow:
    """A person as the row has it."""

    id: str
    name: str
    known_as: str | None
    password: str | None
    owner: str | None
    settings: PersonSettings
    created_at: float
    gone_at: float | None

    @property
    def kind(self) -> Kind:
        """What a person is here."""
        if self.owner is not None:
            return "bot"
        return "guest" if self.known_as is None else "account"


@dataclass(frozen=True)
class Rating:
    """How strong a person is at a game."""

    game: str
    mu: float
    sigma: float  # how unsure that is
    games: int


def new_guest(connection: sa.Connection, name: str, now: float) -> PersonRow:
    """Somebody with nothing but a name."""
    return _insert(connection, name, now)


def new_bot(connection: sa.Connection, owner: str, name: str, now: float) -> PersonRow:
    """A program that plays for an account; raises TooManyOf."""
    if len(bots_of(connection, owner)) >= MOST_BOTS:
        raise TooManyOf("too-many-bots", {"most": MOST_BOTS})
    return _insert(connection, name, now, owner)


def by_id(connection: sa.Connection, person: str) -> PersonRow | None:
    """A person who is still there."""
    return _one(connection, schema.people.c.id == person)


def there(connection: sa.Connection, persons: Collection[str]) -> set[str]:
    """Who of these people is still there."""
    ids = schema.people.c.id
    query = sa.select(ids).where(ids.in_(persons), schema.people.c.gone_at.is_(None))
    return set(connection.execute(query).scalars())


def by_known_as(connection: sa.Connection, known_as: str) -> PersonRow | None:
    """The account with a name, folded."""
    return _one(connection, schema.people.c.known_as == known_as)


def bots_of(connection: sa.Connection, owner: str) -> list[PersonRow]:
    """The bot accounts of an account, the oldest first."""
    people = schema.people
    query = sa.select(people).where(people.c.owner == owner, people.c.gone_at.is_(None))
    return [from_row(row) for row in connection.execute(query.order_by(people.c.created_at))]


def make_account(
    connection: sa.Connection, guest: PersonRow, name: str, known_as: str, password: str
) -> PersonRow:
    """A guest becomes an account, and keeps all that is his; raises NameTaken."""
    try:
        with connection.begin_nested():
            values = {"name": name, "known_as": known_as, "password": password}
            _change(connection, guest.id, values)
    except IntegrityError as error:
        raise NameTaken("name-taken", {"name": name}) from error
    return replace(guest, name=name, known_as=known_as, password=password)


def rename(connection: sa.Connection, person: str, name: str) -> None:
    """Another name for a guest."""
    _change(connection, person, {"name": name})


def set_password(connection: sa.Connection, person: str, password: str) -> None:
    """Keep the hash of another password."""
    _change(connection, person, {"password": password})


def set_settings(connection: sa.Connection, person: str, settings: PersonSettings) -> None:
    """Keep what a person has chosen."""
    _change(connection, person, {"settings": kept_settings(settings)})


def ratings_of(connection: sa.Connection, person: str) -> list[Rating]:
    """The ratings of a person, game by game."""
    columns = schema.ratings.c
    query = sa.select(schema.ratings).where(columns.person == person).order_by(columns.game)
    return [Rating(row.game, row.mu, row.sigma, row.games) for row in connection.execute(query)]


# ---- whom one does not want to hear ----------------------------------------------------------
def mute(connection: sa.Connection, person: str, muted: str) -> bool:
    """Mute somebody; False if there is no such person. Raises TooManyOf."""
    if person == muted or by_id(connection, muted) is None:
        return False
    unmute(connection, person, muted)
    mutes = schema.mutes
    count = sa.select(sa.func.count()).select_from(mutes).where(mutes.c.person == person)
    if (connection.execute(count).scalar() or 0) >= MOST_MUTES:
        raise TooManyOf("too-many-mutes", {"most": MOST_MUTES})
    connection.execute(mutes.insert().values(person=person, muted=muted))
    return True


def unmute(connection: sa.Connection, person: str, muted: str) -> None:
    """Hear somebody again."""
    where = schema.mutes.c.person == person, schema.mutes.c.muted == muted
    connection.execute(schema.mutes.delete().where(*where))


# ---- rows ------------------------------------------------------------------------------------
def from_row(row: sa.Row[tuple[object, ...]]) -> PersonRow:
    """A row of `people`."""
    return PersonRow(
        id=row.id,
        name=row.name,
        known_as=row.known_as,
        password=row.password,
        owner=row.owner,
        settings=read_settings(row.settings),
        created_at=row.created_at,
        gone_at=row.gone_at,
    )


def _one(connection: sa.Connection, where: sa.ColumnElement[bool]) -> PersonRow | None:
    query = sa.select(schema.people).where(where, schema.people.c.gone_at.is_(None))
    row = connection.execute(query).first()
    return None if row is None else from_row(row)


def _insert(
    connection: sa.Connection, name: str, now: float, owner: str | None = None
) -> PersonRow:
    new = PersonRow(new_id(), name, None, None, owner, PersonSettings(), now, None)
    row: schema.Row = {
        "id": new.id,
        "name": name,
        "owner": owner,
        "settings": kept_settings(new.settings),
        "created_at": now,
    }
    connection.execute(schema.people.insert().values(row))
    return new


def _change(connection: sa.Connection, person: str, values: schema.Row) -> None:
    connection.execute(schema.people.update().where(schema.people.c.id == person).values(values))
