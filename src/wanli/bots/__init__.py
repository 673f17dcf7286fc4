"""The bots: who gets a view and answers with one of its legal moves, and never sees a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from wanli.bots.random import RandomBot
from wanli.core.view import View


class Bot(Protocol):
    """Anybody who can sit at a table."""

    def choose(self, view: View) -> str:
        """One of the legal moves of the view."""
        ...


LEVELS: dict[str, Callable[[int], Bot]] = {  # how strong -> a bot, from a seed
    "random": RandomBot,
}
