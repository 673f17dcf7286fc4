"""The files of `wanli play`: saved games, finished games and content sets, written atomically."""

from __future__ import annotations

import errno
import os
import secrets
import sys
from datetime import datetime
from pathlib import Path

LAST = "last"  # the name of the newest unfinished game, for --resume


def data_folder() -> Path:
    """Return the user's folder for games: WANLI_DATA, or where the system keeps such data."""
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
    """Return the path of a new saved game; no other game has it."""
    when = datetime.now().strftime("%Y%m%d-%H%M%S")
    return data_folder() / "games" / f"{game}-{when}-{secrets.token_hex(2)}.txt"


def last_file() -> Path | None:
    """Return the unfinished game that was played last, or `None`."""
    found = sorted((data_folder() / "games").glob("*.txt"), key=lambda path: path.stat().st_mtime)
    return found[-1] if found else None


def write(file: Path, text: str) -> None:
    """Replace a file atomically: readers see the old text or the new one, never half of it."""
    if file.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(file))
    if file.is_relative_to(data_folder()):  # elsewhere, a missing folder is an error
        file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_name(f".{file.name}.part")
    with part.open("w", encoding="utf-8") as out:
        out.write(text)
        out.flush()
        os.fsync(out.fileno())
    part.replace(file)


def move_to_finished(file: Path) -> Path:
    """Move a finished game out of the folder that `last` searches; return its new path.

    A game saved in a folder of the user's own stays where it is.
    """
    games = data_folder() / "games"
    if file.parent != games:
        return file
    finished = data_folder() / "finished" / file.name
    finished.parent.mkdir(parents=True, exist_ok=True)
    return file.replace(finished)


def save_content(name: str, text: str) -> None:
    """Store an owner's content set by its checksum, so that --resume finds it without --content."""
    if text:
        write(_content_file(name), text)


def find_content(name: str) -> str:
    """Return the stored content set of this name and checksum; empty for the shipped one."""
    file = _content_file(name)
    return file.read_text(encoding="utf-8") if name and file.is_file() else ""


def _content_file(name: str) -> Path:
    checksum = "".join(c for c in name.split()[-1:] if c.isalnum()) or "none"
    return data_folder() / "content" / f"{checksum}.json"
