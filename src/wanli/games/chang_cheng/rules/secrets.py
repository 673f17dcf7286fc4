"""What of an action stays hidden from a viewer while it is played (CC-15.2)."""

from __future__ import annotations

from mypy_extensions import i64

from wanli.core.stack import STEP_BITS
from wanli.games.chang_cheng.rules.actions import CARD, NEUTRAL_WALL, SWAP, THREAT
from wanli.games.chang_cheng.rules.material import KINDS, OBSERVERS, PROVINCES
from wanli.games.chang_cheng.rules.position import Position
from wanli.games.chang_cheng.rules.steps import REVEAL


def hides(t: Position, action: i64, viewer: i64) -> bool:
    """Whether it is another's card, laid face down, or a counter that only he looks at."""
    if CARD <= action < NEUTRAL_WALL:
        return t.settings.seat_of[(action - CARD) // PROVINCES // KINDS] != viewer
    return THREAT <= action < SWAP and viewer != t.active and not draw_is_open(t)


def draw_is_open(t: Position) -> bool:
    """Whether the pending threat counter is turned up for all (CC-11.1, CC-14.4)."""
    if (t.events >> OBSERVERS) & 1:
        return True
    return t.waiting > 0 and i64(t.todo[t.waiting - 1]) >> STEP_BITS == REVEAL


def looks_like(t: Position, action: i64, viewer: i64) -> i64:
    """The first of the actions that a viewer cannot tell from this one."""
    if not hides(t, action, viewer):
        return action
    if action >= THREAT:
        return THREAT
    card, province = (action - CARD) // PROVINCES, (action - CARD) % PROVINCES
    return CARD + card // KINDS * KINDS * PROVINCES + province
