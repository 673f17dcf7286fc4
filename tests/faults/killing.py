"""Many games at once on a server that is killed repeatedly, without a chance to clean up.

    python -m tests.faults.killing --games 1000 --database sqlite

    python -m tests.faults.killing --games 1000 --database postgres --processes 2 --seed 7

The seed decides when the server is killed: shortly after a client has sent a command. Most games
survive several kills. Every fourth game is played to its end; the players end the others after some
moves, to save time. Finally every log is compared with what the players were told.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from rich.progress import Progress, SpinnerColumn, TimeElapsedColumn

from tests.faults.log_check import check_game, open_database
from tests.faults.scripted_player import Script, ScriptedGame, retry, start_game
from tests.games.every import IDS
from tests.live_server import Server

COMPLETE_EVERY = 4
BOT_EVERY = 6
MOST = 3600.0  # seconds for one game, including waits for the server


@dataclass(frozen=True)
class Plan:
    """How many games, and how often the server is killed."""

    games: int
    seed: int = 1
    at_once: int = 24
    kills: int = 1_000_000  # at most
    between: tuple[int, int] = (60, 240)  # commands between two kills


@dataclass
class Tally:
    """Totals so far."""

    games: int = 0
    kills: int = 0
    commands: int = 0  # confirmed
    disconnections: int = 0  # connections cut by kills


@dataclass
class KilledServer:
    """A server that is killed and restarted, always at the same address."""

    server: Server
    plan: Plan
    tally: Tally = field(default_factory=Tally)

    def __post_init__(self) -> None:
        self._up = asyncio.Event()
        self._up.set()
        self._count = 0
        self._enough = asyncio.Event()
        self._luck = random.Random(self.plan.seed)
        self._next = self._luck.randint(*self.plan.between)

    @property
    def address(self) -> str:
        """The URL of the server, valid while it runs."""
        return self.server.address

    async def wait(self) -> None:
        """Wait until the server runs."""
        await self._up.wait()

    def command_sent(self) -> None:
        """Count a command; it may trigger the next kill."""
        self._count += 1
        if self._count >= self._next:
            self._enough.set()

    async def kill_repeatedly(self) -> None:
        """Kill and restart the server as often as planned."""
        while self.tally.kills < self.plan.kills:
            await self._enough.wait()
            await asyncio.sleep(self._luck.random() * 0.03)
            self._up.clear()
            self.server.kill()
            self.tally.kills += 1
            await self._restart()
            self._next = self._count + self._luck.randint(*self.plan.between)
            self._enough.clear()
            self._up.set()

    async def _restart(self) -> None:
        starting = asyncio.ensure_future(asyncio.to_thread(self.server.start))
        try:
            await asyncio.shield(starting)
        except asyncio.CancelledError:  # a canceller must find the server completely started
            await starting
            raise


def script_of(seed: int, number: int) -> Script:
    """Return the script of one of many games."""
    luck = random.Random(f"{seed}:{number}")
    players = luck.choice((2, 2, 3, 4))
    whole = number % COMPLETE_EVERY == 0
    return Script(
        game=IDS[number // 2 % len(IDS)],
        players=players,
        seed=luck.randrange(1 << 30),
        moves=0 if whole else luck.randint(16, 32),
        bots=int(number % BOT_EVERY == BOT_EVERY - 1),
    )


async def run(
    server: Server, url: str, plan: Plan, report: Callable[[Tally], None] = lambda _: None
) -> Tally:
    """Play all games of a plan; fail if a command was lost, repeated or changed."""
    handle = KilledServer(server, plan)
    numbers = iter(range(plan.games))

    async def play_games() -> None:
        for number in numbers:
            async with (
                asyncio.timeout(MOST),
                start_game(handle, script_of(plan.seed, number)) as one,
            ):
                await one.play()
                await check(handle, url, one)
            report(handle.tally)

    async with asyncio.TaskGroup() as group:
        killing = group.create_task(handle.kill_repeatedly())
        at_once = range(min(plan.at_once, plan.games))
        await asyncio.gather(*(group.create_task(play_games()) for _ in at_once))
        await handle.wait()
        killing.cancel()
    return handle.tally


def process_options(processes: int) -> tuple[str, ...]:
    """Return the options of a server with this many processes."""
    return ("--trust-proxy", "--processes", str(processes))


async def check(handle: KilledServer, url: str, done: ScriptedGame) -> None:
    """Compare a game with what its players were told."""
    host = done.players[0].person
    record = await retry(handle, lambda: host.get(f"/api/tables/{done.table}/record"))
    with open_database(url) as connection:
        check_game(connection, done, str(record))
    handle.tally.games += 1
    handle.tally.commands += sum(len(one.confirmed) for one in done.players)
    handle.tally.disconnections += sum(one.disconnections for one in done.players)


def main() -> None:
    """Run the long form from the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--processes", type=int, default=1, help="of the server, on postgres")
    parser.add_argument("--seed", type=int, default=1)
    words = parser.parse_args()
    with (
        tempfile.TemporaryDirectory(prefix="wanli-kill-") as folder,
        database(words.database, Path(folder)) as url,
        Server(Path(folder) / "data", *process_options(words.processes), database=url) as server,
        Progress(SpinnerColumn(), *Progress.get_default_columns(), TimeElapsedColumn()) as progress,
    ):
        bar = progress.add_task("", total=words.games)

        def report(tally: Tally) -> None:
            said = f"{tally.games} games, {tally.commands} commands, {tally.kills} kills"
            progress.update(bar, completed=tally.games, description=said)

        tally = asyncio.run(run(server, url, Plan(words.games, words.seed), report))
    print(f"{tally}: nothing lost, nothing twice, every end the same.")


@contextlib.contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """Create an empty database; this PostgreSQL flushes to disk as in production."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'wanli.db'}"
        return
    from tests.postgres import SAFE, Cluster

    cluster = Cluster(SAFE)
    try:
        with cluster.database("killing") as url:
            yield url
    finally:
        cluster.stop()


if __name__ == "__main__":
    main()
