"""Garbage is looked for when nobody waits for the server.

A move leaves nothing behind that only the collector would find; people who come and go do. While it
looks, all tables stand still, the longer the more it looks at. So by itself it looks at little at a
time, and at what has outlived that only before memory would run out, or when the server is idle.
"""

from __future__ import annotations

import gc
from time import perf_counter, process_time

from wanli.server.ever import for_ever

PAUSE = 1.0  # seconds
IDLE = 0.1  # of the time since we last looked
LOAD = (20_000, 200, 50)  # new objects, looks at them, and looks at those that outlived some
DUE = {2: 50, 1: 10}  # so many looks at what is younger are enough for an idle server


def spare() -> None:
    """Leave out what is there for ever, and look seldom at the rest."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*LOAD)


async def keep_tidy() -> None:
    """Look for garbage whenever the server is idle, until cancelled."""
    await for_ever(Tidier().maybe_tidy_up, PAUSE, "no tidying up")


class Tidier:
    """Knows how much the server had to do since it was last asked."""

    def __init__(self) -> None:
        self._at, self._worked = perf_counter(), process_time()

    async def maybe_tidy_up(self) -> None:
        """Look at what is due, oldest first, if the server had hardly anything to do."""
        before, worked = self._at, self._worked
        self._at, self._worked = perf_counter(), process_time()
        if self._worked - worked > IDLE * (self._at - before):
            return
        for generation, looks in DUE.items():
            if gc.get_count()[generation] > looks:
                gc.collect(generation)
                self._at, self._worked = perf_counter(), process_time()
                return
