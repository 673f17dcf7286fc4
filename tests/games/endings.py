"""Ways in which a game can end, for `ENDS` in each game's `endings.py`: golden records show all."""

from __future__ import annotations

from collections.abc import Callable

from wanli.core.play import Play

Ending = Callable[[Play], bool]


def noted(code: str) -> Ending:
    """Return an ending that a note of the story tells."""
    return lambda play: any(note.code == code for move in play.moves for note in move.notes)


def said(verb: str) -> Ending:
    """Return a rare decision, which a record must show like an ending."""
    return lambda play: any(move.text.partition(" ")[0] == verb for move in play.moves)


def tied(play: Play) -> list[int]:
    """Return the seats with most points."""
    return [seat for seat, points in enumerate(play.scores) if points == max(play.scores)]


def shared(play: Play) -> bool:
    """Return whether several seats share the victory (CC-10.3, CC-13.2, GW-6.4, RE-4.6)."""
    return len(play.winners) > 1
