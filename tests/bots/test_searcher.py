"""Searching bots: the tree reused within a turn, budgets, time limits and threads."""

from __future__ import annotations

import gc
import sys
import tracemalloc
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import ClassVar

import pytest

from tests.bots.test_bots import every_game, views_of
from wanli.bots import searcher
from wanli.bots.advice import Advice
from wanli.bots.evaluate import guide
from wanli.bots.searcher import Budget, SearchBot
from wanli.core.game import Game
from wanli.core.play import Play
from wanli.core.rng import Rng
from wanli.core.state import MAX_MOVES, State, zeros
from wanli.core.view import View
from wanli.games import game
from wanli.search.guide import Guide, reals
from wanli.search.tree import Tree

TRIES = 30


def play_turn(at: Play, player: SearchBot) -> list[tuple[str, int]]:
    """Let a bot decide until another seat has to; return its moves with their iterations."""
    seat, done = at.current, list[tuple[str, int]]()
    while not at.over and at.current == seat:
        advice = player.advise(at.view(seat))
        done.append((advice.text, advice.tries))
        at.move(advice.text)
    return done


def game_after(rules: Game, moves: int) -> Play:
    """A game of two players after some random moves."""
    at, rng = Play(rules, rules.setup(2), Rng(3)), Rng(4)
    for _ in range(moves):
        legal = at.view(at.current).legal
        at.move(legal[rng.below(len(legal))])
    return at


def test_the_next_decision_of_a_turn_reuses_the_tree_of_the_last() -> None:
    at, player = game_after(game("great-wall"), 8), SearchBot(1, Budget(TRIES))
    tries = {"draw": set[bool](), "other": set[bool]()}
    while not at.over:
        done = play_turn(at, player)
        for (text, _), (_, after) in pairwise(done):
            if after:
                tries["draw" if text == "draw" else "other"].add(after > TRIES)
    assert tries["draw"] == {False}  # the drawn card was unknown to the search
    assert True in tries["other"]


def test_an_unexpected_view_starts_a_new_search() -> None:
    rules = game("great-wall")
    views = [view for view in views_of(rules, 2, 3) if len(view.legal) > 1]
    player = SearchBot(1, Budget(TRIES))
    assert [player.advise(view).tries for view in views[::5]] == [TRIES] * len(views[::5])


@every_game
def test_a_reused_tree_gives_legal_moves(rules: Game) -> None:
    at, player, reused = game_after(rules, 20), SearchBot(2, Budget(8)), 0
    for _ in range(60):
        if at.over:
            break
        reused += sum(tries > 8 for _, tries in play_turn(at, player))  # an illegal move raises
    assert reused


class RecordingTree:
    """A tree that records the names of the methods called."""

    done: ClassVar[list[str]] = []

    def __init__(self, root: State, seed: int, guide: Guide | None) -> None:
        self.tree = Tree(root, seed, guide)

    def __getattr__(self, name: str) -> object:
        self.done.append(name)
        return getattr(self.tree, name)


def test_a_tree_is_advanced_at_the_next_decision_not_before_the_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Copying a large tree is slow, so it is copied only when it is needed."""
    monkeypatch.setattr(searcher, "Tree", RecordingTree)
    at, player, followed = game_after(game("great-wall"), 8), SearchBot(1, Budget(8)), 0
    while not at.over:
        RecordingTree.done.clear()
        at.move(player.advise(at.view(at.current)).text)
        assert "advance" not in RecordingTree.done[1:]
        followed += "advance" in RecordingTree.done
    assert followed


class TimedTree(RecordingTree):
    """A tree with a fake clock on which only the search takes time."""

    now: ClassVar[float] = 0.0
    TRY = 0.002  # seconds
    FOLLOW = 0.1  # seconds to advance a tree

    def grow(self, tries: int) -> None:
        """Advance the clock and search."""
        TimedTree.now += tries * self.TRY
        self.tree.grow(tries)

    def advance(self, action: int, root: State) -> None:
        """Advance the clock and the tree."""
        TimedTree.now += self.FOLLOW
        self.done.append("advance")
        self.tree.advance(action, root)


@every_game
@pytest.mark.parametrize("plain", [False, True])
def test_every_decision_of_a_turn_is_made_within_its_time(
    rules: Game, plain: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock is fake, so the load of the machine does not matter."""
    monkeypatch.setattr(searcher, "Tree", TimedTree)
    monkeypatch.setattr(searcher, "perf_counter", lambda: TimedTree.now)
    TimedTree.done.clear()
    at, player = game_after(rules, 20), SearchBot(2, Budget(seconds=0.3), plain=plain)
    for _ in range(8):
        view, started = at.view(at.current), TimedTree.now
        at.move(player.choose(view))
        assert len(view.legal) == 1 or 0.28 < TimedTree.now - started <= 0.3
    assert ("advance" in TimedTree.done) == (not plain)


def test_a_search_with_a_time_budget_has_a_maximum_of_iterations(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(searcher, "MAX_ITERATIONS", 40)
    at, player = game_after(game("great-wall"), 8), SearchBot(1, Budget(seconds=60))
    went_on = 0
    while not at.over:
        for (_, before), (_, after) in pairwise(play_turn(at, player)):
            assert max(before, after) <= 41  # one new iteration in any case
            went_on += before > 0 and after > 0
    assert went_on


def test_a_plain_search_does_not_reuse_its_tree() -> None:
    at, player = game_after(game("great-wall"), 8), SearchBot(1, Budget(TRIES), plain=True)
    while not at.over:
        assert all(tries in (0, TRIES) for _, tries in play_turn(at, player))


def test_a_search_without_time_makes_one_iteration() -> None:
    view = next(v for v in views_of(game("great-wall"), 2, 3) if len(v.legal) > 1)
    advice = SearchBot(1, Budget(seconds=1e-9)).advise(view)
    assert advice.text in view.legal
    assert advice.tries == 1


@every_game
def test_a_bot_without_time_left_plays_the_move_with_the_highest_prior(
    rules: Game,
) -> None:
    for view in [view for view in views_of(rules, 2, 3) if len(view.legal) > 1][::8]:
        advice = SearchBot(1, Budget(seconds=60)).advise(view, waited=60)
        state, weights = rules.imagine(view, Rng(1)), reals(MAX_MOVES)
        moves = zeros(MAX_MOVES)
        n = state.legal(moves)
        guide(rules.id).priors(state, moves, n, weights)
        priors = {rules.write(state, int(moves[i])): weights[i] for i in range(n)}
        assert advice.tries == 1
        assert priors[advice.text] >= 0.98 * max(priors.values())  # any of nearly equal moves


@every_game
@pytest.mark.parametrize("plain", [True, False])
def test_searches_in_several_threads_are_independent(rules: Game, plain: bool) -> None:
    """A Dask worker may have several threads."""
    sizes = rules.players[0], rules.players[-1]
    views = [next(v for v in views_of(rules, n, 3)[9:] if len(v.legal) > 1) for n in sizes]

    def think(view: View) -> Advice:
        return SearchBot(1, Budget(TRIES), plain=plain).advise(view)

    alone = [think(view) for view in views]
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as threads:
            together = list(threads.map(think, views * 4))
    finally:
        sys.setswitchinterval(interval)
    assert together == alone * 4


@pytest.mark.parametrize("plain", [True, False])
def test_a_searching_bot_does_not_leak_memory(plain: bool) -> None:
    views = [view for view in views_of(game("great-wall"), 2, 3) if len(view.legal) > 1][:4]
    player = SearchBot(1, Budget(TRIES), plain=plain)

    def think() -> None:
        for view in views:
            player.choose(view)

    for _ in range(3):
        think()
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for _ in range(10):
        think()
    gc.collect()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert after - before < 20_000  # less than a tree
