"""A game whose functions live in modules of its own package, such as `notation` and `views`.

Protocols give the modules their types, so a game lists its modules once and repeats no functions.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, Protocol

from typing_extensions import TypeVar

from wanli.core.game import Game, Reason, S, V
from wanli.core.rng import Rng
from wanli.core.state import State
from wanli.core.view import View

S_contra = TypeVar("S_contra", bound=State, contravariant=True)
S_co = TypeVar("S_co", bound=State, covariant=True)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)


class Notation(Protocol[S_contra]):
    """Moves as text; see `Game.read`, `Game.write` and `Game.text_for`."""

    def read(self, state: S_contra, text: str, /) -> int: ...
    def write(self, state: S_contra, action: int, /) -> str: ...
    def text_for(self, state: S_contra, action: int, viewer: int, /) -> str: ...


class Explain(Protocol[S_contra]):
    """Refusals; see `Game.reason`."""

    def reason(self, state: S_contra, action: int, /) -> Reason: ...


class Views(Protocol[S_contra, V]):
    """The views of a position; see `Game.views`."""

    def views(self, state: S_contra, viewers: Sequence[int], /) -> list[V]: ...


class Imagine(Protocol[V_contra, S_co]):
    """Full positions that agree with a view; see `Game.imagine`."""

    def imagine(self, view: V_contra, rng: Rng, /) -> S_co: ...


class Positions(Protocol[S]):
    """Positions as text; see `Game.write_position` and `Game.read_position`."""

    def write_position(self, state: S, /) -> str: ...
    def read_position(self, text: str, /) -> S: ...


class Conservation(Protocol[S_contra]):
    """The check that no piece appears or vanishes; see `Game.faults`."""

    def faults(self, state: S_contra, /) -> list[str]: ...


@dataclass(frozen=True, kw_only=True)
class Modules(Generic[S, V]):
    """The modules of a game."""

    notation: Notation[S]
    explain: Explain[S]
    views: Views[S, V]
    imagine: Imagine[V, S]
    positions: Positions[S]
    conservation: Conservation[S]


class ModularGame(Game[S, V]):
    """A game that finds its functions in its modules.

    Attributes:
        modules: The modules of the game's package. They belong to the class, because an instance is
            pickled for worker processes and modules cannot be pickled.
    """

    modules: Modules[S, V]

    def read(self, state: S, text: str) -> int:
        return self.modules.notation.read(state, text)

    def write(self, state: S, action: int) -> str:
        return self.modules.notation.write(state, action)

    def text_for(self, state: S, action: int, viewer: int) -> str:
        return self.modules.notation.text_for(state, action, viewer)

    def reason(self, state: S, action: int) -> Reason:
        return self.modules.explain.reason(state, action)

    def view(self, state: S, viewer: int) -> V:
        return self.views(state, [viewer])[0]

    def views(self, state: S, viewers: Sequence[int]) -> list[V]:
        return self.modules.views.views(state, viewers)

    def imagine(self, view: V, rng: Rng) -> S:
        return self.modules.imagine.imagine(view, rng)

    def write_position(self, state: S) -> str:
        return self.modules.positions.write_position(state)

    def read_position(self, text: str) -> S:
        return self.modules.positions.read_position(text)

    def faults(self, state: S) -> list[str]:
        return self.modules.conservation.faults(state)
