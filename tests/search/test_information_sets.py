"""Information sets: the search may only use what its seat can see."""

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
MOVES = {
    "begin": (SAFE, RISK),
    "hide": (LEFT, RIGHT),
    "guess": (LEFT, RIGHT),
    "luck": (WIN, LOSE),
}
BOTH = pytest.mark.parametrize("guide", [None, Guide()], ids=["plain", "guided"])


class Guess(State):
    """A game in which the first seat plays safe (wins 70%) or guesses a hidden place.

    A draw or the other seat chooses left or right, openly or in secret. A right guess wins 90%,
    a wrong guess 10%.
    """

    def __init__(self, hider: int, *, is_open: bool) -> None:
        super().__init__()
        self.hider, self.is_open = hider, is_open
        self.stage, self.place, self.odds, self.won = "begin", 0, 7, 0.0

    def legal(self, out: vec[i64]) -> i64:
        for i, action in enumerate(MOVES[self.stage]):
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
    """A game in which only the first seat sees the drawn place and the other seat guesses it.

    Playing safe wins 30%; a right guess wins 90% for the other seat.
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
        """Change nothing, as the first seat knows everything."""

    def seen_as(self, action: i64, viewer: i64) -> i64:
        return LEFT if self.stage == "hide" and viewer != 0 else action


def best(start: Guess, guide: Guide | None) -> int:
    """The best action of the first seat by the search."""
    return int(search(start, 2000, 1, guide)[0].action)


def counters_of(nodes: Nodes) -> list[tuple[int, ...]]:
    """The counters of each node, and whether it continues in another node."""
    counts, found = [int(count) for count in nodes.counts], list[tuple[int, ...]]()
    for node in range(int(nodes.used)):
        line = counts[node * COLUMNS : (node + 1) * COLUMNS]
        kept = [line[column] for column in (ACTION, MOVER, SEEN, VISITS, AVAILABLE, PASSED)]
        found.append((*kept, int(line[BELOW] == node)))
    return sorted(found)


@BOTH
@pytest.mark.parametrize("hider", [CHANCE, 1])
def test_the_search_uses_open_information_of_its_seat(guide: Guide | None, hider: int) -> None:
    assert best(Guess(hider, is_open=True), guide) == RISK


@BOTH
@pytest.mark.parametrize("hider", [CHANCE, 1])
def test_the_search_cannot_use_hidden_information(guide: Guide | None, hider: int) -> None:
    assert best(Guess(hider, is_open=False), guide) == SAFE


@BOTH
@pytest.mark.parametrize("place", [LEFT, RIGHT])
def test_hidden_information_varies_between_iterations(guide: Guide | None, place: int) -> None:
    """The place in the root position has no influence."""
    start = Guess(int(CHANCE), is_open=False)
    start.stage, start.place = "guess", place
    found = {int(one.action): one.share for one in search(start, 2000, 1, guide)}
    assert found == {LEFT: pytest.approx(0.5, abs=0.2), RIGHT: pytest.approx(0.5, abs=0.2)}


@BOTH
def test_other_seats_cannot_use_information_hidden_from_them(guide: Guide | None) -> None:
    assert best(Secret(), guide) == RISK


def test_rarely_visited_draws_can_share_their_statistics() -> None:
    late = Guide()
    late.draw_threshold = 10
    assert best(Guess(CHANCE, is_open=True), late) == RISK
    late.draw_threshold = NEVER
    assert best(Guess(CHANCE, is_open=True), late) == SAFE


@pytest.mark.parametrize("hider", [CHANCE, 1])
def test_a_tree_that_followed_a_move_keeps_all_its_nodes(hider: int) -> None:
    start = Guess(hider, is_open=False)
    tree = Tree(start, 1, Guide())
    tree.grow(400)
    after = start.clone()
    after.apply(RISK)
    assert tree.advance(RISK, after)
    tree.grow(50)
    for nodes in (tree.mine, tree.others):
        assert counters_of(nodes.subtree(ROOT)) == counters_of(nodes)
        assert nodes.used > 2
