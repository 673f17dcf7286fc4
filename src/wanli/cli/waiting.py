"""A progress bar on standard error for what may take longer than two seconds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from wanli.cli.front import Front


@contextmanager
def waiting(front: Front, total: int) -> Iterator[Callable[[int], None]]:
    """A bar from 0 to total; gives a function that takes how far it is. A pipe sees nothing."""
    console = front.terminal.errors
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(elapsed_when_finished=True))
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task("", total=total)
        yield lambda done: bar.update(task, completed=done)
