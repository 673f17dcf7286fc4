"""Build the open part of a position, in the form of `layout`."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.stack import write_steps
from wanli.games.rise_of_empires.layout import (
    BoxLine,
    Doing,
    Open,
    Seat,
    WonderLine,
)
from wanli.games.rise_of_empires.rules import position
from wanli.games.rise_of_empires.rules.boxes import Boxes
from wanli.games.rise_of_empires.rules.game import RiseOfEmpires
from wanli.games.rise_of_empires.rules.material import (
    CUBES,
    FOOD,
    GOLD,
    GOODS,
    MOST_CIRCLES,
    RESOURCES,
    ROWS,
    STOCK,
    VP,
)
from wanli.games.rise_of_empires.rules.names import (
    AREA_NAMES,
    COLOUR_NAMES,
    GOOD_NAMES,
    ROW_NAMES,
    TURN_NAMES,
)
from wanli.games.rise_of_empires.rules.questions import QUESTIONS
from wanli.games.rise_of_empires.rules.steps import STEP_NAMES


def open_of(t: RiseOfEmpires) -> Open:
    """Return the open part of a position."""
    c = t.content
    return Open(
        players=t.players,
        options=t.settings.options,
        content=c.text,
        turn=TURN_NAMES[t.turn],
        order=colours(t, t.order),
        new_order=colours(t, t.new_order),
        seats={COLOUR_NAMES[seat]: _seat(t, seat) for seat in range(t.players)},
        bank=t.bank,
        progress=_boxes(t.progress, c.kind_ids),
        territory=_boxes(t.territory, c.land_ids),
        shown_cities=_cities_at(t, position.SHOWN),
        gone_cities=_cities_at(t, position.GONE),
        rows=_rows(t),
        wonders=_wonders(t),
        doing=_doing(t),
        question=QUESTIONS[t.question].name,
        about=t.about,
        current=t.current,
        todo=write_steps(t, STEP_NAMES),
        over=t.over,
    )


def colour_of(seat: i64) -> str:
    """Return the colour of a seat, or "" for no seat."""
    return "" if seat < 0 else COLOUR_NAMES[seat]


def colours(t: RiseOfEmpires, seats: vec[i64]) -> list[str]:
    """Return the colours of the seats by place."""
    return [colour_of(seats[place]) for place in range(t.players)]


def goods_of(amounts: vec[i64], first: i64) -> dict[str, int]:
    """Return the non-zero goods of an array, from index `first` on."""
    found: dict[str, int] = {}
    for good in range(GOODS):
        n = i64(amounts[first + good])
        if n != 0:
            found[GOOD_NAMES[good]] = n
    return found


def regions_in(t: RiseOfEmpires, regions: i64) -> list[str]:
    """Return the regions of a bit mask."""
    ids = t.content.region_ids
    return [ids[r] for r in range(t.content.regions) if regions >> r & 1 != 0]


def _seat(t: RiseOfEmpires, seat: i64) -> Seat:
    c = t.content
    had = t.of(seat, position.KINDS_HAD)
    cubes: dict[str, int] = {}
    for region in range(c.regions):
        if t.cubes_in(seat, region) > 0:
            cubes[c.region_ids[region]] = t.cubes_in(seat, region)
    lands: dict[str, int] = {}
    for land in range(c.lands):
        if t.lands(seat, land) > 0:
            lands[c.land_ids[land]] = t.lands(seat, land)
    return Seat(
        gold=t.of(seat, GOLD),
        food=t.of(seat, FOOD),
        resources=t.of(seat, RESOURCES),
        vp=t.of(seat, VP),
        pool=t.of(seat, CUBES),
        stock=t.of(seat, STOCK),
        cubes=cubes,
        progress=[c.kind_ids[kind] for kind in range(c.kinds) if had >> kind & 1 != 0],
        territory=lands,
        cities=_cities_at(t, position.KEPT + seat),
        ally=colour_of(t.of(seat, position.ALLY_OF)),
        waived=t.of(seat, position.WAIVED),
        islands=goods_of(t.has, seat * position.FIELDS + position.ISLAND_GOODS),
    )


def _boxes(boxes: Boxes, ids: list[str]) -> BoxLine:
    shown: list[str] = []
    left: list[int] = []
    for box in range(boxes.count):
        kind = i64(boxes.shown[box])
        shown.append("" if kind < 0 else ids[kind])
        left.append(boxes.left[box])
    return BoxLine(shown, left, _counts(boxes.unseen, ids), _counts(boxes.gone, ids))


def _counts(counts: vec[i64], ids: list[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for kind in range(i64(len(ids))):
        n = i64(counts[kind])
        if n != 0:
            found[ids[kind]] = n
    return found


def _cities_at(t: RiseOfEmpires, place: i64) -> list[str]:
    ids = t.content.city_ids
    return [ids[tile] for tile in range(t.content.cities) if t.city[tile] == place]


def _rows(t: RiseOfEmpires) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for row in range(ROWS):
        if t.rows.laid[row] > 0:
            discs: list[str] = []
            for circle in range(t.rows.laid[row]):
                discs.append(colour_of(t.rows.disc[row * MOST_CIRCLES + circle]))
            found[ROW_NAMES[row]] = discs
    return found


def _wonders(t: RiseOfEmpires) -> dict[str, WonderLine]:
    found: dict[str, WonderLine] = {}
    w, c = t.wonders, t.content
    for wonder in range(w.count):
        if w.stands(wonder):
            found[c.wonders.ids[wonder]] = WonderLine(
                c.region_ids[w.site(wonder)],
                colour_of(w.holder(wonder)),
                w.marked(wonder),
                colour_of(w.builder(wonder)),
                w.beyond_reach(wonder),
            )
    return found


def _doing(t: RiseOfEmpires) -> Doing:
    c = t.content
    return Doing(
        active=t.active,
        owed=t.owed,
        face="" if t.face < 0 else c.face_ids[t.face],
        regions_left=t.regions_left,
        reach=regions_in(t, t.reach),
        anywhere=t.anywhere,
        placed=regions_in(t, t.placed),
        overseas=AREA_NAMES[t.overseas] if t.overseas > 0 else "",
        hired=t.hired,
        fronts=regions_in(t, t.fronts),
        front="" if t.front < 0 else c.region_ids[t.front],
        enemy=t.enemy,
        losses=t.losses,
    )
