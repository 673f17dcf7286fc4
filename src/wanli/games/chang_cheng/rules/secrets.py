"""The part of an action that stays hidden from a viewer while it is played (CC-15.2)."""

from __future__ import annotations

from mypy_extensions import i64

from wanli.core.stack import STEP_BITS
from wanli.games.chang_cheng.rules.actions import CARD, NEUTRAL_WALL, SWAP, THREAT
from wanli.games.chang_cheng.rules.material import KINDS, OBSERVERS, PROVINCES
from wanli.games.chang_cheng.rules.position import Position
from wanli.games.chang_cheng.rules.steps import REVEAL


def hides(t: Position, action: i64, viewer: i64) -> bool:
    """Return whether it is another player's face-down card, or a counter that only another sees."""
    if CARD <= action < NEUTRAL_WALL:
        return t.settings.seat_of[(action - CARD) // PROVINCES // KINDS] != viewer
    return THREAT <= action < SWAP and viewer != t.active and not draw_is_open(t)


def draw_is_open(t: Position) -> bool:
    """Return whether the pending threat counter is drawn face up for all (CC-11.1, CC-14.4)."""
    if (t.events >> OBSERVERS) & 1:
        return True
    return t.waiting > 0 and i64(t.todo[t.waiting - 1]) >> STEP_BITS == REVEAL


def looks_like(t: Position, action: i64, viewer: i64) -> i64:
    """Return the first of the actions that look the same to a viewer as this one."""
    if not hides(t, action, viewer):
        return action
    if action >= THREAT:
        return THREAT
    card, province = (action - CARD) // PROVINCES, (action - CARD) % PROVINCES
    return CARD + card // KINDS * KINDS * PROVINCES + province
