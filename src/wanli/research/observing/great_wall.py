"""Observations of Great Wall of China."""

from __future__ import annotations

from wanli.core.questions import names_of
from wanli.games.great_wall.layout import STAGES, Bearer, WallLine
from wanli.games.great_wall.rules.material import COPIES, DECK, TOKENS, VALUES, WALLS
from wanli.games.great_wall.rules.names import CARD_NAMES, COLOUR_NAMES
from wanli.games.great_wall.rules.questions import QUESTIONS
from wanli.games.great_wall.view import GreatWallView, WallView
from wanli.research.observing.sheet import Names, Sheet

KINDS = tuple(CARD_NAMES)
VALUES_OF_TOKENS = tuple(str(value) for value in range(1, int(VALUES)))
WALL_NUMBERS = tuple(str(wall + 1) for wall in range(int(WALLS)))
CARDS = int(DECK)
MOST_OF_A_KIND = max(int(copies) for copies in COPIES)
MOST_OF_A_VALUE = max(int(tokens) for tokens in TOKENS)
MOST_ACTIONS = 4
MOST_ABOUT = 64
MOST_POINTS = 64  # of a player at one wall

NO_WALL = WallLine([])
NO_STANDING = WallView(0, "", False, [])
NO_BEARER = Bearer("", "", 0)


def write(view: GreatWallView, sheet: Sheet) -> None:
    """Write everything in a view except its legal moves."""
    table, colours = view.table, tuple(COLOUR_NAMES[: view.players])
    sheet.beginning(view)
    sheet.choice("question", table.question, tuple(names_of(QUESTIONS)))
    sheet.choice("stage", table.stage, tuple(STAGES))
    sheet.amounts("about", (table.about, table.revealed), MOST_ABOUT)
    sheet.seat("active", table.active, view.players)
    sheet.seat("first", table.first, view.players)
    sheet.seat("announcer", table.announcer, view.players)
    sheet.amount("actions left", table.actions_left, MOST_ACTIONS)
    sheet.flags("claimed", [str(wall) for wall in table.claimed], WALL_NUMBERS)
    sheet.counts("hand", view.hand, KINDS, MOST_OF_A_KIND)
    sheet.counts("hands", table.hands, colours, CARDS)
    sheet.counts("decks", view.decks, colours, CARDS)
    sheet.counts("supply", table.supply or {}, VALUES_OF_TOKENS, MOST_OF_A_VALUE)
    for colour in colours:
        unplayed, pile = table.unplayed.get(colour, {}), table.piles.get(colour, [])
        taken = [pile.count(int(value)) for value in VALUES_OF_TOKENS]
        sheet.counts(f"{colour} unplayed", unplayed, KINDS, MOST_OF_A_KIND)
        sheet.amounts(f"{colour} pile", taken, MOST_OF_A_VALUE)
    standings = {standing.number: standing for standing in view.walls}
    for number, line in enumerate(table.walls, 1):
        sheet.flag(f"wall {number} open", line is not None)
        _wall(f"wall {number}", line or NO_WALL, colours, sheet)
        _standing(f"wall {number}", standings.get(number, NO_STANDING), colours, sheet)


def _wall(name: str, line: WallLine, colours: Names, sheet: Sheet) -> None:
    tokens, bearer = [*line.tokens, 0, 0][:2], line.bearer or NO_BEARER
    sheet.amounts(f"{name} tokens", [*tokens, bearer.token], int(VALUES))
    sheet.choice(f"{name} bearer", bearer.colour, colours)
    sheet.choice(f"{name} bearing card", bearer.card, KINDS)
    for colour in colours:
        owner, _, card = line.dragons.get(colour, "").partition(" ")
        sheet.counts(f"{name} {colour} cards", line.cards.get(colour, {}), KINDS, MOST_OF_A_KIND)
        covered = line.covered.get(colour, {})
        sheet.counts(f"{name} {colour} covered", covered, KINDS, MOST_OF_A_KIND)
        sheet.choice(f"{name} {colour} dragon on", owner, colours)
        sheet.choice(f"{name} {colour} dragon on card", card, KINDS)


def _standing(name: str, standing: WallView, colours: Names, sheet: Sheet) -> None:
    totals = {total.colour: total.points for total in standing.totals}
    sheet.choice(f"{name} leader", standing.leader, colours)
    sheet.flag(f"{name} noble", standing.noble)
    sheet.counts(f"{name} totals", totals, colours, MOST_POINTS)
