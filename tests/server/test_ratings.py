"""Ratings after a game."""

from __future__ import annotations

import pytest

from tests.server.halls import GAME, open_hall, start_table
from tests.waiting import until_awaited
from wanli.server.hall import Hall
from wanli.storage.results import MODEL, rating
from wanli.table.terms import Terms

NEW = MODEL.rating().mu


async def wait_for_rating(hall: Hall, person: str) -> float:
    """Return the rating of a person after their first game."""

    async def found() -> float | None:
        mu, _, games = await hall.database.read(rating, person, GAME)
        return mu if games else None

    mu = await until_awaited(found)
    assert mu is not None
    return mu


@pytest.mark.parametrize("by_bot", [False, True])
async def test_a_win_raises_the_rating_unless_a_stand_in_played(
    ready_sqlite_url: str, by_bot: bool
) -> None:
    async with open_hall(ready_sqlite_url) as hall:
        live = await start_table(hall, Terms(players=2))
        turn, seats = live.table.turn, live.table.seats
        text = live.table.started.legal()[0]
        await live.write(lambda draft: draft.move(turn, text, by_bot=by_bot), "one")
        await live.write(lambda draft: draft.resign(1 - turn), "two")
        assert await wait_for_rating(hall, seats[1 - turn].person) < NEW
        mu, _, games = await hall.database.read(rating, seats[turn].person, GAME)
        assert (mu > NEW, games) == ((False, 0) if by_bot else (True, 1))
