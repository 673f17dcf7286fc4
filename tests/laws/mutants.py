"""Games that break one law each. The suite must catch every one of them."""

from __future__ import annotations

from typing import cast

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from tests.laws.toy import (
    DEAL,
    LEFT,
    RIGHT,
    SHOW,
    TAKE_1,
    TAKE_2,
    TEXTS,
    Pebbles,
    PebblesView,
    Table,
    Toy,
)
from wanli.core.errors import NotLegal
from wanli.core.game import Setup
from wanli.core.play import Play
from wanli.core.rng import Rng
from wanli.core.state import State


# ---- law 1 -----------------------------------------------------------------------------------
class Stuck(Pebbles):
    """Nobody can move when the heap is down to two, and the game is not over."""

    def legal(self, out: vec[i64]) -> i64:
        return 0 if self.heap == 2 else super().legal(out)


class Twice(Pebbles):
    """A legal move is listed twice."""

    def legal(self, out: vec[i64]) -> i64:
        n = super().legal(out)
        out[n] = out[0]
        return n + 1 if n else n


class PlaysAnything(Pebbles):
    """Random play takes two, be it legal or not."""

    def sample(self, moves: vec[i64], rng: Rng) -> i64:
        return TAKE_2


class Accepts(Toy):
    """Nothing is said against taking two from a heap of one."""

    def explain(self, state: Pebbles, action: int) -> NotLegal | None:
        return None if action == TAKE_2 else super().explain(state, action)


class Refuses(Toy):
    """Showing a card is legal, but refused."""

    def explain(self, state: Pebbles, action: int) -> NotLegal | None:
        refusal = NotLegal("no", {}, "TOY-2.2")
        return refusal if action == SHOW else super().explain(state, action)


class NoSuchClause(Toy):
    """A refusal cites a clause that is not in the rules."""

    def explain(self, state: Pebbles, action: int) -> NotLegal | None:
        refusal = super().explain(state, action)
        return NotLegal("no", {}, "TOY-9.9") if refusal else None


class NoteWithoutClause(Pebbles):
    """The story cites no clause."""

    def tell(self, code: str, clause: str, facts: dict[str, str | int]) -> None:
        super().tell(code, "", facts)


class RefusalChanges(Toy):
    """Whoever tries a move that is not legal loses his turn."""

    def explain(self, state: Pebbles, action: int) -> NotLegal | None:
        refusal = super().explain(state, action)
        if refusal and refusal.code == "shown-already":
            state.current = (state.current + 1) % state.players
        return refusal


# ---- law 2 -----------------------------------------------------------------------------------
class Ambiguous(Toy):
    """Both marks are written alike."""

    def write(self, state: Pebbles, action: int) -> str:
        return "mark left" if action in (LEFT, RIGHT) else super().write(state, action)


class Misread(Toy):
    """A text reads back as another move."""

    def read(self, state: Pebbles, text: str) -> int:
        action = super().read(state, text)
        return SHOW if action == TAKE_2 else action


class ReplayDiffers(Toy):
    """The heap depends on how many games were played before."""

    games = 0

    def new(self, setup: Setup) -> Pebbles:
        ReplayDiffers.games += 1
        state = super().new(setup)
        state.start = state.heap = state.start + ReplayDiffers.games % 2
        return state


class PositionLosesMarks(Toy):
    """The text of a position leaves something out."""

    def write_position(self, state: Pebbles) -> str:
        table = state.table()
        table.marks = [0] * table.players
        return msgspec.json.encode(table).decode()


# ---- laws 3 and 4 ----------------------------------------------------------------------------
class LostPebble(Pebbles):
    """Of two pebbles one is lost."""

    def play(self, action: int) -> None:
        seat = self.current
        super().play(action)
        self.taken[seat] -= action == TAKE_2


class Endless(Pebbles):
    """A mark can be made again and again."""

    def play(self, action: int) -> None:
        seat = self.current
        super().play(action)
        self.marks[seat] = 0

    def legal(self, out: vec[i64]) -> i64:
        n = super().legal(out)
        marks = [out[i] for i in range(n) if out[i] in (LEFT, RIGHT)]
        for i, action in enumerate(marks):
            out[i] = action
        return len(marks) or n


class EverybodyWins(Pebbles):
    """Each of several winners has the whole victory."""

    def result(self, player: i64) -> float:
        return 1.0


# ---- law 5 -----------------------------------------------------------------------------------
class LeakingView(Toy):
    """A view contains the last seat's card."""

    def view(self, state: Pebbles, viewer: int) -> PebblesView:
        view = super().view(state, viewer)
        view.hint = state.hands[-1]
        return view


class LeakingTable(Pebbles):
    """Everybody sees the marks, and what is imagined goes by them, so that both agree."""

    def table(self, viewer: int | None = None) -> Table:
        table = super().table(viewer)
        table.marks = list(self.marks)
        return table


class LeakingTold(Toy):
    """Everybody is told on which side a mark is."""

    def told(self, state: Pebbles, action: int, viewer: int) -> str:
        return TEXTS[action] if action in (LEFT, RIGHT) else super().told(state, action, viewer)


class LeakingDraw(Toy):
    """Everybody is told which card is dealt."""

    def told(self, state: Pebbles, action: int, viewer: int) -> str:
        return TEXTS[action] if action > DEAL else super().told(state, action, viewer)


class SearchSeesMarks(Pebbles):
    """A search answers differently to marks that nobody can tell apart."""

    def seen_as(self, action: i64, viewer: i64) -> i64:
        return action if action in (LEFT, RIGHT) else super().seen_as(action, viewer)


class SearchOverlooks(Pebbles):
    """A search takes one pebble for two."""

    def seen_as(self, action: i64, viewer: i64) -> i64:
        return TAKE_2 if action == TAKE_1 else super().seen_as(action, viewer)


class LeakingStory(Pebbles):
    """The story, open to all, says on which side a mark is."""

    def tell(self, code: str, clause: str, facts: dict[str, str | int]) -> None:
        super().tell(code, clause, {**facts, "marks": sum(self.marks)})


class LeakingRefusal(Toy):
    """A refusal mentions the cards of all."""

    def explain(self, state: Pebbles, action: int) -> NotLegal | None:
        refusal = super().explain(state, action)
        if refusal:
            refusal.facts["cards"] = str(state.hands)
        return refusal


class LeakingUndo(Pebbles):
    """Whether a mark can be taken back depends on a card that only one seat knows."""

    def play(self, action: int) -> None:
        super().play(action)
        self.shown += action in (LEFT, RIGHT) and self.hands[-1] == 1


class UncountedReveal(Pebbles):
    """A shown card does not count as a reveal, so that it could be undone."""

    def play(self, action: int) -> None:
        super().play(action)
        self.shown -= action == SHOW


# ---- law 6 -----------------------------------------------------------------------------------
class ForgetsOwnMark(Toy):
    """Imagine changes what the viewer knows."""

    def imagine(self, view: PebblesView, rng: Rng) -> Pebbles:
        state = super().imagine(view, rng)
        state.marks = [(LEFT, RIGHT)[rng.below(2)] if mark else 0 for mark in state.marks]
        return state


class NeverVaries(Toy):
    """Imagine always deals the same."""

    def imagine(self, view: PebblesView, rng: Rng) -> Pebbles:
        return super().imagine(view, Rng(1))


class ImaginesTooMany(Toy):
    """Imagine deals cards that are not there."""

    def imagine(self, view: PebblesView, rng: Rng) -> Pebbles:
        hands = view.table.hands
        state = super().imagine(view, rng)
        state.hands = [3 if card < 0 else card for card in hands]
        return state


class DealsOwnCardAnew(Pebbles):
    """The search deals the viewer's own card anew."""

    def determinize(self, viewer: i64, rng: Rng) -> None:
        super().determinize(-1, rng)


# ---- law 7 -----------------------------------------------------------------------------------
class UndoesLuck(Play):
    """Anybody may take back a draw."""

    def can_undo(self, seat: int) -> bool:
        return super().can_undo(seat) or (bool(self.moves) and self.moves[-1].seat < 0)


class UndoesOthers(Play):
    """Anybody may take back anybody's move."""

    def can_undo(self, seat: int) -> bool:
        return bool(self.moves) and super().can_undo(self.moves[-1].seat)


class UndoesReveals(Play):
    """A shown card may be taken back."""

    def can_undo(self, seat: int) -> bool:
        return bool(self.moves) and seat >= 0 and self.moves[-1].seat == seat


class UndoForgets(Play):
    """Undo forgets the move, but leaves the position."""

    def undo(self, seat: int) -> None:
        state = self.state
        super().undo(seat)
        self.state = state


# ---- law 8 -----------------------------------------------------------------------------------
class SharedClone(Pebbles):
    """A copy shares its marks with the original."""

    def clone(self) -> State:
        other = cast(Pebbles, super().clone())
        other.marks = self.marks
        return other


class LookingChanges(Toy):
    """Looking at the table turns the cards up."""

    def view(self, state: Pebbles, viewer: int) -> PebblesView:
        view = super().view(state, viewer)
        state.shown += 1
        return view
