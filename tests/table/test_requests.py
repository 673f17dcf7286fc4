"""Requests for a takeback or to end the game: who must answer, and when a request ends."""

from __future__ import annotations

import pytest

from tests.table.tables import started, state_of
from wanli.bots.levels import Level
from wanli.table.entries import Answered, Ask, Asked, Ended, Undone
from wanli.table.table import NotNow


def test_every_other_person_must_answer_a_request() -> None:
    table = started("anna bert cleo", "take 1")
    table.ask(0, "undo")
    assert table.seats_to_answer() == [1, 2]
    assert table.answer(2, True) == Answered(2, True)
    assert table.seats_to_answer() == [1]
    assert table.answer(1, True) == Undone(0, 3, agreed=True)
    assert (table.asked, table.agreed, table.seats_to_answer()) == (None, frozenset(), [])


def test_requests_and_answers_do_not_change_the_position_version() -> None:
    table = started("anna bert cleo", "take 1")
    at = table.position_version
    table.ask(0, "end")
    table.answer(1, True)
    assert (table.position_version, table.version) == (at, at + 2)


def test_bots_do_not_answer_requests() -> None:
    table = started("anna bert bot", "take 1")
    table.ask(0, "undo")
    assert table.seats_to_answer() == [1]


@pytest.mark.parametrize("what", ["undo", "end"])
def test_a_stand_in_bot_does_not_agree_for_its_player(what: Ask) -> None:
    table = started("anna bert", "take 1")
    table.take_over(1, Level.STRONG)
    assert isinstance(table.ask(0, what), Asked)
    assert (table.over, table.seats_to_answer()) == (False, [1])
    table.hand_back(1)
    table.answer(1, True)
    assert table.asked is None


def test_one_person_among_bots_can_end_the_game_alone() -> None:
    table = started("anna bot")
    assert table.ask(0, "end") == Ended(0)
    assert table.ending == "agreed"


def test_a_request_of_one_person_in_all_seats_is_granted_at_once() -> None:
    table = started("anna anna", "take 1", "take 1")
    assert table.ask(0, "undo") == Undone(0, 2, agreed=True)


def test_a_person_answers_once_for_all_their_seats() -> None:
    table = started("anna bert bert", "take 1")
    table.ask(0, "undo")
    assert table.answer(1, True) == Undone(0, 3, agreed=True)
    table = started("anna bert anna", "take 1")
    table.ask(0, "undo")
    assert table.seats_to_answer() == [1]


def test_a_request_counts_as_agreement_for_all_seats_of_its_person() -> None:
    game_of_three = started("anna bert bert")
    assert game_of_three.ask(1, "end") == Asked(1, "end")
    assert game_of_three.seats_to_answer() == [0]
    assert game_of_three.answer(0, True) == Ended(0)


def test_a_request_ends_when_one_person_declines() -> None:
    table = started("anna bert cleo", "take 1")
    table.ask(0, "undo")
    table.answer(1, True)
    assert table.answer(2, False) == Answered(2, False)
    assert (table.asked, table.agreed, table.lengths[-1]) == (None, frozenset(), 4)
    table.ask(1, "end")
    assert table.seats_to_answer() == [0, 2]


def test_a_move_clears_a_request() -> None:
    table = started("anna bert cleo", "take 1")
    table.ask(0, "undo")
    table.answer(2, True)
    table.move(1, "take 1")
    assert (table.asked, table.agreed) == (None, frozenset())
    with pytest.raises(NotNow, match="nothing-asked"):
        table.answer(1, True)


@pytest.mark.parametrize("end", ["undo", "resign"])
def test_an_undo_or_a_resignation_clears_a_request(end: str) -> None:
    table = started("anna bert cleo", "take 1")
    table.ask(0, "end")
    getattr(table, end)(0)
    assert table.asked is None


def test_only_a_person_who_was_asked_can_answer() -> None:
    table = started("anna bert bot", "take 1")
    with pytest.raises(NotNow, match="nothing-asked"):
        table.answer(1, True)
    table.ask(0, "undo")
    before = state_of(table)
    for seat in (0, 2):
        with pytest.raises(NotNow, match="nothing-asked"):
            table.draft().answer(seat, True)
    assert state_of(table) == before


def test_a_second_request_is_refused_while_one_is_pending() -> None:
    table = started("anna bert", "take 1")
    table.ask(0, "undo")
    with pytest.raises(NotNow, match="already-asked") as refused:
        table.ask(1, "end")
    assert refused.value.facts == {"seat": 1}


def test_a_game_ended_by_agreement_has_no_winner() -> None:
    table = started("anna bert cleo", "take 1")
    table.ask(1, "end")
    table.answer(0, True)
    assert table.answer(2, True) == Ended(2)
    assert (table.over, table.ending) == (True, "agreed")
    assert table.places() == [None, None, None]
