"""The interface of a bot."""

from __future__ import annotations

from typing import Protocol

from wanli.core.view import View


class Bot(Protocol):
    """A player of a seat: any object with a method `choose`.

    Examples:
        A bot that always plays the last legal move:

        >>> from wanli.bots import bot
        >>> from wanli.core.play import Play
        >>> from wanli.core.rng import Rng
        >>> from wanli.games import game
        >>> class LastBot:
        ...     def choose(self, view):
        ...         return view.legal[-1]
        >>> great_wall = game("great-wall")
        >>> play = Play(great_wall, great_wall.setup(players=2), luck=Rng(7))
        >>> bots = [LastBot(), bot("random", seed=1)]
        >>> while not play.over:
        ...     play.move(bots[play.current].choose(play.view(play.current)))
        >>> play.scores
        [41, 51]
    """

    def choose(self, view: View) -> str:
        """Return one of the legal moves of a view.

        Args:
            view: What the bot's seat may know, with `view.legal`.
        """
        ...
