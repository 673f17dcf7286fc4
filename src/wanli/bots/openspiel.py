"""OpenSpiel's own search as a bot, where OpenSpiel is installed (the extra `research`).

It is found by name: the compiled modules must not lead to packages that players do not have.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from wanli.bots.interface import Bot
from wanli.core.errors import BadOption

OPENSPIEL = "openspiel"


def openspiel_bot(seed: int, simulations: int) -> Bot:
    """A bot with so many simulations a move; raises BadOption where OpenSpiel is not installed."""
    if find_spec("pyspiel") is None:
        raise BadOption("openspiel-missing", {"extra": "wanli[research]"})
    made: Bot = import_module("wanli.research.spiel_bot").SpielBot(seed, simulations)
    return made
