"""Find the modules of a game in other packages, such as its terminal board or its evaluation.

Each of these packages has one module or folder per game, named like the game's own folder. A new
game adds modules and changes none.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType


def folder_of(game: str) -> str:
    """Return the name of the folders, modules and data files of a game.

    Args:
        game: The id of the game.

    Examples:
        >>> from wanli.core.game_modules import folder_of
        >>> folder_of("great-wall")
        'great_wall'
    """
    return game.replace("-", "_")


def find_module(package: str, game: str) -> ModuleType | None:
    """Return the module of a game in a package, or `None` if there is none.

    Args:
        package: The name of the package, such as `wanli.cli.boards`.
        game: The id of the game.
    """
    name = f"{package}.{folder_of(game)}"
    return import_module(name) if find_spec(name) else None
