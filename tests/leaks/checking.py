"""A whole game on trial: at some moments everybody asks everything, in both worlds."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tests.full import FULL
from tests.leaks.company import Company, any_terms, company, play_on
from tests.leaks.house import open_house
from tests.leaks.law import SEARCHED, Leak, Looked, check_moment
from tests.leaks.secret import told_too_early
from wanli.core.game import Game, Setup
from wanli.core.play import Play
from wanli.core.rng import Rng


@dataclass(frozen=True)
class How:
    """How closely a game is looked at."""

    moments: int  # of the game
    rounds: int  # how often everybody asks, distributed over these moments
    texts: int  # that are tried as moves


SHORT = How(moments=3, rounds=1, texts=4)
LONG = How(moments=12, rounds=6, texts=16)
HOW = LONG if FULL else SHORT


async def check_game(folder: Path, game: Game, setup: Setup, seed: int, how: How) -> Looked:
    """Play a random game and look at it; raises Leak."""
    rng, looked = Rng(seed), Looked()
    between = usual_length(game, setup, Rng(seed)) // (how.moments + 1)
    async with (
        open_house(folder) as house,
        company(house, game, setup, **any_terms(rng)) as those,
    ):
        await play_on(those.live, rng, between // 2)
        for moment in range(how.moments):
            await play_on(those.live, rng, 1 + int(rng.below(between)))
            if those.live.table.over:
                break
            await check_now(those, rng, how, moment, looked)
            early = [name for one in those.everybody for name in _early(those, one.heard)]
            if early:
                raise Leak(f"somebody was sent {early} before the end")
    return looked


def usual_length(game: Game, setup: Setup, rng: Rng) -> int:
    """How many decisions there are in a random game."""
    play = Play(game, setup, rng)
    decisions = 0
    while not play.over:
        legal = play.legal()
        play.move(legal[int(rng.below(len(legal)))])
        decisions += 1
    return decisions


def _early(those: Company, heard: list[bytes]) -> list[str]:
    return [] if those.live.table.over else told_too_early(those.live.table, heard)


async def check_now(those: Company, rng: Rng, how: How, moment: int, looked: Looked) -> None:
    """Look at the present moment through the eyes whose turn it is to look.

    Only who has to decide gets a hint: until there was one after a search, his are among them.
    """
    everybody = those.scenes()
    looking = (everybody * how.rounds)[moment :: how.moments]
    if not looked.kinds[SEARCHED] and all(one.viewer != those.live.table.turn for one in looking):
        looking += [one for one in everybody if one.viewer == those.live.table.turn]
    await those.house.notify()
    for scene in looking:
        await check_moment(scene, rng, how.texts, looked)
