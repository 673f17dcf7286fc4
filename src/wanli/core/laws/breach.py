"""The laws by number, and the error for a broken law."""

from __future__ import annotations

from typing import Final

LEGAL: Final = 1
TEXTS: Final = 2
CONSERVATION: Final = 3
END: Final = 4
HIDDEN: Final = 5
IMAGINE: Final = 6
UNDO: Final = 7
COPIES: Final = 8

LAWS: Final = {
    LEGAL: "legal moves apply, others are refused with a clause and change nothing",
    TEXTS: "texts read back, a record replays to the same bytes",
    CONSERVATION: "nothing appears or vanishes",
    END: "every game ends within its bound",
    HIDDEN: "what a viewer gets does not depend on what is hidden from them",
    IMAGINE: "an imagined position agrees with its view and varies over all that is hidden",
    UNDO: "undo never crosses luck, a reveal or another seat, and redo undoes it",
    COPIES: "playing on in a copy never changes the original",
}


class LawBroken(Exception):
    """A law does not hold; `record` is the text of the game that shows this."""

    def __init__(self, law: int, message: str, record: str) -> None:
        super().__init__(law, message, record)
        self.law = law
        self.message = message
        self.record = record

    def __str__(self) -> str:
        return f"law {self.law} ({LAWS[self.law]}): {self.message}"
