"""What a game names and asks, as `spoken` of its `tests/games/<game>/spoken.py` returns it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tests.text.codes import Codes


@dataclass(frozen=True)
class Spoken:
    """The messages that differ from game to game."""

    names: Mapping[str, Sequence[str]]  # kind -> what has a name of that kind
    prompts: Codes  # question -> facts
    moves: Codes  # kind of move -> facts
    luck: frozenset[str]  # kinds of moves that are draws
    any_value: Mapping[str, Sequence[str]]  # option -> the values that are told one by one
