"""What can be said at the prompt besides a move: one explicit table of orders."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Group
from rich.table import Table
from rich.text import Text

from wanli.cli import choices, result, saves, story
from wanli.cli.rules import clause_shown, index_shown
from wanli.core.record import record_of

if TYPE_CHECKING:
    from wanli.cli.session import Session


class Leave(Exception):
    """The person goes; the game is saved."""


@dataclass(frozen=True)
class Order:
    """An order: how many words may follow it, and what it does."""

    most: int
    act: Callable[[Session, str], bool]  # True: the decision is over


def find_order(text: str) -> Order | None:
    """The order of a line; a line that begins like one but has more words is a move."""
    words = text.lstrip("/").lower().split()
    if not words:
        return ORDERS["moves"]
    order = ORDERS.get(words[0])
    if order is None or (len(words) - 1 > order.most and not text.startswith("/")):
        return None
    return order


def _moves(session: Session, _: str) -> bool:
    shown = choices.listed(session.words, session.view.legal, session.terminal.console.width)
    session.terminal.page(shown, session.words.say("cli-more"))
    return False


def _help(session: Session, _: str) -> bool:
    words = session.words
    orders = Table.grid(padding=(0, 2, 0, 1))
    for name in ORDERS:
        orders.add_row(words.name("order", name, "usage"), words.name("order", name))
    legend = [Text(line) for line in session.board.legend(words)]
    title = Text(words.say("cli-orders"), style="bold")
    session.terminal.page(Group(title, orders, Text(""), *legend), words.say("cli-more"))
    return False


def _rules(session: Session, clause: str) -> bool:
    game, front = session.play.game, session.front
    shown = clause_shown(front, game, clause) if clause else index_shown(front, game)
    session.terminal.page(shown, session.words.say("cli-more"))
    return False


def _why(session: Session, text: str) -> bool:
    if not text:
        example = session.view.legal[0]
        session.terminal.refuse(session.words.say("cli-why-what", example=example))
        return False
    if text.isdigit() and 1 <= int(text) <= len(session.view.legal):
        text = session.view.legal[int(text) - 1]
    session.play.check(text, session.view.viewer)
    said = session.words.say("cli-is-legal", text=text, clause=session.view.prompt.clause)
    session.terminal.print(Text(said))
    return False


def _about(session: Session, name: str) -> bool:
    words, things = session.words, session.board.things(session.view, session.words)
    if not things:
        return _help(session, "")
    wanted = name.casefold()
    found = {thing: does for thing, does in things.items() if wanted in thing.casefold()}
    if not found:
        said = words.say("cli-about-what", name=name, known=", ".join(things))
        session.terminal.refuse(said)
        return False
    lines = [Text.assemble((thing, "bold"), f": {does}") for thing, does in found.items()]
    session.terminal.page(Group(*lines), words.say("cli-more"))
    return False


def _undo(session: Session, _: str) -> bool:
    session.play.undo(session.view.viewer)
    session.table.save()
    session.forget_undone()
    return True


def _save(session: Session, name: str) -> bool:
    file = Path(name).expanduser() if name else session.table.file
    seats = {seat + 1: who for seat, who in enumerate(session.table.seats)}
    try:
        saves.write(file, record_of(session.play, seats).write())
    except (OSError, ValueError) as error:  # a name can be one that no file has
        reason = getattr(error, "strerror", None) or str(error)
        said = session.words.say("error-file-unwritable", file=str(file), reason=reason)
        session.terminal.refuse(said)
        return False
    session.terminal.print(Text(session.words.say("cli-saved-game", file=str(file))))
    return False


def _score(session: Session, _: str) -> bool:
    shown = Group(*result.shown(session.words, session.play, session.view.viewer))
    session.terminal.page(shown, session.words.say("cli-more"))
    return False


def _log(session: Session, _: str) -> bool:
    lines = session.lines_of(session.play.moves)
    session.terminal.page(story.shown(lines), session.words.say("cli-more"))
    return False


def _board(session: Session, _: str) -> bool:
    session.terminal.print(session.drawn(session.view))
    session.terminal.print(session.wanted())
    return False


def _quit(_session: Session, _: str) -> bool:
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
