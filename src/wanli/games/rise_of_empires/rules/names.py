"""The names of players, goods, rows and other terms of the rulebook, as in notation and records."""

from __future__ import annotations

from typing import Final

COLOUR_NAMES: Final = ["red", "green", "blue", "violet", "yellow"]
GOOD_NAMES: Final = ["gold", "cubes", "food", "vp", "resources"]
ROW_NAMES: Final = ["progress", "territory", "city", "empire", "trade"]
TURN_NAMES: Final = ["1A", "1B", "2A", "2B", "3A", "3B"]
AREA_NAMES: Final = ["old", "newworld", "fareast"]
CITY_KINDS: Final = ["settlement", "city", "wonder"]
EFFECT_NAMES: Final = [  # RE-3.15, by key
    "gold",
    "resources",
    "cubes",
    "food",
    "plains_food",
    "plains_resources",
    "island_any",
    "war_defender_loss",
    "empire_regions",
    "all_tiles_water",
    "navigation",
    "mercenaries",
    "free_jumps_per_turn",
    "vp",
    "vp_flat",
    "vp_per_3_regions_with_cubes",
    "vp_per_city",
    "alliance",
]
