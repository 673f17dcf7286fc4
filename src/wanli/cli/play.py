"""`wanli play`: a person against bots, or several people at one keyboard."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Annotated

import typer

from wanli.bots.levels import USUAL
from wanli.bots.programs import Terms
from wanli.bots.programs.player import SECONDS
from wanli.cli import saves
from wanli.cli.contest import OnFailure, TimeLimit, known
from wanli.cli.front import LARGEST_SEED, Front, pairs, read_content, read_text
from wanli.cli.session import Session
from wanli.cli.table import BOT, PERSON, Table, open_table, resume_table
from wanli.core.errors import BadOption
from wanli.core.game import Game
from wanli.core.record import read_record
from wanli.games import GAMES
from wanli.games import game as game_named

USUAL_PLAYERS = 3


def play(
    context: typer.Context,
    game: Annotated[str, typer.Argument()] = GAMES[0].id,
    players: Annotated[int, typer.Option("--players")] = 0,
    seat: Annotated[list[int] | None, typer.Option("--seat")] = None,
    bots: Annotated[str, typer.Option("--bots")] = USUAL,
    hot_seat: Annotated[bool, typer.Option("--hot-seat")] = False,
    option: Annotated[list[str] | None, typer.Option("--option")] = None,
    content: Annotated[Path | None, typer.Option("--content")] = None,
    seed: Annotated[int | None, typer.Option("--seed", min=0, max=LARGEST_SEED)] = None,
    resume: Annotated[str, typer.Option("--resume")] = "",
    save: Annotated[Path | None, typer.Option("--save")] = None,
    time_limit: TimeLimit = SECONDS,
    on_failure: OnFailure = "lose",
) -> int:
    """Play a game."""
    front: Front = context.obj
    own_set = read_content(content) if content else ""
    named, terms = known(bots), Terms.read(time_limit, on_failure)
    if resume:
        table = take_up(resume, own_set, seed, save, named, terms)
    else:
        rules = game_named(game)
        count = players or usual_players(rules)
        setup = rules.setup(count, pairs(option or []), own_set)
        seats = seating(count, list(range(1, count + 1)) if hot_seat else seat or [1], named)
        table = open_table(rules, setup, seats, seed, save or saves.new_file(rules.id), terms)
    return Session(table, front).run()


def take_up(
    name: str, content: str, seed: int | None, save: Path | None, bots: list[str], terms: Terms
) -> Table:
    """The table of a saved game; `last` is the newest."""
    file = saves.last_file() if name == saves.LAST else Path(name)
    if file is None:
        raise BadOption("nothing-to-resume", {"folder": str(saves.data_folder())})
    record = read_record(read_text(file))
    rules = game_named(record.game, record.rules_version)
    return resume_table(rules, record, content, seed, save or file, bots, terms)


def usual_players(game: Game) -> int:
    """How many play if nobody says."""
    return USUAL_PLAYERS if USUAL_PLAYERS in game.players else game.players[0]


def seating(players: int, people: list[int], bots: list[str]) -> list[str]:
    """Who sits where: people in their seats, the bots in turn in all others."""
    for number in people:
        if not 1 <= number <= players:
            raise BadOption("no-seat", {"seat": number, "players": players})
    others = itertools.cycle(bots)
    return [PERSON if s + 1 in people else f"{BOT} {next(others)}" for s in range(players)]
