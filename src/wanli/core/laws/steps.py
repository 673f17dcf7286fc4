"""One move as a viewer gets it, and a twin: another position that looks the same to him."""

from __future__ import annotations

from dataclasses import dataclass

from wanli.core.laws.trial import Trial
from wanli.core.state import Note, State


@dataclass(frozen=True)
class Step:
    """A move through a viewer's eyes: what he is told, sees then, and may read in the story."""

    told: str
    view: bytes
    notes: str
    learnt: bool  # somebody learnt something hidden, so undo stops here
    after: State


def step(trial: Trial, state: State, action: int, viewer: int) -> Step:
    """Play an action in a copy."""
    told = trial.game.told(state, action, viewer)
    after = state.clone()
    notes: list[Note] = []
    after.journal = notes
    after.apply(action)
    after.journal = None
    view = trial.seen(after, viewer)
    return Step(told, view, repr(notes), bool(after.shown != state.shown), after)


def told_actions(trial: Trial, state: State, viewer: int) -> dict[str, list[int]]:
    """The legal actions of whoever has to decide, by what the viewer would be told."""
    found: dict[str, list[int]] = {}
    for action in state.actions():
        found.setdefault(trial.game.told(state, action, viewer), []).append(action)
    return found


def twin_of(trial: Trial, state: State, viewer: int) -> State:
    """A position that agrees with all the viewer knows, imagined from the bytes sent to him."""
    twin: State = trial.game.imagine(trial.sent(trial.seen(state, viewer)), trial.rng)
    return twin
