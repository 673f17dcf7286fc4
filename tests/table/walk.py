"""A random walk through all that can be done at a table, sensible or not."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tests.table.tables import BY_NAME, PEOPLE, facts, new_table
from wanli.bots.levels import Level
from wanli.core.errors import WanliError
from wanli.core.rng import Rng
from wanli.table.entries import AnyEntry
from wanli.table.table import Table
from wanli.table.terms import DaysClock, LiveClock, NoClock, Undo

CLOCKS = (NoClock(), LiveClock(seconds=300, increment=5), DaysClock(days=1))
UNDOS: tuple[Undo, ...] = ("ask", "law", "never", "ask")
LONGEST = 700  # commands, refused ones included
LAST = 4  # moves that are compared at every step, to save time

Step = tuple[Table, AnyEntry | None]  # the table, and what was done; None: it was refused
Command = Callable[[Table, int, Rng], AnyEntry]


def any_table(name: str, players: int, rng: Rng, undo: Undo | None = None) -> Table:
    """A table of people and bots, some person perhaps on several seats."""
    who = [PEOPLE[seat if rng.below(4) else 0] for seat in range(players)]
    if rng.below(3) == 0:
        who[rng.below(players)] = "bot"
    clock, undo = CLOCKS[rng.below(len(CLOCKS))], undo or UNDOS[rng.below(len(UNDOS))]
    return new_table(" ".join(who), game=BY_NAME[name], undo=undo, clock=clock)


def walk(table: Table, rng: Rng) -> Iterator[Step]:
    """Every step on a way to the end, or until it takes too long."""
    draft = table.draft()
    yield draft, draft.start()
    table = draft
    for _ in range(LONGEST):
        if table.over:
            return
        table, entry = step(table, rng)
        yield table, entry


def step(table: Table, rng: Rng) -> Step:
    """Some command, tried on a draft as the server does; the table itself never changes."""
    before = facts(table, LAST)
    draft = table.draft()
    entry: AnyEntry | None = None
    try:
        entry = any_command(rng)(draft, rng.below(table.setup.players), rng)
    except WanliError:
        draft = table
    assert facts(table, LAST) == before
    return draft, entry


def any_command(rng: Rng) -> Command:
    """A command, moves above all."""
    left = rng.below(sum(COMMANDS.values()))
    for command, weight in COMMANDS.items():
        left -= weight
        if left < 0:
            return command
    raise AssertionError


def a_move(table: Table, _: int, rng: Rng) -> AnyEntry:
    """A legal move of the seat that has to decide."""
    legal = table.started.legal()
    text, by_bot = legal[rng.below(len(legal))], bool(table.bot_of(table.turn))
    return table.move(table.turn, text, rng.below(40_000) / 1000, by_bot)


def a_wrong_move(table: Table, seat: int, rng: Rng) -> AnyEntry:
    """A move that was legal for somebody once, or is none at all."""
    moves = table.started.moves
    return table.move(seat, ["fly", *(move.text for move in moves)][rng.below(len(moves) + 1)])


def an_answer(table: Table, seat: int, rng: Rng) -> AnyEntry:
    """Mostly yes."""
    return table.answer(seat, rng.below(4) > 0)


def a_resignation(table: Table, seat: int, rng: Rng) -> AnyEntry:
    """Somebody gives up, or his time is over."""
    return table.resign(seat, float(rng.below(1000)), bool(rng.below(2)))


COMMANDS: dict[Command, int] = {
    a_move: 200,
    a_wrong_move: 8,
    lambda table, seat, _: table.undo(seat): 30,
    lambda table, seat, _: table.ask(seat, "undo"): 30,
    lambda table, seat, _: table.ask(seat, "end"): 2,
    an_answer: 60,
    a_resignation: 3,
    lambda table, seat, _: table.take_over(seat, Level.STRONG): 6,
    lambda table, seat, _: table.hand_back(seat): 12,
    lambda table, *_: table.start(): 1,
}
