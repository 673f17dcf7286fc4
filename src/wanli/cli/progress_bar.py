"""A progress bar on standard error for commands that can take longer than two seconds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from wanli.cli.context import CliContext


@contextmanager
def progress_bar(cli: CliContext, total: int) -> Iterator[Callable[[int], None]]:
    """Show a bar from 0 to `total`, only in a terminal; yield a callback that sets its position."""
    console = cli.terminal.errors
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(elapsed_when_finished=True))
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task("", total=total)
        yield lambda done: bar.update(task, completed=done)
