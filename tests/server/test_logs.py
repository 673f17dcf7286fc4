"""The server's log by itself: what a line has, and what it has not."""

from __future__ import annotations

import json
import logging

from wanli.server.logs import Lines


def test_a_line_about_a_table_does_not_tell_its_address() -> None:
    record = logging.LogRecord("wanli", logging.WARNING, "", 1, "table waits", (), None)
    record.table, record.code = "an-invitation", "storage-away"
    text = Lines().format(record)
    assert "an-invitation" not in text
    assert len(json.loads(text)["table"]) == 12
