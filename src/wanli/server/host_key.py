"""The host key, which authenticates the operator: a file in the data folder."""

from __future__ import annotations

import contextlib
import hmac
import secrets
from pathlib import Path
from typing import Final

from wanli.core.errors import BadOption
from wanli.storage.secret_file import create_secret_file, create_secret_folder

FILE: Final = "host-key"
MIN_LENGTH: Final = 22  # characters: 128 bits


def host_key(data: Path) -> str:
    """Return the host key, creating its file at the first start; raises BadOption if too short."""
    create_secret_folder(data)
    file = data / FILE
    with contextlib.suppress(FileExistsError), create_secret_file(file) as out:
        out.write(secrets.token_urlsafe(32).encode() + b"\n")
    key = _read_key(data)
    if len(key) < MIN_LENGTH:
        raise BadOption("bad-host-key", {"file": str(file), "least": MIN_LENGTH})
    return key


def is_host_key(data: Path, given: str) -> bool:
    """Whether this is the host key, compared in constant time."""
    try:
        key = _read_key(data)
    except OSError:  # without a key the operator's page is off
        return False
    return hmac.compare_digest(key.encode(), given.encode()) and len(key) >= MIN_LENGTH


def _read_key(data: Path) -> str:
    return (data / FILE).read_text(encoding="utf-8", errors="replace").strip()
