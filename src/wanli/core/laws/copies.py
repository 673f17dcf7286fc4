"""Law 8: changes in a copy of a position never change the original."""

from __future__ import annotations

from wanli.core.laws.breach import COPIES
from wanli.core.laws.trial import Trial, viewer_name, wander
from wanli.core.rng import Rng
from wanli.core.state import State


def check_copies(trial: Trial) -> None:
    """Check that moves in a copy or the original, and queries, leave the other copies unchanged."""
    trial.start_check(COPIES)
    state = trial.play.state
    viewer = trial.any_viewer()
    truth = _snapshot(trial, state, viewer)
    copy, spare = state.clone(), state.clone()
    if _snapshot(trial, copy, viewer) != truth:
        trial.fail("a copy is not the same")
    seed = trial.below(1 << 30)
    wander(copy, Rng(seed), trial.thoroughness.onward)
    if _snapshot(trial, state, viewer) != truth:
        trial.fail("playing on in a copy changed the original")
    if _snapshot(trial, spare, viewer) != truth:
        trial.fail("playing on in a copy changed another copy")
    _check_queries(trial, spare)
    third = spare.clone()
    wander(spare, Rng(seed), trial.thoroughness.onward)
    if _snapshot(trial, spare, viewer) != _snapshot(trial, copy, viewer):
        trial.fail("the same moves in two copies led to different positions")
    if _snapshot(trial, third, viewer) != truth:
        trial.fail("playing on in an original changed its copy")


def check_earlier(trial: Trial, earlier: list[tuple[State, str]]) -> None:
    """Check at the end of a game that its earlier positions are unchanged."""
    trial.start_check(COPIES)
    for state, text in earlier:
        if trial.position(state) != text:
            trial.fail("playing on changed an earlier position of the game")


def _check_queries(trial: Trial, state: State) -> None:
    """Check that queries do not change a position."""
    game, text = trial.game, trial.position(state)
    actions = state.actions()
    for viewer in trial.viewers:
        trial.view_bytes(state, viewer)
        for action in actions[:3]:
            game.text_for(state, action, viewer)
            game.explain(state, action)
        if trial.position(state) != text:
            trial.fail(f"showing the position to {viewer_name(viewer)} changed it")
    game.faults(state)
    if trial.position(state) != text or state.actions() != actions:
        trial.fail("looking for faults changed the position")


def _snapshot(trial: Trial, state: State, viewer: int) -> tuple[str, list[int], bytes]:
    """Return everything that is compared between copies of a position."""
    return trial.position(state), state.actions(), trial.view_bytes(state, viewer)
