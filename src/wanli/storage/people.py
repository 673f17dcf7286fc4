"""People: guests, accounts and bot accounts. Each function runs in the caller's transaction."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Literal

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from wanli.core.errors import WanliError
from wanli.storage import schema
from wanli.storage.person_settings import PersonSettings, decode_settings, encode_settings
from wanli.storage.tables import new_id

Kind = Literal["guest", "account", "bot"]
MAX_BOTS = 20
MAX_MUTES = 500


class NameTaken(WanliError):
    """Another account has this name."""


class QuotaExceeded(WanliError):
    """A person has reached the maximum number of bots or mutes."""


@dataclass(frozen=True)
class PersonRow:
    """A row of `people`."""

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
        """The kind of person: guest, account or bot."""
        if self.owner is not None:
            return "bot"
        return "guest" if self.known_as is None else "account"


@dataclass(frozen=True)
class Rating:
    """The rating of a person at a game (mean and deviation of the OpenSkill model)."""

    game: str
    mu: float
    sigma: float  # uncertainty
    games: int


def new_guest(connection: sa.Connection, name: str, now: float) -> PersonRow:
    """Create a guest."""
    return _insert(connection, name, now)


def new_bot(connection: sa.Connection, owner: str, name: str, now: float) -> PersonRow:
    """Create a bot account of an account; raises QuotaExceeded."""
    if len(bots_of(connection, owner)) >= MAX_BOTS:
        raise QuotaExceeded("too-many-bots", {"most": MAX_BOTS})
    return _insert(connection, name, now, owner)


def by_id(connection: sa.Connection, person: str) -> PersonRow | None:
    """Return a person, or None if they do not exist or are deleted."""
    return _one(connection, schema.people.c.id == person)


def existing(connection: sa.Connection, persons: Collection[str]) -> set[str]:
    """Return those of these people who are not deleted."""
    ids = schema.people.c.id
    query = sa.select(ids).where(ids.in_(persons), schema.people.c.gone_at.is_(None))
    return set(connection.execute(query).scalars())


def by_known_as(connection: sa.Connection, known_as: str) -> PersonRow | None:
    """Return the account with a folded name, or None."""
    return _one(connection, schema.people.c.known_as == known_as)


def bots_of(connection: sa.Connection, owner: str) -> list[PersonRow]:
    """Return the bot accounts of an account, oldest first."""
    people = schema.people
    query = sa.select(people).where(people.c.owner == owner, people.c.gone_at.is_(None))
    return [from_row(row) for row in connection.execute(query.order_by(people.c.created_at))]


def make_account(
    connection: sa.Connection, guest: PersonRow, name: str, known_as: str, password: str
) -> PersonRow:
    """Turn a guest into an account with the same id and data; raises NameTaken."""
    try:
        with connection.begin_nested():
            values = {"name": name, "known_as": known_as, "password": password}
            _change(connection, guest.id, values)
    except IntegrityError as error:
        raise NameTaken("name-taken", {"name": name}) from error
    return replace(guest, name=name, known_as=known_as, password=password)


def rename(connection: sa.Connection, person: str, name: str) -> None:
    """Change the name of a guest."""
    _change(connection, person, {"name": name})


def set_password(connection: sa.Connection, person: str, password: str) -> None:
    """Store a new password hash."""
    _change(connection, person, {"password": password})


def set_settings(connection: sa.Connection, person: str, settings: PersonSettings) -> None:
    """Store the settings of a person."""
    _change(connection, person, {"settings": encode_settings(settings)})


def ratings_of(connection: sa.Connection, person: str) -> list[Rating]:
    """Return the ratings of a person, by game."""
    columns = schema.ratings.c
    query = sa.select(schema.ratings).where(columns.person == person).order_by(columns.game)
    return [Rating(row.game, row.mu, row.sigma, row.games) for row in connection.execute(query)]


# ---- mutes -----------------------------------------------------------------------------------
def mute(connection: sa.Connection, person: str, muted: str) -> bool:
    """Mute a person; return False if they do not exist. Raises QuotaExceeded."""
    if person == muted or by_id(connection, muted) is None:
        return False
    unmute(connection, person, muted)
    mutes = schema.mutes
    count = sa.select(sa.func.count()).select_from(mutes).where(mutes.c.person == person)
    if (connection.execute(count).scalar() or 0) >= MAX_MUTES:
        raise QuotaExceeded("too-many-mutes", {"most": MAX_MUTES})
    connection.execute(mutes.insert().values(person=person, muted=muted))
    return True


def unmute(connection: sa.Connection, person: str, muted: str) -> None:
    """Unmute a person."""
    where = schema.mutes.c.person == person, schema.mutes.c.muted == muted
    connection.execute(schema.mutes.delete().where(*where))


# ---- rows ------------------------------------------------------------------------------------
def from_row(row: sa.Row[tuple[object, ...]]) -> PersonRow:
    """Return the person of a row."""
    return PersonRow(
        id=row.id,
        name=row.name,
        known_as=row.known_as,
        password=row.password,
        owner=row.owner,
        settings=decode_settings(row.settings),
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
        "settings": encode_settings(new.settings),
        "created_at": now,
    }
    connection.execute(schema.people.insert().values(row))
    return new


def _change(connection: sa.Connection, person: str, values: schema.Row) -> None:
    connection.execute(schema.people.update().where(schema.people.c.id == person).values(values))
