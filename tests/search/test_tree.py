"""The tree search: winning moves, reproducible results, and coverage of every move."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import wanli
from tests.laws.toy import Toy
from wanli.core.game import Game
from wanli.core.rng import Rng
from wanli.core.state import State
from wanli.games import GAMES, game
from wanli.search.guide import Guide
from wanli.search.timing import after_set_up, decision_positions
from wanli.search.tree import Tree, search

LAST_CLAIM = """{
 "game": "great-wall",
 "players": 2,
 "options": {"claims": "declinable"},
 "walls": [
  {"tokens": [8], "bearer": {"colour": "red", "card": "keep", "token": 2},
   "cards": {"red": {"keep": 1}}}
 ],
 "unplayed": {"red": {}, "green": {"wall": 1}},
 "hidden": {"hands": {"green": {"wall": 1}}},
 "piles": {"green": [5]},
 "stage": "claims-only",
 "announcer": 0,
 "question": "claim"
}"""


def ranking(state: State, iterations: int, seed: int) -> list[tuple[int, int, float]]:
    """The action, visits and share of each move after a search."""
    found = search(state, iterations, seed)
    return [(int(c.action), int(c.visits), c.share) for c in found]


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.id)
def test_every_move_is_searched_and_every_iteration_counted(rules: Game) -> None:
    start = after_set_up(rules.new(rules.setup(3)), 2)
    moves = start.actions()
    found = ranking(start, 2 * len(moves), 1)
    assert sorted(action for action, _, _ in found) == sorted(moves)
    assert sum(visits for _, visits, _ in found) == 2 * len(moves)
    assert all(0.0 <= share <= 1.0 for _, _, share in found)


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.id)
def test_a_search_is_reproducible_and_does_not_change_the_position(rules: Game) -> None:
    start = after_set_up(rules.new(rules.setup(2)), 3)
    before = rules.write_position(start)
    assert ranking(start, 60, 5) == ranking(start, 60, 5)
    assert ranking(start, 60, 5) != ranking(start, 60, 6)
    assert rules.write_position(start) == before


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.id)
def test_the_search_handles_decisions_of_other_seats_inside_a_turn(rules: Game) -> None:
    start = after_set_up(rules.new(rules.setup(rules.players[-1])), 4)
    iterations = 30 if wanli.compiled() else 6
    inside = [
        one for one in decision_positions(start, 9) if one.current != getattr(one, "active", -1)
    ]
    assert inside or rules.id != "chang-cheng"  # where cards of other players are resolved
    for state in inside[:8]:
        assert ranking(state, iterations, 1)[0][0] in state.actions()


class Nim(State):
    """A game of taking one to three pebbles in turn; the last pebble wins."""

    def __init__(self, heap: int, players: int, current: int) -> None:
        super().__init__()
        self.heap, self.players, self.current = heap, players, current
        self.last = -1

    def legal(self, out: vec[i64]) -> i64:
        n = min(3, self.heap)
        for i in range(n):
            out[i] = i + 1
        return n

    def apply(self, action: i64) -> None:
        self.heap -= action
        self.last = int(self.current)
        self.current = (self.current + 1) % self.players
        self.over = self.heap == 0

    def clone(self) -> State:
        other = Nim(self.heap, int(self.players), int(self.current))
        other.last, other.over = self.last, self.over
        return other

    def determinize(self, viewer: i64, rng: Rng) -> None:
        """Nothing is hidden."""

    def score(self, player: i64) -> i64:
        return 0

    def result(self, player: i64) -> float:
        return 1.0 if player == self.last else 0.0


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("guide", [None, Guide()], ids=["plain", "guided"])
@pytest.mark.parametrize(("heap", "best"), [(3, 3), (5, 1), (6, 2), (7, 3)])
def test_a_forced_win_is_found_against_the_best_replies(
    seat: int, guide: Guide | None, heap: int, best: int
) -> None:
    found = search(Nim(heap, 2, seat), 600, 1, guide)
    assert int(found[0].action) == best
    assert found[0].share > 0.8 > max(choice.share for choice in found[1:])


def test_each_of_three_players_plays_for_their_own_win() -> None:
    """With 5 pebbles and three players, the first player cannot win whatever they take."""
    found = search(Nim(5, 3, 1), 2000, 1, Guide())
    assert max(choice.share for choice in found if choice.visits > 100) < 0.2


def test_the_most_visited_move_has_the_highest_share() -> None:
    toy = Toy()
    state = toy.new(toy.setup(2, {"heap": "9"}))
    rng = Rng(1)
    while state.current < 0:
        state.apply(state.draw(rng))
    best = ranking(state, 400, 1)[0]
    assert best[2] == max(share for _, visits, share in ranking(state, 400, 1) if visits > 20)


def test_the_search_claims_the_token_that_decides_the_game() -> None:
    rules = game("great-wall")
    state = rules.read_position(LAST_CLAIM)
    shares = {rules.write(state, a): share for a, _, share in ranking(state, 40, 1)}
    assert shares == {"take 1": 1.0, "decline 1": 0.0}


def test_a_tree_that_followed_a_move_offers_the_legal_moves_there() -> None:
    positions = decision_positions(game("great-wall").new(game("great-wall").setup(2)), 5)
    tree = Tree(positions[0], 1)
    tree.grow(200)
    tried = {int(one.action) for one in tree.choices()}
    elsewhere = next(one for one in positions if not tried <= set(one.actions()))
    tree.root = elsewhere
    tree.grow(1)
    assert {int(one.action) for one in tree.choices()} <= set(elsewhere.actions())
