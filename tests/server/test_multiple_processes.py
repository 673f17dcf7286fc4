"""Several processes: servers on one PostgreSQL, and bots on a Dask cluster."""

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

from tests.dask_cluster import run_dask
from tests.live_server import JSON, Person, Refusal, Server, run_server
from tests.ports import silent_port
from tests.server.api_games import FIRST, NAMES, choose_move, guest, move, play_live, start_game
from tests.waiting import PATIENCE, until, until_awaited, until_blocking
from wanli.server.socket import SIGNED_OUT

if TYPE_CHECKING:
    from tests.postgres import Cluster

WORDS = ("--trust-proxy", "--bots", "1")
BOT = {"kind": "bot", "level": "random"}
SEARCHER = {"kind": "bot", "level": "medium"}
WHOLE = 3600  # seconds
A_GAME = 600.0  # seconds; generous, for busy machines
# uvicorn's message about requests that did not finish
CUT_OFF = "timeout graceful shutdown exceeded"


@pytest.fixture(scope="module")
def shared(postgres: Cluster) -> Iterator[str]:
    """The URL of one database for several servers."""
    with postgres.database("growth") as address:
        yield address


@pytest.fixture(scope="module")
def two_servers(
    shared: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Server]]:
    """Two independent servers on one database."""
    with ExitStack() as stack:
        first, second = (
            stack.enter_context(run_server(tmp_path_factory.mktemp(name), *WORDS, database=shared))
            for name in ("first", "second")
        )
        yield first, second


def switch_server(person: Person, server: Server) -> None:
    """Use another server from now on; the session cookie is valid there, too."""
    cookies = dict(person.http.cookies)
    person.address = server.address
    person.http.base_url = server.address
    person.http.cookies.clear()
    person.http.cookies.update(cookies)


async def test_a_move_at_one_server_is_seen_at_the_other(
    two_servers: tuple[Server, Server],
) -> None:
    first, second = two_servers
    async with start_game(first, "great-wall") as (people, table):
        switch_server(people[1], second)
        async with people[0].connect(table) as anna, people[1].connect(table) as bela:
            await anna.wait_for_version(1)
            await bela.wait_for_version(1)
            await bela.send(do="say", text="From the other side")
            heard = await anna.wait_for(lambda message: message["t"] == "chat")
            assert heard["text"] == "From the other side"
            end = await play_live([anna, bela], range(2))
            assert end["table"]["ending"] == "played"
            assert bela.update["table"]["scores"] == end["table"]["scores"]
            made = await people[0].post(f"/api/tables/{table}/rematch")
            told = await bela.wait_for(lambda m: m.get("table", {}).get("rematch"))
            assert told["table"]["rematch"] == made["table"]
        new = await people[1].post(f"/api/tables/{table}/rematch")
        assert new == made


async def test_presence_is_the_same_at_both_servers(two_servers: tuple[Server, Server]) -> None:
    def presence(here: list[bool], watchers: int) -> Callable[[JSON], bool]:
        wanted = {"t": "presence", "here": here, "watchers": watchers}
        return lambda message: message == wanted

    first, second = two_servers
    async with start_game(first, "great-wall", 3) as (people, table), guest(second) as watcher:
        switch_server(people[1], second)
        async with people[0].connect(table) as anna:
            async with people[1].connect(table) as bela:
                await bela.wait_for(presence([True, True, False], 0))
                await anna.wait_for(presence([True, True, False], 0))
                async with watcher.connect(table) as other:
                    await other.wait_for(presence([True, True, False], 1))
                    await anna.wait_for(presence([True, True, False], 1))
                await anna.wait_for(presence([True, True, False], 0))
            await anna.wait_for(presence([True, False, False], 0))


@pytest.mark.parametrize("deaf", [False, True], ids=["listening", "listening-again"])
async def test_signing_out_at_one_server_closes_connections_at_the_other(
    two_servers: tuple[Server, Server], shared: str, deaf: bool
) -> None:
    first, second = two_servers
    async with start_game(first, "great-wall") as (people, table):
        name = f"Ostap {'away' if deaf else 'here'}"
        await people[0].post("/api/sign-up", {"name": name, "password": "stone upon stone"})
        twin = Person(second.address)
        twin.http.cookies.update(dict(people[0].http.cookies))
        async with twin.connect(table) as line:
            await line.wait_for_version(1)
            if deaf:
                cut_listeners(shared)
            await people[0].post("/api/sign-out-everywhere")
            with pytest.raises(ConnectionClosed) as closed:
                await line.wait_for(lambda _: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == SIGNED_OUT
        await twin.http.aclose()


def cut_listeners(shared: str) -> None:
    """Cut the connections over which the servers notify each other; they reconnect."""
    with psycopg.connect(shared, autocommit=True) as database:
        database.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE query LIKE 'LISTEN%' AND datname = current_database()"
        )


async def test_a_player_connected_to_the_other_server_gets_no_stand_in(
    two_servers: tuple[Server, Server], shared: str
) -> None:
    first, second = two_servers
    async with start_game(first, "great-wall", takeover=60) as (people, table):
        switch_server(people[0], second)
        async with people[0].connect(table) as anna, people[1].connect(table) as bela:
            await bela.wait_for(lambda message: message.get("here") == [True, True])
            await anna.wait_for_version(1)
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
            assert due > began + 30  # no polling
            assert (await people[0].get(f"/api/tables/{table}"))["version"] == 1


async def test_conflicting_commands_at_two_servers_are_resolved(
    two_servers: tuple[Server, Server],
) -> None:
    first, second = two_servers
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


async def test_a_bot_goes_on_at_another_server_when_its_server_dies(
    two_servers: tuple[Server, Server], shared: str
) -> None:
    try:
        first, second = two_servers
        async with guest(first) as anna:
            seats = [{"kind": "me"}, {"kind": "bot", "level": "strong"}]
            made = await anna.create("great-wall", seats=seats, options=FIRST, start=True)
            table = made["table"]["id"]
            seen = made
            while seen["table"]["turn"] == 0:
                seen = await move(anna, seen, choose_move(seen, 1))
            await asyncio.to_thread(first.kill)  # while the bot is thinking
            restore_pending_bot_turn(shared, table, seen["version"])
            switch_server(anna, second)
            async with anna.connect(table) as socket:
                waits = await socket.wait_for_version(seen["version"])
                assert waits["table"]["turn"] == 1
                with psycopg.connect(shared, autocommit=True) as database:
                    # as if the claim of the dead server had expired
                    database.execute("UPDATE tables SET claimed_until = 0")
                after = await socket.wait_for_version(seen["version"] + 1)
                assert after["told"][0]["seat"] == 1
    finally:
        two_servers[0].start()


def restore_pending_bot_turn(shared: str, table: str, version: int) -> None:
    """Undo a bot's move made before the kill; the dead server's claim is valid for an hour."""
    with psycopg.connect(shared) as database:
        database.execute("DELETE FROM log WHERE table_id = %s AND seq > %s", (table, version))
        back = "UPDATE tables SET version = %s, turn = 1, due_at = 1, claimed_until = %s"
        database.execute(f"{back} WHERE id = %s", (version, time.time() + WHOLE, table))


async def test_several_processes_serve_one_address(postgres_url: str, tmp_path: Path) -> None:
    with run_server(tmp_path, *WORDS, "--processes", "2", database=postgres_url) as server:
        assert len(worker_processes(server)) == 2
        async with start_game(server, "great-wall", 3) as (people, table):
            async with (
                people[0].connect(table) as one,
                people[1].connect(table) as two,
                people[2].connect(table) as three,
            ):
                end = await play_live([one, two, three], range(3))
                asked = [await asyncio.to_thread(read_metrics, server) for _ in range(12)]
            assert end["table"]["ending"] == "played"
            assert {(one["wanli_connections"], one["wanli_entries_total"]) for one in asked} == {
                (3, end["version"])  # whichever process answered
            }
    assert "Traceback" not in server.log.read_text()
    assert CUT_OFF not in server.log.read_text()


def read_metrics(server: Server) -> dict[str, float]:
    """Return the metrics, read over a new connection."""
    text = httpx.get(f"{server.address}/metrics", timeout=PATIENCE).text
    lines = [line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in lines}


def worker_processes(server: Server) -> list[str]:
    """Return the server processes below the main one."""

    def both_running() -> list[str]:
        words = ["pgrep", "-P", str(server.pid), "-f", "spawn_main"]
        found = subprocess.run(words, capture_output=True, text=True, check=False).stdout.split()
        return found if len(found) >= 2 else []

    return until_blocking(both_running)


async def test_downtime_is_the_same_for_all_servers_started_later(
    postgres_url: str, tmp_path: Path
) -> None:
    hour = float(WHOLE)

    def left_at(server: Server, anna: Person, table: str) -> float:
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
        async with start_game(first, "great-wall", clock=live) as ([anna, _], table):
            pass
    # move everything an hour into the past
    with psycopg.connect(postgres_url, autocommit=True) as database:
        database.execute("UPDATE log SET at = at - %s", (hour,))
        database.execute("UPDATE tables SET due_at = due_at - %s", (hour,))
        [(alive,)] = database.execute("SELECT value FROM site WHERE key = 'alive'").fetchall()
        then = str(float(alive) - hour).encode()
        database.execute("UPDATE site SET value = %s WHERE key = 'alive'", (then,))
    with first, second:
        both = [left_at(server, anna, table) for server in (first, second)]
        assert WHOLE / 2 < both[1] <= WHOLE
        assert abs(both[0] - both[1]) < WHOLE / 2  # neither server counts the hour of downtime


# ---- a cluster -----------------------------------------------------------------------------------
async def test_bots_run_on_a_cluster(tmp_path: Path) -> None:
    with (
        run_dask(tmp_path) as cluster,
        run_server(tmp_path / "server", *WORDS, "--cluster", cluster.address) as server,
    ):
        async with guest(server) as anna:
            seats = [{"kind": "me"}, SEARCHER]
            mine = await anna.create("great-wall", seats=seats, options=FIRST, start=True)

            async def hint_from_cluster() -> bool:
                try:
                    hint = await anna.get(f"/api/tables/{mine['table']['id']}/hint")
                except Refusal as refusal:  # rate limit
                    await asyncio.sleep(refusal.body["facts"]["seconds"])
                    return False
                return bool(hint["tries"] > 1)  # the server itself falls back to a single iteration

            await until_awaited(hint_from_cluster)  # on a busy machine a cluster may start late
            made = await anna.create("chang-cheng", seats=[SEARCHER, BOT], start=True)
            async with anna.connect(made["table"]["id"]) as socket:
                end = await socket.wait_for(
                    lambda m: m.get("table", {}).get("status") == "over", A_GAME
                )
            assert end["table"]["ending"] == "played"
        kids = ["pgrep", "-P", str(server.pid), "-f", "spawn_main"]
        here = subprocess.run(kids, capture_output=True, text=True, check=False).stdout.split()
        assert here == []  # the server has no bot workers of its own
    assert "Traceback" not in server.log.read_text()
    assert CUT_OFF not in server.log.read_text()


async def test_an_unreachable_cluster_does_not_stop_the_game(tmp_path: Path) -> None:
    with (
        silent_port() as port,
        run_server(tmp_path, *WORDS, "--cluster", f"tcp://127.0.0.1:{port}") as server,
    ):
        async with guest(server) as anna:
            seats = [{"kind": "me"}, SEARCHER]
            made = await anna.create("great-wall", seats=seats, options=FIRST, start=True)
            async with anna.connect(made["table"]["id"]) as socket:
                seen = await socket.wait_for_version(1)
                while seen["table"]["turn"] == 0:
                    seen = await move(anna, seen, choose_move(seen, 1))
                health = await anna.http.get("/health")
                assert health.status_code == 200  # other requests do not wait for the cluster
                await socket.wait_for_version(seen["version"] + 1)
        assert "bot failed" in server.log.read_text()
