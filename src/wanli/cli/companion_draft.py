"""The lines of a set-up under way: each is on the disk before the next is asked for."""

from __future__ import annotations

from pathlib import Path

import msgspec
from rich.text import Text

from wanli.cli import saves
from wanli.cli.front import read_text
from wanli.cli.terminal import Terminal
from wanli.companion.notebook import BadNotebook
from wanli.core.errors import NotAMove


class Draft(msgspec.Struct, forbid_unknown_fields=True):
    """What is kept until the notebook is complete."""

    options: dict[str, str]
    turn: str
    lines: list[str] = []


class Again(Exception):
    """A line was taken back: the questions begin anew, with what was answered before it."""


class Typing:
    """Somebody who types in a set-up, perhaps on a second evening."""

    def __init__(self, terminal: Terminal, notebook: Path, draft: Draft) -> None:
        self.terminal = terminal
        self.file = notebook.with_name(f"{notebook.name}.begun")
        self.draft = read_draft(self.file) if self.file.exists() else draft
        self.coming: list[str] = []  # kept, but not asked for again yet

    def ask(self, prompt: str) -> str:
        """A line that was kept, or the next of the person; raises Again after `undo`."""
        if self.coming:
            line = self.coming.pop(0)
            self.terminal.print(Text(f"{prompt}{line}"))
            return line
        line = self.terminal.ask(prompt).strip()
        if line.lower() == "undo":
            self.undo()
        return line

    def begin(self) -> None:
        """From the first question on, with all that is kept."""
        self.coming, self.draft.lines = self.draft.lines, []

    def keep(self, line: str) -> None:
        """An answer that is good."""
        self.draft.lines.append(line)
        self._save()

    def undo(self) -> None:
        """The last answer is taken back."""
        if not self.draft.lines:
            raise NotAMove("nothing-to-undo", {})
        self.draft.lines.pop()
        self._save()
        raise Again

    def done(self) -> None:
        """The notebook is complete."""
        self.file.unlink(missing_ok=True)

    def _save(self) -> None:
        lines = self.draft.lines + self.coming
        kept = msgspec.structs.replace(self.draft, lines=lines)
        saves.write(self.file, msgspec.json.encode(kept).decode() + "\n")


def read_draft(file: Path) -> Draft:
    """What is kept of a set-up; raises BadNotebook."""
    try:
        return msgspec.json.decode(read_text(file), type=Draft)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadNotebook("notebook-unreadable", {"reason": f"{file}: {error}"}) from error
