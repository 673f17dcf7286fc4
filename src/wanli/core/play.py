"""One game being played: moves by text, luck drawn as it is needed, undo as the law allows.

This is the door for programs; a table on a server adds people, clocks and storage around it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from wanli.core.errors import Forgotten, NotYourTurn, NoUndo
from wanli.core.game import Game, Setup
from wanli.core.state import CHANCE, WATCHER, Note, State
from wanli.core.view import View


class Luck(Protocol):
    """Where draws come from; `Rng` is one."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        ...


@dataclass(frozen=True)
class Move:
    """A move that was made, as its record has it and as every seat and a watcher were told it."""

    seat: int  # or CHANCE
    text: str
    told: tuple[str, ...]  # by seat, the watcher's last
    notes: tuple[Note, ...]  # what followed from it, open to all

    def told_to(self, viewer: int) -> str:
        """The move as a viewer may know it."""
        return self.told[viewer]


class Play:
    """A game from its first draw on."""

    def __init__(self, game: Game, setup: Setup, luck: Luck | None = None) -> None:
        self.game = game
        self.setup = setup
        self.luck = luck  # None: every draw must come from outside, as in a replay
        self.state = game.new(setup)
        self.moves: list[Move] = []
        self._start_from(self.state)
        self._draw()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def current(self) -> int:
        """The seat that has to decide, or CHANCE."""
        return int(self.state.current)

    @property
    def scores(self) -> list[int]:
        """The points of each seat."""
        return [int(self.state.score(seat)) for seat in range(self.setup.players)]

    @property
    def winners(self) -> list[int]:
        """The seats that won, or share the victory."""
        seats = range(self.setup.players)
        return [seat for seat in seats if self.over and self.state.result(seat) > 0]

    def legal(self) -> list[str]:
        """The texts of all legal moves of whoever has to decide."""
        return [self.game.write(self.state, action) for action in self.state.actions()]

    def view(self, viewer: int = WATCHER) -> View:
        """What a seat or a watcher may know now."""
        return self.game.view(self.state, viewer)

    def move(self, text: str, seat: int | None = None) -> None:
        """Play a move, then draw what luck has to decide; a refusal changes nothing."""
        self._play(self.check(text, seat))
        self._draw()

    def draw_from(self, luck: Luck) -> None:
        """Go on with this luck; what is asked of it now is drawn at once."""
        self.luck = luck
        self._draw()

    def check(self, text: str, seat: int | None = None) -> int:
        """The action that a text means; raises what is wrong with it, if anything."""
        action = self.game.read(self.state, text)
        if seat is not None and seat != self.current and not self.over:
            raise NotYourTurn(seat, self.current)
        refusal = self.game.explain(self.state, text)
        if refusal is not None:
            raise refusal
        return action

    def moved_last(self, seat: int) -> bool:
        """Whether the last move was a seat's; a watcher is no seat, and neither is luck."""
        return seat >= 0 and bool(self.moves) and self.moves[-1].seat == seat

    def can_undo(self, seat: int) -> bool:
        """Undo never crosses luck, a reveal or another seat's move."""
        if not self.moved_last(seat):
            return False
        if not self._since:
            raise Forgotten("position-forgotten", {"move": len(self.moves)})
        return self._shown[-1] == self.state.shown

    def undo(self, seat: int) -> None:
        """Take back the seat's last move."""
        if not self.can_undo(seat):
            raise NoUndo("no-undo", {"seat": seat + 1})
        self.take_back(len(self.moves) - 1)

    def take_back(self, to: int) -> None:
        """Go back until so many moves are left, whatever they were: the table has agreed."""
        if not 0 <= to <= len(self.moves):
            raise NoUndo("no-undo-to", {"to": to})
        if to < len(self.moves):
            kept = to - (len(self.moves) - len(self._since))
            if kept < 0:
                raise Forgotten("position-forgotten", {"move": to + 1})
            state = self._origin.clone()
            for action in self._since[:kept]:
                state.apply(action)
            self.state = state
            del self.moves[to:], self._since[kept:], self._shown[kept:]

    def copy(self) -> Play:
        """The same game, to be played on without a change to this one; positions are shared."""
        twin = Play.__new__(Play)
        twin.__dict__.update(self.__dict__)
        twin.moves = list(self.moves)
        twin._since, twin._shown = list(self._since), list(self._shown)
        return twin

    @classmethod
    def resume(cls, game: Game, setup: Setup, state: State, moves: list[Move]) -> Play:
        """A game from the position it has reached; what was before can only be told, not undone."""
        play = cls.__new__(cls)
        play.game, play.setup, play.luck, play.state = game, setup, None, state
        play.moves = list(moves)
        play._start_from(state)
        return play

    def _start_from(self, state: State) -> None:
        """Forget what was before: undo goes back to this position, and never behind it."""
        self._origin = state
        self._since: list[int] = []  # the actions that led from there to here
        self._shown: list[int] = []  # how much had been shown before each of them

    def _play(self, action: int) -> None:
        state = self.state
        game = self.game
        viewers = (*range(self.setup.players), WATCHER)
        told = tuple([game.told(state, action, viewer) for viewer in viewers])
        text = game.write(state, action)
        mover = int(state.current)
        after = state.clone()
        notes: list[Note] = []
        after.journal = notes
        after.apply(action)
        after.journal = None
        if mover == CHANCE:  # undo never crosses luck
            self._start_from(after)
        else:
            self._since.append(action)
            self._shown.append(int(state.shown))
        self.state = after
        self.moves.append(Move(mover, text, told, tuple(notes)))

    def _draw(self) -> None:
        while self.luck is not None and not self.over and self.current == CHANCE:
            self._play(draw(self.state, self.luck))


def draw(state: State, luck: Luck) -> int:
    """One outcome of the pending draw, each as likely as its weight says."""
    outcomes = state.actions()
    weights = [int(state.weight(action)) for action in outcomes]
    left = int(luck.below(sum(weights)))
    for action, weight in zip(outcomes, weights, strict=True):
        left -= weight
        if left < 0:
            return action
    raise AssertionError("the weights of the draws do not add up")
