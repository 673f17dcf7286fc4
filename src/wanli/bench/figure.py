"""One line of the benchmark."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

import msgspec


class Figure(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A measured value, and where there is one a peer's value and the ratio to it."""

    game: str
    players: int
    metric: str
    value: float
    unit: str
    variant: str  # compiled or interpreted
    peer: str = ""
    peer_value: float = 0.0
    ratio: float = 0.0


def nanoseconds(work: Callable[[], object], times: int) -> float:
    """The time of one of `times` equal things that the work does."""
    begun = perf_counter()
    work()
    return (perf_counter() - begun) / times * 1e9
