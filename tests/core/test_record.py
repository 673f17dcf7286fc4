"""Records: writing, reading and replaying, and errors with their line."""

from __future__ import annotations

import pytest

from tests.laws.toy import Pebbles, Toy
from wanli.core.errors import BadRecord, NotAMove
from wanli.core.game import Setup
from wanli.core.play import Play
from wanli.core.record import Record, read_record, record_of, replay
from wanli.core.rng import Rng

GAME = Toy()
HEAD = ["wanli record 1", "game pebbles", "rules 1", "players 2"]
MOVES = ["1 - deal 1", "2 - deal 2", "3 1 take 2", "4 2 show"]


def text(*moves: str, head: list[str] | None = None) -> str:
    """A record of the toy."""
    return "\n".join([*(head or HEAD), "", *moves]) + "\n"


def refused(record: str) -> tuple[int, str]:
    """Return the line and the code of the error for an invalid record."""
    with pytest.raises(BadRecord) as found:
        replay(GAME, read_record(record))
    assert found.value.facts["line"] == found.value.line
    return found.value.line, found.value.code


def test_a_game_can_be_written_and_read_back() -> None:
    play = Play(GAME, GAME.setup(2, {"heap": "9"}), Rng(4))
    play.move("mark left")
    written = record_of(play, {2: "Bo", 1: "Anna Maria"}).write()
    assert written.splitlines()[3:7] == [
        "players 2",
        "seat 1 Anna Maria",
        "seat 2 Bo",
        "option heap 9",
    ]
    record = read_record(written)
    assert record.write() == written
    assert record.seats == {1: "Anna Maria", 2: "Bo"}
    assert record_of(replay(GAME, record), record.seats).write() == written


def test_a_record_contains_only_options_that_differ_from_the_default() -> None:
    play = Play(GAME, GAME.setup(2, {"heap": "6"}))
    assert "option" not in record_of(play).write()


def test_a_record_may_have_a_commitment_and_content() -> None:
    record = Record("pebbles", 1, 2, content="Own set 12ab", commitment="ff00")
    again = read_record(record.write())
    assert (again.content, again.commitment) == ("Own set 12ab", "ff00")


def test_line_breaks_in_a_name_are_replaced() -> None:
    record = Record("pebbles", 1, 2, seats={1: "Eve\n\n1 - deal 3\u2028x"})
    again = read_record(record.write())
    assert again.seats == {1: "Eve 1 - deal 3 x"}
    assert again.moves == []


def test_a_record_can_be_replayed_to_any_of_its_moves() -> None:
    record = read_record(text(*MOVES))
    assert [len(replay(GAME, record, to=n).moves) for n in (0, 3, None)] == [0, 3, 4]


@pytest.mark.parametrize(
    ("ends", "ended"),
    [
        ([], False),
        (["end resigned 3"], False),
        (["end time 2", "end resigned 1"], True),
        (["end resigned 2", "end agreed"], True),
    ],
)
def test_a_record_contains_how_the_players_ended_the_game(ends: list[str], ended: bool) -> None:
    record = read_record(text(head=[*HEAD[:3], "players 3", *ends]))
    assert [line for line in record.write().splitlines() if line.startswith("end")] == ends
    assert (record.ended, read_record(record.write()).ends) == (ended, record.ends)


def test_a_record_may_have_windows_line_ends_and_empty_lines() -> None:
    spaced = text(*MOVES).replace("3 1", "\n\n3 1").replace("\n", "\r\n")
    assert read_record(spaced).moves == read_record(text(*MOVES)).moves
    assert read_record(spaced).lines == [6, 7, 10, 11]


def test_a_record_written_by_hand_can_be_replayed() -> None:
    record = Record("pebbles", 1, 2, moves=[(-1, "deal 1"), (-1, "deal 9")])
    with pytest.raises(BadRecord) as found:
        replay(GAME, record)
    assert found.value.line == 2


@pytest.mark.parametrize(
    ("record", "line", "code"),
    [
        ("", 1, "not-a-record"),
        ("something else\n", 1, "not-a-record"),
        ("wanli record 2\n", 1, "not-a-record"),
        (text(head=[*HEAD, "colour red"]), 5, "unknown-header"),
        (text(head=[HEAD[0], "rules 1", "players 2"]), 4, "header-missing"),
        (text(head=HEAD[:3]), 4, "header-missing"),
        (text(head=[*HEAD[:3], "players two"]), 4, "not-a-number"),
        (text(head=[*HEAD[:3], "players ²"]), 4, "not-a-number"),
        (text(head=[*HEAD[:2], "rules 1234567", "players 2"]), 3, "not-a-number"),
        (text(head=[*HEAD, "seat first Anna"]), 5, "not-a-number"),
        (text("1 -"), 6, "not-a-move-line"),
        (text("one - deal 1"), 6, "not-a-number"),
        (text("1 x deal 1"), 6, "not-a-number"),
        (text("1 - deal 1", "3 - deal 2"), 7, "move-number"),
        (text(head=[*HEAD[:2], "rules 2", "players 2"]), 1, "rules-version"),
        (text(head=[*HEAD[:3], "players 5"]), 1, "wrong-player-count"),
        (text(head=[*HEAD, "end"]), 5, "not-an-end"),
        (text(head=[*HEAD, "end badly 1"]), 5, "not-an-end"),
        (text(head=[*HEAD, "end agreed 1"]), 5, "not-an-end"),
        (text(head=[*HEAD, "end time"]), 5, "not-an-end"),
        (text(head=[*HEAD, "end time 3"]), 5, "not-an-end"),
        (text(head=[*HEAD, "end time 1", "end resigned 1"]), 6, "not-an-end"),
        (text(head=[*HEAD, "end time one"]), 5, "not-a-number"),
        (text(head=[*HEAD, "option luck 1"]), 1, "unknown-option"),
        (text(head=[*HEAD, "option heap 7"]), 1, "unknown-value"),
        (text(head=[*HEAD, "option extra 1"]), 1, "option-does-not-apply"),
        (text(head=[*HEAD, "content Other 1234"]), 1, "other-content"),
        (text(*MOVES[:2], "3 2 take 2"), 8, "wrong-seat"),
        (text(*MOVES[:2], "3 - take 2"), 8, "wrong-seat"),
        (text(*MOVES[:2], "3 1 jump"), 8, "unknown-word"),
        (text(*MOVES[:2], "", "3 1 jump"), 9, "unknown-word"),
        (text(*MOVES, "5 1 take 2", "6 2 show"), 11, "shown-already"),
        (text(*MOVES[:3], "4 2 take 2", "5 1 take 2", "6 2 take 1"), 11, "over"),
    ],
)
def test_an_invalid_record_is_refused_with_its_line(record: str, line: int, code: str) -> None:
    assert refused(record) == (line, code)


def test_an_illegal_move_in_a_record_keeps_its_facts_and_clause() -> None:
    with pytest.raises(BadRecord) as found:
        replay(GAME, read_record(text(*MOVES, "5 1 take 2", "6 2 show")))
    error = found.value
    assert error.facts["move"] == "show"
    assert (error.clause, error.game) == ("TOY-2.2", "pebbles")


def test_an_unreadable_part_of_a_move_is_reported_with_the_whole_move() -> None:
    class Picky(Toy):
        def read(self, state: Pebbles, text: str) -> int:
            if text == "take nine":
                raise NotAMove("unknown-word", {"text": "nine"})
            return super().read(state, text)

    with pytest.raises(BadRecord) as found:
        replay(Picky(), read_record(text(*MOVES[:2], "3 1 take nine")))
    assert found.value.facts == {"line": 8, "text": "nine", "move": "take nine"}


def test_a_record_with_another_content_set_is_refused() -> None:
    class WithContent(Toy):
        def content_name(self, setup: Setup) -> str:
            return "Own  set\n12ab"

    record = record_of(Play(WithContent(), GAME.setup(2), Rng(1)))
    assert replay(WithContent(), read_record(record.write())).current == 0
    record.content = "Own set 12ac"
    with pytest.raises(BadRecord, match="other-content"):
        replay(WithContent(), record)
