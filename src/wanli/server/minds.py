"""What is done where bots think: a question comes in, which holds a view, an answer goes out."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from wanli.bots import advise
from wanli.bots.advice import Advice
from wanli.core.view import View
from wanli.games import game


@dataclass(frozen=True)
class Question:
    """What would a bot of a level do?"""

    game: str
    level: str
    view: bytes  # of the seat it plays for, as JSON
    seed: int


def think(question: Question, waited: float) -> Advice:
    """A bot's choice among the legal moves of a view, less long if the question has waited."""
    seen: View = msgspec.json.decode(question.view, type=game(question.game).view_type)
    return advise(question.level, question.seed, seen, waited)


def wake() -> None:
    """Nothing: whoever can do it has started."""
