"""What a position looks worth to a seat, game by game; a bot looks at imagined positions only."""

from __future__ import annotations

from collections.abc import Callable

from wanli.bots.evaluate import chang_cheng, great_wall, rise_of_empires
from wanli.core.state import State

Evaluation = Callable[[State, int], float]

EVALUATIONS: dict[str, Evaluation] = {
    "chang-cheng": chang_cheng.evaluate,
    "great-wall": great_wall.evaluate,
    "rise-of-empires": rise_of_empires.evaluate,
}


def evaluation(game: str) -> Evaluation:
    """The evaluation of a game; the lead in points where there is none."""
    return EVALUATIONS.get(game, lead)


def lead(state: State, seat: int) -> float:
    """A seat's points beyond the best other seat's."""
    others = [float(state.score(other)) for other in range(state.players) if other != seat]
    return float(state.score(seat)) - max(others)
