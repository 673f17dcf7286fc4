"""The operator's routes: they need the host key, reveal no secrets, and make full backups."""

from __future__ import annotations

import asyncio
import re
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.live_server import JSON, Person, Refusal, Server, run_server
from tests.server.api_games import guest, guests, play, start_game
from tests.waiting import PATIENCE
from wanli.core.errors import BadOption
from wanli.server import operator
from wanli.server.host_key import host_key, is_host_key
from wanli.storage import backup, site_values
from wanli.storage.database import Database
from wanli.table.table import NotNow

PATHS = ("/api/host", "/api/host/tables", "/api/host/backup")
OPTIONS = ("--trust-proxy", "--bots", "1")


@pytest.fixture
def operator_server(tmp_path: Path, database_url: str) -> Iterator[Server]:
    """A server of its own_server, on both kinds of database."""
    with run_server(tmp_path / "data", *OPTIONS, database=database_url) as running:
        yield running


def key_of(server: Server) -> str:
    """Return the host key from the data folder."""
    return (server.data / "host-key").read_text().strip()


def send_request(
    server: Server, path: str, key: str | None = "", method: str = "GET", **more: Any
) -> Any:
    """Send a request; an empty key stands for the right one."""
    headers = {"X-Forwarded-For": more.pop("client_ip", "10.7.0.1")}
    if key is not None:
        headers["Authorization"] = f"Bearer {key or key_of(server)}"
    url = server.address + path
    return httpx.request(method, url, headers=headers, params=more or None, timeout=PATIENCE)


def host_data(server: Server, path: str = "/api/host", **more: Any) -> JSON:
    """Send a request with the host key and return the body."""
    answer = send_request(server, path, **more)
    assert answer.status_code == 200, answer.text
    body: JSON = answer.json()
    return body


# ---- the key -------------------------------------------------------------------------------------
def test_the_key_is_created_once_in_a_secret_file(tmp_path: Path) -> None:
    key = host_key(tmp_path / "new" / "folder")
    assert re.fullmatch(r"[A-Za-z0-9_-]{43}", key)  # 256 bits
    file = tmp_path / "new" / "folder" / "host-key"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert host_key(tmp_path / "new" / "folder") == key
    assert host_key(tmp_path / "other") != key


@pytest.mark.parametrize("text", ["", "\n", "password"])
def test_a_short_key_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "host-key").write_text(text)
    with pytest.raises(BadOption) as caught:
        host_key(tmp_path)
    assert caught.value.code == "bad-host-key"
    assert not is_host_key(tmp_path, text.strip())
    assert not is_host_key(tmp_path / "nowhere", "")


def test_the_server_prints_the_url_of_the_operators_page(tmp_path: Path) -> None:
    with run_server(tmp_path) as server:
        assert server._process is not None
        assert server._process.stdout is not None
        line = server._process.stdout.readline()
        assert f"{server.address}/host#key={key_of(server)}\n" in line


def test_without_the_key_everything_is_refused(server: Server) -> None:
    table = "AAAAAAAAAAAAAAAA"
    requests = [*(("GET", path) for path in PATHS), ("DELETE", f"/api/host/tables/{table}")]
    for number, (method, path) in enumerate(requests):
        for key, expected in (
            (None, (401, "host-key-needed")),
            ("x" * 43, (403, "wrong-host-key")),
            (key_of(server)[:-1], (403, "wrong-host-key")),
            (key_of(server) + "x", (403, "wrong-host-key")),
        ):
            answer = send_request(server, path, key, method, client_ip=f"10.7.1.{number}")
            assert (answer.status_code, answer.json()["code"]) == expected
        in_the_address = f"{path}?key={key_of(server)}&token={key_of(server)}"
        answer = send_request(server, in_the_address, None, method, client_ip=f"10.7.2.{number}")
        assert answer.status_code == 401
    odd = {b"Authorization": "Bearer ключ".encode(), b"X-Forwarded-For": b"10.7.1.9"}
    assert httpx.get(server.address + "/api/host", headers=odd, timeout=PATIENCE).status_code == 403
    cookie = {"Cookie": f"wanli={key_of(server)}"}
    assert (
        httpx.get(server.address + "/api/host", headers=cookie, timeout=PATIENCE).status_code == 401
    )


async def test_a_session_is_no_host_key_and_the_host_key_is_no_session(server: Server) -> None:
    async with guest(server) as anna:
        with pytest.raises(Refusal) as caught:
            await anna.get("/api/host")
        assert caught.value.body["code"] == "host-key-needed"
    answer = send_request(server, "/api/me")
    assert (answer.status_code, answer.json()["code"]) == (401, "sign-in-needed")


def test_only_wrong_keys_are_rate_limited(server: Server) -> None:
    statuses = [
        send_request(server, "/api/host", "y" * 43, client_ip="10.7.3.1") for _ in range(20)
    ]
    while statuses[-1].status_code == 403 and len(statuses) < 200:  # the bucket refills meanwhile
        statuses.append(send_request(server, "/api/host", "y" * 43, client_ip="10.7.3.1"))
    assert statuses[0].status_code == 403
    assert (statuses[-1].status_code, statuses[-1].json()["code"]) == (429, "too-many")
    assert int(statuses[-1].headers["Retry-After"]) > 0
    for _ in range(30):
        assert send_request(server, "/api/host", client_ip="10.7.3.1").status_code == 200


# ---- figures -------------------------------------------------------------------------------------
async def test_the_figures_are_correct(operator_server: Server, database_url: str) -> None:
    new = host_data(operator_server)
    assert new["database"] == database_url.partition(":")[0]
    assert new["people"] == {"accounts": 0, "guests": 0, "bots": 0}
    assert new["tables"] == {"open": 0, "playing": 0, "over": 0}
    assert (new["moves"], new["connections"], new["backed_up_at"]) == (0, 0, None)
    assert abs(new["now"] - time.time()) < 60
    assert 0 <= new["now"] - new["started_at"] < 60
    assert new["database_size"] > 10_000
    assert new["memory"] > 10_000_000
    async with start_game(operator_server, "great-wall") as (people, table):
        anna = people[0]
        await anna.post("/api/sign-up", {"name": "Anna", "password": "long enough"})
        await anna.post("/api/me/bots", {"name": "Robot", "scopes": ["read"]})
        await anna.create("chang-cheng")
        await play(people, table)
        another = await anna.create("great-wall", seats=[{"kind": "me"}] * 2, start=True)
        async with anna.connect(another["table"]["id"]) as socket:
            await socket.receive()
            now = host_data(operator_server)
        assert now["people"] == {"accounts": 1, "guests": 1, "bots": 1}
        assert now["tables"] == {"open": 1, "playing": 1, "over": 1}
        assert now["connections"] == 1
        assert now["moves"] > 20


async def test_all_tables_are_listed_in_pages_without_secrets(operator_server: Server) -> None:
    async with guests(operator_server, 3) as people:
        made: list[str] = []
        for number in range(75):
            how = {"listed": number % 2 == 0, "start": number % 3 == 0}
            seats = [{"kind": "me"}] * 2
            created = await people[number % 3].create("great-wall", 2, seats=seats, **how)
            made.append(created["table"]["id"])
        first = host_data(operator_server, "/api/host/tables")
        assert [one["id"] for one in first["tables"]] == made[:24:-1]
        for _ in range(2):
            second = host_data(operator_server, "/api/host/tables", before=first["next"])
            assert [one["id"] for one in second["tables"]] == made[24::-1]
            assert second["next"] == ""
            # the last one of the first page
            await people[25 % 3].http.delete(f"/api/tables/{made[25]}")
        playing = host_data(operator_server, "/api/host/tables", status="playing")
        assert [one["id"] for one in playing["tables"]] == made[72::-3]
        assert host_data(operator_server, "/api/host/tables", status="over") == {
            "tables": [],
            "next": "",
        }
        for wrong in ({"before": "yesterday"}, {"before": "1.2.3_x"}, {"status": "odd"}):
            answer = send_request(operator_server, "/api/host/tables", **wrong)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")
        text = str(first)
        assert "secret" not in text
        assert "password" not in text


async def test_a_table_can_be_removed_before_it_starts(operator_server: Server) -> None:
    async with guest(operator_server) as anna:
        table = (await anna.create("chang-cheng"))["table"]["id"]
        async with anna.connect(table) as socket:
            await socket.receive()
            answer = send_request(operator_server, f"/api/host/tables/{table}", method="DELETE")
            assert (answer.status_code, answer.content) == (204, b"")
            await socket.wait_for(lambda message: message["t"] == "gone")
        with pytest.raises(Refusal) as caught:
            await anna.get(f"/api/tables/{table}")
        assert caught.value.status == 404
        again = send_request(operator_server, f"/api/host/tables/{table}", method="DELETE")
        assert (again.status_code, again.json()["code"]) == (404, "no-such-table")
        seats = [{"kind": "me"}] * 2
        running = (await anna.create("chang-cheng", seats=seats, start=True))["table"]["id"]
        answer = send_request(operator_server, f"/api/host/tables/{running}", method="DELETE")
        assert (answer.status_code, answer.json()["code"]) == (422, "already-started")
        assert (await anna.get(f"/api/tables/{running}"))["table"]["status"] == "playing"


# ---- backup --------------------------------------------------------------------------------------
@pytest.mark.postgres_in_full_run
async def test_the_backup_contains_the_whole_site(operator_server: Server, tmp_path: Path) -> None:
    async def moves(people: list[Person]) -> None:
        seats = [{"kind": "me"}] * 2
        made = await people[0].create("great-wall", seats=seats, start=True)
        await play([people[0], people[0]], made["table"]["id"], 20)

    async def look(server: Server, table: str, record: str, cookies: dict[str, str]) -> None:
        anna = Person(server.address)
        anna.http.cookies.update(cookies)
        async with anna.http:
            assert (await anna.get("/api/me"))["name"] == "Anna"
            assert await anna.get(f"/api/tables/{table}/record") == record

    async with start_game(operator_server, "great-wall") as (people, table):
        await play(people, table)
        record = await people[0].get(f"/api/tables/{table}/record")
        playing, begun = asyncio.create_task(moves(people)), time.time()
        answer = await asyncio.to_thread(send_request, operator_server, "/api/host/backup")
        await playing
        assert answer.status_code == 200
        named = answer.headers["content-disposition"]
        assert re.fullmatch(r'attachment; filename="wanli-[-0-9]{17}\.backup"', named)
        assert answer.headers["cache-control"] == "no-store"
        assert int(answer.headers["content-length"]) == len(answer.content)
        (tmp_path / "site.backup").write_bytes(answer.content)
        assert begun - 1 < host_data(operator_server)["backed_up_at"] < time.time() + 1
        cookies = dict(people[0].http.cookies)
    wanli = [sys.executable, "-m", "wanli.cli", "restore", str(tmp_path / "site.backup")]
    subprocess.run([*wanli, "--data", str(tmp_path / "drill")], check=True, capture_output=True)
    with run_server(tmp_path / "drill", *OPTIONS) as drill:
        await look(drill, table, record, cookies)
        assert key_of(drill) != key_of(operator_server)
    left = {file.name for file in operator_server.data.iterdir()}
    assert left <= {"host-key", "server.log", "wanli.db", "wanli.db-wal", "wanli.db-shm"}


def test_only_one_backup_runs_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from litestar.testing import TestClient

    from wanli.server.app import create_app
    from wanli.server.settings import Settings

    begun, enough = threading.Event(), threading.Event()
    write = backup.write

    def slow(*args: Any) -> int:
        begun.set()
        assert enough.wait(PATIENCE)
        return write(*args)

    monkeypatch.setattr(backup, "write", slow)
    heads = {"Authorization": f"Bearer {host_key(tmp_path)}"}
    with TestClient(create_app(Settings(data=tmp_path))) as client:
        answers: list[int] = []

        def first() -> None:
            answers.append(client.get("/api/host/backup", headers=heads).status_code)

        thread = threading.Thread(target=first)
        thread.start()
        assert begun.wait(PATIENCE)
        second = client.get("/api/host/backup", headers=heads)
        assert (second.status_code, second.json()["code"]) == (422, "backup-running")
        enough.set()
        thread.join()
        assert answers == [200]
        assert client.get("/api/host/backup", headers=heads).status_code == 200


def test_a_backup_that_takes_too_long_is_cancelled(sqlite_url: str, tmp_path: Path) -> None:
    from wanli.storage.migrations import migrate

    with closing(Database(sqlite_url)) as database:
        migrate(database)
        with database.begin() as connection:
            site_values.write_heartbeat(connection, 1.0)
        with (tmp_path / "out").open("wb") as out, pytest.raises(NotNow) as caught:
            backup.write(database, out, operator.raise_after(-1.0))
        assert caught.value.code == "backup-too-slow"
