"""The search answers to what its seat sees, and to nothing else."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.rng import Rng
from wanli.core.state import CHANCE, State
from wanli.search.guide import NEVER, Guide
from wanli.search.nodes import (
    ACTION,
    AVAILABLE,
    BELOW,
    COLUMNS,
    MOVER,
    PASSED,
    ROOT,
    SEEN,
    VISITS,
    Nodes,
)
from wanli.search.tree import Tree, search

SAFE, RISK, LEFT, RIGHT, WIN, LOSE = 1, 2, 3, 4, 5, 6
ASKED = {"begin": (SAFE, RISK), "hide": (LEFT, RIGHT), "guess": (LEFT, RIGHT), "luck": (WIN, LOSE)}
BOTH = pytest.mark.parametrize("guide", [None, Guide()], ids=["plain", "guided"])


class Guess(State):
    """The first seat plays safe, which wins 7 times of 10, or guesses where something is.

    Somebody puts it left or right: luck, or the other seat; openly, or in secret. Who is right
    wins 9 times of 10, who is wrong once.
    """

    def __init__(self, hider: int, *, is_open: bool) -> None:
        super().__init__()
        self.hider, self.is_open = hider, is_open
        self.stage, self.place, self.odds, self.won = "begin", 0, 7, 0.0

    def legal(self, out: vec[i64]) -> i64:
        for i, action in enumerate(ASKED[self.stage]):
            out[i] = action
        return 2

    def weight(self, action: i64) -> i64:
        return {WIN: self.odds, LOSE: 10 - self.odds}.get(int(action), 1)

    def apply(self, action: i64) -> None:
        if self.stage == "begin":
            self.stage = "luck" if action == SAFE else "hide"
            self.current = CHANCE if action == SAFE else self.hider
        elif self.stage == "hide":
            self.stage, self.place, self.current = "guess", int(action), 0
        elif self.stage == "guess":
            self.stage, self.odds, self.current = "luck", 9 if action == self.place else 1, CHANCE
        else:
            self.won, self.over = float(action == WIN), True

    def clone(self) -> State:
        other = Guess(self.hider, is_open=self.is_open)
        other.stage, other.place = self.stage, self.place
        other.odds, other.won = self.odds, self.won
        other.current, other.over = self.current, self.over
        return other

    def determinize(self, viewer: i64, rng: Rng) -> None:
        if self.stage == "guess" and not self.is_open and viewer == 0:
            self.place = LEFT + int(rng.below(2))

    def seen_as(self, action: i64, viewer: i64) -> i64:
        hidden = self.stage == "hide" and not self.is_open and viewer != self.hider
        return LEFT if hidden else action

    def score(self, player: i64) -> i64:
        return 0

    def result(self, player: i64) -> float:
        return self.won if player == 0 else 1.0 - self.won


class Secret(Guess):
    """Luck shows the first seat alone where something is, and the other one guesses.

    Playing safe wins 3 times of 10; who is guessed right loses 9 times of 10.
    """

    def __init__(self) -> None:
        super().__init__(int(CHANCE), is_open=False)
        self.odds = 3

    def apply(self, action: i64) -> None:
        guessed = self.stage == "guess"
        super().apply(action)
        if guessed:
            self.odds = 10 - self.odds
        elif self.stage == "guess":
            self.current = 1

    def clone(self) -> State:
        other = Secret()
        other.stage, other.place = self.stage, self.place
        other.odds, other.won = self.odds, self.won
        other.current, other.over = self.current, self.over
        return other

    def determinize(self, viewer: i64, rng: Rng) -> None:
        """The first seat knows all there is."""

    def seen_as(self, action: i64, viewer: i64) -> i64:
        return LEFT if self.stage == "hide" and viewer != 0 else action


def best(start: Guess, guide: Guide | None) -> int:
    """What the first seat does."""
    return int(search(start, 2000, 1, guide)[0].action)


def lines(nodes: Nodes) -> list[tuple[int, ...]]:
    """What is counted of each node, and whether it goes on in another one."""
    counts, found = [int(count) for count in nodes.counts], list[tuple[int, ...]]()
    for node in range(int(nodes.used)):
        line = counts[node * COLUMNS : (node + 1) * COLUMNS]
        kept = [line[column] for column in (ACTION, MOVER, SEEN, VISITS, AVAILABLE, PASSED)]
        found.append((*kept, int(line[BELOW] == node)))
    return sorted(found)


@BOTH
@pytest.mark.parametrize("hider", [CHANCE, 1])
def test_what_the_seat_sees_it_can_answer_to(guide: Guide | None, hider: int) -> None:
    assert best(Guess(hider, is_open=True), guide) == RISK


@BOTH
@pytest.mark.parametrize("hider", [CHANCE, 1])
def test_what_the_seat_cannot_see_it_cannot_answer_to(guide: Guide | None, hider: int) -> None:
    assert best(Guess(hider, is_open=False), guide) == SAFE


@BOTH
@pytest.mark.parametrize("place", [LEFT, RIGHT])
def test_what_is_hidden_is_dealt_anew_in_every_iteration(guide: Guide | None, place: int) -> None:
    """Wherever it is in the position that the search begins with."""
    start = Guess(int(CHANCE), is_open=False)
    start.stage, start.place = "guess", place
    found = {int(one.action): one.share for one in search(start, 2000, 1, guide)}
    assert found == {LEFT: pytest.approx(0.5, abs=0.2), RIGHT: pytest.approx(0.5, abs=0.2)}


@BOTH
def test_what_only_the_seat_sees_others_cannot_answer_to(guide: Guide | None) -> None:
    assert best(Secret(), guide) == RISK


def test_draws_may_share_what_few_tries_have_found() -> None:
    late = Guide()
    late.draw_threshold = 10
    assert best(Guess(CHANCE, is_open=True), late) == RISK
    late.draw_threshold = NEVER
    assert best(Guess(CHANCE, is_open=True), late) == SAFE


@pytest.mark.parametrize("hider", [CHANCE, 1])
def test_a_tree_that_goes_on_knows_what_it_knew(hider: int) -> None:
    start = Guess(hider, is_open=False)
    tree = Tree(start, 1, Guide())
    tree.grow(400)
    after = start.clone()
    after.apply(RISK)
    assert tree.advance(RISK, after)
    tree.grow(50)
    for nodes in (tree.mine, tree.others):
        assert lines(nodes.subtree(ROOT)) == lines(nodes)
        assert nodes.used > 2
