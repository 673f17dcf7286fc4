"""Law 2: a record replays to the same bytes, and the text of a position reads back."""

from __future__ import annotations

from wanli.core.laws.breach import TEXTS
from wanli.core.laws.trial import Trial, viewer_name
from wanli.core.play import Move, Play
from wanli.core.record import read_record, record_of, replay


def check_replay(trial: Trial) -> None:
    """Check that the record of the game so far replays to the same game, byte for byte."""
    trial.start_check(TEXTS)
    play = trial.play
    text = record_of(play).write()
    again = replay(trial.game, read_record(text), content=play.setup.content)
    if record_of(again).write() != text:
        trial.fail("the record of the replay differs")
    if again.scores != play.scores or again.winners != play.winners:
        trial.fail(f"the replay ends with {again.scores}, not {play.scores}")
    for number, (move, repeated) in enumerate(zip(play.moves, again.moves, strict=True), 1):
        if _comparable(move) != _comparable(repeated):
            trial.fail(f"the log of the replay differs at move {number}")
    if trial.position(again.state) != trial.position(play.state):
        trial.fail("the replay ends in another position")
    _check_views(trial, again, "the replay")


def check_position_text(trial: Trial) -> None:
    """Check that the text of a position reads back to an equal position."""
    trial.start_check(TEXTS)
    state = trial.play.state
    text = trial.position(state)
    again = trial.game.read_position(text)
    if trial.position(again) != text:
        trial.fail("the text of a position reads back as another position")
    if again.actions() != state.actions():
        trial.fail("a position read back from its text has other legal moves")
    for viewer in trial.viewers:
        if trial.view_bytes(again, viewer) != trial.view_bytes(state, viewer):
            trial.fail(
                f"a position read back from its text looks different to {viewer_name(viewer)}"
            )


def _check_views(trial: Trial, again: Play, what: str) -> None:
    for viewer in trial.viewers:
        if trial.view_bytes(again.state, viewer) != trial.view_bytes(trial.play.state, viewer):
            trial.fail(f"{what} looks different to {viewer_name(viewer)}")


def _comparable(move: Move) -> tuple[object, ...]:
    return move.seat, move.text, move.texts, repr(move.notes)
