"""The story of a game as one viewer was told it: moves in words and notation, and what followed."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from wanli.core.play import Move
from wanli.core.state import CHANCE, Note
from wanli.text import Words

POINTS = "points"  # the fact that makes a note a score line
MARK = "▌"
Line = tuple[Text, Text]  # whose, what


def told(words: Words, moves: Sequence[Move], viewer: int, styles: Sequence[str]) -> list[Line]:
    """The lines of some moves, as a viewer was told them."""
    lines: list[Line] = []
    for move in moves:
        text = move.told_to(viewer)
        sentence = words.move(move.seat, text)
        if sentence:
            mark = Text(MARK, "dim" if move.seat == CHANCE else styles[move.seat])
            lines.append((mark, Text.assemble(sentence, (f"  {text}", "dim"))))
        lines += [_note_line(words, note) for note in move.notes]
    return lines


def in_notation(moves: Sequence[Move], viewer: int | None) -> list[str]:
    """The lines of some moves as records have them; no viewer: with everything hidden."""
    return [
        f"{number} {'-' if move.seat == CHANCE else move.seat + 1} "
        f"{move.text if viewer is None else move.told_to(viewer)}"
        for number, move in enumerate(moves, 1)
    ]


def score_lines(words: Words, moves: Sequence[Move]) -> list[Line]:
    """Every line that gave or took points so far, with its parts and its clause."""
    notes = [note for move in moves for note in move.notes if POINTS in note.facts]
    return [_note_line(words, note) for note in notes]


def made(moves: Sequence[Move], viewer: int) -> tuple[str, ...]:
    """The moves that somebody made, as a viewer was told them; a board marks where they went."""
    return tuple(move.told_to(viewer) for move in moves if move.seat != CHANCE)


def shown(lines: Sequence[Line]) -> RenderableType:
    """The lines, long ones wrapped beside their mark."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for mark, text in lines:
        grid.add_row(mark, text)
    return grid


def last_of(lines: list[Line], room: int, earlier: str, console: Console) -> RenderableType:
    """As many of the last lines as there is room for."""
    whole = shown(lines)
    if len(console.render_lines(whole)) <= room:
        return whole
    kept = lines[-room:]
    while len(kept) > 1 and len(console.render_lines(shown(kept))) >= room:
        kept = kept[1:]
    return Group(Text(earlier, style="dim"), shown(kept))


def _note_line(words: Words, note: Note) -> Line:
    text = Text(words.note(note))
    text.highlight_regex(r"\([A-Z]+-[\d.]+\)$", "dim")
    return Text(" "), text
