"""Find the wrong field of a JSON text: msgspec's error, completed with the keys that it omits."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable
from typing import Final

import msgspec

ANY_KEY: Final = "[...]"  # msgspec's placeholder for a key
SAID: Final = re.compile(r"(.*?) - at (`key` in )?`\$(.*)`", re.DOTALL)
NAMED: Final = re.compile(r"Object (?:contains unknown|missing required) field `(.*)`", re.DOTALL)
STEP: Final = re.compile(r"\[\.\.\.\]|\[(\d+)\]|\.([^.\[]+)")

Decode = Callable[[bytes], object]


def pointed(error: msgspec.DecodeError, text: bytes, decode: Decode) -> tuple[str, str]:
    """Return the path of the wrong field (`-` for the whole) and the reason, both printable."""
    said = SAID.fullmatch(str(error))
    reason, in_key, path = (said[1], said[2], said[3]) if said else (str(error), None, "")
    if in_key:
        path += ANY_KEY
    if ANY_KEY in path:
        with contextlib.suppress(msgspec.DecodeError, RecursionError):  # the rest may be invalid
            path = _with_keys(str(error), path, text, decode)
    named = NAMED.fullmatch(reason)
    field = f"{path}.{named[1]}" if named else path
    return printable(field.removeprefix(".")) or "-", printable(reason)


def printable(text: str) -> str:
    """Return a text with unprintable characters escaped."""
    return text if text.isprintable() else repr(text)[1:-1]


def _with_keys(message: str, path: str, text: bytes, decode: Decode) -> str:
    """Complete a path with keys, by reducing objects to the key that causes the same error."""
    root: object = msgspec.json.decode(text)
    value, found = root, ""
    for step in STEP.finditer(path):
        if step[0] != ANY_KEY:
            value = _inside(value, step[1], step[2])
            found += step[0]
            continue
        if not isinstance(value, dict):
            return path
        key = _failing(message, value, lambda: decode(msgspec.json.encode(root)))
        value = value.get(key)
        found += f".{key}"
    return found


def _inside(value: object, index: str | None, name: str | None) -> object:
    if isinstance(value, list) and index is not None:
        return value[int(index)]
    return value.get(name) if isinstance(value, dict) else None


def _failing(message: str, value: dict[str, object], decode: Callable[[], object]) -> str:
    """Reduce an object to the key that fails, and return that key."""
    whole = dict(value)
    for key, inside in whole.items():
        value.clear()
        value[key] = inside
        try:
            decode()
        except msgspec.DecodeError as error:
            if str(error) == message:
                return key
    value.update(whole)
    return ANY_KEY
