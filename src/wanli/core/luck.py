"""The luck of a table with people: nobody can foresee it, and afterwards anybody can check it.

The table has a secret and shows its hash, the commitment, before anybody sits down. Then every seat
may add a public word, so that a host who tried many secrets has gained nothing. Secret and words
make the key, and the key makes every draw; once the game is over the record tells the secret.

    key = HMAC-SHA256(secret, "wanli luck 1\\n" + the words by seat with "\\n" between them)
    draw number k, from 0, below n: for attempt 0, 1, 2, ...
        x = the first 8 bytes of HMAC-SHA256(key, "k:attempt"), the highest first
        x % n, unless x is one of the last 2**64 % n numbers: these would favour small results

The same in one file without this package, for whoever writes his own: `tools/verify_luck.py`.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final

from wanli.core.play import Play
from wanli.core.record import Record, one_line, record_of

SECRET_BYTES: Final = 32
KIND: Final = b"wanli luck 1\n"
SPAN: Final = 2**64
HASH: Final = "sha256"


class FairLuck:
    """Luck from a secret and the word of every seat; `drawn` says which draw is next."""

    def __init__(self, secret: bytes, words: Sequence[str], drawn: int = 0) -> None:
        self.drawn = drawn
        self._keyed = hmac.new(key(secret, words), digestmod=HASH)

    def at(self, drawn: int) -> FairLuck:
        """The same luck, at another draw."""
        there = FairLuck.__new__(FairLuck)  # copy.copy takes as long as a draw
        there.drawn, there._keyed = drawn, self._keyed
        return there

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        if not 0 < n <= SPAN:
            raise ValueError(f"no number is below {n}, or there are too many")
        fair = SPAN - SPAN % n
        attempt = 0
        while (x := self._number(attempt)) >= fair:
            attempt += 1
        self.drawn += 1
        return x % n

    def _number(self, attempt: int) -> int:
        made = self._keyed.copy()
        made.update(f"{self.drawn}:{attempt}".encode())
        return int.from_bytes(made.digest()[:8], "big")


def commitment(secret: bytes) -> str:
    """What is shown before anybody sits down; it fixes the secret and does not tell it."""
    return hashlib.sha256(secret).hexdigest()


def key(secret: bytes, words: Sequence[str]) -> bytes:
    """The key of all draws: by secret, and the word of every seat, empty where it gave none."""
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
    return hmac.digest(secret, KIND + "\n".join(map(public_word, words)).encode(), HASH)


def public_word(text: str) -> str:
    """A word as record and key have it, whatever a person typed: one line of plain characters."""
    return one_line(text.encode("utf-8", "replace").decode())


def fair_record(
    play: Play,
    secret: bytes,
    words: Sequence[str],
    seats: dict[int, str] | None = None,
    *,
    ended: bool = False,
) -> Record:
    """The record of a table with its promise; secret and odds only when all is over.

    `ended` says so of a game that the table, not the rules, has ended.
    """
    if len(words) != play.setup.players:  # another key, and nobody could prove anything
        raise ValueError(f"{play.setup.players} seats, but {len(words)} words")
    over = play.over or ended
    record = record_of(play, seats, with_odds=over)
    record.commitment = commitment(secret)
    record.words = {at: word for at, word in enumerate(map(public_word, words), 1) if word}
    record.secret = secret.hex() if over else ""
    return record
