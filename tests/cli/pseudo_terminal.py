"""A command in a real terminal, typed at by a person who waits for its output."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path

import wanli

PATIENCE = 60.0  # seconds
SOURCES = Path(wanli.__file__).parent.parent


class Terminal:
    """A `wanli` command in a pseudo-terminal; ended with the `with` block."""

    def __init__(self, *words: str) -> None:
        self.screen, end = pty.openpty()
        command = [sys.executable, "-m", "wanli.cli", *words]
        env = {**os.environ, "PYTHONPATH": str(SOURCES), "TERM": "xterm"}
        self.process = subprocess.Popen(command, stdin=end, stdout=end, stderr=end, env=env)
        os.close(end)
        self.seen = ""

    def wait_for_text(self, text: str) -> None:
        """Wait for a text on the screen."""
        end = time.monotonic() + PATIENCE
        while text not in self.seen:
            assert time.monotonic() < end, f"no {text!r} in {self.seen!r}"
            if select.select([self.screen], [], [], 0.1)[0]:
                try:
                    self.seen += os.read(self.screen, 65536).decode("utf-8", "replace")
                except OSError:  # the terminal was closed
                    assert text in self.seen, self.seen
        self.seen = self.seen.partition(text)[2]

    def wait_until_idle(self) -> None:
        """Wait until the command sleeps, as while it waits for a key or a signal."""
        end = time.monotonic() + PATIENCE
        while not self._state().startswith("S"):
            assert time.monotonic() < end, f"it does not wait: {self._state()!r}"
            time.sleep(0.02)

    def _state(self) -> str:
        words = ["ps", "-o", "stat=", "-p", str(self.process.pid)]
        return subprocess.run(words, capture_output=True, text=True, check=False).stdout.strip()

    def type_line(self, text: str) -> None:
        """Type a line."""
        os.write(self.screen, f"{text}\n".encode())

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.screen)
