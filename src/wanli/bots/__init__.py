"""The bots: who gets a view and answers with one of its legal moves, and never sees a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from wanli.bots.advice import Advice
from wanli.bots.greedy import GreedyBot
from wanli.bots.random import RandomBot
from wanli.bots.searcher import SearchBot
from wanli.core.errors import BadOption
from wanli.core.view import View


class Bot(Protocol):
    """Anybody who can sit at a table."""

    def choose(self, view: View) -> str:
        """One of the legal moves of the view."""
        ...


LEVELS: dict[str, Callable[[int], Bot]] = {  # how strong -> a bot, from a seed
    "random": RandomBot,
    "easy": GreedyBot,
    "medium": lambda seed: SearchBot(seed, 1000),
    "strong": lambda seed: SearchBot(seed, 12000),
}
ALIASES = {"greedy": "easy"}  # what researchers call it
USUAL = "medium"


def advise(name: str, seed: int, view: View) -> Advice:
    """What a bot of a level would do, with its reasons if it searches."""
    player = bot(name, seed)
    return player.advise(view) if isinstance(player, SearchBot) else Advice(player.choose(view))


def bot(name: str, seed: int) -> Bot:
    """A bot of a level; raises BadOption if there is no such level."""
    level = LEVELS.get(ALIASES.get(name, name))
    if level is None:
        facts: dict[str, str | int] = {"level": name, "known": ", ".join([*LEVELS, *ALIASES])}
        raise BadOption("unknown-level", facts)
    return level(seed)
