"""The interface of a game, through which tables, records, bots and screens use its rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeAlias

from typing_extensions import TypeVar

from wanli.core.errors import BadOption, NotLegal
from wanli.core.options import Option, resolve_options
from wanli.core.rng import Rng
from wanli.core.state import State
from wanli.core.view import View

S = TypeVar("S", bound=State, default=Any)
V = TypeVar("V", bound=View, default=Any)
Reason: TypeAlias = tuple[str, str, dict[str, str | int]]  # code, clause and facts of a refusal


@dataclass(frozen=True)
class Setup:
    """The settings of a table, fixed before the first move.

    Use `Game.setup` to make one, as it checks the values.

    Attributes:
        players: The number of players.
        options: The value of every table option that applies, by name.
        content: The text of an owner's content file; empty for the set that Wanli ships.
    """

    players: int
    options: dict[str, str]
    content: str = ""


class Game(ABC, Generic[S, V]):
    """The interface of one game: its rules, notation, views and text forms.

    Get one from `wanli.games.game`. A `Game` holds no position; a position is a `State`, and
    `Play` is a game in progress. `S` and `V` are the game's own types of positions and views.

    Attributes:
        id: The name on the command line and in records, such as `chang-cheng`.
        title: The printed title.
        prefix: The prefix of its clause ids, such as `CC`.
        variant_prefix: The prefix of a variant with clauses of its own, such as `WW`; else empty.
        rules_version: The version of the rules, which records name.
        players: The possible numbers of players.
        options: The table options.
        view_type: The type of its views.
        hides: Whether seats have hidden information.
    """

    id: ClassVar[str]
    title: ClassVar[str]
    prefix: ClassVar[str]
    variant_prefix: ClassVar[str] = ""
    rules_version: ClassVar[int]
    players: ClassVar[tuple[int, ...]]
    options: ClassVar[tuple[Option, ...]]
    view_type: ClassVar[type[View]]
    hides: ClassVar[bool] = True

    def setup(
        self, players: int, options: Mapping[str, str] | None = None, content: str = ""
    ) -> Setup:
        """Check the settings of a table.

        Args:
            players: The number of players.
            options: Values of table options by name; options left out have their default.
            content: The text of an owner's content file; empty for the set that Wanli ships.

        Returns:
            The settings, with the defaults of all options that apply.

        Raises:
            BadOption: The game has no such number of players, option or value.
            BadContent: The content cannot be used.

        Examples:
            >>> from wanli.games import game
            >>> great_wall = game("great-wall")
            >>> great_wall.players
            (2, 3, 4, 5)
            >>> great_wall.setup(players=3, options={"claims": "declinable"}).options["claims"]
            'declinable'
        """
        if players not in self.players:
            facts: dict[str, str | int] = {
                "players": players,
                "known": ", ".join(map(str, self.players)),
            }
            raise BadOption("wrong-player-count", facts)
        return Setup(players, resolve_options(self.options, options or {}, players), content)

    @abstractmethod
    def new(self, setup: Setup) -> S:
        """Return the position before the first draw.

        Args:
            setup: The settings of the table, from `setup`.
        """

    def content_name(self, setup: Setup) -> str:
        """Return the name of the content set with a checksum, as records carry it.

        Args:
            setup: The settings of the table.

        Returns:
            The name, or an empty string for a game that has only one content set.
        """
        return ""

    @abstractmethod
    def read(self, state: S, text: str) -> int:
        """Return the action of a move's text, whether or not it is legal now.

        Args:
            state: The position in which the move would be played.
            text: The move in the game's notation.

        Raises:
            NotAMove: The text is not a move of this game.
        """

    @abstractmethod
    def write(self, state: S, action: int) -> str:
        """Return the text of an action in the game's notation.

        Args:
            state: The position in which the action would be played.
            action: A number below `state.action_space()`.
        """

    @abstractmethod
    def text_for(self, state: S, action: int, viewer: int) -> str:
        """Return the text of an action as a viewer may know it, before it is played.

        Args:
            state: The position in which the action would be played.
            action: The action.
            viewer: A seat from 0, or `WATCHER`.

        Returns:
            The text, with `?` in place of what is hidden from the viewer.
        """

    def told(self, state: S, action: int, viewer: int) -> str:
        """Return the same as `text_for`, under its former name."""
        return self.text_for(state, action, viewer)

    def explain(self, state: S, action: int) -> NotLegal | None:
        """Return why the seat to decide may not play an action now.

        Args:
            state: The position.
            action: An action, as `read` returns it.

        Returns:
            The refusal with its clause, or `None` if the action is legal.

        Examples:
            >>> from wanli.core.play import Play
            >>> from wanli.core.rng import Rng
            >>> from wanli.games import game
            >>> great_wall = game("great-wall")
            >>> state = Play(great_wall, great_wall.setup(players=2), luck=Rng(7)).state
            >>> great_wall.explain(state, great_wall.read(state, "draw")) is None
            True
            >>> refusal = great_wall.explain(state, great_wall.read(state, "play dragon at 1"))
            >>> refusal.code, refusal.clause
            ('not-in-hand', 'GW-3.4')
        """
        if action in state.actions():
            return None
        code, clause, facts = self.reason(state, action)
        return NotLegal(code, {"text": self.write(state, action), **facts}, clause)

    @abstractmethod
    def reason(self, state: S, action: int) -> Reason:
        """Return the code, the clause and the facts of a refusal.

        Args:
            state: The position.
            action: An action that is not legal in it.
        """

    @abstractmethod
    def view(self, state: S, viewer: int) -> V:
        """Return what a viewer may know of a position.

        Args:
            state: The position.
            viewer: A seat from 0, or `WATCHER`.
        """

    def views(self, state: S, viewers: Sequence[int]) -> list[V]:
        """Return what each of several viewers may know of a position.

        Faster than calling `view` for each, because a game can build the public part once.

        Args:
            state: The position.
            viewers: Seats from 0, or `WATCHER`.
        """
        return [self.view(state, viewer) for viewer in viewers]

    @abstractmethod
    def imagine(self, view: V, rng: Rng) -> S:
        """Return a full position that agrees with a view, with everything hidden dealt at random.

        Bots start their search here. Every possible deal of the hidden things has the odds that
        the rules give it.

        Args:
            view: A view of this game.
            rng: The random source.

        Examples:
            >>> from wanli.core.play import Play
            >>> from wanli.core.rng import Rng
            >>> from wanli.games import game
            >>> great_wall = game("great-wall")
            >>> play = Play(great_wall, great_wall.setup(players=2), luck=Rng(7))
            >>> view = play.view(0)
            >>> state = great_wall.imagine(view, Rng(1))
            >>> great_wall.view(state, 0) == view
            True
        """

    @abstractmethod
    def write_position(self, state: S) -> str:
        """Return the text form of a position, including everything hidden.

        Args:
            state: The position.
        """

    @abstractmethod
    def read_position(self, text: str) -> S:
        """Return the position that a text form describes.

        Args:
            text: The text of a position, as `write_position` makes it.

        Raises:
            BadPosition: The text does not describe a position of this game.

        Examples:
            >>> from wanli.games import game
            >>> great_wall = game("great-wall")
            >>> state = great_wall.new(great_wall.setup(players=2))
            >>> text = great_wall.write_position(state)
            >>> great_wall.write_position(great_wall.read_position(text)) == text
            True
        """

    @abstractmethod
    def faults(self, state: S) -> list[str]:
        """Return the pieces that have appeared or vanished against the rules; empty if none.

        Args:
            state: The position.
        """

    @abstractmethod
    def longest(self, setup: Setup) -> int:
        """Return an upper bound for the moves of one game, draws included.

        Args:
            setup: The settings of the table.
        """

    def seat_name(self, state: S, seat: int) -> str:
        """Return the name of a seat at the table, such as its colour.

        Args:
            state: The position.
            seat: A seat from 0.
        """
        return str(seat + 1)
