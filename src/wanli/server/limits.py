"""How often somebody may do something: a bucket for each, that fills again with time.

Only this process counts, and only in memory: a limit slows guessing and flooding, nothing more.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from litestar.connection import ASGIConnection

from wanli.core.errors import WanliError

if TYPE_CHECKING:
    from wanli.server.settings import Settings

Kind = Literal[
    "guests",  # new people, by address
    "sign-in-address",
    "sign-in-account",  # from devices that have never signed in to it
    "sign-in-device",  # from one that has: nobody else can use this up
    "chat",
    "tables",
    "moves",
    "looks",  # what changes nothing over a WebSocket: other eyes, and what cannot be read
    "hints",
    "imports",
    "exports",
    "mail",  # other addresses, by account; and letters that somebody asks for, by address
    "mail-code",
    "host-key",  # wrong ones, by address
]
MOST_BUCKETS = 50_000
ROUNDING = 1e-6  # who has waited as long as he was told is let in


@dataclass(frozen=True)
class Rate:
    """So many at once, and one more each time so many seconds have passed."""

    burst: int
    seconds: float


RATES: Mapping[Kind, Rate] = {
    "guests": Rate(30, 10),
    "sign-in-address": Rate(20, 6),
    "sign-in-account": Rate(10, 60),
    "sign-in-device": Rate(10, 10),
    "chat": Rate(10, 2),
    "tables": Rate(30, 10),
    "moves": Rate(200, 0.05),
    "looks": Rate(100, 0.2),
    "hints": Rate(20, 3),
    "imports": Rate(10, 30),
    "exports": Rate(5, 60),
    "mail": Rate(3, 3600),
    "mail-code": Rate(10, 60),
    "host-key": Rate(20, 6),
}


class TooMany(WanliError):
    """Too often in too short a time; it can be tried again after some seconds."""

    def __init__(self, seconds: int) -> None:
        super().__init__("too-many", {"seconds": seconds})


class Limits:
    """The buckets of one server process; those that were not used for longest are forgotten."""

    def __init__(
        self,
        rates: Mapping[Kind, Rate] = RATES,
        now: Callable[[], float] = time.monotonic,
        most: int = MOST_BUCKETS,
    ) -> None:
        self._rates = rates
        self._now = now
        self._most = most
        self._buckets: OrderedDict[tuple[Kind, str], tuple[float, float]] = OrderedDict()

    def spend(self, kind: Kind, key: str, cost: int = 1) -> None:
        """Do something once, or what counts as much as several times; raises TooMany."""
        rate, now = self._rates[kind], self._now()
        level, at = self._buckets.pop((kind, key), (float(rate.burst), now))
        level = min(rate.burst, level + (now - at) / rate.seconds)
        enough = level >= cost - ROUNDING
        self._buckets[kind, key] = level - cost if enough else level, now
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        if not enough:
            raise TooMany(math.ceil((cost - level) * rate.seconds))


def address_of(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> str:
    """Where a request comes from, as limits count it; of IPv6 the network is one address."""
    text = connection.client.host if connection.client else ""
    if settings.trust_proxy:  # what the proxy itself has seen stands last
        forwarded = connection.headers.getall("x-forwarded-for", [])
        text = ",".join(forwarded).rpartition(",")[2].strip() or text
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return text[:64]
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((int(address), 64), strict=False))
    return str(address)
