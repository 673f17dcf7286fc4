"""A table and everyone who may see it: players, an anonymous client, an account, a program."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from unittest.mock import patch

from tests.leaks.callers import JSON, Caller
from tests.leaks.local_server import LocalServer
from tests.leaks.probes import Viewpoint
from wanli.core.game import Game, Setup
from wanli.core.rng import Rng
from wanli.core.state import WATCHER
from wanli.server.live_table import LiveTable
from wanli.table.entries import AnyEntry
from wanli.table.table import Table

CLOCKS: tuple[JSON, ...] = ({"kind": "none"}, {"kind": "live"}, {"kind": "days"})
UNDO = ("ask", "law", "never")


@dataclass
class Participants:
    """The players of a table and the callers without a seat."""

    server: LocalServer
    people: list[Caller]  # by seat
    others: list[Caller]  # an anonymous client, an account, a program
    live: LiveTable

    @property
    def everyone(self) -> list[Caller]:
        """All callers."""
        return [*self.people, *self.others]

    @property
    def path(self) -> str:
        """The API path of the table."""
        return f"/api/tables/{self.live.stored.id}"

    def viewpoints(self) -> list[Viewpoint]:
        """Return the present moment as each caller sees it."""
        callers = [*enumerate(self.people), *((int(WATCHER), other) for other in self.others)]
        return [Viewpoint(self.server, self.live, self.people, *one) for one in callers]


@asynccontextmanager
async def open_table(
    server: LocalServer, game: Game, setup: Setup, **more: object
) -> AsyncIterator[Participants]:
    """Start a table with all participants; keyword arguments become its terms."""
    async with AsyncExitStack() as stack:
        names = [f"Player {n}" for n in range(1, setup.players + 1)]
        people = [await stack.enter_async_context(Caller(server.address, name)) for name in names]
        nobody = await stack.enter_async_context(Caller(server.address))
        account = await stack.enter_async_context(Caller(server.address))
        program = await stack.enter_async_context(await sign_up_with_program(account))
        live = await start_table(server, people, game, setup, **more)
        yield Participants(server, people, [nobody, account, program], live)


async def sign_up_with_program(account: Caller) -> Caller:
    """Sign up an account; return a program of it that may only read."""
    made = await account.json(
        "POST", "/api/sign-up", {"name": "Wanda", "password": "correct horse"}
    )
    account.id = made["id"]
    bot = await account.json("POST", "/api/me/bots", {"name": "Robot", "scopes": ["read"]})
    return Caller(account.address, token=bot["token"])


async def start_table(
    server: LocalServer,
    people: list[Caller],
    game: Game,
    setup: Setup,
    listed: object = True,
    **more: object,
) -> LiveTable:
    """Create and start a table of these people, with one chat message."""
    terms = {"players": setup.players, "options": setup.options, **more}
    wish = {"game": game.id, "terms": terms, "listed": listed, "word": "luck of one"}
    with fixed_secret(f"{game.id} {terms}"):
        made = await people[0].json("POST", "/api/tables", wish)
    path = f"/api/tables/{made['table']['id']}"
    for seat, person in enumerate(people[1:], 1):
        await person.json("POST", f"{path}/join", {"seat": seat, "word": f"luck of {seat}"})
    await people[0].json("POST", f"{path}/start", {})
    await people[-1].json("POST", f"{path}/chat", {"text": "a good game to all"})
    return await server.live(made["table"]["id"])


@contextmanager
def fixed_secret(of: str) -> Iterator[None]:
    """Give a table created in this block the same secret in every test run."""

    def fixed(length: int = 32) -> bytes:
        return hashlib.shake_128(of.encode()).digest(length)

    with patch.object(secrets, "token_bytes", fixed):
        yield


def random_terms(rng: Rng) -> dict[str, object]:
    """Return random terms: clock, undo, spectators, listed or not."""
    return {
        "clock": CLOCKS[int(rng.below(len(CLOCKS)))],
        "undo": UNDO[int(rng.below(len(UNDO)))],
        "watchers": bool(rng.below(4)),
        "listed": bool(rng.below(2)),
    }


async def play_random_moves(live: LiveTable, rng: Rng, moves: int) -> None:
    """Play this many random moves by direct calls of the live table."""
    for _ in range(moves):
        table = live.table
        if table.over:
            return
        legal = table.started.legal()
        await live.write(_Move(table.turn, legal[int(rng.below(len(legal)))]), f"m{table.version}")


@dataclass(frozen=True)
class _Move:
    seat: int
    text: str

    def __call__(self, draft: Table, /) -> AnyEntry:
        return draft.move(self.seat, self.text)
