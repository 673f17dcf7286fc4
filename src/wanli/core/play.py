"""A game in progress: moves as text, automatic draws, and undo where the rules allow it.

Most programs start here. A table on a server adds people, clocks and storage around a `Play`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, Protocol, cast

from wanli.core.errors import Forgotten, NotYourTurn, NoUndo
from wanli.core.game import Game, S, Setup, V
from wanli.core.state import CHANCE, WATCHER, Note, State


class Luck(Protocol):
    """A source of draws, such as `Rng` or `FairLuck`."""

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, each as likely as the others.

        Args:
            n: How many numbers there are to draw from.
        """
        ...


@dataclass(frozen=True)
class Move:
    """A move that was made.

    Attributes:
        seat: The seat that made it, from 0, or `CHANCE`.
        text: The move in the game's notation, as records have it.
        texts: The text as each seat may know it, by seat, and last as a spectator may know it.
        notes: The consequences of the move, public to all.
    """

    seat: int
    text: str
    texts: tuple[str, ...]
    notes: tuple[Note, ...]

    def text_for(self, viewer: int) -> str:
        """Return the move as a viewer may know it.

        Args:
            viewer: A seat from 0, or `WATCHER`.
        """
        return self.texts[viewer]

    @property
    def told(self) -> tuple[str, ...]:
        """The former name of `texts`."""
        return self.texts

    def told_to(self, viewer: int) -> str:
        """Return the same as `text_for`, under its former name."""
        return self.text_for(viewer)


class Play(Generic[S, V]):
    """One game in progress, from its first draw.

    Args:
        game: The game.
        setup: The settings of the table, from `Game.setup`.
        luck: The source of draws, such as `Rng(seed)`. With `None` the caller makes every draw
            as a move, as in a replay.

    Attributes:
        game: The game.
        setup: The settings of the table.
        luck: The source of draws.
        state: The current position.
        moves: All moves so far, draws included.

    Examples:
        Start a game, look at the legal moves and play one by its text. The cards and the first
        seat were drawn before anyone had to decide:

        >>> from wanli.core.play import Play
        >>> from wanli.core.rng import Rng
        >>> from wanli.games import game
        >>> great_wall = game("great-wall")
        >>> play = Play(great_wall, great_wall.setup(players=2), luck=Rng(7))
        >>> play.current
        0
        >>> play.legal()[:3]
        ['draw', 'play wall at 1', 'play gate at 1']
        >>> play.move("play wall at 1", seat=0)
        >>> play.moves[-1].text
        'play wall at 1'

        A move that the rules forbid is refused with the clause, and nothing changes:

        >>> play.move("play dragon at 1", seat=0)  # doctest: +ELLIPSIS
        Traceback (most recent call last):
            ...
        wanli.core.errors.NotLegal: not-in-hand: ... card dragon, wanted 1, have 0 (GW-3.4)
    """

    def __init__(self, game: Game[S, V], setup: Setup, luck: Luck | None = None) -> None:
        self.game = game
        self.setup = setup
        self.luck = luck  # None: the caller makes every draw, as in a replay
        self.state: S = game.new(setup)
        self.moves: list[Move] = []
        self._start_from(self.state)
        self._draw()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def current(self) -> int:
        """The seat that has to decide, from 0, or `CHANCE`."""
        return int(self.state.current)

    @property
    def scores(self) -> list[int]:
        """The points of each seat, hidden ones included."""
        return [int(self.state.score(seat)) for seat in range(self.setup.players)]

    @property
    def winners(self) -> list[int]:
        """The seats that won or share the victory; empty until the game is over."""
        seats = range(self.setup.players)
        return [seat for seat in seats if self.over and self.state.result(seat) > 0]

    def legal(self) -> list[str]:
        """Return the texts of all legal moves of the seat to decide."""
        return [self.game.write(self.state, action) for action in self.state.actions()]

    def view(self, viewer: int = WATCHER) -> V:
        """Return the current view of a seat or spectator.

        Args:
            viewer: A seat from 0, or `WATCHER`.
        """
        return self.game.view(self.state, viewer)

    def move(self, text: str, seat: int | None = None) -> None:
        """Play a move and then all pending draws; a refused move changes nothing.

        Args:
            text: The move in the game's notation.
            seat: The seat that plays it; `None` for the one that has to decide.

        Raises:
            NotAMove: The text is not a move of this game.
            NotYourTurn: Another seat has to decide.
            NotLegal: The rules forbid the move now.
        """
        self._play(self.check(text, seat))
        self._draw()

    def draw_from(self, luck: Luck) -> None:
        """Change the source of draws, and make the pending draws.

        Args:
            luck: The new source.
        """
        self.luck = luck
        self._draw()

    def check(self, text: str, seat: int | None = None) -> int:
        """Return the action that a text means, without playing it.

        Args:
            text: The move in the game's notation.
            seat: The seat that would play it; `None` for the one that has to decide.

        Raises:
            NotAMove: The text is not a move of this game.
            NotYourTurn: Another seat has to decide.
            NotLegal: The rules forbid the move now.
        """
        action = self.game.read(self.state, text)
        if seat is not None and seat != self.current and not self.over:
            raise NotYourTurn(seat, self.current)
        refusal = self.game.explain(self.state, action)
        if refusal is not None:
            raise refusal
        return action

    def moved_last(self, seat: int) -> bool:
        """Return whether a seat made the last move; false after a draw.

        Args:
            seat: A seat from 0.
        """
        return seat >= 0 and bool(self.moves) and self.moves[-1].seat == seat

    def can_undo(self, seat: int) -> bool:
        """Return whether a seat may take back its last move.

        Undo never crosses a draw, a reveal or another seat's move.

        Args:
            seat: A seat from 0.

        Raises:
            Forgotten: The position before the move is not in memory.
        """
        if not self.moved_last(seat):
            return False
        if not self._since:
            raise Forgotten("position-forgotten", {"move": len(self.moves)})
        return self._reveals[-1] == self.state.reveals

    def undo(self, seat: int) -> None:
        """Take back a seat's last move.

        Args:
            seat: A seat from 0.

        Raises:
            NoUndo: The move cannot be taken back.
            Forgotten: The position before the move is not in memory.

        Examples:
            >>> from wanli.core.play import Play
            >>> from wanli.core.rng import Rng
            >>> from wanli.games import game
            >>> empires = game("rise-of-empires")
            >>> play = Play(empires, empires.setup(players=2), luck=Rng(7))
            >>> seat = play.current
            >>> play.move("disc progress")
            >>> play.can_undo(seat)
            True
            >>> play.undo(seat)
            >>> "disc progress" in play.legal()
            True
        """
        if not self.can_undo(seat):
            raise NoUndo("no-undo", {"seat": seat + 1})
        self.take_back(len(self.moves) - 1)

    def take_back(self, to: int) -> None:
        """Go back to an earlier position across any moves, when everyone at the table agreed.

        Args:
            to: How many moves to keep.

        Raises:
            NoUndo: There are fewer moves than that.
            Forgotten: That position is not in memory.
        """
        if not 0 <= to <= len(self.moves):
            raise NoUndo("no-undo-to", {"to": to})
        if to < len(self.moves):
            count = to - (len(self.moves) - len(self._since))
            if count < 0:
                raise Forgotten("position-forgotten", {"move": to + 1})
            state = copied(self._origin)
            for action in self._since[:count]:
                state.apply(action)
            self.state = state
            del self.moves[to:], self._since[count:], self._reveals[count:]

    def copy(self) -> Play[S, V]:
        """Return an independent copy; both games can be played on."""
        twin: Play[S, V] = Play.__new__(Play)
        twin.__dict__.update(self.__dict__)
        twin.moves = list(self.moves)
        twin._since, twin._reveals = list(self._since), list(self._reveals)
        return twin

    @classmethod
    def resume(cls, game: Game[S, V], setup: Setup, state: S, moves: list[Move]) -> Play[S, V]:
        """Return a game that continues from a position; the moves before it cannot be undone.

        Args:
            game: The game.
            setup: The settings of the table.
            state: The position that was reached.
            moves: The moves that led to it.
        """
        play = cls.__new__(cls)
        play.game, play.setup, play.luck, play.state = game, setup, None, state
        play.moves = list(moves)
        play._start_from(state)
        return play

    def _start_from(self, state: S) -> None:
        """Make this position the earliest one to which undo can return."""
        self._origin = state
        self._since: list[int] = []  # the actions since `_origin`
        self._reveals: list[int] = []  # `State.reveals` before each of them

    def _play(self, action: int) -> None:
        state = self.state
        game = self.game
        viewers = (*range(self.setup.players), WATCHER)
        texts = tuple([game.text_for(state, action, viewer) for viewer in viewers])
        text = game.write(state, action)
        mover = int(state.current)
        after = copied(state)
        notes: list[Note] = []
        after.journal = notes
        after.apply(action)
        after.journal = None
        if mover == CHANCE:  # undo never crosses luck
            self._start_from(after)
        else:
            self._since.append(action)
            self._reveals.append(int(state.reveals))
        self.state = after
        self.moves.append(Move(mover, text, texts, tuple(notes)))

    def _draw(self) -> None:
        while self.luck is not None and not self.over and self.current == CHANCE:
            self._play(draw(self.state, self.luck))


def copied(state: S) -> S:
    """Return a copy of a position, of its own type."""
    return cast(S, state.clone())  # the compiled signature cannot express the own type


def draw(state: State, luck: Luck) -> int:
    """Return a random outcome of the pending draw, according to the weights.

    Args:
        state: A position whose `current` is `CHANCE`.
        luck: The source of the draw.
    """
    outcomes = state.actions()
    weights = [int(state.weight(action)) for action in outcomes]
    left = int(luck.below(sum(weights)))
    for action, weight in zip(outcomes, weights, strict=True):
        left -= weight
        if left < 0:
            return action
    raise AssertionError("the weights of the draws do not add up")
