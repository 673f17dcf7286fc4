"""The long form: `python -m tests.leaks.run --games 50` looks at so many random tables, closely."""

from __future__ import annotations

import argparse
import asyncio
import itertools
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tests.leaks.checking import LONG, SHORT, check_game
from wanli.core.game import Game, Setup
from wanli.core.laws.covering import covering
from wanli.core.rng import Rng
from wanli.games import GAMES


def tables(seed: int) -> Iterator[tuple[Game, Setup]]:
    """Tables of every game and number of players in turn, until every option has been met."""
    kinds = [(game, players) for game in GAMES for players in game.players]
    rows = [[(game, one) for one in covering(game, [n], Rng(seed))] for game, n in kinds]
    for row in itertools.zip_longest(*rows):
        yield from (one for one in row if one is not None)


def main() -> None:
    """Look at tables; the first leak ends it."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--games", type=int, default=20)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--short", action="store_true")
    wanted = words.parse_args()
    answers, size, kinds = 0, 0, Counter[str]()
    chosen = itertools.islice(itertools.cycle(tables(wanted.seed)), wanted.games)
    for number, (game, setup) in enumerate(chosen):
        seed = 1000 * wanted.seed + number
        with tempfile.TemporaryDirectory() as folder:
            how = SHORT if wanted.short else LONG
            looked = asyncio.run(check_game(Path(folder), game, setup, seed, how))
        answers, size, kinds = answers + looked.answers, size + looked.bytes, kinds + looked.kinds
        print(f"{game.id} {setup.players} {setup.options}: {looked.answers} answers", flush=True)
    print(f"{wanted.games} games, {answers} answers, {size} bytes compared, {dict(kinds)}")


if __name__ == "__main__":
    main()
