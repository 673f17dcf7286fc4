"""What can be said at the prompt besides a move: one explicit table of orders."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from rich.console import Group
from rich.table import Table
from rich.text import Text

from wanli.cli import choices, result, saves, story
from wanli.cli.rules import clause_shown, index_shown
from wanli.cli.screen import Screen
from wanli.core.record import record_of


class Leave(Exception):
    """The person goes; the game is saved."""


@dataclass(frozen=True)
class Order:
    """An order: how many words may follow it, and what it does."""

    most: int
    act: Callable[[Screen, str], bool]  # True: the decision is over


def find_order(text: str) -> Order | None:
    """The order of a line; a line that begins like one but has more words is a move."""
    words = text.lstrip("/").lower().split()
    if not words:
        return ORDERS["moves"]
    order = ORDERS.get(words[0])
    if order is None or (len(words) - 1 > order.most and not text.startswith("/")):
        return None
    return order


def _moves(screen: Screen, _: str) -> bool:
    shown = choices.listed(screen.words, screen.view.legal, screen.terminal.console.width)
    screen.terminal.page(shown, screen.words.say("cli-more"))
    return False


def _help(screen: Screen, _: str) -> bool:
    words = screen.words
    orders = Table.grid(padding=(0, 2, 0, 1))
    for name in ORDERS:
        orders.add_row(words.name("order", name, "usage"), words.name("order", name))
    legend = [Text(line) for line in screen.board.legend(words)]
    title = Text(words.say("cli-orders"), style="bold")
    screen.terminal.page(Group(title, orders, Text(""), *legend), words.say("cli-more"))
    return False


def _rules(screen: Screen, clause: str) -> bool:
    game, front = screen.play.game, screen.front
    shown = clause_shown(front, game, clause) if clause else index_shown(front, game)
    screen.terminal.page(shown, screen.words.say("cli-more"))
    return False


def _why(screen: Screen, text: str) -> bool:
    if not text:
        example = screen.view.legal[0]
        screen.terminal.refuse(screen.words.say("cli-why-what", example=example))
        return False
    if text.isdigit() and 1 <= int(text) <= len(screen.view.legal):
        text = screen.view.legal[int(text) - 1]
    screen.play.check(text, screen.view.viewer)
    said = screen.words.say("cli-is-legal", text=text, clause=screen.view.prompt.clause)
    screen.terminal.print(Text(said))
    return False


def _about(screen: Screen, name: str) -> bool:
    words, things = screen.words, screen.board.things(screen.view, screen.words)
    if not things:
        return _help(screen, "")
    wanted = name.casefold()
    found = {thing: does for thing, does in things.items() if wanted in thing.casefold()}
    if not found:
        said = words.say("cli-about-what", name=name, known=", ".join(things))
        screen.terminal.refuse(said)
        return False
    lines = [Text.assemble((thing, "bold"), f": {does}") for thing, does in found.items()]
    screen.terminal.page(Group(*lines), words.say("cli-more"))
    return False


def _undo(screen: Screen, _: str) -> bool:
    screen.play.undo(screen.view.viewer)
    screen.table.save()
    screen.forget_undone()
    return True


def _save(screen: Screen, name: str) -> bool:
    file = Path(name).expanduser() if name else screen.table.file
    seats = {seat + 1: who for seat, who in enumerate(screen.table.seats)}
    try:
        saves.write(file, record_of(screen.play, seats).write())
    except (OSError, ValueError) as error:  # a name can be one that no file has
        reason = getattr(error, "strerror", None) or str(error)
        said = screen.words.say("error-file-unwritable", file=str(file), reason=reason)
        screen.terminal.refuse(said)
        return False
    screen.terminal.print(Text(screen.words.say("cli-saved-game", file=str(file))))
    return False


def _score(screen: Screen, _: str) -> bool:
    shown = Group(*result.shown(screen.words, screen.play, screen.view.viewer))
    screen.terminal.page(shown, screen.words.say("cli-more"))
    return False


def _log(screen: Screen, _: str) -> bool:
    lines = screen.lines_of(screen.play.moves)
    screen.terminal.page(story.shown(lines), screen.words.say("cli-more"))
    return False


def _board(screen: Screen, _: str) -> bool:
    screen.terminal.print(screen.drawn(screen.view))
    screen.terminal.print(screen.wanted())
    return False


def _quit(_screen: Screen, _: str) -> bool:
    raise Leave


ORDERS: dict[str, Order] = {
    "moves": Order(0, _moves),
    "board": Order(0, _board),
    "log": Order(0, _log),
    "score": Order(0, _score),
    "why": Order(9, _why),
    "about": Order(9, _about),
    "undo": Order(0, _undo),
    "rules": Order(1, _rules),
    "save": Order(9, _save),
    "help": Order(0, _help),
    "quit": Order(0, _quit),
}
