"""A position in which tests play moves as text, and random games, for the tests of any game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar, Generic, Self, TypeVar

import pytest

from wanli.core.errors import NotAMove, NotLegal
from wanli.core.game import Game, Setup
from wanli.core.play import Play
from wanli.core.rng import Rng
from wanli.core.state import CHANCE, Note, State
from wanli.core.view import View

Position = TypeVar("Position", bound=State)
Choose = Callable[[State, Rng], int]  # an action of a position in which a seat decides


def any_legal(state: State, rng: Rng) -> int:
    """Return any legal action."""
    actions = state.actions()
    return actions[rng.below(len(actions))]


def random_positions(
    game: Game, setup: Setup, seed: int, choose: Choose = any_legal
) -> Iterator[Play]:
    """Yield a random game before each of its moves and draws, and at its end."""
    play, rng = Play(game, setup), Rng(seed)
    while not play.over:
        yield play
        luck = play.current == CHANCE
        action = play.state.draw(rng) if luck else choose(play.state, rng)
        play.move(game.write(play.state, int(action)))
    yield play


def random_game(game: Game, setup: Setup, seed: int, choose: Choose = any_legal) -> Play:
    """Return a random game that has ended."""
    *_, play = random_positions(game, setup, seed, choose)
    return play


def notes_of(play: Play) -> list[Note]:
    """Return the notes of all moves."""
    return [note for move in play.moves for note in move.notes]


def number(note: Note, part: str) -> int:
    """Return a number from the facts of a note."""
    value = note.facts[part]
    assert isinstance(value, int)
    return value


class TextPlay(Generic[Position]):
    """A position in which a test plays moves as text; it checks and collects their notes."""

    game: ClassVar[Game]
    luck: ClassVar[dict[str, str]]  # first word of a draw -> the prompt it answers

    def __init__(self, state: Position) -> None:
        self.state = state
        self.notes: list[Note] = []  # the notes of all moves played here
        state.journal = self.notes

    # ---- playing -------------------------------------------------------------------------
    def play(self, *texts: str, draw: bool = True) -> Self:
        """Play moves, raising NotLegal; with draw=False the draws after the last stay pending."""
        for text in texts:
            self.draw(text)
            refusal = self._explain(text)
            if refusal is not None:
                raise refusal
            self.state.apply(self.game.read(self.state, text))
            assert self.game.faults(self.state) == []
        if draw:
            self.draw()
        return self

    def draw(self, up_to: str = "") -> None:
        """Make pending draws with their usual outcome, up to the draw that this text decides."""
        while not self.over and self.state.current == CHANCE and not self._decides(up_to):
            self.state.apply(self.usual_draw())

    def usual_draw(self) -> int:
        """The outcome of a draw that a test does not give."""
        return self.state.actions()[0]

    def _decides(self, text: str) -> bool:
        """Return whether a text is an outcome of the pending draw."""
        if self.luck.get(text.partition(" ")[0]) != self.prompt:
            return False
        try:
            self.game.read(self.state, text)
        except NotAMove:  # a draw for another place or player
            return False
        return True

    # ---- queries -------------------------------------------------------------------------
    @property
    def prompt(self) -> str:
        """The code of the current prompt."""
        view: View = self.game.view(self.state, -1)
        return view.prompt.code

    @property
    def over(self) -> bool:
        """Return whether the game has ended."""
        return self.state.over

    def legal(self, *words: str) -> list[str]:
        """Return the legal moves, or only those that begin with one of the words."""
        moves = [self.game.write(self.state, action) for action in self.state.actions()]
        return [m for m in moves if not words or m.startswith(words)]

    def can(self, text: str) -> bool:
        """Return whether a move is legal."""
        return self._explain(text) is None

    def refused(self, text: str) -> str:
        """Return the clause that forbids a move, or "" if it is legal."""
        refusal = self._explain(text)
        return refusal.clause if refusal is not None else ""

    def refusal(self, text: str) -> NotLegal:
        """Return the error for an illegal move."""
        refusal = self._explain(text)
        assert refusal is not None, f"{text} is legal"
        return refusal

    def parse_error(self, text: str) -> NotAMove:
        """Return the error for a text that is no move."""
        with pytest.raises(NotAMove) as raised:
            self.game.read(self.state, text)
        return raised.value

    def _explain(self, text: str) -> NotLegal | None:
        return self.game.explain(self.state, self.game.read(self.state, text))

    def notes_with(self, code: str) -> list[Note]:
        """Return the notes with a code."""
        return [note for note in self.notes if note.code == code]
