"""The bot that plays a random legal move, all with the same probability."""

from __future__ import annotations

from wanli.core.rng import Rng
from wanli.core.view import View


class RandomBot:
    """A bot that plays a random legal move.

    Args:
        seed: The seed of its random source.
    """

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, view: View) -> str:
        """Return a random legal move.

        Args:
            view: What the bot's seat may know.
        """
        return view.legal[self._rng.below(len(view.legal))]
