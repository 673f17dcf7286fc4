"""Mutants of the toy game that break one law each; the laws must catch every one of them."""

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
class NoLegalMove(Pebbles):
    """No move is legal with two pebbles left, though the game is not over."""

    def legal(self, out: vec[i64]) -> i64:
        return 0 if self.heap == 2 else super().legal(out)


class MoveListedTwice(Pebbles):
    """A legal move is listed twice."""

    def legal(self, out: vec[i64]) -> i64:
        n = super().legal(out)
        out[n] = out[0]
        return n + 1 if n else n


class RandomPlayIgnoresRules(Pebbles):
    """Random play takes two pebbles even if that is illegal."""

    def sample(self, moves: vec[i64], rng: Rng) -> i64:
        return TAKE_2


class AcceptsIllegalMove(Toy):
    """Taking two pebbles from a heap of one has no refusal."""

    def explain(self, state: Pebbles, action: int) -> NotLegal | None:
        return None if action == TAKE_2 else super().explain(state, action)


class RefusesLegalMove(Toy):
    """Showing a card is legal but has a refusal."""

    def explain(self, state: Pebbles, action: int) -> NotLegal | None:
        refusal = NotLegal("no", {}, "TOY-2.2")
        return refusal if action == SHOW else super().explain(state, action)


class NoSuchClause(Toy):
    """A refusal cites a clause that does not exist."""

    def explain(self, state: Pebbles, action: int) -> NotLegal | None:
        refusal = super().explain(state, action)
        return NotLegal("no", {}, "TOY-9.9") if refusal else None


class NoteWithoutClause(Pebbles):
    """Notes cite no clause."""

    def tell(self, code: str, clause: str, facts: dict[str, str | int]) -> None:
        super().tell(code, "", facts)


class RefusalChanges(Toy):
    """A player who tries an illegal move loses the turn."""

    def explain(self, state: Pebbles, action: int) -> NotLegal | None:
        refusal = super().explain(state, action)
        if refusal and refusal.code == "shown-already":
            state.current = (state.current + 1) % state.players
        return refusal


# ---- law 2 -----------------------------------------------------------------------------------
class Ambiguous(Toy):
    """Both marks have the same text."""

    def write(self, state: Pebbles, action: int) -> str:
        return "mark left" if action in (LEFT, RIGHT) else super().write(state, action)


class Misread(Toy):
    """A text is read as another move."""

    def read(self, state: Pebbles, text: str) -> int:
        action = super().read(state, text)
        return SHOW if action == TAKE_2 else action


class ReplayDiffers(Toy):
    """The heap depends on the number of earlier games."""

    games = 0

    def new(self, setup: Setup) -> Pebbles:
        ReplayDiffers.games += 1
        state = super().new(setup)
        state.start = state.heap = state.start + ReplayDiffers.games % 2
        return state


class PositionLosesMarks(Toy):
    """The text of a position lacks the marks."""

    def write_position(self, state: Pebbles) -> str:
        table = state.table()
        table.marks = [0] * table.players
        return msgspec.json.encode(table).decode()


# ---- laws 3 and 4 ----------------------------------------------------------------------------
class LostPebble(Pebbles):
    """One of two pebbles taken is lost."""

    def play(self, action: int) -> None:
        seat = self.current
        super().play(action)
        self.taken[seat] -= action == TAKE_2


class Endless(Pebbles):
    """A mark can be made without end."""

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


class AllWin(Pebbles):
    """Every player gets a full victory."""

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
    """All viewers see the marks, and imagined positions agree with them."""

    def table(self, viewer: int | None = None) -> Table:
        table = super().table(viewer)
        table.marks = list(self.marks)
        return table


class LeakingMoveText(Toy):
    """The text of a move shows the side of a mark to all."""

    def text_for(self, state: Pebbles, action: int, viewer: int) -> str:
        return TEXTS[action] if action in (LEFT, RIGHT) else super().text_for(state, action, viewer)


class LeakingDraw(Toy):
    """The text of a draw shows the card to all."""

    def text_for(self, state: Pebbles, action: int, viewer: int) -> str:
        return TEXTS[action] if action > DEAL else super().text_for(state, action, viewer)


class SearchSeesMarks(Pebbles):
    """The search distinguishes marks that a viewer cannot tell apart."""

    def seen_as(self, action: i64, viewer: i64) -> i64:
        return action if action in (LEFT, RIGHT) else super().seen_as(action, viewer)


class SearchMergesMoves(Pebbles):
    """The search does not distinguish taking one and two pebbles."""

    def seen_as(self, action: i64, viewer: i64) -> i64:
        return TAKE_2 if action == TAKE_1 else super().seen_as(action, viewer)


class LeakingNote(Pebbles):
    """A note, open to all, shows the side of a mark."""

    def tell(self, code: str, clause: str, facts: dict[str, str | int]) -> None:
        super().tell(code, clause, {**facts, "marks": sum(self.marks)})


class LeakingRefusal(Toy):
    """A refusal contains all cards."""

    def explain(self, state: Pebbles, action: int) -> NotLegal | None:
        refusal = super().explain(state, action)
        if refusal:
            refusal.facts["cards"] = str(state.hands)
        return refusal


class LeakingUndo(Pebbles):
    """The undo of a mark depends on a card that only one seat knows."""

    def play(self, action: int) -> None:
        super().play(action)
        self.reveals += action in (LEFT, RIGHT) and self.hands[-1] == 1


class UncountedReveal(Pebbles):
    """Showing a card does not count as a reveal and could be undone."""

    def play(self, action: int) -> None:
        super().play(action)
        self.reveals -= action == SHOW


# ---- law 6 -----------------------------------------------------------------------------------
class ForgetsOwnMark(Toy):
    """An imagined position changes the viewer's own mark."""

    def imagine(self, view: PebblesView, rng: Rng) -> Pebbles:
        state = super().imagine(view, rng)
        state.marks = [(LEFT, RIGHT)[rng.below(2)] if mark else 0 for mark in state.marks]
        return state


class NeverVaries(Toy):
    """Every imagined position has the same deal."""

    def imagine(self, view: PebblesView, rng: Rng) -> Pebbles:
        return super().imagine(view, Rng(1))


class ImaginesTooManyCards(Toy):
    """An imagined position has more cards of a value than exist."""

    def imagine(self, view: PebblesView, rng: Rng) -> Pebbles:
        hands = view.table.hands
        state = super().imagine(view, rng)
        state.hands = [3 if card < 0 else card for card in hands]
        return state


class DeterminizesOwnCard(Pebbles):
    """Determinization changes the viewer's own card."""

    def determinize(self, viewer: i64, rng: Rng) -> None:
        super().determinize(-1, rng)


# ---- law 7 -----------------------------------------------------------------------------------
class UndoesLuck(Play):
    """Any seat may undo a draw."""

    def can_undo(self, seat: int) -> bool:
        return super().can_undo(seat) or (bool(self.moves) and self.moves[-1].seat < 0)


class UndoesOthers(Play):
    """Any seat may undo the move of any other."""

    def can_undo(self, seat: int) -> bool:
        return bool(self.moves) and super().can_undo(self.moves[-1].seat)


class UndoesReveals(Play):
    """A shown card may be undone."""

    def can_undo(self, seat: int) -> bool:
        return bool(self.moves) and seat >= 0 and self.moves[-1].seat == seat


class UndoForgets(Play):
    """Undo removes the move but leaves the position."""

    def undo(self, seat: int) -> None:
        state = self.state
        super().undo(seat)
        self.state = state


# ---- law 8 -----------------------------------------------------------------------------------
class SharedClone(Pebbles):
    """A clone shares its marks with the original."""

    def clone(self) -> State:
        other = cast(Pebbles, super().clone())
        other.marks = self.marks
        return other


class ViewChangesState(Toy):
    """Building a view changes the position."""

    def view(self, state: Pebbles, viewer: int) -> PebblesView:
        view = super().view(state, viewer)
        state.reveals += 1
        return view
