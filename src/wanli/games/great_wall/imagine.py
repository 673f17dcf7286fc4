"""Determinization: a full position that agrees with a view, hands dealt fairly (GW-7.2)."""

from __future__ import annotations

from wanli.core.rng import Rng
from wanli.games.great_wall.layout import Counts, Secrets
from wanli.games.great_wall.restore import restore
from wanli.games.great_wall.rules.game import GreatWall
from wanli.games.great_wall.rules.names import COLOUR_NAMES
from wanli.games.great_wall.view import GreatWallView


def imagine(view: GreatWallView, rng: Rng) -> GreatWall:
    """Give every seat any consistent hand, then redeal the hidden ones at random."""
    hands = {
        colour: view.hand
        if view.viewer >= 0 and COLOUR_NAMES[view.viewer] == colour
        else _any_hand(unplayed, view.table.hands[colour])
        for colour, unplayed in view.table.unplayed.items()
    }
    state = restore(view.table, Secrets(hands))
    state.determinize(view.viewer, rng)
    return state


def _any_hand(unplayed: Counts, size: int) -> Counts:
    """Return any hand of a given size from the unplayed cards."""
    hand: Counts = {}
    for kind, n in unplayed.items():
        hand[kind] = min(n, size)
        size -= hand[kind]
    return hand
