"""The search for the secret of the luck finds it in every encoding."""

from __future__ import annotations

import base64
import hmac

import pytest

from tests.leaks.luck_secret import leaked_secrets
from wanli.bots.levels import Level
from wanli.core.luck import HASH, commitment, key
from wanli.games import game
from wanli.table.seat import Seat
from wanli.table.table import Table
from wanli.table.terms import Terms

SECRET = bytes(range(7, 39))
GREAT_WALL = game("great-wall")
SEATS = [Seat("bot", level=Level.RANDOM, word="one"), Seat("bot", level=Level.RANDOM, word="two")]
TABLE = Table(GREAT_WALL, GREAT_WALL.setup(2), Terms(players=2), SEATS, SECRET)
KEY = key(SECRET, ["one", "two"])
DRAW = hmac.digest(KEY, b"3:0", HASH)[:8]


@pytest.mark.parametrize("data", [SECRET, KEY, DRAW])
@pytest.mark.parametrize("before", [b"", b"x", b"xy", b"xyz"])
def test_a_secret_is_found_in_every_encoding(data: bytes, before: bytes) -> None:
    for sent in (
        before + data,
        data.hex().encode(),
        data.hex().upper().encode(),
        base64.b64encode(before + data + b"and more"),
        base64.urlsafe_b64encode(before + data),
        str(int.from_bytes(data, "big")).encode(),
    ):
        assert leaked_secrets(TABLE, [b'{"x":"', sent, b'"}']) or sent == b""


def test_the_commitment_is_not_a_secret() -> None:
    assert leaked_secrets(TABLE, [commitment(SECRET).encode()]) == []
