"""Great Wall of China as the house knows it: each function from the file named after it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, cast

from wanli.core.errors import BadContent, NotLegal
from wanli.core.game import Game, Setup
from wanli.core.options import Option
from wanli.core.rng import Rng
from wanli.core.state import State
from wanli.core.view import View
from wanli.games.great_wall import conservation, explain, imagine, notation, positions
from wanli.games.great_wall.options import OPTIONS, settings_of
from wanli.games.great_wall.rules.game import GreatWall, new_game
from wanli.games.great_wall.rules.material import DECK, TOKEN_COUNT, WALLS
from wanli.games.great_wall.rules.names import COLOUR_NAMES
from wanli.games.great_wall.shown import views
from wanli.games.great_wall.view import GreatWallView


class GreatWallGame(Game):
    """By Reiner Knizia (2006); our reading of its rules is `rules/great-wall.en.md`."""

    id: ClassVar[str] = "great-wall"
    title: ClassVar[str] = "Great Wall of China"
    prefix: ClassVar[str] = "GW"
    rules_version: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]] = (2, 3, 4, 5)
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    view_type: ClassVar[type[View]] = GreatWallView

    def setup(
        self, players: int, options: Mapping[str, str] | None = None, content: str = ""
    ) -> Setup:
        """All cards and tokens are known, so there is no content to give."""
        if content:
            raise BadContent("content-not-taken", {"game": self.title}, "GW-1.1")
        setup = super().setup(players, options)
        settings_of(setup.players, setup.options)
        return setup

    def new(self, setup: Setup) -> State:
        return new_game(settings_of(setup.players, setup.options))

    def content_name(self, setup: Setup) -> str:
        return ""

    def read(self, state: State, text: str) -> int:
        return notation.read(cast(GreatWall, state), text)

    def write(self, state: State, action: int) -> str:
        return notation.write(cast(GreatWall, state), action)

    def told(self, state: State, action: int, viewer: int) -> str:
        return notation.told(cast(GreatWall, state), action, viewer)

    def explain(self, state: State, text: str) -> NotLegal | None:
        return explain.explain(cast(GreatWall, state), text)

    def view(self, state: State, viewer: int) -> GreatWallView:
        return views.view(cast(GreatWall, state), viewer)

    def views(self, state: State, viewers: Sequence[int]) -> list[View]:
        return list(views.views(cast(GreatWall, state), viewers))

    def imagine(self, view: View, rng: Rng) -> State:
        return imagine.imagine(cast(GreatWallView, view), rng)

    def write_position(self, state: State) -> str:
        return positions.write_position(cast(GreatWall, state))

    def read_position(self, text: str) -> State:
        return positions.read_position(text)

    def faults(self, state: State) -> list[str]:
        return conservation.faults(cast(GreatWall, state))

    def longest(self, setup: Setup) -> int:
        """Each card is drawn and played once; a turn may decline at every wall."""
        cards = int(DECK) * setup.players
        turns = 2 * cards + 2 * setup.players
        return 1 + 3 * cards + 3 * int(TOKEN_COUNT) + int(WALLS) * turns

    def seat_name(self, state: State, seat: int) -> str:
        return COLOUR_NAMES[seat]
