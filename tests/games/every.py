"""All games, and access to the test modules of each (`tests/games/<game>`).

A new game adds modules to its own folder; no test here or elsewhere lists the games.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from wanli.core.game import Game
from wanli.core.game_modules import folder_of
from wanli.core.state import CHANCE
from wanli.games import GAMES, game

IDS = [one.id for one in GAMES]


def own(name: str, module: str) -> Any:
    """Return a module of a game's test folder."""
    return import_module(f"tests.games.{folder_of(name)}.{module}")


def has_luck(rules: Game) -> bool:
    """Return whether a game begins with a draw."""
    return bool(rules.new(rules.setup(rules.players[0])).current == CHANCE)


def can_choose_first_seat(name: str) -> bool:
    """Return whether a game has the option to choose the first seat."""
    return any(option.name == "first-seat" for option in game(name).options)


def first_seat(name: str) -> dict[str, str]:
    """Return the option that lets seat 1 begin, if the game has it."""
    return {"first-seat": "1"} if can_choose_first_seat(name) else {}
