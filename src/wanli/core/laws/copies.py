"""Law 8: copying a state and playing on in the copy never changes the original."""

from __future__ import annotations

from wanli.core.laws.breach import COPIES
from wanli.core.laws.trial import Trial, wander, who
from wanli.core.rng import Rng
from wanli.core.state import State


def check_copies(trial: Trial) -> None:
    """Neither the copy changes the original nor the original the copy, nor do questions."""
    trial.look(COPIES)
    state = trial.play.state
    viewer = trial.any_viewer()
    truth = _look(trial, state, viewer)
    copy, spare = state.clone(), state.clone()
    if _look(trial, copy, viewer) != truth:
        trial.broken("a copy is not the same")
    seed = trial.below(1 << 30)
    wander(copy, Rng(seed), trial.how.onward)
    if _look(trial, state, viewer) != truth:
        trial.broken("playing on in a copy changed the original")
    if _look(trial, spare, viewer) != truth:
        trial.broken("playing on in a copy changed another copy")
    _check_questions(trial, spare)
    third = spare.clone()
    wander(spare, Rng(seed), trial.how.onward)
    if _look(trial, spare, viewer) != _look(trial, copy, viewer):
        trial.broken("the same moves in two copies led to different positions")
    if _look(trial, third, viewer) != truth:
        trial.broken("playing on in an original changed its copy")


def check_kept(trial: Trial, kept: list[tuple[State, str]]) -> None:
    """The positions met in a game are still what they were when it has ended."""
    trial.look(COPIES)
    for state, text in kept:
        if trial.position(state) != text:
            trial.broken("playing on changed an earlier position of the game")


def _check_questions(trial: Trial, state: State) -> None:
    """Asking about a position does not change it."""
    game, text = trial.game, trial.position(state)
    actions = state.actions()
    for viewer in trial.viewers:
        trial.seen(state, viewer)
        for action in actions[:3]:
            game.told(state, action, viewer)
            game.explain(state, action)
        if trial.position(state) != text:
            trial.broken(f"showing the position to {who(viewer)} changed it")
    game.faults(state)
    if trial.position(state) != text or state.actions() != actions:
        trial.broken("looking for faults changed the position")


def _look(trial: Trial, state: State, viewer: int) -> tuple[str, list[int], bytes]:
    """What can be seen of a position."""
    return trial.position(state), state.actions(), trial.seen(state, viewer)
