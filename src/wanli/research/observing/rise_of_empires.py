"""Observations of Rise of Empires; the content set decides which parts there are."""

from __future__ import annotations

from wanli.core.questions import names_of
from wanli.games.rise_of_empires.content import load
from wanli.games.rise_of_empires.layout import BoxLine, Doing, Seat, WonderLine
from wanli.games.rise_of_empires.rules.material import Content
from wanli.games.rise_of_empires.rules.names import (
    AREA_NAMES,
    COLOUR_NAMES,
    GOOD_NAMES,
    ROW_NAMES,
    TURN_NAMES,
)
from wanli.games.rise_of_empires.rules.questions import QUESTIONS
from wanli.games.rise_of_empires.rules.steps import STEP_NAMES
from wanli.games.rise_of_empires.view import RiseOfEmpiresView
from wanli.research.observing.sheet import Names, Sheet

MOST = 256  # of a good
MOST_POINTS = 512
MOST_CUBES = 64
MOST_TILES = 16
MOST_ABOUT = 256

NO_WONDER = WonderLine("", "", False)


def write(view: RiseOfEmpiresView, sheet: Sheet) -> None:
    """Write everything in a view except its legal moves and its content set."""
    table, content = view.table, load(view.table.content)
    colours = tuple(COLOUR_NAMES[: view.players])
    sheet.beginning(view)
    sheet.choice("turn", table.turn, tuple(TURN_NAMES))
    sheet.choice("question", table.question, tuple(names_of(QUESTIONS)))
    sheet.amount("about", table.about, MOST_ABOUT)
    sheet.steps(table.todo, tuple(STEP_NAMES), MOST_ABOUT)
    sheet.choices("order", table.order, colours)
    sheet.choices("next order", table.new_order, colours)
    for colour in colours:
        _seat(colour, table.seats[colour], colours, content, sheet)
    sheet.counts("food needed", view.upkeep, colours, MOST)
    sheet.amount("bank", table.bank or 0, MOST)
    _boxes("progress", table.progress, tuple(content.kind_ids), sheet)
    _boxes("territory", table.territory, tuple(content.land_ids), sheet)
    sheet.flags("shown cities", table.shown_cities, tuple(content.city_ids))
    sheet.flags("gone cities", table.gone_cities, tuple(content.city_ids))
    for row in ROW_NAMES:
        discs, circles = table.rows.get(row, []), view.circles[row]
        sheet.amount(f"{row} circles used", len(discs), circles)
        sheet.choices(f"{row} discs", [*discs, *[""] * circles][:circles], colours)
    _wonders(view, colours, content, sheet)
    _doing(table.doing, view.players, content, sheet)


def _seat(colour: str, seat: Seat, colours: Names, content: Content, sheet: Sheet) -> None:
    sheet.amounts(f"{colour} goods", (seat.gold, seat.food, seat.resources), MOST)
    sheet.amount(f"{colour} points", seat.vp, MOST_POINTS)
    sheet.amounts(f"{colour} pool and stock", (seat.pool, seat.stock or 0), MOST_CUBES)
    sheet.counts(f"{colour} cubes", seat.cubes, tuple(content.region_ids), MOST_CUBES)
    sheet.flags(f"{colour} progress", seat.progress, tuple(content.kind_ids))
    sheet.counts(f"{colour} territory", seat.territory, tuple(content.land_ids), MOST_TILES)
    sheet.flags(f"{colour} cities", seat.cities, tuple(content.city_ids))
    sheet.choice(f"{colour} ally", seat.ally, colours)
    sheet.amount(f"{colour} waived", seat.waived, MOST_TILES)
    sheet.counts(f"{colour} islands", seat.islands, tuple(GOOD_NAMES), MOST_TILES)


def _boxes(name: str, boxes: BoxLine | None, ids: Names, sheet: Sheet) -> None:
    assert boxes is not None, "a view leaves no boxes out"
    sheet.choices(f"{name} shown", boxes.shown, ids)
    sheet.amounts(f"{name} left", boxes.left, MOST_TILES)
    sheet.counts(f"{name} unseen", boxes.unseen, ids, MOST_TILES)
    sheet.counts(f"{name} gone", boxes.gone, ids, MOST_TILES)


def _wonders(view: RiseOfEmpiresView, colours: Names, content: Content, sheet: Sheet) -> None:
    due = {wonder.id: (wonder.upkeep_due, wonder.vp_due) for wonder in view.wonders}
    for name in content.wonders.ids:
        wonder = view.table.wonders.get(name, NO_WONDER)
        sheet.choice(f"{name} site", wonder.site, tuple(content.region_ids))
        sheet.choices(f"{name} holder, builder", (wonder.holder, wonder.builder), colours)
        sheet.flag(f"{name} marked", wonder.marked)
        sheet.flag(f"{name} beyond reach", wonder.beyond_reach)
        sheet.amounts(f"{name} upkeep, points", due.get(name, (0, 0)), MOST)


def _doing(doing: Doing, players: int, content: Content, sheet: Sheet) -> None:
    regions = tuple(content.region_ids)
    sheet.seat("active", doing.active, players)
    sheet.seat("enemy", doing.enemy, players)
    left = (doing.owed, doing.losses, doing.regions_left)
    sheet.amounts("owed, losses, regions left", left, MOST_TILES)
    sheet.choice("face", doing.face, tuple(content.face_ids))
    sheet.flags("reach", doing.reach, regions)
    sheet.flags("placed", doing.placed, regions)
    sheet.flags("fronts", doing.fronts, regions)
    sheet.choice("front", doing.front, regions)
    sheet.choice("overseas", doing.overseas, tuple(AREA_NAMES))
    sheet.flag("anywhere", doing.anywhere)
    sheet.flag("hired", doing.hired)
