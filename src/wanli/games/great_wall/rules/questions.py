"""The questions of the game: their numbers for the rules, and a table of their other properties."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wanli.core.questions import LUCK, Question, table
from wanli.core.stack import NO_QUESTION
from wanli.games.great_wall.rules import actions as a

CLAIMING: Final[i64] = 1
ACTING: Final[i64] = 2
# draws
DRAW_START: Final[i64] = 3
DRAW_CARD: Final[i64] = 4  # about the seat that draws
DRAW_TOKEN: Final[i64] = 5  # about the wall that is being opened

QUESTIONS: Final = table(
    [
        Question(NO_QUESTION, "none", "GW-6.4", []),
        Question(CLAIMING, "claim", "GW-3.1", [(a.CLAIM, a.START)]),
        Question(ACTING, "act", "GW-3.4", [(a.DRAW, a.CLAIM)]),
        Question(DRAW_START, "draw-start", "GW-2.4", [(a.START, a.CARD)], LUCK),
        Question(DRAW_CARD, "draw-card", "GW-3.4", [(a.CARD, a.TOKEN)], LUCK),
        Question(DRAW_TOKEN, "draw-token", "GW-2.2", [(a.TOKEN, a.ACTIONS)], LUCK),
    ]
)
