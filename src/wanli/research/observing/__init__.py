"""A view as a row of numbers from -1 to 1, of the same length all game long.

It is written from the view alone, so what is hidden from a seat cannot be in it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wanli.core.view import View
from wanli.research.observing import chang_cheng, great_wall, rise_of_empires
from wanli.research.observing.sheet import Sheet

WRITERS: dict[str, Callable[[Any, Sheet], None]] = {
    "chang-cheng": chang_cheng.write,
    "great-wall": great_wall.write,
    "rise-of-empires": rise_of_empires.write,
}


def sheet_of(view: View) -> Sheet:
    """The numbers of a view with the names of their parts."""
    sheet = Sheet()
    WRITERS[view.game](view, sheet)
    return sheet


def observation(view: View) -> NDArray[np.float32]:
    """The numbers of a view."""
    return np.array(sheet_of(view).numbers, np.float32)
