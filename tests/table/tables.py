"""Tables for tests; their seats are given as words, such as `anna anna bot`."""

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
    """Return the seat for a word: `open`, `bot`, or the name of a person."""
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
    """Return a table before its start."""
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
    """Return a started table at which these moves have been made."""
    table = new_table(who, game=game, undo=undo, clock=clock)
    table.start()
    for text in moves:
        table.move(table.turn, text)
    return table


def unstarted_copy(table: Table) -> Table:
    """Return the same table before its first entry."""
    return Table(table.game, table.setup, table.terms, table.seats, table.secret)


def rebuilt(table: Table, entries: Sequence[AnyEntry]) -> Table:
    """Return a new table rebuilt from these entries."""
    again = unstarted_copy(table)
    for entry in entries:
        again.replay(entry)
    return again


def position(table: Table) -> str:
    """Return the text of the position."""
    return "" if table.play is None else table.game.write_position(table.play.state)


def moves_of(table: Table, since: int = 0) -> list[MoveFacts]:
    """Return all moves with their texts for every viewer and their notes."""
    moves = [] if table.play is None else table.play.moves[since:]
    return [(move.seat, move.text, move.texts, repr(move.notes)) for move in moves]


def state_of(table: Table, last: int | None = None) -> Facts:
    """Return the complete state of a table, optionally with only its last moves."""
    since = 0 if last is None else max(0, table.lengths[-1] - last)
    return (
        ("version", table.version, table.position_version, tuple(table.lengths)),
        ("position", position(table)),
        ("moves", moves_of(table, since)),
        ("clock", table.clock),
        ("asked", table.asked, table.agreed),
        ("people", dict(table.stand_ins), table.helped, tuple(table.resigned.items())),
        ("end", table.ending, table.turn),
        ("luck", table.drawn),
    )


def luck(table: Table) -> FairLuck:
    """Return the luck of a table, at its first draw."""
    return FairLuck(table.secret, [one.word for one in table.seats])
