"""A figure: one line of a benchmark."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

import msgspec


class Figure(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A measured value, with a peer's value and the ratio if there is a peer."""

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
    """Return the time of one operation; `work` does it `times` times."""
    started = perf_counter()
    work()
    return (perf_counter() - started) / times * 1e9
