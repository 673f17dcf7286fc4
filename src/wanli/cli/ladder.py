"""`wanli ladder`: rate bots by games against each other; a seed makes the games repeatable."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Annotated

import typer
from rich.table import Table as Rows
from rich.text import Text

from wanli.arena.about import About, about
from wanli.arena.ladder import GAMES, Ladder, contestants, fixtures
from wanli.arena.match import play
from wanli.arena.pools import each, workers
from wanli.arena.ratings import ANCHOR, Rating
from wanli.bots.programs import ProgramTerms
from wanli.bots.programs.player import SECONDS
from wanli.cli.arguments import MAX_SEED, OnFailure, TimeLimit, parse_bots, parse_options
from wanli.cli.context import CliContext
from wanli.cli.match_report import Plan, header, print_json_lines, program_failures, run_notes
from wanli.cli.progress_bar import progress_bar
from wanli.core.errors import BadOption
from wanli.games import game as game_named

HEADS = ("rank", "bot", "rating", "low", "high", "games", "share", "failures")


def ladder(
    context: typer.Context,
    game: Annotated[str, typer.Argument()],
    players: Annotated[int, typer.Option("--players")] = 0,
    games: Annotated[int, typer.Option("--games", min=1)] = GAMES,
    seed: Annotated[int, typer.Option("--seed", min=0, max=MAX_SEED)] = 1,
    bots: Annotated[str, typer.Option("--bots")] = "",
    option: Annotated[list[str] | None, typer.Option("--option")] = None,
    time_limit: TimeLimit = SECONDS,
    on_failure: OnFailure = "lose",
    jobs: Annotated[int, typer.Option("--jobs", min=1)] = os.cpu_count() or 1,
    cluster: Annotated[str, typer.Option("--cluster")] = "",
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Rate all bots by games against each other."""
    cli: CliContext = context.obj
    rules = game_named(game)
    options, count = parse_options(option or []), players or min(rules.players)
    rules.setup(count, options)  # refused here, not in a worker
    terms = ProgramTerms.read(time_limit, on_failure)
    plan = Plan(rules, count, bots_to_rate(bots), games, seed, options, terms)
    planned = fixtures(rules.id, count, plan.bots, games, seed, options, terms)
    played, machines = Ladder(), [about()]
    try:
        with workers(jobs, cluster) as (pool, machines), progress_bar(cli, games) as set_progress:
            for number, outcome in each(play, planned, pool):
                played.add(number, outcome)
                set_progress(played.games)
    finally:  # also after Ctrl-C or an error, report the games that were played
        if played.games:
            (print_json if as_json else print_table)(cli, plan, played, machines)


def bots_to_rate(bots: str) -> list[str]:
    """Return the bots to rate, each once; all bots if none is named."""
    names = list(dict.fromkeys(parse_bots(bots))) if bots else contestants()
    if len(names) < 2:
        raise BadOption("ladder-too-short", {"bot": names[0]})
    return names


def print_json(_: CliContext, plan: Plan, played: Ladder, machines: Sequence[About]) -> None:
    """Print lines of JSON: first how to repeat the run, then a line for each bot."""
    first = header("ladder", plan, played.games, machines)
    first |= {
        "checksum": played.checksum(),
        "anchor": ANCHOR if ANCHOR in plan.bots else "last",
    }
    failures = played.failures()
    lines: list[dict[str, object]] = [
        {"kind": "bot", "rank": rank, **json_line(one), "failures": failures.get(one.bot, {})}
        for rank, one in enumerate(played.ratings(), 1)
    ]
    print_json_lines([first, *lines])


def json_line(one: Rating) -> dict[str, object]:
    """Return a rating, rounded to meaningful digits."""
    return {
        "bot": one.bot,
        "rating": round(one.rating, 1),
        "low": round(one.low, 1),
        "high": round(one.high, 1),
        "games": one.games,
        "share": round(one.share, 4),
    }


def print_table(cli: CliContext, plan: Plan, played: Ladder, machines: Sequence[About]) -> None:
    """Print the ladder as a table; the column of failures only if there were any."""
    failures = played.failures()
    heads = HEADS if failures else HEADS[:-1]
    rows = Rows(*(cli.say(f"cli-ladder-{head}") for head in heads), box=None)
    for rank, one in enumerate(played.ratings(), 1):
        cells = (
            str(rank),
            one.bot,
            *(f"{value:.0f}" for value in (one.rating, one.low, one.high)),
            str(one.games),
            f"{one.share:.1%}",
            str(sum(failures.get(one.bot, {}).values())),
        )
        rows.add_row(*(Text(cell) for cell in cells[: len(heads)]))
    cli.terminal.print(rows)
    games = cli.say(
        "cli-ladder-played",
        game=plan.game.id,
        rules=plan.game.rules_version,
        players=plan.players,
        games=played.games,
        planned=plan.games,
        seed=plan.seed,
        checksum=played.checksum(),
    )
    for text in (games, *run_notes(cli, plan, machines), *program_failures(cli, played.in_order())):
        cli.terminal.print(Text(text))
