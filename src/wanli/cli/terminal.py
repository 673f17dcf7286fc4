"""The terminal: what is printed, what is asked, and whether a person sits there."""

from __future__ import annotations

import contextlib
import io
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from rich.console import Console, RenderableType
from rich.markup import escape

from wanli.cli.pigments import theme

ERASE_ALL = "\x1b[H\x1b[2J\x1b[3J"  # the screen and what was scrolled away
LOWEST = 10  # lines that even the smallest page has


class Terminal:
    """Standard input and output, as people and pipes have them."""

    def __init__(self) -> None:
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        self.console = Console(highlight=False)
        self.console.push_theme(theme(self.console.color_system))
        self.errors = Console(stderr=True, highlight=False, soft_wrap=True)
        self.live = self.console.is_terminal and sys.stdin.isatty()
        self._choices: list[str] = []

    @property
    def plain(self) -> bool:
        """Whether only ASCII can be shown."""
        return not self.console.encoding.lower().startswith("utf")

    def print(self, *what: RenderableType) -> None:
        """Show something."""
        self.console.print(*what)

    def refuse(self, text: str) -> None:
        """Say what is wrong, on the screen of a game under way."""
        self.console.print(text, style="refused", markup=False)

    def fail(self, text: str) -> None:
        """Say on standard error what ended the command, in one line."""
        self.errors.print(" ".join(text.split()), markup=False)

    def ask(self, prompt: str) -> str:
        """One line from the person; EOFError when there are no more."""
        self.console.file.flush()
        try:
            return input(prompt).strip()
        finally:
            if not self.live:
                self.console.print()

    @contextlib.contextmanager
    def busy(self) -> Iterator[Callable[[str], None]]:
        """While something is computed; gives a function to say what. A pipe is told nothing."""
        if not self.live:
            yield lambda _: None
            return
        with self.console.status("") as status:
            yield lambda text: status.update(escape(text))

    def fresh(self) -> None:
        """Begin a new screen; a pipe just goes on."""
        if self.live:
            self.console.clear()

    def erase(self) -> None:
        """Leave nothing to read, not even by scrolling back."""
        if self.console.is_terminal:
            self.console.file.write(ERASE_ALL)
            self.console.file.flush()

    def page(self, what: RenderableType, more: str) -> None:
        """Show something long, a screenful at a time."""
        with self.console.capture() as captured:
            self.console.print(what)
        lines = captured.get().splitlines()
        size = max(self.console.height - 2, LOWEST)
        for start in range(0, len(lines), size):
            self.console.file.write("\n".join(lines[start : start + size]) + "\n")
            if self.live and start + size < len(lines) and self.ask(more):
                return

    def remember(self, file: Path) -> None:
        """Line editing with history and Tab, where the system has it."""
        if not self.live:
            return
        try:
            import readline
        except ImportError:
            return
        with contextlib.suppress(OSError):
            readline.read_history_file(file)
        readline.set_history_length(500)
        readline.set_completer_delims("")
        readline.set_completer(self._complete)
        edit = "libedit" in (readline.__doc__ or "")
        readline.parse_and_bind("bind ^I rl_complete" if edit else "tab: complete")

    def forget(self, file: Path) -> None:
        """Keep the history for the next time."""
        if self.live and "readline" in sys.modules:
            import readline

            with contextlib.suppress(OSError):
                readline.write_history_file(file)

    def offer(self, choices: list[str]) -> None:
        """What Tab completes."""
        self._choices = choices

    def _complete(self, text: str, number: int) -> str | None:
        found = [c for c in self._choices if c.lower().startswith(text.lower())]
        return found[number] if number < len(found) else None
