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
from wanli.bots.novice import NoviceBot
from wanli.bots.openspiel import OPENSPIEL, openspiel_bot
from wanli.bots.random import RandomBot
from wanli.bots.searcher import Budget, SearchBot
from wanli.core.errors import BadOption
from wanli.core.view import View

INTERPRETED_SHARE = (
    16  # without compiled rules only one iteration in so many, where no time ends it
)
AT_ONCE = 1.0  # seconds, as people see it
A_BUDGET = re.compile(r"([1-9][0-9]{0,6})(ms|s|)")  # 2000 iterations, 20ms, 3s


Maker = Callable[[int], Bot]  # from a seed


def tries(iterations: int) -> Budget:
    """Return a budget of iterations, fewer where the rules are not compiled.

    Args:
        iterations: The iterations with compiled rules.
    """
    return Budget(iterations if wanli.compiled() else -(-iterations // INTERPRETED_SHARE))


LEVELS: dict[str, Maker] = {  # what people are offered, the weakest first
    "novice": NoviceBot,
    "easy": GreedyBot,
    "medium": lambda seed: SearchBot(seed, Budget(200, 1.0, among_many=30)),
    "strong": lambda seed: SearchBot(seed, Budget(1500, 1.5, among_many=300)),
    "master": lambda seed: SearchBot(seed, Budget(seconds=2.4)),
}
BASELINES: dict[str, Maker] = {  # what the levels are measured by
    "random": RandomBot,
    "greedy": GreedyBot,
    "plain": lambda seed: SearchBot(seed, tries(12000), plain=True),
}
SEARCHERS = {"medium": False, "strong": False, "master": False, "plain": True}  # whether plain
ALIASES = {"greedy": "easy"}  # what researchers call it
OLD_LEVELS = ("random",)  # no longer offered, but there are tables that have it
USUAL = "medium"
ADVISER = "strong"  # whose choice a hint is


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


def searches(name: str) -> bool:
    """Return whether a bot needs time to think.

    Args:
        name: The name of the bot.
    """
    return name.partition("@")[0] in SEARCHERS


def time_of(name: str) -> float:
    """Return the seconds that a bot may take for a move, as players see it.

    Args:
        name: The name of the bot.
    """
    player = bot(name, 0)
    return (player.seconds if isinstance(player, SearchBot) else 0.0) or AT_ONCE


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
        >>> list(LEVELS)
        ['novice', 'easy', 'medium', 'strong', 'master']
        >>> player = bot("strong@200", seed=1)
    """
    level, at, budget = name.partition("@")
    if level == OPENSPIEL:
        return openspiel_bot(seed, simulations_of(budget))
    if at:
        return SearchBot(seed, budget_of(level, budget), plain=SEARCHERS[level])
    make = LEVELS.get(level) or BASELINES.get(level)
    if make is None:
        raise _unknown(name, [*LEVELS, *BASELINES])
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
        raise _unknown(level, list(SEARCHERS))
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


def level_named(name: str) -> str:
    """Return the level that players may have at a table.

    Args:
        name: The name of a level, or another name for it.

    Raises:
        BadOption: There is no such level.
    """
    level = ALIASES.get(name, name)
    if level not in LEVELS and level not in OLD_LEVELS:
        raise _unknown(name, [*LEVELS, *OLD_LEVELS])
    return level


def _unknown(name: str, known: list[str]) -> BadOption:
    return BadOption("unknown-level", {"level": name, "known": ", ".join(known)})
