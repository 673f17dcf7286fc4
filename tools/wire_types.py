"""The TypeScript types of the API, made from its OpenAPI document: `python -m tools.wire_types`.

Writes `web/src/wire.ts`; with --check it only says whether that file is as it should be.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from wanli.server.app import create_app
from wanli.server.openapi import document
from wanli.server.settings import Settings

FILE = Path(__file__).parent.parent / "web" / "src" / "wire.ts"
HEAD = "// Made by tools/wire_types.py from the messages in src/wanli/server. Do not edit.\n"

Schema = dict[str, Any]
PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def types() -> str:
    """The whole file."""
    made = document(create_app(Settings()))
    schemas: dict[str, Schema] = made["components"]["schemas"]
    parts = [declaration(name, schemas[name]) for name in sorted(schemas)]
    return "\n".join([HEAD, *parts, operations(made["paths"])])


def declaration(name: str, schema: Schema) -> str:
    """A type under its name."""
    told = schema.get("description", "").split("\n")[0]
    comment = f"/** {told} */\n" if told else ""
    if schema.get("type") == "object" and "properties" in schema:
        fields = "".join(f"  {line}\n" for line in members(schema))
        return f"{comment}export interface {name} {{\n{fields}}}\n"
    return f"{comment}export type {name} = {type_of(schema)};\n"


def members(schema: Schema) -> list[str]:
    """The fields of an object."""
    required = schema.get("required", [])
    properties: dict[str, Schema] = schema["properties"]
    return [
        f"{key(name)}{'' if name in required or is_tag(part) else '?'}: {type_of(part)};"
        for name, part in properties.items()
    ]


def type_of(schema: Schema) -> str:
    """The type of a value."""
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
    """The type of a list, a dictionary, an unnamed object or something plain."""
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
    """The type of a list or a tuple."""
    if "prefixItems" in schema:
        return "[" + ", ".join(type_of(part) for part in schema["prefixItems"]) + "]"
    items = schema.get("items", {})
    inner = type_of(items) if isinstance(items, dict) else "unknown"
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def operations(paths: dict[str, Schema]) -> str:
    """Every request by its name: method and address."""
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
    """The name of a field, in quotes if it needs them."""
    return name if name.isidentifier() else json.dumps(name)


def is_tag(schema: Schema) -> bool:
    """Whether a field is there because it says what a message is."""
    return "const" in schema or ("enum" in schema and len(schema["enum"]) == 1)


def main(words: list[str]) -> int:
    """Write the file, or check it."""
    made = types()
    if "--check" in words:
        if FILE.exists() and FILE.read_text(encoding="utf-8") == made:
            return 0
        print("web/src/wire.ts is stale: run python -m tools.wire_types", file=sys.stderr)
        return 1
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(made, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
