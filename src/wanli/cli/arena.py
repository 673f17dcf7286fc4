"""`wanli arena`: bots against bots, with shares of the victories and how sure they are."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Annotated

import msgspec
import typer
from rich.console import Group, RenderableType
from rich.table import Table as Rows
from rich.text import Text

import wanli
from wanli.arena.match import Fixture, Outcome, Table, fixtures, run
from wanli.arena.pools import workers
from wanli.bots import bot
from wanli.bots.programs import Terms, command_of, is_program
from wanli.bots.programs.player import SECONDS
from wanli.cli.front import LARGEST_SEED, Front, pairs
from wanli.cli.waiting import waiting
from wanli.core.game import Game
from wanli.games import game as game_named
from wanli.text import Words

HEADS = ("bot", "seats", "share", "interval", "points", "failures")
TOLD = 5  # failures of programs, with their reasons

TimeLimit = Annotated[float, typer.Option("--time-limit", min=0.05, max=3600)]
OnFailure = Annotated[str, typer.Option("--on-failure")]


def arena(
    context: typer.Context,
    game: Annotated[str, typer.Argument()],
    bots: Annotated[str, typer.Option("--bots")] = "medium,easy",
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
    options = pairs(option or [])
    programs = Terms.read(time_limit, on_failure)
    seats = seating(rules, known(bots), players)
    rules.setup(len(seats), options)  # refused here, not in a worker
    table, failed = Table(), list[Outcome]()
    planned = fixtures(rules.id, seats, games, seed, options, programs)
    for outcome in played(front, planned, jobs, cluster):
        table.add(outcome)
        failed += [outcome] if outcome.failures and len(failed) < TOLD else []
    if as_json:
        tell(rules, table, seed)
    else:
        front.terminal.print(Group(shown(front, table), *told(front, failed)))


def known(bots: str) -> list[str]:
    """The names of bots, all of which there are."""
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        if is_program(name):
            command_of(name)
        else:
            bot(name, 0)
    return names


def seating(rules: Game, bots: list[str], players: int) -> list[str]:
    """A bot for every seat: as many seats as bots, or the bots in turn for so many players."""
    count = players or max(len(bots), min(rules.players))
    return [bots[seat % len(bots)] for seat in range(count)]


def played(front: Front, games: list[Fixture], jobs: int, cluster: str) -> Iterator[Outcome]:
    """Play the games on so many processes, or on a cluster."""
    with workers(jobs, cluster) as (pool, _), waiting(front, len(games)) as step:
        for number, outcome in enumerate(run(games, pool), 1):
            step(number)
            yield outcome


def tell(rules: Game, table: Table, seed: int) -> None:
    """The standings as lines of JSON."""
    for standing in table.standings.values():
        low, high = standing.interval
        line = {
            "game": rules.id,
            "bot": standing.bot,
            "games": table.games,
            "seats": standing.seats,
            "share": round(standing.mean, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "points": round(standing.points / standing.seats, 2),
            "failures": standing.failures,
            "seed": seed,
            "compiled": wanli.compiled(),
        }
        print(msgspec.json.encode(line).decode(), flush=True)


def shown(front: Front, table: Table) -> Rows:
    """The standings for people; failures only if there were any."""
    heads = HEADS if any(one.failures for one in table.standings.values()) else HEADS[:-1]
    rows = Rows(*(front.say(f"cli-arena-{head}") for head in heads), box=None)
    for standing in sorted(table.standings.values(), key=lambda one: -one.mean):
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
    return rows


def told(front: Front, failed: list[Outcome]) -> Iterator[RenderableType]:
    """Why programs failed, in the first games in which any did."""
    words = Words(front.catalogue())
    for outcome in failed:
        for one in outcome.failures:
            said = front.say(
                "cli-arena-failed",
                program=outcome.fixture.seats[one.seat],
                seed=outcome.fixture.seed,
                seat=one.seat + 1,
                number=one.number,
                reason=words.refusal(one.error),
            )
            yield Text(said)
