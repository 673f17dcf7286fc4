"""Standard input and output: printing, paging, asking, line editing.

`Terminal.live` tells whether a person sits there; pipes get plain output without paging.
"""

from __future__ import annotations

import contextlib
import io
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from rich.console import Console, RenderableType
from rich.markup import escape

from wanli.cli.colours import theme

ERASE_ALL = "\x1b[H\x1b[2J\x1b[3J"  # the screen and the scrollback
MIN_PAGE = 10  # lines of a page, however low the window is


class Terminal:
    """Standard input, output and error of this process."""

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
        """Whether the output can show ASCII only."""
        return not self.console.encoding.lower().startswith("utf")

    def print(self, *what: RenderableType) -> None:
        """Print to standard output."""
        self.console.print(*what)

    def refuse(self, text: str) -> None:
        """Print why input was refused; the game goes on."""
        self.console.print(text, style="refused", markup=False)

    def fail(self, text: str) -> None:
        """Print on standard error, in one line, why the command fails."""
        self.errors.print(" ".join(text.split()), markup=False)

    def ask(self, prompt: str) -> str:
        """Read one line; raise EOFError at the end of the input."""
        self.console.file.flush()
        try:
            return input(prompt).strip()
        finally:
            if not self.live:
                self.console.print()

    @contextlib.contextmanager
    def busy(self) -> Iterator[Callable[[str], None]]:
        """Show a spinner, only in a terminal; yield a callback that sets its text."""
        if not self.live:
            yield lambda _: None
            return
        with self.console.status("") as status:
            yield lambda text: status.update(escape(text))

    def clear(self) -> None:
        """Clear the screen, only in a terminal."""
        if self.live:
            self.console.clear()

    def erase(self) -> None:
        """Erase the screen and the scrollback, so that no secret can be read there."""
        if self.console.is_terminal:
            self.console.file.write(ERASE_ALL)
            self.console.file.flush()

    def page(self, what: RenderableType, more: str) -> None:
        """Print something long, a screenful at a time; `more` is the prompt between screenfuls."""
        with self.console.capture() as captured:
            self.console.print(what)
        lines = captured.get().splitlines()
        size = max(self.console.height - 2, MIN_PAGE)
        for start in range(0, len(lines), size):
            self.console.file.write("\n".join(lines[start : start + size]) + "\n")
            if self.live and start + size < len(lines) and self.ask(more):
                return

    def load_history(self, file: Path) -> None:
        """Switch on line editing with history and Tab completion, where readline exists."""
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

    def save_history(self, file: Path) -> None:
        """Write the history for the next time."""
        if self.live and "readline" in sys.modules:
            import readline

            with contextlib.suppress(OSError):
                readline.write_history_file(file)

    def complete_with(self, choices: list[str]) -> None:
        """Set what Tab completes."""
        self._choices = choices

    def _complete(self, text: str, number: int) -> str | None:
        found = [c for c in self._choices if c.lower().startswith(text.lower())]
        return found[number] if number < len(found) else None
