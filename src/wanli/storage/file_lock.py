"""A lock that allows one server at a time for a SQLite file.

SQLite has no notifications between processes, so a second server would miss what the first writes.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from wanli.core.errors import WanliError
from wanli.storage.secret_file import create_secret_file, create_secret_folder


class AlreadyServed(WanliError):
    """Another server is using this database."""


@contextmanager
def server_lock(file: Path | None) -> Iterator[None]:
    """Hold the server lock of a SQLite file (None: no file, no lock); raises AlreadyServed.

    The operating system releases the lock of a process that dies. Backups and other commands do
    not take it.
    """
    if file is None:
        yield
        return
    create_secret_folder(file.parent)
    lock_file = file.with_name(file.name + ".lock")
    with suppress(FileExistsError):
        create_secret_file(lock_file).close()
    with lock_file.open("r+b") as handle:
        try:
            _lock(handle)
        except (BlockingIOError, PermissionError) as error:
            raise AlreadyServed("already-served", {"file": str(file)}) from error
        yield


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: IO[bytes]) -> None:
        msvcrt.locking(handle.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(handle: IO[bytes]) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
