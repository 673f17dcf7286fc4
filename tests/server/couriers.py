"""Couriers that run round by round, settings for each channel, and a pending turn to notify."""

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

from tests.storage.scenario import GAME, Scenario
from wanli.server.notices import Courier
from wanli.server.settings import Settings
from wanli.storage.database import Database
from wanli.storage.person_settings import PersonSettings, PushSubscription
from wanli.table.clock import Watch

LOCAL = Settings(private_hooks=True, public="https://wall.example/")
NEVER = 3600.0  # seconds; longer than any test
SITE_KEY = "Dt1CLgQlkiaA-tmCkATyKZeoF1-Gtw1-gdEP6pOCqj4"


@dataclass(frozen=True)
class CourierSite:
    """The parts of a server that a courier needs."""

    settings: Settings
    database: Database
    watch: Watch


class SettableWatch(Watch):
    """A clock that can be set ahead."""

    ahead = 0.0

    def now(self) -> float:
        """Return the Unix time."""
        return super().now() + self.ahead


@asynccontextmanager
async def couriers(
    scenario: Scenario, settings: Settings = LOCAL, count: int = 1, watch: Watch | None = None
) -> AsyncIterator[list[Courier]]:
    """Couriers that only run when the test calls them."""
    place = CourierSite(settings, scenario.database, watch or Watch())
    made = [Courier(place, pause=0.01, timeout=NEVER) for _ in range(count)]
    try:
        yield made
    finally:
        for one in made:
            await one.close()


async def run_round(*couriers_to_run: Courier) -> None:
    """Run one round of these couriers and wait for all deliveries."""
    await asyncio.gather(*(one.create_missing() for one in couriers_to_run))
    await asyncio.gather(*(one.send() for one in couriers_to_run))
    await asyncio.gather(*(one.finish() for one in couriers_to_run))


def add_turn(scenario: Scenario, settings: PersonSettings, game: str = GAME) -> tuple[str, str]:
    """Insert a table with a turn of Ann, who is away; return the ids of Ann and the table."""
    ann, bob = scenario.person("Ann", settings), scenario.person("Bob")
    table = scenario.table(ann, bob, at=time.time() - 60, game=game)
    return ann, table


# ---- settings ----------------------------------------------------------------------------------
def mail_settings(port: int) -> Settings:
    """Settings of a server that sends mail."""
    return msgspec.structs.replace(
        LOCAL, smtp=f"smtp://127.0.0.1:{port}", mail_from="wanli@wall.example"
    )


def push_settings() -> Settings:
    """Settings of a server with a key for Web Push."""
    return msgspec.structs.replace(LOCAL, push_key=SITE_KEY, push_contact="host@wall.example")


def subscription(
    endpoint: str, browser: ec.EllipticCurvePrivateKey, auth: bytes
) -> PushSubscription:
    """The push subscription of a browser."""
    point = browser.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    p256dh, secret = (
        base64.urlsafe_b64encode(part).rstrip(b"=").decode() for part in (point, auth)
    )
    return PushSubscription(endpoint, p256dh, secret)
