"""Generate the TypeScript types of the API from its OpenAPI document: `python -m tools.wire_types`.

Writes `web/src/wire.ts`, and the types of a game's views to `web/src/games/<game>/wire.ts`. With
--check it only reports files that are stale.
"""

from __future__ import annotations

import json
import re
import sys
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

Schema = dict[str, Any]
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
    found = {FILE: "\n".join([HEAD, declarations(schemas, shared), operations(made["paths"])])}
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
    used = {name for own in names - shared for name in references(schemas[own])} & shared
    imported = f'import type {{ {", ".join(sorted(used))} }} from "../../wire";\n' if used else ""
    return "\n".join([HEAD, *filter(None, [imported]), declarations(schemas, names - shared)])


def reached(schemas: dict[str, Schema], names: set[str]) -> set[str]:
    """Return some types and all that they are made of."""
    found, left = set[str](), list(names)
    while left:
        name = left.pop()
        if name not in found:
            found.add(name)
            left += references(schemas[name])
    return found


def references(schema: Schema) -> list[str]:
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
    """Return the table of all requests: name, method and address."""
    found = {
        operation["operationId"]: (method.upper(), path)
        for path, methods in paths.items()
        for method, operation in methods.items()
        if "operationId" in operation
    }
    lines = [
        f"  {key(name)}: [{json.dumps(method)}, {json.dumps(path)}],"
        for name, (method, path) in sorted(found.items())
    ]
    return "\n".join(["export const operations = {", *lines, "} as const;", ""])


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
