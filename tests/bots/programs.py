"""Programs for the tests: written into a file, and looked at after they have played."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from wanli.bots.programs.messages import Hello

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "bots"
HELLO = Hello(
    game="great-wall", rules_version=1, players=2, seat=1, options={"claims": "compulsory"}, seed=5
)
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


def heard(file: str) -> list[bytes]:
    """The lines that a program was sent."""
    return Path(file).with_suffix(".heard").read_bytes().splitlines()


def has_ended(file: str, seconds: float = 5.0, kind: str = ".pid") -> bool:
    """Whether the process of a program is gone, or soon will be; one that stays is ended."""
    process = int(Path(file).with_suffix(kind).read_text())
    deadline = time.monotonic() + seconds
    while is_running(process):
        if time.monotonic() > deadline:
            os.kill(process, signal.SIGKILL)
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
