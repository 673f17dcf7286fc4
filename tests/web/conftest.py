"""Fixtures: a browser, the pages built from these sources, and a server that serves them."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser import MISSING, PATIENCE, WITHOUT, chromium, find_browser
from tests.live_server import Server
from tests.web.visitor import Visitor

OpenVisitor = Callable[..., Visitor]

NOT_BUILT = (
    "WANLI_WEB does not name the built pages. `python3 run.py test` does; for a single test say "
    "WANLI_WEB=$(python3 run.py web) in front."
)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests of a process; if none is found, the tests fail."""
    if os.environ.get(WITHOUT, "") not in ("", "0"):
        pytest.skip(f"{WITHOUT} is set")
    program = find_browser()
    if program is None:
        pytest.fail(MISSING, pytrace=False)
    with chromium(program) as running:
        yield running


@pytest.fixture(scope="session")
def built() -> Path:
    """The folder of the built pages."""
    place = Path(os.environ.get("WANLI_WEB", ""))
    if not (place / "index.html").is_file():
        pytest.fail(NOT_BUILT, pytrace=False)
    return place


@pytest.fixture(scope="session")
def site(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with these pages."""
    data, env = tmp_path_factory.mktemp("site"), {"WANLI_WEB": str(built)}
    with Server(data, "--trust-proxy", "--bots", "1", env=env) as running:
        yield running


@pytest.fixture
def page(browser: Browser, site: Server) -> Iterator[Page]:
    """An empty page of a new visitor; paths are relative to the server's address."""
    context = browser.new_context(base_url=site.address, locale="en-GB")
    context.set_default_timeout(PATIENCE)
    try:
        yield context.new_page()
    finally:
        context.close()


@pytest.fixture
def new_visitor(browser: Browser, site: Server) -> Iterator[OpenVisitor]:
    """A function that opens a browser for a person: `new_visitor("Anna", touch=True)`."""
    here: list[Visitor] = []

    def open_visitor(name: str = "", **device: Any) -> Visitor:
        here.append(Visitor(browser, site.address, name, **device))
        return here[-1]

    yield open_visitor
    for visitor in here:
        visitor.close()
