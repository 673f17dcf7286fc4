"""People come to a house and play: everybody who may look at a table, in every way he may."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from unittest.mock import patch

from tests.leaks.callers import JSON, Caller
from tests.leaks.house import House
from tests.leaks.questions import Scene
from wanli.core.game import Game, Setup
from wanli.core.rng import Rng
from wanli.core.state import WATCHER
from wanli.server.live_table import LiveTable
from wanli.table.entries import AnyEntry
from wanli.table.table import Table

CLOCKS: tuple[JSON, ...] = ({"kind": "none"}, {"kind": "live"}, {"kind": "days"})
UNDO = ("ask", "law", "never")


@dataclass
class Company:
    """Those at a table, and those who only look on."""

    house: House
    people: list[Caller]  # by seat
    others: list[Caller]  # nobody known, an account, a program
    live: LiveTable

    @property
    def everybody(self) -> list[Caller]:
        """All of them."""
        return [*self.people, *self.others]

    @property
    def path(self) -> str:
        """Where their table is."""
        return f"/api/tables/{self.live.stored.id}"

    def scenes(self) -> list[Scene]:
        """The present moment through everybody's eyes."""
        eyes = [*enumerate(self.people), *((int(WATCHER), other) for other in self.others)]
        return [Scene(self.house, self.live, self.people, *one) for one in eyes]


@asynccontextmanager
async def company(house: House, game: Game, setup: Setup, **more: object) -> AsyncIterator[Company]:
    """A table that has begun, with everybody around it; words go into its terms."""
    async with AsyncExitStack() as stack:
        names = [f"Player {n}" for n in range(1, setup.players + 1)]
        people = [await stack.enter_async_context(Caller(house.address, name)) for name in names]
        nobody = await stack.enter_async_context(Caller(house.address))
        account = await stack.enter_async_context(Caller(house.address))
        program = await stack.enter_async_context(await signed_up(account))
        live = await seated(house, people, game, setup, **more)
        yield Company(house, people, [nobody, account, program], live)


async def signed_up(account: Caller) -> Caller:
    """Give somebody an account, and him a program that may only read."""
    made = await account.json(
        "POST", "/api/sign-up", {"name": "Wanda", "password": "correct horse"}
    )
    account.id = made["id"]
    bot = await account.json("POST", "/api/me/bots", {"name": "Robot", "scopes": ["read"]})
    return Caller(account.address, token=bot["token"])


async def seated(
    house: House,
    people: list[Caller],
    game: Game,
    setup: Setup,
    listed: object = True,
    **more: object,
) -> LiveTable:
    """A table of these people, begun; somebody has said something there."""
    terms = {"players": setup.players, "options": setup.options, **more}
    wish = {"game": game.id, "terms": terms, "listed": listed, "word": "luck of one"}
    with the_same_secret(f"{game.id} {terms}"):
        made = await people[0].json("POST", "/api/tables", wish)
    path = f"/api/tables/{made['table']['id']}"
    for seat, person in enumerate(people[1:], 1):
        await person.json("POST", f"{path}/join", {"seat": seat, "word": f"luck of {seat}"})
    await people[0].json("POST", f"{path}/start", {})
    await people[-1].json("POST", f"{path}/chat", {"text": "a good game to all"})
    return await house.live(made["table"]["id"])


@contextmanager
def the_same_secret(of: str) -> Iterator[None]:
    """A table that is made now has the same luck in every run of the tests."""

    def fixed(length: int = 32) -> bytes:
        return hashlib.shake_128(of.encode()).digest(length)

    with patch.object(secrets, "token_bytes", fixed):
        yield


def any_terms(rng: Rng) -> dict[str, object]:
    """Clocks, undo, watchers and lists as friends may choose them."""
    return {
        "clock": CLOCKS[int(rng.below(len(CLOCKS)))],
        "undo": UNDO[int(rng.below(len(UNDO)))],
        "watchers": bool(rng.below(4)),
        "listed": bool(rng.below(2)),
    }


async def play_on(live: LiveTable, rng: Rng, moves: int) -> None:
    """So many moves at random, by the shortest way that the log knows of."""
    for _ in range(moves):
        table = live.table
        if table.over:
            return
        legal = table.started.legal()
        await live.write(
            _Choice(table.turn, legal[int(rng.below(len(legal)))]), f"m{table.version}"
        )


@dataclass(frozen=True)
class _Choice:
    seat: int
    text: str

    def __call__(self, draft: Table, /) -> AnyEntry:
        return draft.move(self.seat, self.text)
