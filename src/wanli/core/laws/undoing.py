"""Law 7: undo never crosses luck, a reveal or another seat's move; then redo is the identity."""

from __future__ import annotations

from wanli.core.errors import NoUndo
from wanli.core.laws.breach import UNDO
from wanli.core.laws.trial import Trial, who
from wanli.core.record import record_of
from wanli.core.state import CHANCE, State

Snapshot = tuple[str, str, bytes]


def check_offer(trial: Trial, before: State) -> None:
    """Who is offered to take the last move back: its seat, if nothing was drawn or revealed."""
    trial.look(UNDO)
    play = trial.play
    last = play.moves[-1]
    for viewer in trial.viewers:
        if not play.can_undo(viewer):
            continue
        if last.seat == CHANCE:
            trial.broken(f"{who(viewer)} may take back a draw")
        if viewer != last.seat:
            trial.broken(f"{who(viewer)} may take back a move of {who(last.seat)}")
        if before.shown != play.state.shown:
            trial.broken(f"{who(viewer)} may take back a reveal")


def check_undo(trial: Trial) -> None:
    """Take back all that may be taken back, play it again: nothing has changed."""
    trial.look(UNDO)
    play = trial.play
    viewer = trial.any_viewer()
    before = _snapshot(trial, viewer)
    taken: list[tuple[int, str]] = []
    while play.moves and play.can_undo(play.moves[-1].seat):
        taken.append((play.moves[-1].seat, play.moves[-1].text))
        play.undo(play.moves[-1].seat)
        if play.current != taken[-1][0]:
            trial.broken("after undo another seat has to decide")
    _check_refused(trial, viewer)
    for seat, text in reversed(taken):
        play.move(text, seat)
    if _snapshot(trial, viewer) != before:
        trial.broken(f"{len(taken)} moves were taken back and made again, and something changed")


def _check_refused(trial: Trial, viewer: int) -> None:
    before = _snapshot(trial, viewer)
    for somebody in trial.viewers:
        try:
            trial.play.undo(somebody)
        except NoUndo:
            continue
        trial.broken(f"{who(somebody)} took back a move that cannot be taken back")
    if _snapshot(trial, viewer) != before:
        trial.broken("an undo that was refused changed something")


def _snapshot(trial: Trial, viewer: int) -> Snapshot:
    play = trial.play
    return record_of(play).write(), trial.position(play.state), trial.seen(play.state, viewer)
