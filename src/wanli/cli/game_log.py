"""The log of a game as one viewer may know it: moves in words and notation, and their notes."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from wanli.core.play import Move
from wanli.core.state import CHANCE, Note
from wanli.text import Words

POINTS = "points"  # a note with this fact is a score line
MARK = "▌"
Line = tuple[Text, Text]  # a mark in the colour of the seat, and the sentence


def log_lines(
    words: Words, moves: Sequence[Move], viewer: int, styles: Sequence[str]
) -> list[Line]:
    """Return the log lines of some moves, with what the viewer may know of each."""
    lines: list[Line] = []
    for move in moves:
        text = move.text_for(viewer)
        sentence = words.move(move.seat, text)
        if sentence:
            mark = Text(MARK, "dim" if move.seat == CHANCE else styles[move.seat])
            lines.append((mark, Text.assemble(sentence, (f"  {text}", "dim"))))
        lines += [_note_line(words, note) for note in move.notes]
    return lines


def notation_lines(moves: Sequence[Move], viewer: int | None) -> list[str]:
    """Return moves as a record has them; without a viewer, hidden information included."""
    return [
        f"{number} {'-' if move.seat == CHANCE else move.seat + 1} "
        f"{move.text if viewer is None else move.text_for(viewer)}"
        for number, move in enumerate(moves, 1)
    ]


def score_lines(words: Words, moves: Sequence[Move]) -> list[Line]:
    """Return a line with its clause for every note that changed a score."""
    notes = [note for move in moves for note in move.notes if POINTS in note.facts]
    return [_note_line(words, note) for note in notes]


def moves_to_mark(moves: Sequence[Move], viewer: int) -> tuple[str, ...]:
    """Return the moves of players, without draws, whose places the board marks as recent."""
    return tuple(move.text_for(viewer) for move in moves if move.seat != CHANCE)


def render(lines: Sequence[Line]) -> RenderableType:
    """Lay out log lines; long sentences wrap beside their mark."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for mark, text in lines:
        grid.add_row(mark, text)
    return grid


def render_last(lines: list[Line], room: int, earlier: str, console: Console) -> RenderableType:
    """Lay out the last log lines that fit into `room` lines, below a hint at the earlier ones."""
    whole = render(lines)
    if len(console.render_lines(whole)) <= room:
        return whole
    last = lines[-room:]
    while len(last) > 1 and len(console.render_lines(render(last))) >= room:
        last = last[1:]
    return Group(Text(earlier, style="dim"), render(last))


def _note_line(words: Words, note: Note) -> Line:
    text = Text(words.note(note))
    text.highlight_regex(r"\([A-Z]+-[\d.]+\)$", "dim")
    return Text(" "), text
