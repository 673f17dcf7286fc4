"""A guide for each game: what its positions look worth, and what else a search likes to know.

`wanli/search/guide.py` says what a guide may tell; a bot looks at imagined positions only.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from wanli.core.game import Game
from wanli.core.parts import folder_of, part
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


def file_of(game: str) -> Path:
    """Return the file of a game's weights; `tools/learn.py` writes it."""
    return Path(__file__).with_name(f"{folder_of(game)}.json")


@cache
def learnt(game: str) -> dict[int, Weights]:
    """Return the weights learnt for a game, by the number of players; empty if there are none."""
    file = file_of(game)
    return weights_in(file) if file.is_file() else {}


def weights_in(file: Path) -> dict[int, Weights]:
    """The weights of a file."""
    rows = msgspec.json.decode(file.read_bytes(), type=Learnt).weights
    return {players: Weights(row.early, row.late, row.tastes) for players, row in rows.items()}


def guide(game: str) -> Guide:
    """Return the guide of a game, or one that knows only the points."""
    own = part(__name__, game)
    if own is None:
        return Guide()
    found: Guide = own.guide(learnt(game))
    return found


def guide_of(rules: Game) -> Guide:
    """A guide for a game; an earlier version has other positions, of which nothing was learnt."""
    return guide(rules.id) if rules is present(rules.id) else Guide()
