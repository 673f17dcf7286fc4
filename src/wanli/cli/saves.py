"""Where games are kept: written whole or not at all, and found again."""

from __future__ import annotations

import errno
import os
import secrets
import sys
from datetime import datetime
from pathlib import Path

LAST = "last"  # the newest unfinished game


def data_folder() -> Path:
    """The folder for the games of this person; WANLI_DATA overrides the system's place."""
    named = os.environ.get("WANLI_DATA")
    if named:
        return Path(named)
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "Wanli"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Wanli"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "wanli"


def new_file(game: str) -> Path:
    """A file that no other game has."""
    when = datetime.now().strftime("%Y%m%d-%H%M%S")
    return data_folder() / "games" / f"{game}-{when}-{secrets.token_hex(2)}.txt"


def last_file() -> Path | None:
    """The unfinished game that was played last."""
    found = sorted((data_folder() / "games").glob("*.txt"), key=lambda path: path.stat().st_mtime)
    return found[-1] if found else None


def write(file: Path, text: str) -> None:
    """Put a text in a file so that a reader finds the old one or the new one, never half of it."""
    if file.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(file))
    if file.is_relative_to(data_folder()):  # a folder of somebody else's is never made up
        file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_name(f".{file.name}.part")
    with part.open("w", encoding="utf-8") as out:
        out.write(text)
        out.flush()
        os.fsync(out.fileno())
    part.replace(file)


def shelve(file: Path) -> Path:
    """Put a finished game of ours away, so that `last` does not find it; gives its new place."""
    games = data_folder() / "games"
    if file.parent != games:
        return file
    shelf = data_folder() / "finished" / file.name
    shelf.parent.mkdir(parents=True, exist_ok=True)
    return file.replace(shelf)


def keep_content(name: str, text: str) -> None:
    """Keep an owner's set by its checksum, so that his games resume without naming it again."""
    if text:
        write(_content_file(name), text)


def find_content(name: str) -> str:
    """The set with this name and checksum, if it was kept; else the one that is shipped."""
    file = _content_file(name)
    return file.read_text(encoding="utf-8") if name and file.is_file() else ""


def _content_file(name: str) -> Path:
    checksum = "".join(c for c in name.split()[-1:] if c.isalnum()) or "none"
    return data_folder() / "content" / f"{checksum}.json"
