"""Measure the balance of Rise of Empires between bots: winners' scores, wasted discs, wonders.

    python -m tools.balance --bot easy --games 120

Prints a line for each number of players, with the wonders as printed and with the variant. Beside
the winners' mean score and its standard error is the score from the time when the rules were
reconstructed (simple bots, 120 games each). A disc is blank when no action was possible (RE-3.3);
an action of a B turn lapses when it is impossible or skipped (RE-3.4). For wonders it prints how
many were built in a game, and how often upkeep was paid (WW-9).
"""

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from statistics import mean, stdev
from typing import NamedTuple

from wanli.bots import bot
from wanli.core.play import Play
from wanli.core.rng import Rng
from wanli.games import game

GAME = "rise-of-empires"
RECONSTRUCTION = {  # winners' scores with 2 to 5 players
    "printed": (209, 170, 138, 121),
    "variant": (225, 188, 154, 132),
}
DISCS, BLANK = ("disc", "idle"), "idle"
HEAD = "wonders   players  winner (+-)  reconstruction  blank discs  lapsed in B  built  kept"


class Played(NamedTuple):
    """The figures of one game."""

    best: int
    discs: int
    blank: int
    lapsed: int  # actions of B turns
    built: int  # wonders
    kept: int


def play(players: int, wonders: str, level: str, seed: int) -> Played:
    """Play a game between bots of one level."""
    rules = game(GAME)
    at = Play(rules, rules.setup(players, {"wonders": wonders}), Rng(seed))
    bots = [bot(level, seed * 8 + seat) for seat in range(players)]
    while not at.over:
        at.move(bots[at.current].choose(at.view(at.current)))
    kinds = [move.text.split()[0] for move in at.moves]
    notes = [note.code for move in at.moves for note in move.notes]
    return Played(
        best=max(at.scores),
        discs=sum(map(kinds.count, DISCS)),
        blank=kinds.count(BLANK),
        lapsed=kinds.count("skip") + notes.count("action-lapses") + notes.count("cannot-pay"),
        built=notes.count("wonder-built"),
        kept=kinds.count("keep"),
    )


def line(wonders: str, players: int, games: list[Played]) -> str:
    """Return a line with the means of games with a number of players."""
    best = [one.best for one in games]
    give = stdev(best) / sqrt(len(best)) if len(best) > 1 else 0.0
    discs = sum(one.discs for one in games)  # as many as there are actions in B turns
    return (
        f"{wonders:9} {players:7} {mean(best):7.0f} ({give:2.0f})"
        f" {RECONSTRUCTION[wonders][players - 2]:15}"
        f" {sum(one.blank for one in games) / discs:12.1%}"
        f" {sum(one.lapsed for one in games) / discs:12.1%}"
        f" {mean(one.built for one in games):6.1f} {mean(one.kept for one in games):5.1f}"
    )


def main() -> None:
    """Play the games and print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--bot", default="easy")
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    n = given.games
    print(HEAD)
    with ProcessPoolExecutor(given.jobs) as pool:
        for wonders, scores in RECONSTRUCTION.items():
            for players in range(2, 2 + len(scores)):
                same = [players] * n, [wonders] * n, [given.bot] * n
                games = list(pool.map(play, *same, range(1, n + 1)))
                print(line(wonders, players, games), flush=True)


if __name__ == "__main__":
    main()
