"""A bot that searches keeps what it found out for the next step of its turn, and nothing longer."""

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


def turn(at: Play, player: SearchBot) -> list[tuple[str, int]]:
    """Let a bot decide until somebody else has to: its moves, and the tries behind each."""
    seat, done = at.current, list[tuple[str, int]]()
    while not at.over and at.current == seat:
        advice = player.advise(at.view(seat))
        done.append((advice.text, advice.tries))
        at.move(advice.text)
    return done


def begun(rules: Game, moves: int) -> Play:
    """A game of two after some moves."""
    at, rng = Play(rules, rules.setup(2), Rng(3)), Rng(4)
    for _ in range(moves):
        legal = at.view(at.current).legal
        at.move(legal[rng.below(len(legal))])
    return at


def test_the_next_step_of_a_turn_goes_on_where_the_last_one_ended() -> None:
    at, player = begun(game("great-wall"), 8), SearchBot(1, Budget(TRIES))
    tries = {"draw": set[bool](), "other": set[bool]()}
    while not at.over:
        done = turn(at, player)
        for (text, _), (_, after) in pairwise(done):
            if after:
                tries["draw" if text == "draw" else "other"].add(after > TRIES)
    assert tries["draw"] == {False}  # a card was drawn that the search did not know
    assert True in tries["other"]


def test_a_view_that_is_not_the_expected_one_begins_a_new_search() -> None:
    rules = game("great-wall")
    views = [view for view in views_of(rules, 2, 3) if len(view.legal) > 1]
    player = SearchBot(1, Budget(TRIES))
    assert [player.advise(view).tries for view in views[::5]] == [TRIES] * len(views[::5])


@every_game
def test_what_is_kept_leads_to_legal_moves(rules: Game) -> None:
    at, player, kept = begun(rules, 20), SearchBot(2, Budget(8)), 0
    for _ in range(60):
        if at.over:
            break
        kept += sum(tries > 8 for _, tries in turn(at, player))  # raises for an illegal one
    assert kept


class Watched:
    """A search that writes down what it is asked to do."""

    done: ClassVar[list[str]] = []

    def __init__(self, root: State, seed: int, guide: Guide | None) -> None:
        self.tree = Tree(root, seed, guide)

    def __getattr__(self, name: str) -> object:
        self.done.append(name)
        return getattr(self.tree, name)


def test_a_bot_answers_first_and_makes_room_in_the_next_steps_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A large tree takes a while to copy, and is copied only if it is needed."""
    monkeypatch.setattr(searcher, "Tree", Watched)
    at, player, followed = begun(game("great-wall"), 8), SearchBot(1, Budget(8)), 0
    while not at.over:
        Watched.done.clear()
        at.move(player.advise(at.view(at.current)).text)
        assert "advance" not in Watched.done[1:]
        followed += "advance" in Watched.done
    assert followed


class Timed(Watched):
    """A search on a clock of its own, on which only searching takes time."""

    now: ClassVar[float] = 0.0
    TRY = 0.002  # seconds
    FOLLOW = 0.1  # to cut a tree down

    def grow(self, tries: int) -> None:
        """Search on."""
        Timed.now += tries * self.TRY
        self.tree.grow(tries)

    def advance(self, action: int, root: State) -> None:
        """Go on after a move."""
        Timed.now += self.FOLLOW
        self.done.append("advance")
        self.tree.advance(action, root)


@every_game
@pytest.mark.parametrize("plain", [False, True])
def test_every_step_of_a_turn_is_answered_in_time(
    rules: Game, plain: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On the clock of the search: how busy the machine is has nothing to do with it."""
    monkeypatch.setattr(searcher, "Tree", Timed)
    monkeypatch.setattr(searcher, "perf_counter", lambda: Timed.now)
    Timed.done.clear()
    at, player = begun(rules, 20), SearchBot(2, Budget(seconds=0.3), plain=plain)
    for _ in range(8):
        view, started = at.view(at.current), Timed.now
        at.move(player.choose(view))
        assert len(view.legal) == 1 or 0.28 < Timed.now - started <= 0.3
    assert ("advance" in Timed.done) == (not plain)


def test_a_search_by_the_clock_has_only_so_much_in_mind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searcher, "MAX_ITERATIONS", 40)
    at, player = begun(game("great-wall"), 8), SearchBot(1, Budget(seconds=60))
    went_on = 0
    while not at.over:
        for (_, before), (_, after) in pairwise(turn(at, player)):
            assert max(before, after) <= 41  # a new try, however much is known
            went_on += before > 0 and after > 0
    assert went_on


def test_a_plain_search_keeps_nothing() -> None:
    at, player = begun(game("great-wall"), 8), SearchBot(1, Budget(TRIES), plain=True)
    while not at.over:
        assert all(tries in (0, TRIES) for _, tries in turn(at, player))


def test_time_is_kept_also_where_a_single_try_takes_all_of_it() -> None:
    view = next(v for v in views_of(game("great-wall"), 2, 3) if len(v.legal) > 1)
    advice = SearchBot(1, Budget(seconds=1e-9)).advise(view)
    assert advice.text in view.legal
    assert advice.tries == 1


@every_game
def test_a_bot_that_was_kept_waiting_for_all_its_time_plays_what_its_guide_likes_best(
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
        assert priors[advice.text] >= 0.98 * max(priors.values())  # of those alike it takes any


@every_game
@pytest.mark.parametrize("plain", [True, False])
def test_searches_in_threads_of_one_process_do_not_disturb_each_other(
    rules: Game, plain: bool
) -> None:
    """As on a Dask worker that has several: each has numbers of its own to work with."""
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
def test_thinking_leaves_nothing_behind(plain: bool) -> None:
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
    assert after - before < 20_000  # a tree of its own has more
