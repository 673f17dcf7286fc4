"""The ways in which Chang Cheng can end."""

from __future__ import annotations

from tests.games.endings import Ending, has_note, shared, tied
from wanli.core.play import Play


def best_colour(play: Play) -> bool:
    """Return whether the best colour decided a tie (CC-13.2)."""
    return len(tied(play)) > len(play.winners)


ENDS: dict[str, Ending] = {
    "wall-full": has_note("wall-full"),
    "stalemate": has_note("stalemate"),
    "best-colour": best_colour,
    "shared": shared,
}
OF_TIES = ("best-colour", "shared")
