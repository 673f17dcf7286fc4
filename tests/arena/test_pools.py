"""Worker pools: each item is processed once, and Ctrl-C ends all processes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import wanli
from tests.waiting import until_blocking
from wanli.arena.pools import each, workers

not_windows = pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is another thing there")
TRACKED = 3  # two workers and Python's resource tracker
WAITING = """
import time
from wanli.arena.pools import each, workers

try:
    with workers(2) as (pool, _):
        for number, _ in each(time.sleep, [0.0, 600.0], pool):
            print(number, flush=True)
            input()
            print(pool.submit(abs, -1).result(), flush=True)
except KeyboardInterrupt:
    print("stopped")
"""  # one worker is idle, the other sleeps


def wait_for(file: Path | None) -> None:
    """Wait at most a minute for a file, if one is given."""
    deadline = time.monotonic() + 60
    while file and not file.exists() and time.monotonic() < deadline:
        time.sleep(0.02)


def test_each_result_arrives_once_with_its_number_when_ready(tmp_path: Path) -> None:
    file, found = tmp_path / "others-are-ready", list[int]()
    with workers(2) as (pool, kinds):
        for number, _ in each(wait_for, [file, None, None], pool):
            found.append(number)
            if len(found) == 2:
                file.touch()
    assert sorted(found) == [0, 1, 2]
    assert found[-1] == 0
    assert [kind.wanli for kind in kinds] == [wanli.__version__]


def children(process: int) -> list[int]:
    """The ids of a process's children."""
    words = ["pgrep", "-P", str(process)]
    found = subprocess.run(words, capture_output=True, check=False).stdout.split()
    return [int(word) for word in found]


@contextmanager
def python_process(code: str) -> Iterator[subprocess.Popen[str]]:
    """Run code in a process with a process group of its own."""
    with subprocess.Popen(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(Path(wanli.__file__).parents[1])},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # as at a terminal, signals can go to the group
    ) as process:
        try:
            yield process
        finally:
            process.kill()


@not_windows
def test_ctrl_c_ends_all_workers_and_only_the_parent_prints() -> None:
    with python_process(WAITING) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "0\n"
        assert process.stdin is not None
        for child in children(process.pid):
            os.kill(child, signal.SIGINT)  # at a terminal all processes get it, in any order
        process.stdin.write("\n")
        process.stdin.flush()
        assert process.stdout.readline() == "1\n"  # the workers ignored the signal
        os.kill(process.pid, signal.SIGINT)
        assert process.communicate(timeout=60) == ("stopped\n", "")


@not_windows
def test_ctrl_c_while_workers_start_is_handled_by_the_parent_only() -> None:
    with python_process(WAITING) as process:
        until_blocking(lambda: len(children(process.pid)) == TRACKED)
        os.killpg(process.pid, signal.SIGINT)
        output, errors = process.communicate(timeout=60)
        assert (
            output.removeprefix("0\n") == "stopped\n"
        )  # a quick worker may have finished its item
        assert errors == ""
