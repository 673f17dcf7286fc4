"""`wanli games`: list the games with their numbers of players and options."""

from __future__ import annotations

import typer
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wanli.cli.context import CliContext
from wanli.core.game import Game
from wanli.core.options import Option
from wanli.games import GAMES
from wanli.text import Words

MAX_VALUES = 3  # values listed of those with the same meaning
MIN_VALUE_WIDTH = 16  # of the column of values


def games(context: typer.Context) -> None:
    """List the games and their options."""
    cli: CliContext = context.obj
    for game in GAMES:
        cli.terminal.print(render_game(game, cli.words(game)))


def render_game(game: Game, words: Words) -> RenderableType:
    """Return the description of a game with all its options."""
    players = ", ".join(map(str, game.players))
    lines: list[RenderableType] = [
        Text.assemble((game.title, "bold"), f"  {game.id}"),
        Text(words.about(game.id)),
        Text(words.say("cli-game-facts", by=words.say("game-by"), players=players), style="dim"),
        Text(words.say("game-note"), style="dim"),
        Text(""),
    ]
    for option in game.options:
        lines += _option(option, words)
    return Group(*lines)


def _option(option: Option, words: Words) -> list[RenderableType]:
    """Return the lines of an option: its sentence with the clause, then the values."""
    title = Text.assemble((f"--option {option.name}=", "bold"), "  ", words.option(option))
    title.append(f" ({option.clause})", "dim")
    if option.players:
        players = ", ".join(map(str, option.players))
        title.append(" " + words.say("cli-only-players", players=players), "dim")
    if option.only_if:
        name, value = option.only_if
        title.append(" " + words.say("cli-only-if", option=f"{name}={value}"), "dim")
    return [title, _values(option, words)]


def _values(option: Option, words: Words) -> RenderableType:
    by_meaning: dict[str, list[str]] = {}
    for value in option.values:
        by_meaning.setdefault(words.value(option, value), []).append(value)
    grid = Table.grid(padding=(0, 2, 0, 2))
    grid.add_column(min_width=MIN_VALUE_WIDTH)
    for meaning, values in by_meaning.items():
        text = ", ".join(values[:MAX_VALUES]) + (" ..." if len(values) > MAX_VALUES else "")
        default = " " + words.say("cli-default") if option.default in values else ""
        grid.add_row(text, Text(meaning + default, style="dim"))
    return grid
