"""The draws of a table with people: unpredictable, and verifiable after the game.

The table has a secret and publishes its hash, the commitment, before players take their seats. Then
every seat may add a public word, so that a host gains nothing by trying many secrets. The key is
made from the secret and the words, and every draw from the key. The record of a finished game
contains the secret.

    key = HMAC-SHA256(secret, "wanli luck 1\\n" + the words by seat with "\\n" between them)
    draw number k, from 0, below n: for attempt 0, 1, 2, ...
        x = the first 8 bytes of HMAC-SHA256(key, "k:attempt"), big-endian
        x % n, unless x is one of the last 2**64 % n numbers, which would favour small results

`tools/verify_luck.py` does the same in one file, without this package.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final

from wanli.core.play import Play
from wanli.core.record import Record, one_line, record_of

SECRET_BYTES: Final = 32
KEY_PREFIX: Final = b"wanli luck 1\n"
SPAN: Final = 2**64  # the possible values of x
HASH: Final = "sha256"


class FairLuck:
    """Draws that no one can predict and everyone can check afterwards.

    Args:
        secret: 32 random bytes, known only to the table until the game is over.
        words: A public word from every seat; empty from a seat that gave none.
        drawn: The number of the next draw.

    Attributes:
        drawn: The number of the next draw.

    Raises:
        ValueError: The secret does not have 32 bytes.

    Examples:
        >>> from wanli.core.luck import FairLuck
        >>> luck = FairLuck(bytes(32), words=["rain on the roof", ""])
        >>> [luck.below(6) for _ in range(5)]
        [4, 2, 0, 4, 1]
    """

    def __init__(self, secret: bytes, words: Sequence[str], drawn: int = 0) -> None:
        self.drawn = drawn
        self._keyed = hmac.new(key(secret, words), digestmod=HASH)

    def at(self, drawn: int) -> FairLuck:
        """Return the same luck, positioned at another draw.

        Args:
            drawn: The number of the next draw.
        """
        twin = FairLuck.__new__(FairLuck)  # copy.copy would take as long as a draw
        twin.drawn, twin._keyed = drawn, self._keyed
        return twin

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, each exactly as likely as the others.

        Args:
            n: How many numbers there are to draw from, at most 2**64.

        Raises:
            ValueError: `n` is not in that range.
        """
        if not 0 < n <= SPAN:
            raise ValueError(f"no number is below {n}, or there are too many")
        fair = SPAN - SPAN % n
        attempt = 0
        while (x := self._number(attempt)) >= fair:
            attempt += 1
        self.drawn += 1
        return x % n

    def _number(self, attempt: int) -> int:
        mac = self._keyed.copy()
        mac.update(f"{self.drawn}:{attempt}".encode())
        return int.from_bytes(mac.digest()[:8], "big")


def commitment(secret: bytes) -> str:
    """Return the hash of a secret, which a table publishes before the game.

    Args:
        secret: The secret.
    """
    return hashlib.sha256(secret).hexdigest()


def key(secret: bytes, words: Sequence[str]) -> bytes:
    """Return the key of all draws, from the secret and the word of every seat (empty for none)."""
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
    return hmac.digest(secret, KEY_PREFIX + "\n".join(map(public_word, words)).encode(), HASH)


def public_word(text: str) -> str:
    """Return a player's word as record and key contain it: one line of encodable characters."""
    return one_line(text.encode("utf-8", "replace").decode())


def fair_record(
    play: Play,
    secret: bytes,
    words: Sequence[str],
    seats: dict[int, str] | None = None,
    *,
    ended: bool = False,
) -> Record:
    """Return the record of a table with its commitment.

    It contains the secret and the odds only if the game is over.

    Args:
        play: The game.
        secret: The secret of its luck.
        words: The public word of every seat, empty where there is none.
        seats: The players' names, by seat from 1.
        ended: Whether the table ended the game before the rules did.

    Raises:
        ValueError: There is not one word for each seat.
    """
    if (
        len(words) != play.setup.players
    ):  # the key would differ, and the draws could not be verified
        raise ValueError(f"{play.setup.players} seats, but {len(words)} words")
    over = play.over or ended
    record = record_of(play, seats, with_odds=over)
    record.commitment = commitment(secret)
    record.words = {at: word for at, word in enumerate(map(public_word, words), 1) if word}
    record.secret = secret.hex() if over else ""
    return record
