"""A real server in a process of its own, and HTTP and WebSocket clients of it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.waiting import PATIENCE, until_blocking

JSON = dict[str, Any]
# Generous: the machine may be busy, and a test may block its event loop for a while.
PATIENT: Final[JSON] = {"open_timeout": PATIENCE, "ping_interval": None}


class Server:
    """`wanli serve`, started and stopped; its database outlives it."""

    def __init__(
        self,
        data: Path,
        *options: str,
        database: str = "",
        port: int = 0,
        env: Mapping[str, str] | None = None,
    ) -> None:
        self.data = data
        self._options = [*options, *(["--database", database] if database else [])]
        self._env = {**(env or {}), "NO_COLOR": "1", "COLUMNS": "200"}
        self.port = port
        self.log = data / "server.log"
        self._process: subprocess.Popen[str] | None = None
        data.mkdir(parents=True, exist_ok=True)

    @property
    def address(self) -> str:
        """The URL of the server."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The process id."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> Server:
        """Start the server and wait until it answers."""
        command = [sys.executable, "-m", "wanli.cli", "--lang", "en", "serve"]
        command += ["--data", str(self.data), "--port", str(self.port), *self._options]
        with self.log.open("a") as errors:
            self._process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env={**os.environ, **self._env},
                start_new_session=True,  # a process group of its own, for _kill_group
            )
        try:
            self._wait_until_ready(self._process)
        except BaseException:
            self.kill()
            raise
        return self

    def _wait_until_ready(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
        assert found, f"the server did not start: {line!r} {self.log.read_text()[-2000:]}"
        self.port = int(found[1])
        try:
            until_blocking(self._is_healthy)
        except AssertionError:
            raise AssertionError(f"no answer: {self.log.read_text()[-2000:]}") from None

    def _is_healthy(self) -> bool:
        with contextlib.suppress(httpx.HTTPError):
            health = httpx.get(f"{self.address}/health", timeout=PATIENCE, verify=False)
            return health.status_code == 200
        return False

    def kill(self) -> None:
        """Kill the server with SIGKILL."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Stop the server with SIGTERM, as an operator does."""
        self._end(signal.SIGTERM)

    def _end(self, signal_number: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if signal_number == signal.SIGKILL:
            _kill_group(process)
        process.send_signal(signal_number)
        try:
            process.wait(PATIENCE)
        finally:
            _kill_group(process)  # bot workers may have survived
            process.wait()
            if process.stdout is not None:
                process.stdout.close()

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()


def _kill_group(process: subprocess.Popen[str]) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)


@contextmanager
def run_server(data: Path, *options: str, database: str = "") -> Iterator[Server]:
    """Run a server for the duration of a `with` block."""
    with Server(data, *options, database=database) as server:
        yield server


class Refusal(AssertionError):
    """An error response; `body` has the code and the facts."""

    def __init__(self, response: httpx.Response) -> None:
        self.status = response.status_code
        self.body: JSON = response.json()
        super().__init__(f"{self.status} {self.body}")


class Person:
    """A guest with a session cookie, who sends requests and opens WebSockets."""

    def __init__(self, address: str, name: str = "Anna", ip: str = "") -> None:
        self.address = address
        self.name = name
        # With --trust-proxy: rate limits count by IP address, and all tests come from the same one.
        headers = {"X-Forwarded-For": ip} if ip else None
        # There is no TLS here, and loading the certificates of a client takes 50 ms.
        self.http = httpx.AsyncClient(
            base_url=address, timeout=PATIENCE, headers=headers, verify=False
        )
        self.id = ""

    async def __aenter__(self) -> Person:
        me = await self.post("/api/guest", {"name": self.name})
        self.id = me["id"]
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def get(self, path: str, **query: str | int) -> Any:
        """Send a GET request and return the body; raise Refusal for an error."""
        return response_body(await self.http.get(path, params=query))

    async def post(self, path: str, body: JSON | None = None) -> Any:
        """Send a POST request and return the body; raise Refusal for an error."""
        return response_body(await self.http.post(path, json=body or {}))

    async def create(self, game: str, players: int = 2, **more: Any) -> JSON:
        """Create a table; `options`, `clock`, `undo`, `takeover`, `watchers` become its terms."""
        names = ("options", "content", "clock", "undo", "takeover", "watchers")
        terms = {"players": players, **{n: more.pop(n) for n in names if n in more}}
        update: JSON = await self.post("/api/tables", {"game": game, "terms": terms, **more})
        return update

    async def command(self, table: str, **command: Any) -> JSON:
        """Send a command to a table over HTTP."""
        done: JSON = await self.post(f"/api/tables/{table}/commands", command)
        return done

    @contextlib.asynccontextmanager
    async def connect(self, table: str, **query: str | int) -> AsyncIterator[TableSocket]:
        """Open a WebSocket at a table."""
        parameters = "&".join(f"{name}={value}" for name, value in query.items())
        url = f"{self.address.replace('http', 'ws')}/ws/tables/{table}?{parameters}"
        headers = {"Cookie": self.cookie} if self.cookie else {}
        async with connect(url, additional_headers=headers, max_size=2**22, **PATIENT) as socket:
            yield TableSocket(socket)

    @property
    def cookie(self) -> str:
        """The `Cookie` header of this person's browser."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())


class TableSocket:
    """A WebSocket at a table; it stores every message received."""

    def __init__(self, socket: ClientConnection) -> None:
        self.connection = socket
        self.received: list[JSON] = []
        self.raw: list[bytes] = []
        self.update: JSON = {}

    async def send(self, **message: Any) -> None:
        """Send a message."""
        await self.connection.send(msgspec.json.encode(message).decode())

    async def receive(self, timeout: float = PATIENCE) -> JSON:
        """Receive the next message."""
        raw = await asyncio.wait_for(self.connection.recv(), timeout)
        body = raw.encode() if isinstance(raw, str) else raw
        message: JSON = msgspec.json.decode(body)
        self.raw.append(body)
        self.received.append(message)
        if message["t"] == "update":
            self.update = message
        return message

    async def wait_for(self, condition: Callable[[JSON], bool], timeout: float = PATIENCE) -> JSON:
        """Receive messages up to the first that satisfies a condition; return that one."""
        deadline = time.monotonic() + timeout
        while True:
            message = await self.receive(max(0.01, deadline - time.monotonic()))
            if condition(message):
                return message

    async def wait_for_version(self, version: int) -> JSON:
        """Return the first update that has this version or a later one."""
        if self.update and self.update["version"] >= version:
            return self.update
        return await self.wait_for(lambda m: m["t"] == "update" and m["version"] >= version)

    async def move(self, text: str, id: str, version: int | None = None, **more: Any) -> JSON:
        """Make a move and return the answer to it."""
        at = self.update["version"] if version is None else version
        await self.send(do="move", id=id, version=at, text=text, **more)
        return await self.wait_for(lambda m: m.get("id") == id and m["t"] != "update")


def response_body(response: httpx.Response) -> Any:
    """Return the body of a response; raise Refusal for an error."""
    if response.status_code >= 400:
        raise Refusal(response)
    if not response.content:
        return None
    kind = response.headers.get("content-type", "")
    return response.json() if "json" in kind else response.text
