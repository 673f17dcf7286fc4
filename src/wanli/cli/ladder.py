"""`wanli ladder`: the ratings of all bots, from games that anyone can repeat."""

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
from wanli.bots.programs import Terms
from wanli.bots.programs.player import SECONDS
from wanli.cli.contest import OnFailure, Plan, TimeLimit, head, known, notes, told, write
from wanli.cli.front import LARGEST_SEED, Front, pairs
from wanli.cli.waiting import waiting
from wanli.core.errors import BadOption
from wanli.games import game as game_named

HEADS = ("rank", "bot", "rating", "low", "high", "games", "share", "failures")


def ladder(
    context: typer.Context,
    game: Annotated[str, typer.Argument()],
    players: Annotated[int, typer.Option("--players")] = 0,
    games: Annotated[int, typer.Option("--games", min=1)] = GAMES,
    seed: Annotated[int, typer.Option("--seed", min=0, max=LARGEST_SEED)] = 1,
    bots: Annotated[str, typer.Option("--bots")] = "",
    option: Annotated[list[str] | None, typer.Option("--option")] = None,
    time_limit: TimeLimit = SECONDS,
    on_failure: OnFailure = "lose",
    jobs: Annotated[int, typer.Option("--jobs", min=1)] = os.cpu_count() or 1,
    cluster: Annotated[str, typer.Option("--cluster")] = "",
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Rate all bots by games against each other."""
    front: Front = context.obj
    rules = game_named(game)
    options, count = pairs(option or []), players or min(rules.players)
    rules.setup(count, options)  # refused here, not in a worker
    terms = Terms.read(time_limit, on_failure)
    plan = Plan(rules, count, chosen(bots), games, seed, options, terms)
    planned = fixtures(rules.id, count, plan.bots, games, seed, options, terms)
    played, kinds = Ladder(), [about()]
    try:
        with workers(jobs, cluster) as (pool, kinds), waiting(front, games) as step:
            for number, outcome in each(play, planned, pool):
                played.add(number, outcome)
                step(played.games)
    finally:  # what was reached, also when somebody or something has stopped it
        if played.games:
            (tell if as_json else show)(front, plan, played, kinds)


def chosen(bots: str) -> list[str]:
    """Those who play, each once."""
    names = list(dict.fromkeys(known(bots))) if bots else contestants()
    if len(names) < 2:
        raise BadOption("ladder-too-short", {"bot": names[0]})
    return names


def tell(_: Front, plan: Plan, played: Ladder, kinds: Sequence[About]) -> None:
    """Lines of JSON: first how to repeat it, then a line for each bot."""
    first = head("ladder", plan, played.games, kinds)
    first |= {
        "checksum": played.checksum(),
        "anchor": ANCHOR if ANCHOR in plan.bots else "last",
    }
    failures = played.failures()
    lines: list[dict[str, object]] = [
        {"kind": "bot", "rank": rank, **line(one), "failures": failures.get(one.bot, {})}
        for rank, one in enumerate(played.ratings(), 1)
    ]
    write([first, *lines])


def line(one: Rating) -> dict[str, object]:
    """A rating, rounded to what can be meant."""
    return {
        "bot": one.bot,
        "rating": round(one.rating, 1),
        "low": round(one.low, 1),
        "high": round(one.high, 1),
        "games": one.games,
        "share": round(one.share, 4),
    }


def show(front: Front, plan: Plan, played: Ladder, kinds: Sequence[About]) -> None:
    """The ladder for people; failures only if there were any."""
    failures = played.failures()
    heads = HEADS if failures else HEADS[:-1]
    rows = Rows(*(front.say(f"cli-ladder-{head}") for head in heads), box=None)
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
    front.terminal.print(rows)
    games = front.say(
        "cli-ladder-played",
        game=plan.game.id,
        rules=plan.game.rules_version,
        players=plan.players,
        games=played.games,
        planned=plan.games,
        seed=plan.seed,
        checksum=played.checksum(),
    )
    for text in (games, *notes(front, plan, kinds), *told(front, played.in_order())):
        front.terminal.print(Text(text))
