"""A server in a process of its own, on a core of its own, and what it uses."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


class Process:
    """A running server."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self.port = port
        self.pid = process.pid

    def cpu(self) -> float:
        """Seconds of processor time so far, its threads included."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        """Bytes of memory in use."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * PAGE


@contextmanager
def started(*words: str) -> Iterator[Process]:
    """`python` with these words, when it has told its port; stopped at the end."""
    process = subprocess.Popen([sys.executable, *words], stdout=subprocess.PIPE, text=True)
    try:
        _to_other_core(process.pid)
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"127\.0\.0\.1:(\d+)", line)
        if found is None:
            raise ConnectionError(f"the server did not start: {line.strip()}")
        yield Process(process, int(found[1]))
    finally:
        process.terminate()
        process.wait(30)
        assert process.stdout is not None
        process.stdout.close()


def wanli(data: Path) -> tuple[str, ...]:
    """The words that start our server."""
    return ("-m", "wanli.cli", "--lang", "en", "serve", "--port", "0", "--data", str(data))


def _to_other_core(pid: int) -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(pid, {min(_cores())})


def _cores() -> set[int]:
    return set(range(os.cpu_count() or 1))


def here() -> None:
    """Keep this process, the clients, away from the server's core."""
    cores = _cores()
    if hasattr(os, "sched_setaffinity") and len(cores) > 1:
        os.sched_setaffinity(0, cores - {min(cores)})
