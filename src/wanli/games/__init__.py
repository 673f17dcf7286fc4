"""The games of the house, one explicit tuple, and earlier versions of their rules in another."""

from __future__ import annotations

from wanli.core.errors import UnknownGame, UnknownRules
from wanli.core.game import Game
from wanli.core.view import View
from wanli.games.chang_cheng.about import ChangChengGame
from wanli.games.great_wall.about import GreatWallGame
from wanli.games.rise_of_empires.about import RiseOfEmpiresGame

GAMES: tuple[Game, ...] = (ChangChengGame(), GreatWallGame(), RiseOfEmpiresGame())
EARLIER: tuple[Game, ...] = ()  # each with a folder, and so with a type of view, of its own


def every_version() -> tuple[Game, ...]:
    """All that can be played here, the present rules first."""
    return (*GAMES, *EARLIER)


def game(name: str, version: int | None = None) -> Game:
    """The game with this id, such as `chang-cheng`, by its present rules or by those of a version.

    What was begun, a table or a record, goes on by the version it was begun with.
    """
    found = [candidate for candidate in every_version() if candidate.id == name]
    if not found:
        raise UnknownGame(name, [candidate.id for candidate in GAMES])
    for candidate in found:
        if version in (None, candidate.rules_version):
            return candidate
    raise UnknownRules(name, version or 0, [candidate.rules_version for candidate in found])


def game_of(view: View) -> Game:
    """The game, and the version of its rules, that a view is of."""
    for candidate in every_version():
        if type(view) is candidate.view_type:
            return candidate
    raise UnknownGame(view.game, [candidate.id for candidate in GAMES])
