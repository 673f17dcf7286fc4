"""Whole games through the screen: which moves are made, and what has been made so far."""

from __future__ import annotations

import random

from tests.web.drivers import Hands, make
from tests.web.visitor import Visitor

LONG_GAME = 200  # decisions: no game with few players takes so many


def play_on(visitor: Visitor, hands: Hands, seed: int, decisions: int = LONG_GAME) -> list[str]:
    """Decide until the game is over, or so many times; gives the moves made."""
    rng, made = random.Random(seed), list[str]()
    while len(made) < decisions and visitor.to_decide():
        text = wanted(visitor.legal, rng)
        make(visitor, hands, text)
        made.append(text)
    return made


def wanted(legal: list[str], rng: random.Random) -> str:
    """A move that brings the end nearer, most of the time; else any."""
    quick = [text for text in legal if is_quick(text)]
    return rng.choice(quick if quick and rng.random() < 0.6 else legal)


def is_quick(text: str) -> bool:
    """Whether it fills the wall, or plays several cards at once."""
    words = text.split()
    return words[0] in ("double", "neutral") or (words[0] == "play" and words[1].isdigit())
