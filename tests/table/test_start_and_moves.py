"""The start of a table, its moves, and refused commands."""

from __future__ import annotations

import pytest

from tests.table.tables import TOY, luck, new_table, started, state_of
from wanli.bots.levels import Level
from wanli.core.errors import NotAMove, NotLegal, NotYourTurn
from wanli.core.play import Play
from wanli.table.table import NO_SEAT, NotNow


def test_a_table_with_an_open_seat_cannot_start() -> None:
    table = new_table("anna open")
    with pytest.raises(NotNow, match="seat-still-open") as refused:
        table.start()
    assert refused.value.facts == {"seat": 2}
    assert table.play is None
    assert table.version == 0


def test_a_table_can_start_only_once() -> None:
    table = new_table()
    assert table.turn == NO_SEAT
    table.start()
    assert (table.version, table.position_version, table.lengths) == (1, 1, [0, 2])
    assert table.turn == 0
    with pytest.raises(NotNow, match="already-started"):
        table.start()


def test_the_luck_of_a_table_follows_from_its_secret_and_words() -> None:
    table = started()
    other = Play(TOY, table.setup, luck(table))
    assert [move.text for move in table.started.moves] == [move.text for move in other.moves]
    assert table.drawn == 2


@pytest.mark.parametrize("command", ["move", "undo", "ask", "answer", "resign", "take_over"])
def test_all_commands_are_refused_before_the_start(command: str) -> None:
    more = {"move": ("take 1",), "ask": ("end",), "answer": (True,), "take_over": (Level.STRONG,)}
    with pytest.raises(NotNow, match="not-started"):
        getattr(new_table(), command)(0, *more.get(command, ()))


def test_the_entry_of_a_move_contains_the_draws_after_it() -> None:
    table = started()
    entry = table.move(0, "take 2")
    assert (entry.seat, entry.text, entry.draws, entry.by_bot) == (0, "take 2", [], False)
    assert (table.version, table.position_version, table.lengths) == (2, 2, [0, 2, 3])
    assert table.turn == 1


def test_a_move_out_of_turn_is_refused() -> None:
    table = started()
    with pytest.raises(NotYourTurn) as refused:
        table.move(1, "take 1")
    assert refused.value.facts == {"seat": 2, "current": 1}


def test_an_illegal_move_is_refused_with_its_clause() -> None:
    table = started("anna bert", "show", "take 1")
    before = state_of(table)
    with pytest.raises(NotLegal, match="shown-already") as refused:
        table.draft().move(0, "show")
    assert refused.value.clause == "TOY-2.2"
    with pytest.raises(NotAMove):
        table.draft().move(0, "fly")
    assert state_of(table) == before


def test_the_last_move_ends_the_game() -> None:
    table = started("anna bert", "take 2", "take 2", "take 2")
    assert (table.over, table.ending, table.turn) == (True, "played", NO_SEAT)


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("move", (1, "take 1")),
        ("undo", (0,)),
        ("ask", (0, "undo")),
        ("answer", (1, True)),
        ("resign", (0,)),
        ("take_over", (1, Level.STRONG)),
        ("hand_back", (1,)),
    ],
)
def test_all_commands_are_refused_after_the_end(command: str, words: tuple[object, ...]) -> None:
    table = started("anna bert", "take 2", "take 2", "take 2")
    before = state_of(table)
    with pytest.raises(NotNow, match="game-over"):
        getattr(table, command)(*words)
    assert state_of(table) == before


def test_commands_on_a_draft_do_not_change_the_table() -> None:
    table = started("anna bert cleo", "take 1")
    before = state_of(table)
    draft = table.draft()
    draft.undo(0)
    draft.move(0, "mark left")
    draft.take_over(1, Level.STRONG)
    draft.resign(2)
    draft.ask(0, "end")
    assert state_of(table) == before
    assert draft.version == table.version + 5
