"""`wanli games`: the games, how many play them, and their options."""

from __future__ import annotations

import typer
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wanli.cli.front import Front
from wanli.core.game import Game
from wanli.core.options import Option
from wanli.games import GAMES
from wanli.text import Words

FEW = 3  # values named where more mean the same
NARROWEST = 16  # column of values


def games(context: typer.Context) -> None:
    """List the games and their options."""
    front: Front = context.obj
    for game in GAMES:
        front.terminal.print(about(game, front.words(game)))


def about(game: Game, words: Words) -> RenderableType:
    """A game with all its options."""
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
    """A sentence with the clause, then the values, the default first."""
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
    shown: dict[str, list[str]] = {}
    for value in option.values:
        shown.setdefault(words.value(option, value), []).append(value)
    grid = Table.grid(padding=(0, 2, 0, 2))
    grid.add_column(min_width=NARROWEST)
    for meaning, values in shown.items():
        listed = ", ".join(values[:FEW]) + (" ..." if len(values) > FEW else "")
        default = " " + words.say("cli-default") if option.default in values else ""
        grid.add_row(listed, Text(meaning + default, style="dim"))
    return grid
