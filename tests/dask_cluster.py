"""A real Dask cluster on loopback: a scheduler and workers, each in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import distributed

import wanli
from tests.waiting import PATIENCE, until_blocking
from wanli.arena.match import Fixture, Outcome, play

LOOPBACK = ("--host", "127.0.0.1", "--no-dashboard")


@dataclass(frozen=True)
class DaskCluster:
    """A running cluster."""

    address: str
    scheduler: subprocess.Popen[bytes]
    workers: list[subprocess.Popen[bytes]]


@dataclass(frozen=True)
class StartedGames:
    """A file in which workers note the games that they start; the first start of one game hangs."""

    file: Path
    held: int  # the number of the game whose first start hangs

    def play(self, game: tuple[int, Fixture]) -> Outcome:
        """Play a numbered game."""
        number, fixture = game
        with self.file.open("a") as out:
            out.write(f"{number} {os.getpid()}\n")
        if number == self.held and len(self.started_by(number)) == 1:
            time.sleep(600)
        return play(fixture)

    def started_by(self, number: int) -> list[int]:
        """Return the ids of the processes that started a game."""
        lines = self.file.read_text().splitlines() if self.file.exists() else []
        return [int(line.split()[1]) for line in lines if int(line.split()[0]) == number]


@contextmanager
def run_dask(folder: Path, workers: int = 1) -> Iterator[DaskCluster]:
    """Run a scheduler and workers with one thread each; kill them all at the end."""
    file = folder / "scheduler.json"
    worker = [
        "worker",
        *LOOPBACK,
        "--scheduler-file",
        str(file),
        "--nworkers",
        "1",
        "--nthreads",
        "1",
    ]
    worker += ["--no-nanny", "--local-directory", str(folder)]
    started: list[subprocess.Popen[bytes]] = []
    try:
        with (folder / "dask.log").open("wb") as log:
            scheduler = ["scheduler", *LOOPBACK, "--port", "0", "--scheduler-file", str(file)]
            for words in (scheduler, *[worker] * workers):
                command = [sys.executable, "-m", "distributed.cli.dask_" + words[0], *words[1:]]
                started.append(
                    subprocess.Popen(command, stdout=log, stderr=log, env=_environment())
                )
                until_blocking(file.exists)
        address = address_in(file)
        if workers:
            wait_for_workers(address, workers)
        yield DaskCluster(address, started[0], started[1:])
    finally:
        for process in reversed(started):
            process.kill()  # they hold nothing, and an orderly shutdown takes long
            process.wait()


def _environment() -> dict[str, str]:
    """Return an environment that imports the tested wanli and its tests from any folder."""
    places = (Path(wanli.__file__).parents[1], Path(__file__).parents[1])
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, places))}


def address_in(file: Path) -> str:
    """Return the address from a scheduler file."""
    until_blocking(lambda: file.read_text().strip().endswith("}"))
    address: str = json.loads(file.read_text())["address"]
    return address


def wait_for_workers(address: str, count: int) -> None:
    """Wait until this many workers have connected."""
    connect: Any = distributed.Client  # untyped
    with connect(address, timeout=PATIENCE) as client:
        client.wait_for_workers(count, timeout=PATIENCE)
