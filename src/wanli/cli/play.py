"""`wanli play`: a person against bots, or several people at one keyboard."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Annotated

import typer

from wanli.bots.levels import USUAL
from wanli.bots.programs import ProgramTerms
from wanli.bots.programs.player import SECONDS
from wanli.cli import saves
from wanli.cli.arguments import MAX_SEED, OnFailure, TimeLimit, parse_bots, parse_options
from wanli.cli.context import CliContext
from wanli.cli.input_files import read_content, read_text
from wanli.cli.local_table import BOT, PERSON, LocalTable, open_table, resume_table
from wanli.cli.terminal_game import TerminalGame
from wanli.core.errors import BadOption
from wanli.core.game import Game
from wanli.core.record import read_record
from wanli.games import GAMES
from wanli.games import game as game_named

DEFAULT_PLAYERS = 3


def play(
    context: typer.Context,
    game: Annotated[str, typer.Argument()] = GAMES[0].id,
    players: Annotated[int, typer.Option("--players")] = 0,
    seat: Annotated[list[int] | None, typer.Option("--seat")] = None,
    bots: Annotated[str, typer.Option("--bots")] = USUAL,
    hot_seat: Annotated[bool, typer.Option("--hot-seat")] = False,
    option: Annotated[list[str] | None, typer.Option("--option")] = None,
    content: Annotated[Path | None, typer.Option("--content")] = None,
    seed: Annotated[int | None, typer.Option("--seed", min=0, max=MAX_SEED)] = None,
    resume: Annotated[str, typer.Option("--resume")] = "",
    save: Annotated[Path | None, typer.Option("--save")] = None,
    time_limit: TimeLimit = SECONDS,
    on_failure: OnFailure = "lose",
) -> int:
    """Play a game."""
    cli: CliContext = context.obj
    content_text = read_content(content) if content else ""
    bot_names, terms = parse_bots(bots), ProgramTerms.read(time_limit, on_failure)
    if resume:
        table = resume_game(resume, content_text, seed, save, bot_names, terms)
    else:
        rules = game_named(game)
        count = players or default_players(rules)
        setup = rules.setup(count, parse_options(option or []), content_text)
        seats = seating(count, list(range(1, count + 1)) if hot_seat else seat or [1], bot_names)
        table = open_table(rules, setup, seats, seed, save or saves.new_file(rules.id), terms)
    return TerminalGame(table, cli).run()


def resume_game(
    name: str,
    content: str,
    seed: int | None,
    save: Path | None,
    bots: list[str],
    terms: ProgramTerms,
) -> LocalTable:
    """Return the table of a saved game; `last` is the newest."""
    file = saves.last_file() if name == saves.LAST else Path(name)
    if file is None:
        raise BadOption("nothing-to-resume", {"folder": str(saves.data_folder())})
    record = read_record(read_text(file))
    rules = game_named(record.game, record.rules_version)
    return resume_table(rules, record, content, seed, save or file, bots, terms)


def default_players(game: Game) -> int:
    """Return the number of players if --players is not given."""
    return DEFAULT_PLAYERS if DEFAULT_PLAYERS in game.players else game.players[0]


def seating(players: int, people: list[int], bots: list[str]) -> list[str]:
    """Return the player of each seat: people where `people` says, the bots in turn elsewhere."""
    for number in people:
        if not 1 <= number <= players:
            raise BadOption("no-seat", {"seat": number, "players": players})
    others = itertools.cycle(bots)
    return [PERSON if s + 1 in people else f"{BOT} {next(others)}" for s in range(players)]
