"""The eight laws: what is true of every game at every moment, watched over random play.

`check_game` plays one game and raises `LawBroken` with the record of the game that broke a law.
"""

from wanli.core.laws.breach import LAWS, LawBroken
from wanli.core.laws.trial import FULL, QUICK, Thoroughness, Trial
from wanli.core.laws.walk import Report, check_game, watch

__all__ = [
    "FULL",
    "LAWS",
    "QUICK",
    "LawBroken",
    "Report",
    "Thoroughness",
    "Trial",
    "check_game",
    "watch",
]
