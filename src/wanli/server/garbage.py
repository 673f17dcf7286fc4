"""Garbage collection: full collections run only when the server is idle.

A collection pauses every table, the longer the more objects it visits. Moves create no reference
cycles, but connections and sign-ins do. So automatic collections are limited to young objects, and
older generations are collected while the server is idle, or under load as a last resort.
"""

from __future__ import annotations

import gc
from time import perf_counter, process_time

from wanli.server.periodic import repeat_forever

PAUSE = 1.0  # seconds between two checks
IDLE = 0.1  # share of CPU time below which the server counts as idle
THRESHOLDS = (20_000, 200, 50)  # new objects; collections of generation 0; of generation 1
DUE = {2: 50, 1: 10}  # generation: younger collections after which an idle server collects it


def tune_collector() -> None:
    """Freeze the objects of the start-up and make automatic collections rare."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


async def collect_when_idle() -> None:
    """Collect garbage whenever the server is idle, until cancelled."""
    await repeat_forever(IdleCollector().maybe_collect, PAUSE, "garbage collection failed")


class IdleCollector:
    """Collects garbage if the process has been idle since the last call."""

    def __init__(self) -> None:
        self._at, self._cpu_time = perf_counter(), process_time()

    async def maybe_collect(self) -> None:
        """Collect the oldest generation that is due, if the server has been idle."""
        since, cpu_time = self._at, self._cpu_time
        self._at, self._cpu_time = perf_counter(), process_time()
        if self._cpu_time - cpu_time > IDLE * (self._at - since):
            return
        for generation, limit in DUE.items():
            if gc.get_count()[generation] > limit:
                gc.collect(generation)
                self._at, self._cpu_time = perf_counter(), process_time()
                return
