"""The table factory: makes new tables from a request, a rematch, a fork or a record."""

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
from wanli.storage.tables import OPEN, OVER, PLAYING, Origin, StoredTable
from wanli.table import entries
from wanli.table.seat import Seat
from wanli.table.table import NO_SEAT, NotNow, Table
from wanli.table.terms import Terms, check_terms


def new_table(person: Person, wanted: wire.NewTable, now: float) -> StoredTable:
    """Return a new table as a person asks; raises BadOption for invalid terms or seats."""
    rules = game(wanted.game)
    terms, setup = check_terms(rules, wanted.terms)
    wishes = list(wanted.seats) or [wire.SeatWish(kind="me")]
    if len(wishes) > setup.players:
        raise BadOption("too-many-seats", {"seats": len(wishes), "players": setup.players})
    wishes += [wire.SeatWish()] * (setup.players - len(wishes))
    seats = [seat_for(person, wish, wanted.word) for wish in wishes]
    if wanted.shuffle:
        secrets.SystemRandom().shuffle(seats)
    return _stored(person.id, rules, terms, seats, wanted.listed, now)


def seat_for(person: Person, wish: wire.SeatWish, word: str = "") -> Seat:
    """Return the seat that a person asks for; `word` is what they add to the luck."""
    if wish.kind == "me":
        name = clean_name(wish.name) if wish.name.strip() else person.name
        return Seat("person", person.id, name, word=clean_word(word))
    if wish.kind == "bot":
        level = wish.level or USUAL
        return Seat("bot", level=Level.read(level), name=level)
    return Seat()


def clean_word(text: str) -> str:
    """Return a word for the luck as the record will have it: printable, on one line."""
    return "".join(letter for letter in public_word(text) if letter.isprintable())


def make_rematch(
    person: Person, over: StoredTable, existing: Collection[str], now: float
) -> StoredTable:
    """Return a rematch with the seats rotated; seats of people who no longer exist are open."""
    rotated = [*over.seats[-1:], *over.seats[:-1]]
    seats = [
        Seat() if seat.person and seat.person not in existing else without_word(seat)
        for seat in rotated
    ]
    rules = game(over.game)  # the current version, whose options may differ
    terms, _ = check_terms(rules, over.terms)
    table = _stored(person.id, rules, terms, seats, over.listed, now)
    return replace(table, rematch_of=over.id)


def without_word(seat: Seat) -> Seat:
    """Return the seat without the word that it added to the luck of an earlier game."""
    return Seat(seat.kind, seat.person, seat.name, seat.level)


def make_fork(
    person: Person, source: StoredTable, at: Table, wanted: wire.Fork, now: float
) -> tuple[StoredTable, Line]:
    """Return a table that continues from a position of a finished game, and its first log line.

    It has the options and the moves of that game, and seats, clock and luck of its own.
    """
    play = at.started
    if play.over:
        raise NotNow("fork-at-the-end", {})
    own = max(0, play.current) if wanted.seat is None else wanted.seat
    if own >= at.setup.players:
        raise NotYours("seat-unknown", {"seat": own + 1})
    bots = wire.SeatWish(kind="bot", level=wanted.level)
    seats = [seat_for(person, bots) for _ in range(at.setup.players)]
    seats[own] = seat_for(person, wire.SeatWish(kind="me"))
    old = source.terms
    terms = Terms(
        players=old.players, options=old.options, content=old.content, watchers=old.watchers
    )
    stored = _stored(person.id, at.game, terms, seats, False, now)
    table = Table(at.game, at.setup, terms, seats, stored.secret)
    entry = table.start([move.text for move in play.moves])
    origin = Origin(source.id, wanted.version)
    started = replace(stored, status=PLAYING, turn=table.turn, origin=origin)
    return started, Line(table.version, now, None, entries.encode(entry))


def import_record(host: str, wanted: wire.Import, now: float) -> tuple[StoredTable, list[Line]]:
    """Return a record as a finished table with its log; raises BadRecord with the wrong line."""
    record = read_record(wanted.record)
    rules = game(record.game, record.rules_version)
    replay_record(rules, record, content=wanted.content)
    wishes = Terms(players=record.players, options=record.options, content=wanted.content)
    terms, setup = check_terms(rules, wishes)
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
    lines = [_line(table, entry, now) for entry in [*entries_of(record), *ends_of(record)]]
    if not table.over:
        lines.append(_line(table, entries.Ended(0, "unfinished"), now))
    finished = replace(
        stored,
        status=OVER,
        secret=secret,
        version=table.version,
        places=tuple(table.places()),
        scores=tuple(table.started.scores) if table.ending == "played" else (),
    )
    return finished, lines


def entries_of(record: Record) -> list[entries.AnyEntry]:
    """Return the moves of a record as log entries: each decision with the draws after it."""
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
    """Return the resignations and agreements to end in a record as log entries."""
    return [
        entries.Resigned(seat - 1, "time" if how == "time" else "resigned")
        if seat
        else entries.Ended(0)
        for how, seat in record.ends
    ]


def store(connection: sa.Connection, stored: StoredTable, lines: Sequence[Line] = ()) -> None:
    """Store a new table with its log, in the transaction of the connection."""
    tables.create(connection, stored)
    bot_to_move = stored.turn != NO_SEAT and stored.seats[stored.turn].kind == "bot"
    for line in lines:
        due = line.at if bot_to_move else None
        log.add(connection, [log.Append(stored.id, line, stored.status, stored.turn, due, 0.0)])


def _line(table: Table, entry: entries.AnyEntry, now: float) -> Line:
    table.replay(entry)
    return Line(table.version, now, None, entries.encode(entry))


def _stored(
    host: str, rules: Game, terms: Terms, seats: Sequence[Seat], listed: bool, now: float
) -> StoredTable:
    return StoredTable(
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
        turn=NO_SEAT,
        seats=tuple(seats),
        seen_at=(),
        places=(),
        scores=(),
    )
