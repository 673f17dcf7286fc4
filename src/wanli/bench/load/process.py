"""A server process pinned to one core, and the resources that it uses."""

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
        """Return the processor seconds so far, of all threads."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        """Return the resident memory in bytes."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * PAGE


@contextmanager
def started(*arguments: str) -> Iterator[Process]:
    """Run `python` with arguments, wait for its port, and stop it at the end."""
    process = subprocess.Popen([sys.executable, *arguments], stdout=subprocess.PIPE, text=True)
    try:
        _pin_server(process.pid)
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
    """Return the arguments that start our server."""
    return ("-m", "wanli.cli", "--lang", "en", "serve", "--port", "0", "--data", str(data))


def _pin_server(pid: int) -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(pid, {min(_cores())})


def _cores() -> set[int]:
    return set(range(os.cpu_count() or 1))


def pin_clients() -> None:
    """Keep this process, which runs the clients, off the server's core."""
    cores = _cores()
    if hasattr(os, "sched_setaffinity") and len(cores) > 1:
        os.sched_setaffinity(0, cores - {min(cores)})
