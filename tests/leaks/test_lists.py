"""What is not for everybody is in no list; ids say nothing; who is forgotten has no name."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.leaks.callers import Caller, callers
from tests.leaks.company import Company, company, play_on, seated
from tests.leaks.house import House, open_house
from wanli.core.rng import Rng
from wanli.games import game
from wanli.storage.tables import new_id

GREAT_WALL = game("great-wall")
SETUP = GREAT_WALL.setup(2)
PUBLIC = ("/api/tables", "/api/tables?game=great-wall", "/metrics", "/health", "/api/games")


@asynccontextmanager
async def at_a_table(folder: Path, **terms: object) -> AsyncIterator[Company]:
    """A table of two, and those who come there."""
    async with open_house(folder) as house, company(house, GREAT_WALL, SETUP, **terms) as those:
        yield those


async def lists_of(caller: Caller, people: list[Caller]) -> bytes:
    """All lists that somebody gets."""
    profiles = [f"/api/people/{one.id}" for one in people]
    own = ["/api/me", "/api/me/tables", "/api/me/notices", "/api/me/export"]
    return b"\n".join([await caller.ask("GET", path) for path in (*PUBLIC, *profiles, *own)])


async def test_an_unlisted_table_is_in_nobodys_lists_but_its_players(tmp_path: Path) -> None:
    async with at_a_table(tmp_path, listed=False) as those:
        table = those.live.stored.id.encode()
        for _ in range(2):  # while it is played, and when it is over
            for other in those.others:
                assert table not in await lists_of(other, those.people)
            assert table in await lists_of(those.people[0], those.people)
            await play_on(those.live, Rng(1), 1000)
        assert those.live.table.over


async def test_a_rematch_of_an_unlisted_table_is_unlisted(tmp_path: Path) -> None:
    async with at_a_table(tmp_path, listed=False) as those:
        first = await those.people[0].ask("POST", f"{those.path}/rematch", {})
        assert first.startswith(b"422"), first
        await play_on(those.live, Rng(1), 1000)
        refused = await those.others[1].ask("POST", f"{those.path}/rematch", {})
        assert refused.startswith(b"403"), refused
        made = await those.people[0].json("POST", f"{those.path}/rematch", {})
        for other in those.others:
            assert made["table"].encode() not in await lists_of(other, those.people)
        again = await those.house.live(made["table"])
        assert again.table.secret != those.live.table.secret
        shown = await those.people[1].ask("GET", f"/api/tables/{made['table']}")
        assert again.table.secret.hex().encode() not in shown


async def test_without_watchers_a_stranger_sees_nothing_not_even_at_the_end(tmp_path: Path) -> None:
    async with at_a_table(tmp_path, watchers=False) as those:
        for _ in range(2):
            for other in those.others:
                for what in ("", "?viewer=0", "?viewer=-1", "?version=1", "/record", "/chat"):
                    refused = await other.ask("GET", those.path + what)
                    assert refused.startswith(b"403"), (what, refused)
                async with other.at(those.live.stored.id, "viewer=1") as ear:
                    assert (await ear.hear())["t"] == "refused"
            await play_on(those.live, Rng(1), 1000)
        assert those.live.table.over
        for seat, person in enumerate(those.people):
            now = await person.json("GET", those.path, viewer=1 - seat)
            assert now["you"]["viewer"] == 1 - seat


async def test_the_name_of_who_is_forgotten_is_nowhere(tmp_path: Path) -> None:
    async with (
        open_house(tmp_path) as house,
        callers(house.address, "Vanishing Vera", "Béla", "") as (vera, bela, nobody),
    ):
        tables = [
            await seated(house, those, GREAT_WALL, SETUP, options={"end": end})
            for end, those in (("all-cards", [vera, bela]), ("empty-hand", [bela, vera]))
        ]
        waiting = await vera.json(
            "POST", "/api/tables", {"game": "great-wall", "terms": {"players": 2}}
        )
        await play_on(tables[0], Rng(1), 1000)
        paths = [f"/api/tables/{live.stored.id}" for live in tables]
        for path in paths:
            await vera.json("POST", f"{path}/chat", {"text": "Vera was here"})
            assert b"Vera" in await bela.ask("GET", path)
        await vera.json("POST", "/api/me/delete", {"name": "Vanishing Vera"})
        await _no_vera(house, bela, nobody, vera, paths)
        gone = await nobody.ask("GET", f"/api/tables/{waiting['table']['id']}")
        assert gone.startswith(b"404"), gone


async def _no_vera(
    house: House, bela: Caller, nobody: Caller, vera: Caller, paths: list[str]
) -> None:
    for one in (bela, nobody):
        for path in (*paths, *PUBLIC, "/api/me/tables", f"/api/people/{vera.id}"):
            assert b"Vera" not in await one.ask("GET", path), path
        for path in paths:
            for more in ("/chat", "/record", "?version=3"):
                assert b"Vera" not in await one.ask("GET", path + more), path + more
            async with one.at(path.rpartition("/")[2]) as ear:
                for _ in range(2 + len((await house.live(path.rpartition("/")[2])).chat)):
                    await ear.hear()
                assert not any(b"Vera" in raw for raw in ear.got)


def test_an_id_says_nothing() -> None:
    ids = [new_id() for _ in range(2000)]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"[A-Za-z0-9_][A-Za-z0-9_-]{15}", one) for one in ids)
    for place in range(16):  # every place takes every letter: no counter, no clock
        assert len({one[place] for one in ids}) == (64 if place else 63)
