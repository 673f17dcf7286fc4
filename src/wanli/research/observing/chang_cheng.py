"""Observations of Chang Cheng; the values of boards not yet joined are 0."""

from __future__ import annotations

from wanli.core.questions import names_of
from wanli.games.chang_cheng.layout import INITIALS, LIES, MARKS, Open
from wanli.games.chang_cheng.rules.material import BOARD_SQUARES, COUNTER_VALUES, LONGEST_PROVINCE
from wanli.games.chang_cheng.rules.names import CARD_NAMES, COLOUR_NAMES, EVENT_NAMES, FACE_NAMES
from wanli.games.chang_cheng.rules.questions import QUESTIONS
from wanli.games.chang_cheng.rules.steps import STEP_NAMES
from wanli.games.chang_cheng.rules.wall import BOARD_LETTERS
from wanli.games.chang_cheng.view import ChangChengView, Region, Standing
from wanli.games.chang_cheng.views.names import PROVINCE_NAMES, REGION_NAMES
from wanli.games.chang_cheng.views.open import CARD_TEXTS
from wanli.research.observing.sheet import Sheet

COLOURS = tuple(COLOUR_NAMES)
EACH_CARD = tuple(CARD_TEXTS)
FACES = tuple(FACE_NAMES)
PLACES = ("hand", *PROVINCE_NAMES)
CELLS = tuple(initial + mark for initial in INITIALS for mark in MARKS.values())
COUNTERS = tuple(str(value) for value in range(int(COUNTER_VALUES)))
PER_BOARD = int(BOARD_SQUARES)
SQUARES = tuple(f"{letter}{i + 1}" for letter in BOARD_LETTERS for i in range(PER_BOARD))
LONGEST = int(LONGEST_PROVINCE)
MOST_SCORE = 200
MOST_VALUE = 32
MOST_CARDS = 8
MOST_TOWERS = 16
MOST_ABOUT = 256

NO_STANDING = Standing("", [], 0, 0, {})
NO_REGION = Region("", [], "", None)


def write(view: ChangChengView, sheet: Sheet) -> None:
    """Write everything in a view except its legal moves."""
    table = view.table
    sheet.beginning(view)
    _turn(table, view.players, sheet)
    sheet.counts("scores", table.scores, COLOURS, MOST_SCORE)
    sheet.counts("in hand", table.in_hand, COLOURS, MOST_CARDS)
    sheet.flags("revealed", table.revealed, EACH_CARD)
    sheet.flags("gone", table.gone, EACH_CARD)
    sheet.choice("neutral", view.neutral, COLOURS)
    for colour in COLOURS:
        own = view.own_cards.get(colour, {})
        sheet.seat(f"{colour} owner", view.colours.get(colour, -1), view.players)
        sheet.choices(f"own {colour}", [own.get(kind, "") for kind in CARD_NAMES], PLACES)
    _boards(table, sheet)
    _squares(view, sheet)
    _provinces(view, sheet)
    _regions(view, sheet)


def _turn(table: Open, players: int, sheet: Sheet) -> None:
    turn, scoring = table.turn, table.scoring
    sheet.choice("question", table.question, tuple(names_of(QUESTIONS)))
    sheet.amount("about", table.about, MOST_ABOUT)
    sheet.seat("active", turn.active, players)
    sheet.choice("colour", COLOURS[turn.colour], COLOURS)
    sheet.flag("opening", turn.opening)
    sheet.amount("passes", turn.passes, players)
    sheet.flag("began with card", turn.began_with_card)
    sheet.flag("near only", turn.near_only)
    provinces = (turn.here, turn.there, scoring.province)
    sheet.amounts("here, there, scored", provinces, len(PROVINCE_NAMES))
    sheet.amount("scored change", scoring.change, MOST_VALUE)
    sheet.counts("scored virtual", scoring.virtual, COLOURS, LONGEST)
    sheet.amount("emperors", table.emperors, MOST_TOWERS)
    sheet.flags("events", table.events, tuple(EVENT_NAMES))
    sheet.steps(table.todo, tuple(STEP_NAMES), MOST_ABOUT)


def _boards(table: Open, sheet: Sheet) -> None:
    letters = tuple(BOARD_LETTERS)
    missing = [""] * len(letters)
    sheet.choice("letter", table.letter, ("A", "B"))
    sheet.choice("next face", table.next_face, FACES)
    sheet.choices("boards", [*table.boards, *missing][: len(letters)], FACES)
    sheet.choices("line", [*table.line, *missing][: len(letters)], letters)


def _squares(view: ChangChengView, sheet: Sheet) -> None:
    table, cells = view.table, list[str]()
    for letter in BOARD_LETTERS:
        row = table.rows.get(letter, "")
        cells += ["" if cell == "." else cell for cell in row.split()] or [""] * PER_BOARD
    order = {tower.square: i for i, tower in enumerate(table.towers, 1)}
    promised = {tower.square: tower.promised for tower in table.towers}
    sheet.choices("squares", cells, CELLS)
    sheet.choices("kept", [view.kept.get(square, "") for square in SQUARES], COLOURS)
    sheet.counts("towers in order", order, SQUARES, MOST_TOWERS)
    sheet.counts("promised beside towers", promised, SQUARES, 4)


def _provinces(view: ChangChengView, sheet: Sheet) -> None:
    table, found = view.table, {standing.name: standing for standing in view.provinces}
    standings = [found.get(name, NO_STANDING) for name in PROVINCE_NAMES]
    reputation = [str(table.reputation.get(name, "")) for name in PROVINCE_NAMES]
    sheet.choices("reputation", reputation, COUNTERS)
    sheet.amounts("province lengths", [len(one.squares) for one in standings], LONGEST)
    sheet.amounts("province squares left", [one.left for one in standings], LONGEST)
    sheet.amounts("province values", [one.value for one in standings], MOST_VALUE)
    for name, one in zip(PROVINCE_NAMES, standings, strict=True):
        sheet.counts(f"{name} blocks", one.blocks, COLOURS, MOST_VALUE)
        sheet.counts(f"{name} cards", table.lying.get(name, {}), COLOURS, MOST_CARDS)


def _regions(view: ChangChengView, sheet: Sheet) -> None:
    table, found = view.table, {region.name: region for region in view.regions}
    regions = [found.get(name, NO_REGION) for name in REGION_NAMES]
    seen = {**table.threat, **view.known_threat}
    seats = tuple(str(seat + 1) for seat in range(view.players))
    sheet.amounts("region lengths", [len(one.squares) for one in regions], PER_BOARD)
    sheet.choices("region lies", [table.lies.get(name, "") for name in REGION_NAMES], tuple(LIES))
    sheet.choices("threat", [str(seen.get(name, "")) for name in REGION_NAMES], COUNTERS)
    sheet.flags("threat drawn", table.drawn, tuple(REGION_NAMES))
    for name in REGION_NAMES:
        sheet.flags(f"{name} scouts", [str(seat) for seat in table.scouts.get(name, [])], seats)
