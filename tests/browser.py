"""Find and start a Chromium of this machine for Playwright; the tests install no browser."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, expect, sync_playwright

from tests.full import FULL

# the same engine without windows: a new page costs a fifth of the CPU time
HEADLESS_SHELL = "chromium-headless-shell"
COMPLETE = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
)
NAMES = COMPLETE if FULL else (HEADLESS_SHELL, *COMPLETE)
CHOICE = "WANLI_BROWSER"  # environment variable: the program to use
WITHOUT = "WANLI_NO_BROWSER"  # environment variable: 1 skips the browser tests
PATIENCE = (
    60_000  # milliseconds: timeout of every wait in a browser test; generous, for busy machines
)
MISSING = (
    f"No Chromium, Chrome or Edge was found ({', '.join(NAMES)}). Install one, on Debian with "
    f"`apt-get install chromium`, or name its program in {CHOICE}; {WITHOUT}=1 leaves the tests "
    "in a browser out."
)


expect.set_options(timeout=PATIENCE)


def find_browser() -> str | None:
    """Return the program of a browser, if one is installed."""
    names = [chosen] if (chosen := os.environ.get(CHOICE)) else NAMES
    return next((found for name in names if (found := shutil.which(name))), None)


@contextmanager
def chromium(program: str) -> Iterator[Browser]:
    """Run a browser without a window."""
    with sync_playwright() as playwright:
        as_root = hasattr(os, "geteuid") and os.geteuid() == 0
        sandbox = ["--no-sandbox"] if as_root else []  # Chromium refuses to run as root otherwise
        options = ["--disable-dev-shm-usage", *sandbox]
        browser = playwright.chromium.launch(executable_path=program, args=options)
        try:
            yield browser
        finally:
            browser.close()
