"""Random play: prefer cities that can be paid for, pay in goods before VP, and seldom skip.

Uniformly random moves would pay with odd mixtures, sell discs one by one and hardly ever put more
than a few cubes into a region that counts. The functions here only prefer some of the legal moves;
one time in four they prefer none, so that every move occurs.
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

LATE: Final[i64] = 4  # from this turn on, half of the sales are for VP


def one_of(moves: vec[i64], n: i64, rng: Rng) -> i64:
    """Return a random legal move; draw again three times in four if it gives something up."""
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
    """Return a random number of cubes; half of the time at most an equal share per region left."""
    pool = t.of(t.active, CUBES)
    if rng.below(2) == 0 and t.regions_left > 0:
        pool = max(1, pool // (t.regions_left + 1))
    return actions.PUT + 1 + rng.below(pool)


def city_row(t: Position, moves: vec[i64], n: i64, rng: Rng) -> i64:
    """RE-3.2, RE-3.4: choose the city row half of the time, if it is legal; else any row."""
    if rng.below(2) == 0:
        first = actions.LIFT + CITY * MOST_CIRCLES if t.is_b() else actions.DISC + CITY
        end = first + MOST_CIRCLES if t.is_b() else first + 1
        for i in range(n):
            if first <= i64(moves[i]) < end:
                return moves[i]
    return moves[rng.below(n)]


def goods_before_points(t: Position, moves: vec[i64], n: i64, rng: Rng) -> i64:
    """RE-3.4: waive the payment, or pay as much of one good as possible, VP last of all."""
    if i64(moves[n - 1]) == actions.WAIVE:
        return actions.WAIVE
    good = (i64(moves[rng.below(n)]) - actions.PAY) // COUNTS
    if good == VP:
        good = (i64(moves[0]) - actions.PAY) // COUNTS
    return actions.PAY + good * COUNTS + min(t.of(t.active, good), t.owed)


def best_city(t: Position, moves: vec[i64], n: i64, rng: Rng) -> i64:
    """RE-3.7: choose the tile with more VP out of two random ones."""
    one, other = i64(moves[rng.below(n)]), i64(moves[rng.below(n)])
    if one == actions.SKIP or other == actions.SKIP:
        return max(one, other)  # a tile, if either is one
    vp = t.content.city_vp
    return one if i64(vp[one - actions.TAKE_CITY]) >= i64(vp[other - actions.TAKE_CITY]) else other


def sell_all(t: Position, rng: Rng) -> i64:
    """RE-3.12: sell as many discs as possible, for gold; late in the game often for VP."""
    discs = min(t.of(t.active, RESOURCES), t.content.most_traded)
    good = VP if t.turn >= LATE and rng.below(2) == 0 else GOLD
    return actions.SELL + good * COUNTS + discs


def preferred(t: Position, moves: vec[i64], n: i64, rng: Rng) -> i64:
    """Return a random move among those that a player would prefer."""
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
    """Return a move of random play."""
    if n == 1:
        return moves[0]
    if t.question == questions.HOW_MANY:
        return random_cubes(t, rng)
    if rng.below(4) == 0:
        return one_of(moves, n, rng)
    return preferred(t, moves, n, rng)
