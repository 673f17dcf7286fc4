"""`wanli fuzz`: random games under the eyes of the laws; a game that breaks one becomes a file."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from wanli.arena.pools import workers
from wanli.cli import saves
from wanli.cli.front import LARGEST_SEED, Front, pairs
from wanli.cli.waiting import waiting
from wanli.core import fuzz as fuzzer
from wanli.games import game as game_named
from wanli.text.rulebook import rulebook

BROKEN = 1


def fuzz(
    context: typer.Context,
    game: Annotated[str, typer.Argument()],
    games: Annotated[int, typer.Option("--games", min=1)] = 100,
    seed: Annotated[int, typer.Option("--seed", min=0, max=LARGEST_SEED)] = 0,
    players: Annotated[int | None, typer.Option("--players")] = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1)] = 1,
    option: Annotated[list[str] | None, typer.Option("--option")] = None,
) -> int:
    """Play random games and check every law."""
    front: Front = context.obj
    rules = game_named(game)
    clauses = frozenset(rulebook(rules.id).clauses)
    options = pairs(option) if option else None
    order = fuzzer.Order(rules, players, options, clauses=clauses)
    done, broken = fuzzer.Progress(0, 0), 0
    with waiting(front, games) as step, players_of(jobs) as pool:
        for done in fuzzer.fuzz(order, games, seed, pool):
            step(done.games)
            for breach in done.breaches:
                broken += 1
                front.terminal.print(Text(told(front, rules.id, breach)))
    if broken:
        text = front.say("cli-fuzz-broken", games=done.games, moves=done.moves, broken=broken)
    else:
        text = front.say("cli-fuzz-sound", games=done.games, moves=done.moves)
    front.terminal.print(Text(text, style="bold"))
    return BROKEN if broken else 0


@contextmanager
def players_of(jobs: int) -> Iterator[Executor | None]:
    """So many processes that play; none where this one does it alone."""
    if jobs == 1:
        yield None
        return
    with workers(jobs) as (pool, _):
        yield pool


def told(front: Front, game: str, breach: fuzzer.Breach) -> str:
    """Keep a game that broke a law, and say where."""
    file = kept(game, breach)
    return front.say(
        "cli-fuzz-breach",
        seed=breach.seed,
        law=breach.law,
        reason=breach.message,
        file=str(file),
    )


def kept(game: str, breach: fuzzer.Breach) -> Path:
    """The file of a game that broke a law."""
    file = saves.data_folder() / "fuzz" / f"{game}-seed-{breach.seed}.txt"
    saves.write(file, breach.record)
    return file
