"""Bots: built-in bots, programs with a token, hints, and stand-ins for absent players."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import time
from contextlib import closing
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

import wanli
from tests.live_server import JSON, PATIENT, Person, Refusal, Server, response_body, run_server
from tests.server.api_games import FIRST, GAMES, choose_move, guest, guests, move, play, start_game
from tests.waiting import PATIENCE, until, until_awaited
from wanli.bots.levels import ADVISER

BOT = {"kind": "bot", "level": "random"}
A_GAME = 600.0  # seconds; generous, for busy machines


@pytest.mark.parametrize("level", ["random", "easy", "medium"])
async def test_a_built_in_bot_answers(server: Server, level: str) -> None:
    async with guest(server) as anna:
        seats = [{"kind": "me"}, {"kind": "bot", "level": level}]
        made = await anna.create("great-wall", 2, seats=seats, options=FIRST, start=True)
        async with anna.connect(made["table"]["id"]) as socket:
            update = await socket.wait_for_version(1)
            while update["table"]["turn"] == 0 and update["version"] < 20:
                answer = await socket.move(choose_move(update, 1), f"m{update['version']}")
                update = await socket.wait_for_version(answer["version"])
            after = await socket.wait_for_version(update["version"] + 1)
            assert after["told"][0]["seat"] == 1
            assert after["table"]["seats"][1]["level"] == level


@pytest.mark.parametrize("game", GAMES)
async def test_bots_play_a_whole_game_among_themselves(server: Server, game: str) -> None:
    async with guest(server) as anna:
        made = await anna.create(game, 2, seats=[BOT, BOT], start=True)
        assert made["you"]["viewer"] == -1
        async with anna.connect(made["table"]["id"]) as socket:
            end = await socket.wait_for(
                lambda m: m.get("table", {}).get("status") == "over", A_GAME
            )
        assert end["table"]["ending"] == "played"
        assert 1 in end["table"]["places"]


@pytest.mark.parametrize("game", GAMES)
async def test_a_program_plays_with_its_token_over_http_alone(server: Server, game: str) -> None:
    async with guest(server) as anna:
        password = {"name": f"Anna {anna.id[:8]}", "password": "correct horse"}
        await anna.post("/api/sign-up", password)
        wanted = {"name": "Robot", "scopes": ["read", "play"]}
        made = await anna.post("/api/me/bots", wanted)
        table = (await anna.create(game, 2, options=FIRST))["table"]["id"]
        headers = {"Authorization": f"Bearer {made['token']}"}
        async with httpx.AsyncClient(
            base_url=server.address, headers=headers, timeout=PATIENCE
        ) as robot:
            joined = response_body(await robot.post(f"/api/tables/{table}/join", json={}))
            assert joined["table"]["seats"][1]["person"] == made["person"]
            await anna.post(f"/api/tables/{table}/start")
            number, update = 0, joined
            while update["table"]["status"] != "over":
                number += 1
                update = response_body(await robot.get(f"/api/tables/{table}"))
                if update["table"]["turn"] == 0:
                    await play([anna], table, 1)
                elif update["table"]["turn"] == 1:
                    command = {
                        "do": "move",
                        "id": f"r{number}",
                        "version": update["version"],
                        "text": choose_move(update, number),
                    }
                    path = f"/api/tables/{table}/commands"
                    response_body(await robot.post(path, json=command))
            assert update["table"]["ending"] == "played"
            for path, body in (
                (f"/api/tables/{table}/chat", {"text": "Good game"}),
                ("/api/tables", {"game": game, "terms": {"players": 2}}),
            ):
                answer = await robot.post(path, json=body)
                assert (answer.status_code, answer.json()["code"]) == (403, "scope-missing")
            robot.headers["Authorization"] = "Bearer wanli_nobody"
            answer = await robot.post(f"/api/tables/{table}/join", json={})
            assert (answer.status_code, answer.json()["code"]) == (401, "sign-in-needed")


@pytest.mark.parametrize("game", GAMES)
async def test_a_hint_is_a_legal_move_for_the_player_to_decide(server: Server, game: str) -> None:
    async with start_game(server, game) as (people, table):
        seen = await people[0].get(f"/api/tables/{table}")
        hint = await wait_for_hint(people[0], table, 1350 if wanli.compiled() else 80)
        assert hint["text"] in seen["view"]["legal"]
        assert hint["version"] == 1
        tried = hint["chances"]
        assert tried[0]["text"] == hint["text"]
        assert 1 < len(tried) <= 3
        assert {one["text"] for one in tried} <= set(seen["view"]["legal"])
        shares = [one["share"] for one in tried]
        assert shares == sorted(shares, reverse=True)
        assert 0 < sum(shares) <= 1.000001
        assert all(0 <= one["value"] <= 1 for one in tried)
        assert hint["level"] == ADVISER
        with pytest.raises(Refusal) as caught:
            await people[1].get(f"/api/tables/{table}/hint")
        assert (caught.value.status, caught.value.body["code"]) == (422, "not-to-decide")


async def wait_for_hint(person: Person, table: str, tries: int) -> JSON:
    """Return a hint with more iterations than this; on a busy machine some have fewer."""

    async def ask() -> JSON:
        try:
            hint: JSON = await person.get(f"/api/tables/{table}/hint")
        except Refusal as refusal:  # rate limit
            await asyncio.sleep(refusal.body["facts"]["seconds"])
            return {}
        return hint if hint["tries"] > tries else {}

    return await until_awaited(ask)


async def create_program(anna: Person, *scopes: str) -> Person:
    """Create a program with these scopes."""
    made = await anna.post("/api/me/bots", {"name": "Robot", "scopes": scopes})
    robot = Person(anna.address)
    robot.id, robot.http.headers["Authorization"] = made["person"], f"Bearer {made['token']}"
    return robot


@pytest.mark.parametrize("scopes", [("play",), ("read",), ("chat", "create")])
async def test_a_token_shows_the_view_of_its_seat_only_with_the_scope_read_or_play(
    server: Server, scopes: tuple[str, ...]
) -> None:
    async with guest(server) as anna:
        await anna.post("/api/sign-up", {"name": f"Of {anna.id}", "password": "stone by stone"})
        maker, robot = await create_program(anna, "play"), await create_program(anna, *scopes)
        table = (await anna.create("great-wall", options={"first-seat": "2"}))["table"]["id"]
        await maker.post(f"/api/tables/{table}/join")
        await anna.post(f"/api/tables/{table}/start")
        for one in (maker, robot):
            one.http.headers["X-Forwarded-For"] = "10.7.7.7"
        seen = await maker.get(f"/api/tables/{table}")
        assert seen["view"]["legal"]  # a program that plays sees its view
        headers = {"Authorization": robot.http.headers["Authorization"]}
        address = f"{server.address.replace('http', 'ws')}/ws/tables/{table}"
        async with connect(address, additional_headers=headers, **PATIENT) as line:
            first = msgspec.json.decode(await line.recv())
        if {"read", "play"} & set(scopes):
            assert (await robot.get(f"/api/tables/{table}"))["you"]["viewer"] == -1
            assert first["t"] == "update"
        else:
            for path in ("", "?version=1", "/chat"):
                with pytest.raises(Refusal) as caught:
                    await robot.get(f"/api/tables/{table}{path}")
                assert caught.value.body["code"] == "scope-missing"
            assert first["code"] == "scope-missing"
            seats = [{"kind": "me"}, BOT]
            made = await robot.create("great-wall", seats=seats, options=FIRST, start=True)
            assert made["you"] == {**made["you"], "seats": [0], "viewer": -1}
            assert not made["view"]["legal"]
        for one in (maker, robot):
            await one.http.aclose()


async def test_a_stand_in_plays_for_an_absent_player_until_they_return(server: Server) -> None:
    async with guests(server, 2) as (anna, bela):
        made = await anna.create("great-wall", options=FIRST, takeover=1)
        table = made["table"]["id"]
        await bela.post(f"/api/tables/{table}/join")
        async with bela.connect(table) as watching:
            # connect before the start: one second is short
            async with anna.connect(table) as socket:
                await socket.wait_for_version(0)
                await anna.post(f"/api/tables/{table}/start")
                await socket.wait_for_version(1)
                async with (  # both are absent here, so a stand-in takes over and moves
                    start_game(server, "great-wall", takeover=1) as (_, other),
                    anna.connect(other) as later,
                ):
                    await later.wait_for_version(3)
                seen = await anna.get(f"/api/tables/{table}")
                # a connected player gets no stand-in
                assert (seen["version"], stand_in(seen)) == (1, "")
            taken = await watching.wait_for(lambda m: stand_in(m) == "strong")
            assert taken["version"] == 2
            played = await watching.wait_for(lambda m: m.get("version", 0) >= 3)
            assert played["told"][0]["seat"] == 0
            async with anna.connect(table) as socket:
                back = await watching.wait_for(lambda m: stand_in(m) == "")
                assert back["version"] > played["version"]
                await socket.wait_for_version(back["version"])


async def test_a_recently_connected_player_is_waited_for_without_polling(
    tmp_path: Path,
) -> None:
    with run_server(tmp_path, "--trust-proxy", "--bots", "1") as server:
        async with start_game(server, "great-wall", takeover=600) as (_, table):
            pass
    with closing(sqlite3.connect(tmp_path / "wanli.db")) as database, database:
        database.execute("UPDATE log SET at = at - 3600")
        database.execute("UPDATE tables SET due_at = 1.0")
        seen = time.time()
        database.execute("UPDATE seats SET seen_at = ?", (seen,))
    with (
        run_server(tmp_path) as server,
        closing(sqlite3.connect(tmp_path / "wanli.db")) as database,
    ):

        def due_again() -> float:
            [[due]] = database.execute("SELECT due_at FROM tables WHERE id = ?", (table,))
            return float(due) if due != 1.0 else 0.0

        assert await until(due_again) > seen + 500


async def test_a_player_over_http_takes_their_seat_back_with_a_command(server: Server) -> None:
    async with (
        start_game(server, "great-wall", takeover=1) as (people, table),
        people[1].connect(table) as watching,
    ):
        await watching.wait_for(lambda m: stand_in(m) == "strong")
        # A stand-in may have taken over because the person connected late; it hands back first.
        await watching.wait_for(
            lambda m: (
                m["t"] == "update"
                and m["table"]["turn"] == 1
                and m["table"]["seats"][1]["stand_in"] == ""
            )
        )
        version = watching.update["version"]
        done = await people[0].command(table, do="return", id="b", version=version)
        assert stand_in(done["update"]) == ""
        with pytest.raises(Refusal) as caught:
            await people[0].command(table, do="return", id="c", version=version + 1)
        assert caught.value.body["code"] == "no-stand-in"


async def test_bots_go_on_when_a_worker_is_killed(server: Server) -> None:
    async def create_and_move(anna: Person, seen: JSON) -> JSON:
        while seen["table"]["turn"] == 0:
            seen = await move(anna, seen, choose_move(seen, 1))
        return seen

    async with guest(server) as anna:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "medium"}]
        tables = [
            await anna.create("great-wall", 2, seats=seats, options=FIRST, start=True)
            for _ in range(4)
        ]
        hint = f"/api/tables/{tables.pop()['table']['id']}/hint"
        await anna.get(hint)
        killed = worker_pids(server.pid)
        assert killed
        waiting = await asyncio.gather(*(create_and_move(anna, one) for one in tables))
        for child in killed:
            os.kill(child, signal.SIGKILL)
        for one in waiting:
            async with anna.connect(one["table"]["id"]) as socket:
                after = await socket.wait_for_version(one["version"] + 1)
            assert after["told"][-1]["seat"] != 0
        await anna.get(hint)
        assert set(worker_pids(server.pid)) - set(killed)


def stand_in(message: JSON) -> str | None:
    """Return the level of the stand-in at the first seat, or ""."""
    if message["t"] != "update":
        return None
    level: str = message["table"]["seats"][0]["stand_in"]
    return level


def worker_pids(server: int) -> list[int]:
    """Return the process ids of a server's bot workers."""
    found = subprocess.run(
        ["pgrep", "-P", str(server), "-f", "spawn_main"], capture_output=True, check=False
    )
    return [int(word) for word in found.stdout.split()]
