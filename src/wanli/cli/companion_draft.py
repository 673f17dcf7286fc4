"""The draft of a notebook: the answers of an unfinished set-up, stored after every line."""

from __future__ import annotations

from pathlib import Path

import msgspec
from rich.text import Text

from wanli.cli import saves
from wanli.cli.input_files import read_text
from wanli.cli.terminal import Terminal
from wanli.companion.notebook import BadNotebook
from wanli.core.errors import NotAMove


class Draft(msgspec.Struct, forbid_unknown_fields=True):
    """The options, the first turn and the answers so far."""

    options: dict[str, str]
    turn: str
    lines: list[str] = []


class Restart(Exception):
    """An answer was taken back: ask from the start, replaying the remaining answers."""


class DraftInput:
    """The input of a set-up: stored answers first, then lines from the terminal."""

    def __init__(self, terminal: Terminal, notebook: Path, draft: Draft) -> None:
        self.terminal = terminal
        self.file = notebook.with_name(f"{notebook.name}.begun")
        self.draft = read_draft(self.file) if self.file.exists() else draft
        self.pending: list[str] = []  # stored answers that are still to be replayed

    def ask(self, prompt: str) -> str:
        """Return the next stored answer or line; raise Restart after `undo`."""
        if self.pending:
            line = self.pending.pop(0)
            self.terminal.print(Text(f"{prompt}{line}"))
            return line
        line = self.terminal.ask(prompt).strip()
        if line.lower() == "undo":
            self.undo()
        return line

    def begin(self) -> None:
        """Start over with the first question and replay the stored answers."""
        self.pending, self.draft.lines = self.draft.lines, []

    def store(self, line: str) -> None:
        """Store an accepted answer."""
        self.draft.lines.append(line)
        self._save()

    def undo(self) -> None:
        """Remove the last answer; raise Restart."""
        if not self.draft.lines:
            raise NotAMove("nothing-to-undo", {})
        self.draft.lines.pop()
        self._save()
        raise Restart

    def finish(self) -> None:
        """Delete the draft: the notebook is complete."""
        self.file.unlink(missing_ok=True)

    def _save(self) -> None:
        lines = self.draft.lines + self.pending
        draft = msgspec.structs.replace(self.draft, lines=lines)
        saves.write(self.file, msgspec.json.encode(draft).decode() + "\n")


def read_draft(file: Path) -> Draft:
    """Read a stored draft; raise BadNotebook."""
    try:
        return msgspec.json.decode(read_text(file), type=Draft)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadNotebook("notebook-unreadable", {"reason": f"{file}: {error}"}) from error
