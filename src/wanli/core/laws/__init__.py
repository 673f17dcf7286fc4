"""The eight laws: what must hold for every game at every moment, checked in random games.

`check_game` plays one game and raises `LawBroken` with its record if a law does not hold.
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
