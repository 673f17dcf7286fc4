"""What a program is told and what it answers: each message one line of JSON.

This is the only place where their form is written; docs/adding-a-bot.md tells it with examples.
"""

from __future__ import annotations

import msgspec

PROTOCOL = 1  # one higher when a program that knows the messages would misunderstand them


class Hello(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag="hello"):
    """The first line: the table, and the seat that the program has. It wants no answer."""

    protocol: int = PROTOCOL
    game: str
    rules_version: int
    players: int
    seat: int  # from 0
    options: dict[str, str]
    seed: int  # for its own luck, so that a game can be repeated; below 2**31


class Decide(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag="decide"):
    """A question: which of the legal moves? The next line of the program is the answer."""

    number: int  # of the program's decisions in this game, from 1
    seconds: float  # within which it has to answer
    legal: list[str]
    view: msgspec.Raw  # all that the seat may know, as a server sends it


class Over(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag="over"):
    """The last line: how the game ended. It wants no answer."""

    scores: list[int | None]  # by seat; None where nobody counted
    winners: list[int]  # seats; several share the victory


class Answer(msgspec.Struct, frozen=True):
    """What a program says; whatever else it puts beside the move is ignored."""

    move: str
