"""What a game offers to everything outside its rules: tables, records, bots, screens, laws."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from wanli.core.errors import BadOption, NotLegal
from wanli.core.options import Option, settle
from wanli.core.rng import Rng
from wanli.core.state import State
from wanli.core.view import View


@dataclass(frozen=True)
class Setup:
    """How a table is set: everything that is fixed before the first move."""

    players: int
    options: dict[str, str]
    content: str = ""  # the text of an owner's content file; empty: the set that is shipped


class Game(ABC):
    """One game. Its rules are a `State`; this is how the world talks to them."""

    id: ClassVar[str]  # as on the command line: chang-cheng
    title: ClassVar[str]
    prefix: ClassVar[str]  # of its clause ids: CC
    variant_prefix: ClassVar[str] = ""  # of the clauses of a variant that has its own: WW
    rules_version: ClassVar[int]
    players: ClassVar[tuple[int, ...]]
    options: ClassVar[tuple[Option, ...]]
    view_type: ClassVar[type[View]]
    hides: ClassVar[bool] = True  # whether a seat may know something that another may not

    def setup(
        self, players: int, options: Mapping[str, str] | None = None, content: str = ""
    ) -> Setup:
        """Check how a table is to be set."""
        if players not in self.players:
            facts: dict[str, str | int] = {
                "players": players,
                "known": ", ".join(map(str, self.players)),
            }
            raise BadOption("wrong-player-count", facts)
        return Setup(players, settle(self.options, options or {}, players), content)

    @abstractmethod
    def new(self, setup: Setup) -> State:
        """The position before the first draw."""

    @abstractmethod
    def content_name(self, setup: Setup) -> str:
        """The name of the content set, with a checksum, as records carry it."""

    @abstractmethod
    def read(self, state: State, text: str) -> int:
        """The action a text stands for, legal or not; raises NotAMove."""

    @abstractmethod
    def write(self, state: State, action: int) -> str:
        """The text of an action."""

    @abstractmethod
    def told(self, state: State, action: int, viewer: int) -> str:
        """The text of an action about to be played, with what the viewer may not know left out."""

    @abstractmethod
    def explain(self, state: State, text: str) -> NotLegal | None:
        """Why the seat to act may not play this now, with the clause; None if it may."""

    @abstractmethod
    def view(self, state: State, viewer: int) -> View:
        """What a seat or a watcher may know."""

    def views(self, state: State, viewers: Sequence[int]) -> list[View]:
        """What each of several may know; a game can build what is open to all of them once."""
        return [self.view(state, viewer) for viewer in viewers]

    @abstractmethod
    def imagine(self, view: View, rng: Rng) -> State:
        """A full position that agrees with a view, hidden things dealt fairly."""

    @abstractmethod
    def write_position(self, state: State) -> str:
        """The text form of a position, hidden things included."""

    @abstractmethod
    def read_position(self, text: str) -> State:
        """The position of a text form; raises BadPosition."""

    @abstractmethod
    def faults(self, state: State) -> list[str]:
        """Conservation: what has appeared or vanished outside the rules; empty if all is well."""

    @abstractmethod
    def longest(self, setup: Setup) -> int:
        """No game has more moves than this, luck included."""

    def seat_name(self, state: State, seat: int) -> str:
        """What a seat is called at the table, such as its colour."""
        return str(seat + 1)
