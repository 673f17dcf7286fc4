"""Chang Cheng as the house knows it: each function from the file named after it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, cast

from wanli.core.errors import NotLegal
from wanli.core.game import Game, Setup
from wanli.core.options import Option
from wanli.core.rng import Rng
from wanli.core.state import State
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
from wanli.games.chang_cheng.shown import views
from wanli.games.chang_cheng.shown.open import colours_in_play
from wanli.games.chang_cheng.view import ChangChengView


class ChangChengGame(Game):
    """By Walter Obert (2007); our reading of its rules is `rules/chang-cheng.en.md`."""

    id: ClassVar[str] = "chang-cheng"
    title: ClassVar[str] = "Chang Cheng"
    prefix: ClassVar[str] = "CC"
    rules_version: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]] = (2, 3, 4)
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    view_type: ClassVar[type[View]] = ChangChengView

    def setup(
        self, players: int, options: Mapping[str, str] | None = None, content: str = ""
    ) -> Setup:
        checked = super().setup(players, canonical(options or {}), content)
        self.new(checked)  # what only the whole set-up shows: a seat or a colour that is not free
        return checked

    def new(self, setup: Setup) -> State:
        return new_game(settings_of(setup.players, setup.options), content.load(setup.content))

    def content_name(self, setup: Setup) -> str:
        return content.load(setup.content).name

    def read(self, state: State, text: str) -> int:
        return notation.read(cast(ChangCheng, state), text)

    def write(self, state: State, action: int) -> str:
        return notation.write(cast(ChangCheng, state), action)

    def told(self, state: State, action: int, viewer: int) -> str:
        return notation.told(cast(ChangCheng, state), action, viewer)

    def explain(self, state: State, text: str) -> NotLegal | None:
        return explain.explain(cast(ChangCheng, state), text)

    def view(self, state: State, viewer: int) -> ChangChengView:
        return views.view(cast(ChangCheng, state), viewer)

    def views(self, state: State, viewers: Sequence[int]) -> list[View]:
        return list(views.views(cast(ChangCheng, state), viewers))

    def imagine(self, view: View, rng: Rng) -> State:
        return imagine.imagine(cast(ChangChengView, view), rng)

    def write_position(self, state: State) -> str:
        return positions.write_position(cast(ChangCheng, state))

    def read_position(self, text: str) -> State:
        return positions.read_position(text)

    def faults(self, state: State) -> list[str]:
        return conservation.faults(cast(ChangCheng, state))

    def longest(self, setup: Setup) -> int:
        """Every round but the last places something; the rest are draws and card decisions."""
        pieces = 22 * 4 + 12
        turns = setup.players * (pieces + 1)
        return pieces + 2 * turns + 80

    def seat_name(self, state: State, seat: int) -> str:
        t = cast(ChangCheng, state)
        return "+".join(
            COLOUR_NAMES[c] for c in colours_in_play(t) if t.settings.seat_of[c] == seat
        )
