"""The ways in which Great Wall of China can end."""

from __future__ import annotations

from typing import cast

from tests.games.endings import Ending, shared
from wanli.core.play import Play
from wanli.games.great_wall.view import GreatWallView


def at_stage(stage: str, *, walls: bool) -> Ending:
    """Return the ending at a stage, with or without walls left."""

    def ended(play: Play) -> bool:
        view = cast(GreatWallView, play.view())
        return play.over and (view.table.stage, bool(view.walls)) == (stage, walls)

    return ended


def hand_was_empty(play: Play) -> bool:
    """Return whether the player who announced the end still had cards in their deck."""
    view = cast(GreatWallView, play.view())
    announcer = view.table.announcer
    return announcer >= 0 and list(view.decks.values())[announcer] > 0


ENDS: dict[str, Ending] = {
    "all-claims-made": at_stage("claims-only", walls=True),  # GW-6.2
    "last-claims-made": at_stage("claims-only", walls=False),  # GW-6.3
    "no-wall-left": at_stage("play", walls=False),
    "no-wall-for-last-turns": at_stage("last-turns", walls=False),
    "empty-hand": hand_was_empty,  # GW-6.1
    "shared": shared,
}
OF_TIES = ("shared",)
