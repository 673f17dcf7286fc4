"""More than one process: servers on one PostgreSQL, and bots that think on a cluster."""

from __future__ import annotations

import asyncio
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from tests.cluster import dask
from tests.ports import silent_port
from tests.server.playing import FIRST, NAMES, guest, move, pick, play_live, table_of
from tests.serving import JSON, Person, Refusal, Server, serving
from tests.waiting import PATIENCE, until, until_awaited, until_blocking
from wanli.server.socket import SIGNED_OUT

if TYPE_CHECKING:
    from tests.postgres import Cluster

WORDS = ("--trust-proxy", "--bots", "1")
BOT = {"kind": "bot", "level": "random"}
SEARCHER = {"kind": "bot", "level": "medium"}
WHOLE = 3600  # seconds
A_GAME = 600.0  # seconds, however busy the machine is
CUT_OFF = "timeout graceful shutdown exceeded"  # uvicorn, of who was not done in time


@pytest.fixture(scope="module")
def shared(postgres: Cluster) -> Iterator[str]:
    """The address of the one database."""
    with postgres.database("growth") as address:
        yield address


@pytest.fixture(scope="module")
def pair(shared: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two servers, strangers to one another, on one database."""
    with ExitStack() as stack:
        first, second = (
            stack.enter_context(serving(tmp_path_factory.mktemp(name), *WORDS, database=shared))
            for name in ("first", "second")
        )
        yield first, second


def moved_to(person: Person, server: Server) -> None:
    """From now on he goes to another server; his cookie is good there, too."""
    cookies = dict(person.http.cookies)
    person.address = server.address
    person.http.base_url = server.address
    person.http.cookies.clear()
    person.http.cookies.update(cookies)


async def test_a_move_at_one_server_is_seen_at_the_other(pair: tuple[Server, Server]) -> None:
    first, second = pair
    async with table_of(first, "great-wall") as (people, table):
        moved_to(people[1], second)
        async with people[0].at(table) as anna, people[1].at(table) as bela:
            await anna.until_version(1)
            await bela.until_version(1)
            await bela.send(do="say", text="From the other side")
            heard = await anna.until(lambda message: message["t"] == "chat")
            assert heard["text"] == "From the other side"
            end = await play_live([anna, bela], range(2))
            assert end["table"]["ending"] == "played"
            assert bela.update["table"]["scores"] == end["table"]["scores"]
            made = await people[0].post(f"/api/tables/{table}/rematch")
            told = await bela.until(lambda m: m.get("table", {}).get("rematch"))
            assert told["table"]["rematch"] == made["table"]
        new = await people[1].post(f"/api/tables/{table}/rematch")
        assert new == made


async def test_who_is_there_is_the_same_at_both_servers(pair: tuple[Server, Server]) -> None:
    def shows(here: list[bool], watchers: int) -> Callable[[JSON], bool]:
        wanted = {"t": "presence", "here": here, "watchers": watchers}
        return lambda message: message == wanted

    first, second = pair
    async with table_of(first, "great-wall", 3) as (people, table), guest(second) as watcher:
        moved_to(people[1], second)
        async with people[0].at(table) as anna:
            async with people[1].at(table) as bela:
                await bela.until(shows([True, True, False], 0))
                await anna.until(shows([True, True, False], 0))
                async with watcher.at(table) as other:
                    await other.until(shows([True, True, False], 1))
                    await anna.until(shows([True, True, False], 1))
                await anna.until(shows([True, True, False], 0))
            await anna.until(shows([True, False, False], 0))


@pytest.mark.parametrize("deaf", [False, True], ids=["listening", "listening-again"])
async def test_signing_out_at_one_server_ends_the_line_at_the_other(
    pair: tuple[Server, Server], shared: str, deaf: bool
) -> None:
    first, second = pair
    async with table_of(first, "great-wall") as (people, table):
        name = f"Ostap {'away' if deaf else 'here'}"
        await people[0].post("/api/sign-up", {"name": name, "password": "stone upon stone"})
        twin = Person(second.address)
        twin.http.cookies.update(dict(people[0].http.cookies))
        async with twin.at(table) as line:
            await line.until_version(1)
            if deaf:
                stop_listening(shared)
            await people[0].post("/api/sign-out-everywhere")
            with pytest.raises(ConnectionClosed) as closed:
                await line.until(lambda _: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == SIGNED_OUT
        await twin.http.aclose()


def stop_listening(shared: str) -> None:
    """Cut the connections by which the servers hear of one another; they make them anew."""
    with psycopg.connect(shared, autocommit=True) as database:
        database.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE query LIKE 'LISTEN%' AND datname = current_database()"
        )


async def test_who_is_at_the_other_server_is_not_replaced(
    pair: tuple[Server, Server], shared: str
) -> None:
    first, second = pair
    async with table_of(first, "great-wall", takeover=60) as (people, table):
        moved_to(people[0], second)
        async with people[0].at(table) as anna, people[1].at(table) as bela:
            await bela.until(lambda message: message.get("here") == [True, True])
            await anna.until_version(1)
            with psycopg.connect(shared, autocommit=True) as database:
                began = time.time()
                database.execute("UPDATE log SET at = at - 3600 WHERE table_id = %s", (table,))
                late = "UPDATE tables SET due_at = %s, claimed_until = 0 WHERE id = %s"
                database.execute(late, (1.0, table))

                def looked_at() -> float:
                    query = "SELECT due_at FROM tables WHERE id = %s"
                    [(due,)] = database.execute(query, (table,)).fetchall()
                    return float(due) if due != 1.0 else 0.0

                due = await until(looked_at)
            assert due > began + 30  # nobody looks again and again
            assert (await people[0].get(f"/api/tables/{table}"))["version"] == 1


async def test_people_at_two_servers_want_different_things_at_once(
    pair: tuple[Server, Server],
) -> None:
    first, second = pair
    async with guest(first) as anna:
        seats = [{"kind": "me", "name": name} for name in NAMES[:2]]
        made = await anna.create("great-wall", seats=seats, options=FIRST, start=True)
        table = made["table"]["id"]
        twin = Person(second.address)
        twin.http.cookies.update(dict(anna.http.cookies))
        try:
            for number in range(6):
                seen = await anna.get(f"/api/tables/{table}")
                legal, version = seen["view"]["legal"], seen["version"]
                words: JSON = {"do": "move", "version": version, "seat": seen["table"]["turn"]}
                answers = await asyncio.gather(
                    anna.command(table, **words, id=f"a{number}", text=legal[0]),
                    twin.command(table, **words, id=f"b{number}", text=legal[-1]),
                    return_exceptions=True,
                )
                done = [one for one in answers if isinstance(one, dict)]
                assert len(done) == 1, answers
                assert done[0]["version"] == version + 1
            both = [await one.get(f"/api/tables/{table}") for one in (anna, twin)]
            assert both[0]["view"] == both[1]["view"]
        finally:
            await twin.http.aclose()


async def test_a_bot_goes_on_when_its_server_dies(pair: tuple[Server, Server], shared: str) -> None:
    try:
        first, second = pair
        async with guest(first) as anna:
            seats = [{"kind": "me"}, {"kind": "bot", "level": "strong"}]
            made = await anna.create("great-wall", seats=seats, options=FIRST, start=True)
            table = made["table"]["id"]
            seen = made
            while seen["table"]["turn"] == 0:
                seen = await move(anna, seen, pick(seen, 1))
            await asyncio.to_thread(first.kill)  # while the bot is thinking
            still_thinking(shared, table, seen["version"])
            moved_to(anna, second)
            async with anna.at(table) as sitting:
                waits = await sitting.until_version(seen["version"])
                assert waits["table"]["turn"] == 1
                with psycopg.connect(shared, autocommit=True) as database:
                    # As if the time had passed for which the dead had promised to care for it.
                    database.execute("UPDATE tables SET claimed_until = 0")
                after = await sitting.until_version(seen["version"] + 1)
                assert after["told"][0]["seat"] == 1
    finally:
        pair[0].start()


def still_thinking(shared: str, table: str, version: int) -> None:
    """Its bot has not moved before its server died, and the dead still care for it for an hour."""
    with psycopg.connect(shared) as database:
        database.execute("DELETE FROM log WHERE table_id = %s AND seq > %s", (table, version))
        back = "UPDATE tables SET version = %s, turn = 1, due_at = 1, claimed_until = %s"
        database.execute(f"{back} WHERE id = %s", (version, time.time() + WHOLE, table))


async def test_several_processes_behind_one_address(postgres_url: str, tmp_path: Path) -> None:
    with serving(tmp_path, *WORDS, "--processes", "2", database=postgres_url) as server:
        assert len(workers(server)) == 2
        async with table_of(server, "great-wall", 3) as (people, table):
            async with (
                people[0].at(table) as one,
                people[1].at(table) as two,
                people[2].at(table) as three,
            ):
                end = await play_live([one, two, three], range(3))
                asked = [await asyncio.to_thread(figures, server) for _ in range(12)]
            assert end["table"]["ending"] == "played"
            assert {(one["wanli_connections"], one["wanli_entries_total"]) for one in asked} == {
                (3, end["version"])  # whichever process it was that answered
            }
    assert "Traceback" not in server.log.read_text()
    assert CUT_OFF not in server.log.read_text()


def figures(server: Server) -> dict[str, float]:
    """What Prometheus is told, by a connection of its own."""
    text = httpx.get(f"{server.address}/metrics", timeout=PATIENCE).text
    lines = [line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in lines}


def workers(server: Server) -> list[str]:
    """The server processes under the one that was started."""

    def there() -> list[str]:
        words = ["pgrep", "-P", str(server.pid), "-f", "spawn_main"]
        found = subprocess.run(words, capture_output=True, text=True, check=False).stdout.split()
        return found if len(found) >= 2 else []

    return until_blocking(there)


async def test_time_without_a_server_is_the_same_for_all_that_come_later(
    postgres_url: str, tmp_path: Path
) -> None:
    hour = float(WHOLE)

    def left_by(server: Server, anna: Person, table: str) -> float:
        seen = httpx.get(
            f"{server.address}/api/tables/{table}",
            headers={"Cookie": anna.cookie},
            timeout=PATIENCE,
        )
        clock = seen.json()["table"]["clock"]
        return float(clock["left"][0] / 1000 - (seen.json()["now"] - clock["began_at"]))

    first = Server(tmp_path / "first", *WORDS, database=postgres_url)
    second = Server(tmp_path / "second", *WORDS, database=postgres_url)
    live = {"kind": "live", "seconds": WHOLE, "increment": 0}
    with first:
        async with table_of(first, "great-wall", clock=live) as ([anna, _], table):
            pass
    with psycopg.connect(postgres_url, autocommit=True) as database:  # all that was an hour ago
        database.execute("UPDATE log SET at = at - %s", (hour,))
        database.execute("UPDATE tables SET due_at = due_at - %s", (hour,))
        [(alive,)] = database.execute("SELECT value FROM site WHERE key = 'alive'").fetchall()
        then = str(float(alive) - hour).encode()
        database.execute("UPDATE site SET value = %s WHERE key = 'alive'", (then,))
    with first, second:
        both = [left_by(server, anna, table) for server in (first, second)]
        assert WHOLE / 2 < both[1] <= WHOLE
        assert abs(both[0] - both[1]) < WHOLE / 2  # nobody counts the hour without a server


# ---- a cluster -----------------------------------------------------------------------------------
async def test_bots_think_on_a_cluster(tmp_path: Path) -> None:
    with (
        dask(tmp_path) as cluster,
        serving(tmp_path / "server", *WORDS, "--cluster", cluster.address) as server,
    ):
        async with guest(server) as anna:
            seats = [{"kind": "me"}, SEARCHER]
            mine = await anna.create("great-wall", seats=seats, options=FIRST, start=True)

            async def thought() -> bool:
                try:
                    hint = await anna.get(f"/api/tables/{mine['table']['id']}/hint")
                except Refusal as refusal:  # too many in a short time
                    await asyncio.sleep(refusal.body["facts"]["seconds"])
                    return False
                return bool(hint["tries"] > 1)  # in a hurry, the server itself tries once

            await until_awaited(thought)  # on a busy machine a cluster may start late
            made = await anna.create("chang-cheng", seats=[SEARCHER, BOT], start=True)
            async with anna.at(made["table"]["id"]) as sitting:
                end = await sitting.until(
                    lambda m: m.get("table", {}).get("status") == "over", A_GAME
                )
            assert end["table"]["ending"] == "played"
        kids = ["pgrep", "-P", str(server.pid), "-f", "spawn_main"]
        here = subprocess.run(kids, capture_output=True, text=True, check=False).stdout.split()
        assert here == []  # nobody thinks in the server's own processes
    assert "Traceback" not in server.log.read_text()
    assert CUT_OFF not in server.log.read_text()


async def test_a_cluster_that_is_away_does_not_stop_the_game(tmp_path: Path) -> None:
    with (
        silent_port() as port,
        serving(tmp_path, *WORDS, "--cluster", f"tcp://127.0.0.1:{port}") as server,
    ):
        async with guest(server) as anna:
            seats = [{"kind": "me"}, SEARCHER]
            made = await anna.create("great-wall", seats=seats, options=FIRST, start=True)
            async with anna.at(made["table"]["id"]) as sitting:
                seen = await sitting.until_version(1)
                while seen["table"]["turn"] == 0:
                    seen = await move(anna, seen, pick(seen, 1))
                health = await anna.http.get("/health")
                assert health.status_code == 200  # nobody else waits for the cluster
                await sitting.until_version(seen["version"] + 1)
        assert "bot failed" in server.log.read_text()
