"""Law 5, non-interference: what a viewer gets does not depend on what is hidden from them.

Only a reveal, a move after which `State.reveals` is higher, may tell a viewer something hidden.
Apart from reveals, a position and its twin have the same views, move texts, notes, refusals and
undo.
"""

from __future__ import annotations

from copy import copy

from wanli.core.laws.breach import HIDDEN
from wanli.core.laws.refusals import texts_to_try, verdict
from wanli.core.laws.steps import Step, actions_by_text, step, twin_of
from wanli.core.laws.trial import Trial, viewer_name
from wanli.core.state import WATCHER, State


def check_hidden(trial: Trial) -> None:
    """Check for every viewer that a twin of this position is the same to them."""
    for viewer in trial.viewers:
        trial.start_check(HIDDEN)
        state = trial.play.state
        twin = twin_of(trial, state, viewer)
        if trial.view_bytes(twin, viewer) != trial.view_bytes(state, viewer):
            trial.fail(f"the view of {viewer_name(viewer)} depends on what is hidden from them")
        if viewer != WATCHER:
            _same_refusals(trial, twin, viewer)
        _same_steps(trial, twin, viewer)
        _same_game(trial, twin, viewer)


def _same_refusals(trial: Trial, twin: State, seat: int) -> None:
    other = copy(trial.play)
    other.state = twin
    for text in texts_to_try(trial):
        answers = verdict(trial.play, text, seat), verdict(other, text, seat)
        if answers[0] != answers[1]:
            trial.fail(
                f"the answer to {text!r} tells {viewer_name(seat)} something hidden: {answers}"
            )


def _same_steps(trial: Trial, twin: State, viewer: int) -> None:
    """Compare what each legal move would show the viewer, in the position and in the twin."""
    here, there = (actions_by_text(trial, s, viewer) for s in (trial.play.state, twin))
    _check_seen_as(trial, here, viewer)
    for state, mine, others in ((trial.play.state, here, there), (twin, there, here)):
        for text in mine.keys() - others.keys():
            if not step(trial, state, mine[text][0], viewer).revealed:
                trial.fail(f"{viewer_name(viewer)} sees {text!r}, which reveals something hidden")
    actions = trial.sample([a for group in here.values() for a in group], trial.thoroughness.steps)
    steps = [step(trial, trial.play.state, action, viewer) for action in actions]
    _check_texts_match_views(trial, steps, viewer)
    twins = [
        step(trial, twin, there[text][trial.below(len(there[text]))], viewer)
        for text in sorted({one.text for one in steps} & there.keys())
    ]
    _check_views_match_texts(trial, [*steps, *twins], viewer)


def _check_seen_as(trial: Trial, by_text: dict[str, list[int]], viewer: int) -> None:
    """Check that `seen_as` tells moves apart exactly where the text for the viewer does."""
    state = trial.play.state
    looks = [{int(state.seen_as(one, viewer)) for one in alike} for alike in by_text.values()]
    if any(len(alike) > 1 for alike in looks):
        trial.fail(
            f"a search for {viewer_name(viewer)} tells moves apart that have the same text for them"
        )
    if len(set().union(*looks)) < len(looks):
        trial.fail(
            f"a search for {viewer_name(viewer)} does not tell moves with different texts apart"
        )


def _check_texts_match_views(trial: Trial, steps: list[Step], viewer: int) -> None:
    """Check that moves with the same resulting view have the same text and notes."""
    alike: dict[bytes, Step] = {}
    for one in steps:
        other = alike.setdefault(one.view, one)
        if (other.text, other.notes) == (one.text, one.notes):
            continue
        if trial.position(other.after) != trial.position(one.after):
            trial.fail(
                f"{viewer_name(viewer)} sees {one.text!r} or {other.text!r}, "
                f"but may not see the difference ({one.notes} or {other.notes})"
            )


def _check_views_match_texts(trial: Trial, steps: list[Step], viewer: int) -> None:
    """Check that moves with the same text give the same view, unless they reveal something."""
    alike: dict[str, Step] = {}
    for one in steps:
        _compare(trial, alike.setdefault(one.text, one), one, viewer)


def _compare(trial: Trial, one: Step, other: Step, viewer: int) -> bool:
    """Return whether two moves with the same text gave the same view; if not, both must reveal."""
    if one.view != other.view:
        if not (one.revealed and other.revealed):
            trial.fail(f"{viewer_name(viewer)} sees more after {one.text!r} than its text says")
        return False
    if one.notes != other.notes:
        trial.fail(f"the notes of {one.text!r} tell {viewer_name(viewer)} something hidden")
    if one.revealed != other.revealed:
        trial.fail(
            f"whether {one.text!r} can be undone tells {viewer_name(viewer)} something hidden"
        )
    return True


def _same_game(trial: Trial, twin: State, viewer: int) -> None:
    """Play on in both, with moves of the same text for the viewer, until something is revealed."""
    state = trial.play.state
    for _ in range(trial.thoroughness.together):
        actions = state.actions()
        if state.over or not actions:
            return
        one = step(trial, state, actions[trial.below(len(actions))], viewer)
        same = actions_by_text(trial, twin, viewer).get(one.text)
        if same is None:
            if not one.revealed:
                trial.fail(f"{one.text!r} tells {viewer_name(viewer)} something hidden")
            return
        other = step(trial, twin, same[trial.below(len(same))], viewer)
        if not _compare(trial, one, other, viewer):
            return
        state, twin = one.after, other.after
