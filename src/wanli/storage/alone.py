"""One server at a time on a SQLite file: it would not hear of what another one writes there."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from wanli.core.errors import WanliError
from wanli.storage.private import new_private, private_folder


class AlreadyServed(WanliError):
    """Another server has this database."""


@contextmanager
def alone(file: Path | None) -> Iterator[None]:
    """Be the only server of a database in a file; raises AlreadyServed.

    The system frees the lock of a server that has died; who makes backups and the like needs none.
    """
    if file is None:
        yield
        return
    private_folder(file.parent)
    mark = file.with_name(file.name + ".lock")
    with suppress(FileExistsError):
        new_private(mark).close()
    with mark.open("r+b") as held:
        try:
            _lock(held)
        except (BlockingIOError, PermissionError) as error:
            raise AlreadyServed("already-served", {"file": str(file)}) from error
        yield


if sys.platform == "win32":
    import msvcrt

    def _lock(held: IO[bytes]) -> None:
        msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(held: IO[bytes]) -> None:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
