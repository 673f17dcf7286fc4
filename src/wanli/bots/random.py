"""The bot that plays any legal move, each as likely as the others."""

from __future__ import annotations

from wanli.core.rng import Rng
from wanli.core.view import View


class RandomBot:
    """Somebody to play against while learning which moves there are."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, view: View) -> str:
        """One of the legal moves."""
        return view.legal[self._rng.below(len(view.legal))]
