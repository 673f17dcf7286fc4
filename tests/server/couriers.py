"""Couriers who go when a test tells them, and somebody who should hear from them."""

from __future__ import annotations

import asyncio
import base64
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.storage.staged import GAME, Staged
from wanli.server.notices import Courier
from wanli.server.settings import Settings
from wanli.storage.database import Database
from wanli.storage.person_settings import PersonSettings, PushSubscription
from wanli.table.clock import Watch

LOCAL = Settings(private_hooks=True, public="https://wall.example/")
NEVER = 3600.0  # seconds: no test takes so long
SITE_KEY = "Dt1CLgQlkiaA-tmCkATyKZeoF1-Gtw1-gdEP6pOCqj4"


@dataclass(frozen=True)
class Place:
    """As much of a server as a courier needs."""

    settings: Settings
    database: Database
    watch: Watch


class FastWatch(Watch):
    """A watch that can be put forward."""

    ahead = 0.0

    def now(self) -> float:
        """Seconds since 1970."""
        return super().now() + self.ahead


@asynccontextmanager
async def couriers(
    stage: Staged, settings: Settings = LOCAL, count: int = 1, watch: Watch | None = None
) -> AsyncIterator[list[Courier]]:
    """Couriers who are told when to go."""
    place = Place(settings, stage.database, watch or Watch())
    made = [Courier(place, pause=0.01, timeout=NEVER) for _ in range(count)]
    try:
        yield made
    finally:
        for one in made:
            await one.close()


async def go(*all_couriers: Courier) -> None:
    """One round."""
    await asyncio.gather(*(one.gather() for one in all_couriers))
    await asyncio.gather(*(one.send() for one in all_couriers))
    await asyncio.gather(*(one.finish() for one in all_couriers))


def turn(stage: Staged, settings: PersonSettings, game: str = GAME) -> tuple[str, str]:
    """Ann, who is away, has to decide; gives her and the table."""
    ann, bob = stage.person("Ann", settings), stage.person("Bob")
    table = stage.table(ann, bob, at=time.time() - 60, game=game)
    return ann, table


# ---- settings ----------------------------------------------------------------------------------
def mailing(port: int) -> Settings:
    """A server that sends mail."""
    return msgspec.structs.replace(
        LOCAL, smtp=f"smtp://127.0.0.1:{port}", mail_from="wanli@wall.example"
    )


def pushing() -> Settings:
    """A server that has a key for web push."""
    return msgspec.structs.replace(LOCAL, push_key=SITE_KEY, push_contact="host@wall.example")


def subscription(
    endpoint: str, browser: ec.EllipticCurvePrivateKey, auth: bytes
) -> PushSubscription:
    """As a browser subscribes."""
    point = browser.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    p256dh, secret = (
        base64.urlsafe_b64encode(part).rstrip(b"=").decode() for part in (point, auth)
    )
    return PushSubscription(endpoint, p256dh, secret)
