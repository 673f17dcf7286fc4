"""Bit helpers for positions."""

from __future__ import annotations

import pytest

from wanli.core.state import bit


@pytest.mark.parametrize("i", range(63))
def test_bit_returns_the_power_of_two(i: int) -> None:
    assert bit(i) == 2**i
