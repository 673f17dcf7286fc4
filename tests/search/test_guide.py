"""Guides: the search uses priors and evaluations, and the defaults work for every game."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.laws.toy import Pebbles, Toy
from wanli.core.game import Game
from wanli.core.rng import Rng
from wanli.core.state import CHANCE, State
from wanli.games import GAMES, game
from wanli.search.guide import Guide
from wanli.search.timing import after_set_up
from wanli.search.tree import Tree, search

TAKE_1, MARK_LEFT = 1, 4


class BiasedGuide(Guide):
    """A guide that prefers one move and counts its evaluations and playout moves."""

    def __init__(self, horizon: int = 1000) -> None:
        super().__init__()
        self.horizon = horizon
        self.judged = 0
        self.sampled = 0

    def priors(self, state: State, moves: vec[i64], n: i64, out: vec[float]) -> None:
        for i in range(n):
            out[i] = 10.0 if moves[i] == MARK_LEFT else 1.0

    def sample(self, state: State, moves: vec[i64], rng: Rng) -> i64:
        self.sampled += 1
        return state.sample(moves, rng)

    def evaluate(self, state: State, out: vec[float]) -> None:
        self.judged += 1
        for seat in range(state.players):
            out[seat] = 3.0 if seat == 0 else 0.0


def pebbles(heap: int = 9) -> State:
    """A position of the toy with two players after the deal, with seat 1 to decide."""
    toy, rng = Toy(), Rng(1)
    state = toy.new(toy.setup(2))
    assert isinstance(state, Pebbles)
    state.heap = heap
    while state.current == CHANCE:
        state.apply(state.draw(rng))
    return state


def test_the_move_with_the_highest_prior_is_searched_first_and_most() -> None:
    assert [int(c.action) for c in search(pebbles(), 1, 1, BiasedGuide())] == [MARK_LEFT]
    fond = {int(c.action): int(c.visits) for c in search(pebbles(), 60, 1, BiasedGuide(horizon=0))}
    fair = {int(c.action): int(c.visits) for c in search(pebbles(), 60, 1, Guide())}
    assert fond[MARK_LEFT] > 30 > fair[MARK_LEFT]


def test_the_number_of_searched_moves_grows_with_the_visits() -> None:
    guide = Guide()
    guide.width = 1.0
    tried = [len(search(pebbles(), tries, 1, guide)) for tries in (1, 2, 5, 10, 30)]
    assert tried == [1, 1, 2, 3, 5]
    guide.width = 100.0
    assert len(search(pebbles(), 5, 1, guide)) == 5


def test_a_playout_ends_with_an_evaluation_at_the_guides_horizon() -> None:
    at_once, late, never = BiasedGuide(horizon=0), BiasedGuide(horizon=3), BiasedGuide()
    search(pebbles(30), 40, 1, at_once)
    search(pebbles(30), 40, 1, late)
    search(pebbles(30), 40, 1, never)
    assert (at_once.judged, at_once.sampled) == (40, 0)
    assert (late.judged, late.sampled) == (40, 120)
    assert never.judged == 0
    shares = [choice.share for choice in search(pebbles(30), 40, 1, at_once)]
    assert all(share == pytest.approx(0.9526, abs=1e-4) for share in shares)


def test_a_playout_continues_until_the_position_is_calm() -> None:
    class Restless(BiasedGuide):
        def quiet(self, state: State) -> bool:
            assert isinstance(state, Pebbles)
            return state.heap % 4 == 0

    guide = Restless(horizon=0)
    search(pebbles(30), 40, 1, guide)
    assert guide.sampled > 40
    assert guide.judged <= 40


def test_a_tree_that_follows_a_move_keeps_the_visits_below_it() -> None:
    rules = game("great-wall")
    state = after_set_up(rules.new(rules.setup(2)), 2)
    tree = Tree(state, 1, Guide())
    tree.grow(300)
    best = next(one for one in tree.choices() if "play" in rules.write(state, int(one.action)))
    after = state.clone()
    after.apply(best.action)
    assert after.current == state.current  # the second action of the same player
    assert tree.advance(best.action, after)
    known = tree.choices()
    assert 0 < sum(int(c.visits) for c in known) <= int(best.visits)
    assert {int(c.action) for c in known} <= set(after.actions())
    before = sum(int(c.visits) for c in known)
    tree.grow(50)
    assert sum(int(c.visits) for c in tree.choices()) == before + 50
    assert not tree.advance(77, after)


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.id)
def test_at_most_one_seat_leads_and_at_the_end_it_is_the_winner(rules: Game) -> None:
    state, rng = after_set_up(rules.new(rules.setup(3)), 2), Rng(4)
    guide = Guide()
    while not state.over:
        leads = [guide.lead(state, seat) for seat in range(3)]
        assert sum(lead > 0 for lead in leads) <= 1
        assert max(leads) >= 0
        state.apply(state.sampled(rng))
    shares = [choice for choice in (state.result(seat) for seat in range(3)) if choice > 0]
    assert sum(shares) == pytest.approx(1)
    winner = max(range(3), key=state.result)
    assert guide.lead(state, winner) >= max(guide.lead(state, seat) for seat in range(3))
