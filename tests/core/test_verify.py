"""Verification of promised luck: honest games pass, and every way to cheat is detected."""

from __future__ import annotations

import pytest

from tests.laws.toy import Toy
from tests.manipulated_records import MANIPULATIONS, SECRET, TABLES, Manipulation, committed_record
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
    """The number of draws in a record."""
    return sum(seat == CHANCE for seat, _ in record.moves)


@every_table
def test_a_game_with_promised_luck_is_verified(name: str, players: int) -> None:
    text = committed_record(name, players)
    assert check(text) == Checked(draws(read_record(text)), over=True)


@every_table
def test_a_record_without_odds_is_verified_by_the_rules(name: str, players: int) -> None:
    record = read_record(committed_record(name, players))
    record.odds = {}
    assert check(record.write()) == Checked(draws(record), over=True)


@pytest.mark.parametrize(("cheat", "code"), MANIPULATIONS.values(), ids=MANIPULATIONS)
@every_table
def test_every_way_to_cheat_is_detected_at_its_move(
    name: str, players: int, cheat: Manipulation, code: str
) -> None:
    text, number = cheat(committed_record(name, players))
    with pytest.raises(NotProven) as found:
        check(text)
    assert found.value.code == code
    if number:
        assert found.value.facts["number"] == number


def test_the_error_for_a_wrong_draw_contains_the_expected_draw() -> None:
    text, number = MANIPULATIONS["the last draw"][0](committed_record("great-wall", 3))
    with pytest.raises(NotProven) as found:
        check(text)
    true = read_record(committed_record("great-wall", 3))
    assert found.value.facts == {
        "number": number,
        "draw": sum(seat == CHANCE for seat, _ in true.moves[:number]),
        "text": read_record(text).moves[number - 1][1],
        "expected": true.moves[number - 1][1],
    }


def test_an_impossible_draw_is_reported_as_a_wrong_draw() -> None:
    with pytest.raises(NotProven, match="other-draw"):
        check(
            committed_record("chang-cheng", 2).replace("2 - letter", "2 - reputation aI 3 letter")
        )


def test_the_case_of_a_draw_does_not_matter() -> None:
    text = committed_record("chang-cheng", 2)
    assert check(text.replace("2 - letter", "2 - LETTER")) == check(text)


def test_secret_and_commitment_may_be_in_upper_case() -> None:
    record = read_record(committed_record("chang-cheng", 2))
    record.secret, record.commitment = record.secret.upper(), record.commitment.upper()
    assert check(record.write()).over


def test_a_record_without_commitment_or_secret_is_refused() -> None:
    record = read_record(committed_record("chang-cheng", 2))
    record.secret = ""
    with pytest.raises(NoSecret):
        check(record.write())
    record.commitment = ""
    with pytest.raises(NoCommitment):
        check(record.write())


def test_a_game_that_ended_early_is_verified_up_to_its_end() -> None:
    toy = Toy()
    play = Play(toy, toy.setup(2), FairLuck(SECRET, ["rain", ""]))
    record = fair_record(play, SECRET, ["rain", ""], ended=True)
    assert verify(toy, read_record(record.write())) == Checked(2, over=False)


def test_a_record_that_cannot_be_replayed_is_refused_with_its_line() -> None:
    text = committed_record("chang-cheng", 2)
    lines = text.splitlines()
    first = lines.index("") + 2  # line number of the first move
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
