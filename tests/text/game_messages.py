"""The messages a game needs: the return type of `tests/games/<game>/messages.py`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tests.text.codes import Codes


@dataclass(frozen=True)
class GameMessages:
    """The names, prompts and moves of a game that need messages."""

    names: Mapping[str, Sequence[str]]  # kind -> values with a name
    prompts: Codes  # prompt code -> facts
    moves: Codes  # kind of move -> facts
    luck: frozenset[str]  # kinds of moves that are draws
    any_value: Mapping[
        str, Sequence[str]
    ]  # open-ended option -> values with a message of their own
