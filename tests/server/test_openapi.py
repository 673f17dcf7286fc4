"""The OpenAPI document is valid and complete, and every response matches it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import httpx
import jsonschema_rs
import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute
from schemathesis.specs.openapi.definitions import OPENAPI_31_VALIDATOR

from tests.live_server import JSON, Refusal, Server
from tests.server.api_games import GAMES, guest, guests, play, start_game
from tests.server.fuzz_api import fuzz
from tests.waiting import PATIENCE
from tools import wire_types
from wanli import games
from wanli.server.app import create_app
from wanli.server.openapi import document
from wanli.server.settings import Settings

LITESTAR = "/schema/litestar"  # its own copy of the document
METHODS = ("get", "post", "put", "patch", "delete")


@cache
def app() -> Litestar:
    """The application, not started."""
    return create_app(Settings())


def openapi_document() -> JSON:
    """The OpenAPI document of the application."""
    return document(app())


@cache
def validator(reference: str) -> Any:
    """The validator of a part of the document."""
    schema = {"$ref": reference, "components": openapi_document()["components"]}
    return jsonschema_rs.Draft202012Validator(schema)


def check(value: object, schema: JSON) -> None:
    """Assert that a value matches its schema."""
    if "$ref" in schema:
        validator(schema["$ref"]).validate(value)
    else:
        whole = {**schema, "components": openapi_document()["components"]}
        jsonschema_rs.Draft202012Validator(whole).validate(value)


def operations() -> Iterator[tuple[str, str, JSON]]:
    """Yield every operation of the document: method, path, description."""
    for path, methods in openapi_document()["paths"].items():
        for method, operation in methods.items():
            yield method, path, operation


def operation_of(request: httpx.Request) -> JSON:
    """Return the operation of a request."""
    for method, path, operation in operations():
        pattern = re.sub(r"\{\w+\}", "[^/]+", path)
        if method == request.method.lower() and re.fullmatch(pattern, request.url.path):
            return operation
    raise AssertionError(f"{request.method} {request.url.path} is not in the document")


async def check_response(response: httpx.Response) -> None:
    """Event hook: assert that a response is declared by its operation."""
    await response.aread()
    declared = operation_of(response.request)["responses"][str(response.status_code)]
    if not response.content:
        assert "content" not in declared
        return
    kind = response.headers["content-type"].partition(";")[0]
    schema = declared["content"][kind]["schema"]
    check(response.json() if kind == "application/json" else response.text, schema)


# ---- the document --------------------------------------------------------------------------------
def test_the_document_is_valid_openapi(server: Server) -> None:
    served = httpx.get(f"{server.address}/schema", timeout=PATIENCE)
    assert served.headers["content-type"] == "application/json"
    assert served.json() == openapi_document()
    assert served.json()["openapi"].startswith("3.1")
    OPENAPI_31_VALIDATOR.validate(served.json())
    names = set(served.json()["components"]["schemas"])
    referred = set(re.findall(r'"#/components/schemas/([^"]+)"', served.text))
    assert referred <= names
    assert all(name.isidentifier() for name in names)  # they are also TypeScript types


def test_no_page_loads_remote_scripts(server: Server) -> None:
    for page in ("", "/openapi.json", "/swagger", "/redoc", "/elements", "/rapidoc"):
        answer = httpx.get(f"{server.address}{LITESTAR}{page}", timeout=PATIENCE)
        assert "<script" not in answer.text
        assert "https://cdn" not in answer.text
    assert (
        httpx.get(f"{server.address}{LITESTAR}/openapi.json", timeout=PATIENCE).json()
        == openapi_document()
    )


def test_every_route_is_in_the_document() -> None:
    routes = {
        (method.lower(), re.sub(r"\{(\w+):\w+\}", r"{\1}", route.path))
        for route in app().routes
        if isinstance(route, HTTPRoute)
        if not any(handler.operation_id in ("page", "file") for handler in route.route_handlers)
        for method in route.methods
    }
    named = {(method, path) for method, path, _ in operations()}
    ours = {one for one in routes if one[0] in METHODS and not one[1].startswith(LITESTAR)}
    assert ours == named
    ids = [operation["operationId"] for _, _, operation in operations()]
    assert len(set(ids)) == len(ids)
    for _, path, operation in operations():
        assert "500" in operation["responses"] or path == "/schema"
        good = [status for status in operation["responses"] if status < "300"]
        assert len(good) == 1
        for answer in operation["responses"][good[0]].get("content", {}).values():
            assert answer["schema"]


def test_the_document_has_the_messages_and_the_views() -> None:
    schemas = openapi_document()["components"]["schemas"]
    from_server = {ref["$ref"].rpartition("/")[2] for ref in schemas["FromServer"]["oneOf"]}
    assert from_server == {
        "Update",
        "Confirmed",
        "Refused",
        "Conflict",
        "ChatLine",
        "Presence",
        "Gone",
        "Pong",
    }
    from_client = {ref["$ref"].rpartition("/")[2] for ref in schemas["FromClient"]["oneOf"]}
    assert {
        "DoMove",
        "DoUndo",
        "DoAsk",
        "DoAnswer",
        "DoResign",
        "DoReturn",
        "Look",
        "Say",
        "Ping",
    } == from_client
    views = {ref["$ref"].rpartition("/")[2] for ref in schemas["View"]["oneOf"]}
    assert views == {one.view_type.__name__ for one in games.GAMES}
    assert "/ws/tables/{table}" in openapi_document()["x-websocket"]


def test_the_typescript_types_are_current() -> None:
    assert wire_types.main(["--check"]) == 0


# ---- responses ---------------------------------------------------------------------------------
@pytest.mark.parametrize("name", GAMES)
async def test_every_response_of_a_whole_game_matches_the_document(
    server: Server, name: str
) -> None:
    clock = {"kind": "live", "seconds": 3000, "increment": 5}
    async with start_game(server, name, clock=clock) as (people, table):
        for person in people:
            person.http.event_hooks["response"] = [check_response]
        async with people[0].connect(table) as anna, people[1].connect(table) as bela:
            for number in range(4):
                await play(people, table, 3)
                await bela.send(do="say", text=f"line {number}")
            await anna.send(do="look", seat=-1)
            await anna.send(do="ping")
            await anna.send(do="move", id="x", version=0, text="late")
            await anna.send(do="move", id="y", version=99999, text="early")
            await anna.send(nonsense=1)
            version = (await people[0].get(f"/api/tables/{table}"))["version"]
            await bela.send(do="ask", what="end", id="ask", version=version)
            await bela.wait_for(lambda m: m.get("id") == "ask" and m["t"] == "confirmed")
            await anna.send(do="answer", agrees=False, id="no", version=version)
            await anna.wait_for(lambda message: message.get("id") == "no")
            end = await play(people, table)
            await anna.wait_for_version(end["version"])
            await bela.wait_for_version(end["version"])
            kinds = {one["t"] for one in anna.received + bela.received}
            assert kinds == {
                *("update", "confirmed", "refused", "conflict", "chat", "presence", "pong"),
            }
            for message in anna.received + bela.received:
                check(message, {"$ref": "#/components/schemas/FromServer"})
        for path in ("", "/chat", "/record"):
            await people[0].get(f"/api/tables/{table}{path}")
        await people[0].get(f"/api/tables/{table}", version=5, viewer=1)
        await people[0].post(f"/api/tables/{table}/rematch")
        await people[0].post(f"/api/tables/{table}/fork", {"version": 5})


async def test_responses_outside_a_game_match_the_document(server: Server) -> None:
    async with guests(server, 2) as (anna, bela):
        for person in (anna, bela):
            person.http.event_hooks["response"] = [check_response]
        made = await anna.create("chang-cheng", options={"first-seat": "1"})
        table = made["table"]["id"]
        for path in ("games", "tables", "me", "me/tables", "me/export", "me/notices"):
            await anna.get(f"/api/{path}")
        await anna.get("/health")
        heads = {"Authorization": f"Bearer {(server.data / 'host-key').read_text().strip()}"}
        for path in ("", "/tables", "/tables?status=open", "/backup"):
            answer = await anna.http.get(f"/api/host{path}", headers=heads)
            assert answer.status_code == 200
            await anna.http.get(f"/api/host{path}")  # the cookie alone is refused
        spare = (await anna.create("great-wall"))["table"]["id"]
        await anna.http.delete(f"/api/host/tables/{spare}", headers=heads)
        await anna.get("/metrics")
        await anna.get("/schema")
        await anna.get(f"/api/people/{bela.id}")
        await anna.http.put(f"/api/tables/{table}/seats/1", json={"kind": "bot"})
        await anna.http.put(f"/api/tables/{table}/seats/1", json={})
        await bela.post(f"/api/tables/{table}/join")
        await bela.post(f"/api/tables/{table}/leave")
        await bela.post(f"/api/tables/{table}/join")
        await anna.post(f"/api/tables/{table}/start")
        await anna.get(f"/api/tables/{table}/hint")
        await anna.get(f"/api/tables/{table}/why", text="nothing")
        await anna.post(f"/api/tables/{table}/chat", {"text": "Hello"})
        await anna.http.post(f"/api/me/mutes/{bela.id}", json={})
        await anna.http.delete(f"/api/me/mutes/{bela.id}")
        for path, body in (
            ("/api/tables", {}),
            ("/api/tables", {"game": "go", "terms": {"players": 2}}),
            ("/api/records", {"record": "x"}),
            (f"/api/tables/{table}/join", {}),
            ("/api/tables/nowhere/join", {}),
        ):
            with pytest.raises(Refusal):
                await anna.post(path, body)
        spare = (await anna.create("great-wall"))["table"]["id"]
        await anna.http.delete(f"/api/tables/{spare}")
        await anna.post("/api/sign-out")
        with pytest.raises(Refusal) as caught:
            await anna.post("/api/tables", {"game": "go", "terms": {"players": 2}})
        assert caught.value.status == 401


async def test_the_checks_notice_an_undeclared_response(server: Server) -> None:
    """The checks of this module can fail."""

    async with guest(server) as anna:
        update = await anna.create("chang-cheng")
    check(update, {"$ref": "#/components/schemas/FromServer"})
    for broken in ({**update, "version": "1"}, {**update, "t": "?"}, {"t": "gone"}):
        with pytest.raises(jsonschema_rs.ValidationError):
            check(broken, {"$ref": "#/components/schemas/FromServer"})
    request = httpx.Request("GET", f"{server.address}/health")
    with pytest.raises(KeyError):
        await check_response(httpx.Response(418, request=request, content=b"{}"))
    with pytest.raises(AssertionError):
        await check_response(httpx.Response(200, request=httpx.Request("GET", "http://x/y")))


@pytest.mark.full
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_fuzzing_finds_no_undeclared_response(server: Server) -> None:
    held = list(fuzz(server))
    assert sorted(held) == sorted(operation["operationId"] for _, _, operation in operations())
