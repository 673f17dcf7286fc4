"""A real server in a process of its own, and people who play there as browsers do."""

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
# A busy machine may be slow to answer, and a test may block its loop for a while.
PATIENT: Final[JSON] = {"open_timeout": PATIENCE, "ping_interval": None}


class Server:
    """`wanli serve`, started and stopped; its database outlives it."""

    def __init__(
        self,
        data: Path,
        *words: str,
        database: str = "",
        port: int = 0,
        env: Mapping[str, str] | None = None,
    ) -> None:
        self.data = data
        self._words = [*words, *(["--database", database] if database else [])]
        self._env = {**(env or {}), "NO_COLOR": "1", "COLUMNS": "200"}
        self.port = port
        self.log = data / "server.log"
        self._process: subprocess.Popen[str] | None = None
        data.mkdir(parents=True, exist_ok=True)

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The process."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> Server:
        """Start it; it is there when this returns."""
        command = [sys.executable, "-m", "wanli.cli", "--lang", "en", "serve"]
        command += ["--data", str(self.data), "--port", str(self.port), *self._words]
        with self.log.open("a") as errors:
            self._process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env={**os.environ, **self._env},
                start_new_session=True,  # a group of its own: see _end
            )
        try:
            self._wait(self._process)
        except BaseException:
            self.kill()
            raise
        return self

    def _wait(self, process: subprocess.Popen[str]) -> None:
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
            return httpx.get(f"{self.address}/health", timeout=PATIENCE).status_code == 200
        return False

    def kill(self) -> None:
        """SIGKILL: no time to tidy up."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """As a host stops it."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if how == signal.SIGKILL:
            _kill_group(process)
        process.send_signal(how)
        try:
            process.wait(PATIENCE)
        finally:
            _kill_group(process)  # whoever thought for its bots may have survived it
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
def serving(data: Path, *words: str, database: str = "") -> Iterator[Server]:
    """A server for as long as it is needed."""
    with Server(data, *words, database=database) as server:
        yield server


class Refusal(AssertionError):
    """The server refused; `body` says why."""

    def __init__(self, response: httpx.Response) -> None:
        self.status = response.status_code
        self.body: JSON = response.json()
        super().__init__(f"{self.status} {self.body}")


class Person:
    """Somebody with a browser: a cookie, and as many sockets as he likes."""

    def __init__(self, address: str, name: str = "Anna", come_from: str = "") -> None:
        self.address = address
        self.name = name
        # With --trust-proxy: limits count by address, and we all come from the same.
        headers = {"X-Forwarded-For": come_from} if come_from else None
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE, headers=headers)
        self.id = ""

    async def __aenter__(self) -> Person:
        me = await self.post("/api/guest", {"name": self.name})
        self.id = me["id"]
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def get(self, path: str, **query: str | int) -> Any:
        """What is there."""
        return answered(await self.http.get(path, params=query))

    async def post(self, path: str, body: JSON | None = None) -> Any:
        """Send something."""
        return answered(await self.http.post(path, json=body or {}))

    async def create(self, game: str, players: int = 2, **more: Any) -> JSON:
        """A new table; `options`, `clock`, `undo`, `takeover`, `watchers` go into its terms."""
        names = ("options", "content", "clock", "undo", "takeover", "watchers")
        terms = {"players": players, **{n: more.pop(n) for n in names if n in more}}
        update: JSON = await self.post("/api/tables", {"game": game, "terms": terms, **more})
        return update

    async def command(self, table: str, **command: Any) -> JSON:
        """Do something at a table over HTTP."""
        done: JSON = await self.post(f"/api/tables/{table}/commands", command)
        return done

    @contextlib.asynccontextmanager
    async def at(self, table: str, **query: str | int) -> AsyncIterator[Sitting]:
        """Sit at a table, live."""
        words = "&".join(f"{name}={value}" for name, value in query.items())
        url = f"{self.address.replace('http', 'ws')}/ws/tables/{table}?{words}"
        headers = {"Cookie": self.cookie} if self.cookie else {}
        async with connect(url, additional_headers=headers, max_size=2**22, **PATIENT) as socket:
            yield Sitting(socket)

    @property
    def cookie(self) -> str:
        """What his browser sends along."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())


class Sitting:
    """One WebSocket at a table, with all that came in through it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[JSON] = []
        self.raw: list[bytes] = []
        self.update: JSON = {}

    async def send(self, **message: Any) -> None:
        """Send a message."""
        await self.socket.send(msgspec.json.encode(message).decode())

    async def hear(self, patience: float = PATIENCE) -> JSON:
        """The next message."""
        raw = await asyncio.wait_for(self.socket.recv(), patience)
        body = raw.encode() if isinstance(raw, str) else raw
        message: JSON = msgspec.json.decode(body)
        self.raw.append(body)
        self.heard.append(message)
        if message["t"] == "update":
            self.update = message
        return message

    async def until(self, wanted: Callable[[JSON], bool], patience: float = PATIENCE) -> JSON:
        """The next message of a kind; what comes before it is heard, too."""
        deadline = time.monotonic() + patience
        while True:
            message = await self.hear(max(0.01, deadline - time.monotonic()))
            if wanted(message):
                return message

    async def until_version(self, version: int) -> JSON:
        """The first update that is at least so new."""
        if self.update and self.update["version"] >= version:
            return self.update
        return await self.until(lambda m: m["t"] == "update" and m["version"] >= version)

    async def move(self, text: str, id: str, version: int | None = None, **more: Any) -> JSON:
        """Make a move; gives the answer to it."""
        at = self.update["version"] if version is None else version
        await self.send(do="move", id=id, version=at, text=text, **more)
        return await self.until(lambda m: m.get("id") == id and m["t"] != "update")


def answered(response: httpx.Response) -> Any:
    """The body of an answer; raises Refusal."""
    if response.status_code >= 400:
        raise Refusal(response)
    if not response.content:
        return None
    kind = response.headers.get("content-type", "")
    return response.json() if "json" in kind else response.text
