"""Verify the random draws of a finished game from its record alone: python3 verify_luck.py RECORD

One file for Python 3.9 or newer, without dependencies and without code of Wanli, so that you can
read all of it or write the same in another language. The algorithm:

1. `commitment` in the head is the SHA-256 of the 32 bytes of `secret`, both in hexadecimal. Compare
   it by eye with the commitment that the table showed before the game.
2. key = HMAC-SHA256(secret, "wanli luck 1" + newline + the words of all `players` by seat, with
   newlines between them, empty for a seat without a `word` line); all texts in UTF-8.
3. After `fork N` in the head, the first N moves are those of another game and are skipped. Compare
   N with the number that the table showed; the other game's record has the same moves.
4. A line `17 - MOVE # WEIGHT OUTCOME; WEIGHT OUTCOME; ...` is a draw. Draws are counted from 0. For
   draw k with the sum of weights n, and attempt 0, 1, 2, ..., let x be the first 8 bytes
   (big-endian) of HMAC-SHA256(key, "k:attempt"), until x < 2**64 - 2**64 % n. MOVE must be the
   first outcome for which x % n is less than the sum of all weights up to and including its own.

Not verified here: that the weights are those of the rules, and that every move was legal.
`wanli verify` checks these as well.
"""

from __future__ import annotations

import hashlib
import hmac
import sys


class NotProven(Exception):
    """The record does not prove its draws; the text says why."""


def verify(text: str) -> str:
    """Verify a record and return a sentence about what was checked; raise NotProven."""
    head, moves = split(text)
    secret = bytes.fromhex(wanted(head, "secret", "it is told when the game is over"))
    promised = wanted(head, "commitment", "the table promised nothing").lower()
    if hashlib.sha256(secret).hexdigest() != promised:
        raise NotProven(f"the secret is not the one promised by {promised}")
    players = int(wanted(head, "players", "this is no record"))
    if players > 99:
        raise NotProven(f"no game has {players} players")
    words = "\n".join(head.get(f"word {seat}", "") for seat in range(1, players + 1))
    key = hmac.digest(secret, f"wanli luck 1\n{words}".encode(), "sha256")
    fork = int(head.get("fork", "0"))
    if not 0 <= fork <= len(moves):
        raise NotProven(f"there are {len(moves)} moves, but {fork} of another game among them")
    draws = [line for line in moves[fork:] if line.split()[1:2] == ["-"]]
    for k, line in enumerate(draws):
        check(key, k, line)
    found = f"{len(draws)} draws checked: each follows from the secret promised by {promised}"
    return f"{found}; not those of the first {fork} moves, of another game" if fork else found


def split(text: str) -> tuple[dict[str, str], list[str]]:
    """Return the fields of the head, and the lines of the moves."""
    lines = [" ".join(line.split()) for line in text.splitlines()]
    if lines[:1] != ["wanli record 1"]:
        raise NotProven("this is no record: the first line is not 'wanli record 1'")
    end = lines.index("") if "" in lines else len(lines)
    head: dict[str, str] = {}
    for line in lines[1:end]:
        field, _, value = line.partition(" ")
        if field == "word":
            seat, _, value = value.partition(" ")
            field = f"word {seat}"
        if field in head and field.startswith(("word ", "secret", "commitment", "fork")):
            raise NotProven(f"'{field}' stands twice in the head")
        head[field] = value
    return head, [line for line in lines[end:] if line]


def wanted(head: dict[str, str], field: str, reason: str) -> str:
    """Return a field of the head; raise NotProven with the reason if it is missing."""
    if field not in head:
        raise NotProven(f"the record has no '{field}': {reason}")
    return head[field]


def check(key: bytes, k: int, line: str) -> None:
    """Repeat a draw; raise NotProven if the outcome differs."""
    move, sign, told = line.partition("#")
    number, _, outcome = move.strip().split(" ", 2)
    if not sign:
        raise NotProven(f"move {number} has no odds: only `wanli verify` knows them by the rules")
    total, upto = 0, []
    for part in told.split(";"):
        weight, _, text = part.strip().partition(" ")
        total += int(weight)
        upto.append((total, text))
    drawn = below(key, k, total)
    expected = next(text for limit, text in upto if drawn < limit)
    if outcome != expected:
        raise NotProven(f"move {number} (draw {k + 1}) is '{outcome}', not '{expected}'")


def below(key: bytes, k: int, n: int) -> int:
    """Return the number from 0 to n - 1 that draw k gives."""
    if not 0 < n <= 2**64:
        raise ValueError(f"the weights of draw {k + 1} have the sum {n}")
    attempt = 0
    while True:
        digest = hmac.digest(key, f"{k}:{attempt}".encode(), "sha256")
        x = int.from_bytes(digest[:8], "big")
        if x < 2**64 - 2**64 % n:
            return x % n
        attempt += 1


def main() -> int:
    """Verify the record named on the command line; return 0 if its draws are proven."""
    if len(sys.argv) != 2:
        print("usage: verify_luck.py RECORD", file=sys.stderr)
        return 1
    try:
        with open(sys.argv[1], encoding="utf-8") as file:
            print(verify(file.read()))
    except NotProven as error:
        print(f"NOT PROVEN: {error}", file=sys.stderr)
    except (OSError, ValueError) as error:
        print(f"NOT PROVEN: {sys.argv[1]} cannot be read: {error}", file=sys.stderr)
    else:
        return 0
    return 1


if __name__ == "__main__":
    sys.exit(main())
