"""`wanli backup`, `restore`, `export` and `import`: the site, or one game, to and from a file.

Server and storage are imported inside the functions, so that other commands start without them.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from wanli.cli.context import CliContext
from wanli.cli.input_files import read_text
from wanli.cli.progress_bar import progress_bar
from wanli.cli.serve import DATA, DatabaseUrl, DataFolder
from wanli.core.errors import BadOption
from wanli.server.settings import Settings

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from wanli.storage.database import Database

ARCHIVIST = "archivist"  # the site value with the host of imported games


def backup(
    context: typer.Context,
    file: Annotated[Path, typer.Argument()],
    data: DataFolder = DATA,
    database: DatabaseUrl = "",
) -> None:
    """Write the whole site to a file."""
    from wanli.storage import backup as backups

    cli: CliContext = context.obj
    with open_database(data, database) as site, progress_bar(cli, backups.count(site)) as step:
        rows = backups.backup(site, file, step)
    cli.terminal.print(Text(cli.say("cli-backed-up", rows=rows, file=str(file))))


def restore(
    context: typer.Context,
    file: Annotated[Path, typer.Argument()],
    data: DataFolder = DATA,
    database: DatabaseUrl = "",
    replace: Annotated[bool, typer.Option("--replace")] = False,
) -> None:
    """Read the whole site from a file."""
    from wanli.storage import backup as backups

    cli: CliContext = context.obj
    total = backups.count_in(file)
    with open_database(data, database, new=not replace) as site, progress_bar(cli, total) as step:
        rows = backups.restore(site, file, replace, step)
    cli.terminal.print(Text(cli.say("cli-restored", rows=rows, file=str(file))))


def export(
    context: typer.Context,
    table: Annotated[str, typer.Argument()],
    file: Annotated[Path | None, typer.Argument()] = None,
    data: DataFolder = DATA,
    database: DatabaseUrl = "",
) -> None:
    """Write the record of a finished game."""
    from wanli.server.table_loader import load_table, record_text
    from wanli.table.table import NotNow

    cli: CliContext = context.obj
    with open_database(data, database) as site, site.reading() as connection:
        game = load_table(connection, table, whole=True)
    if not game.table.over:
        raise NotNow("not-over", {})
    if file is None:
        cli.terminal.print(Text(record_text(game).rstrip()))
    else:
        file.write_text(record_text(game), encoding="utf-8")


def import_(
    context: typer.Context,
    file: Annotated[Path, typer.Argument()],
    data: DataFolder = DATA,
    database: DatabaseUrl = "",
) -> None:
    """Add a record as a finished game."""
    from wanli.server import table_factory, wire
    from wanli.table.clock import Watch

    cli: CliContext = context.obj
    request = wire.Import(record=read_text(file))
    now = Watch().now()
    with open_database(data, database, new=True) as site, site.begin() as connection:
        host = import_host(connection, now)
        stored, lines = table_factory.import_record(host, request, now)
        table_factory.store(connection, stored, lines)
    cli.terminal.print(Text(cli.say("cli-imported", table=stored.id)))


def import_host(connection: Connection, now: float) -> str:
    """Return the id of the guest who hosts imported games; create them at the first import."""
    from wanli.storage import people, site_values

    person = site_values.get(connection, ARCHIVIST)
    if person is None:
        person = people.new_guest(connection, "Wanli", now).id.encode()
        site_values.put(connection, ARCHIVIST, person)
    return person.decode()


@contextmanager
def open_database(data: Path, database: str, new: bool = False) -> Iterator[Database]:
    """Open and migrate the database of a site; unless `new`, refuse a file that does not exist."""
    from wanli.storage.database import Database
    from wanli.storage.migrations import migrate

    site = Database(Settings(data=data, database=database).database_url)
    try:
        if not new and (file := site.file()) is not None and not file.exists():
            raise BadOption("no-database", {"file": str(file)})
        migrate(site)
        yield site
    finally:
        site.close()
