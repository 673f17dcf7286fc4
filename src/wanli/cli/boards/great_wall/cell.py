"""What one player has at one wall: his cards with their worth, what is void, and the total.

3F=6 G2●-5 xN       three foot soldiers count 6, a gate 2 with the token 5 on it, a covered noble
→ 3 leads           the total

Where there is room the same is said in words.
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
    spoken: bool  # in words, not in letters

    @property
    def total(self) -> Total | None:
        """None if he is not present."""
        return next((total for total in self.wall.totals if total.colour == self.colour), None)


def cell_of(view: GreatWallView, words: Words, seat: int, wall: WallView, spoken: bool) -> Cell:
    """What a seat has at a wall."""
    line = view.table.walls[wall.number - 1]
    assert line is not None
    return Cell(words, COLOUR_NAMES[seat], wall, line, spoken)


Thing = list[Text]  # a card, and what lies on or under it: parts that may be on lines of their own


def lines(cell: Cell, width: int) -> list[Text]:
    """The cell in lines of a width."""
    found = [*_cards(cell), *_covered(cell)]
    if not found:
        return [Text("·", "quiet")]
    rows = _wrapped(found, cell.spoken, width)
    return [*rows, _sum(cell, cell.total)] if cell.total else rows


def _sum(cell: Cell, total: Total) -> Text:
    """The total, and whether it leads."""
    if cell.wall.leader != cell.colour:
        return Text(f"→ {total.points}", "bold")
    leads = f" {total.points} {cell.words.say('board-leads')} "
    return Text.assemble("→", (leads, f"{cell.colour}.fill"))


def _wrapped(things: list[Thing], spoken: bool, width: int) -> list[Text]:
    """Things on as few lines as they take; one that is wider than a line is parted."""
    between, within = (", ", " ") if spoken else (" ", "")
    rows: list[Text] = []
    for thing in things:
        whole = Text(within).join(thing)
        if rows and len(rows[-1]) + len(between) + len(whole) <= width:
            rows[-1] = Text.assemble(rows[-1], between, whole)
        else:
            rows += [whole] if len(whole) <= width else thing
    return rows


# ---- cards -----------------------------------------------------------------------------------
def _cards(cell: Cell) -> Iterator[Thing]:
    """Uncovered cards with what they count, the token behind the card that carries it."""
    for part in cell.total.parts if cell.total else []:
        if part.what != "token":
            over = _laid_on(cell) if part.what == "dragon" else []
            yield [_counted(cell, part), *_token(cell, part.what), *over]


def _counted(cell: Cell, part: Part) -> Text:
    equals = "=" if part.count > 1 else ""
    if cell.spoken:
        name = cell.words.say("board-cards", card=part.what, count=part.count)
        return Text.assemble(name, f" {equals} " if equals else " ", (f"{part.points}", "bold"))
    count = str(part.count) if part.count > 1 else ""
    name = cell.words.name("card", part.what, "initial")
    return Text.assemble(count, (name, f"{cell.colour}.ink"), equals, f"{part.points}")


def _token(cell: Cell, kind: str) -> Thing:
    """The token on a card of this kind, if it is there."""
    bearer = cell.line.bearer
    if bearer is None or (bearer.colour, bearer.card) != (cell.colour, kind):
        return []
    if cell.spoken:
        return [Text(f"({cell.words.say('board-token', points=-bearer.token)})", "bold")]
    return [Text(f"●-{bearer.token}", "bold")]


def _laid_on(cell: Cell) -> Thing:
    """What the player's dragon was laid on, if anything."""
    colour, _, kind = cell.line.dragons.get(cell.colour, "").partition(" ")
    if not colour:
        return []
    if cell.spoken:
        return [Text(cell.words.say("board-over", colour=colour, card=kind), f"{colour}.ink")]
    owner = cell.words.name("colour", colour, "initial").lower()
    return [Text(f">{owner}{cell.words.name('card', kind, 'initial')}", f"{colour}.ink")]


def _covered(cell: Cell) -> Iterator[Thing]:
    """Cards that count for nothing, for a dragon lies on them (GW-5.2)."""
    for kind, count in cell.line.covered.get(cell.colour, {}).items():
        name = cell.words.say("board-covered", card=kind)
        sign = f"x{cell.words.name('card', kind, 'initial')}"
        void = Text(name, "quiet strike") if cell.spoken else Text(sign, "quiet")
        for _ in range(count):
            yield [void, *(_laid_on(cell) if kind == "dragon" else [])]
