"""The parts of a report that `wanli arena` and `wanli ladder` share: plan, machines, failures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass

import msgspec

from wanli.arena.about import About
from wanli.arena.ladder import timed
from wanli.arena.match import Outcome
from wanli.bots.openspiel import OPENSPIEL
from wanli.bots.programs import ProgramTerms, is_program
from wanli.cli.context import CliContext
from wanli.core.game import Game
from wanli.text import Words

MAX_FAILED_GAMES = 5  # games with failed programs whose failures are reported


@dataclass(frozen=True)
class Plan:
    """The games to play, as the command line specifies them."""

    game: Game
    players: int
    bots: list[str]  # in the arena by seat
    games: int
    seed: int
    options: dict[str, str]
    programs: ProgramTerms

    @property
    def repeatable(self) -> bool:
        """Whether a run is reproducible: no time-limited bots and no external programs."""
        return not any(timed(name) or is_program(name) for name in self.bots)


# ---- as JSON --------------------------------------------------------------------------------
def header(kind: str, plan: Plan, games: int, machines: Sequence[About]) -> dict[str, object]:
    """Return the first line of a JSON report: how to repeat the run, and the machines it ran on."""
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
        "machines": [asdict(machine) for machine in machines],
    }


def print_json_lines(lines: Iterable[dict[str, object]]) -> None:
    """Print one JSON object per line."""
    for line in lines:
        print(msgspec.json.encode(line).decode(), flush=True)


# ---- as text ----------------------------------------------------------------------------------
def run_notes(cli: CliContext, plan: Plan, machines: Sequence[About]) -> Iterator[str]:
    """Return the machines of a run, and which bots make it impossible to repeat exactly."""
    for machine in machines:
        yield cli.say(
            "cli-ladder-machine",
            cpu=machine.cpu,
            cores=machine.cores,
            python=machine.python,
            wanli=machine.wanli,
            sources=machine.sources,
            build="compiled" if machine.compiled else "interpreted",
        )
    names = dict.fromkeys(plan.bots)
    if any(name.partition("@")[0] == OPENSPIEL for name in names):
        versions = ", ".join(dict.fromkeys(machine.openspiel for machine in machines))
        yield cli.say("cli-ladder-openspiel", version=versions)
    if by_clock := ", ".join(name for name in names if timed(name)):
        yield cli.say("cli-ladder-timed", bots=by_clock)
    if programs := ", ".join(name for name in names if is_program(name)):
        yield cli.say("cli-ladder-programs", bots=programs)


def program_failures(cli: CliContext, outcomes: Iterable[Outcome]) -> Iterator[str]:
    """Return why programs failed, for the first games with a failure."""
    words = Words(cli.catalogue())
    for outcome in [one for one in outcomes if one.failures][:MAX_FAILED_GAMES]:
        for one in outcome.failures:
            yield cli.say(
                "cli-arena-failed",
                program=outcome.fixture.seats[one.seat],
                seed=outcome.fixture.seed,
                seat=one.seat + 1,
                number=one.number,
                reason=words.refusal(one.error),
            )
