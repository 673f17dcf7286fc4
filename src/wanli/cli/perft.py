"""`wanli perft`: count all sequences of moves from the first decision down to a depth."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.text import Text

from wanli.cli.arguments import MAX_SEED, parse_options
from wanli.cli.context import CliContext
from wanli.cli.play import default_players
from wanli.cli.progress_bar import progress_bar
from wanli.core.perft import perft as count
from wanli.core.play import Play
from wanli.core.rng import Rng
from wanli.games import game as game_named


def perft(
    context: typer.Context,
    game: Annotated[str, typer.Argument()],
    depth: Annotated[int, typer.Option("--depth", min=1, max=12)] = 2,
    players: Annotated[int, typer.Option("--players")] = 0,
    seed: Annotated[int, typer.Option("--seed", min=0, max=MAX_SEED)] = 0,
    option: Annotated[list[str] | None, typer.Option("--option")] = None,
    divide: Annotated[bool, typer.Option("--divide")] = False,
) -> None:
    """Count all sequences of moves to a depth."""
    cli: CliContext = context.obj
    rules = game_named(game)
    setup = rules.setup(players or default_players(rules), parse_options(option or []))
    play = Play(rules, setup, Rng(seed))  # makes the draws of the set-up
    for shallower in range(1, depth):
        cli.terminal.print(Text(f"{shallower} {count(play.state, shallower)}"))
    counts = by_first_move(cli, play, depth)
    if divide:
        for move, leaves in counts.items():
            cli.terminal.print(Text(f"  {move} {leaves}"))
    cli.terminal.print(Text(f"{depth} {sum(counts.values())}"))


def by_first_move(cli: CliContext, play: Play, depth: int) -> dict[str, int]:
    """Return the count for each first move."""
    actions = play.state.actions()
    counts: dict[str, int] = {}
    with progress_bar(cli, len(actions)) as step:
        for done, action in enumerate(actions, 1):
            after = play.state.clone()
            after.apply(action)
            counts[play.game.write(play.state, action)] = count(after, depth - 1)
            step(done)
    return counts
