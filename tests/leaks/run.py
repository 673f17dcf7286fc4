"""The long form: `python -m tests.leaks.run --games 50` checks many random tables thoroughly."""

from __future__ import annotations

import argparse
import asyncio
import itertools
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tests.leaks.game_check import LONG, SHORT, check_game
from wanli.core.game import Game, Setup
from wanli.core.laws.covering import covering
from wanli.core.rng import Rng
from wanli.games import GAMES


def covering_tables(seed: int) -> Iterator[tuple[Game, Setup]]:
    """Yield tables of every game and number of players in turn, until every option has occurred."""
    kinds = [(game, players) for game in GAMES for players in game.players]
    rows = [[(game, one) for one in covering(game, [n], Rng(seed))] for game, n in kinds]
    for row in itertools.zip_longest(*rows):
        yield from (one for one in row if one is not None)


def main() -> None:
    """Check tables and stop at the first leak."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--games", type=int, default=20)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--short", action="store_true")
    wanted = words.parse_args()
    answers, size, kinds = 0, 0, Counter[str]()
    chosen = itertools.islice(itertools.cycle(covering_tables(wanted.seed)), wanted.games)
    for number, (game, setup) in enumerate(chosen):
        seed = 1000 * wanted.seed + number
        with tempfile.TemporaryDirectory() as folder:
            thoroughness = SHORT if wanted.short else LONG
            compared = asyncio.run(check_game(Path(folder), game, setup, seed, thoroughness))
        answers, size, kinds = (
            answers + compared.answers,
            size + compared.bytes,
            kinds + compared.kinds,
        )
        print(f"{game.id} {setup.players} {setup.options}: {compared.answers} answers", flush=True)
    print(f"{wanted.games} games, {answers} answers, {size} bytes compared, {dict(kinds)}")


if __name__ == "__main__":
    main()
