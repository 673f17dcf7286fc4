"""A position being played by text, for the tests of any game; each game's tests add to it."""

from __future__ import annotations

from typing import ClassVar, Generic, Self, TypeVar

from wanli.core.errors import NotAMove, NotLegal
from wanli.core.game import Game
from wanli.core.state import CHANCE, Note, State
from wanli.core.view import View

Position = TypeVar("Position", bound=State)


class Played(Generic[Position]):
    """A position, the moves made in it and what they led to."""

    game: ClassVar[Game]
    luck: ClassVar[dict[str, str]]  # the words of draws, and the question each answers

    def __init__(self, state: Position) -> None:
        self.state = state
        self.notes: list[Note] = []  # all that was noted since
        state.journal = self.notes

    # ---- playing -------------------------------------------------------------------------
    def play(self, *texts: str, draw: bool = True) -> Self:
        """Play moves, raising NotLegal; with draw=False the last one's draws stay pending."""
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
        """Give every pending draw its usual outcome, up to the one that a text decides."""
        while not self.over and self.state.current == CHANCE and not self._decides(up_to):
            self.state.apply(self.usual_draw())

    def usual_draw(self) -> int:
        """The outcome of a draw that no test cares about."""
        return self.state.actions()[0]

    def _decides(self, text: str) -> bool:
        """Whether a text says how the pending draw comes out."""
        if self.luck.get(text.partition(" ")[0]) != self.asked:
            return False
        try:
            self.game.read(self.state, text)
        except NotAMove:  # of another place or another player
            return False
        return True

    # ---- asking --------------------------------------------------------------------------
    @property
    def asked(self) -> str:
        """What is asked now."""
        view: View = self.game.view(self.state, -1)
        return view.prompt.code

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    def legal(self, *words: str) -> list[str]:
        """The legal moves, or only those that begin with one of the words, as `legal("wall")`."""
        moves = [self.game.write(self.state, action) for action in self.state.actions()]
        return [m for m in moves if not words or m.startswith(words)]

    def can(self, text: str) -> bool:
        """Whether a move is legal now."""
        return self._explain(text) is None

    def refused(self, text: str) -> str:
        """The clause that forbids a move now; empty if it is legal."""
        refusal = self._explain(text)
        return refusal.clause if refusal is not None else ""

    def refusal(self, text: str) -> NotLegal:
        """Why a move is forbidden now."""
        refusal = self._explain(text)
        assert refusal is not None, f"{text} is legal"
        return refusal

    def _explain(self, text: str) -> NotLegal | None:
        return self.game.explain(self.state, self.game.read(self.state, text))

    def noted(self, code: str) -> list[Note]:
        """The notes with a code."""
        return [note for note in self.notes if note.code == code]
