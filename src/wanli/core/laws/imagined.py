"""Law 6: an imagined position agrees with its view, and varies over all that is hidden."""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

from wanli.core.game import Game
from wanli.core.laws.breach import IMAGINE
from wanli.core.laws.trial import Trial, viewer_name
from wanli.core.rng import Rng
from wanli.core.state import State

ATTEMPTS: Final = 300  # imagined positions without a change before we conclude that nothing varies


def check_imagined(trial: Trial) -> None:
    """Check imagined positions for every viewer."""
    for viewer in trial.viewers:
        trial.start_check(IMAGINE)
        data = trial.view_bytes(trial.play.state, viewer)
        if msgspec.json.encode(trial.decode_view(data)) != data:
            trial.fail(f"the view of {viewer_name(viewer)} does not read back from its bytes")
        texts = [_imagine(trial, viewer, data) for _ in range(trial.thoroughness.imagined)]
        _check_varies(trial, viewer, data, texts)
        _check_redealt(trial, viewer, data)


def _imagine(trial: Trial, viewer: int, data: bytes) -> str:
    """Imagine one position, check it, and return its text."""
    view = trial.decode_view(data)
    state = trial.game.imagine(view, trial.rng)
    if msgspec.json.encode(view) != data:
        trial.fail("imagining changed the view")
    _check_agrees(trial, viewer, data, state)
    return trial.position(state)


def _check_agrees(trial: Trial, viewer: int, data: bytes, state: State) -> None:
    if trial.view_bytes(state, viewer) != data:
        trial.fail(f"an imagined position does not look to {viewer_name(viewer)} like the view")
    faults = trial.game.faults(state)
    if faults:
        trial.fail(f"an imagined position cannot be: {'; '.join(faults)}")
    if not state.over and not state.actions():
        trial.fail("an imagined position has no legal move")


def _check_varies(trial: Trial, viewer: int, data: bytes, texts: list[str]) -> None:
    """Check that imagined positions vary if one of them differs from the actual position."""
    truth = trial.position(trial.play.state)
    first = texts[0]
    if first == truth or len(set(texts)) > 1:
        return
    for _ in range(ATTEMPTS):
        if _imagine(trial, viewer, data) != first:
            return
    trial.fail(f"{viewer_name(viewer)} does not know something that is always imagined the same")


def _check_redealt(trial: Trial, viewer: int, data: bytes) -> None:
    """Check that `State.determinize`, which searches use, agrees with the view as well."""
    state = trial.play.state.clone()
    state.determinize(viewer, trial.rng)
    _check_agrees(trial, viewer, data, state)


def fillings(game: Game, state: State, viewer: int, rng: Rng, draws: int) -> Counter[str]:
    """Return how often each position is imagined from a viewer's view."""
    data = msgspec.json.encode(game.view(state, viewer))
    view = msgspec.json.decode(data, type=game.view_type)
    return Counter(game.write_position(game.imagine(view, rng)) for _ in range(draws))
