"""Check a random game for leaks: at several moments compare the answers in both worlds."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tests.full import FULL
from tests.leaks.local_server import run_local_server
from tests.leaks.luck_secret import leaked_secrets
from tests.leaks.participants import Participants, open_table, play_random_moves, random_terms
from tests.leaks.secrecy_law import SEARCHED, Compared, Leak, check_viewpoint
from wanli.core.game import Game, Setup
from wanli.core.play import Play
from wanli.core.rng import Rng


@dataclass(frozen=True)
class Thoroughness:
    """How thoroughly a game is checked."""

    moments: int  # of the game
    rounds: int  # how often each viewpoint is checked, spread over these moments
    texts: int  # that each viewer tries as moves


SHORT = Thoroughness(moments=3, rounds=1, texts=4)
LONG = Thoroughness(moments=12, rounds=6, texts=16)
DEFAULT = LONG if FULL else SHORT


async def check_game(
    folder: Path, game: Game, setup: Setup, seed: int, thoroughness: Thoroughness
) -> Compared:
    """Play a random game and check it; raise Leak."""
    rng, compared = Rng(seed), Compared()
    between = random_game_length(game, setup, Rng(seed)) // (thoroughness.moments + 1)
    async with (
        run_local_server(folder) as server,
        open_table(server, game, setup, **random_terms(rng)) as participants,
    ):
        await play_random_moves(participants.live, rng, between // 2)
        for moment in range(thoroughness.moments):
            await play_random_moves(participants.live, rng, 1 + int(rng.below(between)))
            if participants.live.table.over:
                break
            await check_moment(participants, rng, thoroughness, moment, compared)
            early = [
                name
                for one in participants.everyone
                for name in _early_secrets(participants, one.received)
            ]
            if early:
                raise Leak(f"a caller received {early} before the end")
    return compared


def random_game_length(game: Game, setup: Setup, rng: Rng) -> int:
    """Return the number of decisions in a random game."""
    play = Play(game, setup, rng)
    decisions = 0
    while not play.over:
        legal = play.legal()
        play.move(legal[int(rng.below(len(legal)))])
        decisions += 1
    return decisions


def _early_secrets(participants: Participants, received: list[bytes]) -> list[str]:
    return [] if participants.live.table.over else leaked_secrets(participants.live.table, received)


async def check_moment(
    participants: Participants,
    rng: Rng,
    thoroughness: Thoroughness,
    moment: int,
    compared: Compared,
) -> None:
    """Check the present moment from the viewpoints that are due.

    Only the player to decide gets a hint, so their viewpoint is added until one searched hint
    has been compared.
    """
    viewpoints, turn = participants.viewpoints(), participants.live.table.turn
    due = (viewpoints * thoroughness.rounds)[moment :: thoroughness.moments]
    if not compared.kinds[SEARCHED] and all(one.viewer != turn for one in due):
        due += [one for one in viewpoints if one.viewer == turn]
    await participants.server.notify()
    for viewpoint in due:
        await check_viewpoint(viewpoint, rng, thoroughness.texts, compared)
