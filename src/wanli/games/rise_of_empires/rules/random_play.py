"""How random play chooses: a disc that costs little, as many cubes as it likes, no idle skipping.

Choosing among all moves alike would pay with odd mixtures and hardly ever put more than a few cubes
into a region that counts. What is legal is said elsewhere; here only some of it is preferred.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.rng import Rng
from wanli.games.rise_of_empires.rules.actions import DONE, FEED, NO_ALLY, PEACE, PUT, SKIP
from wanli.games.rise_of_empires.rules.material import CUBES
from wanli.games.rise_of_empires.rules.position import GIVE_UP, HOW_MANY, WHICH_REGION, Position


def preferred(t: Position, moves: vec[i64], n: i64, rng: Rng) -> i64:
    """One of the n legal moves: of those that give something up only one in four."""
    action = i64(moves[rng.below(n)])
    gives_up = action == SKIP or action == PEACE or action == NO_ALLY or action == DONE
    if gives_up and rng.below(4) != 0:
        return moves[rng.below(n)]
    if t.question == GIVE_UP and rng.below(8) != 0:
        return FEED
    return action


def random_cubes(t: Position, rng: Rng) -> i64:
    """A number of cubes; half of the time no more than the regions left leave for each."""
    pool = t.of(t.active, CUBES)
    if rng.below(2) == 0 and t.regions_left > 0:
        pool = max(1, pool // (t.regions_left + 1))
    return PUT + 1 + rng.below(pool)


def sample(t: Position, moves: vec[i64], n: i64, rng: Rng) -> i64:
    """One move of random play."""
    if t.question == HOW_MANY:
        return random_cubes(t, rng)
    if t.question == WHICH_REGION or n > 1:
        return preferred(t, moves, n, rng)
    return moves[0]
