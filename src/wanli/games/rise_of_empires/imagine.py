"""Determinization: nothing to deal, as hidden tiles have no order yet (RE-5.1)."""

from __future__ import annotations

from wanli.core.rng import Rng
from wanli.games.rise_of_empires.restore import restore
from wanli.games.rise_of_empires.rules.game import RiseOfEmpires
from wanli.games.rise_of_empires.view import RiseOfEmpiresView


def imagine(view: RiseOfEmpiresView, rng: Rng) -> RiseOfEmpires:
    """Return the position of a view; tiles are drawn when they are revealed."""
    state = restore(view.table)
    state.determinize(view.viewer, rng)
    return state
