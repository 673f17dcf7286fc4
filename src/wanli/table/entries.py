"""The entries of a table's log. Reading them from the first to the last gives the table again."""

from __future__ import annotations

from typing import Literal

import msgspec

from wanli.bots.levels import Level

Ask = Literal["undo", "end"]
Why = Literal["resigned", "time"]  # somebody plays no more
Stop = Literal["agreed", "unfinished"]  # nobody plays any more, and nobody has won
Ending = Literal["", "played", Stop, Why]


class Entry(msgspec.Struct, frozen=True, tag_field="kind"):
    """Something that happened at a table; its number in the log is the table's version."""


class Started(Entry, frozen=True, tag="started"):
    """The game begins, or goes on from a position of another one."""

    draws: list[str]
    inherited: list[str] = []  # the moves and draws of the other one, up to there


class Moved(Entry, frozen=True, tag="moved"):
    """A seat decided, and luck was drawn as far as it was asked."""

    seat: int
    text: str
    draws: list[str]
    spent: int = 0  # milliseconds of its clock
    by_bot: bool = False


class Undone(Entry, frozen=True, tag="undone"):
    """The last moves were taken back: by the law, or because all have agreed."""

    seat: int
    to: int  # so many moves remain
    agreed: bool = False
    spent: int = 0  # milliseconds of its clock, if it was thinking when it went back


class Asked(Entry, frozen=True, tag="asked"):
    """A seat asks the others for something."""

    seat: int
    what: Ask
    to: int = 0  # of an undo: so many moves would remain


class Answered(Entry, frozen=True, tag="answered"):
    """A seat answers; the last one to agree is an Undone or an Ended instead."""

    seat: int
    agrees: bool


class Resigned(Entry, frozen=True, tag="resigned"):
    """A seat gives up, or its time has run out."""

    seat: int
    why: Why
    spent: int = 0


class Ended(Entry, frozen=True, tag="ended"):
    """All have agreed to end the game without a winner, or its record goes no further."""

    seat: int
    why: Stop = "agreed"


class TakenOver(Entry, frozen=True, tag="taken-over"):
    """A bot plays for a seat whose person is away."""

    seat: int
    level: Level


class HandedBack(Entry, frozen=True, tag="handed-back"):
    """The person plays again."""

    seat: int


AnyEntry = Started | Moved | Undone | Asked | Answered | Resigned | Ended | TakenOver | HandedBack
CHANGES_THE_POSITION = (Started, Moved, Undone, Resigned, Ended)  # a move made before is stale


def begins_anew(entry: AnyEntry, turn: int) -> bool:
    """Whether a decision begins with an entry; `turn` had to decide before it."""
    if isinstance(entry, Resigned):  # when somebody else does, whoever thinks goes on thinking
        return entry.seat == turn
    return isinstance(entry, CHANGES_THE_POSITION)


_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
encode = msgspec.json.Encoder().encode


def decode(body: bytes) -> AnyEntry:
    """The entry of a line."""
    return _decoder.decode(body)
