"""A guide for each game: what its positions look worth, and what else a search likes to know.

`wanli/search/guide.py` says what a guide may tell; a bot looks at imagined positions only.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import msgspec

from wanli.bots.evaluate import chang_cheng, great_wall, rise_of_empires
from wanli.core.game import Game
from wanli.games import game as present
from wanli.search.guide import Guide
from wanli.search.weighted import Weights


class Row(msgspec.Struct):
    """Weights for a number of players."""

    early: list[float]
    late: list[float]
    tastes: list[float]
    losses: dict[str, list[float]] = {}  # before and after, on games that were not learnt from


class Learnt(msgspec.Struct):
    """A file of weights."""

    commands: list[str]  # that made it, one after the other
    weights: dict[int, Row]  # by the number of players


FILES = {  # of weights; `tools/learn.py` writes them
    "chang-cheng": Path(__file__).with_name("chang_cheng.json"),
    "great-wall": Path(__file__).with_name("great_wall.json"),
    "rise-of-empires": Path(__file__).with_name("rise_of_empires.json"),
}


@cache
def learnt(game: str) -> dict[int, Weights]:
    """The weights that were learnt for a game."""
    return weights_in(FILES[game])


def weights_in(file: Path) -> dict[int, Weights]:
    """The weights of a file."""
    rows = msgspec.json.decode(file.read_bytes(), type=Learnt).weights
    return {players: Weights(row.early, row.late, row.tastes) for players, row in rows.items()}


GUIDES: dict[str, Callable[[], Guide]] = {
    "chang-cheng": lambda: chang_cheng.ChangChengGuide(learnt("chang-cheng")),
    "great-wall": lambda: great_wall.GreatWallGuide(learnt("great-wall")),
    "rise-of-empires": lambda: rise_of_empires.RiseOfEmpiresGuide(learnt("rise-of-empires")),
}


def guide(game: str) -> Guide:
    """A guide for a game; one that knows only the points where there is none."""
    return GUIDES.get(game, Guide)()


def guide_of(rules: Game) -> Guide:
    """A guide for a game; an earlier version has other positions, of which nothing was learnt."""
    return guide(rules.id) if rules is present(rules.id) else Guide()
