"""The bot for a first game: it usually plays a random move and sometimes a good one."""

from __future__ import annotations

from wanli.bots.greedy import GreedyBot
from wanli.bots.random import RandomBot
from wanli.core.rng import Rng
from wanli.core.view import View

GREEDY_EVERY = 4  # one move in four on average is the greedy bot's


class NoviceBot:
    """A bot that beginners can beat.

    Args:
        seed: The seed of its random source.
    """

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)
        self._random = RandomBot(seed + 1)
        self._greedy = GreedyBot(seed + 2)

    def choose(self, view: View) -> str:
        """Return a random legal move, or sometimes the greedy bot's choice.

        Args:
            view: What the bot's seat may know.
        """
        bot = self._greedy if self._rng.below(GREEDY_EVERY) == 0 else self._random
        return bot.choose(view)
