"""What a seat or a spectator may know of a position, built from scratch for each viewer."""

from __future__ import annotations

from typing import ClassVar

import msgspec


class Prompt(msgspec.Struct, frozen=True):
    """The question to the seat that decides, as a code that each screen translates.

    Attributes:
        code: Names the question.
        clause: The clause of the rules behind it.
        facts: The numbers and names that the sentence needs.
    """

    code: str
    clause: str
    facts: dict[str, str | int] = {}


class View(msgspec.Struct, kw_only=True):
    """The fields that the views of all games share.

    Each game adds fields of its own, such as the hand; `Game.view_type` is its type. The fields
    are encoded as JSON by `msgspec`.

    Attributes:
        game: The id of the game.
        players: The number of players.
        viewer: The seat, from 0, that this view is for, or `WATCHER`.
        current: The seat that has to decide, or `CHANCE`.
        over: Whether the game has ended.
        scores: The points by seat; `None` where they are hidden from the viewer.
        prompt: The question to the seat that has to decide.
        legal: The texts of the legal moves, if the viewer has to decide; else empty.
        names: Names from an owner's content set, by the code of the piece.
        open_parts: The names of large fields that the views of all viewers share.

    Examples:
        >>> from wanli.core.play import Play
        >>> from wanli.core.rng import Rng
        >>> from wanli.games import game
        >>> great_wall = game("great-wall")
        >>> play = Play(great_wall, great_wall.setup(players=2), luck=Rng(7))
        >>> view = play.view(0)
        >>> view.legal[:3]
        ['draw', 'play wall at 1', 'play gate at 1']
        >>> view.scores  # the other seat's points are hidden
        [0, None]
    """

    open_parts: ClassVar[tuple[str, ...]] = ()

    game: str
    players: int
    viewer: int
    current: int
    over: bool
    scores: list[int | None]
    prompt: Prompt
    legal: list[str]
    names: dict[str, str] = {}
