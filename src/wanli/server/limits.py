"""Rate limits: a token bucket per kind of action and client.

Buckets live in the memory of one process. They slow guessing and flooding down, nothing more.
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
    "guests",  # new guests and accounts, by client address
    "sign-in-address",
    "sign-in-account",  # by account, from unknown devices
    "sign-in-device",  # by known device, so that others cannot lock the owner out
    "chat",
    "tables",
    "moves",
    "looks",  # WebSocket messages that change nothing: `look`, and malformed ones
    "hints",
    "imports",
    "exports",
    "mail",  # changes of the mail address, by account; requested mails, by mail address
    "mail-code",
    "host-key",  # wrong keys, by client address
]
MAX_BUCKETS = 50_000
ROUNDING = 1e-6  # tolerance for clients that wait exactly as long as told


@dataclass(frozen=True)
class Rate:
    """A bucket of `burst` actions that refills by one every `seconds`."""

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


class RateLimitExceeded(WanliError):
    """The rate limit is exceeded; the facts say how many seconds to wait."""

    def __init__(self, seconds: int) -> None:
        super().__init__("too-many", {"seconds": seconds})


class Limits:
    """The buckets of one server process; the least recently used ones are dropped."""

    def __init__(
        self,
        rates: Mapping[Kind, Rate] = RATES,
        now: Callable[[], float] = time.monotonic,
        max_buckets: int = MAX_BUCKETS,
    ) -> None:
        self._rates = rates
        self._now = now
        self._max_buckets = max_buckets
        self._buckets: OrderedDict[tuple[Kind, str], tuple[float, float]] = OrderedDict()

    def spend(self, kind: Kind, key: str, cost: int = 1) -> None:
        """Take `cost` from a bucket; raises RateLimitExceeded if it does not hold enough."""
        rate, now = self._rates[kind], self._now()
        level, at = self._buckets.pop((kind, key), (float(rate.burst), now))
        level = min(rate.burst, level + (now - at) / rate.seconds)
        enough = level >= cost - ROUNDING
        self._buckets[kind, key] = level - cost if enough else level, now
        if len(self._buckets) > self._max_buckets:
            self._buckets.popitem(last=False)
        if not enough:
            raise RateLimitExceeded(math.ceil((cost - level) * rate.seconds))


def rate_limit_key(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> str:
    """Return the rate-limit key of a request: the client IP, IPv6 grouped by /64."""
    text = connection.client.host if connection.client else ""
    if settings.trust_proxy:  # the trusted proxy appends its client as the last address
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
