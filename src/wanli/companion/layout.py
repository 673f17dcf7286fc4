"""The standing of a notebook, in the form that is sent to pages and programs."""

from __future__ import annotations

from typing import Literal

import msgspec

Facts = dict[str, str | int]
Place = Literal["coming", "waiting", "standing", "gone"]  # coming: not laid out yet (RE-2.2)
Phase = Literal["actions", "upkeep", "points", "over"]
UpkeepState = Literal["none", "due", "paid", "built"]  # built: by its holder, this turn (WW-9)
PointsState = Literal["none", "due", "scored", "built", "unmarked"]
Taking = Literal["", "marker", "last-cube", "nobody"]  # what a taker must remove (WW-4, WW-5)
Did = Literal[
    "build", "war", "mark", "raze", "leave", "pay", "let-go", "score", "order", "next"
]  # fmt: skip


class Happening(msgspec.Struct, frozen=True):
    """An event that followed from an entry."""

    entry: int  # its number, from 0
    code: str
    facts: Facts
    clause: str


class HeldWonder(msgspec.Struct, frozen=True, kw_only=True):
    """A wonder: where it stands, its holder, and its upkeep and points in this turn."""

    name: str
    place: Place
    sites: list[str]  # the regions it may be built in (WW-2, WW-13)
    site: str
    holder: str
    marked: bool
    builder: str  # the player who built it in this turn
    upkeep: int  # gold still to be paid in this turn
    upkeep_state: UpkeepState
    points: int  # VP still to be scored in this turn
    points_state: PointsState
    taking: Taking


class HolderDue(msgspec.Struct, frozen=True, kw_only=True):
    """The wonders of a player, with their upkeep and points."""

    name: str
    wonders: list[str]
    markers: int
    upkeep: int  # gold still to be paid in this turn
    points: int  # VP still to be scored in this turn
    won: int  # VP that wonders have given so far


class Front(msgspec.Struct, frozen=True):
    """A region in which a war would concern wonders."""

    region: str
    defender: str
    wonders: list[str]
    markers: list[str]  # those of the wonders that have one


class Capture(msgspec.Struct, frozen=True):
    """A captured wonder that its taker has to mark or raze (WW-7)."""

    wonder: str
    taker: str
    loser: str


class CompanionStanding(msgspec.Struct, frozen=True, kw_only=True):
    """The state after the last entry."""

    turn: str
    phase: Phase
    order: list[str]
    may: list[Did]  # the kinds of entries that can come next
    asked: list[Capture]
    wonders: list[HeldWonder]
    players: list[HolderDue]  # in the order of the notebook
    fronts: list[Front]
    marker_from: str  # stock or pool (WW-3)
    losses_by: str  # loser or attacker (WW-5)
    story: list[Happening]
