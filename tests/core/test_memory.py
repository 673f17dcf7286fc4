"""What bots and tables do all day leaves nothing behind in memory, compiled or not."""

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
ALLOWED = 20  # bytes each time, for what caches keep


def growth(work: Callable[[], object]) -> float:
    """How many bytes one more time leaves behind."""
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
    """A position in which somebody decides."""
    return after_set_up(game.new(game.setup(3)), 1)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_imagining_leaves_nothing_behind(game: Game) -> None:
    view, rng = game.view(start(game), 0), Rng(1)
    assert growth(lambda: game.imagine(view, rng)) < ALLOWED


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_looking_and_moving_leave_nothing_behind(game: Game) -> None:
    state, rng = start(game), Rng(1)

    def look() -> None:
        game.view(state, 0)
        game.read_position(game.write_position(state))
        copy = state.clone()
        copy.determinize(0, rng)
        copy.apply(copy.sampled(rng))

    assert growth(look) < ALLOWED


def test_something_left_behind_is_seen() -> None:
    kept: list[bytes] = []
    assert growth(lambda: kept.append(bytes(100))) > 100
