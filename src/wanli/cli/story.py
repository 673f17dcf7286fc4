"""The story of a game as one viewer was told it: moves in words and notation, and what followed."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from wanli.core.play import Move
from wanli.core.state import CHANCE, Note
from wanli.text import Words

POINTS = "points"  # the fact that makes a note a score line


def told(words: Words, moves: Sequence[Move], viewer: int, styles: Sequence[str]) -> list[Text]:
    """The lines of some moves, as a viewer was told them."""
    lines: list[Text] = []
    for move in moves:
        text = move.told_to(viewer)
        sentence = words.move(move.seat, text)
        if sentence:
            lines.append(_move_line(sentence, text, _style(move.seat, styles)))
        lines += [_note_line(words, note) for note in move.notes]
    return lines


def in_notation(moves: Sequence[Move], viewer: int | None) -> list[str]:
    """The lines of some moves as records have them; no viewer: with everything hidden."""
    return [
        f"{number:4} {'-' if move.seat == CHANCE else move.seat + 1} "
        f"{move.text if viewer is None else move.told_to(viewer)}"
        for number, move in enumerate(moves, 1)
    ]


def score_lines(words: Words, moves: Sequence[Move]) -> list[Text]:
    """Every line that gave or took points so far, with its parts and its clause."""
    notes = [note for move in moves for note in move.notes if POINTS in note.facts]
    return [_note_line(words, note) for note in notes]


def squares_of(moves: Sequence[Move], viewer: int) -> frozenset[str]:
    """The words of the moves that somebody made: the places among them are marked on the board."""
    made = [move for move in moves if move.seat != CHANCE]
    return frozenset(word for move in made for word in move.told_to(viewer).split())


def last_of(lines: list[Text], room: int, earlier: str) -> RenderableType:
    """As many of the last lines as there is room for."""
    if len(lines) <= room:
        return Group(*lines)
    return Group(Text(earlier, style="dim"), *lines[len(lines) - room + 1 :])


def _move_line(sentence: str, text: str, style: str) -> Text:
    line = Text("▌ ", style=style)
    line.append(sentence, style="default")
    line.append(f"  {text}", style="dim")
    return line


def _note_line(words: Words, note: Note) -> Text:
    line = Text("  " + words.note(note))
    line.highlight_regex(r"\([A-Z]+-[\d.]+\)$", "dim")
    return line


def _style(seat: int, styles: Sequence[str]) -> str:
    return "dim" if seat == CHANCE else styles[seat]
