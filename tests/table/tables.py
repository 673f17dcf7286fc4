"""Tables for tests: who sits there is written as a word, such as `anna anna bot`."""

from __future__ import annotations

from collections.abc import Sequence

from tests.laws.toy import Toy
from wanli.bots.levels import Level
from wanli.core.game import Game
from wanli.core.luck import FairLuck
from wanli.games import GAMES
from wanli.table.entries import AnyEntry
from wanli.table.seat import Seat
from wanli.table.table import Table
from wanli.table.terms import ClockTerms, NoClock, Terms, Undo

TOY = Toy()
EVERY_GAME: tuple[Game, ...] = (TOY, *GAMES)
TABLES = [(game.id, players) for game in EVERY_GAME for players in game.players]
BY_NAME = {game.id: game for game in EVERY_GAME}
SECRET = bytes(range(32))
PEOPLE = ("anna", "bert", "cleo", "dora", "emil")

MoveFacts = tuple[int, str, tuple[str, ...], str]
Facts = tuple[object, ...]


def seat(who: str) -> Seat:
    """A seat by a word: `open`, `bot`, or the name of a person."""
    if who == "open":
        return Seat()
    if who == "bot":
        return Seat("bot", name="Bot", level=Level.EASY)
    return Seat("person", person=who, name=who.title(), word=f"the word of {who}")


def new_table(
    who: str = "anna bert",
    *,
    game: Game = TOY,
    undo: Undo = "ask",
    clock: ClockTerms | None = None,
) -> Table:
    """A table before its start."""
    seats = [seat(one) for one in who.split()]
    terms = Terms(players=len(seats), undo=undo, clock=clock or NoClock())
    return Table(game, game.setup(len(seats)), terms, seats, SECRET)


def started(
    who: str = "anna bert",
    *moves: str,
    game: Game = TOY,
    undo: Undo = "ask",
    clock: ClockTerms | None = None,
) -> Table:
    """A table at which some moves have been made, by whoever had the turn."""
    table = new_table(who, game=game, undo=undo, clock=clock)
    table.start()
    for text in moves:
        table.move(table.turn, text)
    return table


def fresh(table: Table) -> Table:
    """The same table before its first entry."""
    return Table(table.game, table.setup, table.terms, table.seats, table.secret)


def replayed(table: Table, entries: Sequence[AnyEntry]) -> Table:
    """A new table with these entries."""
    again = fresh(table)
    for entry in entries:
        again.replay(entry)
    return again


def position(table: Table) -> str:
    """The text of the position."""
    return "" if table.play is None else table.game.write_position(table.play.state)


def story(table: Table, since: int = 0) -> list[MoveFacts]:
    """All moves as they were told."""
    moves = [] if table.play is None else table.play.moves[since:]
    return [(move.seat, move.text, move.told, repr(move.notes)) for move in moves]


def facts(table: Table, last: int | None = None) -> Facts:
    """All that there is to know of a table, of its moves perhaps only the last ones."""
    since = 0 if last is None else max(0, table.lengths[-1] - last)
    return (
        ("version", table.version, table.position_version, tuple(table.lengths)),
        ("position", position(table)),
        ("moves", story(table, since)),
        ("clock", table.clock),
        ("asked", table.asked, table.agreed),
        ("people", dict(table.stand_ins), table.helped, tuple(table.resigned.items())),
        ("end", table.ending, table.turn),
        ("luck", table.drawn),
    )


def luck(table: Table) -> FairLuck:
    """The luck of a table from its first draw."""
    return FairLuck(table.secret, [one.word for one in table.seats])
