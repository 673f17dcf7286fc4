"""The entries of a table's log. Replaying all of them rebuilds the table."""

from __future__ import annotations

from typing import Literal

import msgspec

from wanli.bots.levels import Level

Ask = Literal["undo", "end"]
Why = Literal["resigned", "time"]  # why a seat has stopped playing
Stop = Literal["agreed", "unfinished"]  # why the game has stopped without a winner
Ending = Literal["", "played", Stop, Why]


class Entry(msgspec.Struct, frozen=True, tag_field="kind"):
    """One change of a table; its number in the log is the table's version."""


class Started(Entry, frozen=True, tag="started"):
    """The game has started, or continues from a position of another one."""

    draws: list[str]
    inherited: list[str] = []  # the moves and draws of the other game up to that position


class Moved(Entry, frozen=True, tag="moved"):
    """A seat has moved; `draws` followed."""

    seat: int
    text: str
    draws: list[str]
    spent: int = 0  # milliseconds of its clock
    by_bot: bool = False


class Undone(Entry, frozen=True, tag="undone"):
    """The last moves were taken back: by an undo, or by a takeback that all have agreed to."""

    seat: int
    to: int  # number of moves that remain
    agreed: bool = False
    spent: int = 0  # milliseconds of its clock, if it was the seat's turn


class Asked(Entry, frozen=True, tag="asked"):
    """A seat has asked the others for a takeback or to end the game."""

    seat: int
    what: Ask
    to: int = 0  # of a takeback: the number of moves that would remain


class Answered(Entry, frozen=True, tag="answered"):
    """A seat has answered; when the last one agrees, the entry is an Undone or an Ended instead."""

    seat: int
    agrees: bool


class Resigned(Entry, frozen=True, tag="resigned"):
    """A seat has resigned, or its time has run out."""

    seat: int
    why: Why
    spent: int = 0


class Ended(Entry, frozen=True, tag="ended"):
    """All have agreed to end the game without a winner, or an imported record is unfinished."""

    seat: int
    why: Stop = "agreed"


class TakenOver(Entry, frozen=True, tag="taken-over"):
    """A stand-in plays for an absent person."""

    seat: int
    level: Level


class HandedBack(Entry, frozen=True, tag="handed-back"):
    """The person plays again instead of the stand-in."""

    seat: int


AnyEntry = Started | Moved | Undone | Asked | Answered | Resigned | Ended | TakenOver | HandedBack
CHANGES_THE_POSITION = (Started, Moved, Undone, Resigned, Ended)  # they make pending moves stale


def begins_decision(entry: AnyEntry, turn: int) -> bool:
    """Whether a new decision begins with an entry; `turn` had to decide before it."""
    if isinstance(entry, Resigned):  # the decision of another seat goes on
        return entry.seat == turn
    return isinstance(entry, CHANGES_THE_POSITION)


_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
encode = msgspec.json.Encoder().encode


def decode(body: bytes) -> AnyEntry:
    """Decode an entry."""
    return _decoder.decode(body)
