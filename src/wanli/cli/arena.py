"""`wanli arena`: bots against bots, with shares of the victories and how sure they are."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Annotated

import typer
from rich.table import Table as Rows
from rich.text import Text

from wanli.arena.about import About, about
from wanli.arena.match import Outcome, Standing, Table, fixtures, play
from wanli.arena.pools import each, workers
from wanli.bots.programs import Terms
from wanli.bots.programs.player import SECONDS
from wanli.cli.contest import OnFailure, Plan, TimeLimit, head, known, notes, told, write
from wanli.cli.front import LARGEST_SEED, Front, pairs
from wanli.cli.waiting import waiting
from wanli.core.errors import BadOption
from wanli.core.game import Game
from wanli.games import game as game_named

HEADS = ("bot", "seats", "share", "interval", "points", "failures")


def arena(
    context: typer.Context,
    game: Annotated[str, typer.Argument()],
    bots: Annotated[str, typer.Option("--bots")] = "medium@200,easy",
    games: Annotated[int, typer.Option("--games", min=1)] = 100,
    seed: Annotated[int, typer.Option("--seed", min=0, max=LARGEST_SEED)] = 1,
    players: Annotated[int, typer.Option("--players")] = 0,
    option: Annotated[list[str] | None, typer.Option("--option")] = None,
    time_limit: TimeLimit = SECONDS,
    on_failure: OnFailure = "lose",
    jobs: Annotated[int, typer.Option("--jobs", min=1)] = os.cpu_count() or 1,
    cluster: Annotated[str, typer.Option("--cluster")] = "",
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Let bots play against each other."""
    front: Front = context.obj
    rules = game_named(game)
    options, terms = pairs(option or []), Terms.read(time_limit, on_failure)
    seats = seating(rules, known(bots), players)
    rules.setup(len(seats), options)  # refused here, not in a worker
    plan = Plan(rules, len(seats), seats, games, seed, options, terms)
    played, kinds = dict[int, Outcome](), [about()]
    planned = fixtures(rules.id, seats, games, seed, options, terms)
    try:
        with workers(jobs, cluster) as (pool, kinds), waiting(front, games) as step:
            for number, outcome in each(play, planned, pool):
                played[number] = outcome
                step(len(played))
    finally:  # what was reached, also when somebody or something has stopped it
        if played:
            in_order = [played[number] for number in sorted(played)]
            (tell if as_json else show)(front, plan, in_order, kinds)


def seating(rules: Game, bots: list[str], players: int) -> list[str]:
    """A bot for every seat: as many seats as bots, or the bots in turn for so many players."""
    count = players or max(len(bots), min(rules.players))
    if len(bots) > count:
        raise BadOption("more-bots-than-seats", {"bots": len(bots), "players": count})
    return [bots[seat % len(bots)] for seat in range(count)]


def counted(played: Sequence[Outcome]) -> list[Standing]:
    """What each bot has reached, in the order they were named."""
    table = Table()
    for outcome in played:
        table.add(outcome)
    return list(table.standings.values())


def tell(_: Front, plan: Plan, played: Sequence[Outcome], kinds: Sequence[About]) -> None:
    """Lines of JSON: first how to repeat it, then a line for each bot."""
    lines = [{"kind": "bot", **line(standing)} for standing in counted(played)]
    write([head("arena", plan, len(played), kinds), *lines])


def line(standing: Standing) -> dict[str, object]:
    """What a bot has reached, rounded to what can be meant."""
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


def show(front: Front, plan: Plan, played: Sequence[Outcome], kinds: Sequence[About]) -> None:
    """The standings for people; failures only if there were any."""
    standings = sorted(counted(played), key=lambda one: -one.mean)
    heads = HEADS if any(one.failures for one in standings) else HEADS[:-1]
    rows = Rows(*(front.say(f"cli-arena-{head}") for head in heads), box=None)
    for standing in standings:
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
    front.terminal.print(rows)
    games = front.say("cli-arena-played", games=len(played), planned=plan.games, seed=plan.seed)
    for text in (games, *notes(front, plan, kinds), *told(front, played)):
        front.terminal.print(Text(text))
