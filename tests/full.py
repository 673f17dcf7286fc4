"""Parameters that are tested only in a full run: `python3 run.py test --full`."""

import os
from typing import Any

import pytest

FULL = os.environ.get("WANLI_FULL", "") not in ("", "0")


def full(*values: object) -> Any:
    """Mark a parameter set as part of the full run only."""
    return pytest.param(*values, marks=pytest.mark.full)
