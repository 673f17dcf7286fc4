"""The ways in which Rise of Empires can end, and rare moves of its variant."""

from __future__ import annotations

from typing import cast

from tests.games.endings import Ending, has_move, has_note, shared, tied
from wanli.core.play import Play
from wanli.games.rise_of_empires.view import RiseOfEmpiresView


def decided(by: str) -> Ending:
    """Return the ending in which VP, gold or resource discs decide the victory (RE-4.6)."""

    def ended(play: Play) -> bool:
        if shared(play):
            return False
        best = tied(play)
        seats = list(cast(RiseOfEmpiresView, play.view()).table.seats.values())
        gold = [seats[seat].gold for seat in best]
        only = "vp" if len(best) == 1 else "gold" if gold.count(max(gold)) == 1 else "discs"
        return by == only

    return ended


ENDS: dict[str, Ending] = {
    "most-vp": decided("vp"),
    "most-gold": decided("gold"),
    "most-discs": decided("discs"),
    "shared": shared,
    "wonder-taken": has_note(
        "wonder-taken"
    ),  # not an ending, but a main move of the variant (WW-7)
    "wonder-razed": has_move("raze"),  # WW-7
    "marker-chosen": has_move("lose"),  # WW-5
}
OF_TIES = ("most-discs", "shared")
