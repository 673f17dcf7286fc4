"""The small tools that positions are made with."""

from __future__ import annotations

import pytest

from wanli.core.state import bit


@pytest.mark.parametrize("i", range(63))
def test_a_bit_is_the_power_of_two_it_stands_for(i: int) -> None:
    assert bit(i) == 2**i
