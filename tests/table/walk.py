"""Random walks: random commands at a table, legal or not."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tests.table.tables import BY_NAME, PEOPLE, new_table, state_of
from wanli.bots.levels import Level
from wanli.core.errors import WanliError
from wanli.core.rng import Rng
from wanli.table.entries import AnyEntry
from wanli.table.table import Table
from wanli.table.terms import DaysClock, LiveClock, NoClock, Undo

CLOCKS = (NoClock(), LiveClock(seconds=300, increment=5), DaysClock(days=1))
UNDOS: tuple[Undo, ...] = ("ask", "law", "never", "ask")
LONGEST = 700  # maximum number of commands, including refused ones
LAST = 4  # number of moves compared at every step, to save time

Step = tuple[
    Table, AnyEntry | None
]  # the table and its new entry, or None if the command was refused
Command = Callable[[Table, int, Rng], AnyEntry]


def any_table(name: str, players: int, rng: Rng, undo: Undo | None = None) -> Table:
    """Return a table of people and bots; some people may have several seats."""
    who = [PEOPLE[seat if rng.below(4) else 0] for seat in range(players)]
    if rng.below(3) == 0:
        who[rng.below(players)] = "bot"
    clock, undo = CLOCKS[rng.below(len(CLOCKS))], undo or UNDOS[rng.below(len(UNDOS))]
    return new_table(" ".join(who), game=BY_NAME[name], undo=undo, clock=clock)


def walk(table: Table, rng: Rng) -> Iterator[Step]:
    """Yield every step of a random walk to the end of the game, at most LONGEST."""
    draft = table.draft()
    yield draft, draft.start()
    table = draft
    for _ in range(LONGEST):
        if table.over:
            return
        table, entry = step(table, rng)
        yield table, entry


def step(table: Table, rng: Rng) -> Step:
    """Try a random command on a draft, as the server does; the table itself must not change."""
    before = state_of(table, LAST)
    draft = table.draft()
    entry: AnyEntry | None = None
    try:
        entry = any_command(rng)(draft, rng.below(table.setup.players), rng)
    except WanliError:
        draft = table
    assert state_of(table, LAST) == before
    return draft, entry


def any_command(rng: Rng) -> Command:
    """Return a random command, usually a move."""
    left = rng.below(sum(COMMANDS.values()))
    for command, weight in COMMANDS.items():
        left -= weight
        if left < 0:
            return command
    raise AssertionError


def a_move(table: Table, _: int, rng: Rng) -> AnyEntry:
    """Make a legal move of the seat that has to decide."""
    legal = table.started.legal()
    text, by_bot = legal[rng.below(len(legal))], bool(table.bot_of(table.turn))
    return table.move(table.turn, text, rng.below(40_000) / 1000, by_bot)


def an_illegal_move(table: Table, seat: int, rng: Rng) -> AnyEntry:
    """Try a move text from earlier in the game, or an invalid one."""
    moves = table.started.moves
    return table.move(seat, ["fly", *(move.text for move in moves)][rng.below(len(moves) + 1)])


def an_answer(table: Table, seat: int, rng: Rng) -> AnyEntry:
    """Answer a request, usually with yes."""
    return table.answer(seat, rng.below(4) > 0)


def a_resignation(table: Table, seat: int, rng: Rng) -> AnyEntry:
    """Resign a seat or let its time run out."""
    return table.resign(seat, float(rng.below(1000)), bool(rng.below(2)))


COMMANDS: dict[Command, int] = {
    a_move: 200,
    an_illegal_move: 8,
    lambda table, seat, _: table.undo(seat): 30,
    lambda table, seat, _: table.ask(seat, "undo"): 30,
    lambda table, seat, _: table.ask(seat, "end"): 2,
    an_answer: 60,
    a_resignation: 3,
    lambda table, seat, _: table.take_over(seat, Level.STRONG): 6,
    lambda table, seat, _: table.hand_back(seat): 12,
    lambda table, *_: table.start(): 1,
}
