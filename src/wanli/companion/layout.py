"""What follows from a notebook, in the form that a page or a program reads."""

from __future__ import annotations

from typing import Literal

import msgspec

Facts = dict[str, str | int]
Place = Literal["coming", "waiting", "standing", "gone"]  # coming: its turn has not come (RE-2.2)
Phase = Literal["actions", "upkeep", "points", "over"]
UpkeepState = Literal["none", "due", "paid", "built"]  # built: by its holder, this turn (WW-9)
PointsState = Literal["none", "due", "scored", "built", "unmarked"]
Taking = Literal["", "marker", "last-cube", "nobody"]  # what has to fall first (WW-4, WW-5)
Did = Literal[
    "build", "war", "mark", "raze", "leave", "pay", "let-go", "score", "order", "next"
]  # fmt: skip


class Happening(msgspec.Struct, frozen=True):
    """Something that followed from an entry."""

    entry: int  # its number, from 0
    code: str
    facts: Facts
    clause: str


class HeldWonder(msgspec.Struct, frozen=True, kw_only=True):
    """A wonder, where it stands and what is due for it."""

    name: str
    place: Place
    sites: list[str]  # the regions it may be built in (WW-2, WW-13)
    site: str
    holder: str
    marked: bool
    builder: str  # who built it in this turn
    upkeep: int  # gold that is still to be paid for it in this turn
    upkeep_state: UpkeepState
    points: int  # VP that are still to be scored for it in this turn
    points_state: PointsState
    taking: Taking


class HolderDue(msgspec.Struct, frozen=True, kw_only=True):
    """What a player holds, owes and scores."""

    name: str
    wonders: list[str]
    markers: int
    upkeep: int  # gold still to be paid in this turn
    points: int  # VP still to be scored in this turn
    won: int  # VP that wonders have given so far


class Front(msgspec.Struct, frozen=True):
    """Where a war would be about a wonder."""

    region: str
    defender: str
    wonders: list[str]
    markers: list[str]  # those of the wonders that have one


class Capture(msgspec.Struct, frozen=True):
    """A wonder whose taker has to decide: mark it, or raze it (WW-7)."""

    wonder: str
    taker: str
    loser: str


class CompanionStanding(msgspec.Struct, frozen=True, kw_only=True):
    """Everything as it is after the last entry."""

    turn: str
    phase: Phase
    order: list[str]
    may: list[Did]  # the kinds of entries that can come next
    asked: list[Capture]
    wonders: list[HeldWonder]
    players: list[HolderDue]  # as the notebook has them
    fronts: list[Front]
    marker_from: str  # stock or pool (WW-3)
    losses_by: str  # loser or attacker (WW-5)
    story: list[Happening]
