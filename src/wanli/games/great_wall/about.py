"""The game object of Great Wall of China: the interface that other packages use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from wanli.core.errors import BadContent
from wanli.core.game import Setup
from wanli.core.modular import ModularGame, Modules
from wanli.core.options import Option
from wanli.core.view import View
from wanli.games.great_wall import conservation, explain, imagine, notation, positions
from wanli.games.great_wall.options import OPTIONS, settings_of
from wanli.games.great_wall.rules.game import GreatWall, new_game
from wanli.games.great_wall.rules.material import DECK, TOKEN_COUNT, WALLS
from wanli.games.great_wall.rules.names import COLOUR_NAMES
from wanli.games.great_wall.view import GreatWallView
from wanli.games.great_wall.views import build


class GreatWallGame(ModularGame[GreatWall, GreatWallView]):
    """Great Wall of China by Reiner Knizia (2006); our reading is `rules/great-wall.en.md`."""

    id: ClassVar[str] = "great-wall"
    title: ClassVar[str] = "Great Wall of China"
    prefix: ClassVar[str] = "GW"
    rules_version: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]] = (2, 3, 4, 5)
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    view_type: ClassVar[type[View]] = GreatWallView
    modules = Modules(
        notation=notation,
        explain=explain,
        views=build,
        imagine=imagine,
        positions=positions,
        conservation=conservation,
    )

    def setup(
        self, players: int, options: Mapping[str, str] | None = None, content: str = ""
    ) -> Setup:
        """Return the set-up; the game has no content sets."""
        if content:
            raise BadContent("content-not-taken", {"game": self.title}, "GW-1.1")
        setup = super().setup(players, options)
        settings_of(setup.players, setup.options)
        return setup

    def new(self, setup: Setup) -> GreatWall:
        return new_game(settings_of(setup.players, setup.options))

    def longest(self, setup: Setup) -> int:
        """Return an upper bound: cards are drawn and played once; a turn can decline all walls."""
        cards = int(DECK) * setup.players
        turns = 2 * cards + 2 * setup.players
        return 1 + 3 * cards + 3 * int(TOKEN_COUNT) + int(WALLS) * turns

    def seat_name(self, state: GreatWall, seat: int) -> str:
        return COLOUR_NAMES[seat]


GAME = GreatWallGame()
