"""The questions of the game: their numbers, and a table with their codes, clauses and actions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wanli.core.questions import LUCK, OTHER, Question, table
from wanli.core.stack import NO_QUESTION
from wanli.core.state import ints
from wanli.games.rise_of_empires.rules import actions as a

CHOOSE_ROW: Final[i64] = 1
PAYMENT: Final[i64] = 2  # about 1 if a part has been paid, else 0
WHICH_PROGRESS: Final[i64] = 3  # about a row, like the next four
WHICH_TERRITORY: Final[i64] = 4
WHICH_CITY: Final[i64] = 5
WHICH_EMPIRE: Final[i64] = 6
WHICH_TRADE: Final[i64] = 7
WHICH_REGION: Final[i64] = 8
HOW_MANY: Final[i64] = 9  # about a region
WHICH_WAR: Final[i64] = 10
WHICH_LOSS: Final[i64] = 11
MARK_IT: Final[i64] = 12  # about a wonder
WHICH_SITE: Final[i64] = 13  # about a wonder
KEEP_IT: Final[i64] = 14  # about a wonder
WHICH_ALLY: Final[i64] = 15
ISLAND_GOOD: Final[i64] = 16
GIVE_UP: Final[i64] = 17
WHICH_PLACE: Final[i64] = 18
# draws
DRAW_ORDER: Final[i64] = 19  # about a place in the order
DRAW_PROGRESS: Final[i64] = 20  # about a box
DRAW_TERRITORY: Final[i64] = 21  # about a box

# RE-3.5 to RE-3.12: row -> the question of its action
OF_ROW: Final = ints([WHICH_PROGRESS, WHICH_TERRITORY, WHICH_CITY, WHICH_EMPIRE, WHICH_TRADE])


def is_of_row(question: i64) -> bool:
    """Return whether a question belongs to the action of a row."""
    return (
        question == WHICH_PROGRESS
        or question == WHICH_TERRITORY
        or question == WHICH_CITY
        or question == WHICH_EMPIRE
        or question == WHICH_TRADE
    )


Range = tuple[int, int]
SKIP: Final[Range] = (a.SKIP, a.SKIP + 1)  # RE-3.4
LANDS: Final[Range] = (a.TAKE_TERRITORY, a.TAKE_CITY)
CITIES: Final[Range] = (a.TAKE_CITY, a.USE_EMPIRE)
REGIONS: Final[list[Range]] = [(a.PLACE, a.PUT), (a.DONE, a.WAR)]
PROGRESS_DRAWS: Final[list[Range]] = [(a.SHOW_PROGRESS, a.SHOW_TERRITORY)]
LAND_DRAWS: Final[list[Range]] = [(a.SHOW_TERRITORY, a.ACTIONS)]

QUESTIONS: Final = table(
    [
        Question(NO_QUESTION, "none", "RE-4.6", [], phase="end"),
        Question(CHOOSE_ROW, "choose-row", "RE-3.2", [(a.DISC, a.PAY)]),
        Question(PAYMENT, "payment", "RE-3.4", [(a.PAY, a.SKIP)]),
        Question(WHICH_PROGRESS, "progress", "RE-3.5", [(a.SKIP, a.TAKE_TERRITORY)]),
        Question(WHICH_TERRITORY, "territory", "RE-3.6", [SKIP, LANDS]),
        Question(WHICH_CITY, "city", "RE-3.7", [SKIP, CITIES]),
        Question(WHICH_EMPIRE, "empire", "RE-3.8", [SKIP, (a.USE_EMPIRE, a.SELL)]),
        Question(WHICH_TRADE, "trade", "RE-3.12", [SKIP, (a.SELL, a.PLACE)]),
        Question(WHICH_REGION, "region", "RE-3.9", REGIONS),
        Question(HOW_MANY, "cubes", "RE-3.8", [(a.PUT, a.DONE)]),
        Question(WHICH_WAR, "war", "RE-3.11", [(a.WAR, a.LOSE_CUBE)]),
        Question(WHICH_LOSS, "loss", "WW-5", [(a.LOSE_CUBE, a.MARK)], OTHER),
        Question(MARK_IT, "mark", "WW-7", [(a.MARK, a.SITE)]),
        Question(WHICH_SITE, "site", "WW-2", [(a.SITE, a.KEEP)]),
        Question(KEEP_IT, "keep", "WW-9", [(a.KEEP, a.ALLY)], OTHER, "income"),
        Question(WHICH_ALLY, "ally", "RE-3.13", [(a.ALLY, a.ISLANDS)], OTHER),
        Question(ISLAND_GOOD, "islands", "RE-3.15", [(a.ISLANDS, a.ABANDON)], OTHER, "food"),
        Question(GIVE_UP, "give-up", "RE-4.1", [(a.ABANDON, a.CHOOSE_PLACE)], OTHER, "food"),
        Question(WHICH_PLACE, "place", "RE-4.4", [(a.CHOOSE_PLACE, a.FIRST)], OTHER, "turn-order"),
        Question(DRAW_ORDER, "draw-order", "RE-1.4", [(a.FIRST, a.SHOW_PROGRESS)], LUCK, "set-up"),
        Question(DRAW_PROGRESS, "draw-progress", "RE-2.2", PROGRESS_DRAWS, LUCK, "new-tiles"),
        Question(DRAW_TERRITORY, "draw-territory", "RE-2.2", LAND_DRAWS, LUCK, "new-tiles"),
    ]
)
