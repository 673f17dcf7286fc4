"""A move as one viewer sees it, and twins: other positions that look the same to a viewer."""

from __future__ import annotations

from dataclasses import dataclass

from wanli.core.laws.trial import Trial
from wanli.core.state import Note, State


@dataclass(frozen=True)
class Step:
    """A move as a viewer sees it: its text, the view after it, and its notes."""

    text: str
    view: bytes
    notes: str
    revealed: bool  # something hidden was revealed, so undo stops here
    after: State


def step(trial: Trial, state: State, action: int, viewer: int) -> Step:
    """Play an action in a copy of the position."""
    text = trial.game.text_for(state, action, viewer)
    after = state.clone()
    notes: list[Note] = []
    after.journal = notes
    after.apply(action)
    after.journal = None
    view = trial.view_bytes(after, viewer)
    return Step(text, view, repr(notes), bool(after.reveals != state.reveals), after)


def actions_by_text(trial: Trial, state: State, viewer: int) -> dict[str, list[int]]:
    """Return the legal actions, grouped by their text for the viewer."""
    found: dict[str, list[int]] = {}
    for action in state.actions():
        found.setdefault(trial.game.text_for(state, action, viewer), []).append(action)
    return found


def twin_of(trial: Trial, state: State, viewer: int) -> State:
    """Return a position imagined from the viewer's view, as sent over the wire."""
    twin: State = trial.game.imagine(trial.decode_view(trial.view_bytes(state, viewer)), trial.rng)
    return twin
