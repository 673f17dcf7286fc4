"""A real Dask cluster on loopback: a scheduler and workers as processes of their own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import distributed

import wanli
from tests.waiting import PATIENCE, until_blocking
from wanli.arena.match import Fixture, Outcome, play

HERE = ("--host", "127.0.0.1", "--no-dashboard")


@dataclass(frozen=True)
class Dask:
    """A cluster that runs."""

    address: str
    scheduler: subprocess.Popen[bytes]
    workers: list[subprocess.Popen[bytes]]


@dataclass(frozen=True)
class Diary:
    """A file in which workers write down what they begin; one of them stops at one game."""

    file: Path
    held: int  # the number of a game, in which whoever begins it first waits for ever

    def play(self, game: tuple[int, Fixture]) -> Outcome:
        """Play a game that has a number."""
        number, fixture = game
        with self.file.open("a") as out:
            out.write(f"{number} {os.getpid()}\n")
        if number == self.held and len(self.begun(number)) == 1:
            time.sleep(600)
        return play(fixture)

    def begun(self, number: int) -> list[int]:
        """The processes that have begun a game."""
        lines = self.file.read_text().splitlines() if self.file.exists() else []
        return [int(line.split()[1]) for line in lines if int(line.split()[0]) == number]


@contextmanager
def dask(folder: Path, workers: int = 1) -> Iterator[Dask]:
    """A scheduler with so many workers of one thread each; all are stopped in the end."""
    file = folder / "scheduler.json"
    worker = ["worker", *HERE, "--scheduler-file", str(file), "--nworkers", "1", "--nthreads", "1"]
    worker += ["--no-nanny", "--local-directory", str(folder)]
    started: list[subprocess.Popen[bytes]] = []
    try:
        with (folder / "dask.log").open("wb") as log:
            scheduler = ["scheduler", *HERE, "--port", "0", "--scheduler-file", str(file)]
            for words in (scheduler, *[worker] * workers):
                command = [sys.executable, "-m", "distributed.cli.dask_" + words[0], *words[1:]]
                started.append(subprocess.Popen(command, stdout=log, stderr=log, env=_like_us()))
                until(file.exists)
        address = address_in(file)
        if workers:
            wait_for_workers(address, workers)
        yield Dask(address, started[0], started[1:])
    finally:
        for process in reversed(started):
            process.kill()  # they have nothing to tidy up, and to say goodbye takes them long
            process.wait()


def _like_us() -> dict[str, str]:
    """An environment with the wanli that is tested and its tests, wherever the process stands."""
    places = (Path(wanli.__file__).parents[1], Path(__file__).parents[1])
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, places))}


def address_in(file: Path) -> str:
    """The address that a scheduler has written down."""
    until(lambda: file.read_text().strip().endswith("}"))
    address: str = json.loads(file.read_text())["address"]
    return address


def wait_for_workers(address: str, count: int) -> None:
    """Wait until so many are there."""
    connect: Any = distributed.Client  # has no types
    with connect(address, timeout=PATIENCE) as client:
        client.wait_for_workers(count, timeout=PATIENCE)


def until(there: Callable[[], bool]) -> None:
    """Wait for something to be so."""
    until_blocking(there)
