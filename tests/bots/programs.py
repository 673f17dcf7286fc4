"""Programs for the tests: written into a file, and looked at after they have played."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from wanli.bots.programs.messages import Hello

PATIENCE = 60.0  # seconds: far less than any of these programs sleeps
FOR_EVER = "time.sleep(600)"  # what a program does that will not answer
EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "bots"
HELLO = Hello(
    game="great-wall", rules_version=1, players=2, seat=1, options={"claims": "compulsory"}, seed=5
)
LIMITS = {  # the limits of `wanli.bots.programs` that a busy machine could exceed, in seconds
    "player.STARTS_WITHIN": 120.0,
    "process.GRACE": 60.0,
    "process.EXIT_WITHIN": 60.0,
}
FIRST_MOVE = 'print(json.dumps({"move": message["legal"][0]}), flush=True)'
FRAME = """import json, os, signal, subprocess, sys, time
from pathlib import Path
here = Path(__file__)
here.with_suffix(".pid").write_text(str(os.getpid()))
heard = here.with_suffix(".heard").open("a")
{before}
for line in sys.stdin:
    heard.write(line)
    heard.flush()
    message = json.loads(line)
    if message["t"] == "decide":
        number = message["number"]
{decide}
"""


def program(folder: Path, decide: str = FIRST_MOVE, before: str = "", name: str = "bot") -> str:
    """A Python program that does this at every decision; gives its file."""
    file = folder / f"{name}.py"
    body = "\n".join(" " * 8 + line for line in decide.splitlines())
    file.write_text(FRAME.format(before=before, decide=body), encoding="utf-8")
    return str(file)


def failing(folder: Path, then: str, at: int = 2, name: str = "bot") -> str:
    """A program that plays well until one of its decisions."""
    return program(folder, f"if number < {at}:\n    {FIRST_MOVE}\nelse:\n    {then}", name=name)


def be_patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give programs in this process so much time that the load of the machine does not matter."""
    for name, seconds in LIMITS.items():
        monkeypatch.setattr(f"wanli.bots.programs.{name}", seconds)


def wait_until_asked(file: str) -> None:
    """Wait until a program has been asked for a decision."""
    assert until(lambda: Path(file).with_suffix(".heard").exists() and len(heard(file)) > 1)


def heard(file: str) -> list[bytes]:
    """The lines that a program was sent."""
    return Path(file).with_suffix(".heard").read_bytes().splitlines()


def has_ended(file: str, kind: str = ".pid") -> bool:
    """Whether the process of a program is gone, or soon will be; one that stays is ended."""
    return ends(int(Path(file).with_suffix(kind).read_text()))


def ends(process: int) -> bool:
    """Whether a process ends within a minute; one that stays is ended."""
    ended = until(lambda: not is_running(process))
    if not ended:
        os.kill(process, signal.SIGKILL)
    return ended


def until(happened: Callable[[], bool]) -> bool:
    """Wait for something; whether it has happened within a minute."""
    deadline = time.monotonic() + PATIENCE
    while not happened():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.02)
    return True


def is_running(process: int) -> bool:
    """Whether there is such a process; one that nobody has waited for is none."""
    try:
        os.kill(process, 0)
        state = Path(f"/proc/{process}/stat")
        return not state.exists() or state.read_text().rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False
