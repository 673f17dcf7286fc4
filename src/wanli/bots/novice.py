"""The bot for a first game: it plays a good move now and then, and mostly any."""

from __future__ import annotations

from wanli.bots.greedy import GreedyBot
from wanli.bots.random import RandomBot
from wanli.core.rng import Rng
from wanli.core.view import View

ATTENTIVE = 4  # one move in so many is thought about


class NoviceBot:
    """A bot for beginners to win against.

    Args:
        seed: The seed of its random source.
    """

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)
        self._any = RandomBot(seed + 1)
        self._good = GreedyBot(seed + 2)

    def choose(self, view: View) -> str:
        """Return one of the legal moves, sometimes a good one.

        Args:
            view: What the bot's seat may know.
        """
        who = self._good if self._rng.below(ATTENTIVE) == 0 else self._any
        return who.choose(view)
