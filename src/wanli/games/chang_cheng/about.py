"""The game object of Chang Cheng: the interface that other packages use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from wanli.core.game import Setup
from wanli.core.modular import ModularGame, Modules
from wanli.core.options import Option
from wanli.core.view import View
from wanli.games.chang_cheng import (
    conservation,
    content,
    explain,
    imagine,
    notation,
    positions,
)
from wanli.games.chang_cheng.options import OPTIONS, canonical, settings_of
from wanli.games.chang_cheng.rules.game import ChangCheng, new_game
from wanli.games.chang_cheng.rules.names import COLOUR_NAMES
from wanli.games.chang_cheng.view import ChangChengView
from wanli.games.chang_cheng.views import build
from wanli.games.chang_cheng.views.open import colours_in_play


class ChangChengGame(ModularGame[ChangCheng, ChangChengView]):
    """Chang Cheng by Walter Obert (2007); `rules/chang-cheng.en.md` has our reading of it."""

    id: ClassVar[str] = "chang-cheng"
    title: ClassVar[str] = "Chang Cheng"
    prefix: ClassVar[str] = "CC"
    rules_version: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]] = (2, 3, 4)
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    view_type: ClassVar[type[View]] = ChangChengView
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
        checked = super().setup(players, canonical(options or {}), content)
        self.new(checked)  # only a complete set-up shows a seat or a colour that is not free
        return checked

    def new(self, setup: Setup) -> ChangCheng:
        return new_game(settings_of(setup.players, setup.options), content.load(setup.content))

    def content_name(self, setup: Setup) -> str:
        return content.load(setup.content).name

    def longest(self, setup: Setup) -> int:
        """Return an upper bound: each round but the last places a piece; add draws and choices."""
        pieces = 22 * 4 + 12
        turns = setup.players * (pieces + 1)
        return pieces + 2 * turns + 80

    def seat_name(self, state: ChangCheng, seat: int) -> str:
        owners = state.settings.seat_of
        return "+".join(COLOUR_NAMES[c] for c in colours_in_play(state) if owners[c] == seat)


GAME = ChangChengGame()
