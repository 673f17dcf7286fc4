"""A real server on a real port, in this process, so that a test can reach behind its counter.

Its clock can be stopped, so that two runs of the same requests may be compared byte for byte.
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

MASKED_IN_LOGS = ("at", "ms")  # when a line was written, and how long the request took
SEED = 7  # of the bots, whoever asks them
TRIES = 64  # of their searches; where the rules are not compiled, very few
NEVER = 3600.0  # seconds


class House:
    """A running server and what it says behind the counter."""

    def __init__(self, app: Litestar, address: str, lines: list[str]) -> None:
        self.site: Site = app.state.site
        self.address = address
        self.lines = lines  # of its log
        self.watch = StoppableWatch()
        self.thinker = Overheard()
        self.site.hall.services.watch = self.watch
        self.site.hall.services.bots._workers = Workers([self.thinker])
        self.site.limits._rates = dict.fromkeys(RATES, Rate(10**9, 1.0))

    async def live(self, table: str) -> LiveTable:
        """A table in memory."""
        return await self.site.table(table)

    async def notify(self) -> None:
        """Make the notices that ought to be there a while from now."""
        later = self.watch.now() + notices.AWAY_AFTER + notices.GRACE + 1

        def work(connection: sa.Connection) -> None:
            notices.add(connection, notices.missing(connection, later), frozenset(), later)

        await self.site.database.run(work)

    def log_since(self, begin: int) -> bytes:
        """The log from a line on, without what is honestly a matter of time."""
        told = [json.loads(line) for line in self.lines[begin:]]
        kept = [{k: v for k, v in line.items() if k not in MASKED_IN_LOGS} for line in told]
        return json.dumps(kept).encode()


class StoppableWatch(Watch):
    """The time of the server, which stands still while bytes are compared."""

    _stands: float | None = None

    def now(self) -> float:
        """Seconds since 1970."""
        return super().now() if self._stands is None else self._stands

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """No time passes."""
        self._stands = self.now()
        try:
            yield
        finally:
            self._stands = None


class Overheard(Executor):
    """Thinks at once, always with the same seed, and keeps all that it was sent."""

    def __init__(self) -> None:
        self.sent: list[tuple[object, ...]] = []

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """The answer of a quick bot."""
        assert fn is think, fn
        question, _ = cast(tuple[AdviceRequest, float], args)
        self.sent.append((question.game, question.view))
        done: Future[T] = Future()
        done.set_result(cast(T, choose(question)))
        return done


def choose(asked: AdviceRequest) -> object:
    """What a bot does; with the same view always the same. Hints are searched, but not for long."""
    if asked.level != ADVISER:
        return think(replace(asked, level=Level.RANDOM, seed=SEED), 0.0)
    seen: View = msgspec.json.decode(asked.view, type=game(asked.game).view_type)
    return SearchBot(SEED, iteration_budget(TRIES)).advise(seen)


class Server(uvicorn.Server):
    """uvicorn, which leaves the signals to whoever runs the tests."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Nothing to capture."""
        yield


@asynccontextmanager
async def open_house(folder: Path) -> AsyncIterator[House]:
    """A server for as long as it is needed."""
    app = create_app(Settings(data=folder, log_level="info"))
    with nothing_by_itself(), bind_socket("127.0.0.1", 0) as ears, overheard_log() as lines:
        server = Server(as_served(app))
        serving = asyncio.create_task(server.serve([ears]))
        try:
            await until(lambda: server.started or serving.done())
            assert not serving.done(), "the server did not start"
            yield House(app, f"http://127.0.0.1:{ears.getsockname()[1]}", lines)
        finally:
            server.should_exit = True
            await serving


@contextmanager
def nothing_by_itself() -> Iterator[None]:
    """No beat and no courier in the middle of a comparison; `House.notify` is the courier."""

    async def waits(_courier: Courier) -> None:
        await asyncio.sleep(NEVER)

    with (
        patch.object(heartbeat, "INTERVAL", NEVER),
        patch.object(Courier, "run", waits),
        patch.object(Level, "searches", True),  # all bots are `Overheard`
    ):
        yield


def as_served(app: Litestar) -> uvicorn.Config:
    """How `wanli serve` runs it."""
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
def overheard_log() -> Iterator[list[str]]:
    """Every line that the server logs at its most talkative, as its host would read it."""
    lines: list[str] = []
    ear = _Ear(lines)
    # as in `configure_logging`
    levels = {"wanli": logging.INFO, **dict.fromkeys(QUIET_LOGGERS, logging.WARNING)}
    before = {name: logging.getLogger(name).level for name in levels}
    for name, level in levels.items():
        logging.getLogger(name).addHandler(ear)
        logging.getLogger(name).setLevel(level)
        logging.getLogger(name).propagate = False
    try:
        yield lines
    finally:
        for name, level in before.items():
            logging.getLogger(name).removeHandler(ear)
            logging.getLogger(name).setLevel(level)
            logging.getLogger(name).propagate = True


class _Ear(logging.Handler):
    def __init__(self, lines: list[str]) -> None:
        super().__init__()
        self.setFormatter(JsonFormatter())
        self._lines = lines

    def emit(self, record: logging.LogRecord) -> None:
        self._lines.append(self.format(record))
