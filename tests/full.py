"""Whether this is a full run, which leaves nothing out: `python3 run.py test --full`."""

import os
from typing import Any

import pytest

FULL = os.environ.get("WANLI_FULL", "") not in ("", "0")


def full(*values: object) -> Any:
    """Return parameters of a test that only a full run has."""
    return pytest.param(*values, marks=pytest.mark.full)
