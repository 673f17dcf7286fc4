"""Generate the TypeScript types of the API from its OpenAPI document: `python -m tools.wire_types`.

Writes `web/src/wire.ts`, and the types of a game's views to `web/src/games/<game>/wire.ts`. Beside
the types each file has `shapes`: the same as data, by which `web/src/shapes.ts` checks what the
server sends. With --check it only reports files that are stale.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from wanli.core.view import View
from wanli.games import every_version
from wanli.server.app import create_app
from wanli.server.openapi import REFERENCE, document
from wanli.server.settings import Settings

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "web" / "src" / "wire.ts"
GAMES = FILE.parent / "games"
HEAD = "// Made by tools/wire_types.py from the messages in src/wanli/server. Do not edit.\n"

IMPORT = 'import type {{ {} }} from "{}";\n'
JSON = "application/json"
FLAT = 100  # characters of a literal that stays in one line

Schema = dict[str, Any]
Shape = str | int | list["Shape"] | dict[str, "Shape"]
PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def files() -> dict[Path, str]:
    """Return the files of types: one for the API, and one in the folder of each game's screen."""
    made = document(create_app(Settings()))
    schemas: dict[str, Schema] = made["components"]["schemas"]
    _, base = msgspec.json.schema_components([View], ref_template=REFERENCE)
    schemas |= base  # the fields of all views, not of one game's
    owned = {folder: reached(schemas, views) for folder, views in views_by_folder().items()}
    shared = reached(schemas, {*schemas} - {name for names in owned.values() for name in names})
    paths = made["paths"]
    sent = reached(schemas, {"FromServer", "Refused", *references(response_schemas(paths))})
    parts = [
        IMPORT.format("Operations, Shapes", "./shapes"),
        declarations(schemas, shared),
        operations(paths),
    ]
    found = {FILE: "\n".join([HEAD, *parts, shapes(schemas, sent)])}
    for folder, names in owned.items():
        if folder.is_dir():  # a game with the generic screen needs no types
            found[folder / FILE.name] = game_file(schemas, names, shared)
    return found


def views_by_folder() -> dict[Path, set[str]]:
    """Return the names of each game's view types, by the folder of its screen."""
    found: dict[Path, set[str]] = {}
    for game in every_version():
        found.setdefault(GAMES / game.id, set()).add(game.view_type.__name__)
    return found


def game_file(schemas: dict[str, Schema], names: set[str], shared: set[str]) -> str:
    """Return the types that only the views of one game have."""
    own = names - shared
    used = {name for one in own for name in references(schemas[one])} & shared
    imported = f'import type {{ {", ".join(sorted(used))} }} from "../../wire";\n' if used else ""
    imports = IMPORT.format("Shapes", "../../shapes") + imported
    return "\n".join([HEAD, imports, declarations(schemas, own), shapes(schemas, own)])


def reached(schemas: dict[str, Schema], names: set[str]) -> set[str]:
    """Return some types and all that they are made of."""
    found, left = set[str](), list(names)
    while left:
        name = left.pop()
        if name not in found:
            found.add(name)
            left += references(schemas[name])
    return found


def references(schema: Schema | list[Schema]) -> list[str]:
    """Return the names of the types that a type is made of."""
    found = re.findall(re.escape(REFERENCE).replace(r"\{name\}", r"(\w+)"), json.dumps(schema))
    return list(dict.fromkeys(found))


def declarations(schemas: dict[str, Schema], names: set[str]) -> str:
    """Return the declarations of some types."""
    return "\n".join(declaration(name, schemas[name]) for name in sorted(names))


def declaration(name: str, schema: Schema) -> str:
    """Return the declaration of a type, with its description as a comment."""
    description = schema.get("description", "").split("\n")[0]
    comment = f"/** {description} */\n" if description else ""
    if schema.get("type") == "object" and "properties" in schema:
        fields = "".join(f"  {line}\n" for line in members(schema))
        return f"{comment}export interface {name} {{\n{fields}}}\n"
    return f"{comment}export type {name} = {type_of(schema)};\n"


def members(schema: Schema) -> list[str]:
    """Return the fields of an object."""
    required = schema.get("required", [])
    properties: dict[str, Schema] = schema["properties"]
    return [
        f"{key(name)}{'' if name in required or is_tag(part) else '?'}: {type_of(part)};"
        for name, part in properties.items()
    ]


def type_of(schema: Schema) -> str:
    """Return the type of a value."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    for word in ("oneOf", "anyOf"):
        if word in schema:
            return " | ".join(dict.fromkeys(type_of(part) for part in schema[word]))
    return built(schema)


def built(schema: Schema) -> str:
    """Return the type of a list, a dictionary, an unnamed object or a plain value."""
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(type_of({**schema, "type": one}) for one in kind)
    if kind == "array":
        return array(schema)
    if kind == "object" and "properties" in schema:
        return "{ " + " ".join(members(schema)) + " }"
    if kind == "object":
        values = schema.get("additionalProperties", {})
        return f"Record<string, {type_of(values) if isinstance(values, dict) else 'unknown'}>"
    return PLAIN.get(str(kind), "unknown")


def array(schema: Schema) -> str:
    """Return the type of a list or a tuple."""
    if "prefixItems" in schema:
        return "[" + ", ".join(type_of(part) for part in schema["prefixItems"]) + "]"
    items = schema.get("items", {})
    inner = type_of(items) if isinstance(items, dict) else "unknown"
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def operations(paths: dict[str, Schema]) -> str:
    """Every request by its name: method, address and the shape of a JSON response; its types."""
    found = {
        operation["operationId"]: (method.upper(), path, response_of(operation))
        for path, methods in paths.items()
        for method, operation in methods.items()
        if "operationId" in operation
    }
    table: Shape = {
        name: [method, path, *([shape_of(json_of(response))] if JSON in response else [])]
        for name, (method, path, response) in sorted(found.items())
    }
    types = [f"  {name}: {response_type(found[name][2])};" for name in sorted(found)]
    return "\n".join(
        [
            f"export const operations = {literal(table)} satisfies Operations;",
            "\n/** The response to each request. */\nexport interface Responses {",
            *types,
            "}\n",
        ]
    )


def response_schemas(paths: dict[str, Schema]) -> list[Schema]:
    """Return the schemas of all successful responses."""
    return [
        response_of(operation)
        for methods in paths.values()
        for operation in methods.values()
        if "operationId" in operation
    ]


def response_of(operation: Schema) -> Schema:
    """Return the content of a successful response, by media type."""
    responses: dict[str, Schema] = operation["responses"]
    [response] = (one for code, one in responses.items() if code.startswith("2"))
    content: Schema = response.get("content", {})
    return content


def json_of(response: Schema) -> Schema:
    """Return the schema of a JSON response."""
    schema: Schema = response[JSON]["schema"]
    return schema


def response_type(response: Schema) -> str:
    """Return the type of a response: JSON, another text, or nothing."""
    return type_of(json_of(response)) if JSON in response else "string" if response else "undefined"


# ---- shapes -----------------------------------------------------------------------------------
def shapes(schemas: dict[str, Schema], names: set[str]) -> str:
    """Return the shapes of some types, as `web/src/shapes.ts` reads them."""
    table = {name: shape_of(schemas[name]) for name in sorted(names)}
    return f"export const shapes: Shapes = {literal(table)};\n"


def shape_of(schema: Schema) -> Shape:
    """Return the shape of a value; see `Shape` in `web/src/shapes.ts`."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return ["one", schema["const"]]
    if "enum" in schema:
        return ["one", *schema["enum"]]
    for word in ("oneOf", "anyOf"):
        if word in schema:
            return ["or", *unique(shape_of(part) for part in schema[word])]
    return shape_built(schema)


def shape_built(schema: Schema) -> Shape:
    """Return the shape of a list, a dictionary, an unnamed object or something plain."""
    kind = schema.get("type")
    if isinstance(kind, list):
        return ["or", *unique(shape_of({**schema, "type": one}) for one in kind)]
    if kind == "array" and "prefixItems" in schema:
        return ["tuple", *(shape_of(part) for part in schema["prefixItems"])]
    if kind == "array":
        return ["list", shape_of(schema.get("items") or {})]
    if kind == "object" and "properties" in schema:
        required = schema.get("required", [])
        return {
            name if name in required or is_tag(part) else f"{name}?": shape_of(part)
            for name, part in schema["properties"].items()
        }
    if kind == "object":
        return ["map", shape_of(schema.get("additionalProperties") or {})]
    return PLAIN.get(str(kind), "unknown")


def unique(shapes: Iterable[Shape]) -> list[Shape]:
    """Return shapes without repetitions: an integer and a float are both a number."""
    found: list[Shape] = []
    for one in shapes:
        if one not in found:
            found.append(one)
    return found


def literal(value: Shape, indent: str = "") -> str:
    """Return a TypeScript literal, in one line where it fits."""
    if isinstance(value, dict):
        parts = [f"{key(name)}: {literal(part, indent + '  ')}" for name, part in value.items()]
        flat, opened, closed = "{ " + ", ".join(parts) + " }", "{", "}"
    elif isinstance(value, list):
        parts = [literal(part, indent + "  ") for part in value]
        flat, opened, closed = "[" + ", ".join(parts) + "]", "[", "]"
    else:
        return json.dumps(value)
    if "\n" not in flat and len(indent) + len(flat) < FLAT:
        return flat
    return "\n".join([opened, *(f"{indent}  {part}," for part in parts), f"{indent}{closed}"])


def key(name: str) -> str:
    """Return the name of a field, quoted if necessary."""
    return name if name.isidentifier() else json.dumps(name)


def is_tag(schema: Schema) -> bool:
    """Return whether a field is the tag of a message."""
    return "const" in schema or ("enum" in schema and len(schema["enum"]) == 1)


def main(words: list[str]) -> int:
    """Write the files, or with --check report stale ones."""
    made = files()
    stale = [file for file, text in made.items() if not is_current(file, text)]
    if "--check" in words:
        for file in stale:
            path = file.relative_to(ROOT).as_posix()
            print(f"{path} is stale: run python -m tools.wire_types", file=sys.stderr)
        return int(bool(stale))
    for file in stale:
        file.write_text(made[file], encoding="utf-8", newline="\n")
    return 0


def is_current(file: Path, text: str) -> bool:
    """Return whether a file has a text."""
    return file.is_file() and file.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
