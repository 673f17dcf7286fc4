"""The bots: who gets a view and answers with one of its legal moves, and never sees a position."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Protocol

import wanli
from wanli.bots.advice import Advice
from wanli.bots.greedy import GreedyBot
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


class Bot(Protocol):
    """Anybody who can sit at a table."""

    def choose(self, view: View) -> str:
        """One of the legal moves of the view."""
        ...


Maker = Callable[[int], Bot]  # from a seed


def tries(iterations: int) -> Budget:
    """So many iterations, or what they come to where the rules are not compiled."""
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
    """What a bot would do that was asked so long ago, with its reasons if it searches."""
    if isinstance(player, SearchBot):
        return player.advise(view, waited)
    return Advice(player.choose(view))


def searches(name: str) -> bool:
    """Whether a bot needs time to think."""
    return name.partition("@")[0] in SEARCHERS


def time_of(name: str) -> float:
    """The seconds that a bot of a level has for a move; who does not search answers at once."""
    player = bot(name, 0)
    return (player.seconds if isinstance(player, SearchBot) else 0.0) or AT_ONCE


def bot(name: str, seed: int) -> Bot:
    """A bot of a level or a baseline; `master@2000` and `plain@20ms` have a budget of their own."""
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
    """What is behind the `@` of a name: iterations, or a time."""
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
    """The same of the bot that knows no time."""
    if not text.isdecimal() or A_BUDGET.fullmatch(text) is None:
        raise BadOption("openspiel-budget", {"budget": text})
    return int(text)


def level_named(name: str) -> str:
    """A level that people may have at a table; raises BadOption if there is no such level."""
    level = ALIASES.get(name, name)
    if level not in LEVELS and level not in OLD_LEVELS:
        raise _unknown(name, [*LEVELS, *OLD_LEVELS])
    return level


def _unknown(name: str, known: list[str]) -> BadOption:
    return BadOption("unknown-level", {"level": name, "known": ", ".join(known)})
