"""The machine's own Chromium, driven by Playwright; the tests install no browser themselves."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, expect, sync_playwright

from tests.full import FULL

SHELL = "chromium-headless-shell"  # the same engine without windows: a new page costs a fifth
WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge")
NAMES = WHOLE if FULL else (SHELL, *WHOLE)
CHOICE = "WANLI_BROWSER"  # in the environment: the program to use
WITHOUT = "WANLI_NO_BROWSER"  # in the environment: 1 leaves these tests out
PATIENCE = 60_000  # milliseconds: how long whatever a test waits for may take on a busy machine
MISSING = (
    f"No Chromium, Chrome or Edge was found ({', '.join(NAMES)}). Install one, on Debian with "
    f"`apt-get install chromium`, or name its program in {CHOICE}; {WITHOUT}=1 leaves the tests "
    "in a browser out."
)


expect.set_options(timeout=PATIENCE)


def find_browser() -> str | None:
    """The program of a browser, if there is one."""
    names = [chosen] if (chosen := os.environ.get(CHOICE)) else NAMES
    return next((found for name in names if (found := shutil.which(name))), None)


@contextmanager
def chromium(program: str) -> Iterator[Browser]:
    """A running browser, without a window."""
    with sync_playwright() as playwright:
        as_root = hasattr(os, "geteuid") and os.geteuid() == 0
        sandbox = ["--no-sandbox"] if as_root else []  # Chromium refuses root otherwise
        options = ["--disable-dev-shm-usage", *sandbox]
        browser = playwright.chromium.launch(executable_path=program, args=options)
        try:
            yield browser
        finally:
            browser.close()
