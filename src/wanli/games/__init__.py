"""The games in their current and earlier rules versions.

Attributes:
    GAMES: All games with their current rules.
    EARLIER: Games with earlier rules versions, for tables and records that began with them.
"""

from __future__ import annotations

from importlib import import_module
from typing import TypeAlias

from wanli.core.errors import UnknownGame, UnknownRules
from wanli.core.game import Game
from wanli.core.state import State
from wanli.core.view import View

AnyGame: TypeAlias = Game[State, View]  # a game chosen at run time by its id


def registered(folder: str) -> AnyGame:
    """Return the game in a folder: `GAME` in its `about.py`.

    Args:
        folder: The name of the folder, such as `chang_cheng`.
    """
    found: AnyGame = import_module(f"{__name__}.{folder}.about").GAME
    return found


GAMES: tuple[AnyGame, ...] = (
    registered("chang_cheng"),
    registered("great_wall"),
    registered("rise_of_empires"),
)
EARLIER: tuple[AnyGame, ...] = ()  # each in its own folder, because each has its own view type


def every_version() -> tuple[AnyGame, ...]:
    """Return all available games, current rules first."""
    return (*GAMES, *EARLIER)


def game(name: str, version: int | None = None) -> AnyGame:
    """Return a game by its id.

    Tables and records keep the rules version with which they began.

    Args:
        name: The id, such as `chang-cheng`.
        version: A rules version; `None` for the current one.

    Raises:
        UnknownGame: There is no game with this id.
        UnknownRules: There is no such rules version of the game.

    Examples:
        >>> from wanli.games import game
        >>> game("great-wall").title
        'Great Wall of China'
    """
    found = [candidate for candidate in every_version() if candidate.id == name]
    if not found:
        raise UnknownGame(name, [candidate.id for candidate in GAMES])
    for candidate in found:
        if version in (None, candidate.rules_version):
            return candidate
    raise UnknownRules(name, version or 0, [candidate.rules_version for candidate in found])


def game_of(view: View) -> AnyGame:
    """Return the game, in the right rules version, to which a view belongs.

    Args:
        view: A view.

    Raises:
        UnknownGame: The view belongs to none of the games.
    """
    for candidate in every_version():
        if type(view) is candidate.view_type:
            return candidate
    raise UnknownGame(view.game, [candidate.id for candidate in GAMES])
