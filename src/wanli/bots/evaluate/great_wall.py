"""What a position of Great Wall of China looks worth: tokens, walls led, cards not spent."""

from __future__ import annotations

from typing import Final, cast

from wanli.core.state import State
from wanli.games.great_wall.rules.counts import count
from wanli.games.great_wall.rules.game import GreatWall
from wanli.games.great_wall.rules.material import DRAGON, FOOT, KINDS, NOBLE, SEATS, WALLS, WORTH
from wanli.games.great_wall.rules.walls import NOBODY

BORNE: Final = 0.7  # a first token that is not yet in a pile
LEADING: Final = 0.55  # a free token that the leader may claim in his next turn
SPENT: Final = 0.45  # a point of strength in hand or deck, kept for a better wall
ABILITY: Final = 1.5  # what a noble or a dragon is worth beyond its point


def evaluate(state: State, seat: int) -> float:
    """A seat's worth beyond the best other seat's."""
    t = cast(GreatWall, state)
    worth = [_worth(t, other) for other in range(t.players)]
    if not t.over:
        for wall in range(WALLS):
            if t.walls.is_open(wall):
                _share_wall(t, wall, worth)
    return worth[seat] - max(w for other, w in enumerate(worth) if other != seat)


def _worth(t: GreatWall, seat: int) -> float:
    """Tokens taken, and the cards still to be played."""
    if t.over:
        return float(t.score(seat))
    strength = 0.0
    for kind in range(KINDS):
        cards = int(count(t.hands[seat], kind)) + 0.9 * int(count(t.decks[seat], kind))
        worth = 2.0 if kind == FOOT else float(WORTH[kind])
        strength += cards * (worth + (ABILITY if kind in (NOBLE, DRAGON) else 0.0))
    return float(t.score(seat)) + SPENT * strength


def _share_wall(t: GreatWall, wall: int, worth: list[float]) -> None:
    """A borne token counts for its bearer, the best free one for who leads, by his margin."""
    walls = t.walls
    bearer = int(walls.bearer[wall])
    if bearer != NOBODY:
        worth[bearer] += BORNE * int(walls.borne[wall])
    leader = int(walls.leader(wall, t.players))
    if leader == NOBODY:
        return
    best = max(int(walls.free[wall * 2]), int(walls.free[wall * 2 + 1]))
    mine = int(walls.total(wall, leader))
    others = [
        int(walls.total(wall, seat))
        for seat in range(t.players)
        if seat != leader and walls.present[wall * SEATS + seat]
    ]
    margin = mine - max([0, *others])
    worth[leader] += best * (LEADING + min(0.3, 0.06 * max(0, margin)))
