"""`wanli bench`: measure speed and memory, next to other libraries where they are installed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from wanli.bench.figure import Figure
from wanli.bench.whole import run, steps
from wanli.cli.context import CliContext
from wanli.cli.progress_bar import progress_bar
from wanli.games import GAMES
from wanli.games import game as game_named

SERVER = "server"
HEADS = ("game", "players", "metric", "variant", "value", "peer", "ratio")


def bench(
    context: typer.Context,
    game: Annotated[list[str] | None, typer.Argument()] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Measure speed and memory."""
    cli: CliContext = context.obj
    figures: list[Figure] = []
    count, work = measurements(game or [])
    with progress_bar(cli, count) as set_progress:
        for done, new in enumerate(work, 1):
            figures += new
            set_progress(done)
            for figure in new if as_json else []:
                print(msgspec.json.encode(figure).decode(), flush=True)
    if not as_json:
        cli.terminal.print(render_figures(cli, figures))


def measurements(names: list[str]) -> tuple[int, Iterator[list[Figure]]]:
    """Return the number of steps and the measurements: of games, or of the server under load."""
    if names == [SERVER]:
        from wanli.bench.load import whole

        return whole.steps(), whole.run()
    games = [game_named(name) for name in names] if names else list(GAMES)
    return steps(games), run(games)


def render_figures(cli: CliContext, figures: list[Figure]) -> Table:
    """Return the figures as a table."""
    table = Table(*(cli.say(f"cli-bench-{head}") for head in HEADS), box=None)
    for f in figures:
        peer = f"{f.peer} {f.peer_value:.{0 if f.peer_value >= 100 else 1}f}" if f.peer else ""
        ratio = f"{f.ratio:.2f}" if f.peer else ""
        cells = (
            f.game,
            str(f.players),
            f.metric,
            f.variant,
            f"{f.value:.{0 if f.value >= 100 else 1}f} {f.unit}",
            peer,
            ratio,
        )
        table.add_row(*(Text(cell) for cell in cells))
    return table
