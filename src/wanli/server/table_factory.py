"""New tables: made by a person, played again, forked from another one, or read from a record."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from dataclasses import replace

import sqlalchemy as sa

from wanli.bots.levels import USUAL, Level
from wanli.core.errors import BadOption
from wanli.core.game import Game
from wanli.core.luck import public_word
from wanli.core.record import Record, read_record
from wanli.core.record import replay as replay_record
from wanli.core.state import CHANCE
from wanli.games import game
from wanli.server import wire
from wanli.server.errors import NotYours
from wanli.server.names import clean_name
from wanli.server.person import Person
from wanli.storage import log, tables
from wanli.storage.log import Line
from wanli.storage.tables import OPEN, OVER, PLAYING, Origin, Stored
from wanli.table import entries
from wanli.table.seat import Seat
from wanli.table.table import NOBODY, NotNow, Table
from wanli.table.terms import Terms, settled


def new_table(person: Person, wanted: wire.NewTable, now: float) -> Stored:
    """A table as a person wants it; raises what is wrong with that."""
    rules = game(wanted.game)
    terms, setup = settled(rules, wanted.terms)
    wishes = list(wanted.seats) or [wire.SeatWish(kind="me")]
    if len(wishes) > setup.players:
        raise BadOption("too-many-seats", {"seats": len(wishes), "players": setup.players})
    wishes += [wire.SeatWish()] * (setup.players - len(wishes))
    seats = [seat_for(person, wish, wanted.word) for wish in wishes]
    if wanted.shuffle:
        secrets.SystemRandom().shuffle(seats)
    return _stored(person.id, rules, terms, seats, wanted.listed, now)


def seat_for(person: Person, wish: wire.SeatWish, word: str = "") -> Seat:
    """A seat as somebody wishes it."""
    if wish.kind == "me":
        name = clean_name(wish.name) if wish.name.strip() else person.name
        return Seat("person", person.id, name, word=clean_word(word))
    if wish.kind == "bot":
        level = wish.level or USUAL
        return Seat("bot", level=Level.read(level), name=level)
    return Seat()


def clean_word(text: str) -> str:
    """What somebody adds to the luck, as the record will have it: one line that can be read."""
    return "".join(letter for letter in public_word(text) if letter.isprintable())


def rematch(person: Person, over: Stored, there: Collection[str], now: float) -> Stored:
    """The same people, as far as they are still there, at a new table, one seat further each."""
    seats = [*over.seats[-1:], *over.seats[:-1]]
    fresh = [Seat() if seat.person and seat.person not in there else again(seat) for seat in seats]
    rules = game(over.game)  # the present ones, whose options may be others
    table = _stored(person.id, rules, settled(rules, over.terms)[0], fresh, over.listed, now)
    return replace(table, rematch_of=over.id)


def again(seat: Seat) -> Seat:
    """The seat without the word it gave for another game's luck."""
    return Seat(seat.kind, seat.person, seat.name, seat.level)


def forked(
    person: Person, source: Stored, at: Table, wanted: wire.Fork, now: float
) -> tuple[Stored, Line]:
    """A table that goes on from a position of a game that is over, with its first line.

    Of the other game it has the options and the moves; seats, clock and luck are its own.
    """
    play = at.started
    if play.over:
        raise NotNow("fork-at-the-end", {})
    mine = max(0, play.current) if wanted.seat is None else wanted.seat
    if mine >= at.setup.players:
        raise NotYours("seat-unknown", {"seat": mine + 1})
    bots = wire.SeatWish(kind="bot", level=wanted.level)
    seats = [seat_for(person, bots) for _ in range(at.setup.players)]
    seats[mine] = seat_for(person, wire.SeatWish(kind="me"))
    old = source.terms
    terms = Terms(
        players=old.players, options=old.options, content=old.content, watchers=old.watchers
    )
    stored = _stored(person.id, at.game, terms, seats, False, now)
    table = Table(at.game, at.setup, terms, seats, stored.secret)
    entry = table.start([move.text for move in play.moves])
    origin = Origin(source.id, wanted.version)
    begun = replace(stored, status=PLAYING, turn=table.turn, origin=origin)
    return begun, Line(table.version, now, None, entries.encode(entry))


def imported(host: str, wanted: wire.Import, now: float) -> tuple[Stored, list[Line]]:
    """A record as a table that is over, with its log."""
    record = read_record(wanted.record)
    rules = game(record.game, record.rules_version)
    replay_record(rules, record, content=wanted.content)  # names the line of what is wrong
    wishes = Terms(players=record.players, options=record.options, content=wanted.content)
    terms, setup = settled(rules, wishes)
    seats = [
        Seat(
            "bot",
            name=clean_word(record.seats.get(number, ""))[:64],
            word=clean_word(record.words.get(number, ""))[:64],
        )
        for number in range(1, setup.players + 1)
    ]
    secret = bytes.fromhex(record.secret)
    stored = _stored(host, rules, terms, seats, False, now)
    table = Table(rules, setup, terms, seats, secret)
    written = [_line(table, entry, now) for entry in [*entries_of(record), *ends_of(record)]]
    if not table.over:
        written.append(_line(table, entries.Ended(0, "unfinished"), now))
    whole = replace(
        stored,
        status=OVER,
        secret=secret,
        version=table.version,
        places=tuple(table.places()),
        scores=tuple(table.started.scores) if table.ending == "played" else (),
    )
    return whole, written


def entries_of(record: Record) -> list[entries.AnyEntry]:
    """The moves of a record as entries of a log: each decision with the draws that followed it."""
    inherited = [text for _, text in record.moves[: record.fork]]
    found: list[entries.AnyEntry] = [entries.Started([], inherited)]
    for seat, text in record.moves[record.fork :]:
        last = found[-1]
        if seat != CHANCE:
            found.append(entries.Moved(seat, text, []))
        elif isinstance(last, entries.Started | entries.Moved):
            last.draws.append(text)
    return found


def ends_of(record: Record) -> list[entries.AnyEntry]:
    """How a record says that its people ended the game, as entries of a log."""
    return [
        entries.Resigned(seat - 1, "time" if how == "time" else "resigned")
        if seat
        else entries.Ended(0)
        for how, seat in record.ends
    ]


def keep(connection: sa.Connection, stored: Stored, lines: Sequence[Line] = ()) -> None:
    """A new table with its log, all of it or nothing."""
    tables.create(connection, stored)
    bot_to_move = stored.turn != NOBODY and stored.seats[stored.turn].kind == "bot"
    for line in lines:
        due = line.at if bot_to_move else None
        log.add(connection, [log.Append(stored.id, line, stored.status, stored.turn, due, 0.0)])


def _line(table: Table, entry: entries.AnyEntry, now: float) -> Line:
    table.replay(entry)
    return Line(table.version, now, None, entries.encode(entry))


def _stored(
    host: str, rules: Game, terms: Terms, seats: Sequence[Seat], listed: bool, now: float
) -> Stored:
    return Stored(
        id=tables.new_id(),
        game=rules.id,
        rules_version=rules.rules_version,
        terms=terms,
        host=host,
        listed=listed,
        status=OPEN,
        secret=secrets.token_bytes(32),
        rematch_of=None,
        created_at=now,
        changed_at=now,
        version=0,
        turn=NOBODY,
        seats=tuple(seats),
        seen_at=(),
        places=(),
        scores=(),
    )
