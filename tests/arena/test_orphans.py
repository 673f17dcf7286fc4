"""Worker processes end with the process that started them, even if it is killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import wanli
from tests.bots.programs import is_running
from tests.waiting import until_blocking

ARENA = """
from wanli.arena.pools import workers
import os, time
if __name__ == "__main__":
    with workers(1) as (pool, _):
        print(pool.submit(os.getpid).result(), flush=True)
        time.sleep(300)
"""
SERVER = """
from wanli.server.bot_pool import BotPool
import os, time
if __name__ == "__main__":
    print(BotPool(processes=1)._first_executors()[0].submit(os.getpid).result(), flush=True)
    time.sleep(300)
"""


@pytest.mark.skipif(os.name == "nt", reason="signals are another thing there")
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
@pytest.mark.parametrize("code", [ARENA, SERVER], ids=["arena", "server"])
def test_a_worker_ends_when_its_parent_process_ends(
    tmp_path: Path, code: str, how: signal.Signals
) -> None:
    file = tmp_path / "starts.py"
    file.write_text(code)
    env = {**os.environ, "PYTHONPATH": str(Path(wanli.__file__).parents[1])}
    with subprocess.Popen([sys.executable, str(file)], env=env, stdout=subprocess.PIPE) as starts:
        assert starts.stdout is not None
        worker = int(starts.stdout.readline())
        starts.send_signal(how)
        starts.wait(60)
        try:
            until_blocking(lambda: not is_running(worker))
        finally:
            if is_running(worker):
                os.kill(worker, signal.SIGKILL)
