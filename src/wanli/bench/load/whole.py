"""The benchmark of the server: with its log on disk and in memory, and a bare echo, in turns."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from time import perf_counter

from wanli.bench.figure import Figure
from wanli.bench.load import playing
from wanli.bench.load.archive import archive
from wanli.bench.load.crowd import crowd
from wanli.bench.load.playing import Tally
from wanli.bench.load.process import Process, pin_clients, started, wanli
from wanli.bench.runs import variant
from wanli.games import GAMES

TABLES = 200
PLAYERS = 4
ROUNDS = 3
SECONDS = 4.0
CONNECTIONS = 2_000
FINISHED = 100_000
MEMORY = Path("/dev/shm")  # a file system in memory
BRISK = 0.5  # seconds that each player thinks, about


def steps() -> int:
    """Return the number of steps that `run` yields, for a progress bar."""
    return len(GAMES) * ROUNDS * 4 + 2


def run() -> Iterator[list[Figure]]:
    """Measure; after each step yield the figures that are ready."""
    pin_clients()
    for game in GAMES:
        yield from _beside_peers(game.id)
    yield list(_idle(GAMES[0].id))
    yield [_start_up(GAMES[0].id)]


def _beside_peers(game: str) -> Iterator[list[Figure]]:
    ours: list[Tally] = []
    in_memory: list[Tally] = []
    bare: list[Tally] = []
    for number in range(ROUNDS):  # in turns, so that a busy moment affects all alike
        ours.append(played(game, None))
        yield []
        in_memory.append(played(game, MEMORY if MEMORY.is_dir() else None))
        yield []
        size = ours[0].volume // max(1, ours[0].frames)
        bare.append(_echoed(size))
        last = number == ROUNDS - 1
        yield list(_figures(game, ours, in_memory, bare)) if last else []
    brisk: list[Tally] = []
    for number in range(ROUNDS):
        brisk.append(played(game, None, BRISK))
        yield list(_brisk(game, brisk)) if number == ROUNDS - 1 else []


def _brisk(game: str, tallies: list[Tally]) -> Iterator[Figure]:
    """Yield the latencies at human speed, if all players were very quick."""
    for metric, values, unit in (
        ("moves at a brisk pace", _rates(tallies), "/s"),
        ("p50 at a brisk pace", _waits(tallies, 0.5), "ms"),
        ("p99 at a brisk pace", _waits(tallies, 0.99), "ms"),
    ):
        yield Figure(
            game=game,
            players=PLAYERS,
            metric=metric,
            value=round(median(values), 1),
            unit=unit,
            variant=variant(),
        )


def played(game: str, where: Path | None, pause: float = 0.0) -> Tally:
    """Play at all tables for a few seconds, with the database in a temporary folder."""
    with folder(where) as data:
        tables = crowd(data, game, TABLES, PLAYERS)
        with started(*wanli(data)) as server:
            tally = asyncio.run(playing.play(server, tables, SECONDS, pause))
    if tally.failures:
        raise AssertionError(f"refused: {tally.failures[0].decode()}")
    return tally


def _echoed(size: int) -> Tally:
    with started("-m", "wanli.bench.load.echo") as server:
        return asyncio.run(playing.echo(server, TABLES, size, SECONDS))


def _figures(
    game: str, ours: list[Tally], in_memory: list[Tally], bare: list[Tally]
) -> Iterator[Figure]:
    def beside(metric: str, unit: str, of: list[float], peer: str, peers: list[float]) -> Figure:
        return Figure(
            game=game,
            players=PLAYERS,
            metric=metric,
            value=round(median(of), 1),
            unit=unit,
            variant=variant(),
            peer=peer,
            peer_value=round(median(peers), 1),
            ratio=round(median(a / b for a, b in zip(of, peers, strict=True)), 3),
        )

    for name, peers in (("bare echo", bare), ("log in memory", in_memory)):
        yield beside("confirmed moves", "/s", _rates(ours), name, _rates(peers))
        yield beside("CPU a move", "us", _costs(ours), name, _costs(peers))
        for share, what in ((0.5, "p50"), (0.99, "p99")):
            yield beside(f"{what} of a move", "ms", _waits(ours, share), name, _waits(peers, share))


def _rates(tallies: list[Tally]) -> list[float]:
    return [tally.moves / tally.seconds for tally in tallies]


def _costs(tallies: list[Tally]) -> list[float]:
    return [tally.cpu / max(1, tally.moves) * 1e6 for tally in tallies]


def _waits(tallies: list[Tally], share: float) -> list[float]:
    return [tally.percentile(share) * 1e3 for tally in tallies]


def _idle(game: str) -> Iterator[Figure]:
    def figure(metric: str, value: float, unit: str) -> Figure:
        return Figure(
            game=game, players=PLAYERS, metric=metric, value=value, unit=unit, variant=variant()
        )

    with folder(None) as data:
        tables = crowd(data, game, TABLES, PLAYERS)
        with started(*wanli(data)) as server:
            before = server.memory()
            _load_tables(server, [one.table for one in tables])
            per_table = (server.memory() - before) / TABLES
            used, answering = asyncio.run(playing.hold(server, tables, CONNECTIONS))
    yield figure("memory of an idle table", round(per_table / 1024), "kB")
    yield figure("memory of a connection", round(used / CONNECTIONS / 1024), "kB")
    yield figure(f"idle connections of {CONNECTIONS} that answer", answering, "")


def _load_tables(server: Process, tables: list[str]) -> None:
    for table in tables:
        with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/api/tables/{table}") as seen:
            seen.read()


def _start_up(game: str) -> Figure:
    with folder(None) as data:
        archive(data, game, FINISHED)
        before = perf_counter()
        with started(*wanli(data)) as server:
            with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/health") as health:
                health.read()
            seconds = perf_counter() - before
    return Figure(
        game=game,
        players=2,
        metric=f"start with {FINISHED} games",
        value=round(seconds, 2),
        unit="s",
        variant=variant(),
    )


@contextmanager
def folder(where: Path | None) -> Iterator[Path]:
    """Create a temporary folder and delete it at the end."""
    made = Path(tempfile.mkdtemp(prefix="wanli-load-", dir=where))
    try:
        yield made
    finally:
        shutil.rmtree(made, ignore_errors=True)
