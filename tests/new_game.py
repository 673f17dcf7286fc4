"""Add a game to a copy of the sources: Nim, whose files are in `tests/nim`."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
NIM = Path(__file__).resolve().parent / "nim"
FOLDERS = ("src", "web")
NO_SOURCES = {"__pycache__", "node_modules"}
# The only changes of existing files: the pattern after which a line is added, and the line.
LINES = {
    "src/wanli/games/__init__.py": (r"registered\(\"\w+\"\),\n(?=\))", '    registered("nim"),\n'),
    "web/src/games/index.ts": (
        r"const games: .*\{\n",
        '  nim: { title: "Nim", screen: () => import("./generic/screen") },\n',
    ),
}


def add_nim(place: Path) -> Path:
    """Copy the sources to a new folder and add Nim to them; return the folder."""
    for source in (ROOT, NIM):
        for name in files_in(source):
            (place / name).parent.mkdir(parents=True, exist_ok=True)
            assert not (place / name).exists(), f"{name} is there without Nim"
            shutil.copyfile(source / name, place / name)
    for name, (before, line) in LINES.items():
        text = (place / name).read_text(encoding="utf-8")
        [found] = re.finditer(before, text)
        changed = text[: found.end()] + line + text[found.end() :]
        (place / name).write_text(changed, encoding="utf-8", newline="\n")
    return place


def files_in(place: Path) -> Iterator[str]:
    """Yield the source files below a folder, as paths relative to it."""
    for folder in FOLDERS:
        for parent, folders, names in os.walk(place / folder):
            folders[:] = set(folders) - NO_SOURCES
            yield from (Path(parent, name).relative_to(place).as_posix() for name in names)
