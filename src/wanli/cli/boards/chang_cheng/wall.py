"""One board of the wall: regions above, its 13 squares, provinces below.

╭aN1 ◆? RG──────────┬aN2 ◆3──────┬aN3 ◆?───────────────╮
 a1  a2  a3  a4  a5 │a6  a7  ...        names, regions apart
 [R] /G/  ·   ○ │R══ ══R ▲B▲ (B) ...    blocks, provinces apart
╰aI ●2──────────┴aII ●0─────────────┴aIII ●4────────────╯
 5:R             3:RG
 ▯G2

What a province is worth and the cards in it move up into its label where there is room.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rich.text import Text

from wanli.cli.boards.chang_cheng.blocks import block, find_halves
from wanli.cli.boards.chang_cheng.initials import initial
from wanli.cli.boards.look import Look
from wanli.games.chang_cheng.view import ChangChengView, Region, Standing
from wanli.text import Words

SQUARES = 13
NARROWEST, WIDEST = 4, 6  # characters a square
Areas = list[tuple[int, Text]]  # squares, label


@dataclass(frozen=True)
class Pen:
    """What every part of a drawing needs."""

    view: ChangChengView
    words: Words
    look: Look
    cell: int  # characters a square
    may: frozenset[str]  # places the viewer's legal moves name
    recent: frozenset[str]  # places of the last moves

    def place(self, name: str) -> str:
        """How the name of a place is written."""
        return "may" if name in self.may else "bold"


def width_of(cell: int) -> int:
    """How wide a board is with so many characters a square."""
    return SQUARES * cell + 1


def board(view: ChangChengView, words: Words, look: Look, letter: str, cell: int) -> Text:
    """One board with all that is on and beside it."""
    pen = Pen(view, words, look, cell, _words(view.legal), _words(look.recent))
    regions = [r for r in view.regions if r.name.startswith(letter)]
    provinces = [p for p in view.provinces if p.name.startswith(letter)]
    lines = [
        _ruler(pen, "╭┬╮", [(len(r.squares), _region(pen, r)) for r in regions]),
        _names(pen, [r.squares for r in regions]),
        _blocks(pen, [p.squares for p in provinces], view.table.rows[letter].split()),
        *_south(pen, provinces),
    ]
    return look.redrawn(Text("\n", no_wrap=True, overflow="crop").join(lines))


def _words(moves: Iterable[str]) -> frozenset[str]:
    """The words of some moves: the places among them are marked."""
    return frozenset(word for move in moves for word in move.split())


def _south(pen: Pen, provinces: list[Standing]) -> list[Text]:
    """The lines below the blocks: as few as the labels of the provinces need."""
    parts = [[_province(pen, p), _standing(pen, p), _cards(pen, p)] for p in provinces]
    squares = [len(p.squares) for p in provinces]
    labels, *below = _fitted(parts, [n * pen.cell - 1 for n in squares])
    lines = [_ruler(pen, "╰┴╯", list(zip(squares, labels, strict=True)))]
    return lines + [_below(pen, list(zip(squares, line, strict=True))) for line in below]


def _fitted(parts: list[list[Text]], rooms: list[int]) -> list[list[Text]]:
    """The parts of all labels on lines: a part moves up to the one before where all have room."""
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
            style = "may" if name in pen.may else "quiet"
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
            if text == " · " and name in pen.may:
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
    """Name, counter, and who has looked at it."""
    shown = "-" if region.lies == "removed" else "?" if region.threat is None else region.threat
    label = Text.assemble((region.name, pen.place(region.name)), " ", (f"◆{shown}", "bold"))
    scouts = pen.view.table.scouts.get(region.name, [])
    if region.lies == "down" and scouts:
        label.append(" ")
        for colour, seat in pen.view.colours.items():
            if seat + 1 in scouts:
                label.append(initial(pen.words, colour), f"{colour}.ink")
    return label


def _province(pen: Pen, province: Standing) -> Text:
    """Name and counter, and a mark when it is complete."""
    counter = pen.view.table.reputation.get(province.name, "")
    label = Text.assemble((province.name, pen.place(province.name)), " ", (f"●{counter}", "bold"))
    return label.append(" ✓") if province.left == 0 else label


def _standing(pen: Pen, province: Standing) -> Text:
    """What it is worth now, and who leads."""
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
    """Face-down cards by colour."""
    lying = pen.view.table.lying.get(province.name, {})
    label = Text("▯" if lying else "")
    for colour, count in lying.items():
        label.append(f"{initial(pen.words, colour)}{count}", f"{colour}.ink")
    return label
