"""`wanli serve`: prepare the database, bind the port, and run the server processes."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.text import Text

import wanli
from wanli.cli.context import CliContext
from wanli.core.errors import BadOption
from wanli.server import host_key
from wanli.server.bind import BACKLOG, bind_socket
from wanli.server.settings import Settings

STOP_WITHIN = 5  # seconds for requests in progress when the server stops

DataFolder = Annotated[Path, typer.Option("--data", envvar="WANLI_DATA")]
DatabaseUrl = Annotated[str, typer.Option("--database", envvar="WANLI_DATABASE")]
DATA = Path("wanli-data")

logger = logging.getLogger("wanli.serve")


def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option("--host", envvar="WANLI_HOST")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", envvar="WANLI_PORT", min=0, max=65535)] = 8000,
    data: DataFolder = DATA,
    database: DatabaseUrl = "",
    public: Annotated[str, typer.Option("--public", envvar="WANLI_PUBLIC")] = "",
    trust_proxy: Annotated[bool, typer.Option("--trust-proxy", envvar="WANLI_TRUST_PROXY")] = False,
    processes: Annotated[int, typer.Option("--processes", envvar="WANLI_PROCESSES", min=1)] = 1,
    bots: Annotated[int, typer.Option("--bots", envvar="WANLI_BOTS", min=0)] = 0,
    cluster: Annotated[str, typer.Option("--cluster", envvar="WANLI_CLUSTER")] = "",
    private_hooks: Annotated[
        bool, typer.Option("--private-hooks", envvar="WANLI_PRIVATE_HOOKS")
    ] = False,
    smtp: Annotated[str, typer.Option("--smtp", envvar="WANLI_SMTP")] = "",
    mail_from: Annotated[str, typer.Option("--mail-from", envvar="WANLI_MAIL_FROM")] = "",
    push_key: Annotated[str, typer.Option("--push-key", envvar="WANLI_PUSH_KEY")] = "",
    push_contact: Annotated[str, typer.Option("--push-contact", envvar="WANLI_PUSH_CONTACT")] = "",
    log_level: Annotated[str, typer.Option("--log-level", envvar="WANLI_LOG_LEVEL")] = "warning",
) -> None:
    """Start the server."""
    cli: CliContext = context.obj
    settings = Settings(
        database=database,
        data=data,
        host=host,
        port=port,
        public=public.rstrip("/"),
        trust_proxy=trust_proxy,
        cluster=cluster,
        bot_processes=bots,
        private_hooks=private_hooks,
        smtp=smtp,
        mail_from=mail_from,
        push_key=push_key,
        push_contact=push_contact,
        log_level=_check_log_level(log_level),
    )
    if processes > 1 and not settings.database_url.startswith("postgres"):
        raise BadOption("processes-need-postgres", {"processes": processes})
    with prepared_database(settings), bind_socket(host, port) as listener:
        key = _host_key(settings)
        address = settings.public or f"http://{_host_in_url(host)}:{listener.getsockname()[1]}"
        cli.terminal.print(cli.say("cli-serving", address=address))
        if key:
            page = cli.say("cli-host-page", address=f"{address}/host#key={key}")
        else:
            page = cli.say("cli-no-host-page", file=str(data / host_key.FILE))
        cli.terminal.print(Text(page, no_wrap=True, overflow="ignore"))
        _warn_if_interpreted(cli, settings)
        run(settings, listener, processes)


def _warn_if_interpreted(cli: CliContext, settings: Settings) -> None:
    """Log once that the rules are not compiled, so that bots are weaker, and what to do."""
    if not wanli.compiled():
        from wanli.server.logs import configure_logging

        # As in the server: every line on standard error is JSON.
        configure_logging(settings.log_level)
        logger.warning(cli.say("cli-interpreted"))


@contextmanager
def prepared_database(settings: Settings) -> Iterator[None]:
    """Check the settings, lock the database file and migrate the database; raise if one fails."""
    from wanli.storage.database import Database
    from wanli.storage.file_lock import server_lock
    from wanli.storage.migrations import migrate

    if settings.smtp or settings.push_key:
        from wanli.server.notices.senders import Senders

        asyncio.run(Senders(settings).close())
    database = Database(settings.database_url)
    with server_lock(database.file()):
        try:
            migrate(database)
        finally:
            database.close()
        yield


def _host_key(settings: Settings) -> str:
    """Return the key of the operator's page; empty if the data folder cannot be written."""
    try:
        return host_key.host_key(settings.data)
    except OSError:
        return ""


def run(settings: Settings, listener: socket.socket, processes: int) -> None:
    """Run the server until it is stopped."""
    import uvicorn
    from uvicorn.supervisors import Multiprocess

    from wanli.server.app import SETTINGS
    from wanli.server.metrics import FOLDER_VARIABLE
    from wanli.server.security import MAX_MESSAGE

    os.environ[SETTINGS] = msgspec.json.encode(settings, enc_hook=str).decode()
    config = uvicorn.Config(
        "wanli.server.app:from_environment",
        factory=True,
        workers=processes,
        log_config=None,
        access_log=False,
        lifespan="on",
        proxy_headers=False,  # our own code reads them, only with --trust-proxy
        server_header=False,
        ws=_websockets(settings),
        ws_max_size=MAX_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=STOP_WITHIN,
        backlog=BACKLOG,
    )
    if processes > 1:
        with tempfile.TemporaryDirectory(prefix="wanli-figures-") as figures:
            os.environ[FOLDER_VARIABLE] = figures
            Multiprocess(config, sockets=[listener]).run()
    else:
        uvicorn.Server(config).run(sockets=[listener])


def _websockets(settings: Settings) -> str:
    """Return uvicorn's `ws` setting; log once if it has to be plain ASGI, which is slower."""
    from wanli.server.logs import configure_logging
    from wanli.server.uvicorn_check import PLAIN_ASGI, UVICORN_TRANSPORT, find_problem

    reason = find_problem()
    if not reason:
        return UVICORN_TRANSPORT
    configure_logging(settings.log_level)  # as in the server: every line on standard error is JSON
    logger.warning("plain ASGI for WebSockets", extra={"reason": reason})
    return PLAIN_ASGI


def _check_log_level(name: str) -> str:
    known = ("debug", "info", "warning", "error")
    if name.lower() not in known:
        raise BadOption("unknown-log-level", {"level": name, "known": ", ".join(known)})
    return name.lower()


def _host_in_url(host: str) -> str:
    loopback = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}
    return loopback.get(host, f"[{host}]" if ":" in host else host)
