"""The map as text: each region with its value, its cubes and its wonders."""

from __future__ import annotations

from rich.text import Text

from wanli.cli.boards.interface import Canvas
from wanli.games.rise_of_empires.view import RegionView, RiseOfEmpiresView, WonderView
from wanli.text import Words

COLUMN = 38  # characters of a region


def lines(view: RiseOfEmpiresView, words: Words, canvas: Canvas) -> list[Text]:
    """Return the open regions in as many columns as fit."""
    cells = [_cell(view, words, region) for region in view.regions if region.open]
    columns = max(1, canvas.width // (COLUMN + 1))
    rows = -(-len(cells) // columns)
    found: list[Text] = []
    for row in range(rows):
        line = Text()
        for cell in cells[row::rows]:
            cell.truncate(COLUMN, pad=True)
            line.append_text(cell).append(" ")
        line.rstrip()
        found.append(line)
    return found


def _cell(view: RiseOfEmpiresView, words: Words, region: RegionView) -> Text:
    goods = "".join(f" {n}{words.name('good', g, 'initial')}" for g, n in region.income.items())
    cell = Text(f"{region.id} {region.vp[0]}/{region.vp[1]}{goods}")
    for colour, n in region.cubes.items():
        cell.append(" ")
        cell.append(f"{words.name('colour', colour, 'initial')}{n}", f"{colour}.ink")
    for wonder in view.wonders:
        if wonder.site == region.id:
            cell.append(" ")
            cell.append(sign(words, wonder), f"{wonder.holder}.ink")
    return cell


def sign(words: Words, wonder: WonderView) -> str:
    """Return ▲R for a wonder of red, ▲R? without its marker, ▲R! if no one can take it (WW-5)."""
    state = "" if wonder.marked else "!" if wonder.beyond_reach else "?"
    return f"▲{words.name('colour', wonder.holder, 'initial')}{state}"
