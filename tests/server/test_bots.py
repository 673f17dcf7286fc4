"""Bots: those of the house, programs with a token, and who plays for somebody who is away."""

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
from tests.server.playing import FIRST, GAMES, guest, guests, move, pick, play, table_of
from tests.serving import JSON, PATIENT, Person, Refusal, Server, answered, serving
from tests.waiting import PATIENCE, until, until_awaited
from wanli.bots.levels import ADVISER

BOT = {"kind": "bot", "level": "random"}
A_GAME = 600.0  # seconds, however busy the machine is


@pytest.mark.parametrize("level", ["random", "easy", "medium"])
async def test_a_bot_of_the_house_answers(server: Server, level: str) -> None:
    async with guest(server) as anna:
        seats = [{"kind": "me"}, {"kind": "bot", "level": level}]
        made = await anna.create("great-wall", 2, seats=seats, options=FIRST, start=True)
        async with anna.at(made["table"]["id"]) as sitting:
            update = await sitting.until_version(1)
            while update["table"]["turn"] == 0 and update["version"] < 20:
                answer = await sitting.move(pick(update, 1), f"m{update['version']}")
                update = await sitting.until_version(answer["version"])
            after = await sitting.until_version(update["version"] + 1)
            assert after["told"][0]["seat"] == 1
            assert after["table"]["seats"][1]["level"] == level


@pytest.mark.parametrize("game", GAMES)
async def test_bots_play_a_whole_game_among_themselves(server: Server, game: str) -> None:
    async with guest(server) as anna:
        made = await anna.create(game, 2, seats=[BOT, BOT], start=True)
        assert made["you"]["viewer"] == -1
        async with anna.at(made["table"]["id"]) as sitting:
            end = await sitting.until(lambda m: m.get("table", {}).get("status") == "over", A_GAME)
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
            joined = answered(await robot.post(f"/api/tables/{table}/join", json={}))
            assert joined["table"]["seats"][1]["person"] == made["person"]
            await anna.post(f"/api/tables/{table}/start")
            number, update = 0, joined
            while update["table"]["status"] != "over":
                number += 1
                update = answered(await robot.get(f"/api/tables/{table}"))
                if update["table"]["turn"] == 0:
                    await play([anna], table, 1)
                elif update["table"]["turn"] == 1:
                    command = {
                        "do": "move",
                        "id": f"r{number}",
                        "version": update["version"],
                        "text": pick(update, number),
                    }
                    path = f"/api/tables/{table}/commands"
                    answered(await robot.post(path, json=command))
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
async def test_a_hint_is_a_legal_move_for_who_has_to_decide(server: Server, game: str) -> None:
    async with table_of(server, game) as (people, table):
        seen = await people[0].get(f"/api/tables/{table}")
        hint = await thought_out(people[0], table, 1350 if wanli.compiled() else 80)
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


async def thought_out(person: Person, table: str, tries: int) -> JSON:
    """A hint after more tries than these; on a busy machine the clock may end it sooner."""

    async def asked() -> JSON:
        try:
            hint: JSON = await person.get(f"/api/tables/{table}/hint")
        except Refusal as refusal:  # too many in a short time
            await asyncio.sleep(refusal.body["facts"]["seconds"])
            return {}
        return hint if hint["tries"] > tries else {}

    return await until_awaited(asked)


async def program(anna: Person, *scopes: str) -> Person:
    """A program of an account with these scopes."""
    made = await anna.post("/api/me/bots", {"name": "Robot", "scopes": scopes})
    robot = Person(anna.address)
    robot.id, robot.http.headers["Authorization"] = made["person"], f"Bearer {made['token']}"
    return robot


@pytest.mark.parametrize("scopes", [("play",), ("read",), ("chat", "create")])
async def test_a_token_is_shown_its_seat_if_it_reads_or_plays(
    server: Server, scopes: tuple[str, ...]
) -> None:
    async with guest(server) as anna:
        await anna.post("/api/sign-up", {"name": f"Of {anna.id}", "password": "stone by stone"})
        maker, robot = await program(anna, "play"), await program(anna, *scopes)
        table = (await anna.create("great-wall", options={"first-seat": "2"}))["table"]["id"]
        await maker.post(f"/api/tables/{table}/join")
        await anna.post(f"/api/tables/{table}/start")
        for one in (maker, robot):
            one.http.headers["X-Forwarded-For"] = "10.7.7.7"
        seen = await maker.get(f"/api/tables/{table}")
        assert seen["view"]["legal"]  # who plays sees what he decides on
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


async def test_a_bot_plays_for_who_is_away_until_he_is_back(server: Server) -> None:
    async with guests(server, 2) as (anna, bela):
        made = await anna.create("great-wall", options=FIRST, takeover=1)
        table = made["table"]["id"]
        await bela.post(f"/api/tables/{table}/join")
        async with bela.at(table) as watching:
            async with anna.at(table) as sitting:  # before the start: his second is short
                await sitting.until_version(0)
                await anna.post(f"/api/tables/{table}/start")
                await sitting.until_version(1)
                async with (  # where both are away, a bot takes over and moves
                    table_of(server, "great-wall", takeover=1) as (_, other),
                    anna.at(other) as later,
                ):
                    await later.until_version(3)
                seen = await anna.get(f"/api/tables/{table}")
                assert (seen["version"], stand_in(seen)) == (1, "")  # who is there stays
            taken = await watching.until(lambda m: stand_in(m) == "strong")
            assert taken["version"] == 2
            played = await watching.until(lambda m: m.get("version", 0) >= 3)
            assert played["told"][0]["seat"] == 0
            async with anna.at(table) as sitting:
                back = await watching.until(lambda m: stand_in(m) == "")
                assert back["version"] > played["version"]
                await sitting.until_version(back["version"])


async def test_who_was_here_a_moment_ago_is_waited_for_without_looking_every_second(
    tmp_path: Path,
) -> None:
    with serving(tmp_path, "--trust-proxy", "--bots", "1") as server:
        async with table_of(server, "great-wall", takeover=600) as (_, table):
            pass
    with closing(sqlite3.connect(tmp_path / "wanli.db")) as database, database:
        database.execute("UPDATE log SET at = at - 3600")
        database.execute("UPDATE tables SET due_at = 1.0")
        seen = time.time()
        database.execute("UPDATE seats SET seen_at = ?", (seen,))
    with serving(tmp_path) as server, closing(sqlite3.connect(tmp_path / "wanli.db")) as database:

        def looked_at() -> float:
            [[due]] = database.execute("SELECT due_at FROM tables WHERE id = ?", (table,))
            return float(due) if due != 1.0 else 0.0

        assert await until(looked_at) > seen + 500


async def test_who_comes_by_http_alone_takes_his_seat_back_himself(server: Server) -> None:
    async with (
        table_of(server, "great-wall", takeover=1) as (people, table),
        people[1].at(table) as watching,
    ):
        await watching.until(lambda m: stand_in(m) == "strong")
        # A bot may have taken over a seat whose person connected late; it hands back first.
        await watching.until(
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


async def test_bots_go_on_when_their_process_is_killed(server: Server) -> None:
    async def mine(anna: Person, seen: JSON) -> JSON:
        while seen["table"]["turn"] == 0:
            seen = await move(anna, seen, pick(seen, 1))
        return seen

    async with guest(server) as anna:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "medium"}]
        tables = [
            await anna.create("great-wall", 2, seats=seats, options=FIRST, start=True)
            for _ in range(4)
        ]
        hint = f"/api/tables/{tables.pop()['table']['id']}/hint"
        await anna.get(hint)
        killed = thinkers(server.pid)
        assert killed
        waiting = await asyncio.gather(*(mine(anna, one) for one in tables))
        for child in killed:
            os.kill(child, signal.SIGKILL)
        for one in waiting:
            async with anna.at(one["table"]["id"]) as sitting:
                after = await sitting.until_version(one["version"] + 1)
            assert after["told"][-1]["seat"] != 0
        await anna.get(hint)
        assert set(thinkers(server.pid)) - set(killed)


def stand_in(message: JSON) -> str | None:
    """Who plays for the first seat."""
    if message["t"] != "update":
        return None
    level: str = message["table"]["seats"][0]["stand_in"]
    return level


def thinkers(server: int) -> list[int]:
    """The processes in which the bots of a server think."""
    found = subprocess.run(
        ["pgrep", "-P", str(server), "-f", "spawn_main"], capture_output=True, check=False
    )
    return [int(word) for word in found.stdout.split()]
