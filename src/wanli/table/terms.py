"""What a table has agreed on before its first move: options, clock, undo, who takes over."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from wanli.core.game import Game, Setup

DAY = 86_400
LARGEST_CONTENT = 100_000

Undo = Literal["never", "law", "ask"]


class NoClock(msgspec.Struct, frozen=True, tag_field="kind", tag="none"):
    """As long as anybody likes."""


class LiveClock(msgspec.Struct, frozen=True, tag_field="kind", tag="live"):
    """A store of seconds for the game, and some more with each decision."""

    seconds: Annotated[int, msgspec.Meta(ge=30, le=DAY)] = 1200
    increment: Annotated[int, msgspec.Meta(ge=0, le=600)] = 10


class DaysClock(msgspec.Struct, frozen=True, tag_field="kind", tag="days"):
    """So many days for each turn: until another has to decide."""

    days: Annotated[int, msgspec.Meta(ge=1, le=30)] = 3


ClockTerms = NoClock | LiveClock | DaysClock


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """How a table is played. Everything has a default that friends would choose."""

    players: Annotated[int, msgspec.Meta(ge=1, le=8)]
    options: dict[str, str] = {}
    content: Annotated[str, msgspec.Meta(max_length=LARGEST_CONTENT)] = ""  # an owner's set
    clock: ClockTerms = NoClock()
    undo: Undo = "ask"
    takeover: Annotated[int, msgspec.Meta(ge=0, le=7 * DAY)] = 0  # seconds; 0: nobody takes over
    watchers: bool = True


def settled(rules: Game, terms: Terms) -> tuple[Terms, Setup]:
    """The terms with every option that applies written out; raises what is wrong with them."""
    setup = rules.setup(terms.players, terms.options, terms.content)
    rules.new(setup)  # an owner's set is read here
    return msgspec.structs.replace(terms, options=setup.options), setup
