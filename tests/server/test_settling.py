"""What a game leaves behind when it is over."""

from __future__ import annotations

import pytest

from tests.server.halls import GAME, begun, hall_at
from tests.waiting import until_awaited
from wanli.server.hall import Hall
from wanli.storage.results import MODEL, rating
from wanli.table.terms import Terms

NEW = MODEL.rating().mu


async def rated(hall: Hall, person: str) -> float:
    """What somebody's rating is after his first game."""

    async def found() -> float | None:
        mu, _, games = await hall.database.read(rating, person, GAME)
        return mu if games else None

    mu = await until_awaited(found)
    assert mu is not None
    return mu


@pytest.mark.parametrize("by_bot", [False, True])
async def test_who_has_won_is_rated_higher_unless_a_bot_has_played_for_him(
    ready_sqlite_url: str, by_bot: bool
) -> None:
    async with hall_at(ready_sqlite_url) as hall:
        live = await begun(hall, Terms(players=2))
        turn, seats = live.table.turn, live.table.seats
        text = live.table.started.legal()[0]
        await live.write(lambda draft: draft.move(turn, text, by_bot=by_bot), "one")
        await live.write(lambda draft: draft.resign(1 - turn), "two")
        assert await rated(hall, seats[1 - turn].person) < NEW
        mu, _, games = await hall.database.read(rating, seats[turn].person, GAME)
        assert (mu > NEW, games) == ((False, 0) if by_bot else (True, 1))
