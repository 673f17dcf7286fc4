"""`wanli serve`: errors at startup, shutdown, log and metrics."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.live_server import Refusal, Server, run_server
from tests.ports import silent_port
from tests.server.api_games import FIRST, choose_move, guest, guests, move, play, start_game
from tests.waiting import PATIENCE, until_awaited, until_blocking
from wanli.cli.serve import prepared_database
from wanli.server.host_key import host_key
from wanli.server.settings import Settings
from wanli.storage import backup as backups
from wanli.storage import site_values
from wanli.storage.database import Database

# uvicorn's message about requests that did not finish
CUT_OFF = "timeout graceful shutdown exceeded"
BOT = {"kind": "bot", "level": "random"}


def serve(*words: str) -> subprocess.CompletedProcess[str]:
    """Run a server that is expected not to start."""
    command = [sys.executable, "-m", "wanli.cli", "--lang", "en", "serve", *words]
    env = {**os.environ, "NO_COLOR": "1", "COLUMNS": "200"}
    return subprocess.run(
        command, capture_output=True, text=True, check=False, timeout=PATIENCE, env=env
    )


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["--port", "{taken}"], "{taken}"),
        (["--database", "mysql://localhost/x"], "postgresql://"),
        (["--database", "postgresql://x@127.0.0.1:{free}/x"], "database"),
        (["--processes", "2"], "PostgreSQL"),
        (["--data", "/dev/null/x"], "/dev/null"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_failure_to_start_is_reported_in_one_line(
    words: list[str], expected: str, tmp_path: Path
) -> None:
    with socket.socket() as taken, silent_port() as free:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        ports = {"taken": str(taken.getsockname()[1]), "free": str(free)}
        filled = [word.format(**ports) for word in words]
        done = serve(*["--data", str(tmp_path), "--port", "0", *filled])
    assert done.returncode == 2
    [line] = done.stderr.strip().splitlines()
    assert expected.format(**ports).lower() in line.lower()
    assert "Traceback" not in done.stderr + done.stdout
    assert "http://" not in done.stdout


async def test_the_server_stops_in_time_although_people_are_connected(tmp_path: Path) -> None:
    with run_server(tmp_path, "--trust-proxy", "--log-level", "info") as server:
        async with (
            start_game(server, "chang-cheng") as (people, table),
            people[0].connect(table) as anna,
            people[1].connect(table) as bela,
        ):
            await anna.wait_for_version(1)
            await bela.wait_for_version(1)
            os.kill(server.pid, signal.SIGTERM)
            await asyncio.wait_for(anna.connection.wait_closed(), PATIENCE)
            await asyncio.to_thread(server.stop)
            assert anna.connection.close_code == 1012  # service restart
    assert "Traceback" not in server.log.read_text()
    assert CUT_OFF not in server.log.read_text()


async def test_a_game_with_unknown_rules_is_refused_and_others_go_on(tmp_path: Path) -> None:
    with run_server(tmp_path, "--bots", "1") as server:
        async with guest(server) as anna:
            seats = [BOT, {"kind": "me"}]
            made = [
                await anna.create("great-wall", seats=seats, options=FIRST, start=True)
                for _ in range(2)
            ]
            old, new = made[0]["table"]["id"], made[1]["table"]["id"]
        server.kill()
        with closing(sqlite3.connect(tmp_path / "wanli.db")) as database, database:
            # Both wait for their bots: only the start is in the log.
            database.execute("DELETE FROM log WHERE seq > 1")
            database.execute(
                "UPDATE tables SET version = 1, turn = 0, due_at = 1, claimed_until = 0"
            )
            database.execute(
                "UPDATE tables SET rules_version = 99, due_at = 0 WHERE id = ?", (old,)
            )
        server.start()
        async with guest(server) as bela:
            with pytest.raises(Refusal) as caught:
                await bela.get(f"/api/tables/{old}")
            assert (caught.value.status, caught.value.body["code"]) == (422, "unknown-rules")
            assert caught.value.body["facts"] == {
                "game": "great-wall",
                "version": 99,
                "known": "1",
            }
            async with bela.connect(old) as socket:
                assert (await socket.receive())["code"] == "unknown-rules"
            lobby = await bela.get("/api/tables")
            assert {one["id"] for one in lobby["playing"]} == {old, new}

            async def bots_turn_is_over() -> dict[str, int]:
                lobby = await bela.get("/api/tables")  # a request that does not open the table
                found = {one["id"]: one["turn"] for one in lobby["playing"]}
                return found if found[new] == 1 else {}

            # Its bot moves although the unreadable table was due first.
            assert (await until_awaited(bots_turn_is_over))[old] == 0


def test_health_reports_the_state_of_the_server(server: Server) -> None:
    health = httpx.get(f"{server.address}/health", timeout=PATIENCE)
    assert health.status_code == 200
    assert health.json()["status"] == "ok"
    assert set(health.json()) == {"status", "version", "compiled"}


async def test_metrics_count_what_happens(server: Server) -> None:
    def read_metrics() -> dict[str, float]:
        text = httpx.get(f"{server.address}/metrics", timeout=PATIENCE).text
        lines = [line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#")]
        return {name: float(value) for name, value in lines}

    before = read_metrics()
    async with (
        start_game(server, "chang-cheng") as (people, table),
        people[0].connect(table) as socket,
    ):
        await socket.wait_for_version(1)
        await play(people, table, 3)
        with pytest.raises(Refusal):
            await people[0].command(table, do="undo", id="u", version=99, seat=1)
        during = await asyncio.to_thread(read_metrics)
    assert during["wanli_entries_total"] >= before["wanli_entries_total"] + 4
    assert during["wanli_commit_seconds_count"] >= before["wanli_commit_seconds_count"] + 4
    assert during["wanli_connections"] >= 1
    refused = 'wanli_refusals_total{code="not-your-seat"}'
    assert during[refused] == before.get(refused, 0) + 1
    assert "wanli_bots_thinking" in during


async def test_the_log_is_json_without_secrets(server: Server) -> None:
    async with guests(server, 2) as (anna, bela):
        table = (await anna.create("chang-cheng", options=FIRST, word="sesame"))["table"]["id"]
        await bela.post(f"/api/tables/{table}/join")
        await anna.post(f"/api/tables/{table}/start")
        seen = await anna.get(f"/api/tables/{table}")
        async with anna.connect(table) as socket:
            await socket.send(do="say", text="whisper in the wind")
            await socket.wait_for(lambda message: message["t"] == "chat")
            await move(anna, seen, choose_move(seen, 0))
        account = {"name": f"Anna {anna.id[:6]}", "password": "very secret indeed"}
        await anna.post("/api/sign-up", account)
        bot = await anna.post("/api/me/bots", {"name": "Robot", "scopes": ["read"]})
        async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as robot:
            token = {"Authorization": f"Bearer {bot['token']}"}
            assert (await robot.get("/api/me", headers=token)).status_code == 200
        with pytest.raises(Refusal):
            await anna.get("/api/tables/nowhere-to-be-found")
        cookies = list(anna.http.cookies.values()) + list(bela.http.cookies.values())
        words = ["whisper", "very secret", "sesame", "nowhere-to-be", anna.id, bela.id]
        secrets = [table, bot["token"], *cookies, *words]
    text = server.log.read_text(encoding="utf-8")
    lines = [json.loads(line) for line in text.splitlines()]
    assert {"at", "level", "what"} <= set.intersection(*(set(line) for line in lines))
    routes = {line.get("route") for line in lines if line["what"] == "request"}
    assert {"/api/tables/{table}", "/api/tables/{table}/commands", "/api/me/bots"} <= routes
    assert [secret for secret in secrets if secret in text] == []
    assert not re.search(r"wanli_[A-Za-z0-9_-]{20,}", text)


def test_responses_are_sent_without_delay(server: Server) -> None:
    with httpx.Client(base_url=server.address, timeout=PATIENCE) as client:

        def seconds_for_response() -> float:
            began = time.perf_counter()
            assert client.get("/api/games").status_code == 200
            return time.perf_counter() - began

        for _ in range(30):  # at first the peer acknowledges at once anyway
            seconds_for_response()
        # With Nagle's algorithm every response would take at least 0.04 s.
        until_blocking(lambda: seconds_for_response() < 0.035)


def test_a_second_server_on_the_same_file_is_refused_but_commands_work(tmp_path: Path) -> None:
    with run_server(tmp_path) as server:
        second = serve("--data", str(tmp_path), "--port", "0")
        assert second.returncode != 0
        assert f"Another server is already using “{tmp_path / 'wanli.db'}”" in second.stderr
        command = [sys.executable, "-m", "wanli.cli", "backup", str(tmp_path / "site.backup")]
        subprocess.run([*command, "--data", str(tmp_path)], check=True, capture_output=True)
        server.kill()
        server.start()  # a killed server leaves no lock behind


@pytest.mark.skipif(os.name != "posix", reason="files have modes there")
def test_secret_files_are_readable_only_by_their_owner(tmp_path: Path) -> None:
    data, backup = tmp_path / "data", tmp_path / "site.backup"
    old = os.umask(0o022)
    try:
        with prepared_database(Settings(data=data)):
            host_key(data)
            database = Database(Settings(data=data).database_url)
            with database.begin() as connection:  # SQLite's write-ahead log is in a file of its own
                site_values.write_heartbeat(connection, 1.0)
            backups.backup(database, backup)
            files = [backup, *data.iterdir()]
            assert {"wanli.db", "wanli.db-wal", "host-key"} <= {file.name for file in files}
            modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in files}
            database.close()
        assert set(modes.values()) == {0o600}, modes
        assert stat.S_IMODE(data.stat().st_mode) == 0o700
    finally:
        os.umask(old)
