"""The games of the house, one explicit tuple."""

from __future__ import annotations

from wanli.core.errors import UnknownGame
from wanli.core.game import Game
from wanli.games.chang_cheng.about import ChangChengGame
from wanli.games.great_wall.about import GreatWallGame
from wanli.games.rise_of_empires.about import RiseOfEmpiresGame

GAMES: tuple[Game, ...] = (ChangChengGame(), GreatWallGame(), RiseOfEmpiresGame())


def game(name: str) -> Game:
    """The game with this id, such as `chang-cheng`."""
    for candidate in GAMES:
        if candidate.id == name:
            return candidate
    raise UnknownGame(name, [candidate.id for candidate in GAMES])
