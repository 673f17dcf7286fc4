"""The game object of Rise of Empires, its entry point for other packages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from wanli.core.game import Setup
from wanli.core.modular import ModularGame, Modules
from wanli.core.options import Option
from wanli.core.view import View
from wanli.games.rise_of_empires import (
    conservation,
    content,
    explain,
    imagine,
    notation,
    positions,
)
from wanli.games.rise_of_empires.options import OPTIONS, settings_of
from wanli.games.rise_of_empires.rules.game import RiseOfEmpires, new_game
from wanli.games.rise_of_empires.rules.names import COLOUR_NAMES
from wanli.games.rise_of_empires.view import RiseOfEmpiresView
from wanli.games.rise_of_empires.views import build


class RiseOfEmpiresGame(ModularGame[RiseOfEmpires, RiseOfEmpiresView]):
    """Rise of Empires by Martin Wallace (2009), with Graham Lockwood's Wonders of the World."""

    id: ClassVar[str] = "rise-of-empires"
    title: ClassVar[str] = "Rise of Empires"
    prefix: ClassVar[str] = "RE"
    variant_prefix: ClassVar[str] = "WW"
    rules_version: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]] = (2, 3, 4, 5)
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    view_type: ClassVar[type[View]] = RiseOfEmpiresView
    hides: ClassVar[bool] = False  # RE-5.1
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
        checked = super().setup(players, options, content)
        self.new(checked)  # check an owner's set when a table is created
        return checked

    def new(self, setup: Setup) -> RiseOfEmpires:
        return new_game(settings_of(setup.players, setup.options), content.load(setup.content))

    def content_name(self, setup: Setup) -> str:
        return content.load(setup.content).name

    def longest(self, setup: Setup) -> int:
        """Return an upper bound: all draws plus the most decisions of every action and phase."""
        c = content.load(setup.content)
        players, cubes = setup.players, int(c.cubes)
        draws = players + sum(map(int, c.kind_count)) + sum(map(int, c.land_count))
        wonders, cities = int(c.wonders.count), int(c.cities)
        payment = max(map(int, c.circles)) * int(c.jump_cost)
        war = 1 + int(c.max_loss) + wonders
        action = 3 + payment + cubes * (2 + war)
        lands = sum(map(int, c.land_count))
        phases = players * (3 + wonders) + lands + cities
        return draws + 6 * (int(c.discs) * players * action + phases)

    def seat_name(self, state: RiseOfEmpires, seat: int) -> str:
        return COLOUR_NAMES[seat]


GAME = RiseOfEmpiresGame()
