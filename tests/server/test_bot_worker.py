"""A bot worker continues the search of a seat at its next decision, and never for anyone else."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
import pytest

from tests.bots.test_searcher import game_after
from wanli.bots.levels import Level
from wanli.bots.searcher import Budget, SearchBot
from wanli.core.view import View
from wanli.games import game
from wanli.server import bot_worker
from wanli.server.bot_worker import REMEMBERED_BOTS, AdviceRequest, think

TRIES = 12
LEVELS = (Level.STRONG, Level.MASTER)


@pytest.fixture(autouse=True)
def _small_searches(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Start with no search in memory, and with few iterations per search."""
    monkeypatch.setattr(bot_worker, "bot", lambda _, seed: SearchBot(seed, Budget(TRIES)))
    bot_worker._remembered.clear()
    yield
    bot_worker._remembered.clear()


def question(view: View, seat_key: str, level: Level = Level.MASTER) -> AdviceRequest:
    return AdviceRequest(view.game, level, msgspec.json.encode(view), 7, seat_key=seat_key)


def count_continued_searches(asks: Callable[[int, View], AdviceRequest]) -> int:
    """Play a game; return at how many decisions an earlier search was continued."""
    at, found, number = game_after(game("great-wall"), 8), 0, 0
    while not at.over:
        number += 1
        advice = think(asks(number, at.view(at.current)), 0.0)
        found += advice.tries > TRIES
        at.move(advice.text)
    return found


def test_the_next_decision_of_a_turn_continues_the_last_search() -> None:
    assert count_continued_searches(lambda _, view: question(view, f"table {view.viewer}")) > 0


@pytest.mark.parametrize(
    "asks",
    [
        pytest.param(lambda n, view: question(view, f"{n} {view.viewer}"), id="another table"),
        pytest.param(lambda n, view: question(view, f"table {n}"), id="another seat"),
        pytest.param(lambda n, view: question(view, "table 0", LEVELS[n % 2]), id="level"),
        pytest.param(lambda _, view: question(view, ""), id="anonymous request"),
    ],
)
def test_a_search_is_not_continued_for_anyone_else(
    asks: Callable[[int, View], AdviceRequest],
) -> None:
    assert count_continued_searches(asks) == 0


def test_few_searches_are_stored_and_the_oldest_is_dropped_first() -> None:
    assert count_continued_searches(lambda n, view: question(view, f"{n} {view.viewer}")) == 0
    assert len(bot_worker._remembered) == REMEMBERED_BOTS
    numbers = [int(seat_key.split()[0]) for seat_key, _ in bot_worker._remembered]
    assert numbers == sorted(numbers)
    assert numbers[0] > REMEMBERED_BOTS
