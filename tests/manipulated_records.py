"""Records of games with committed luck, and all known ways to manipulate one."""

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
PLAYER_WORDS = ("rain on the roof", "", "Źdźbło", "", "5")
DRAW = re.compile(r"^(\d+) - (.+?) # (.+)$", re.MULTILINE)


@cache
def committed_record(name: str, players: int) -> str:
    """Return the record of a complete random game; its committed luck is always the same."""
    rules, words = game(name), PLAYER_WORDS[:players]
    play = Play(rules, rules.setup(players), FairLuck(SECRET, words))
    rng = Rng(players)
    while not play.over:
        moves = play.legal()
        play.move(moves[rng.below(len(moves))])
    return fair_record(play, SECRET, words, {1: "Anna"}).write()


# ---- manipulations -----------------------------------------------------------------------------
Manipulation = Callable[
    [str], tuple[str, int]
]  # the changed record, and the move at which it must be detected


def another_draw(place: float) -> Manipulation:
    """Replace a draw by another possible one; `place` is 0 for the first draw, 1 for the last."""

    def manipulate(text: str) -> tuple[str, int]:
        draws = [found for found in DRAW.finditer(text) if len(_others(found)) > 0]
        found = draws[round(place * (len(draws) - 1))]
        line = f"{found[1]} - {_others(found)[0]} # {found[3]}"
        return _replace_draw(text, found, line), int(found[1])

    return manipulate


def _others(draw: re.Match[str]) -> list[str]:
    outcomes = [part.partition(" ")[2] for part in draw[3].split("; ")]
    return [outcome for outcome in outcomes if outcome != draw[2]]


def _replace_draw(text: str, draw: re.Match[str], line: str) -> str:
    return text[: draw.start()] + line + text[draw.end() :]


def impossible_draw(text: str) -> tuple[str, int]:
    """Change the odds so that what was drawn was impossible."""
    found = list(DRAW.finditer(text))[5]
    odds = re.sub(rf"\d+ {found[2]}(?=;|$)", f"0 {found[2]}", found[3])
    assert odds != found[3]
    return _replace_draw(text, found, f"{found[1]} - {found[2]} # {odds}"), int(found[1])


def swapped_draws(text: str) -> tuple[str, int]:
    """Swap two draws, each with its odds."""
    draws = list(DRAW.finditer(text))
    one, two = next(
        (a, b) for a, b in pairwise(draws) if int(b[1]) == int(a[1]) + 1 and a[2] != b[2]
    )
    lines = f"{one[1]} - {two[2]} # {two[3]}\n{two[1]} - {one[2]} # {one[3]}"
    return text[: one.start()] + lines + text[two.end() :], int(one[1])


def omitted_draw(text: str) -> tuple[str, int]:
    """Remove the second draw and renumber what follows."""
    second = list(DRAW.finditer(text))[1]
    head, _, moves = _replace_draw(text, second, "").partition("\n\n")
    lines = [line.partition(" ")[2] for line in moves.splitlines() if line]
    return "\n".join([head, "", *(f"{n} {line}" for n, line in enumerate(lines, 1))]) + "\n", 2


def changed_header(old: str, new: str) -> Manipulation:
    """Change a header line that every later draw depends on."""

    def manipulate(text: str) -> tuple[str, int]:
        changed = re.sub(old, new, text, count=1, flags=re.MULTILINE)
        assert changed != text
        return changed, 0

    return manipulate


def another_secret(text: str) -> tuple[str, int]:
    """Exchange the secret and its commitment for another valid pair."""
    changed = text.replace(SECRET.hex(), bytes(32).hex())
    return changed.replace(commitment(SECRET), commitment(bytes(32))), 0


MANIPULATIONS: dict[
    str, tuple[Manipulation, str]
] = {  # how a record is manipulated, and the error code that reports it
    "the first draw": (another_draw(0), "other-draw"),
    "a draw": (another_draw(0.5), "other-draw"),
    "the last draw": (another_draw(1), "other-draw"),
    "impossible odds": (impossible_draw, "other-odds"),
    "two draws swapped": (swapped_draws, "other-odds"),
    "a draw omitted": (omitted_draw, "other-odds"),
    "the secret": (changed_header("^secret 00", "secret 01"), "other-secret"),
    "the commitment": (changed_header("^commitment 6", "commitment 7"), "other-secret"),
    "secret and commitment": (another_secret, "other-draw"),
    "a word": (changed_header("^word 1 rain", "word 1 snow"), "other-draw"),
    "no word": (changed_header("^word 1 .*\n", ""), "other-draw"),
    "the word of another seat": (changed_header("^word 1 ", "word 2 "), "other-draw"),
}
