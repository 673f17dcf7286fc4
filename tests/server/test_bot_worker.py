"""A bot of a server goes on with its thought in the next step of its turn, and nobody else does."""

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
def _empty(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Start with no search in memory, and with bots that search little."""
    monkeypatch.setattr(bot_worker, "bot", lambda _, seed: SearchBot(seed, Budget(TRIES)))
    bot_worker._remembered.clear()
    yield
    bot_worker._remembered.clear()


def asked(view: View, seat_key: str, level: Level = Level.MASTER) -> AdviceRequest:
    return AdviceRequest(view.game, level, msgspec.json.encode(view), 7, seat_key=seat_key)


def went_on(asks: Callable[[int, View], AdviceRequest]) -> int:
    """Over a game of two, how many steps were thought about before they were asked."""
    at, found, number = game_after(game("great-wall"), 8), 0, 0
    while not at.over:
        number += 1
        advice = think(asks(number, at.view(at.current)), 0.0)
        found += advice.tries > TRIES
        at.move(advice.text)
    return found


def test_the_next_step_of_a_turn_goes_on_where_the_last_one_ended() -> None:
    assert went_on(lambda _, view: asked(view, f"table {view.viewer}")) > 0


@pytest.mark.parametrize(
    "asks",
    [
        pytest.param(lambda n, view: asked(view, f"{n} {view.viewer}"), id="another table"),
        pytest.param(lambda n, view: asked(view, f"table {n}"), id="another seat"),
        pytest.param(lambda n, view: asked(view, "table 0", LEVELS[n % 2]), id="level"),
        pytest.param(lambda _, view: asked(view, ""), id="nobody"),
    ],
)
def test_nothing_is_carried_to_anybody_else(asks: Callable[[int, View], AdviceRequest]) -> None:
    assert went_on(asks) == 0


def test_few_are_kept_and_who_waited_longest_is_forgotten_first() -> None:
    assert went_on(lambda n, view: asked(view, f"{n} {view.viewer}")) == 0
    assert len(bot_worker._remembered) == REMEMBERED_BOTS
    numbers = [int(seat_key.split()[0]) for seat_key, _ in bot_worker._remembered]
    assert numbers == sorted(numbers)
    assert numbers[0] > REMEMBERED_BOTS
