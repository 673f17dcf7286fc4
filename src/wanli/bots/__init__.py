"""The bots by name. A bot gets a view and returns one of its legal moves; it never sees a position.

Attributes:
    LEVELS: The bots that players can choose, the weakest first.
    BASELINES: Bots to compare the levels with.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import wanli
from wanli.bots.advice import Advice
from wanli.bots.greedy import GreedyBot
from wanli.bots.interface import Bot as Bot
from wanli.bots.levels import BUDGETS, Level, unknown_level
from wanli.bots.novice import NoviceBot
from wanli.bots.openspiel import OPENSPIEL, openspiel_bot
from wanli.bots.random import RandomBot
from wanli.bots.searcher import Budget, SearchBot
from wanli.core.errors import BadOption
from wanli.core.view import View

INTERPRETED_DIVISOR = 16  # of an iteration budget, where the rules are not compiled
BUDGET_TEXT = re.compile(r"([1-9][0-9]{0,6})(ms|s|)")  # 2000 iterations, 20ms, 3s
PLAIN = "plain"  # a search without a guide: it knows only the rules


BotFactory = Callable[[int], Bot]  # from a seed


def iteration_budget(iterations: int) -> Budget:
    """Return a budget of iterations, fewer where the rules are not compiled.

    Args:
        iterations: The iterations with compiled rules.
    """
    return Budget(iterations if wanli.compiled() else -(-iterations // INTERPRETED_DIVISOR))


def _search_bot(name: str, budget: Budget) -> BotFactory:
    return lambda seed: SearchBot(seed, budget, plain=name == PLAIN)


LEVELS: dict[str, BotFactory] = {  # the weakest first
    Level.NOVICE: NoviceBot,
    Level.EASY: GreedyBot,
    **{level: _search_bot(level, budget) for level, budget in BUDGETS.items()},
}
BASELINES: dict[str, BotFactory] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    PLAIN: _search_bot(PLAIN, iteration_budget(12000)),
}
SEARCH_BOTS: tuple[str, ...] = (*BUDGETS, PLAIN)


def advise(player: Bot, view: View, waited: float = 0.0) -> Advice:
    """Return a bot's choice, with its reasons if it searches.

    Args:
        player: The bot.
        view: What its seat may know.
        waited: Seconds that the request has already waited; they count as thinking time.

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
            `greedy`, `plain`). The name of a bot that searches can end with a budget: `master@2000`
            searches 2000 iterations a move, `plain@20ms` for 20 milliseconds. `openspiel@500`
            needs the extra `research`.
        seed: The seed of the bot's random source.

    Raises:
        BadOption: There is no such bot, or the budget is malformed.

    Examples:
        >>> from wanli.bots import LEVELS, bot
        >>> ", ".join(LEVELS)
        'novice, easy, medium, strong, master'
        >>> player = bot("strong@200", seed=1)
    """
    level, at, budget = name.partition("@")
    if level == OPENSPIEL:
        return openspiel_bot(seed, parse_simulations(budget))
    if at:
        return _search_bot(level, parse_budget(level, budget))(seed)
    factory = LEVELS.get(level) or BASELINES.get(level)
    if factory is None:
        raise unknown_level(name, [*LEVELS, *BASELINES])
    return factory(seed)


def parse_budget(level: str, text: str) -> Budget:
    """Return the budget after the `@` in a bot's name.

    Args:
        level: The name before the `@`.
        text: Iterations (`2000`) or a time (`20ms`, `3s`).

    Raises:
        BadOption: The bot takes no budget, or the text is malformed.
    """
    if level not in SEARCH_BOTS and (level in LEVELS or level in BASELINES):
        raise BadOption("no-budget", {"level": level, "known": ", ".join(SEARCH_BOTS)})
    if level not in SEARCH_BOTS:
        raise unknown_level(level, list(SEARCH_BOTS))
    found = BUDGET_TEXT.fullmatch(text)
    if found is None:
        raise BadOption("bad-budget", {"budget": text, "level": level})
    number, unit = int(found[1]), found[2]
    return Budget(seconds=number / {"ms": 1000, "s": 1}[unit]) if unit else Budget(number)


def parse_simulations(text: str) -> int:
    """Return the number of simulations after the `@` in the name of OpenSpiel's bot.

    Args:
        text: A number; OpenSpiel's bot has no time limit.

    Raises:
        BadOption: The text is not a number of simulations.
    """
    if not text.isdecimal() or BUDGET_TEXT.fullmatch(text) is None:
        raise BadOption("openspiel-budget", {"budget": text})
    return int(text)
