"""External programs at a server's table with `wanli bot`: the same files play in the arena."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosedError

from tests.bots.programs import EXAMPLES, failing, has_ended, program, received
from tests.games.every import first_seat
from tests.live_server import JSON, Person, Server, run_server
from tests.server.api_games import FIRST, choose_move, guest, move
from tests.waiting import PATIENCE
from wanli.cli import table_client

BOTH = ["read", "play"]


@asynccontextmanager
async def table_with_open_seat(
    server: Server, game: str, *more: JSON, scopes: list[str] = BOTH, **terms: object
) -> AsyncIterator[tuple[Person, str, str]]:
    """A table with an open seat, its host, and the token of a bot account."""
    async with guest(server) as anna:
        await anna.post("/api/sign-up", {"name": f"A {anna.id[:8]}", "password": "correct horse"})
        made = await anna.post("/api/me/bots", {"name": "Robot", "scopes": scopes})
        terms.setdefault("options", FIRST)
        seats = [{"kind": "me"}, {"kind": "open"}, *more]
        table = await anna.create(game, len(seats), seats=seats, **terms)
        yield anna, table["table"]["id"], made["token"]


RunningBot = subprocess.Popen[str]


@asynccontextmanager
async def run_bot(server: Server, table: str, token: str, *words: str) -> AsyncIterator[RunningBot]:
    """Run `wanli bot` until it has its seat, and to the end of the block."""
    command = [sys.executable, "-m", "wanli.cli", "--lang", "en", "bot"]
    command += [f"{server.address}/table/{table}", *words]
    env = {**os.environ, "WANLI_TOKEN": token, "COLUMNS": "200"}
    running = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env
    )
    try:
        assert running.stdout is not None
        line = await asyncio.to_thread(running.stdout.readline)
        assert "has seat 2" in line
        yield running
    finally:
        running.terminate()
        await asyncio.to_thread(running.communicate, timeout=PATIENCE)


async def wait_for_end(running: RunningBot) -> tuple[int, str, str]:
    """Return exit code, output and errors of a program that ends by itself."""
    out, errors = await asyncio.to_thread(running.communicate, timeout=PATIENCE)
    return running.returncode, out, errors


async def play_out(anna: Person, table: str) -> JSON:
    """Play for Anna until the game is over."""
    async with anna.connect(table) as socket:
        update = await socket.wait_for_version(1)
        while update["table"]["status"] != "over":
            if update["table"]["turn"] == 0:
                update = await move(anna, update, choose_move(update, update["version"]))
            else:
                update = await socket.wait_for_version(update["version"] + 1)
        return update


@pytest.mark.parametrize(
    ("game", "file"),
    [("great-wall", "first.py"), ("chang-cheng", "first.sh"), ("rise-of-empires", "first.py")],
)
async def test_a_program_plays_a_whole_game_on_a_server(
    server: Server, game: str, file: str
) -> None:
    async with (
        table_with_open_seat(server, game, options=first_seat(game)) as (anna, table, token),
        run_bot(server, table, token, str(EXAMPLES / file)) as robot,
    ):
        await anna.post(f"/api/tables/{table}/start")
        over = await play_out(anna, table)
        code, out, errors = await wait_for_end(robot)
        assert (code, errors) == (0, "")
        assert over["table"]["ending"] == "played"
        assert f"place {over['table']['places'][1]}" in out


async def test_a_program_receives_what_its_seat_may_see_and_the_result(
    server: Server, tmp_path: Path
) -> None:
    file = program(tmp_path)

    async with (
        table_with_open_seat(server, "great-wall") as (anna, table, token),
        run_bot(server, table, token, file, "--seed", "77") as robot,
    ):
        await anna.post(f"/api/tables/{table}/start")
        async with anna.connect(table) as socket:
            await socket.wait_for_version(1)
        over = await play_out(anna, table)
        assert (await wait_for_end(robot))[0] == 0
        first, *asked, last = map(json.loads, received(file))
        settled = over["table"]["terms"]["options"]
        assert (first["seat"], first["seed"], first["options"]) == (1, 77, settled)
        assert [one["number"] for one in asked] == list(range(1, len(asked) + 1))
        assert last["scores"] == over["table"]["scores"]
        seen = await views_of_second_seat(anna, table, over["version"])
        assert [one["view"] for one in asked] == seen
        assert [one["legal"] for one in asked] == [view["legal"] for view in seen]
    assert has_ended(file)


async def views_of_second_seat(anna: Person, table: str, versions: int) -> list[JSON]:
    """Return the views of the second seat at its decisions, read after the game."""
    path, seen = f"/api/tables/{table}", []
    for version in range(1, versions):
        update = await anna.get(path, version=version, viewer=1)
        if update["table"]["turn"] == 1:
            seen.append(update["view"])
    return seen


async def test_a_program_that_fails_resigns(server: Server, tmp_path: Path) -> None:
    file = failing(tmp_path, 'raise ValueError("no cards")')

    async with (
        table_with_open_seat(server, "great-wall") as (anna, table, token),
        run_bot(server, table, token, file) as robot,
    ):
        await anna.post(f"/api/tables/{table}/start")
        over = await play_out(anna, table)
        assert (over["table"]["ending"], over["table"]["places"]) == ("resigned", [1, 2])
        code, out, errors = await wait_for_end(robot)
        assert code == 1
        assert "place 2" in out
        assert "Points" not in out  # a game that ends by resignation has no final scores
        assert "ValueError: no cards" in errors
        assert len(errors.splitlines()) == 1
    assert has_ended(file)


async def test_a_bot_can_play_on_for_a_program_that_fails(server: Server, tmp_path: Path) -> None:
    file = failing(tmp_path, "sys.exit(7)")

    async with (
        table_with_open_seat(server, "great-wall") as (anna, table, token),
        run_bot(server, table, token, file, "--on-failure", "replace") as robot,
    ):
        await anna.post(f"/api/tables/{table}/start")
        over = await play_out(anna, table)
        assert over["table"]["ending"] == "played"
        code, out, errors = await wait_for_end(robot)
        assert (code, "exit code 7" in errors, "place" in out) == (1, True, True)


async def test_a_restarted_program_takes_its_seat_again_and_agrees_to_requests(
    server: Server, tmp_path: Path
) -> None:
    file = program(tmp_path)

    random = {"kind": "bot", "level": "random"}
    async with (
        table_with_open_seat(server, "great-wall", random) as (anna, table, token),
        run_bot(server, table, token, file) as robot,
    ):
        await anna.post(f"/api/tables/{table}/start")
        robot.terminate()
        await wait_for_end(robot)
        async with run_bot(server, table, token, file) as again, anna.connect(table) as socket:
            await socket.wait_for_version(1)
            await socket.send(do="ask", id="e", version=1, what="end")
            over = await socket.wait_for(lambda m: m.get("table", {}).get("status") == "over")
            assert over["table"]["ending"] == "agreed"
            assert (await wait_for_end(again))[0] == 0


async def test_a_program_gets_no_more_time_than_its_clock_has_left(
    server: Server, tmp_path: Path
) -> None:
    file = failing(tmp_path, "sys.exit(1)")
    whole = 1200  # seconds; a test takes less, however busy the machine is
    clock = {"kind": "live", "seconds": whole, "increment": 0}

    async with (
        table_with_open_seat(server, "great-wall", clock=clock) as (anna, table, token),
        run_bot(server, table, token, file, "--time-limit", str(2 * whole)) as robot,
    ):
        await anna.post(f"/api/tables/{table}/start")
        await play_out(anna, table)
        await wait_for_end(robot)
    asked = [json.loads(line) for line in received(file)][1:]
    assert whole / 2 < asked[1]["seconds"] < asked[0]["seconds"] <= whole - 1


async def test_a_program_reconnects_when_the_server_restarts(tmp_path: Path) -> None:
    file = program(tmp_path)

    with run_server(tmp_path / "data", "--trust-proxy") as server:
        async with (
            table_with_open_seat(server, "great-wall") as (anna, table, token),
            run_bot(server, table, token, file),
        ):
            await anna.post(f"/api/tables/{table}/start")
            seen = await anna.get(f"/api/tables/{table}")
            server.kill()
            server.start()
            while seen["table"]["turn"] == 0:
                seen = await move(anna, seen, choose_move(seen, 1))
            async with anna.connect(table) as socket:
                after = await socket.wait_for_version(seen["version"] + 1)
            assert after["told"][-1]["seat"] != 0


def test_a_connection_that_breaks_during_the_handshake_is_retried(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answers: list[Exception] = [ConnectionClosedError(None, None), RuntimeError("second try")]

    def connect(*_: object, **__: object) -> None:
        raise answers.pop(0)

    monkeypatch.setattr(table_client, "connect", connect)
    monkeypatch.setattr(table_client, "PAUSE", 0.0)
    line = table_client.TableClient(
        table_client.TableAddress("http://127.0.0.1:1", "table"), "token"
    )
    with closing(line), pytest.raises(RuntimeError, match="second try"):
        next(line.updates())


async def test_a_refusal_by_the_server_is_printed_in_one_line(server: Server) -> None:
    async with table_with_open_seat(server, "great-wall", scopes=["read"]) as (_, table, token):
        shell = str(EXAMPLES / "first.sh")
        for words, said in (
            ((table, token), "lacks the scope “play”"),
            ((table, "wanli_nobody"), "does not know this token"),
            (("nothing", token), "This table does not exist"),
        ):
            place = f"{server.address}/table/{words[0]}"
            command = [sys.executable, "-m", "wanli.cli", "--lang", "en", "bot", place, shell]
            done = await asyncio.to_thread(
                subprocess.run,
                [*command, "--token", words[1]],
                capture_output=True,
                text=True,
                check=False,
            )
            assert (done.returncode, done.stdout) == (2, "")
            assert said in done.stderr
            assert len(done.stderr.splitlines()) == 1
