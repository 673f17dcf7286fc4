"""The ways by which a person is reached outside the page, as his settings have them."""

from __future__ import annotations

import hashlib
from collections.abc import Collection

import msgspec
import sqlalchemy as sa

from wanli.storage.person_settings import (
    PersonSettings,
    PushSubscription,
    kept_settings,
    read_settings,
)
from wanli.storage.schema import people

WEBHOOK, NTFY, EMAIL, PUSH = "webhook", "ntfy", "email", "push"


def channels(settings: PersonSettings, offered: Collection[str], game: str = "") -> list[str]:
    """By which ways a person wants to hear of a game, of those that a server offers."""
    if game in settings.quiet:
        return []
    return [way for way in addressed(settings, offered) if way != EMAIL or settings.email_confirmed]


def addressed(settings: PersonSettings, offered: Collection[str]) -> list[str]:
    """The ways that a person has an address for, even one that may be somebody else's."""
    plain = {WEBHOOK: settings.webhook, NTFY: settings.ntfy, EMAIL: settings.email}
    ways = [way for way, address in plain.items() if address and way in offered]
    return ways + [push_channel(one) for one in settings.push if PUSH in offered]


def push_channel(subscription: PushSubscription) -> str:
    """The channel of one browser: each has its own deliveries, and is told once."""
    return f"{PUSH}:{hashlib.sha256(subscription.endpoint.encode()).hexdigest()[:11]}"


def subscription_of(settings: PersonSettings, channel: str) -> PushSubscription | None:
    """The browser behind a channel, if it is still subscribed."""
    return next((one for one in settings.push if push_channel(one) == channel), None)


def unsubscribe(connection: sa.Connection, person: str, channel: str) -> None:
    """A browser is gone for good: forget its subscription."""
    query = sa.select(people.c.settings).where(people.c.id == person)
    if connection.dialect.name == "postgresql":
        query = query.with_for_update()
    kept = connection.execute(query).scalar()
    settings = read_settings(kept or b"")
    left = [one for one in settings.push if push_channel(one) != channel]
    if len(left) < len(settings.push):
        new = kept_settings(msgspec.structs.replace(settings, push=left))
        connection.execute(people.update().where(people.c.id == person).values(settings=new))
