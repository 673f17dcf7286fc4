"""`wanli backup`, `restore`, `export` and `import`: what is kept, as files.

What the server is made of is imported when it is needed: other commands start without it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from wanli.cli.front import Front, read_text
from wanli.cli.serve import DATA, DatabaseUrl, DataFolder
from wanli.cli.waiting import waiting
from wanli.core.errors import BadOption
from wanli.server.settings import Settings

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from wanli.storage.database import Database

ARCHIVIST = "archivist"


def backup(
    context: typer.Context,
    file: Annotated[Path, typer.Argument()],
    data: DataFolder = DATA,
    database: DatabaseUrl = "",
) -> None:
    """Write the whole site to a file."""
    from wanli.storage import backup as backups

    front: Front = context.obj
    with opened(data, database) as kept, waiting(front, backups.count(kept)) as step:
        rows = backups.backup(kept, file, step)
    front.terminal.print(Text(front.say("cli-backed-up", rows=rows, file=str(file))))


def restore(
    context: typer.Context,
    file: Annotated[Path, typer.Argument()],
    data: DataFolder = DATA,
    database: DatabaseUrl = "",
    replace: Annotated[bool, typer.Option("--replace")] = False,
) -> None:
    """Read the whole site from a file."""
    from wanli.storage import backup as backups

    front: Front = context.obj
    total = backups.count_in(file)
    with opened(data, database, new=not replace) as kept, waiting(front, total) as step:
        rows = backups.restore(kept, file, replace, step)
    front.terminal.print(Text(front.say("cli-restored", rows=rows, file=str(file))))


def export(
    context: typer.Context,
    table: Annotated[str, typer.Argument()],
    file: Annotated[Path | None, typer.Argument()] = None,
    data: DataFolder = DATA,
    database: DatabaseUrl = "",
) -> None:
    """Write the record of a game that is over."""
    from wanli.server.table_loader import load_table, record_text
    from wanli.table.table import NotNow

    front: Front = context.obj
    with opened(data, database) as kept, kept.reading() as connection:
        game = load_table(connection, table, whole=True)
    if not game.table.over:
        raise NotNow("not-over", {})
    if file is None:
        front.terminal.print(Text(record_text(game).rstrip()))
    else:
        file.write_text(record_text(game), encoding="utf-8")


def import_(
    context: typer.Context,
    file: Annotated[Path, typer.Argument()],
    data: DataFolder = DATA,
    database: DatabaseUrl = "",
) -> None:
    """Keep a record as a game that is over."""
    from wanli.server import table_factory, wire
    from wanli.table.clock import Watch

    front: Front = context.obj
    wanted = wire.Import(record=read_text(file))
    now = Watch().now()
    with opened(data, database, new=True) as kept, kept.begin() as connection:
        host = archivist(connection, now)
        stored, lines = table_factory.imported(host, wanted, now)
        table_factory.keep(connection, stored, lines)
    front.terminal.print(Text(front.say("cli-imported", table=stored.id)))


def archivist(connection: Connection, now: float) -> str:
    """The person who has imported games by command; made when there is something to import."""
    from wanli.storage import people, site_values

    known = site_values.get(connection, ARCHIVIST)
    if known is None:
        known = people.new_guest(connection, "Wanli", now).id.encode()
        site_values.put(connection, ARCHIVIST, known)
    return known.decode()


@contextmanager
def opened(data: Path, database: str, new: bool = False) -> Iterator[Database]:
    """The database of a site, up to date; one that is not there is made only if it may be new."""
    from wanli.storage.database import Database
    from wanli.storage.migrations import migrate

    kept = Database(Settings(data=data, database=database).database_url)
    try:
        if not new and (file := kept.file()) is not None and not file.exists():
            raise BadOption("no-database", {"file": str(file)})
        migrate(kept)
        yield kept
    finally:
        kept.close()
