"""The messages between Wanli and a bot program, one line of JSON each.

This is their only definition; docs/adding-a-bot.md explains them with examples.
"""

from __future__ import annotations

import msgspec

PROTOCOL = 1  # raise it when an existing program would misunderstand the messages


class Hello(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag="hello"):
    """The first message: the game and the program's seat. The program does not answer.

    Attributes:
        protocol: The version of these messages.
        game: The id of the game.
        rules_version: The version of its rules.
        players: The number of players.
        seat: The program's seat, from 0.
        options: The table options.
        seed: A seed below 2**31 for the program's random source, so that a game is reproducible.
    """

    protocol: int = PROTOCOL
    game: str
    rules_version: int
    players: int
    seat: int
    options: dict[str, str]
    seed: int


class Decide(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag="decide"):
    """A request for a move. The program's next line is the answer.

    Attributes:
        number: The number of the program's decision in this game, from 1.
        seconds: The time limit for the answer.
        legal: All legal moves.
        view: What the seat may know, in the form that a server sends.
    """

    number: int
    seconds: float
    legal: list[str]
    view: msgspec.Raw


class Over(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag="over"):
    """The last message: the result of the game. The program does not answer.

    Attributes:
        scores: The points by seat; `None` where they were not counted.
        winners: The seats that won; several share the victory.
    """

    scores: list[int | None]
    winners: list[int]


class Answer(msgspec.Struct, frozen=True):
    """The program's answer; all other fields are ignored.

    Attributes:
        move: One of the legal moves.
    """

    move: str
