"""Fuzz the API against its own document: `python -m tests.server.fuzz_api --examples 500`.

Every operation is called by a guest with a cookie, by a program with a token, anonymously and, for
the operator's routes, with the host key: with data that the document allows, with data that it
forbids, and with bytes that are no JSON. No response may be a server error or undeclared.
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

from tests.live_server import JSON, Server, run_server
from tests.server.api_games import FIRST, guest, play
from tests.waiting import PATIENCE

EXAMPLES = 30  # for each operation, caller and kind of data
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
    """Fuzz every operation; yield the name of each that passed."""
    document: JSON = httpx.get(f"{server.address}/schema", timeout=PATIENCE).json()
    schema = schemathesis.openapi.from_dict(document)
    token, tables = asyncio.run(create_tables(server))
    for result in schema.get_all_operations():
        assert isinstance(result, Ok), result
        operation = result.ok()
        name = operation.definition.raw["operationId"]
        for who in ("cookie", "token", "nobody"):
            headers = headers_for(server, who, token)
            for mode in MODES if who == "cookie" else MODES[:1]:
                check_operation(server, operation, mode, headers, tables, examples)
        # no tables: those of other tests must not be removed
        if operation.path.startswith("/api/host"):
            for mode in MODES:
                check_operation(
                    server, operation, mode, headers_for(server, "host", token), [], examples
                )
        if "requestBody" in operation.definition.raw:
            send_malformed_bodies(server, operation, tables[0])
        yield name


def send_malformed_bodies(server: Server, operation: Any, table: str) -> None:
    """Send bodies that cannot be parsed; all must be refused as malformed."""
    path = re.sub(r"\{\w+\}", "1", operation.path.replace("{table}", table))
    headers = {**headers_for(server, "cookie", ""), "Content-Type": "application/json"}
    for body in NO_DATA:
        response = httpx.request(
            operation.method, server.address + path, content=body, headers=headers, timeout=60
        )
        refused = response.status_code, response.json()["code"]
        assert refused == (400, "bad-message"), (operation.label, body, refused)


def check_operation(
    server: Server,
    operation: Any,
    mode: GenerationMode,
    headers: dict[str, str],
    tables: list[str],
    examples: int,
) -> None:
    """Try one operation with many examples; raise at the first wrong response."""

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
    )
    @given(case=operation.as_strategy(generation_mode=mode), real=st.sampled_from([*tables, ""]))
    def check_example(case: Case[Any], real: str) -> None:
        if real and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = real
        response = case.call(base_url=server.address, headers=headers, timeout=60)
        case.validate_response(response, checks=CHECKS)

    with contextlib.suppress(Unsatisfiable):  # an operation without parameters has no invalid data
        check_example()


def headers_for(server: Server, who: str, token: str) -> dict[str, str]:
    """Return the headers of a kind of caller, each time with a new IP address."""
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


async def create_tables(server: Server) -> tuple[str, list[str]]:
    """Return a program's token, and tables in every status, with and without its seat."""
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
    """Fuzz a new server from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--examples", type=int, default=100)
    examples: int = parser.parse_args().examples
    with (
        tempfile.TemporaryDirectory() as folder,
        run_server(Path(folder), "--trust-proxy") as server,
    ):
        for name in fuzz(server, examples):
            print(name, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
