"""`wanli fuzz`: check the laws in random games; save each game that breaks one."""

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
from wanli.cli.arguments import MAX_SEED, parse_options
from wanli.cli.context import CliContext
from wanli.cli.progress_bar import progress_bar
from wanli.core import fuzz as fuzzer
from wanli.games import game as game_named
from wanli.text.rulebook import rulebook

BROKEN = 1


def fuzz(
    context: typer.Context,
    game: Annotated[str, typer.Argument()],
    games: Annotated[int, typer.Option("--games", min=1)] = 100,
    seed: Annotated[int, typer.Option("--seed", min=0, max=MAX_SEED)] = 0,
    players: Annotated[int | None, typer.Option("--players")] = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1)] = 1,
    option: Annotated[list[str] | None, typer.Option("--option")] = None,
) -> int:
    """Play random games and check every law."""
    cli: CliContext = context.obj
    rules = game_named(game)
    clauses = frozenset(rulebook(rules.id).clauses)
    options = parse_options(option) if option else None
    task = fuzzer.FuzzTask(rules, players, options, clauses=clauses)
    done, broken = fuzzer.Progress(0, 0), 0
    with progress_bar(cli, games) as step, maybe_pool(jobs) as pool:
        for done in fuzzer.fuzz(task, games, seed, pool):
            step(done.games)
            for breach in done.breaches:
                broken += 1
                cli.terminal.print(Text(report_breach(cli, rules.id, breach)))
    if broken:
        text = cli.say("cli-fuzz-broken", games=done.games, moves=done.moves, broken=broken)
    else:
        text = cli.say("cli-fuzz-sound", games=done.games, moves=done.moves)
    cli.terminal.print(Text(text, style="bold"))
    return BROKEN if broken else 0


@contextmanager
def maybe_pool(jobs: int) -> Iterator[Executor | None]:
    """Yield a worker pool of `jobs` processes, or `None` for one job."""
    if jobs == 1:
        yield None
        return
    with workers(jobs) as (pool, _):
        yield pool


def report_breach(cli: CliContext, game: str, breach: fuzzer.Breach) -> str:
    """Save a game that broke a law; return the message that says where."""
    file = save_breach(game, breach)
    return cli.say(
        "cli-fuzz-breach",
        seed=breach.seed,
        law=breach.law,
        reason=breach.message,
        file=str(file),
    )


def save_breach(game: str, breach: fuzzer.Breach) -> Path:
    """Save the record of a game that broke a law; return its file."""
    file = saves.data_folder() / "fuzz" / f"{game}-seed-{breach.seed}.txt"
    saves.write(file, breach.record)
    return file
