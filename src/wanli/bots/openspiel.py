"""OpenSpiel's search as a bot, if OpenSpiel is installed (the extra `research`).

`wanli.research` is imported by name at run time: mypyc must not see packages that may be missing.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from wanli.bots.interface import Bot
from wanli.core.errors import BadOption

OPENSPIEL = "openspiel"


def openspiel_bot(seed: int, simulations: int) -> Bot:
    """Return a bot that runs a number of simulations a move; raise BadOption without OpenSpiel."""
    if find_spec("pyspiel") is None:
        raise BadOption("openspiel-missing", {"extra": "wanli[research]"})
    made: Bot = import_module("wanli.research.spiel_bot").SpielBot(seed, simulations)
    return made
