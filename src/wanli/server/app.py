"""The Litestar application: puts the parts together, starts and stops them."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

import msgspec
from litestar import Litestar
from litestar.exceptions import NotFoundException

from wanli.server import garbage, logs, openapi, pages
from wanli.server.bot_pool import BotPool
from wanli.server.companion import companion_router
from wanli.server.error_responses import EXCEPTION_HANDLERS
from wanli.server.games import games_router
from wanli.server.hall import Hall
from wanli.server.limits import Limits
from wanli.server.logs import RequestLog
from wanli.server.metrics import Metrics
from wanli.server.notices import Courier
from wanli.server.notices.routes import notices_router
from wanli.server.operator import operator_router
from wanli.server.people import people_router
from wanli.server.security import MAX_BODY, add_headers, refuse_cross_site
from wanli.server.settings import Settings
from wanli.server.site import Site
from wanli.server.socket import table_socket
from wanli.server.tables import tables_router
from wanli.storage.database import Database
from wanli.storage.migrations import migrate

SETTINGS = "WANLI_SETTINGS"  # environment variable that passes the settings to server processes


def create_app(settings: Settings) -> Litestar:
    """Return the application for these settings."""
    files = pages.read_files()

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        site = await asyncio.to_thread(open_site, settings)
        app.state.site = site
        tasks: list[asyncio.Task[None]] = []
        try:
            tasks.append(asyncio.create_task(Courier(site).run()))
            tasks.append(asyncio.create_task(garbage.collect_when_idle()))
            if site.database.is_postgres:
                from wanli.server import pg_listener  # its driver is not needed otherwise

                tasks.append(asyncio.create_task(pg_listener.listen(site.hall)))
            site.hall.start()
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await site.hall.close()

    return Litestar(
        route_handlers=[
            pages.pages_router(files),
            games_router,
            companion_router,
            tables_router,
            operator_router,
            people_router,
            notices_router,
            openapi.schema,
            table_socket,
        ],
        lifespan=[running],
        guards=[refuse_cross_site],
        before_send=[add_headers],
        middleware=[RequestLog],
        exception_handlers={
            **EXCEPTION_HANDLERS,
            NotFoundException: partial(pages.not_found, files),
        },
        openapi_config=openapi.CONFIG,
        request_max_body_size=MAX_BODY,
        logging_config=None,
    )


def from_environment() -> Litestar:
    """Return the application for the settings that `wanli serve` passes in the environment."""
    settings = msgspec.json.decode(
        os.environ[SETTINGS], type=Settings, dec_hook=lambda kind, value: kind(value)
    )
    logs.configure_logging(settings.log_level)
    app = create_app(settings)
    garbage.tune_collector()
    return app


def open_site(settings: Settings) -> Site:
    """Open the database, migrate it, and return the site."""
    database = Database(settings.database_url)
    with contextlib.ExitStack() as undo:
        undo.callback(database.close)
        migrate(database)
        metrics = Metrics()
        bots = BotPool(settings.cluster, settings.bot_processes, metrics.thinking)
        hall = Hall(database, bots, metrics)
        undo.pop_all()
    return Site(settings, database, hall, Limits(), metrics)
