"""Luck that was promised can be proven, and every way to cheat is noticed where it happens."""

from __future__ import annotations

import pytest

from tests.laws.toy import Toy
from tests.promised import CHEATS, SECRET, TABLES, Cheat, promised
from wanli.core.errors import BadRecord, NoCommitment, NoSecret, NotProven
from wanli.core.luck import FairLuck, fair_record
from wanli.core.play import Play
from wanli.core.record import Record, read_record
from wanli.core.state import CHANCE
from wanli.core.verify import Checked, verify
from wanli.games import game

every_table = pytest.mark.parametrize(("name", "players"), TABLES)


def check(text: str) -> Checked:
    """Verify the text of a record."""
    record = read_record(text)
    return verify(game(record.game), record)


def draws(record: Record) -> int:
    """How many draws a record has."""
    return sum(seat == CHANCE for seat, _ in record.moves)


@every_table
def test_a_game_that_was_played_as_promised_is_proven(name: str, players: int) -> None:
    text = promised(name, players)
    assert check(text) == Checked(draws(read_record(text)), over=True)


@every_table
def test_without_odds_the_rules_know_them(name: str, players: int) -> None:
    record = read_record(promised(name, players))
    record.odds = {}
    assert check(record.write()) == Checked(draws(record), over=True)


@pytest.mark.parametrize(("cheat", "code"), CHEATS.values(), ids=CHEATS)
@every_table
def test_who_cheats_is_noticed_where_it_happens(
    name: str, players: int, cheat: Cheat, code: str
) -> None:
    text, number = cheat(promised(name, players))
    with pytest.raises(NotProven) as found:
        check(text)
    assert found.value.code == code
    if number:
        assert found.value.facts["number"] == number


def test_a_draw_is_told_with_what_it_should_have_been() -> None:
    text, number = CHEATS["the last draw"][0](promised("great-wall", 3))
    with pytest.raises(NotProven) as found:
        check(text)
    true = read_record(promised("great-wall", 3))
    assert found.value.facts == {
        "number": number,
        "draw": sum(seat == CHANCE for seat, _ in true.moves[:number]),
        "text": read_record(text).moves[number - 1][1],
        "expected": true.moves[number - 1][1],
    }


def test_a_draw_that_cannot_be_is_noticed_as_one_too() -> None:
    with pytest.raises(NotProven, match="other-draw"):
        check(promised("chang-cheng", 2).replace("2 - letter", "2 - reputation aI 3 letter"))


def test_how_a_draw_is_spelled_does_not_matter() -> None:
    text = promised("chang-cheng", 2)
    assert check(text.replace("2 - letter", "2 - LETTER")) == check(text)


def test_hexadecimal_digits_may_be_capital() -> None:
    record = read_record(promised("chang-cheng", 2))
    record.secret, record.commitment = record.secret.upper(), record.commitment.upper()
    assert check(record.write()).over


def test_without_a_promise_or_its_secret_nothing_is_proven() -> None:
    record = read_record(promised("chang-cheng", 2))
    record.secret = ""
    with pytest.raises(NoSecret):
        check(record.write())
    record.commitment = ""
    with pytest.raises(NoCommitment):
        check(record.write())


def test_a_game_that_its_table_ended_early_is_proven_so_far() -> None:
    toy = Toy()
    play = Play(toy, toy.setup(2), FairLuck(SECRET, ["rain", ""]))
    record = fair_record(play, SECRET, ["rain", ""], ended=True)
    assert verify(toy, read_record(record.write())) == Checked(2, over=False)


def test_a_record_that_cannot_be_played_is_refused_with_its_line() -> None:
    text = promised("chang-cheng", 2)
    lines = text.splitlines()
    first = lines.index("") + 2  # of the moves, counted from 1
    at = next(n for n, line in enumerate(lines, 1) if n > first and " - " not in line)
    number, seat, _ = lines[at - 1].split(" ", 2)
    for wrong, code in {
        f"{number} {seat} dance": "unknown-word",
        f"{number} - start 1": "wrong-seat",
        f"{number} {3 - int(seat)} pass": "wrong-seat",
    }.items():
        with pytest.raises(BadRecord) as found:
            check("\n".join([*lines[: at - 1], wrong, *lines[at:]]))
        assert (found.value.line, found.value.code) == (at, code)
    with pytest.raises(BadRecord, match="rules-version"):
        check(text.replace("rules 1", "rules 9"))
