"""The whole API fuzzed against its own document: `python -m tests.server.fuzz_api --examples 500`.

Every operation is called by a guest with a cookie, by a program with a token, by nobody and, if it
is for him, by the host, with data that the document allows, with data that it does not, and with
bytes that are no data at all. No answer may be a server error, and every answer must be one that
the document declares.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import re
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.playing import FIRST, guest, play
from tests.serving import JSON, Server, serving
from tests.waiting import PATIENCE

EXAMPLES = 30  # of each operation, for each who calls and each kind of data
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
NO_DATA = (
    b"",
    b"{",
    b"\x00",
    b"\xff",
    b'{"name": "\xff"}',
    b"\xef\xbb\xbf{}",
    b"1e999",
    b"[" * 9999,
)
MODES = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)

_numbers = itertools.count(1)


def fuzz(server: Server, examples: int = EXAMPLES) -> Iterator[str]:
    """Fuzz every operation; gives the name of each when it has held."""
    document: JSON = httpx.get(f"{server.address}/schema", timeout=PATIENCE).json()
    schema = schemathesis.openapi.from_dict(document)
    token, tables = asyncio.run(prepared(server))
    for result in schema.get_all_operations():
        assert isinstance(result, Ok), result
        operation = result.ok()
        name = operation.definition.raw["operationId"]
        for who in ("cookie", "token", "nobody"):
            headers = heads(server, who, token)
            for mode in MODES if who == "cookie" else MODES[:1]:
                hold(server, operation, mode, headers, tables, examples)
        if operation.path.startswith("/api/host"):  # tables of others' are left alone
            for mode in MODES:
                hold(server, operation, mode, heads(server, "host", token), [], examples)
        if "requestBody" in operation.definition.raw:
            send_no_data(server, operation, tables[0])
        yield name


def send_no_data(server: Server, operation: Any, table: str) -> None:
    """Send bytes that cannot be read; raises AssertionError if that is not refused as it should."""
    path = re.sub(r"\{\w+\}", "1", operation.path.replace("{table}", table))
    headers = {**heads(server, "cookie", ""), "Content-Type": "application/json"}
    for body in NO_DATA:
        response = httpx.request(
            operation.method, server.address + path, content=body, headers=headers, timeout=60
        )
        refused = response.status_code, response.json()["code"]
        assert refused == (400, "bad-message"), (operation.label, body, refused)


def hold(
    server: Server,
    operation: Any,
    mode: GenerationMode,
    headers: dict[str, str],
    tables: list[str],
    examples: int,
) -> None:
    """Try one operation with many examples; raises what does not hold."""

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
    )
    @given(case=operation.as_strategy(generation_mode=mode), real=st.sampled_from([*tables, ""]))
    def holds(case: Case[Any], real: str) -> None:
        if real and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = real
        response = case.call(base_url=server.address, headers=headers, timeout=60)
        case.validate_response(response, checks=CHECKS)

    with contextlib.suppress(Unsatisfiable):  # where nothing is asked, nothing can be asked wrongly
        holds()


def heads(server: Server, who: str, token: str) -> dict[str, str]:
    """The headers by which somebody is known; he comes from an address of his own."""
    number = next(_numbers)
    headers = {"X-Forwarded-For": f"10.9.{number // 250}.{number % 250 + 1}"}
    if who == "token":
        headers["Authorization"] = f"Bearer {token}"
    if who == "host":
        headers["Authorization"] = f"Bearer {(server.data / 'host-key').read_text().strip()}"
    if who == "cookie":
        me = httpx.post(
            f"{server.address}/api/guest", json={"name": "Fuzz"}, headers=headers, timeout=PATIENCE
        )
        headers["Cookie"] = f"wanli={me.cookies['wanli']}"
    return headers


async def prepared(server: Server) -> tuple[str, list[str]]:
    """A program's token; tables that are open, in play and over, at which it sits or does not."""
    async with guest(server) as anna:
        await anna.post("/api/sign-up", {"name": f"Fuzz {anna.id[:8]}", "password": "long enough"})
        scopes = ["read", "play", "chat", "create"]
        token: str = (await anna.post("/api/me/bots", {"name": "Robot", "scopes": scopes}))["token"]
        me = {"kind": "me"}
        tables = [
            (await anna.create("chang-cheng"))["table"]["id"],
            (await anna.create("great-wall", seats=[me, me], options=FIRST, start=True))["table"][
                "id"
            ],
            (await anna.create("chang-cheng", seats=[me, me], start=True))["table"]["id"],
        ]
        await play([anna, anna], tables[2])
        headers = {"Authorization": f"Bearer {token}"}
        async with httpx.AsyncClient(
            base_url=server.address, headers=headers, timeout=PATIENCE
        ) as robot:
            for _ in range(2):
                wanted = {"game": "great-wall", "terms": {"players": 2}, "seats": [me, me]}
                made = await robot.post("/api/tables", json={**wanted, "start": True})
                tables.append(made.json()["table"]["id"])
        return token, tables


def main() -> int:
    """Fuzz a server of our own, for as long as one likes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--examples", type=int, default=100)
    examples: int = parser.parse_args().examples
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), "--trust-proxy") as server:
        for name in fuzz(server, examples):
            print(name, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
