"""Promised luck in records: secret, words and odds."""

from __future__ import annotations

import pytest

from tests.core.test_record import HEAD, MOVES, refused, text
from wanli.core.record import Record, read_record, write_odds

SECRET = "0123456789abcdef" * 4
ODDS = "1 - deal 1 # 3 deal 1; 2 deal 2; 1 deal 3"
PLAYED = [ODDS, "2 - deal 2 # 2 deal 1; 2 deal 2; 1 deal 3", *MOVES[2:]]
PROMISED = [*HEAD, "commitment ff00", f"secret {SECRET}", "word 1 rain on the roof", "word 2 # ;"]


def test_secret_words_and_odds_are_written_and_read_back() -> None:
    written = text(*PLAYED, head=PROMISED)
    record = read_record(written)
    assert (record.commitment, record.secret) == ("ff00", SECRET)
    assert record.words == {1: "rain on the roof", 2: "# ;"}
    assert record.odds[1] == ((2, "deal 1"), (2, "deal 2"), (1, "deal 3"))
    assert record.moves == read_record(text(*MOVES)).moves
    assert record.write() == written


def test_a_record_without_secret_words_and_odds_can_be_read() -> None:
    record = read_record(text(*MOVES))
    assert (record.secret, record.words, record.odds) == ("", {}, {})
    assert record.write() == text(*MOVES)


def test_a_record_may_have_odds_for_some_draws_only() -> None:
    mixed = text(ODDS, *MOVES[1:])
    assert sorted(read_record(mixed).odds) == [0]
    assert read_record(mixed).write() == mixed


def test_odds_can_be_read_with_any_spaces() -> None:
    assert read_record(text("1 -  deal 1#3  deal 1 ;1 deal 2")).write() == text(
        "1 - deal 1 # 3 deal 1; 1 deal 2"
    )


def test_line_breaks_in_a_word_are_replaced() -> None:
    record = Record("pebbles", 1, 2, words={2: "Eve\n\n1 - deal 3\u2028x", 1: " \t"})
    again = read_record(record.write())
    assert again.words == {2: "Eve 1 - deal 3 x"}
    assert again.moves == []


def test_odds_are_written_with_weights_and_semicolons() -> None:
    assert write_odds(((1, "letter A"), (1, "letter B"))) == "1 letter A; 1 letter B"


@pytest.mark.parametrize(
    ("record", "line", "code"),
    [
        (text(head=[*HEAD, "secret"]), 5, "not-a-secret"),
        (text(head=[*HEAD, f"secret {SECRET}0"]), 5, "not-a-secret"),
        (text(head=[*HEAD, f"secret {SECRET[:-1]}x"]), 5, "not-a-secret"),
        (text(head=[*PROMISED, f"secret {SECRET}"]), 9, "header-twice"),
        (text(head=[*PROMISED, "commitment ff00"]), 9, "header-twice"),
        (text(head=[*PROMISED, "word 1 snow"]), 9, "header-twice"),
        (text(head=[*HEAD, "word rain"]), 5, "not-a-number"),
        (text(head=[*HEAD, "word 0 rain"]), 5, "word-of-nobody"),
        (text(head=[*HEAD, "word 3 rain"]), 5, "word-of-nobody"),
        (text(head=[*HEAD[:3], "word 1 rain", HEAD[3]]), 4, "word-of-nobody"),
        (text("1 - deal 1 #"), 6, "not-odds"),
        (text("1 - deal 1 # 3 deal 1;"), 6, "not-odds"),
        (text("1 - deal 1 # 3"), 6, "not-odds"),
        (text("1 - deal 1 # deal 1"), 6, "not-a-number"),
        (text("1 - deal 1 # -1 deal 1"), 6, "not-a-number"),
        (text("1 - deal 1 # 1234567 deal 1"), 6, "not-a-number"),
        (text("1 - # 3 deal 1"), 6, "not-a-move-line"),
        (text(*MOVES[:2], "3 1 take 2 # 1 take 2"), 8, "unknown-word"),
    ],
)
def test_invalid_luck_in_a_record_is_refused(record: str, line: int, code: str) -> None:
    assert refused(record) == (line, code)
