"""Lists contain only what is public, ids are random, and a deleted person's name is gone."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.leaks.callers import Caller, callers
from tests.leaks.local_server import LocalServer, run_local_server
from tests.leaks.participants import Participants, open_table, play_random_moves, start_table
from wanli.core.rng import Rng
from wanli.games import game
from wanli.storage.tables import new_id

GREAT_WALL = game("great-wall")
SETUP = GREAT_WALL.setup(2)
PUBLIC = ("/api/tables", "/api/tables?game=great-wall", "/metrics", "/health", "/api/games")


@asynccontextmanager
async def two_at_a_table(folder: Path, **terms: object) -> AsyncIterator[Participants]:
    """A started table of two, with all participants."""
    async with (
        run_local_server(folder) as server,
        open_table(server, GREAT_WALL, SETUP, **terms) as participants,
    ):
        yield participants


async def lists_of(caller: Caller, people: list[Caller]) -> bytes:
    """Return all lists that a caller can request."""
    profiles = [f"/api/people/{one.id}" for one in people]
    own = ["/api/me", "/api/me/tables", "/api/me/notices", "/api/me/export"]
    return b"\n".join([await caller.ask("GET", path) for path in (*PUBLIC, *profiles, *own)])


async def test_an_unlisted_table_is_listed_only_for_its_players(tmp_path: Path) -> None:
    async with two_at_a_table(tmp_path, listed=False) as participants:
        table = participants.live.stored.id.encode()
        for _ in range(2):  # during the game, and after it
            for other in participants.others:
                assert table not in await lists_of(other, participants.people)
            assert table in await lists_of(participants.people[0], participants.people)
            await play_random_moves(participants.live, Rng(1), 1000)
        assert participants.live.table.over


async def test_a_rematch_of_an_unlisted_table_is_unlisted(tmp_path: Path) -> None:
    async with two_at_a_table(tmp_path, listed=False) as participants:
        first = await participants.people[0].ask("POST", f"{participants.path}/rematch", {})
        assert first.startswith(b"422"), first
        await play_random_moves(participants.live, Rng(1), 1000)
        refused = await participants.others[1].ask("POST", f"{participants.path}/rematch", {})
        assert refused.startswith(b"403"), refused
        made = await participants.people[0].json("POST", f"{participants.path}/rematch", {})
        for other in participants.others:
            assert made["table"].encode() not in await lists_of(other, participants.people)
        again = await participants.server.live(made["table"])
        assert again.table.secret != participants.live.table.secret
        shown = await participants.people[1].ask("GET", f"/api/tables/{made['table']}")
        assert again.table.secret.hex().encode() not in shown


async def test_without_spectators_a_stranger_sees_nothing_even_at_the_end(tmp_path: Path) -> None:
    async with two_at_a_table(tmp_path, watchers=False) as participants:
        for _ in range(2):
            for other in participants.others:
                for what in ("", "?viewer=0", "?viewer=-1", "?version=1", "/record", "/chat"):
                    refused = await other.ask("GET", participants.path + what)
                    assert refused.startswith(b"403"), (what, refused)
                async with other.connect(participants.live.stored.id, "viewer=1") as socket:
                    assert (await socket.receive())["t"] == "refused"
            await play_random_moves(participants.live, Rng(1), 1000)
        assert participants.live.table.over
        for seat, person in enumerate(participants.people):
            now = await person.json("GET", participants.path, viewer=1 - seat)
            assert now["you"]["viewer"] == 1 - seat


async def test_the_name_of_a_deleted_person_appears_nowhere(tmp_path: Path) -> None:
    async with (
        run_local_server(tmp_path) as server,
        callers(server.address, "Vanishing Vera", "Béla", "") as (vera, bela, nobody),
    ):
        tables = [
            await start_table(server, participants, GREAT_WALL, SETUP, options={"end": end})
            for end, participants in (("all-cards", [vera, bela]), ("empty-hand", [bela, vera]))
        ]
        waiting = await vera.json(
            "POST", "/api/tables", {"game": "great-wall", "terms": {"players": 2}}
        )
        await play_random_moves(tables[0], Rng(1), 1000)
        paths = [f"/api/tables/{live.stored.id}" for live in tables]
        for path in paths:
            await vera.json("POST", f"{path}/chat", {"text": "Vera was here"})
            assert b"Vera" in await bela.ask("GET", path)
        await vera.json("POST", "/api/me/delete", {"name": "Vanishing Vera"})
        await _check_no_vera(server, bela, nobody, vera, paths)
        gone = await nobody.ask("GET", f"/api/tables/{waiting['table']['id']}")
        assert gone.startswith(b"404"), gone


async def _check_no_vera(
    server: LocalServer, bela: Caller, nobody: Caller, vera: Caller, paths: list[str]
) -> None:
    for one in (bela, nobody):
        for path in (*paths, *PUBLIC, "/api/me/tables", f"/api/people/{vera.id}"):
            assert b"Vera" not in await one.ask("GET", path), path
        for path in paths:
            for more in ("/chat", "/record", "?version=3"):
                assert b"Vera" not in await one.ask("GET", path + more), path + more
            async with one.connect(path.rpartition("/")[2]) as socket:
                for _ in range(2 + len((await server.live(path.rpartition("/")[2])).chat)):
                    await socket.receive()
                assert not any(b"Vera" in raw for raw in socket.received)


def test_table_ids_are_random() -> None:
    ids = [new_id() for _ in range(2000)]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"[A-Za-z0-9_][A-Za-z0-9_-]{15}", one) for one in ids)
    for place in range(16):  # every character occurs everywhere: no counter, no timestamp
        assert len({one[place] for one in ids}) == (64 if place else 63)
