"""A real server on a real port, but in this process, so a test can read its memory and log.

Its clock can be stopped to compare two runs of the same requests byte by byte.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import ParamSpec, TypeVar, cast
from unittest.mock import patch

import msgspec
import sqlalchemy as sa
import uvicorn
from litestar import Litestar

from tests.waiting import until
from wanli.bots import iteration_budget
from wanli.bots.levels import ADVISER, Level
from wanli.bots.searcher import SearchBot
from wanli.core.view import View
from wanli.games import game
from wanli.server import heartbeat
from wanli.server.app import create_app
from wanli.server.bind import bind_socket
from wanli.server.bot_pool import Workers
from wanli.server.bot_worker import AdviceRequest, think
from wanli.server.limits import RATES, Rate
from wanli.server.live_table import LiveTable
from wanli.server.logs import QUIET_LOGGERS, JsonFormatter
from wanli.server.notices import Courier
from wanli.server.security import MAX_MESSAGE
from wanli.server.settings import Settings
from wanli.server.site import Site
from wanli.storage import notices
from wanli.table.clock import Watch

P = ParamSpec("P")
T = TypeVar("T")

MASKED_IN_LOGS = ("at", "ms")  # the time of a line and the duration of a request
SEED = 7  # of all bots
TRIES = 64  # iterations of a hint's search; few, as the rules may be interpreted
NEVER = 3600.0  # seconds


class LocalServer:
    """A running server, with access to its tables, log, clock and bot inputs."""

    def __init__(self, app: Litestar, address: str, lines: list[str]) -> None:
        self.site: Site = app.state.site
        self.address = address
        self.lines = lines  # of its log
        self.watch = StoppableWatch()
        self.bot_executor = RecordingExecutor()
        self.site.hall.services.watch = self.watch
        self.site.hall.services.bots._workers = Workers([self.bot_executor])
        self.site.limits._rates = dict.fromkeys(RATES, Rate(10**9, 1.0))

    async def live(self, table: str) -> LiveTable:
        """Return a table in memory."""
        return await self.site.table(table)

    async def notify(self) -> None:
        """Create the notices that are due after the grace period."""
        later = self.watch.now() + notices.AWAY_AFTER + notices.GRACE + 1

        def work(connection: sa.Connection) -> None:
            notices.add(connection, notices.missing(connection, later), frozenset(), later)

        await self.site.database.run(work)

    def log_since(self, begin: int) -> bytes:
        """Return the log from a line on, without timestamps and durations."""
        told = [json.loads(line) for line in self.lines[begin:]]
        kept = [{k: v for k, v in line.items() if k not in MASKED_IN_LOGS} for line in told]
        return json.dumps(kept).encode()


class StoppableWatch(Watch):
    """A clock of the server that can be stopped while bytes are compared."""

    _stands: float | None = None

    def now(self) -> float:
        """Return the Unix time."""
        return super().now() if self._stands is None else self._stands

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """Stop the clock for the duration of a `with` block."""
        self._stands = self.now()
        try:
            yield
        finally:
            self._stands = None


class RecordingExecutor(Executor):
    """A bot pool that answers at once, with a fixed seed, and records its input."""

    def __init__(self) -> None:
        self.sent: list[tuple[object, ...]] = []

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Answer immediately in this process."""
        assert fn is think, fn
        question, _ = cast(tuple[AdviceRequest, float], args)
        self.sent.append((question.game, question.view))
        done: Future[T] = Future()
        done.set_result(cast(T, choose_move(question)))
        return done


def choose_move(asked: AdviceRequest) -> object:
    """Return the move of a bot, always the same for the same view; hints use a short search."""
    if asked.level != ADVISER:
        return think(replace(asked, level=Level.RANDOM, seed=SEED), 0.0)
    seen: View = msgspec.json.decode(asked.view, type=game(asked.game).view_type)
    return SearchBot(SEED, iteration_budget(TRIES)).advise(seen)


class UvicornServer(uvicorn.Server):
    """uvicorn without signal handlers: these belong to the test runner."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Install no signal handlers."""
        yield


@asynccontextmanager
async def run_local_server(folder: Path) -> AsyncIterator[LocalServer]:
    """Run a server for the duration of a `with` block."""
    app = create_app(Settings(data=folder, log_level="info"))
    with no_periodic_tasks(), bind_socket("127.0.0.1", 0) as ears, recorded_log() as lines:
        server = UvicornServer(served_app(app))
        run_server = asyncio.create_task(server.serve([ears]))
        try:
            await until(lambda: server.started or run_server.done())
            assert not run_server.done(), "the server did not start"
            yield LocalServer(app, f"http://127.0.0.1:{ears.getsockname()[1]}", lines)
        finally:
            server.should_exit = True
            await run_server


@contextmanager
def no_periodic_tasks() -> Iterator[None]:
    """Disable heartbeat and courier: they would disturb a comparison."""

    async def waits(_courier: Courier) -> None:
        await asyncio.sleep(NEVER)

    with (
        patch.object(heartbeat, "INTERVAL", NEVER),
        patch.object(Courier, "run", waits),
        patch.object(Level, "searches", True),  # the bot pool is a `RecordingExecutor`
    ):
        yield


def served_app(app: Litestar) -> uvicorn.Config:
    """Return the application as `wanli serve` runs it."""
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        lifespan="on",
        proxy_headers=False,
        server_header=False,
        ws="wanli.server.uvicorn_transport:UvicornTransport",
        ws_max_size=MAX_MESSAGE,
        ws_per_message_deflate=False,
        timeout_keep_alive=3600,
    )


@contextmanager
def recorded_log() -> Iterator[list[str]]:
    """Record every line that the server logs at its most verbose level."""
    lines: list[str] = []
    socket = _LogRecorder(lines)
    # as in `configure_logging`
    levels = {"wanli": logging.INFO, **dict.fromkeys(QUIET_LOGGERS, logging.WARNING)}
    before = {name: logging.getLogger(name).level for name in levels}
    for name, level in levels.items():
        logging.getLogger(name).addHandler(socket)
        logging.getLogger(name).setLevel(level)
        logging.getLogger(name).propagate = False
    try:
        yield lines
    finally:
        for name, level in before.items():
            logging.getLogger(name).removeHandler(socket)
            logging.getLogger(name).setLevel(level)
            logging.getLogger(name).propagate = True


class _LogRecorder(logging.Handler):
    def __init__(self, lines: list[str]) -> None:
        super().__init__()
        self.setFormatter(JsonFormatter())
        self._lines = lines

    def emit(self, record: logging.LogRecord) -> None:
        self._lines.append(self.format(record))
