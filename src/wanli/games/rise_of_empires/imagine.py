"""A full position that agrees with a view: nothing that is hidden has an order yet (RE-5.1)."""

from __future__ import annotations

from wanli.core.rng import Rng
from wanli.games.rise_of_empires.restore import restore
from wanli.games.rise_of_empires.rules.game import RiseOfEmpires
from wanli.games.rise_of_empires.view import RiseOfEmpiresView


def imagine(view: RiseOfEmpiresView, rng: Rng) -> RiseOfEmpires:
    """The position; what will be shown is drawn when it is shown."""
    state = restore(view.table)
    state.determinize(view.viewer, rng)
    return state
