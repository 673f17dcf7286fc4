"""`wanli arena`: bots against bots, with shares of the victories and how sure they are."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Annotated

import msgspec
import typer
from rich.table import Table as Rows
from rich.text import Text

import wanli
from wanli.arena.match import Fixture, Table, fixtures, run
from wanli.bots import bot
from wanli.cli.front import Front, pairs
from wanli.cli.waiting import waiting
from wanli.core.game import Game
from wanli.games import game as game_named

HEADS = ("bot", "seats", "share", "interval", "points")


def arena(
    context: typer.Context,
    game: Annotated[str, typer.Argument()],
    bots: Annotated[str, typer.Option("--bots")] = "medium,easy",
    games: Annotated[int, typer.Option("--games", min=1)] = 100,
    seed: Annotated[int, typer.Option("--seed", min=0)] = 1,
    players: Annotated[int, typer.Option("--players")] = 0,
    option: Annotated[list[str] | None, typer.Option("--option")] = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1)] = os.cpu_count() or 1,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Let bots play against each other."""
    front: Front = context.obj
    rules = game_named(game)
    options = pairs(option or [])
    seats = seating(rules, known(bots), players)
    rules.setup(len(seats), options)  # refused here, not in a worker
    table = play_all(front, fixtures(rules.id, seats, games, seed, options), jobs)
    if as_json:
        tell(rules, table, seed)
    else:
        front.terminal.print(shown(front, table))


def known(bots: str) -> list[str]:
    """The names of bots, all of which there are."""
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        bot(name, 0)
    return names


def seating(rules: Game, bots: list[str], players: int) -> list[str]:
    """A bot for every seat: as many seats as bots, or the bots in turn for so many players."""
    count = players or max(len(bots), min(rules.players))
    return [bots[seat % len(bots)] for seat in range(count)]


def play_all(front: Front, games: list[Fixture], jobs: int) -> Table:
    """Play the games on so many processes."""
    table = Table()
    with (
        ProcessPoolExecutor(jobs, get_context("spawn")) as pool,
        waiting(front, len(games)) as step,
    ):
        for outcome in run(games, pool):
            table.add(outcome)
            step(table.games)
    return table


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
            "seed": seed,
            "compiled": wanli.compiled(),
        }
        print(msgspec.json.encode(line).decode(), flush=True)


def shown(front: Front, table: Table) -> Rows:
    """The standings for people."""
    rows = Rows(*(front.say(f"cli-arena-{head}") for head in HEADS), box=None)
    for standing in sorted(table.standings.values(), key=lambda one: -one.mean):
        low, high = standing.interval
        cells = (
            standing.bot,
            str(standing.seats),
            f"{standing.mean:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{standing.points / standing.seats:.1f}",
        )
        rows.add_row(*(Text(cell) for cell in cells))
    return rows
