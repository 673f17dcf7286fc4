"""The questions of the game: their numbers for the rules, and a table of their other properties."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.questions import LUCK, OTHER, Question, table
from wanli.core.stack import NO_QUESTION
from wanli.core.state import filled
from wanli.games.chang_cheng.rules import actions as a
from wanli.games.chang_cheng.rules.material import (
    BUILDER,
    FLOOD,
    KINDS,
    MANDARIN,
    TRAITOR,
    WARRIOR,
)

OPENING: Final[i64] = 1
FIRST_HALF: Final[i64] = 2
SECOND_HALF: Final[i64] = 3
NEUTRAL_TOO: Final[i64] = 4
WHICH_FIRST: Final[i64] = 5  # about two provinces: one * PAIR + the other
USE_WARRIOR: Final[i64] = 6  # about the colour of the card, as all USE_ questions
USE_TRAITOR: Final[i64] = 7
USE_FLOOD: Final[i64] = 8
USE_BUILDER: Final[i64] = 9
USE_MANDARIN: Final[i64] = 10
JOIN_BOARD: Final[i64] = 11
# draws
DRAW_START: Final[i64] = 12
DRAW_LETTER: Final[i64] = 13
DRAW_EVENT: Final[i64] = 14
DRAW_BOARD: Final[i64] = 15
DRAW_REPUTATION: Final[i64] = 16  # about a province
DRAW_THREAT: Final[i64] = 17  # about a region


def by_card() -> vec[i64]:
    """Return the question to a card's owner by kind; the Master Builder has no choice (CC-8)."""
    asked = filled(KINDS, NO_QUESTION)
    asked[WARRIOR] = USE_WARRIOR
    asked[TRAITOR] = USE_TRAITOR
    asked[FLOOD] = USE_FLOOD
    asked[BUILDER] = USE_BUILDER
    asked[MANDARIN] = USE_MANDARIN
    return asked


OF_CARD: Final = by_card()


def is_action(question: i64) -> bool:
    """Return whether a question asks for an action of a turn, or half of one (CC-3)."""
    return question == FIRST_HALF or question == SECOND_HALF or question == OPENING


BUILDING: Final[list[tuple[int, int]]] = [(a.WALL, a.NEUTRAL_WALL), (a.PASS, a.PASS + 1)]
NEUTRAL: Final[list[tuple[int, int]]] = [(a.NEUTRAL_WALL, a.PASS), (a.NO_NEUTRAL, a.NO_NEUTRAL + 1)]
QUESTIONS: Final = table(
    [
        Question(NO_QUESTION, "none", "CC-10.3", []),
        Question(OPENING, "opening", "CC-3.1", BUILDING),
        Question(FIRST_HALF, "first-half", "CC-3.2", BUILDING),
        Question(SECOND_HALF, "second-half", "CC-3.2", BUILDING),
        Question(NEUTRAL_TOO, "neutral", "CC-12.1", NEUTRAL),
        Question(WHICH_FIRST, "which-first", "CC-4.3", [(a.FIRST, a.CANCEL)]),
        Question(USE_WARRIOR, "warrior", "CC-8.1", [(a.CANCEL, a.BREAK)], OTHER),
        Question(USE_TRAITOR, "traitor", "CC-8.2", [(a.BREAK, a.FLOOD_UP)], OTHER),
        Question(USE_FLOOD, "flood", "CC-8.3", [(a.FLOOD_UP, a.BUILDER_UP)], OTHER),
        Question(USE_BUILDER, "builder", "CC-8.4", [(a.BUILDER_UP, a.NO_SWAP)], OTHER),
        Question(
            USE_MANDARIN, "mandarin", "CC-8.6", [(a.NO_SWAP, a.JOIN), (a.SWAP, a.ACTIONS)], OTHER
        ),
        Question(JOIN_BOARD, "join-board", "CC-9.1", [(a.JOIN, a.START)]),
        Question(DRAW_START, "draw-start", "CC-2.4", [(a.START, a.LETTER)], LUCK),
        Question(DRAW_LETTER, "draw-letter", "CC-2.1", [(a.LETTER, a.EVENT)], LUCK),
        Question(DRAW_EVENT, "draw-event", "CC-14.5", [(a.EVENT, a.BOARD)], LUCK),
        Question(DRAW_BOARD, "draw-board", "CC-9.1", [(a.BOARD, a.REPUTATION)], LUCK),
        Question(DRAW_REPUTATION, "draw-reputation", "CC-2.2", [(a.REPUTATION, a.THREAT)], LUCK),
        Question(DRAW_THREAT, "draw-threat", "CC-6.1", [(a.THREAT, a.SWAP)], LUCK),
    ]
)
