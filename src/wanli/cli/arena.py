"""`wanli arena`: a match between bots; shares of the victories with confidence intervals."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Annotated

import typer
from rich.table import Table as Rows
from rich.text import Text

from wanli.arena.about import About, about
from wanli.arena.match import Outcome, Standing, Standings, fixtures, play
from wanli.arena.pools import each, workers
from wanli.bots.programs import ProgramTerms
from wanli.bots.programs.player import SECONDS
from wanli.cli.arguments import MAX_SEED, OnFailure, TimeLimit, parse_bots, parse_options
from wanli.cli.context import CliContext
from wanli.cli.match_report import Plan, header, print_json_lines, program_failures, run_notes
from wanli.cli.progress_bar import progress_bar
from wanli.core.errors import BadOption
from wanli.core.game import Game
from wanli.games import game as game_named

HEADS = ("bot", "seats", "share", "interval", "points", "failures")


def arena(
    context: typer.Context,
    game: Annotated[str, typer.Argument()],
    bots: Annotated[str, typer.Option("--bots")] = "medium@200,easy",
    games: Annotated[int, typer.Option("--games", min=1)] = 100,
    seed: Annotated[int, typer.Option("--seed", min=0, max=MAX_SEED)] = 1,
    players: Annotated[int, typer.Option("--players")] = 0,
    option: Annotated[list[str] | None, typer.Option("--option")] = None,
    time_limit: TimeLimit = SECONDS,
    on_failure: OnFailure = "lose",
    jobs: Annotated[int, typer.Option("--jobs", min=1)] = os.cpu_count() or 1,
    cluster: Annotated[str, typer.Option("--cluster")] = "",
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Let bots play against each other."""
    cli: CliContext = context.obj
    rules = game_named(game)
    options, terms = parse_options(option or []), ProgramTerms.read(time_limit, on_failure)
    seats = seating(rules, parse_bots(bots), players)
    rules.setup(len(seats), options)  # refused here, not in a worker
    plan = Plan(rules, len(seats), seats, games, seed, options, terms)
    played, machines = dict[int, Outcome](), [about()]
    planned = fixtures(rules.id, seats, games, seed, options, terms)
    try:
        with workers(jobs, cluster) as (pool, machines), progress_bar(cli, games) as set_progress:
            for number, outcome in each(play, planned, pool):
                played[number] = outcome
                set_progress(len(played))
    finally:  # also after Ctrl-C or an error, report the games that were played
        if played:
            in_order = [played[number] for number in sorted(played)]
            (print_json if as_json else print_table)(cli, plan, in_order, machines)


def seating(rules: Game, bots: list[str], players: int) -> list[str]:
    """Return the bot of each seat: the bots in turn, as many seats as bots if `players` is 0."""
    count = players or max(len(bots), min(rules.players))
    if len(bots) > count:
        raise BadOption("more-bots-than-seats", {"bots": len(bots), "players": count})
    return [bots[seat % len(bots)] for seat in range(count)]


def standings(played: Sequence[Outcome]) -> list[Standing]:
    """Return the results of each bot, in the order of the seats."""
    standings = Standings()
    for outcome in played:
        standings.add(outcome)
    return list(standings.by_bot.values())


def print_json(
    _: CliContext, plan: Plan, played: Sequence[Outcome], machines: Sequence[About]
) -> None:
    """Print lines of JSON: first how to repeat the run, then a line for each bot."""
    lines = [{"kind": "bot", **json_line(standing)} for standing in standings(played)]
    print_json_lines([header("arena", plan, len(played), machines), *lines])


def json_line(standing: Standing) -> dict[str, object]:
    """Return the results of a bot, rounded to meaningful digits."""
    low, high = standing.interval
    return {
        "bot": standing.bot,
        "seats": standing.seats,
        "share": round(standing.mean, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "points": round(standing.points / standing.seats, 2),
        "failures": standing.failures,
    }


def print_table(
    cli: CliContext, plan: Plan, played: Sequence[Outcome], machines: Sequence[About]
) -> None:
    """Print the results as a table; the column of failures only if there were any."""
    ranked = sorted(standings(played), key=lambda one: -one.mean)
    heads = HEADS if any(one.failures for one in ranked) else HEADS[:-1]
    rows = Rows(*(cli.say(f"cli-arena-{head}") for head in heads), box=None)
    for standing in ranked:
        low, high = standing.interval
        cells = (
            standing.bot,
            str(standing.seats),
            f"{standing.mean:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{standing.points / standing.seats:.1f}",
            str(sum(standing.failures.values())),
        )
        rows.add_row(*(Text(cell) for cell in cells[: len(heads)]))
    cli.terminal.print(rows)
    games = cli.say("cli-arena-played", games=len(played), planned=plan.games, seed=plan.seed)
    for text in (games, *run_notes(cli, plan, machines), *program_failures(cli, played)):
        cli.terminal.print(Text(text))
