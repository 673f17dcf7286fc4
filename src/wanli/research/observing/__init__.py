"""Observations: views as vectors of numbers from -1 to 1, with a constant length during a game.

An observation is computed from the view alone, so it cannot contain anything hidden from the seat.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from wanli.core.errors import UnknownGame
from wanli.core.game_modules import find_module
from wanli.core.view import View
from wanli.games import GAMES
from wanli.research.observing.sheet import Sheet


def sheet_of(view: View) -> Sheet:
    """Return the observation of a view, with the names of its parts.

    Args:
        view: The view of a seat.

    Raises:
        UnknownGame: There are no observations for this game.

    Examples:
        >>> from wanli.core.play import Play
        >>> from wanli.core.rng import Rng
        >>> from wanli.games import game
        >>> from wanli.research.observing import sheet_of
        >>> great_wall = game("great-wall")
        >>> play = Play(great_wall, great_wall.setup(players=2), luck=Rng(7))
        >>> sheet = sheet_of(play.view(0))
        >>> list(sheet.parts)[:3]
        ['viewer', 'current', 'over']
        >>> sheet.numbers[sheet.parts["viewer"]]
        [1.0, 0.0]
    """
    own = find_module(__name__, view.game)
    if own is None:
        raise UnknownGame(view.game, [one.id for one in GAMES if find_module(__name__, one.id)])
    sheet = Sheet()
    own.write(view, sheet)
    return sheet


def observation(view: View) -> NDArray[np.float32]:
    """Return the observation of a view as an array.

    Args:
        view: The view of a seat.
    """
    return np.array(sheet_of(view).numbers, np.float32)
