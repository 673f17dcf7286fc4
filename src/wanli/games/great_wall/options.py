"""The table options of Great Wall of China, and their conversion to settings for the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wanli.core.options import Option, chosen_seat
from wanli.games.great_wall.rules.material import Settings

OPTIONS: Final = (
    Option("first-seat", ("random", "1", "2", "3", "4", "5"), "GW-2.4"),
    Option("claims", ("compulsory", "declinable"), "GW-3.1"),
    Option("dragon-targets", ("any", "opponents"), "GW-5.1"),
    Option("end", ("all-cards", "empty-hand"), "GW-6.1"),
    Option("scores", ("hidden", "open"), "GW-7.3"),
)


def settings_of(players: int, options: Mapping[str, str]) -> Settings:
    """Return resolved options as the settings that the rules read."""
    s = Settings()
    s.options = dict(options)
    s.players = players
    s.start = chosen_seat(options, "first-seat", players, "GW-2.4")
    s.may_decline = options["claims"] == "declinable"
    s.spare_own = options["dragon-targets"] == "opponents"
    s.empty_hand_ends = options["end"] == "empty-hand"
    s.open_scores = options["scores"] == "open"
    return s
