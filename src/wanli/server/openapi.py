"""The OpenAPI document of the public API, with WebSocket messages and views of the games."""

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


class DocumentRenderer(JsonRenderPlugin):
    """Replaces Litestar's renderers, which serve an incomplete document and load remote scripts."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Document) -> bytes:
        """Return the complete document."""
        return msgspec.json.encode(document(request.app))


CONFIG = OpenAPIConfig(
    title="Wanli",
    version="1",
    path="/schema/litestar",
    create_examples=False,
    render_plugins=[DocumentRenderer()],
)


@get("/schema", operation_id="schema", tags=["site"], sync_to_thread=False)
def schema(request: Request[object, object, State]) -> Document:
    """Return the OpenAPI document."""
    return document(request.app)


@lru_cache(maxsize=4)
def document(app: Litestar) -> Document:
    """Return the OpenAPI document of an application."""
    made: Document = app.openapi_schema.to_schema()
    schemas: Document = made.setdefault("components", {}).setdefault("schemas", {})
    views = [game.view_type for game in every_version()]
    unions = {"FromClient": get_args(wire.FromClient), "FromServer": get_args(wire.FromServer)}
    types = [*views, *unions["FromClient"], *unions["FromServer"], wire.TableInfo, wire.Done]
    _, parts = msgspec.json.schema_components(types, ref_template=REFERENCE)
    # msgspec describes its types more exactly than Litestar
    schemas.update(_with_unique_names(parts))
    for name, members in unions.items():
        schemas[name] = {"oneOf": [_reference(member.__name__) for member in members]}
    schemas["View"] = {"oneOf": [_reference(view.__name__) for view in views]}
    schemas["Update"]["properties"]["view"] = {"oneOf": [_reference("View"), {"type": "null"}]}
    schemas["Update"]["properties"]["table"] = _reference("TableInfo")
    for name in ("Conflict", "Done"):
        schemas[name]["properties"]["update"] = _reference("Update")
    for methods in made["paths"].values():
        for operation in methods.values():
            operation["responses"].get("204", {}).pop("content", None)  # no body
    made["x-websocket"] = {
        "/ws/tables/{table}": {
            "description": "Play at a table or watch it. Every message is a JSON text.",
            "parameters": ["since", "viewer"],
            "receives": _reference("FromClient"),
            "sends": _reference("FromServer"),
        }
    }
    return made


def _with_unique_names(parts: Document) -> Document:
    """Prefix type names that occur in several games with the name of their game."""
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
