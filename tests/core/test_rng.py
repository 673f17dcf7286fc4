"""The random source: the same numbers on every platform, and no simple patterns."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product

import pytest

from tests.chi_square import LIMIT, deviate, fair
from wanli.core.rng import Rng
from wanli.core.state import ints


def numbers(seed: int, n: int, count: int) -> list[int]:
    """The first numbers below n from a seed."""
    rng = Rng(seed)
    return [int(rng.below(n)) for _ in range(count)]


@pytest.mark.parametrize(
    ("seed", "known"),
    [
        (0, [4784, 932544, 53831, 171247, 337973, 634509]),
        (1, [59686, 916574, 754826, 851078, 855269, 525746]),
        (2, [354041, 725374, 924191, 422240, 668614, 791950]),
        (12345, [112964, 725256, 223135, 780711, 532378, 838851]),
        (2147483647, [613796, 27890, 413339, 999125, 805893, 485593]),
        (-1, [825223, 379906, 994972, 555800, 324718, 814552]),
    ],
)
def test_the_numbers_are_the_same_on_every_platform(seed: int, known: list[int]) -> None:
    assert numbers(seed, 1_000_000, 6) == known


@pytest.mark.parametrize("n", [1, 2, 3, 7, 26, 100, 512])
def test_numbers_are_in_range_and_equally_likely(n: int) -> None:
    counts = Counter(numbers(n, n, 200 * n))
    assert fair(counts, dict.fromkeys(range(n), 1.0)) if n > 1 else counts.keys() == {0}


@pytest.mark.parametrize("n", [2, 3, 10])
def test_consecutive_random_numbers_are_independent(n: int) -> None:
    drawn = numbers(5, n, 30_000)
    for gap in (1, 2, 7):
        counts = Counter(zip(drawn, drawn[gap:], strict=False))
        assert fair(counts, dict.fromkeys(product(range(n), range(n)), 1.0))


def test_neighbouring_seeds_give_independent_numbers() -> None:
    counts = Counter((numbers(s, 8, 1)[0], numbers(s + 1, 8, 1)[0]) for s in range(8000))
    assert fair(counts, dict.fromkeys(product(range(8), range(8)), 1.0))


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    rng, counts = Rng(3), Counter[tuple[int, ...]]()
    for _ in range(6000):
        values = ints([0, 1, 2, 3])
        rng.shuffle(values, 4)
        counts[tuple(int(value) for value in values)] += 1
    assert fair(counts, dict.fromkeys(permutations(range(4)), 1.0))


def test_a_shuffle_can_be_limited_to_the_first_values() -> None:
    rng = Rng(3)
    for _ in range(20):
        values = ints([0, 1, 2, 3, 4])
        rng.shuffle(values, 3)
        assert [int(value) for value in values][3:] == [3, 4]


def test_a_large_range_is_used_up_to_its_ends() -> None:
    top = (1 << 31) - 1
    drawn = numbers(9, top, 20_000)
    assert 0 <= min(drawn) < top // 1000
    assert top - top // 1000 < max(drawn) < top


def test_the_fairness_test_detects_a_pattern() -> None:
    biased = Counter(min(number, 5) for number in numbers(1, 7, 7000))
    assert deviate(biased, dict.fromkeys(range(7), 1.0)) > LIMIT
    too_even = Counter(number % 7 for number in range(7000))
    assert deviate(too_even, dict.fromkeys(range(7), 1.0)) < -LIMIT / 2
