"""Ratings of bots from their games: the maximum likelihood fit of a Bradley-Terry model.

A seat wins with probability strength / sum of the strengths at its table: the model of Bradley and
Terry for two players, the first choice of Luce's model for more. Only victories count, as in the
games themselves; comparing second with third places as well would count one game several times and
make the intervals too narrow. Games of one deal are not independent, so the intervals also use the
variance between deals. All games are fitted at once, so their order has no effect, unlike with
ratings that are updated game by game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt

from wanli.arena.intervals import CONFIDENCE

ELO = 400 / log(10)  # points for one unit of log strength: 400 points are odds of 10 to 1
ANCHOR = "random"  # has rating 0 if it plays; otherwise the weakest bot has
MAX_STEPS = 200  # of Newton's method; about ten are needed
MAX_STEP = 2.0  # in log strength
TOLERANCE = 1e-9

Vector = list[float]
Matrix = list[list[float]]
Table = tuple[list[int], tuple[float, ...]]  # bots by seat, and their shares


@dataclass(frozen=True)
class Result:
    """The bots at a table, and the share of the victory of each seat.

    Attributes:
        bots: The name of the bot in each seat.
        shares: The share of the victory by seat.
        deal: The deal; games of the same deal have the same luck. `None` if no other game has it.
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
        games: The number of seats it played.
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

    In addition to its games, every bot is counted as having drawn one game with an average bot, so
    that a bot with only victories or defeats also has a finite rating. The interval is that of a
    bot's distance from the average; the anchor only shifts the scale.

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
    strengths, variances = _fit(bots, results)
    anchor = strengths[bots.index(ANCHOR)] if ANCHOR in bots else min(strengths)
    rated = [
        _rating(bot, ELO * (strengths[i] - anchor), CONFIDENCE * ELO * sqrt(variances[i]), results)
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


def _fit(bots: list[str], results: Sequence[Result]) -> tuple[Vector, Vector]:
    """Return the most likely log strengths, and the variance of each about their mean."""
    number = {bot: i for i, bot in enumerate(bots)}
    tables = [([number[bot] for bot in result.bots], result.shares) for result in results]
    at = [0.0] * len(bots)
    for _ in range(MAX_STEPS):
        gradient, information = _gradient_and_information(at, tables)
        inverse = _inverse(information)
        step = [sum(a * b for a, b in zip(row, gradient, strict=True)) for row in inverse]
        longest = max(map(abs, step))
        scale = min(1.0, MAX_STEP / longest) if longest else 1.0  # a longer step would overshoot
        at = [a + scale * b for a, b in zip(at, step, strict=True)]
        if longest < TOLERANCE:
            break
    model = _inverse(_gradient_and_information(at, tables)[1])
    between = _covariance_of_deals(at, tables, [result.deal for result in results])
    sandwich = _product(_product(model, between), model)
    pairs = zip(_about_the_mean(model), _about_the_mean(sandwich), strict=True)
    return at, [max(pair) for pair in pairs]  # the larger of the two estimates


def _covariance_of_deals(
    at: Vector, tables: Sequence[Table], deals: Sequence[int | None]
) -> Matrix:
    """Return the covariance of the gradient between deals, which are independent."""
    gradients: dict[int | str, Vector] = {}
    for number, ((seats, shares), deal) in enumerate(zip(tables, deals, strict=True)):
        key = f"single {number}" if deal is None else deal
        gradient = gradients.setdefault(key, [0.0] * len(at))
        weights = [exp(at[i]) for i in seats]
        for i, share, weight in zip(seats, shares, weights, strict=True):
            gradient[i] += share - weight / sum(weights)
    factor = len(gradients) / max(1, len(gradients) - 1)
    size, rows = range(len(at)), list(gradients.values())
    return [[factor * sum(row[i] * row[j] for row in rows) for j in size] for i in size]


def _gradient_and_information(at: Vector, tables: Sequence[Table]) -> tuple[Vector, Matrix]:
    """Return the gradient of the log likelihood and its information matrix.

    Both include each bot's draw with the average bot.
    """
    chances = [1 / (1 + exp(-a)) for a in at]  # to beat the average bot
    gradient = [0.5 - chance for chance in chances]
    information = [[0.0] * len(at) for _ in at]
    for i, chance in enumerate(chances):
        information[i][i] = chance * (1 - chance)
    for seats, shares in tables:
        weights = [exp(at[i]) for i in seats]
        whole = sum(weights)
        for i, share, weight in zip(seats, shares, weights, strict=True):
            gradient[i] += share - weight / whole
            information[i][i] += weight / whole
            for j, other in zip(seats, weights, strict=True):
                information[i][j] -= weight / whole * other / whole
    return gradient, information


def _inverse(matrix: Matrix) -> Matrix:
    """Invert a matrix (Gauss-Jordan); it is positive definite, so no pivot is ever zero."""
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
    """Return the variances of values minus their mean."""
    size = len(covariance)
    means = [sum(row) / size for row in covariance]
    whole = sum(means) / size
    return [max(0.0, covariance[i][i] - 2 * means[i] + whole) for i in range(size)]
