"""How random play chooses: cities while they can be paid, goods before points, no idle skipping.

Choosing among all moves alike would pay with odd mixtures, sell discs one by one and hardly ever
put more than a few cubes into a region that counts. What is legal is said elsewhere; here only some
of it is preferred, and one time in four nothing is, so that every move is met.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.rng import Rng
from wanli.games.rise_of_empires.rules import actions, questions
from wanli.games.rise_of_empires.rules.material import (
    CITY,
    COUNTS,
    CUBES,
    GOLD,
    MOST_CIRCLES,
    RESOURCES,
    VP,
)
from wanli.games.rise_of_empires.rules.position import Position

LATE: Final[i64] = 4  # from this turn on discs are rather sold for points


def one_of(moves: vec[i64], n: i64, rng: Rng) -> i64:
    """One of the n legal moves: of those that give something up only one in four."""
    action = i64(moves[rng.below(n)])
    gives_up = (
        action == actions.SKIP
        or action == actions.PEACE
        or action == actions.NO_ALLY
        or action == actions.DONE
    )
    if gives_up and rng.below(4) != 0:
        return moves[rng.below(n)]
    return action


def random_cubes(t: Position, rng: Rng) -> i64:
    """A number of cubes; half of the time no more than the regions left leave for each."""
    pool = t.of(t.active, CUBES)
    if rng.below(2) == 0 and t.regions_left > 0:
        pool = max(1, pool // (t.regions_left + 1))
    return actions.PUT + 1 + rng.below(pool)


def city_row(t: Position, moves: vec[i64], n: i64, rng: Rng) -> i64:
    """RE-3.2, RE-3.4: half of the time the row of cities, if it is open to him; else any."""
    if rng.below(2) == 0:
        first = actions.LIFT + CITY * MOST_CIRCLES if t.is_b() else actions.DISC + CITY
        end = first + MOST_CIRCLES if t.is_b() else first + 1
        for i in range(n):
            if first <= i64(moves[i]) < end:
                return moves[i]
    return moves[rng.below(n)]


def goods_before_points(t: Position, moves: vec[i64], n: i64, rng: Rng) -> i64:
    """RE-3.4: waived, or as much as there is of some good; VP only where nothing else is left."""
    if i64(moves[n - 1]) == actions.WAIVE:
        return actions.WAIVE
    good = (i64(moves[rng.below(n)]) - actions.PAY) // COUNTS
    if good == VP:
        good = (i64(moves[0]) - actions.PAY) // COUNTS
    return actions.PAY + good * COUNTS + min(t.of(t.active, good), t.owed)


def best_city(t: Position, moves: vec[i64], n: i64, rng: Rng) -> i64:
    """RE-3.7: the tile with more VP of any two."""
    one, other = i64(moves[rng.below(n)]), i64(moves[rng.below(n)])
    if one == actions.SKIP or other == actions.SKIP:
        return max(one, other)  # a tile, if either is one
    vp = t.content.city_vp
    return one if i64(vp[one - actions.TAKE_CITY]) >= i64(vp[other - actions.TAKE_CITY]) else other


def sell_all(t: Position, rng: Rng) -> i64:
    """RE-3.12: as many discs as possible, early for gold, late rather for points."""
    discs = min(t.of(t.active, RESOURCES), t.content.most_traded)
    good = VP if t.turn >= LATE and rng.below(2) == 0 else GOLD
    return actions.SELL + good * COUNTS + discs


def preferred(t: Position, moves: vec[i64], n: i64, rng: Rng) -> i64:
    """One of the moves that a player would rather make."""
    question = t.question
    if question == questions.CHOOSE_ROW:
        return city_row(t, moves, n, rng)
    if question == questions.PAYMENT:
        return goods_before_points(t, moves, n, rng)
    if question == questions.WHICH_CITY:
        return best_city(t, moves, n, rng)
    if question == questions.WHICH_TRADE:
        return sell_all(t, rng)
    if question == questions.KEEP_IT:
        return actions.KEEP + t.about
    if question == questions.GIVE_UP:
        return actions.FEED
    return one_of(moves, n, rng)


def choose(t: Position, moves: vec[i64], n: i64, rng: Rng) -> i64:
    """One move of random play."""
    if n == 1:
        return moves[0]
    if t.question == questions.HOW_MANY:
        return random_cubes(t, rng)
    if rng.below(4) == 0:
        return one_of(moves, n, rng)
    return preferred(t, moves, n, rng)
