"""Find the modules that other packages keep for a game: its terminal board, its guide and so on.

Each of these packages has one module or folder per game, under the name of the game's own folder. A
new game adds modules and changes none.
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
        >>> from wanli.core.parts import folder_of
        >>> folder_of("great-wall")
        'great_wall'
    """
    return game.replace("-", "_")


def part(package: str, game: str) -> ModuleType | None:
    """Return the module that a package keeps for a game, or `None` if there is none.

    Args:
        package: The name of the package, such as `wanli.cli.boards`.
        game: The id of the game.
    """
    name = f"{package}.{folder_of(game)}"
    return import_module(name) if find_spec(name) else None
