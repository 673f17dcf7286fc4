"""Files that are only for who runs the server: sessions, password hashes, keys are in them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO


def private_folder(folder: Path) -> None:
    """Make a folder that nobody else can look into; one that is there stays as it is."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def new_private(file: Path) -> IO[bytes]:
    """A new file that nobody else can read; raises FileExistsError."""
    return open(file, "xb", opener=lambda path, flags: os.open(path, flags, 0o600))
