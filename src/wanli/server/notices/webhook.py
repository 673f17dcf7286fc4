"""A webhook: the facts as JSON, for a program."""

from __future__ import annotations

import msgspec

from wanli.server.notices.letter import Letter
from wanli.server.notices.poster import Poster


class Hook(msgspec.Struct, frozen=True):
    """What a webhook gets."""

    id: str
    kind: str
    table: str
    game: str
    url: str
    version: int
    at: float


async def send(poster: Poster, address: str, letter: Letter) -> None:
    """Post the facts; a program that sees the same key twice has them already."""
    facts = Hook(
        letter.key, letter.kind, letter.table, letter.game, letter.url, letter.version, letter.at
    )
    headers = {"Content-Type": "application/json", "Idempotency-Key": letter.key}
    await poster.post(address, msgspec.json.encode(facts), headers)
