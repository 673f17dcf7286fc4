"""The notice channels of a person outside the page, derived from their settings."""

from __future__ import annotations

import hashlib
from collections.abc import Collection

import msgspec
import sqlalchemy as sa

from wanli.storage.person_settings import (
    PersonSettings,
    PushSubscription,
    decode_settings,
    encode_settings,
)
from wanli.storage.schema import people

WEBHOOK, NTFY, EMAIL, PUSH = "webhook", "ntfy", "email", "push"


def enabled_channels(
    settings: PersonSettings, offered: Collection[str], game: str = ""
) -> list[str]:
    """Return the offered channels by which a person wants notices about a game."""
    if game in settings.quiet:
        return []
    return [
        channel
        for channel in configured_channels(settings, offered)
        if channel != EMAIL or settings.email_confirmed
    ]


def configured_channels(settings: PersonSettings, offered: Collection[str]) -> list[str]:
    """Return the offered channels that a person has an address for, confirmed or not."""
    addresses = {WEBHOOK: settings.webhook, NTFY: settings.ntfy, EMAIL: settings.email}
    found = [channel for channel, address in addresses.items() if address and channel in offered]
    return found + [push_channel(one) for one in settings.push if PUSH in offered]


def push_channel(subscription: PushSubscription) -> str:
    """Return the channel name of one browser; each browser has deliveries of its own."""
    return f"{PUSH}:{hashlib.sha256(subscription.endpoint.encode()).hexdigest()[:11]}"


def subscription_of(settings: PersonSettings, channel: str) -> PushSubscription | None:
    """Return the push subscription behind a channel, or None if it no longer exists."""
    return next((one for one in settings.push if push_channel(one) == channel), None)


def unsubscribe(connection: sa.Connection, person: str, channel: str) -> None:
    """Remove the push subscription behind a channel from a person's settings."""
    query = sa.select(people.c.settings).where(people.c.id == person)
    if connection.dialect.name == "postgresql":
        query = query.with_for_update()
    stored = connection.execute(query).scalar()
    settings = decode_settings(stored or b"")
    remaining = [one for one in settings.push if push_channel(one) != channel]
    if len(remaining) < len(settings.push):
        new = encode_settings(msgspec.structs.replace(settings, push=remaining))
        connection.execute(people.update().where(people.c.id == person).values(settings=new))
