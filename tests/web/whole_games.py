"""Play whole games on the screen."""

from __future__ import annotations

import random

from tests.web.drivers import InputMethod, make_move
from tests.web.visitor import Visitor

LONG_GAME = 200  # decisions; more than any game with few players takes


def play_on(
    visitor: Visitor, input_method: InputMethod, seed: int, decisions: int = LONG_GAME
) -> list[str]:
    """Play to the end, or this many decisions; return the moves made."""
    rng, made = random.Random(seed), list[str]()
    while len(made) < decisions and visitor.wait_to_decide():
        text = choose_move(visitor.legal, rng)
        make_move(visitor, input_method, text)
        made.append(text)
    return made


def choose_move(legal: list[str], rng: random.Random) -> str:
    """Return a move that brings the end nearer, most of the time, else any move."""
    quick = [text for text in legal if shortens_game(text)]
    return rng.choice(quick if quick and rng.random() < 0.6 else legal)


def shortens_game(text: str) -> bool:
    """Return whether a move fills the wall or plays several cards at once."""
    words = text.split()
    return words[0] in ("double", "neutral") or (words[0] == "play" and words[1].isdigit())
