"""What is done where bots think: a question comes in, which holds a view, an answer goes out.

A bot that has the next step of its turn, too, has thought about it already. It is kept here for a
while, for its own seat at its own table; if the next step is asked elsewhere, because who has it in
mind is busy, another bot begins anew there.
"""

from __future__ import annotations

import os
from collections import OrderedDict
from dataclasses import dataclass

import msgspec

from wanli.bots import advise, bot
from wanli.bots.advice import Advice
from wanli.bots.levels import Level
from wanli.bots.searcher import SearchBot
from wanli.core.view import View
from wanli.games import game

KEPT = 2  # bots of a process; each has up to some 50 MB in mind
NICE = 5  # how much the others go before

Key = tuple[str, Level]  # whose it is, and its level
_kept: OrderedDict[Key, SearchBot] = OrderedDict()


@dataclass(frozen=True)
class Question:
    """What would a bot of a level do?"""

    game: str
    level: Level
    view: bytes  # of the seat it plays for, as JSON
    seed: int
    version: int | None = None  # of the rules; none: the present one
    whose: str = ""  # the table and the seat; nothing is kept for nobody


def think(question: Question, waited: float) -> Advice:
    """A bot's choice among the legal moves of a view, less long if the question has waited."""
    rules = game(question.game, question.version)
    seen: View = msgspec.json.decode(question.view, type=rules.view_type)
    key = (question.whose, question.level)
    player = _kept.pop(key, None) or bot(question.level, question.seed)
    advice = advise(player, seen, waited)
    if question.whose and isinstance(player, SearchBot) and player.has_saved_search:
        _kept[key] = player
        if len(_kept) > KEPT:
            _kept.popitem(last=False)
    return advice


def settle() -> None:
    """Begin to think in a process of one's own: whoever serves people goes first."""
    if hasattr(os, "nice"):
        os.nice(NICE)


def wake() -> None:
    """Nothing: whoever can do it has started."""
