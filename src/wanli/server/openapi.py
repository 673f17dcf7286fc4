"""The public API as one OpenAPI document, with the WebSocket's messages and the games' views."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, get_args

import msgspec
from litestar import Litestar, Request, get
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from wanli.games import every_version
from wanli.server import wire

Document = dict[str, Any]

REFERENCE = "#/components/schemas/{name}"


class WholeDocument(JsonRenderPlugin):
    """Litestar serves its part of the document, and pages that fetch scripts, unless told what."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Document) -> bytes:
        """The same document as everywhere."""
        return msgspec.json.encode(document(request.app))


CONFIG = OpenAPIConfig(
    title="Wanli",
    version="1",
    path="/schema/litestar",
    create_examples=False,
    render_plugins=[WholeDocument()],
)


@get("/schema", operation_id="schema", tags=["site"], sync_to_thread=False)
def schema(request: Request[object, object, State]) -> Document:
    """The whole API."""
    return document(request.app)


@lru_cache(maxsize=4)
def document(app: Litestar) -> Document:
    """The OpenAPI document of an application."""
    made: Document = app.openapi_schema.to_schema()
    schemas: Document = made.setdefault("components", {}).setdefault("schemas", {})
    views = [game.view_type for game in every_version()]
    unions = {"FromClient": get_args(wire.FromClient), "FromServer": get_args(wire.FromServer)}
    types = [*views, *unions["FromClient"], *unions["FromServer"], wire.TableInfo, wire.Done]
    _, parts = msgspec.json.schema_components(types, ref_template=REFERENCE)
    schemas.update(_plainly_named(parts))  # msgspec's own description of a type is the exact one
    for name, members in unions.items():
        schemas[name] = {"oneOf": [_reference(member.__name__) for member in members]}
    schemas["View"] = {"oneOf": [_reference(view.__name__) for view in views]}
    schemas["Update"]["properties"]["view"] = {"oneOf": [_reference("View"), {"type": "null"}]}
    schemas["Update"]["properties"]["table"] = _reference("TableInfo")
    for name in ("Conflict", "Done"):
        schemas[name]["properties"]["update"] = _reference("Update")
    for methods in made["paths"].values():
        for operation in methods.values():
            operation["responses"].get("204", {}).pop("content", None)  # there is no body
    made["x-websocket"] = {
        "/ws/tables/{table}": {
            "description": "Play at a table or watch it; every message is a JSON text.",
            "parameters": ["since", "viewer"],
            "receives": _reference("FromClient"),
            "sends": _reference("FromServer"),
        }
    }
    return made


def _plainly_named(parts: Document) -> Document:
    """Types of the same name in several games, each with its game's name in front."""
    text = msgspec.json.encode(parts).decode()
    for name in parts:
        if "." in name:  # wanli.games.great_wall.layout.Open
            *_, game, _, own = name.split(".")
            plain = game.title().replace("_", "") + own
            text = text.replace(f'"{name}"', f'"{plain}"')
            text = text.replace(
                f'"{REFERENCE.format(name=name)}"', f'"{REFERENCE.format(name=plain)}"'
            )
    named: Document = msgspec.json.decode(text)
    return named


def _reference(name: str) -> Document:
    return {"$ref": REFERENCE.format(name=name)}
