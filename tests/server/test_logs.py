"""Log lines contain no table ids, and noisy loggers are silenced."""

from __future__ import annotations

import json
import logging

import pytest

from wanli.server.logs import JsonFormatter, configure_logging


def test_a_log_line_contains_no_table_id() -> None:
    record = logging.LogRecord("wanli", logging.WARNING, "", 1, "table waits", (), None)
    record.table, record.code = "an-invitation", "storage-away"
    text = JsonFormatter().format(record)
    assert "an-invitation" not in text
    assert len(json.loads(text)["table"]) == 12


def test_uvicorns_lines_with_paths_are_not_logged(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    uvicorn_logger = logging.getLogger("uvicorn.error")
    monkeypatch.setattr(logging, "basicConfig", lambda **_: None)
    before = uvicorn_logger.level
    try:
        uvicorn_logger.setLevel(logging.INFO)  # as uvicorn sets it
        configure_logging("info")
        assert not uvicorn_logger.isEnabledFor(logging.INFO)
    finally:
        uvicorn_logger.setLevel(before)
