"""Notices by webhook: the facts as JSON."""

from __future__ import annotations

import msgspec

from wanli.server.notices.guarded_client import GuardedClient
from wanli.server.notices.rendering import RenderedNotice


class Hook(msgspec.Struct, frozen=True):
    """The body of a webhook request."""

    id: str
    kind: str
    table: str
    game: str
    url: str
    version: int
    at: float


async def send(client: GuardedClient, address: str, notice: RenderedNotice) -> None:
    """Post the facts; receivers recognize repeats by the idempotency key."""
    facts = Hook(
        notice.key, notice.kind, notice.table, notice.game, notice.url, notice.version, notice.at
    )
    headers = {"Content-Type": "application/json", "Idempotency-Key": notice.key}
    await client.post(address, msgspec.json.encode(facts), headers)
