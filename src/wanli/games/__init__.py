"""The games, and earlier versions of their rules.

Attributes:
    GAMES: All games by their current rules.
    EARLIER: Games by earlier versions of their rules, for tables and records that began with them.
"""

from __future__ import annotations

from importlib import import_module
from typing import TypeAlias

from wanli.core.errors import UnknownGame, UnknownRules
from wanli.core.game import Game
from wanli.core.state import State
from wanli.core.view import View

AnyGame: TypeAlias = Game[State, View]  # a game that is chosen at run time, by its id


def registered(folder: str) -> AnyGame:
    """Return the game of a folder: `GAME` in its `about.py`.

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
EARLIER: tuple[AnyGame, ...] = ()  # each with a folder, and so with a type of view, of its own


def every_version() -> tuple[AnyGame, ...]:
    """Return all games that can be played here, current rules first."""
    return (*GAMES, *EARLIER)


def game(name: str, version: int | None = None) -> AnyGame:
    """Return a game by its id.

    A table or a record continues by the version of the rules it began with.

    Args:
        name: The id, such as `chang-cheng`.
        version: A version of its rules; `None` for the current one.

    Raises:
        UnknownGame: There is no such game.
        UnknownRules: There is no such version of its rules.

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
    """Return the game, in the version of its rules, that a view belongs to.

    Args:
        view: A view.

    Raises:
        UnknownGame: The view is of no game here.
    """
    for candidate in every_version():
        if type(view) is candidate.view_type:
            return candidate
    raise UnknownGame(view.game, [candidate.id for candidate in GAMES])
