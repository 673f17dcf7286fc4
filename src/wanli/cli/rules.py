"""`wanli rules`: a rules page, one clause with its rulings, or the clauses with some words."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Group, RenderableType
from rich.text import Text

from wanli.cli.front import Front
from wanli.core.errors import NotAMove
from wanli.core.game import Game
from wanli.games import game as game_named
from wanli.text.rulebook import Clause, Rulebook, rulebook


def rules(
    context: typer.Context,
    game: Annotated[str, typer.Argument()],
    clause: Annotated[str, typer.Argument()] = "",
    search: Annotated[str, typer.Option("--search")] = "",
) -> None:
    """Show the rules of a game."""
    front: Front = context.obj
    rules_of = game_named(game)
    front.terminal.print(shown(front, rules_of, clause, search))


def shown(front: Front, game: Game, clause: str, search: str) -> RenderableType:
    """What was asked for."""
    if search:
        return search_shown(front, game, search)
    if clause:
        return clause_shown(front, game, clause)
    return _markdown(rulebook(game.id, front.language).text)


def clause_shown(front: Front, game: Game, wanted: str) -> RenderableType:
    """One clause, or a section, with the rulings that name it; unknown ones are refused."""
    book = rulebook(game.id, front.language)
    clause = book.find(wanted)
    found = [clause] if clause else book.section(wanted.removeprefix(game.prefix).lstrip("-"))
    if not found:
        known = ", ".join(book.similar(wanted) or list(book.clauses)[:5])
        raise NotAMove("unknown-clause", {"clause": wanted, "known": known})
    parts: list[RenderableType] = [Text(found[0].section, style="bold")]
    for one in found:
        parts.append(_markdown(one.text))
    parts += _rulings(front, book, found)
    return Group(*parts)


def index_shown(front: Front, game: Game) -> RenderableType:
    """The sections, and how to open one."""
    book = rulebook(game.id, front.language)
    lines = [Text("  " + section) for section in book.sections]
    return Group(*lines, Text(front.say("cli-rules-how", prefix=game.prefix), style="dim"))


def search_shown(front: Front, game: Game, text: str) -> RenderableType:
    """The clauses that contain some words."""
    found = rulebook(game.id, front.language).search(text)
    if not found:
        raise NotAMove("nothing-found", {"text": text})
    return Group(*(_markdown(clause.text) for clause in found))


def _rulings(front: Front, book: Rulebook, found: list[Clause]) -> list[RenderableType]:
    rows = [row for clause in found for row in book.rulings_on(clause)]
    unique = list(dict.fromkeys(tuple(row) for row in rows))
    if not unique:
        return []
    lines = [_markdown("- " + " — ".join(row)) for row in unique]
    return [Text(front.say("cli-rulings"), style="bold"), *lines]


def _markdown(text: str) -> RenderableType:
    from rich.markdown import Markdown  # takes a fifth of the start of every command

    return Markdown(text)
