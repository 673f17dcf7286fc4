"""The rulebook's words for colours and cards, as used in notation and records."""

from __future__ import annotations

from typing import Final

COLOUR_NAMES: Final = ["red", "green", "blue", "violet", "yellow"]
CARD_NAMES: Final = ["wall", "gate", "keep", "foot", "horseman", "noble", "dragon"]
