"""What `wanli arena` and `wanli ladder` share: what is planned, where it is played, who failed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Annotated

import msgspec
import typer

from wanli.arena.about import About
from wanli.arena.ladder import timed
from wanli.arena.match import Outcome
from wanli.bots import bot
from wanli.bots.openspiel import OPENSPIEL
from wanli.bots.programs import Terms, command_of, is_program
from wanli.cli.front import Front
from wanli.core.game import Game
from wanli.text import Words

TOLD = 5  # games with failures of programs that are told with their reasons

TimeLimit = Annotated[float, typer.Option("--time-limit", min=0.05, max=3600)]
OnFailure = Annotated[str, typer.Option("--on-failure")]


@dataclass(frozen=True)
class Plan:
    """Everything that decides which games are played."""

    game: Game
    players: int
    bots: list[str]  # in the arena by seat
    games: int
    seed: int
    options: dict[str, str]
    programs: Terms

    @property
    def repeatable(self) -> bool:
        """Whether the same words give the same games: nobody looks at a clock or is unknown."""
        return not any(timed(name) or is_program(name) for name in self.bots)


def known(bots: str) -> list[str]:
    """The names of bots, all of which there are."""
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        if is_program(name):
            command_of(name)
        else:
            bot(name, 0)
    return names


# ---- for programs --------------------------------------------------------------------------------
def head(kind: str, plan: Plan, games: int, kinds: Sequence[About]) -> dict[str, object]:
    """How to repeat it, and where it was played."""
    return {
        "kind": kind,
        "game": plan.game.id,
        "rules": plan.game.rules_version,
        "players": plan.players,
        "options": plan.options,
        "bots": plan.bots,
        "seed": plan.seed,
        "planned": plan.games,
        "games": games,
        "repeatable": plan.repeatable,
        "machines": [asdict(kind) for kind in kinds],
    }


def write(lines: Iterable[dict[str, object]]) -> None:
    """Lines of JSON."""
    for line in lines:
        print(msgspec.json.encode(line).decode(), flush=True)


# ---- for people ----------------------------------------------------------------------------------
def notes(front: Front, plan: Plan, kinds: Sequence[About]) -> Iterator[str]:
    """Where it was played, and what cannot be repeated."""
    for kind in kinds:
        yield front.say(
            "cli-ladder-machine",
            cpu=kind.cpu,
            cores=kind.cores,
            python=kind.python,
            wanli=kind.wanli,
            sources=kind.sources,
            build="compiled" if kind.compiled else "interpreted",
        )
    names = dict.fromkeys(plan.bots)
    if any(name.partition("@")[0] == OPENSPIEL for name in names):
        versions = ", ".join(dict.fromkeys(kind.openspiel for kind in kinds))
        yield front.say("cli-ladder-openspiel", version=versions)
    if by_clock := ", ".join(name for name in names if timed(name)):
        yield front.say("cli-ladder-timed", bots=by_clock)
    if programs := ", ".join(name for name in names if is_program(name)):
        yield front.say("cli-ladder-programs", bots=programs)


def told(front: Front, outcomes: Iterable[Outcome]) -> Iterator[str]:
    """Why programs failed, in the first games in which any did."""
    words = Words(front.catalogue())
    for outcome in [one for one in outcomes if one.failures][:TOLD]:
        for one in outcome.failures:
            yield front.say(
                "cli-arena-failed",
                program=outcome.fixture.seats[one.seat],
                seed=outcome.fixture.seed,
                seat=one.seat + 1,
                number=one.number,
                reason=words.refusal(one.error),
            )
