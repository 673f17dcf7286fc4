"""Bot programs for the tests: writing them to files and inspecting their processes."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from wanli.arena.match import Fixture, Outcome, play
from wanli.bots.programs import ProgramTerms
from wanli.bots.programs.messages import Hello

PATIENCE = 60.0  # seconds; far less than these programs sleep
FOR_EVER = "time.sleep(600)"  # the code of a program that never answers
EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "bots"
HELLO = Hello(
    game="great-wall", rules_version=1, players=2, seat=1, options={"claims": "compulsory"}, seed=5
)
PATIENT = ProgramTerms(seconds=120.0)  # allow for busy machines
LIMITS = {  # time limits of `wanli.bots.programs` that a busy machine could exceed
    "player.STARTS_WITHIN": 120.0,
    "process.GRACE": 60.0,
    "process.EXIT_WITHIN": 60.0,
}
FIRST_MOVE = 'print(json.dumps({"move": message["legal"][0]}), flush=True)'
TEMPLATE = """import json, os, signal, subprocess, sys, time
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
    """Write a Python program that runs this code at every decision, and return its file."""
    file = folder / f"{name}.py"
    body = "\n".join(" " * 8 + line for line in decide.splitlines())
    file.write_text(TEMPLATE.format(before=before, decide=body), encoding="utf-8")
    return str(file)


def failing(folder: Path, then: str, at: int = 2, name: str = "bot") -> str:
    """Write a program that plays legal moves until it fails at one decision."""
    return program(folder, f"if number < {at}:\n    {FIRST_MOVE}\nelse:\n    {then}", name=name)


def raise_time_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Raise the time limits for programs, so that the load of the machine does not matter."""
    for name, seconds in LIMITS.items():
        monkeypatch.setattr(f"wanli.bots.programs.{name}", seconds)


def wait_until_asked(file: str) -> None:
    """Wait until a program has received a decide message."""
    assert until(lambda: Path(file).with_suffix(".heard").exists() and len(received(file)) > 1)


def received(file: str) -> list[bytes]:
    """Return the lines that a program has received."""
    return Path(file).with_suffix(".heard").read_bytes().splitlines()


def has_ended(file: str, kind: str = ".pid") -> bool:
    """Return whether the process of a program ends within a minute; kill it if not."""
    return ends_within_a_minute(int(Path(file).with_suffix(kind).read_text()))


def ends_within_a_minute(process: int) -> bool:
    """Return whether a process ends within a minute; kill it if not."""
    ended = until(lambda: not is_running(process))
    if not ended:
        os.kill(process, signal.SIGKILL)
    return ended


def until(happened: Callable[[], bool]) -> bool:
    """Wait at most a minute for a condition, and return whether it became true."""
    deadline = time.monotonic() + PATIENCE
    while not happened():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.02)
    return True


def is_running(process: int) -> bool:
    """Return whether a process is running; a zombie is not."""
    try:
        os.kill(process, 0)
        state = Path(f"/proc/{process}/stat")
        return not state.exists() or state.read_text().rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


def against_random(file: str, terms: ProgramTerms = PATIENT, seed: int = 3) -> Outcome:
    """Play a game of Great Wall of China against the bot random."""
    return play(Fixture("great-wall", ("random", file), seed, programs=terms))
