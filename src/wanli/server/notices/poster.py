"""Requests to addresses that people have given us: guarded, short, and never redirected."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor

import httpx

from wanli.server.notices.failures import BadAnswer, NoAnswer, Unreachable
from wanli.server.notices.guard import Target, targets

TIMEOUT = 10.0  # seconds, for everything together
NAME_THREADS = 8  # a slow name server keeps only these waiting

Headers = Mapping[str, str]


class Poster:
    """Posts to the outside."""

    def __init__(self, private: bool = False, timeout: float = TIMEOUT) -> None:
        self._private = private
        self._timeout = timeout
        self._names = ThreadPoolExecutor(NAME_THREADS, "names")
        self._made: httpx.AsyncClient | None = None

    @property
    def _client(self) -> httpx.AsyncClient:
        """Made when there is something to send: it reads all certificates of the machine."""
        if self._made is None:
            self._made = httpx.AsyncClient(
                follow_redirects=False,
                trust_env=False,  # a proxy would connect to wherever it likes
                timeout=self._timeout,
                # A connection belongs to a number here: not to be used for another name there.
                limits=httpx.Limits(max_keepalive_connections=0),
                headers={"User-Agent": "wanli"},
            )
        return self._made

    async def post(self, address: str, body: bytes, headers: Headers) -> None:
        """Send; raises NotSent if it is not surely taken."""
        try:
            async with asyncio.timeout(self._timeout):
                status = await self._send(address, body, headers)
        except (TimeoutError, httpx.TimeoutException):
            raise NoAnswer from None
        except httpx.HTTPError:
            raise Unreachable from None
        if not 200 <= status < 300:
            raise BadAnswer(status)

    async def _send(self, address: str, body: bytes, headers: Headers) -> int:
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(self._names, targets, address, self._private)
        for target in found[:-1]:
            try:
                return await self._send_to(target, body, headers)
            except httpx.ConnectError:  # nothing was sent: the next number may do
                continue
        return await self._send_to(found[-1], body, headers)

    async def _send_to(self, target: Target, body: bytes, headers: Headers) -> int:
        sending = self._client.stream(
            "POST",
            target.url,
            content=body,
            headers={**headers, "Host": target.host},
            extensions={"sni_hostname": target.server_name},
        )
        async with sending as response:  # what it says beyond its status is not read
            return response.status_code

    async def close(self) -> None:
        """Let go of all connections."""
        if self._made is not None:
            await self._made.aclose()
        self._names.shutdown(wait=False, cancel_futures=True)
