"""Many games at once on one server that is killed again and again, with no time to tidy up.

    python -m tests.faults.killing --games 1000 --database sqlite
    python -m tests.faults.killing --games 1000 --database postgres --processes 2 --seed 7

The kills come a moment after some client has sent something, by the seed; most games live through
several. Every fourth game is played to its end, the others are ended by their people after some
moves, so that a thousand games can be played in one sitting. Afterwards every log is compared with
what its people were told.
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

from tests.faults.checking import check_party, looking_into
from tests.faults.player import Party, Script, insist, party
from tests.games.every import IDS
from tests.serving import Server

EVERY_WHOLE = 4
EVERY_BOT = 6
MOST = 3600.0  # seconds for one game, waiting for the server included


@dataclass(frozen=True)
class Plan:
    """How long, how hard."""

    games: int
    seed: int = 1
    at_once: int = 24
    kills: int = 1_000_000  # at most
    between: tuple[int, int] = (60, 240)  # commands from one kill to the next


@dataclass
class Tally:
    """What has happened so far."""

    games: int = 0
    kills: int = 0
    commands: int = 0  # confirmed
    breaks: int = 0  # connections that a kill has cut


@dataclass
class Killed:
    """A house whose server falls and gets up again, always at the same address."""

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
        """Where it listens, when it does."""
        return self.server.address

    async def wait(self) -> None:
        """Until it is up."""
        await self._up.wait()

    def sent(self) -> None:
        """Count a command; a kill may be near."""
        self._count += 1
        if self._count >= self._next:
            self._enough.set()

    async def fall(self) -> None:
        """Kill it as often as planned, and start it each time."""
        while self.tally.kills < self.plan.kills:
            await self._enough.wait()
            await asyncio.sleep(self._luck.random() * 0.03)
            self._up.clear()
            self.server.kill()
            self.tally.kills += 1
            await self._get_up()
            self._next = self._count + self._luck.randint(*self.plan.between)
            self._enough.clear()
            self._up.set()

    async def _get_up(self) -> None:
        starting = asyncio.ensure_future(asyncio.to_thread(self.server.start))
        try:
            await asyncio.shield(starting)
        except asyncio.CancelledError:  # whoever stops it must find it as a whole
            await starting
            raise


def script(seed: int, number: int) -> Script:
    """The script of one game of many."""
    luck = random.Random(f"{seed}:{number}")
    players = luck.choice((2, 2, 3, 4))
    whole = number % EVERY_WHOLE == 0
    return Script(
        game=IDS[number // 2 % len(IDS)],
        players=players,
        seed=luck.randrange(1 << 30),
        moves=0 if whole else luck.randint(16, 32),
        bots=int(number % EVERY_BOT == EVERY_BOT - 1),
    )


async def run(
    server: Server, url: str, plan: Plan, show: Callable[[Tally], None] = lambda _: None
) -> Tally:
    """Play all games of a plan; raises when something was lost, doubled or changed."""
    house = Killed(server, plan)
    numbers = iter(range(plan.games))

    async def one_after_another() -> None:
        for number in numbers:
            async with (
                asyncio.timeout(MOST),
                party(house, script(plan.seed, number)) as all_of_them,
            ):
                await all_of_them.play()
                await check(house, url, all_of_them)
            show(house.tally)

    async with asyncio.TaskGroup() as group:
        falling = group.create_task(house.fall())
        several = range(min(plan.at_once, plan.games))
        await asyncio.gather(*(group.create_task(one_after_another()) for _ in several))
        await house.wait()
        falling.cancel()
    return house.tally


def several(processes: int) -> tuple[str, ...]:
    """The words that start a server of so many processes."""
    return ("--trust-proxy", "--processes", str(processes))


async def check(house: Killed, url: str, done: Party) -> None:
    """Compare a game with what its people were told."""
    host = done.players[0].person
    record = await insist(house, lambda: host.get(f"/api/tables/{done.table}/record"))
    with looking_into(url) as connection:
        check_party(connection, done, str(record))
    house.tally.games += 1
    house.tally.commands += sum(len(one.confirmed) for one in done.players)
    house.tally.breaks += sum(one.breaks for one in done.players)


def main() -> None:
    """The long run, from the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--processes", type=int, default=1, help="of the server, on postgres")
    parser.add_argument("--seed", type=int, default=1)
    words = parser.parse_args()
    with (
        tempfile.TemporaryDirectory(prefix="wanli-kill-") as folder,
        database(words.database, Path(folder)) as url,
        Server(Path(folder) / "data", *several(words.processes), database=url) as server,
        Progress(SpinnerColumn(), *Progress.get_default_columns(), TimeElapsedColumn()) as progress,
    ):
        bar = progress.add_task("", total=words.games)

        def show(tally: Tally) -> None:
            said = f"{tally.games} games, {tally.commands} commands, {tally.kills} kills"
            progress.update(bar, completed=tally.games, description=said)

        tally = asyncio.run(run(server, url, Plan(words.games, words.seed), show))
    print(f"{tally}: nothing lost, nothing twice, every end the same.")


@contextlib.contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """A new database of a kind; this PostgreSQL writes to the disk as one in earnest does."""
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
