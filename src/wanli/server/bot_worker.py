"""The code that runs in a worker process of the bot pool: a view comes in, advice goes out.

A search bot that also decides the next step of its turn has searched that step already. The worker
remembers such a bot for a while, for its own seat only. If the next step is sent to another worker,
because this one is busy, a new search begins there.
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

REMEMBERED_BOTS = 2  # per process; the search tree of each takes up to about 50 MB
NICE = 5  # added to the niceness of a worker process

Key = tuple[str, Level]  # seat key and level
_remembered: OrderedDict[Key, SearchBot] = OrderedDict()


@dataclass(frozen=True)
class AdviceRequest:
    """A request for the move that a bot of a level would play."""

    game: str
    level: Level
    view: bytes  # of the seat it plays for, as JSON
    seed: int
    version: int | None = None  # of the rules; None: the current one
    seat_key: str = ""  # table and seat; empty: remember nothing


def think(request: AdviceRequest, waited: float) -> Advice:
    """Return a bot's choice among the legal moves; the time it has waited is part of its budget."""
    rules = game(request.game, request.version)
    view: View = msgspec.json.decode(request.view, type=rules.view_type)
    key = (request.seat_key, request.level)
    player = _remembered.pop(key, None) or bot(request.level, request.seed)
    advice = advise(player, view, waited)
    if request.seat_key and isinstance(player, SearchBot) and player.has_saved_search:
        _remembered[key] = player
        if len(_remembered) > REMEMBERED_BOTS:
            _remembered.popitem(last=False)
    return advice


def lower_priority() -> None:
    """Worker initializer: lower the priority of this process, so that the server goes first."""
    if hasattr(os, "nice"):
        os.nice(NICE)


def do_nothing() -> None:
    """Do nothing: the task completes once a worker is running."""
