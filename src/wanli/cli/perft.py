"""`wanli perft`: all ways to play on for so many moves, counted from the first decision."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.text import Text

from wanli.cli.front import LARGEST_SEED, Front, pairs
from wanli.cli.play import usual_players
from wanli.cli.waiting import waiting
from wanli.core.perft import perft as count
from wanli.core.play import Play
from wanli.core.rng import Rng
from wanli.games import game as game_named


def perft(
    context: typer.Context,
    game: Annotated[str, typer.Argument()],
    depth: Annotated[int, typer.Option("--depth", min=1, max=12)] = 2,
    players: Annotated[int, typer.Option("--players")] = 0,
    seed: Annotated[int, typer.Option("--seed", min=0, max=LARGEST_SEED)] = 0,
    option: Annotated[list[str] | None, typer.Option("--option")] = None,
    divide: Annotated[bool, typer.Option("--divide")] = False,
) -> None:
    """Count the ways to play on."""
    front: Front = context.obj
    rules = game_named(game)
    setup = rules.setup(players or usual_players(rules), pairs(option or []))
    play = Play(rules, setup, Rng(seed))  # luck draws the set-up, then somebody has to decide
    for so_far in range(1, depth):
        front.terminal.print(Text(f"{so_far} {count(play.state, so_far)}"))
    found = by_first_move(front, play, depth)
    if divide:
        for move, leaves in found.items():
            front.terminal.print(Text(f"  {move} {leaves}"))
    front.terminal.print(Text(f"{depth} {sum(found.values())}"))


def by_first_move(front: Front, play: Play, depth: int) -> dict[str, int]:
    """The count for each first move."""
    actions = play.state.actions()
    found: dict[str, int] = {}
    with waiting(front, len(actions)) as step:
        for done, action in enumerate(actions, 1):
            after = play.state.clone()
            after.apply(action)
            found[play.game.write(play.state, action)] = count(after, depth - 1)
            step(done)
    return found
