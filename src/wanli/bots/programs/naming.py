"""The names of bot programs: a file, or `program:` and a command."""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path

from wanli.core.errors import BadOption

COMMAND = "program:"
RUNNERS: dict[str, tuple[str, ...]] = {  # by file suffix; other files must be executable
    ".py": (sys.executable,),
    ".js": ("node",),
    ".mjs": ("node",),
    ".sh": ("sh",),
}


def is_program(name: str) -> bool:
    """Return whether a name means a program and not a level."""
    return name.startswith(COMMAND) or "/" in name or "\\" in name or Path(name).suffix in RUNNERS


def command_of(name: str) -> list[str]:
    """Return the command line that starts a program; raise BadOption if it cannot be started."""
    command = _split(name.removeprefix(COMMAND)) if name.startswith(COMMAND) else _run_file(name)
    if shutil.which(command[0]) is None:
        raise BadOption("program-unknown", {"program": name, "command": command[0]})
    return command


def _split(text: str) -> list[str]:
    try:
        command = shlex.split(text)
    except ValueError:  # an unbalanced quotation mark
        command = []
    if not command:
        raise BadOption("program-no-command", {"program": COMMAND + text})
    return command


def _run_file(name: str) -> list[str]:
    file = Path(name).expanduser()
    if not file.is_file():
        raise BadOption("program-no-file", {"program": name})
    path = str(file) if file.is_absolute() else f"./{file}"
    return [*RUNNERS.get(file.suffix, ()), path]
