"""Read the text files that users name; an unreadable file becomes a refusal with its reason."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from wanli.core.errors import NotAMove

MAX_CHARACTERS = 1_000_000  # of a record or a content file; real ones have a few thousand


def read_text(file: Path) -> str:
    """Return the text of a file; raise NotAMove if it is too large, not text or not readable."""
    name = str(file)
    try:
        if file.stat().st_size > MAX_CHARACTERS:
            raise NotAMove("file-too-large", {"file": name, "limit": MAX_CHARACTERS})
        return file.read_text(encoding="utf-8-sig")  # some editors write a byte order mark
    except UnicodeDecodeError:
        raise NotAMove("file-not-text", {"file": name}) from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise NotAMove("file-unreadable", {"file": name, "reason": reason}) from None


def read_content(place: Path) -> str:
    """Return the text of a content set: a file, or a folder of JSON files joined to one object."""
    if not place.is_dir():
        return read_text(place)
    files = sorted(place.glob("*.json"))
    return "{" + ",\n".join(f"{_key(file)}: {_read_json(file)}" for file in files) + "}"


def _key(file: Path) -> str:
    """Return a file's stem as a JSON string; stems may contain any character."""
    return json.dumps(file.stem.encode("utf-8", "replace").decode())


def _read_json(file: Path) -> str:
    """Return the text of a JSON file; invalid JSON is refused here, where the file is known."""
    text = read_text(file)
    try:
        msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise NotAMove("file-unreadable", {"file": str(file), "reason": str(error)}) from None
    return text
