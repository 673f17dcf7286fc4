"""Random moves for playouts: draw about half the time, else choose a card, a wall and a number.

A uniform choice among all moves would empty every hand at once, because most moves play cards.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.rng import Rng
from wanli.games.great_wall.rules.actions import DRAW, PLAY, RIDE
from wanli.games.great_wall.rules.counts import NONE, count, pick, size
from wanli.games.great_wall.rules.material import DRAGON, HORSEMAN, KINDS, WALLS
from wanli.games.great_wall.rules.playing import covers_at
from wanli.games.great_wall.rules.position import Position
from wanli.games.great_wall.rules.walls import FREE, LINE, NO_TOKEN


def random_act(t: Position, moves: vec[i64], rng: Rng) -> i64:
    """Return a draw, or a random card from the hand to a random wall."""
    hand = i64(t.hands[t.active])
    if t.decks[t.active] != NONE and (hand == NONE or rng.below(2) == 0):
        return DRAW
    wall = rng.below(WALLS)
    lines = t.walls.lines
    while lines[wall * LINE + FREE] == NO_TOKEN:
        wall = (wall + 1) & 3
    kind = pick(hand, rng.below(size(hand)))
    if kind == HORSEMAN:
        return RIDE + wall
    if kind == DRAGON:
        n = covers_at(t, wall, moves, 0)
        if n > 0:
            return moves[rng.below(n)]
    cards = rng.below(count(hand, kind))  # minus one: the number of further cards
    return PLAY + (wall * KINDS + kind) * KINDS + cards
