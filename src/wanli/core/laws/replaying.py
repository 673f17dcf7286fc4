"""Law 2: a record replays to the same bytes, and a position's text reads back."""

from __future__ import annotations

from wanli.core.laws.breach import TEXTS
from wanli.core.laws.trial import Trial, who
from wanli.core.play import Move, Play
from wanli.core.record import read_record, record_of, replay


def check_replay(trial: Trial) -> None:
    """The record of the game so far gives the same game again, byte for byte."""
    trial.look(TEXTS)
    play = trial.play
    text = record_of(play).write()
    again = replay(trial.game, read_record(text), content=play.setup.content)
    if record_of(again).write() != text:
        trial.broken("the record of the replay is another one")
    if again.scores != play.scores or again.winners != play.winners:
        trial.broken(f"the replay ends with {again.scores}, not {play.scores}")
    for number, (move, repeated) in enumerate(zip(play.moves, again.moves, strict=True), 1):
        if _told(move) != _told(repeated):
            trial.broken(f"the log of the replay differs at move {number}")
    if trial.position(again.state) != trial.position(play.state):
        trial.broken("the replay ends in another position")
    _check_views(trial, again, "the replay")


def check_position_text(trial: Trial) -> None:
    """A position's text reads back to a position that nobody can tell from it."""
    trial.look(TEXTS)
    state = trial.play.state
    text = trial.position(state)
    again = trial.game.read_position(text)
    if trial.position(again) != text:
        trial.broken("the text of a position reads back as another position")
    if again.actions() != state.actions():
        trial.broken("a position read back from its text has other legal moves")
    for viewer in trial.viewers:
        if trial.seen(again, viewer) != trial.seen(state, viewer):
            trial.broken(f"a position read back from its text looks different to {who(viewer)}")


def _check_views(trial: Trial, again: Play, what: str) -> None:
    for viewer in trial.viewers:
        if trial.seen(again.state, viewer) != trial.seen(trial.play.state, viewer):
            trial.broken(f"{what} looks different to {who(viewer)}")


def _told(move: Move) -> tuple[object, ...]:
    return move.seat, move.text, move.told, repr(move.notes)
