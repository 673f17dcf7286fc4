"""`wanli ladder`: the ratings of all bots, from games that anyone can repeat."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Annotated

import msgspec
import typer
from rich.table import Table as Rows
from rich.text import Text

from wanli.arena.about import About, about
from wanli.arena.ladder import GAMES, Ladder, contestants, fixtures, timed
from wanli.arena.match import Fixture, play
from wanli.arena.pools import each, workers
from wanli.arena.ratings import ANCHOR, Rating
from wanli.cli.arena import known
from wanli.cli.front import LARGEST_SEED, Front, pairs
from wanli.cli.waiting import waiting
from wanli.core.errors import BadOption
from wanli.core.game import Game
from wanli.games import game as game_named

HEADS = ("rank", "bot", "rating", "low", "high", "games", "share")


@dataclass(frozen=True)
class Plan:
    """Everything that decides which games are played."""

    game: Game
    players: int
    bots: list[str]
    games: int
    seed: int
    options: dict[str, str]

    def fixtures(self) -> list[Fixture]:
        """Those games."""
        return fixtures(self.game.id, self.players, self.bots, self.games, self.seed, self.options)


def ladder(
    context: typer.Context,
    game: Annotated[str, typer.Argument()],
    players: Annotated[int, typer.Option("--players")] = 0,
    games: Annotated[int, typer.Option("--games", min=1)] = GAMES,
    seed: Annotated[int, typer.Option("--seed", min=0, max=LARGEST_SEED)] = 1,
    bots: Annotated[str, typer.Option("--bots")] = "",
    option: Annotated[list[str] | None, typer.Option("--option")] = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1)] = os.cpu_count() or 1,
    cluster: Annotated[str, typer.Option("--cluster")] = "",
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Rate all bots by games against each other."""
    front: Front = context.obj
    rules = game_named(game)
    options, count = pairs(option or []), players or min(rules.players)
    rules.setup(count, options)  # refused here, not in a worker
    plan = Plan(rules, count, chosen(bots), games, seed, options)
    played, kinds = Ladder(), [about()]
    try:
        with workers(jobs, cluster) as (pool, kinds), waiting(front, games) as step:
            for number, outcome in each(play, plan.fixtures(), pool):
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
    head = {
        "kind": "ladder",
        "game": plan.game.id,
        "rules": plan.game.rules_version,
        "players": plan.players,
        "options": plan.options,
        "bots": plan.bots,
        "seed": plan.seed,
        "planned": plan.games,
        "games": played.games,
        "repeatable": not any(map(timed, plan.bots)),
        "checksum": played.checksum(),
        "anchor": ANCHOR if ANCHOR in plan.bots else "last",
        "machines": [asdict(kind) for kind in kinds],
    }
    lines = [{"kind": "bot", "rank": i, **line(one)} for i, one in enumerate(played.ratings(), 1)]
    for told in (head, *lines):
        print(msgspec.json.encode(told).decode(), flush=True)


def line(one: Rating) -> dict[str, str | int | float]:
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
    """The ladder for people."""
    rows = Rows(*(front.say(f"cli-ladder-{head}") for head in HEADS), box=None)
    for rank, one in enumerate(played.ratings(), 1):
        cells = (
            str(rank),
            one.bot,
            *(f"{value:.0f}" for value in (one.rating, one.low, one.high)),
            str(one.games),
            f"{one.share:.1%}",
        )
        rows.add_row(*(Text(cell) for cell in cells))
    front.terminal.print(rows)
    for text in notes(front, plan, played, kinds):
        front.terminal.print(Text(text))


def notes(front: Front, plan: Plan, played: Ladder, kinds: Sequence[About]) -> list[str]:
    """What was played, where, and whether it can be repeated."""
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
    machines = [
        front.say(
            "cli-ladder-machine",
            cpu=kind.cpu,
            cores=kind.cores,
            python=kind.python,
            wanli=kind.wanli,
            build="compiled" if kind.compiled else "interpreted",
        )
        for kind in kinds
    ]
    unsteady = ", ".join(name for name in plan.bots if timed(name))
    return [games, *machines, *([front.say("cli-ladder-timed", bots=unsteady)] if unsteady else [])]
