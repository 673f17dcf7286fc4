"""The messages that Chang Cheng needs in every language."""

from __future__ import annotations

from tests.text.game_messages import GameMessages
from wanli.core.questions import names_of
from wanli.games.chang_cheng import notation
from wanli.games.chang_cheng.rules import names
from wanli.games.chang_cheng.rules.questions import QUESTIONS


def game_messages() -> GameMessages:
    """Return the names, prompts and moves that need messages."""
    scoring = {"warrior", "traitor", "flood", "builder", "mandarin"}
    moves = {
        word: {"one", "two"} if count == 2 else {"one"}
        for word, (count, _) in notation._READERS.items()
    }
    for text in notation.PLAIN_WORDS:
        first, _, second = text.partition(" ")
        moves[f"no-{second}" if first == "no" else first] = {"one"} if second else set()
    for word in ("wall", "double", "tower", "card"):
        moves[f"in-{word}"] = moves[word] | {"in"}
    return GameMessages(
        names={
            "colour": names.COLOUR_NAMES,
            "seat": names.COLOUR_NAMES,
            "card": [*names.CARD_NAMES, "unknown"],
            "event": names.EVENT_NAMES,
            "piece": ["wall", "double", "tower"],
            "side": notation.SIDES,
            "asked": names_of(QUESTIONS),
        },
        prompts={
            **{
                code: {"province", "seat"} if code in scoring else set()
                for code in names_of(QUESTIONS)
            },
            "second-half": {"began", "province", "seat"},
        },
        moves=moves,
        luck=frozenset(notation.LUCK),
        any_value={
            "colours": ["standard"],
            "first-seat": ["random"],
            "boards": [],
            "neutral-colour": ["first"],
            "events": ["none", "random-1", "random-2"],
        },
    )
