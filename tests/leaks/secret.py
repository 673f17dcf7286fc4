"""The secret of a table's luck, and what follows from it, in all forms it might be sent in."""

from __future__ import annotations

import base64
import hmac
from collections.abc import Iterable, Iterator

from wanli.core.luck import HASH, key
from wanli.table.table import Table

AHEAD = 40  # draws that are yet to come


def forms(table: Table) -> dict[str, bytes]:
    """What must not be in any byte before the end, by name."""
    found: dict[str, bytes] = {}
    for name, data in _material(table):
        for form, written in _written(data):
            found[f"{name}, {form}"] = written
    return found


def _material(table: Table) -> Iterator[tuple[str, bytes]]:
    words = [seat.word for seat in table.seats]
    made = key(table.secret, words)
    yield "the secret", table.secret
    yield "the key", made
    for number in range(table.drawn, table.drawn + AHEAD):
        yield f"draw {number}", hmac.digest(made, f"{number}:0".encode(), HASH)[:8]


def _written(data: bytes) -> Iterator[tuple[str, bytes]]:
    yield "raw", data
    yield "hex", data.hex().encode()
    yield "HEX", data.hex().upper().encode()
    yield "as a number", str(int.from_bytes(data, "big")).encode()
    yield "as a number backwards", str(int.from_bytes(data, "little")).encode()
    yield "backwards", data[::-1].hex().encode()
    for shift in range(3):  # wherever it stands in something longer
        coded = base64.b64encode(bytes(shift) + data)
        inner = coded[4 if shift else 0 :].rstrip(b"=")[:-1]
        yield f"base64 at {shift}", inner
        yield f"base64url at {shift}", inner.replace(b"+", b"-").replace(b"/", b"_")


def told_too_early(table: Table, heard: Iterable[bytes]) -> list[str]:
    """What of the secret is in these bytes."""
    data = b"\n".join(heard)
    return [name for name, form in forms(table).items() if form in data]
