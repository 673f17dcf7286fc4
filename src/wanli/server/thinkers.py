"""The bots of a server think in other processes, or on a cluster; all they are sent is a view."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import msgspec

from wanli.bots import bot
from wanli.core.view import View
from wanli.games import game

PATIENCE = 60.0  # seconds for one move
TRIES = 3
FALLBACK = "random"  # answers at once, in the server itself: a table never waits for ever


def think(name: str, level: str, view: bytes, seed: int) -> str:
    """A bot's choice among the legal moves of a view; this runs elsewhere."""
    seen: View = msgspec.json.decode(view, type=game(name).view_type)
    return bot(level, seed).choose(seen)


class Thinkers:
    """Whoever thinks for the bots."""

    def __init__(self, cluster: str = "", processes: int = 0) -> None:
        self._cluster = cluster
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._executor: Executor | None = None

    async def choose(self, view: View, level: str) -> str:
        """A move of the level for the seat whose view it is."""
        body = msgspec.json.encode(view)
        for _ in range(TRIES):
            seed = secrets.randbelow(1 << 30)
            try:
                answer = self._start().submit(think, view.game, level, body, seed)
                return await asyncio.wait_for(asyncio.wrap_future(answer), PATIENCE)
            except (BrokenProcessPool, OSError, TimeoutError):
                self.close()
        return bot(FALLBACK, secrets.randbelow(1 << 30)).choose(view)

    def _start(self) -> Executor:
        if self._executor is None:
            self._executor = self._on_cluster() if self._cluster else self._here()
        return self._executor

    def _here(self) -> Executor:
        return ProcessPoolExecutor(self._processes, multiprocessing.get_context("spawn"))

    def _on_cluster(self) -> Executor:
        from distributed import Client

        client = Client(self._cluster)  # type: ignore[no-untyped-call]
        executor: Executor = client.get_executor()  # type: ignore[no-untyped-call]
        return executor

    def close(self) -> None:
        """Stop thinking."""
        executor, self._executor = self._executor, None
        if executor is not None:
            executor.shutdown(wait=False, cancel_futures=True)
