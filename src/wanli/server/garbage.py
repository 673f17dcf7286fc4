"""Garbage is looked for when nobody waits for the server.

A move leaves nothing behind that only the collector would find; people who come and go do. While it
looks, all tables stand still, the longer the more is new: so it looks often in quiet moments, and
under load only before memory would run out.
"""

from __future__ import annotations

import asyncio
import gc
from time import perf_counter

from wanli.server.ever import for_ever

PAUSE = 1.0  # seconds
AT_ONCE = 0.001  # seconds in which a loop with nothing to do comes round
QUIET = (10_000, 20, 50)  # new objects, looks at them, and looks at those that outlived some
LOAD = (200_000, *QUIET[1:])  # the same when it is never quiet


def spare() -> None:
    """Leave out what is there for ever, and look seldom at the rest."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*LOAD)


async def keep_tidy() -> None:
    """Look for garbage in every quiet moment, until cancelled."""
    await for_ever(maybe_tidy_up, PAUSE, "no tidying up")


async def maybe_tidy_up() -> None:
    """Look at what is due, oldest first, if nobody else wants anything of the loop."""
    begun = perf_counter()
    await asyncio.sleep(0)
    if perf_counter() - begun > AT_ONCE:
        return
    for generation in (2, 1, 0):
        if gc.get_count()[generation] > QUIET[generation]:
            gc.collect(generation)
            return
