"""The rulebook's words for colours, cards and events, as used in notation and records."""

from __future__ import annotations

from typing import Final

COLOUR_NAMES: Final = ["red", "green", "blue", "violet"]
CARD_NAMES: Final = ["warrior", "traitor", "flood", "builder", "master", "mandarin"]
EVENT_NAMES: Final = ["diplomacy", "dominance", "reward", "observers"]
FACE_NAMES: Final = ["1A", "1B", "2A", "2B", "3A", "3B", "4A", "4B"]
