"""The key by which whoever runs the server is known: a file in the data folder."""

from __future__ import annotations

import contextlib
import hmac
import secrets
from pathlib import Path
from typing import Final

from wanli.core.errors import BadOption
from wanli.storage.private import create_secret_file, create_secret_folder

FILE: Final = "host-key"
LEAST: Final = 22  # characters: 128 bits


def host_key(data: Path) -> str:
    """The key, made at the first start; only who runs the server can read its file."""
    create_secret_folder(data)
    file = data / FILE
    with contextlib.suppress(FileExistsError), create_secret_file(file) as out:
        out.write(secrets.token_urlsafe(32).encode() + b"\n")
    key = _kept(data)
    if len(key) < LEAST:
        raise BadOption("bad-host-key", {"file": str(file), "least": LEAST})
    return key


def is_host_key(data: Path, given: str) -> bool:
    """Whether this is the key, in the same time whatever it is."""
    try:
        kept = _kept(data)
    except OSError:  # then there is no page for the host
        return False
    return hmac.compare_digest(kept.encode(), given.encode()) and len(kept) >= LEAST


def _kept(data: Path) -> str:
    return (data / FILE).read_text(encoding="utf-8", errors="replace").strip()
