"""`wanli serve` logs a warning at startup if the rules are interpreted."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator

import pytest

import wanli
from tests.cli.conftest import Run
from wanli.text import LANGUAGES
from wanli.text.catalogue import catalogue


@pytest.fixture(autouse=True)
def root_log() -> Iterator[None]:
    """Restore the root logger after the test."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)


@pytest.fixture(autouse=True)
def no_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run everything up to the server itself, which would run until it is stopped."""
    monkeypatch.setattr("wanli.cli.serve.run", lambda *_: None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_interpreted_rules_are_warned_about_once(
    run: Run, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(wanli, "compiled", lambda: False)
    done = run("serve", "--port", "0", "--lang", language)
    assert done.code == 0
    [line] = done.err.splitlines()  # the log has one JSON object per line
    said = json.loads(line)
    assert said["level"] == "warning"
    assert said["what"] == catalogue(language).say("cli-interpreted")


def test_the_warning_says_what_it_means_and_what_to_do() -> None:
    said = catalogue("en").say("cli-interpreted")
    for part in ("bots are weaker", "slower", "Install a C compiler", "install Wanli again"):
        assert part in said


def test_compiled_rules_are_not_warned_about(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wanli, "compiled", lambda: True)
    done = run("serve", "--port", "0")
    assert (done.code, done.err) == (0, "")
    assert "http://127.0.0.1:" in done.out
