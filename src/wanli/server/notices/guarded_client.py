"""HTTP requests to addresses given by people: guarded against SSRF, timed, not redirected."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor

import httpx

from wanli.server.notices.failures import ErrorStatus, NoAnswer, Unreachable
from wanli.server.notices.guard import Target, targets

TIMEOUT = 10.0  # seconds for a whole request
DNS_THREADS = 8  # for DNS lookups, which block

Headers = Mapping[str, str]


class GuardedClient:
    """An HTTP client for guarded POST requests."""

    def __init__(self, private: bool = False, timeout: float = TIMEOUT) -> None:
        self._private = private
        self._timeout = timeout
        self._resolvers = ThreadPoolExecutor(DNS_THREADS, "dns")
        self._lazy_client: httpx.AsyncClient | None = None

    @property
    def _client(self) -> httpx.AsyncClient:
        """The client, made on first use: it loads all certificates of the machine."""
        if self._lazy_client is None:
            self._lazy_client = httpx.AsyncClient(
                follow_redirects=False,
                trust_env=False,  # a proxy would bypass the check of IP addresses
                timeout=self._timeout,
                # Connections are by IP address and must not be reused for another host name.
                limits=httpx.Limits(max_keepalive_connections=0),
                headers={"User-Agent": "wanli"},
            )
        return self._lazy_client

    async def post(self, address: str, body: bytes, headers: Headers) -> None:
        """Post; raises NotSent unless the status is 2xx."""
        try:
            async with asyncio.timeout(self._timeout):
                status = await self._send(address, body, headers)
        except (TimeoutError, httpx.TimeoutException):
            raise NoAnswer from None
        except httpx.HTTPError:
            raise Unreachable from None
        if not 200 <= status < 300:
            raise ErrorStatus(status)

    async def _send(self, address: str, body: bytes, headers: Headers) -> int:
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(self._resolvers, targets, address, self._private)
        for target in found[:-1]:
            try:
                return await self._send_to(target, body, headers)
            except httpx.ConnectError:  # nothing was sent: try the next address
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
        async with sending as response:  # the body is not read
            return response.status_code

    async def close(self) -> None:
        """Close all connections."""
        if self._lazy_client is not None:
            await self._lazy_client.aclose()
        self._resolvers.shutdown(wait=False, cancel_futures=True)
