"""The walls side by side: the free tokens of each above, a row for each player below.

                   │Wall 1 ●5 ●3   │Wall 2 ●7
▸  R  Red 12       │3F=6 G2        │K3●-4
  ▯5 ▤9 ●3 (you)   │→ 8 leads      │→ -1
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import zip_longest

from rich.text import Text

from wanli.cli.boards.great_wall import panel
from wanli.cli.boards.great_wall.cell import cell_of, lines
from wanli.cli.boards.interface import Canvas
from wanli.games.great_wall.view import GreatWallView, WallView
from wanli.text import Words

MIN_WIDTH, MAX_WIDTH = 14, 40  # characters of a wall
WORDS_FROM = 26  # characters of a wall from which cards are named in words
GAP = 1


@dataclass(frozen=True)
class Pen:
    """The values that all parts of a drawing share."""

    view: GreatWallView
    words: Words
    label: int  # characters of the column of players
    width: int  # of a wall

    def row(self, label: Text | None, cells: list[Text | None]) -> Text:
        """Return one line through all columns."""
        line = _padded(label or Text(), self.label)
        for cell in cells:
            line.append("│", "quiet")
            line.append_text(_padded(cell or Text(), self.width))
        return line

    def rows(self, label: list[Text], columns: list[list[Text]]) -> list[Text]:
        """Return the lines of columns of different heights."""
        return [self.row(first, rest) for first, *rest in zip_longest(label, *columns)]


def walls(view: GreatWallView, words: Words, canvas: Canvas) -> list[Text]:
    """Draw all open walls; in a narrow terminal, in several bands."""
    labels = [panel.player(view, words, seat) for seat in range(view.players)]
    label = max(len(line) for lines_of in labels for line in lines_of) + GAP
    room = canvas.width - label
    per_band = max(1, min(len(view.walls), room // (MIN_WIDTH + 1)))
    pen = Pen(view, words, label, min(MAX_WIDTH, room // per_band - 1))
    drawn: list[Text] = []
    for start in range(0, len(view.walls), per_band):
        drawn += _band(
            pen,
            view.walls[start : start + per_band],
            labels,
            {wall_of(move) for move in canvas.recent},
        )
    return [canvas.encode_text(line) for line in drawn] or [
        canvas.encode_text(t) for ls in labels for t in ls
    ]


def _band(
    pen: Pen, walls_of_band: list[WallView], labels: list[list[Text]], used: set[int]
) -> list[Text]:
    """Draw some walls side by side."""
    drawn = [pen.row(None, [_title(pen, wall, wall.number in used) for wall in walls_of_band])]
    if any(wall.noble for wall in walls_of_band):
        drawn.append(pen.row(None, [_ribbon(pen, wall) for wall in walls_of_band]))
    for seat, label in enumerate(labels):
        cells = [
            cell_of(pen.view, pen.words, seat, wall, in_words=pen.width >= WORDS_FROM)
            for wall in walls_of_band
        ]
        drawn += pen.rows(label, [lines(cell, pen.width) for cell in cells])
    return drawn


def _title(pen: Pen, wall: WallView, used: bool) -> Text:
    """Return the number and free tokens of a wall, highlighted where the viewer can move."""
    line = pen.view.table.walls[wall.number - 1]
    assert line is not None
    here = [move for move in pen.view.legal if wall_of(move) == wall.number]
    claims = any(move.startswith(("claim", "take")) for move in here)
    style = "may" if here else "bold"
    name = pen.words.say("board-wall", wall=wall.number)
    tokens = [f"●{token}" for token in line.tokens]
    wide = len(name) + len(" ".join(["", *tokens])) <= pen.width
    token_text = (" " if wide else "").join(tokens)
    marks = ("bold reverse" if used else style, "may" if claims else "bold")
    return Text.assemble((name, marks[0]), " ", (token_text, marks[1]))


def _ribbon(pen: Pen, wall: WallView) -> Text:
    """Return the mark of a wall with an uncovered noble (GW-4.3)."""
    return Text(pen.words.say("board-noble") if wall.noble else "", "reverse")


def wall_of(move: str) -> int:
    """Return the number of the wall that a move names; 0 if it names none."""
    found = re.search(r"\b(?:at|ride|take|decline) (\d)", move)
    return int(found[1]) if found else 0


def _padded(text: Text, width: int) -> Text:
    padded = text.copy()
    padded.truncate(width, pad=True)
    return padded
