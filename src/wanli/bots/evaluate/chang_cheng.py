"""What a position of Chang Cheng looks worth: points, provinces in reach, threats, what is kept."""

from __future__ import annotations

from typing import Final, cast

from wanli.core.state import State
from wanli.games.chang_cheng.rules.counters import NOT_DRAWN
from wanli.games.chang_cheng.rules.ending import blocks_in_region, has_tower
from wanli.games.chang_cheng.rules.game import ChangCheng
from wanli.games.chang_cheng.rules.material import COLOURS, DOUBLES, PIECES, TOWERS
from wanli.games.chang_cheng.rules.wall import of_colour

CARD: Final = 0.9  # a card still to be used
DOUBLE: Final = 2.0  # a piece still to be placed well
TOWER: Final = 2.0
UNKNOWN_THREAT: Final = 3.0


def evaluate(state: State, seat: int) -> float:
    """A seat's worth beyond the best other seat's."""
    t = cast(ChangCheng, state)
    worth = [0.0] * t.players
    colours = [c for c in range(COLOURS) if t.settings.seat_of[c] >= 0]
    for colour in colours:
        worth[t.settings.seat_of[colour]] += _worth(t, colour)
    for p in range(t.wall.provinces()):
        _share_province(t, p, colours, worth)
    for r in range(t.wall.provinces()):
        _share_threat(t, r, colours, worth)
    return worth[seat] - max(w for other, w in enumerate(worth) if other != seat)


def _worth(t: ChangCheng, colour: int) -> float:
    """Points, and what is kept for later."""
    if t.over:
        return float(t.points[colour])
    kept = DOUBLE * int(t.stock[colour * PIECES + DOUBLES])
    kept += TOWER * int(t.stock[colour * PIECES + TOWERS])
    left = min(1.0, int(t.wall.empties) / 13)  # what is kept too long is worth nothing
    return float(t.points[colour]) + kept * left + CARD * int(t.cards.hand[colour]) * left


def _share_province(t: ChangCheng, p: int, colours: list[int], worth: list[float]) -> None:
    """The value of an uncompleted province goes to who leads, the more the fuller it is."""
    length, left = int(t.wall.length[p]), int(t.wall.left[p])
    if left == 0 or left == length:
        return
    blocks = t.wall.unbroken_in_province(p)
    counts = {c: int(of_colour(blocks, c)) for c in colours}
    most = max(counts.values())
    value = length + max(0, int(t.counters.reputation[p]))
    filled = (length - left) / length
    for colour, n in counts.items():
        if most and n == most:
            tied = sum(m == most for m in counts.values())
            worth[t.settings.seat_of[colour]] += value * filled * (0.8 if tied == 1 else 0.5)
        elif n and n >= most - left:
            worth[t.settings.seat_of[colour]] += value * filled * 0.15


def _share_threat(t: ChangCheng, r: int, colours: list[int], worth: list[float]) -> None:
    """The threat of a region hangs over who leads there, the more the fuller it is."""
    if not t.counters.attacks(r) or t.over:
        return
    blocks = blocks_in_region(t, r)
    most = max(int(of_colour(blocks, c)) for c in colours)
    drawn = int(t.counters.threat[r])
    threat = UNKNOWN_THREAT if drawn == NOT_DRAWN else float(drawn)
    length = int(t.wall.region_length[r])
    filled = sum(int(of_colour(blocks, c)) for c in range(COLOURS)) / length
    for colour in colours:
        if most and of_colour(blocks, colour) == most and not has_tower(t, r, colour):
            worth[t.settings.seat_of[colour]] -= threat * filled * 0.8
