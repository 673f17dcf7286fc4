"""The guides of the games: evaluation, priors and search settings, with learnt weights.

`wanli/search/guide.py` defines the interface. A guide sees only imagined positions.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from wanli.core.game import Game
from wanli.core.game_modules import find_module, folder_of
from wanli.games import game as current_version
from wanli.search.guide import Guide
from wanli.search.weighted import Weights


class PlayerWeights(msgspec.Struct):
    """The stored weights for one number of players."""

    early: list[float]
    late: list[float]
    tastes: list[float]
    losses: dict[str, list[float]] = {}  # before and after learning, on held-out games


class WeightsFile(msgspec.Struct):
    """The contents of a weights file."""

    commands: list[str]  # the commands that produced it, in order
    weights: dict[int, PlayerWeights]  # by the number of players


def weights_path(game: str) -> Path:
    """Return the path of a game's weights file, which `tools/learn.py` writes."""
    return Path(__file__).with_name(f"{folder_of(game)}.json")


@cache
def learnt_weights(game: str) -> dict[int, Weights]:
    """Return the weights learnt for a game, by the number of players; empty if there are none."""
    path = weights_path(game)
    return read_weights(path) if path.is_file() else {}


def read_weights(path: Path) -> dict[int, Weights]:
    """Read a weights file."""
    rows = msgspec.json.decode(path.read_bytes(), type=WeightsFile).weights
    return {players: Weights(row.early, row.late, row.tastes) for players, row in rows.items()}


def guide(game: str) -> Guide:
    """Return the guide of a game, or the default one, which evaluates only the points."""
    own = find_module(__name__, game)
    if own is None:
        return Guide()
    found: Guide = own.guide(learnt_weights(game))
    return found


def guide_of(rules: Game) -> Guide:
    """Return the guide for a game; earlier rules versions get the default one, without weights."""
    return guide(rules.id) if rules is current_version(rules.id) else Guide()
