"""The messages between Wanli and a bot program: each is one line of JSON.

Their form is defined only here; docs/adding-a-bot.md explains it with examples.
"""

from __future__ import annotations

import msgspec

PROTOCOL = 1  # one higher when a program that knows the messages would misunderstand them


class Hello(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag="hello"):
    """The first line: the table and the program's seat. It wants no answer.

    Attributes:
        protocol: The version of these messages.
        game: The id of the game.
        rules_version: The version of its rules.
        players: The number of players.
        seat: The program's seat, from 0.
        options: The table options.
        seed: A seed below 2**31 for the program's own luck, so that a game can be repeated.
    """

    protocol: int = PROTOCOL
    game: str
    rules_version: int
    players: int
    seat: int
    options: dict[str, str]
    seed: int


class Decide(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag="decide"):
    """A question: which of the legal moves? The next line of the program is the answer.

    Attributes:
        number: The number of the program's decision in this game, from 1.
        seconds: The time it has for the answer.
        legal: The texts of all legal moves.
        view: What the seat may know, as a server sends it.
    """

    number: int
    seconds: float
    legal: list[str]
    view: msgspec.Raw


class Over(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag="over"):
    """The last line: how the game ended. It wants no answer.

    Attributes:
        scores: The points by seat; `None` where they were not counted.
        winners: The seats that won; several share the victory.
    """

    scores: list[int | None]
    winners: list[int]


class Answer(msgspec.Struct, frozen=True):
    """The program's answer; any other field beside the move is ignored.

    Attributes:
        move: One of the legal moves.
    """

    move: str
