"""The messages that Great Wall of China needs in every language."""

from __future__ import annotations

from tests.text.codes import Codes
from tests.text.game_messages import GameMessages
from wanli.core.questions import names_of
from wanli.games.great_wall import notation
from wanli.games.great_wall.rules import names
from wanli.games.great_wall.rules.questions import QUESTIONS
from wanli.text.words import Phrase


def game_messages() -> GameMessages:
    """Return the names, prompts and moves that need messages."""
    moves: Codes = {}
    for word, forms in notation.FORMS.items():
        for text in forms.split(", "):
            kind = f"{word}-over" if " over " in text else word
            moves.setdefault(kind, set(Phrase(kind, word, text.partition(" ")[2], "").facts))
    return GameMessages(
        names={
            "colour": names.COLOUR_NAMES,
            "seat": names.COLOUR_NAMES,
            "card": [*names.CARD_NAMES, "unknown"],
            "asked": names_of(QUESTIONS),
        },
        prompts={
            code: {"actions", "seat"} if code in ("claim", "act") else set()
            for code in names_of(QUESTIONS)
        },
        moves=moves,
        luck=frozenset(notation.LUCK),
        any_value={"first-seat": ["random"]},
    )
