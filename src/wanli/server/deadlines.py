"""Deadlines: when a table has to act by itself, and for how long a process claims it for that."""

from __future__ import annotations

from collections.abc import Callable

from wanli.table.clock import Watch
from wanli.table.table import NO_SEAT, Table

SOON = 20.0  # seconds ahead for which a process sets a timer of its own
CLAIM = 40.0  # seconds beyond the deadline during which no other process takes the table


def due_at(
    watch: Watch, table: Table, began: float, is_connected: Callable[[str], bool], seen: float = 0.0
) -> float | None:
    """Return when a bot has to move, a clock runs out or an absent player is replaced.

    None means never. `began` is when the current decision began, `seen` when the player who has to
    decide was last connected, if known.
    """
    if table.over:
        return began
    turn = table.turn
    if turn == NO_SEAT:
        return None
    if table.bot_of(turn):
        return began
    times: list[float] = []
    if table.clock.runs:
        times.append(watch.when(began, table.clock.left[turn] / 1000))
    if table.terms.takeover:
        away_since = watch.now() if is_connected(table.seats[turn].person) else max(began, seen)
        times.append(watch.when(away_since, table.terms.takeover))
    return min(times, default=None)


def claimed_until(watch: Watch, due: float | None) -> float:
    """Return until when the table is claimed; 0.0 if the deadline is too far away to claim it."""
    if due is None or due > watch.now() + SOON:
        return 0.0
    return max(due, watch.now()) + CLAIM
