"""Memory leaks: frequent operations on positions and views must not grow memory."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable

import pytest

from wanli.core.game import Game
from wanli.core.rng import Rng
from wanli.core.state import State
from wanli.games import GAMES
from wanli.search.timing import after_set_up

TIMES = 400
ALLOWED = 20  # bytes per repetition, for growing caches


def growth(work: Callable[[], object]) -> float:
    """Return the growth of memory per repetition, in bytes."""
    for _ in range(50):
        work()
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for _ in range(TIMES):
        work()
    gc.collect()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / TIMES


def start(game: Game) -> State:
    """A position in which a seat has to decide."""
    return after_set_up(game.new(game.setup(3)), 1)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_imagining_positions_does_not_leak_memory(game: Game) -> None:
    view, rng = game.view(start(game), 0), Rng(1)
    assert growth(lambda: game.imagine(view, rng)) < ALLOWED


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_views_texts_clones_and_moves_do_not_leak_memory(game: Game) -> None:
    state, rng = start(game), Rng(1)

    def use_position() -> None:
        game.view(state, 0)
        game.read_position(game.write_position(state))
        copy = state.clone()
        copy.determinize(0, rng)
        copy.apply(copy.sampled(rng))

    assert growth(use_position) < ALLOWED


def test_the_memory_test_detects_a_leak() -> None:
    kept: list[bytes] = []
    assert growth(lambda: kept.append(bytes(100))) > 100
