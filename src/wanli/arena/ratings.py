"""Ratings from games: the strength of each bot, if a seat wins in proportion to its strength.

A seat wins with the chance strength / sum of the strengths at its table: the model of Bradley and
Terry for two, the first choice in that of Luce for more. Only victories count, as in the games
themselves; to compare second with third places as well would count one game as several and make the
intervals look too good. Games of one deal are not independent either, so intervals also look at
how much whole deals differ. All games are weighed at once, so their order has no effect, unlike
with ratings that are updated game by game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt

from wanli.arena.intervals import CONFIDENCE

ELO = 400 / log(10)  # points for one unit of log strength: 400 points are odds of 10 to 1
ANCHOR = "random"  # has rating 0 where it plays; elsewhere the last bot has
STEPS = 200  # of the search for the maximum; some ten are needed
LONGEST = 2.0  # of those steps, in log strength
CLOSE = 1e-9

Vector = list[float]
Matrix = list[list[float]]
Table = tuple[list[int], tuple[float, ...]]  # bots by seat, and their shares


@dataclass(frozen=True)
class Result:
    """The bots at a table, and the share of the victory of each seat.

    Attributes:
        bots: The name of the bot in each seat.
        shares: The share of the victory by seat.
        deal: The deal; games of the same deal have the same luck. `None` for a deal of its own.
    """

    bots: tuple[str, ...]
    shares: tuple[float, ...]
    deal: int | None = None


@dataclass(frozen=True)
class Rating:
    """A bot's rating on the Elo scale.

    Attributes:
        bot: The name of the bot.
        rating: The rating; `random` has 0 if it plays, otherwise the weakest bot has.
        low: The lower end of the 95% confidence interval.
        high: The upper end.
        games: The seats it played.
        share: Its share of the victories per seat.
    """

    bot: str
    rating: float
    low: float
    high: float
    games: int
    share: float


def ratings(results: Sequence[Result]) -> list[Rating]:
    """Return the rating of every bot that played, the strongest first.

    Beside its games, every bot is counted as having drawn one with an average bot. So a bot that
    won or lost all its games has a finite rating, too. An interval says how sure a bot's distance
    from the average is; the anchor only shifts the scale.

    Args:
        results: The results of the games.

    Examples:
        >>> from wanli.arena.ratings import Result, ratings
        >>> for one in ratings([Result(("mine", "random"), (1.0, 0.0))] * 3):
        ...     print(f"{one.bot:7}{one.rating:5.0f}  {one.low:.0f} to {one.high:.0f}")
        mine     407  111 to 703
        random     0  -296 to 296
    """
    bots = sorted({bot for result in results for bot in result.bots})
    if not bots:
        return []
    strengths, spread = _fitted(bots, results)
    anchor = strengths[bots.index(ANCHOR)] if ANCHOR in bots else min(strengths)
    rated = [
        _rating(bot, ELO * (strengths[i] - anchor), CONFIDENCE * ELO * sqrt(spread[i]), results)
        for i, bot in enumerate(bots)
    ]
    return sorted(rated, key=lambda one: (-one.rating, one.bot))


def _rating(bot: str, rating: float, reach: float, results: Sequence[Result]) -> Rating:
    shares = [
        share
        for result in results
        for name, share in zip(result.bots, result.shares, strict=True)
        if name == bot
    ]
    mean = sum(shares) / len(shares)
    return Rating(bot, rating, rating - reach, rating + reach, len(shares), mean)


def _fitted(bots: list[str], results: Sequence[Result]) -> tuple[Vector, Vector]:
    """The most likely log strengths, and the variance of each about their mean."""
    number = {bot: i for i, bot in enumerate(bots)}
    tables = [([number[bot] for bot in result.bots], result.shares) for result in results]
    at = [0.0] * len(bots)
    for _ in range(STEPS):
        slope, bend = _slope_and_bend(at, tables)
        step = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in _inverse(bend)]
        longest = max(map(abs, step))
        scale = min(1.0, LONGEST / longest) if longest else 1.0  # far from the end it overshoots
        at = [a + scale * b for a, b in zip(at, step, strict=True)]
        if longest < CLOSE:
            break
    model = _inverse(_slope_and_bend(at, tables)[1])
    deals = _between_deals(at, tables, [result.deal for result in results])
    seen = _product(_product(model, deals), model)
    pairs = zip(_about_the_mean(model), _about_the_mean(seen), strict=True)
    return at, [max(pair) for pair in pairs]  # what the model says, unless the deals say worse


def _between_deals(at: Vector, tables: Sequence[Table], deals: Sequence[int | None]) -> Matrix:
    """How much the slope differs from deal to deal: its covariance, the deals being independent."""
    slopes: dict[int | str, Vector] = {}
    for number, ((seats, shares), deal) in enumerate(zip(tables, deals, strict=True)):
        slope = slopes.setdefault(f"alone {number}" if deal is None else deal, [0.0] * len(at))
        weights = [exp(at[i]) for i in seats]
        for i, share, weight in zip(seats, shares, weights, strict=True):
            slope[i] += share - weight / sum(weights)
    more = len(slopes) / max(1, len(slopes) - 1)
    size = range(len(at))
    return [[more * sum(one[i] * one[j] for one in slopes.values()) for j in size] for i in size]


def _slope_and_bend(at: Vector, tables: Sequence[Table]) -> tuple[Vector, Matrix]:
    """The slope of the log likelihood and its information matrix, the imaginary draw included."""
    chances = [1 / (1 + exp(-a)) for a in at]  # to beat the average bot
    slope = [0.5 - chance for chance in chances]
    bend = [[0.0] * len(at) for _ in at]
    for i, chance in enumerate(chances):
        bend[i][i] = chance * (1 - chance)
    for seats, shares in tables:
        weights = [exp(at[i]) for i in seats]
        whole = sum(weights)
        for i, share, weight in zip(seats, shares, weights, strict=True):
            slope[i] += share - weight / whole
            bend[i][i] += weight / whole
            for j, other in zip(seats, weights, strict=True):
                bend[i][j] -= weight / whole * other / whole
    return slope, bend


def _inverse(matrix: Matrix) -> Matrix:
    """Gauss and Jordan's; ours are symmetric and positive, so no pivot is ever zero."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for j in range(size):
            if j != i:
                factor = rows[j][i]
                rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]


def _product(one: Matrix, other: Matrix) -> Matrix:
    columns = list(zip(*other, strict=True))
    return [[sum(a * b for a, b in zip(row, col, strict=True)) for col in columns] for row in one]


def _about_the_mean(covariance: Matrix) -> Vector:
    """The variances of values less the mean of all values."""
    size = len(covariance)
    means = [sum(row) / size for row in covariance]
    whole = sum(means) / size
    return [max(0.0, covariance[i][i] - 2 * means[i] + whole) for i in range(size)]
