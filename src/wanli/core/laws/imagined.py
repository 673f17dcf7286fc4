"""Law 6: an imagined position agrees with its view, and varies over all that is hidden."""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

from wanli.core.game import Game
from wanli.core.laws.breach import IMAGINE
from wanli.core.laws.trial import Trial, who
from wanli.core.rng import Rng
from wanli.core.state import State

PATIENCE: Final = 300  # draws without a change before we say that nothing varies


def check_imagined(trial: Trial) -> None:
    """For every viewer."""
    for viewer in trial.viewers:
        trial.look(IMAGINE)
        data = trial.seen(trial.play.state, viewer)
        if msgspec.json.encode(trial.sent(data)) != data:
            trial.broken(f"the view of {who(viewer)} does not read back from its bytes")
        texts = [_imagine(trial, viewer, data) for _ in range(trial.how.imagined)]
        _check_varies(trial, viewer, data, texts)
        _check_dealt_anew(trial, viewer, data)


def _imagine(trial: Trial, viewer: int, data: bytes) -> str:
    """The text of one imagined position, checked."""
    view = trial.sent(data)
    state = trial.game.imagine(view, trial.rng)
    if msgspec.json.encode(view) != data:
        trial.broken("imagining changed the view")
    _check_agrees(trial, viewer, data, state)
    return trial.position(state)


def _check_agrees(trial: Trial, viewer: int, data: bytes, state: State) -> None:
    if trial.seen(state, viewer) != data:
        trial.broken(f"an imagined position does not look to {who(viewer)} like the view")
    faults = trial.game.faults(state)
    if faults:
        trial.broken(f"an imagined position cannot be: {'; '.join(faults)}")
    if not state.over and not state.actions():
        trial.broken("an imagined position has no legal move")


def _check_varies(trial: Trial, viewer: int, data: bytes, texts: list[str]) -> None:
    """The truth and what was imagined both agree with the view: if they differ, draws must vary."""
    truth = trial.position(trial.play.state)
    first = texts[0]
    if first == truth or len(set(texts)) > 1:
        return
    for _ in range(PATIENCE):
        if _imagine(trial, viewer, data) != first:
            return
    trial.broken(f"{who(viewer)} cannot know a thing, but it is always imagined the same")


def _check_dealt_anew(trial: Trial, viewer: int, data: bytes) -> None:
    """The search's own way to imagine keeps to the view as well."""
    state = trial.play.state.clone()
    state.determinize(viewer, trial.rng)
    _check_agrees(trial, viewer, data, state)


def fillings(game: Game, state: State, viewer: int, rng: Rng, draws: int) -> Counter[str]:
    """How often each position is imagined from a viewer's view."""
    data = msgspec.json.encode(game.view(state, viewer))
    view = msgspec.json.decode(data, type=game.view_type)
    return Counter(game.write_position(game.imagine(view, rng)) for _ in range(draws))
