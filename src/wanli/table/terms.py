"""The terms of a table, fixed before its first move: options, clock, undo, stand-ins."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from wanli.core.game import Game, Setup

DAY = 86_400
MAX_CONTENT = 100_000  # characters

Undo = Literal["never", "law", "ask"]


class NoClock(msgspec.Struct, frozen=True, tag_field="kind", tag="none"):
    """No clock: a decision may take any time."""


class LiveClock(msgspec.Struct, frozen=True, tag_field="kind", tag="live"):
    """Seconds for the whole game, and an increment for each decision."""

    seconds: Annotated[int, msgspec.Meta(ge=30, le=DAY)] = 1200
    increment: Annotated[int, msgspec.Meta(ge=0, le=600)] = 10


class DaysClock(msgspec.Struct, frozen=True, tag_field="kind", tag="days"):
    """Days for each turn; a turn lasts until another seat has to decide."""

    days: Annotated[int, msgspec.Meta(ge=1, le=30)] = 3


ClockTerms = NoClock | LiveClock | DaysClock


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """How a table is played. The defaults are what friends would choose."""

    players: Annotated[int, msgspec.Meta(ge=1, le=8)]
    options: dict[str, str] = {}
    content: Annotated[str, msgspec.Meta(max_length=MAX_CONTENT)] = ""  # own content set
    clock: ClockTerms = NoClock()
    undo: Undo = "ask"
    takeover: Annotated[int, msgspec.Meta(ge=0, le=7 * DAY)] = 0  # seconds; 0: no stand-ins
    watchers: bool = True


def check_terms(rules: Game, terms: Terms) -> tuple[Terms, Setup]:
    """Return the terms with the value of every option that applies; raises BadOption or BadContent.

    The setup is the game's own form of the same terms.
    """
    setup = rules.setup(terms.players, terms.options, terms.content)
    rules.new(setup)  # raises if the content set is wrong
    return msgspec.structs.replace(terms, options=setup.options), setup
