"""One board of the wall: regions above, its 13 squares, provinces below.

╭aN1 ◆? RG──────────┬aN2 ◆3──────┬aN3 ◆?───────────────╮
 a1  a2  a3  a4  a5 │a6  a7  ...        names, regions apart
 [R] /G/  ·   ○ │R══ ══R ▲B▲ (B) ...    blocks, provinces apart
╰aI ●2──────────┴aII ●0─────────────┴aIII ●4────────────╯
 5:R             3:RG
 ▯G2

The value of a province and the cards in it are on lines of their own only if its label is too
short for them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rich.text import Text

from wanli.cli.boards.chang_cheng.blocks import block, find_halves
from wanli.cli.boards.chang_cheng.initials import initial
from wanli.cli.boards.interface import Canvas
from wanli.games.chang_cheng.view import ChangChengView, Region, Standing
from wanli.text import Words

SQUARES = 13
MIN_CELL, MAX_CELL = 4, 6  # characters per square
Areas = list[tuple[int, Text]]  # squares, label


@dataclass(frozen=True)
class Pen:
    """The values that all parts of a drawing share."""

    view: ChangChengView
    words: Words
    canvas: Canvas
    cell: int  # characters per square
    playable: frozenset[str]  # places named in the viewer's legal moves
    recent: frozenset[str]  # places named in the last moves

    def style_of(self, name: str) -> str:
        """Return the style for the name of a place."""
        return "may" if name in self.playable else "bold"


def width_of(cell: int) -> int:
    """Return the width of a board with this many characters per square."""
    return SQUARES * cell + 1


def board(view: ChangChengView, words: Words, canvas: Canvas, letter: str, cell: int) -> Text:
    """Draw one board with its regions and provinces."""
    pen = Pen(view, words, canvas, cell, _words(view.legal), _words(canvas.recent))
    regions = [r for r in view.regions if r.name.startswith(letter)]
    provinces = [p for p in view.provinces if p.name.startswith(letter)]
    lines = [
        _ruler(pen, "╭┬╮", [(len(r.squares), _region(pen, r)) for r in regions]),
        _names(pen, [r.squares for r in regions]),
        _blocks(pen, [p.squares for p in provinces], view.table.rows[letter].split()),
        *_south(pen, provinces),
    ]
    return canvas.encode_text(Text("\n", no_wrap=True, overflow="crop").join(lines))


def _words(moves: Iterable[str]) -> frozenset[str]:
    """Return all words of some moves, among them the places to mark."""
    return frozenset(word for move in moves for word in move.split())


def _south(pen: Pen, provinces: list[Standing]) -> list[Text]:
    """Return the lines below the blocks, as few as the labels of the provinces need."""
    parts = [[_province(pen, p), _standing(pen, p), _cards(pen, p)] for p in provinces]
    squares = [len(p.squares) for p in provinces]
    labels, *below = _fitted(parts, [n * pen.cell - 1 for n in squares])
    lines = [_ruler(pen, "╰┴╯", list(zip(squares, labels, strict=True)))]
    return lines + [_below(pen, list(zip(squares, line, strict=True))) for line in below]


def _fitted(parts: list[list[Text]], rooms: list[int]) -> list[list[Text]]:
    """Return the label parts line by line; a part joins the line before if all labels have room."""
    lines = [[part[0] for part in parts]]
    for index in range(1, len(parts[0])):
        more = [part[index] for part in parts]
        both = [_beside(one, other) for one, other in zip(lines[-1], more, strict=True)]
        if all(len(label) <= room for label, room in zip(both, rooms, strict=True)):
            lines[-1] = both
        else:
            lines.append(more)
    return lines


def _beside(one: Text, other: Text) -> Text:
    return Text.assemble(one, " ", other) if one and other else one or other


# ---- lines -----------------------------------------------------------------------------------
def _ruler(pen: Pen, corners: str, areas: Areas) -> Text:
    line = Text()
    for index, (squares, label) in enumerate(areas):
        line.append(corners[1 if index else 0], "quiet")
        label.truncate(squares * pen.cell - 1)
        line.append_text(label)
        line.append("─" * (squares * pen.cell - 1 - len(label)), "quiet")
    return line.append(corners[2], "quiet")


def _names(pen: Pen, areas: list[list[str]]) -> Text:
    line = Text()
    for index, squares in enumerate(areas):
        for place, name in enumerate(squares):
            line.append("│" if index and not place else " ", "quiet")
            style = "may" if name in pen.playable else "quiet"
            line.append(name, "bold reverse" if name in pen.recent else style)
            line.append(" " * (pen.cell - 1 - len(name)))
    return line.append(" ")


def _blocks(pen: Pen, areas: list[list[str]], marks: list[str]) -> Text:
    line = Text()
    halves = find_halves(pen.view)
    at = 0
    for index, squares in enumerate(areas):
        for place, name in enumerate(squares):
            text, style = block(pen.view, pen.words, name, marks[at], halves.get(name, ""))
            if text == " · " and name in pen.playable:
                text, style = " ○ ", "may"
            line.append("│" if index and not place else " ", "quiet")
            line.append(text, style)
            line.append(" " * (pen.cell - 4))
            at += 1
    return line.append(" ")


def _below(pen: Pen, areas: Areas) -> Text:
    line = Text()
    for squares, label in areas:
        line.append(" ")
        label.truncate(squares * pen.cell - 1, pad=True)
        line.append_text(label)
    return line.append(" ")


# ---- labels ----------------------------------------------------------------------------------
def _region(pen: Pen, region: Region) -> Text:
    """Return a region's name, its counter, and who has looked at it."""
    counter = "-" if region.lies == "removed" else "?" if region.threat is None else region.threat
    label = Text.assemble((region.name, pen.style_of(region.name)), " ", (f"◆{counter}", "bold"))
    scouts = pen.view.table.scouts.get(region.name, [])
    if region.lies == "down" and scouts:
        label.append(" ")
        for colour, seat in pen.view.colours.items():
            if seat + 1 in scouts:
                label.append(initial(pen.words, colour), f"{colour}.ink")
    return label


def _province(pen: Pen, province: Standing) -> Text:
    """Return a province's name and counter, with a tick if it is complete."""
    counter = pen.view.table.reputation.get(province.name, "")
    label = Text.assemble(
        (province.name, pen.style_of(province.name)), " ", (f"●{counter}", "bold")
    )
    return label.append(" ✓") if province.left == 0 else label


def _standing(pen: Pen, province: Standing) -> Text:
    """Return what a province is worth now, and who leads in it."""
    scored = pen.view.table.scoring.province
    complete = province.left == 0 and pen.view.provinces.index(province) != scored
    if complete or not province.blocks:
        return Text()
    most = max(province.blocks.values())
    label = Text(f"{province.value}:", "bold")
    for colour, blocks in province.blocks.items():
        if blocks == most:
            label.append(initial(pen.words, colour), f"{colour}.ink")
    return label


def _cards(pen: Pen, province: Standing) -> Text:
    """Return the numbers of face-down cards by colour."""
    lying = pen.view.table.lying.get(province.name, {})
    label = Text("▯" if lying else "")
    for colour, count in lying.items():
        label.append(f"{initial(pen.words, colour)}{count}", f"{colour}.ink")
    return label
