"""One player's cards at one wall, with their strengths, the covered ones and the total.

3F=6 G2●-5 xN       three foot soldiers count 6, a gate 2 with the token 5 on it, a covered noble
→ 3 leads           the total

In a wide column the same is written in words.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rich.text import Text

from wanli.games.great_wall.layout import WallLine
from wanli.games.great_wall.rules.names import COLOUR_NAMES
from wanli.games.great_wall.view import GreatWallView, Part, Total, WallView
from wanli.text import Words


@dataclass(frozen=True)
class Cell:
    """A player at a wall."""

    words: Words
    colour: str
    wall: WallView
    line: WallLine
    in_words: bool  # instead of initials

    @property
    def total(self) -> Total | None:
        """The player's total; `None` without uncovered cards there."""
        return next((total for total in self.wall.totals if total.colour == self.colour), None)


def cell_of(view: GreatWallView, words: Words, seat: int, wall: WallView, in_words: bool) -> Cell:
    """Return the cell of a seat at a wall."""
    line = view.table.walls[wall.number - 1]
    assert line is not None
    return Cell(words, COLOUR_NAMES[seat], wall, line, in_words)


Item = list[Text]  # cards of a kind with their token or dragon; a narrow column splits the parts


def lines(cell: Cell, width: int) -> list[Text]:
    """Return the lines of a cell of this width."""
    items = [*_cards(cell), *_covered(cell)]
    if not items:
        return [Text("·", "quiet")]
    rows = _wrapped(items, cell.in_words, width)
    return [*rows, _sum(cell, cell.total)] if cell.total else rows


def _sum(cell: Cell, total: Total) -> Text:
    """Return the total, and whether it leads."""
    if cell.wall.leader != cell.colour:
        return Text(f"→ {total.points}", "bold")
    leads = f" {total.points} {cell.words.say('board-leads')} "
    return Text.assemble("→", (leads, f"{cell.colour}.fill"))


def _wrapped(items: list[Item], in_words: bool, width: int) -> list[Text]:
    """Return items on as few lines as possible; an item wider than a line is split."""
    between, within = (", ", " ") if in_words else (" ", "")
    rows: list[Text] = []
    for item in items:
        whole = Text(within).join(item)
        if rows and len(rows[-1]) + len(between) + len(whole) <= width:
            rows[-1] = Text.assemble(rows[-1], between, whole)
        else:
            rows += [whole] if len(whole) <= width else item
    return rows


# ---- cards -----------------------------------------------------------------------------------
def _cards(cell: Cell) -> Iterator[Item]:
    """Yield the uncovered cards with their strength, each with the token that it carries."""
    for part in cell.total.parts if cell.total else []:
        if part.what != "token":
            over = _laid_on(cell) if part.what == "dragon" else []
            yield [_counted(cell, part), *_token(cell, part.what), *over]


def _counted(cell: Cell, part: Part) -> Text:
    equals = "=" if part.count > 1 else ""
    if cell.in_words:
        name = cell.words.say("board-cards", card=part.what, count=part.count)
        return Text.assemble(name, f" {equals} " if equals else " ", (f"{part.points}", "bold"))
    count = str(part.count) if part.count > 1 else ""
    name = cell.words.name("card", part.what, "initial")
    return Text.assemble(count, (name, f"{cell.colour}.ink"), equals, f"{part.points}")


def _token(cell: Cell, kind: str) -> Item:
    """Return the token on a card of this kind, if there is one."""
    bearer = cell.line.bearer
    if bearer is None or (bearer.colour, bearer.card) != (cell.colour, kind):
        return []
    if cell.in_words:
        return [Text(f"({cell.words.say('board-token', points=-bearer.token)})", "bold")]
    return [Text(f"●-{bearer.token}", "bold")]


def _laid_on(cell: Cell) -> Item:
    """Return the card that the player's dragon covers, if any."""
    colour, _, kind = cell.line.dragons.get(cell.colour, "").partition(" ")
    if not colour:
        return []
    if cell.in_words:
        return [Text(cell.words.say("board-over", colour=colour, card=kind), f"{colour}.ink")]
    owner = cell.words.name("colour", colour, "initial").lower()
    return [Text(f">{owner}{cell.words.name('card', kind, 'initial')}", f"{colour}.ink")]


def _covered(cell: Cell) -> Iterator[Item]:
    """Yield the cards that count nothing because a dragon covers them (GW-5.2)."""
    for kind, count in cell.line.covered.get(cell.colour, {}).items():
        name = cell.words.say("board-covered", card=kind)
        sign = f"x{cell.words.name('card', kind, 'initial')}"
        void = Text(name, "quiet strike") if cell.in_words else Text(sign, "quiet")
        for _ in range(count):
            yield [void, *(_laid_on(cell) if kind == "dragon" else [])]
