"""The bots: each gets a view and answers with one of its legal moves; none sees a position.

Attributes:
    LEVELS: The bots that players are offered, the weakest first.
    BASELINES: The bots that the levels are measured by.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import wanli
from wanli.bots.advice import Advice
from wanli.bots.greedy import GreedyBot
from wanli.bots.interface import Bot as Bot
from wanli.bots.levels import BUDGETS, Level, unknown
from wanli.bots.novice import NoviceBot
from wanli.bots.openspiel import OPENSPIEL, openspiel_bot
from wanli.bots.random import RandomBot
from wanli.bots.searcher import Budget, SearchBot
from wanli.core.errors import BadOption
from wanli.core.view import View

INTERPRETED_SHARE = (
    16  # without compiled rules only one iteration in so many, where no time ends it
)
A_BUDGET = re.compile(r"([1-9][0-9]{0,6})(ms|s|)")  # 2000 iterations, 20ms, 3s
PLAIN = "plain"  # searches, and knows only the rules of a game


Maker = Callable[[int], Bot]  # from a seed


def tries(iterations: int) -> Budget:
    """Return a budget of iterations, fewer where the rules are not compiled.

    Args:
        iterations: The iterations with compiled rules.
    """
    return Budget(iterations if wanli.compiled() else -(-iterations // INTERPRETED_SHARE))


def _searcher(name: str, budget: Budget) -> Maker:
    return lambda seed: SearchBot(seed, budget, plain=name == PLAIN)


LEVELS: dict[str, Maker] = {  # what people are offered, the weakest first
    Level.NOVICE: NoviceBot,
    Level.EASY: GreedyBot,
    **{level: _searcher(level, budget) for level, budget in BUDGETS.items()},
}
BASELINES: dict[str, Maker] = {  # what the levels are measured by
    "random": RandomBot,
    "greedy": GreedyBot,
    PLAIN: _searcher(PLAIN, tries(12000)),
}
SEARCHERS: tuple[str, ...] = (*BUDGETS, PLAIN)


def advise(player: Bot, view: View, waited: float = 0.0) -> Advice:
    """Return a bot's choice, with its reasons if it searches.

    Args:
        player: The bot.
        view: What its seat may know.
        waited: Seconds that the question has waited; they count as thinking time.

    Examples:
        >>> from wanli.bots import advise, bot
        >>> from wanli.core.play import Play
        >>> from wanli.core.rng import Rng
        >>> from wanli.games import game
        >>> great_wall = game("great-wall")
        >>> play = Play(great_wall, great_wall.setup(players=2), luck=Rng(7))
        >>> advice = advise(bot("strong@20", seed=1), play.view(play.current))
        >>> advice.text, advice.tries
        ('play 2 gate at 1', 20)
    """
    if isinstance(player, SearchBot):
        return player.advise(view, waited)
    return Advice(player.choose(view))


def bot(name: str, seed: int) -> Bot:
    """Return a bot by its name.

    Args:
        name: A level (`novice`, `easy`, `medium`, `strong`, `master`) or a baseline (`random`,
            `greedy`, `plain`). A bot that searches can have a budget of its own: `master@2000`
            searches 2000 iterations a move, `plain@20ms` for 20 milliseconds. `openspiel@500`
            needs the extra `research`.
        seed: The seed of the bot's own random source.

    Raises:
        BadOption: There is no such bot, or the budget cannot be read.

    Examples:
        >>> from wanli.bots import LEVELS, bot
        >>> ", ".join(LEVELS)
        'novice, easy, medium, strong, master'
        >>> player = bot("strong@200", seed=1)
    """
    level, at, budget = name.partition("@")
    if level == OPENSPIEL:
        return openspiel_bot(seed, simulations_of(budget))
    if at:
        return _searcher(level, budget_of(level, budget))(seed)
    make = LEVELS.get(level) or BASELINES.get(level)
    if make is None:
        raise unknown(name, [*LEVELS, *BASELINES])
    return make(seed)


def budget_of(level: str, text: str) -> Budget:
    """Return the budget behind the `@` of a bot's name.

    Args:
        level: The name before the `@`.
        text: Iterations (`2000`) or a time (`20ms`, `3s`).

    Raises:
        BadOption: The bot takes no budget, or the text is not one.
    """
    if level not in SEARCHERS and (level in LEVELS or level in BASELINES):
        raise BadOption("no-budget", {"level": level, "known": ", ".join(SEARCHERS)})
    if level not in SEARCHERS:
        raise unknown(level, list(SEARCHERS))
    found = A_BUDGET.fullmatch(text)
    if found is None:
        raise BadOption("bad-budget", {"budget": text, "level": level})
    number, unit = int(found[1]), found[2]
    return Budget(seconds=number / {"ms": 1000, "s": 1}[unit]) if unit else Budget(number)


def simulations_of(text: str) -> int:
    """Return the simulations behind the `@` of OpenSpiel's bot, which takes no time.

    Args:
        text: A number.

    Raises:
        BadOption: The text is not a number of simulations.
    """
    if not text.isdecimal() or A_BUDGET.fullmatch(text) is None:
        raise BadOption("openspiel-budget", {"budget": text})
    return int(text)
