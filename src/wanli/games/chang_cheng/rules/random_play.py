"""Random moves for playouts: choose the action first, then its card and its place.

A uniform choice among all moves would give unnatural games, because double walls and towers are
half of the moves in the first turns. Sampling is also faster than listing all moves. `building`
stays the only definition of legality: if few choices are left, or sampling fails, it lists all.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.rng import Rng
from wanli.games.chang_cheng.rules.actions import CARD, WALL
from wanli.games.chang_cheng.rules.building import (
    double_walls,
    legal_first_half,
    legal_second_half,
    towers,
)
from wanli.games.chang_cheng.rules.cards import HAND
from wanli.games.chang_cheng.rules.material import (
    COLOURS,
    DOUBLES,
    KINDS,
    LONGEST_PROVINCE,
    PIECES,
    PROVINCES,
    TOWERS,
)
from wanli.games.chang_cheng.rules.position import NO_PROVINCE, Position
from wanli.games.chang_cheng.rules.wall import EMPTY, KEPT, LINE

NO_MOVE: Final[i64] = -1
TRIES: Final[i64] = 4  # before all moves are listed


def random_first_half(t: Position, moves: vec[i64], rng: Rng) -> i64:
    """Return a random first half: a wall in half of the cases, a card in a quarter."""
    colour = rng.below(COLOURS)
    while not t.plays(t.active, colour):
        colour = (colour + 1) % COLOURS
    kind = rng.below(8)
    n: i64 = 0
    if kind < 2:
        if t.cards.hand[colour] > 1 and t.wall.uncompleted > 1:  # another card can follow
            return random_card(t, colour, NO_PROVINCE, rng)
    elif kind == 2 and t.stock[colour * PIECES + DOUBLES] > 0:
        n = double_walls(t, colour, moves, 0)
    elif kind == 3 and t.stock[colour * PIECES + TOWERS] > 0:
        n = towers(t, colour, moves, 0)
    elif t.singles(colour) > 1 and t.wall.empties > t.towers.promises + LONGEST_PROVINCE:
        action = random_wall(t, colour, NO_PROVINCE, rng)  # another wall can follow
        if action != NO_MOVE:
            return action
    if n == 0:
        n = legal_first_half(t, moves)
    return moves[rng.below(n)]


def random_second_half(t: Position, moves: vec[i64], rng: Rng) -> i64:
    """Return a random second half: after a wall a wall, after a card either one."""
    action: i64 = NO_MOVE
    if not t.began_with_card:
        action = random_wall(t, t.colour, t.here, rng)
    elif rng.below(2) == 0:
        if t.cards.hand[t.colour] > 0 and t.wall.uncompleted > 1:
            return random_card(t, t.colour, t.here, rng)
    elif t.singles(t.colour) > 0:
        action = wall_if_open(t, t.colour, t.here, rng.below(t.wall.left[t.here]))
    if action != NO_MOVE:
        return action
    n = legal_second_half(t, moves)
    return moves[rng.below(n)]


def random_wall(t: Position, colour: i64, but: i64, rng: Rng) -> i64:
    """Return a single wall on a random open square outside `but`, or NO_MOVE if none was found."""
    wall, left = t.wall, t.wall.left
    squares = wall.empties
    if but != NO_PROVINCE:
        squares -= i64(left[but])
    if squares == 0:
        return NO_MOVE
    for _ in range(TRIES):
        k = rng.below(squares)
        p: i64 = 0
        while p == but or k >= left[p]:
            if p != but:
                k -= i64(left[p])
            p += 1
        action = wall_if_open(t, colour, p, k)
        if action != NO_MOVE:
            return action
    return NO_MOVE


def wall_if_open(t: Position, colour: i64, province: i64, k: i64) -> i64:
    """Return a single wall on the k-th empty square of a province if it is open to the colour."""
    s = i64(t.wall.empty[t.wall.first[province] + k])
    what = t.wall.square[s]
    if what == EMPTY or what == KEPT - colour:
        return WALL + colour * LINE + s
    return NO_MOVE


def random_card(t: Position, colour: i64, but: i64, rng: Rng) -> i64:
    """Return a random card into an uncompleted province other than `but`; both must exist."""
    left, provinces = t.wall.left, t.wall.provinces()
    province = rng.below(provinces)
    while left[province] == 0 or province == but:
        province = rng.below(provinces)
    k = rng.below(t.cards.hand[colour])
    card = colour * KINDS
    while k > 0 or t.cards.place[card] != HAND:
        if t.cards.place[card] == HAND:
            k -= 1
        card += 1
    return CARD + card * PROVINCES + province
