"""Law 5, non-interference: change only what a viewer may not know, and he gets the same bytes.

A viewer may be told something hidden only in a move that counts as a reveal (`State.shown` grows);
apart from reveals, view, told text, story, refusals and undo agree in a position and its twin.
"""

from __future__ import annotations

from copy import copy

from wanli.core.laws.breach import HIDDEN
from wanli.core.laws.refusals import texts_to_try, verdict
from wanli.core.laws.steps import Step, step, told_actions, twin_of
from wanli.core.laws.trial import Trial, who
from wanli.core.state import WATCHER, State


def check_hidden(trial: Trial) -> None:
    """Every viewer gets the same from this position and from a twin of it."""
    for viewer in trial.viewers:
        trial.look(HIDDEN)
        state = trial.play.state
        twin = twin_of(trial, state, viewer)
        if trial.seen(twin, viewer) != trial.seen(state, viewer):
            trial.broken(f"the view of {who(viewer)} depends on what he may not know")
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
            trial.broken(f"the answer to {text!r} tells {who(seat)} something hidden: {answers}")


def _same_steps(trial: Trial, twin: State, viewer: int) -> None:
    """Compare what the moves that can be made now would bring the viewer, here and there."""
    here, there = (told_actions(trial, s, viewer) for s in (trial.play.state, twin))
    _searched_as_told(trial, here, viewer)
    for state, mine, others in ((trial.play.state, here, there), (twin, there, here)):
        for told in mine.keys() - others.keys():
            if not step(trial, state, mine[told][0], viewer).learnt:
                trial.broken(f"{who(viewer)} is told {told!r}, which gives away something hidden")
    actions = trial.sample([a for group in here.values() for a in group], trial.how.steps)
    steps = [step(trial, trial.play.state, action, viewer) for action in actions]
    _tells_what_is_seen(trial, steps, viewer)
    twins = [
        step(trial, twin, there[told][trial.below(len(there[told]))], viewer)
        for told in sorted({one.told for one in steps} & there.keys())
    ]
    _sees_what_is_told(trial, [*steps, *twins], viewer)


def _searched_as_told(trial: Trial, told: dict[str, list[int]], viewer: int) -> None:
    """A search tells moves apart where the viewer is told which it is, and nowhere else."""
    state = trial.play.state
    looks = [{int(state.seen_as(one, viewer)) for one in alike} for alike in told.values()]
    if any(len(alike) > 1 for alike in looks):
        trial.broken(f"a search for {who(viewer)} tells apart what he is told alike")
    if len(set().union(*looks)) < len(looks):
        trial.broken(f"a search for {who(viewer)} takes for the same what he is told apart")


def _tells_what_is_seen(trial: Trial, steps: list[Step], viewer: int) -> None:
    """Two moves of one position that the view does not tell apart are told alike."""
    alike: dict[bytes, Step] = {}
    for one in steps:
        other = alike.setdefault(one.view, one)
        if (other.told, other.notes) == (one.told, one.notes):
            continue
        if trial.position(other.after) != trial.position(one.after):
            trial.broken(
                f"{who(viewer)} is told {one.told!r} or {other.told!r}, "
                f"but may not see the difference ({one.notes} or {other.notes})"
            )


def _sees_what_is_told(trial: Trial, steps: list[Step], viewer: int) -> None:
    """Moves that are told alike look alike, unless they reveal something."""
    alike: dict[str, Step] = {}
    for one in steps:
        _compare(trial, alike.setdefault(one.told, one), one, viewer)


def _compare(trial: Trial, one: Step, other: Step, viewer: int) -> bool:
    """Whether two moves that were told alike brought the same; else they must be reveals."""
    if one.view != other.view:
        if not (one.learnt and other.learnt):
            trial.broken(f"{who(viewer)} sees more after {one.told!r} than he was told")
        return False
    if one.notes != other.notes:
        trial.broken(f"the story after {one.told!r} gives {who(viewer)} something hidden")
    if one.learnt != other.learnt:
        trial.broken(f"whether {one.told!r} can be undone tells {who(viewer)} something hidden")
    return True


def _same_game(trial: Trial, twin: State, viewer: int) -> None:
    """Play both on, with moves that the viewer is told alike, as long as nothing is revealed."""
    state = trial.play.state
    for _ in range(trial.how.together):
        actions = state.actions()
        if state.over or not actions:
            return
        one = step(trial, state, actions[trial.below(len(actions))], viewer)
        same = told_actions(trial, twin, viewer).get(one.told)
        if same is None:
            if not one.learnt:
                trial.broken(f"{one.told!r} gives {who(viewer)} something hidden")
            return
        other = step(trial, twin, same[trial.below(len(same))], viewer)
        if not _compare(trial, one, other, viewer):
            return
        state, twin = one.after, other.after
