"""Run `wanli` commands as an operator does."""

from __future__ import annotations

import subprocess
import sys

from tests.waiting import PATIENCE


def wanli(*words: str) -> str:
    """Run a command that must succeed; return its output."""
    command = [sys.executable, "-m", "wanli.cli", "--lang", "en", *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    return done.stdout
