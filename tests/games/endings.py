"""Conditions for `ENDS` in each game's `endings.py`; the golden records contain every ending."""

from __future__ import annotations

from collections.abc import Callable

from wanli.core.play import Play

Ending = Callable[[Play], bool]


def has_note(code: str) -> Ending:
    """Return the ending of games that have a note with this code."""
    return lambda play: any(note.code == code for move in play.moves for note in move.notes)


def has_move(verb: str) -> Ending:
    """Return the "ending" of games with a rare move; golden records must contain it as well."""
    return lambda play: any(move.text.partition(" ")[0] == verb for move in play.moves)


def tied(play: Play) -> list[int]:
    """Return the seats with the most points."""
    return [seat for seat, points in enumerate(play.scores) if points == max(play.scores)]


def shared(play: Play) -> bool:
    """Return whether several seats share the victory (CC-10.3, CC-13.2, GW-6.4, RE-4.6)."""
    return len(play.winners) > 1
