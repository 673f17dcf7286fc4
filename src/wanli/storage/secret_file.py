"""Files and folders that only the server's user can read: databases, backups and keys."""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO


def create_secret_folder(folder: Path) -> None:
    """Create a folder with mode 0700; an existing one keeps its mode."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def create_secret_file(file: Path) -> IO[bytes]:
    """Create a file with mode 0600 and open it for writing; raises FileExistsError."""
    return open(file, "xb", opener=lambda path, flags: os.open(path, flags, 0o600))
