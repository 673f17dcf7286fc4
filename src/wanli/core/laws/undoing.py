"""Law 7: undo never crosses luck, a reveal or another seat's move; then redo is the identity."""

from __future__ import annotations

from wanli.core.errors import NoUndo
from wanli.core.laws.breach import UNDO
from wanli.core.laws.trial import Trial, viewer_name
from wanli.core.record import record_of
from wanli.core.state import CHANCE, State

Snapshot = tuple[str, str, bytes]


def check_offer(trial: Trial, before: State) -> None:
    """Check that only the seat of the last move can undo it, and never a draw or a reveal."""
    trial.start_check(UNDO)
    play = trial.play
    last = play.moves[-1]
    for viewer in trial.viewers:
        if not play.can_undo(viewer):
            continue
        if last.seat == CHANCE:
            trial.fail(f"{viewer_name(viewer)} may take back a draw")
        if viewer != last.seat:
            trial.fail(f"{viewer_name(viewer)} may take back a move of {viewer_name(last.seat)}")
        if before.reveals != play.state.reveals:
            trial.fail(f"{viewer_name(viewer)} may take back a reveal")


def check_undo(trial: Trial) -> None:
    """Undo as many moves as possible and play them again: nothing may have changed."""
    trial.start_check(UNDO)
    play = trial.play
    viewer = trial.any_viewer()
    before = _snapshot(trial, viewer)
    undone: list[tuple[int, str]] = []
    while play.moves and play.can_undo(play.moves[-1].seat):
        undone.append((play.moves[-1].seat, play.moves[-1].text))
        play.undo(play.moves[-1].seat)
        if play.current != undone[-1][0]:
            trial.fail("after undo another seat has to decide")
    _check_refused(trial, viewer)
    for seat, text in reversed(undone):
        play.move(text, seat)
    if _snapshot(trial, viewer) != before:
        trial.fail(f"{len(undone)} moves were undone and played again, and something changed")


def _check_refused(trial: Trial, viewer: int) -> None:
    before = _snapshot(trial, viewer)
    for seat in trial.viewers:
        try:
            trial.play.undo(seat)
        except NoUndo:
            continue
        trial.fail(f"{viewer_name(seat)} took back a move that cannot be undone")
    if _snapshot(trial, viewer) != before:
        trial.fail("an undo that was refused changed something")


def _snapshot(trial: Trial, viewer: int) -> Snapshot:
    play = trial.play
    return record_of(play).write(), trial.position(play.state), trial.view_bytes(play.state, viewer)
