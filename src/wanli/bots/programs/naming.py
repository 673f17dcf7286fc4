"""How a program is named beside the levels: by its file, or as `program:` and a command."""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path

from wanli.core.errors import BadOption

COMMAND = "program:"
RUNNERS: dict[str, tuple[str, ...]] = {  # what runs a file, by its ending; others run themselves
    ".py": (sys.executable,),
    ".js": ("node",),
    ".mjs": ("node",),
    ".sh": ("sh",),
}


def is_program(name: str) -> bool:
    """Whether a name means a program, and not a level of our own bots."""
    return name.startswith(COMMAND) or "/" in name or "\\" in name or Path(name).suffix in RUNNERS


def command_of(name: str) -> list[str]:
    """The words that start a program; raises BadOption for one that cannot be started here."""
    words = _words(name.removeprefix(COMMAND)) if name.startswith(COMMAND) else _file(name)
    if shutil.which(words[0]) is None:
        raise BadOption("program-unknown", {"program": name, "command": words[0]})
    return words


def _words(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError:  # a quotation mark without its other half
        words = []
    if not words:
        raise BadOption("program-no-command", {"program": COMMAND + command})
    return words


def _file(name: str) -> list[str]:
    file = Path(name).expanduser()
    if not file.is_file():
        raise BadOption("program-no-file", {"program": name})
    place = str(file) if file.is_absolute() else f"./{file}"
    return [*RUNNERS.get(file.suffix, ()), place]
