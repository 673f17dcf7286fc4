"""The presenter of a live table: builds and encodes the update that each viewer is sent.

Parts that several viewers get (the table's facts, the views, the moves) are encoded once per
version of the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, Protocol

import msgspec

from wanli.core.luck import commitment
from wanli.core.play import Move
from wanli.core.view import View
from wanli.server import wire
from wanli.storage.tables import StoredTable
from wanli.table.table import Table
from wanli.table.terms import Terms

encode = msgspec.json.Encoder().encode
NULL = msgspec.Raw(b"null")


class PresentedTable(Protocol):
    """What the presenter needs of a `LiveTable`."""

    table: Table
    stored: StoredTable
    last_at: float
    rematch: str

    def now(self) -> float: ...
    def elapsed(self) -> float: ...
    def seats_of(self, person: str, /) -> list[int]: ...
    def viewers(self) -> frozenset[int]: ...


class Presenter:
    """Encodes the updates of one live table."""

    def __init__(self, live: PresentedTable, past: bool) -> None:
        self.live = live
        self._past = past  # an earlier version, to view only
        self._views: dict[int, msgspec.Raw] = {}  # by viewer, of the current version
        self._moves: dict[tuple[int, str], wire.Told] = {}  # by index and text
        self._info: msgspec.Raw | None = None
        secret = live.table.secret
        self._commitment = commitment(secret) if secret else ""

    def forget(self) -> None:
        """Drop everything encoded, because the table has changed."""
        self._views.clear()
        self._moves.clear()
        self._info = None

    def update(self, person: str, viewer: int, since: int = 0) -> bytes:
        """Return the encoded table as a viewer sees it, with the moves since version `since`."""
        live, table = self.live, self.live.table
        moves = [] if table.play is None else table.play.moves
        told_from = table.moves_known_at(since) if since <= table.version else 0
        own = live.seats_of(person)
        can_undo = bool(moves) and not self._past
        update = wire.Update(
            version=table.version,
            now=live.now(),
            table=self.info(),
            you=wire.You(
                own,
                viewer,
                can_undo and any(map(table.may_undo, own)),
                can_undo and any(map(table.may_ask_undo, own)),
            ),
            view=self._view(viewer),
            told_from=told_from,
            told=[self._move(viewer, moves, index) for index in range(told_from, len(moves))],
        )
        return encode(update)

    def _move(self, viewer: int, moves: Sequence[Move], index: int) -> wire.Told:
        """Return a move with the text for a viewer; built once for all who get the same text."""
        move = moves[index]
        key = index, move.text_for(viewer)
        if key not in self._moves:
            notes = [wire.NoteInfo(note.code, note.clause, note.facts) for note in move.notes]
            self._moves[key] = wire.Told(move.seat, key[1], notes)
        return self._moves[key]

    def _view(self, viewer: int) -> msgspec.Raw:
        table = self.live.table
        if table.play is None:
            return NULL
        if viewer not in self._views:
            viewers = self.live.viewers() | {viewer}
            for encoded in encode_views(table.views(sorted(viewers))):
                self._views[encoded.viewer] = encoded.json
        return self._views[viewer]

    def info(self) -> msgspec.Raw:
        """Return the encoded facts of the table, which are the same for everyone."""
        if self._info is None:
            self._info = msgspec.Raw(encode(self.table_info()))
        return self._info

    def table_info(self) -> wire.TableInfo:
        """Return the facts of the table, which are the same for everyone."""
        live, table, stored = self.live, self.live.table, self.live.stored
        return wire.TableInfo(
            id=stored.id,
            game=stored.game,
            rules_version=stored.rules_version,
            status=status(table),
            listed=stored.listed,
            host=stored.host,
            terms=table.terms if table.play is None else without_content(table.terms),
            seats=[seat_info(table, number) for number in range(len(table.seats))],
            created_at=stored.created_at,
            changed_at=live.last_at,
            version=table.version,
            turn=table.turn,
            commitment=self._commitment,
            secret=table.secret.hex() if table.over else "",
            clock=self._clock() if table.clock.runs else None,
            asked=asked_info(table),
            ending=table.ending,
            places=table.places() if table.over else [],
            scores=list(table.started.scores) if table.ending == "played" else [],
            rematch=live.rematch,
            rematch_of=stored.rematch_of or "",
            fork_of=stored.origin.table if stored.origin else "",
            fork_version=stored.origin.version if stored.origin else 0,
            fork_moves=table.inherited,
        )

    def _clock(self) -> wire.ClockInfo:
        live, table = self.live, self.live.table
        began = live.now() - live.elapsed()
        return wire.ClockInfo(table.clock.display(table.turn), began)


def asked_info(table: Table) -> wire.AskedInfo | None:
    """Return the pending request of a table with the seats that have to answer it."""
    asked = table.asked
    return (
        None if asked is None else wire.AskedInfo(asked.seat, asked.what, table.seats_to_answer())
    )


def seat_info(table: Table, number: int) -> wire.SeatInfo:
    """Return the facts of a seat."""
    seat = table.seats[number]
    return wire.SeatInfo(
        kind=seat.kind,
        person=seat.person,
        name=seat.name,
        level=seat.level or "",
        word=seat.word,
        stand_in=table.stand_ins.get(number, ""),
        resigned=table.resigned.get(number, ""),
    )


class EncodedView(NamedTuple):
    """The JSON of a view."""

    viewer: int
    json: msgspec.Raw


def encode_views(views: list[View]) -> list[EncodedView]:
    """Encode the views of one position; parts that all of them share are encoded once."""
    parts = [(name, getattr(views[0], name)) for name in views[0].open_parts]
    shared = [(name, part, msgspec.Raw(encode(part))) for name, part in parts]
    return [EncodedView(view.viewer, _encoded(view, shared)) for view in views]


def _encoded(view: View, shared: list[tuple[str, object, msgspec.Raw]]) -> msgspec.Raw:
    fields = msgspec.structs.asdict(view)
    for name, part, encoded in shared:
        if fields[name] is part:
            fields[name] = encoded
    return msgspec.Raw(encode(fields))


def without_content(terms: Terms) -> Terms:
    """Return the terms without their own content set, which is long and part of every view."""
    return msgspec.structs.replace(terms, content="")


def status(table: Table) -> Literal["open", "playing", "over"]:
    """Return the status of a table."""
    if table.play is None:
        return "open"
    return "over" if table.over else "playing"
