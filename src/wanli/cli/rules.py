"""`wanli rules`: show a rules page, one clause with its rulings, or a search."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Group, RenderableType
from rich.text import Text

from wanli.cli.context import CliContext
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
    cli: CliContext = context.obj
    rules_of = game_named(game)
    cli.terminal.print(render(cli, rules_of, clause, search))


def render(cli: CliContext, game: Game, clause: str, search: str) -> RenderableType:
    """Return search results, a clause, or the whole page."""
    if search:
        return render_search(cli, game, search)
    if clause:
        return render_clause(cli, game, clause)
    return _markdown(rulebook(game.id, cli.language).text)


def render_clause(cli: CliContext, game: Game, name: str) -> RenderableType:
    """Return a clause or section with its rulings; raise NotAMove if there is none of this name."""
    book = rulebook(game.id, cli.language)
    clause = book.find(name)
    found = [clause] if clause else book.section(name.removeprefix(game.prefix).lstrip("-"))
    if not found:
        known = ", ".join(book.similar(name) or list(book.clauses)[:5])
        raise NotAMove("unknown-clause", {"clause": name, "known": known})
    parts: list[RenderableType] = [Text(found[0].section, style="bold")]
    for one in found:
        parts.append(_markdown(one.text))
    parts += _rulings(cli, book, found)
    return Group(*parts)


def render_index(cli: CliContext, game: Game) -> RenderableType:
    """Return the list of sections, and how to show one."""
    book = rulebook(game.id, cli.language)
    lines = [Text("  " + section) for section in book.sections]
    return Group(*lines, Text(cli.say("cli-rules-how", prefix=game.prefix), style="dim"))


def render_search(cli: CliContext, game: Game, text: str) -> RenderableType:
    """Return the clauses that contain some words."""
    found = rulebook(game.id, cli.language).search(text)
    if not found:
        raise NotAMove("nothing-found", {"text": text})
    return Group(*(_markdown(clause.text) for clause in found))


def _rulings(cli: CliContext, book: Rulebook, found: list[Clause]) -> list[RenderableType]:
    rows = [row for clause in found for row in book.rulings_on(clause)]
    unique = list(dict.fromkeys(tuple(row) for row in rows))
    if not unique:
        return []
    lines = [_markdown("- " + " — ".join(row)) for row in unique]
    return [Text(cli.say("cli-rulings"), style="bold"), *lines]


def _markdown(text: str) -> RenderableType:
    from rich.markdown import Markdown  # slow: a fifth of the start of every command

    return Markdown(text)
