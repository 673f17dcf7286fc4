"""Promised luck: reproducible numbers with fair odds, one for each draw."""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from itertools import pairwise

import pytest

from tests.chi_square import fair
from tests.laws.toy import Toy
from tests.manipulated_records import SECRET, TABLES, committed_record
from wanli.core.luck import FairLuck, commitment, fair_record, key, public_word
from wanli.core.play import Play
from wanli.core.record import read_record, replay
from wanli.core.rng import Rng
from wanli.core.state import CHANCE
from wanli.games import game

GAME = Toy()
WORDS = ["rain", "", "Źdźbło trawy"]
HALF = 2**63 + 1  # every second number is too high to be fair and is rejected


def by_hand(secret: bytes, words: list[str], k: int, n: int) -> int:
    """Compute draw k by RFC 2104 and our notation page, with nothing but SHA-256."""

    def mac(key: bytes, message: bytes) -> bytes:
        padded = key.ljust(64, b"\0")
        inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in padded) + message).digest()
        return hashlib.sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()

    made = mac(secret, b"wanli luck 1\n" + "\n".join(words).encode())
    numbers = (
        int.from_bytes(mac(made, b"%d:%d" % (k, attempt))[:8], "big") for attempt in range(99)
    )
    return next(x for x in numbers if x < 2**64 - 2**64 % n) % n


# ---- reproducible numbers --------------------------------------------------------------------
def test_commitment_and_key_equal_those_of_openssl() -> None:
    assert commitment(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert key(SECRET, WORDS).hex() == (
        "cbf0bfbef80dc14a456de9e4268a5e107ab3e44cd697e9482a7e98db6ca1ee6b"
    )
    assert key(SECRET, ["", ""]).hex() == (
        "bd170f20ac908ed8a1539ec4e4202a69cbd17c379dbdfbedc2fb493edb940ed2"
    )


def test_the_numbers_equal_those_of_openssl() -> None:
    luck = FairLuck(SECRET, WORDS)
    assert [luck.below(2**64) for _ in range(6)] == [
        0x923F7B2EA5617D4D,
        0xF36292A9C4C4630F,
        0x3C7C0C20FEDB44EE,
        0x34928F8950C6C419,
        0x5D87CC4672DB6B91,
        0x530BAE6898DCA191,
    ]
    luck = FairLuck(SECRET, WORDS)
    assert [luck.below(n) for n in (2, 3, 5, 7, 10, 100)] == [
        0x923F7B2EA5617D4D % 2,
        0xF36292A9C4C4630F % 3,
        0x3C7C0C20FEDB44EE % 5,
        0x34928F8950C6C419 % 7,
        0x5D87CC4672DB6B91 % 10,
        0x530BAE6898DCA191 % 100,
    ]


def test_a_number_that_is_too_high_is_rejected_within_the_same_draw() -> None:
    luck = FairLuck(SECRET, WORDS)
    assert [luck.below(HALF) for _ in range(3)] == [
        0x14B1DB11EB5F361F,  # draw 0, attempt 1; by openssl attempt 0 is 923f...
        0x17BBBAC79AE918B0,  # draw 1, attempt 2, after f362... and 92d1...
        0x3C7C0C20FEDB44EE,  # draw 2, attempt 0
    ]
    assert luck.drawn == 3


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 26, 1000, 3 * 2**62, HALF, 2**64])
def test_the_numbers_equal_an_independent_computation(n: int) -> None:
    luck = FairLuck(SECRET, WORDS)
    assert [luck.below(n) for _ in range(50)] == [by_hand(SECRET, WORDS, k, n) for k in range(50)]


def test_luck_continues_after_a_number_of_earlier_draws() -> None:
    luck, again = FairLuck(SECRET, WORDS), FairLuck(SECRET, WORDS, drawn=7)
    for _ in range(7):
        luck.below(HALF)
    assert luck.drawn == again.drawn == 7
    assert [luck.below(1000) for _ in range(5)] == [again.below(1000) for _ in range(5)]


def test_a_secret_must_have_32_bytes() -> None:
    for secret in (b"", bytes(31), bytes(33)):
        with pytest.raises(ValueError, match="32 bytes"):
            FairLuck(secret, [])


def test_an_impossible_range_is_refused() -> None:
    luck = FairLuck(SECRET, WORDS)
    for n in (0, -1, 2**64 + 1):
        with pytest.raises(ValueError, match="no number is below"):
            luck.below(n)
    assert luck.drawn == 0


# ---- the words of the seats ------------------------------------------------------------------
def test_the_key_depends_on_every_word_and_its_seat() -> None:
    tables = [[], [""], ["", ""], ["rain", ""], ["", "rain"], ["rain", "rain"], ["snow", ""]]
    tables += [["rain", "", ""], ["Rain", ""], ["rai", "n"]]
    assert len({key(SECRET, words) for words in tables[1:]}) == len(tables) - 1
    assert key(bytes(32), ["rain"]) != key(SECRET, ["rain"])


def test_a_word_is_normalised_as_in_the_record() -> None:
    assert key(SECRET, [" a\tb\n c\u2028d ", "x"]) == key(SECRET, ["a b c d", "x"])
    assert key(SECRET, ["a\nb", ""]) != key(SECRET, ["a", "b"])
    assert public_word("half \ud83d a face") == "half ? a face"


# ---- fair ------------------------------------------------------------------------------------
@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 10, 26, 100])
def test_all_numbers_of_a_small_range_are_equally_likely(n: int) -> None:
    luck = FairLuck(SECRET, [f"below {n}"])
    counts = Counter(luck.below(n) for _ in range(200 * n))
    assert fair(counts, dict.fromkeys(range(n), 1.0))


def test_a_range_that_does_not_divide_2_to_64_has_no_bias() -> None:
    luck = FairLuck(SECRET, ["thirds"])  # x % n alone would give the first third twice as often
    counts = Counter(luck.below(3 * 2**62) >> 62 for _ in range(3000))
    assert fair(counts, dict.fromkeys(range(3), 1.0))


def test_consecutive_numbers_are_independent() -> None:
    luck = FairLuck(SECRET, ["pairs"])
    drawn = [luck.below(5) for _ in range(6000)]
    counts = Counter(pairwise(drawn))
    assert fair(counts, {(a, b): 1.0 for a in range(5) for b in range(5)})


# ---- in a game -------------------------------------------------------------------------------
def test_an_undo_takes_no_number_from_the_luck() -> None:
    luck = FairLuck(SECRET, WORDS)
    play = Play(GAME, GAME.setup(3), luck)
    play.move("take 1")
    play.undo(0)
    assert luck.drawn == sum(move.seat == CHANCE for move in play.moves) == 3


def test_a_record_contains_secret_and_odds_only_after_the_game() -> None:
    play = Play(GAME, GAME.setup(2), FairLuck(SECRET, ["rain", "  "]))
    record = fair_record(play, SECRET, ["rain", "  "], {1: "Anna"})
    assert (record.commitment, record.secret) == (commitment(SECRET), "")
    assert (record.words, record.odds, record.seats) == ({1: "rain"}, {}, {1: "Anna"})
    assert SECRET.hex() not in record.write()
    assert "#" not in record.write()
    given_up = fair_record(play, SECRET, ["rain", ""], ended=True)
    assert (given_up.secret, sorted(given_up.odds)) == (SECRET.hex(), [0, 1])
    for _ in range(3):
        play.move("take 2")
    played = fair_record(play, SECRET, ["rain", ""])
    assert (played.secret, sorted(played.odds)) == (SECRET.hex(), [0, 1])


def test_a_record_needs_one_word_for_every_seat() -> None:
    play = Play(GAME, GAME.setup(2), FairLuck(SECRET, ["rain", ""]))
    for words in ([], ["rain"], ["rain", "", ""]):
        with pytest.raises(ValueError, match="2 seats"):
            fair_record(play, SECRET, words)


def test_a_record_has_the_odds_before_each_draw() -> None:
    play = Play(GAME, GAME.setup(2))
    play.move("deal 3")
    play.move("deal 1")
    odds = fair_record(play, SECRET, ["", ""], ended=True).odds
    assert odds == {
        0: ((3, "deal 1"), (2, "deal 2"), (1, "deal 3")),
        1: ((3, "deal 1"), (2, "deal 2")),
    }


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_move_texts_do_not_contain_the_separators_of_odds(name: str, players: int) -> None:
    record = read_record(committed_record(name, players))
    texts = [text for _, text in record.moves]
    texts += [text for odds in record.odds.values() for _, text in odds]
    assert not [text for text in texts if re.search("[#;]", text)]
    weights = [weight for odds in record.odds.values() for weight, _ in odds]
    assert min(weights) > 0
    assert len(record.odds) == sum(seat == CHANCE for seat, _ in record.moves)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_replayed_game_continues_with_the_same_draws(name: str, players: int) -> None:
    rules, words, text = game(name), ["word"] * players, committed_record(name, players)
    play = replay(rules, read_record(text), to=len(read_record(text).moves) // 3)
    while play.current == CHANCE:
        play.move(play.legal()[0])
    again = replay(rules, read_record(fair_record(play, SECRET, words).write()))
    drawn = sum(move.seat == CHANCE for move in play.moves)
    told = []
    for one in (play, again):
        one.luck, rng = FairLuck(SECRET, words, drawn), Rng(9)
        while not one.over:
            moves = one.legal()
            one.move(moves[rng.below(len(moves))])
        told.append([move.text for move in one.moves])
    assert told[0] == told[1]
