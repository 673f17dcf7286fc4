"""The server's log by itself: what a line has, and what it has not."""

from __future__ import annotations

import json
import logging

import pytest

from wanli.server.logs import Lines, set_up


def test_a_line_about_a_table_does_not_tell_its_address() -> None:
    record = logging.LogRecord("wanli", logging.WARNING, "", 1, "table waits", (), None)
    record.table, record.code = "an-invitation", "storage-away"
    text = Lines().format(record)
    assert "an-invitation" not in text
    assert len(json.loads(text)["table"]) == 12


def test_the_lines_of_uvicorn_that_tell_an_address_are_left_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    talkative = logging.getLogger("uvicorn.error")
    monkeypatch.setattr(logging, "basicConfig", lambda **_: None)
    before = talkative.level
    try:
        talkative.setLevel(logging.INFO)  # as uvicorn's own set-up leaves it
        set_up("info")
        assert not talkative.isEnabledFor(logging.INFO)
    finally:
        talkative.setLevel(before)
