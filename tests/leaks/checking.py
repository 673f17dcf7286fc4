"""A whole game on trial: at some moments everybody asks everything, in both worlds."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tests.leaks.company import Company, any_terms, company, play_on
from tests.leaks.house import open_house
from tests.leaks.law import Leak, Looked, check_moment
from tests.leaks.secret import told_too_early
from wanli.core.game import Game, Setup
from wanli.core.rng import Rng


@dataclass(frozen=True)
class How:
    """How closely a game is looked at."""

    moments: int  # of the game
    eyes: int  # viewers at each moment, in turn; 0: all of them
    texts: int  # that are tried as moves


SHORT = How(moments=4, eyes=2, texts=6)
LONG = How(moments=12, eyes=0, texts=16)


async def check_game(folder: Path, game: Game, setup: Setup, seed: int, how: How) -> Looked:
    """Play a random game and look at it; raises Leak."""
    rng, looked = Rng(seed), Looked()
    async with (
        open_house(folder) as house,
        company(house, game, setup, **any_terms(rng)) as those,
    ):
        between = max(1, game.longest(setup) // (4 * how.moments))
        for moment in range(how.moments):
            await check_now(those, rng, how, moment, looked)
            await play_on(those.live, rng, 1 + int(rng.below(2 * between)))
            if those.live.table.over:
                break
        early = [name for one in those.everybody for name in _early(those, one.heard)]
        if early:
            raise Leak(f"somebody was sent {early} before the end")
    return looked


def _early(those: Company, heard: list[bytes]) -> list[str]:
    return [] if those.live.table.over else told_too_early(those.live.table, heard)


async def check_now(those: Company, rng: Rng, how: How, moment: int, looked: Looked) -> None:
    """Look at the present moment, through as many eyes as are wanted."""
    scenes = those.scenes()
    await those.house.notify()
    count = how.eyes or len(scenes)
    for number in range(count):
        await check_moment(scenes[(moment * count + number) % len(scenes)], rng, how.texts, looked)
