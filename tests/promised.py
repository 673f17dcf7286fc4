"""Games whose luck was promised, as records, and every way we know to cheat with one."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from itertools import pairwise

from tests.games.every import has_luck
from wanli.core.luck import FairLuck, commitment, fair_record
from wanli.core.play import Play
from wanli.core.rng import Rng
from wanli.games import GAMES, game

TABLES = [(one.id, players) for one in GAMES if has_luck(one) for players in one.players]
SECRET = bytes(range(32))
WORDS = ("rain on the roof", "", "Źdźbło", "", "5")
DRAW = re.compile(r"^(\d+) - (.+?) # (.+)$", re.MULTILINE)


@cache
def promised(name: str, players: int) -> str:
    """The record of a whole game of random moves, with the same promised luck every time."""
    rules, words = game(name), WORDS[:players]
    play = Play(rules, rules.setup(players), FairLuck(SECRET, words))
    rng = Rng(players)
    while not play.over:
        moves = play.legal()
        play.move(moves[rng.below(len(moves))])
    return fair_record(play, SECRET, words, {1: "Anna"}).write()


# ---- cheating ----------------------------------------------------------------------------------
Cheat = Callable[[str], tuple[str, int]]  # the record, and the move where it has to be noticed


def another_draw(place: float) -> Cheat:
    """Another outcome of the same odds; place is 0 for the first draw, 1 for the last."""

    def cheat(text: str) -> tuple[str, int]:
        draws = [found for found in DRAW.finditer(text) if len(_others(found)) > 0]
        found = draws[round(place * (len(draws) - 1))]
        line = f"{found[1]} - {_others(found)[0]} # {found[3]}"
        return _put(text, found, line), int(found[1])

    return cheat


def _others(draw: re.Match[str]) -> list[str]:
    outcomes = [part.partition(" ")[2] for part in draw[3].split("; ")]
    return [outcome for outcome in outcomes if outcome != draw[2]]


def _put(text: str, draw: re.Match[str], line: str) -> str:
    return text[: draw.start()] + line + text[draw.end() :]


def a_weight(text: str) -> tuple[str, int]:
    """What was drawn could never have been drawn."""
    found = list(DRAW.finditer(text))[5]
    odds = re.sub(rf"\d+ {found[2]}(?=;|$)", f"0 {found[2]}", found[3])
    assert odds != found[3]
    return _put(text, found, f"{found[1]} - {found[2]} # {odds}"), int(found[1])


def the_order(text: str) -> tuple[str, int]:
    """Two draws have changed places, each with its odds."""
    draws = list(DRAW.finditer(text))
    one, two = next(
        (a, b) for a, b in pairwise(draws) if int(b[1]) == int(a[1]) + 1 and a[2] != b[2]
    )
    lines = f"{one[1]} - {two[2]} # {two[3]}\n{two[1]} - {one[2]} # {one[3]}"
    return text[: one.start()] + lines + text[two.end() :], int(one[1])


def a_draw_left_out(text: str) -> tuple[str, int]:
    """The second draw is gone, and what follows has new numbers."""
    second = list(DRAW.finditer(text))[1]
    head, _, moves = _put(text, second, "").partition("\n\n")
    lines = [line.partition(" ")[2] for line in moves.splitlines() if line]
    return "\n".join([head, "", *(f"{n} {line}" for n, line in enumerate(lines, 1))]) + "\n", 2


def head_line(old: str, new: str) -> Cheat:
    """Something else in the head; every draw after it would have been another one."""

    def cheat(text: str) -> tuple[str, int]:
        changed = re.sub(old, new, text, count=1, flags=re.MULTILINE)
        assert changed != text
        return changed, 0

    return cheat


def another_secret(text: str) -> tuple[str, int]:
    """A secret with its own commitment, but not the one that was drawn with."""
    changed = text.replace(SECRET.hex(), bytes(32).hex())
    return changed.replace(commitment(SECRET), commitment(bytes(32))), 0


CHEATS: dict[str, tuple[Cheat, str]] = {  # what is cheated with, and the code it is told by
    "the first draw": (another_draw(0), "other-draw"),
    "a draw": (another_draw(0.5), "other-draw"),
    "the last draw": (another_draw(1), "other-draw"),
    "a weight": (a_weight, "other-odds"),
    "the order": (the_order, "other-odds"),
    "a draw left out": (a_draw_left_out, "other-odds"),
    "the secret": (head_line("^secret 00", "secret 01"), "other-secret"),
    "the commitment": (head_line("^commitment 6", "commitment 7"), "other-secret"),
    "secret and commitment": (another_secret, "other-draw"),
    "a word": (head_line("^word 1 rain", "word 1 snow"), "other-draw"),
    "no word": (head_line("^word 1 .*\n", ""), "other-draw"),
    "the word of another seat": (head_line("^word 1 ", "word 2 "), "other-draw"),
}
