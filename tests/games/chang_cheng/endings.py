"""How Chang Cheng can end."""

from __future__ import annotations

from tests.games.endings import Ending, noted, shared, tied
from wanli.core.play import Play


def best_colour(play: Play) -> bool:
    """Return whether the owner of the best colour won among equal players (CC-13.2)."""
    return len(tied(play)) > len(play.winners)


ENDS: dict[str, Ending] = {
    "wall-full": noted("wall-full"),
    "stalemate": noted("stalemate"),
    "best-colour": best_colour,
    "shared": shared,
}
OF_TIES = ("best-colour", "shared")
