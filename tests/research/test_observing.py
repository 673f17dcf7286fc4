"""The numbers of a view: always as many, all that the seat may know, nothing that it may not."""

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
def test_a_game_has_the_same_parts_from_its_first_position_to_its_last(
    game: Game, players: int
) -> None:
    found: list[dict[str, slice]] = []
    for number, state in enumerate(positions(game, players, 1)):
        sheet = sheet_of(game.view(state, number % players))
        found.append(sheet.parts)
        assert all(-1 <= value <= 1 for value in sheet.numbers)
    first = found[0]
    assert all(parts == first for parts in found)
    ends = [part.stop for part in first.values()]
    assert [part.start for part in first.values()] == [0, *ends[:-1]]  # no name stands twice


def known(view: View) -> bytes:
    """All of a view but how often something was shown, which only undo asks for."""
    plain = msgspec.to_builtins(view)
    plain["table"].pop("shown", None)
    return msgspec.json.encode(plain)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_different_views_have_different_numbers(game: Game) -> None:
    players = game.players[-1]
    found: dict[bytes, bytes] = {}
    for number, state in enumerate(positions(game, players, 2)):
        view = game.view(state, number % players)
        assert found.setdefault(observation(view).tobytes(), known(view)) == known(view)
    assert len(found) > 100


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_a_seat_cannot_know_does_not_change_its_numbers(game: Game) -> None:
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
    assert (changed > 10) == game.hides  # else nothing was hidden that could have leaked


def test_a_seat_sees_its_own_hand() -> None:
    great_wall = game("great-wall")
    *_, state = (s for s, _ in zip(positions(great_wall, 2, 5), range(40), strict=False))
    hands = [sheet_of(great_wall.view(state, seat)) for seat in range(2)]
    mine, yours = (sheet.numbers[sheet.parts["hand"]] for sheet in hands)
    assert mine != yours
    kept = great_wall.view(state, 0)
    assert sum(mine) * 7 == pytest.approx(sum(msgspec.to_builtins(kept)["hand"].values()))


def test_a_number_beyond_the_most_counts_as_the_most() -> None:
    sheet = Sheet()
    sheet.amounts("points", [5, 30, -30], 10)
    assert sheet.numbers == [0.5, 1, -1]


def test_a_name_that_nothing_has_is_an_error_and_no_silence() -> None:
    with pytest.raises(KeyError):
        Sheet().choice("colour", "pink", ("red", "green"))
