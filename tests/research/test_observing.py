"""Observations: a view as numbers of fixed length, with everything the seat may know."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest

from tests.research.walks import TABLES, positions
from wanli.core.game import Game
from wanli.core.rng import Rng
from wanli.core.view import View
from wanli.games import GAMES, game
from wanli.research.observing import observation, sheet_of
from wanli.research.observing.sheet import Sheet


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_all_observations_of_a_game_have_the_same_parts(game: Game, players: int) -> None:
    found: list[dict[str, slice]] = []
    for number, state in enumerate(positions(game, players, 1)):
        sheet = sheet_of(game.view(state, number % players))
        found.append(sheet.parts)
        assert all(-1 <= value <= 1 for value in sheet.numbers)
    first = found[0]
    assert all(parts == first for parts in found)
    ends = [part.stop for part in first.values()]
    assert [part.start for part in first.values()] == [0, *ends[:-1]]  # no gaps or overlaps


def view_bytes(view: View) -> bytes:
    """A view as bytes without the count of reveals, which only undo needs."""
    plain = msgspec.to_builtins(view)
    plain["table"].pop("shown", None)
    return msgspec.json.encode(plain)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_different_views_have_different_observations(game: Game) -> None:
    players = game.players[-1]
    found: dict[bytes, bytes] = {}
    for number, state in enumerate(positions(game, players, 2)):
        view = game.view(state, number % players)
        assert found.setdefault(observation(view).tobytes(), view_bytes(view)) == view_bytes(view)
    assert len(found) > 100


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_an_observation_does_not_depend_on_hidden_information(game: Game) -> None:
    players, changed = game.players[-1], 0
    for number, state in enumerate(positions(game, players, 3)):
        if number % 4:
            continue
        seat = number // 4 % players
        other = state.clone()
        other.determinize(seat, Rng(number))
        numbers = observation(game.view(state, seat))
        assert np.array_equal(observation(game.view(other, seat)), numbers)
        changed += game.write_position(other) != game.write_position(state)
    assert (changed > 10) == game.hides  # so that a leak would have been found


def test_an_observation_contains_the_seats_own_hand() -> None:
    great_wall = game("great-wall")
    *_, state = (s for s, _ in zip(positions(great_wall, 2, 5), range(40), strict=False))
    hands = [sheet_of(great_wall.view(state, seat)) for seat in range(2)]
    mine, yours = (sheet.numbers[sheet.parts["hand"]] for sheet in hands)
    assert mine != yours
    view = great_wall.view(state, 0)
    assert sum(mine) * 7 == pytest.approx(sum(msgspec.to_builtins(view)["hand"].values()))


def test_a_number_beyond_its_maximum_is_clipped() -> None:
    sheet = Sheet()
    sheet.amounts("points", [5, 30, -30], 10)
    assert sheet.numbers == [0.5, 1, -1]


def test_an_unknown_name_in_an_observation_is_an_error() -> None:
    with pytest.raises(KeyError):
        Sheet().choice("colour", "pink", ("red", "green"))
