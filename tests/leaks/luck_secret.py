"""The secret of a table's luck, and everything derived from it, in every encoding."""

from __future__ import annotations

import base64
import hmac
from collections.abc import Iterable, Iterator

from wanli.core.luck import HASH, key
from wanli.table.table import Table

AHEAD = 40  # future draws


def secret_forms(table: Table) -> dict[str, bytes]:
    """Return what no byte before the end may contain, by name."""
    found: dict[str, bytes] = {}
    for name, data in _derived_secrets(table):
        for form, written in _encodings(data):
            found[f"{name}, {form}"] = written
    return found


def _derived_secrets(table: Table) -> Iterator[tuple[str, bytes]]:
    words = [seat.word for seat in table.seats]
    made = key(table.secret, words)
    yield "the secret", table.secret
    yield "the key", made
    for number in range(table.drawn, table.drawn + AHEAD):
        yield f"draw {number}", hmac.digest(made, f"{number}:0".encode(), HASH)[:8]


def _encodings(data: bytes) -> Iterator[tuple[str, bytes]]:
    yield "raw", data
    yield "hex", data.hex().encode()
    yield "HEX", data.hex().upper().encode()
    yield "as a number", str(int.from_bytes(data, "big")).encode()
    yield "as a number backwards", str(int.from_bytes(data, "little")).encode()
    yield "backwards", data[::-1].hex().encode()
    for shift in range(3):  # for every position inside longer data
        coded = base64.b64encode(bytes(shift) + data)
        inner = coded[4 if shift else 0 :].rstrip(b"=")[:-1]
        yield f"base64 at {shift}", inner
        yield f"base64url at {shift}", inner.replace(b"+", b"-").replace(b"/", b"_")


def leaked_secrets(table: Table, received: Iterable[bytes]) -> list[str]:
    """Return the names of the secrets that these bytes contain."""
    data = b"\n".join(received)
    return [name for name, form in secret_forms(table).items() if form in data]
