"""A progress bar is shown in a terminal and nowhere else."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from wanli.cli.context import CliContext
from wanli.cli.progress_bar import progress_bar
from wanli.cli.terminal import Terminal


@pytest.mark.parametrize("is_terminal", [True, False])
def test_a_terminal_shows_progress_and_a_pipe_does_not(is_terminal: bool) -> None:
    out, terminal = io.StringIO(), Terminal()
    terminal.errors = Console(file=out, force_terminal=is_terminal, width=80)
    with progress_bar(CliContext(terminal, "en"), 8) as done:
        done(3)
    assert ("3/8" in out.getvalue()) == is_terminal
    assert bool(out.getvalue()) == is_terminal
