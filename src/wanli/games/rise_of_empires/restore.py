"""Restore a full position from its open part: the inverse of `views/open.py`."""

from __future__ import annotations

from wanli.core.questions import number_of
from wanli.core.stack import STEP_BITS, read_steps
from wanli.games.rise_of_empires import content as content_file
from wanli.games.rise_of_empires.layout import BoxLine, Open, Seat
from wanli.games.rise_of_empires.options import settings_of
from wanli.games.rise_of_empires.rules import position, steps
from wanli.games.rise_of_empires.rules.boxes import EMPTY, Boxes
from wanli.games.rise_of_empires.rules.game import RiseOfEmpires
from wanli.games.rise_of_empires.rules.material import (
    CUBES,
    FOOD,
    GOLD,
    MOST_CIRCLES,
    RESOURCES,
    STOCK,
    TURNS,
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
from wanli.games.rise_of_empires.rules.rows import FREE


def restore(data: Open) -> RiseOfEmpires:
    """Return the position of an open part; raise ValueError for a wrong name."""
    content = content_file.load(data.content)
    t = RiseOfEmpires(settings_of(data.players, data.options), content)
    position.set_up(t)
    t.turn = _index(TURN_NAMES, data.turn, "turn")
    assert t.turn < TURNS
    _restore_order(t, data)
    _restore_boxes(t.progress, data.progress, content.kind_ids, "progress")
    _restore_boxes(t.territory, data.territory, content.land_ids, "territory")
    for place, names in ((position.SHOWN, data.shown_cities), (position.GONE, data.gone_cities)):
        for name in names:
            t.city[_index(content.city_ids, name, "city tile")] = place
    for name, line in data.wonders.items():
        wonder = _index(content.wonders.ids, name, "wonder")
        site = _index(content.region_ids, line.site, "region")
        t.wonders.put(wonder, site, _seat(t, line.holder), line.marked, _seat(t, line.builder))
        if line.beyond_reach and not line.marked:
            t.wonders.lose_touch(wonder)
    t.bank = int(content.bank)
    for seat in range(t.players):
        _restore_seat(t, seat, data.seats.get(COLOUR_NAMES[seat], Seat()))
    if set(data.seats) - set(COLOUR_NAMES[: data.players]):
        raise ValueError("seats: a colour that nobody plays")
    if data.bank is not None:
        t.bank = data.bank
    _restore_rows(t, data)
    _restore_doing(t, data)
    t.question = number_of(QUESTIONS, data.question)
    t.about = data.about
    t.current = data.current
    read_steps(t, steps.STEP_NAMES, data.todo)
    t.over = data.over
    _leave_out(t)
    return t


def _leave_out(t: RiseOfEmpires) -> None:
    """Mark city tiles of this turn as gone if they are neither shown nor owned (RE-2.2)."""
    waiting = {int(t.todo[at]) >> int(STEP_BITS) for at in range(int(t.waiting))}
    if waiting & {int(steps.FIRST_ORDER), int(steps.NEW_TILES)}:
        return
    for tile in range(t.content.cities):
        if t.city[tile] == position.COMING and t.content.city_turn[tile] == t.turn:
            t.city[tile] = position.GONE


def _index(names: list[str], name: str, what: str) -> int:
    if name not in names:
        raise ValueError(f"no {what} {name!r}")
    return names.index(name)


def _seat(t: RiseOfEmpires, colour: str) -> int:
    """Return the seat of a colour, or NOBODY for ""."""
    if not colour:
        return int(position.NOBODY)
    return _index(COLOUR_NAMES[: t.players], colour, "player")


def _bits(t: RiseOfEmpires, regions: list[str]) -> int:
    return sum(1 << _index(t.content.region_ids, name, "region") for name in set(regions))


def _restore_order(t: RiseOfEmpires, data: Open) -> None:
    order = data.order or COLOUR_NAMES[: t.players]
    for places, colours in ((t.order, order), (t.new_order, data.new_order or [""] * t.players)):
        if len(colours) != t.players:
            raise ValueError(f"an order of {len(colours)} places for {t.players} players")
        for place, colour in enumerate(colours):
            places[place] = _seat(t, colour)


def _restore_boxes(boxes: Boxes, line: BoxLine | None, ids: list[str], what: str) -> None:
    if line is None:
        return
    if not len(line.shown) == len(line.left) == boxes.count:
        raise ValueError(f"{what}: there are {boxes.count} boxes")
    for box, name in enumerate(line.shown):
        boxes.shown[box] = _index(ids, name, "tile") if name else EMPTY
        boxes.left[box] = line.left[box]
    for kind in range(len(ids)):
        boxes.unseen[kind] = line.unseen.get(ids[kind], 0)
        boxes.gone[kind] = line.gone.get(ids[kind], 0)
    if (set(line.unseen) | set(line.gone)) - set(ids):
        raise ValueError(f"{what}: tiles that there are not")


def _restore_seat(t: RiseOfEmpires, seat: int, data: Seat) -> None:
    c, at = t.content, seat * int(position.FIELDS)
    t.has[at + GOLD] = data.gold
    t.has[at + FOOD] = data.food
    t.has[at + RESOURCES] = data.resources
    t.has[at + VP] = data.vp
    t.has[at + CUBES] = data.pool
    t.bank -= data.resources
    for name, n in data.cubes.items():
        t.cubes[seat * c.regions + _index(c.region_ids, name, "region")] = n
    used = data.pool + sum(data.cubes.values()) + int(t.wonders.markers_of(seat))
    t.has[at + STOCK] = int(c.cubes) - used if data.stock is None else data.stock
    for name in data.progress:
        t.learn(seat, _index(c.kind_ids, name, "progress tile"))
    if len(set(data.progress)) < len(data.progress):
        raise ValueError("progress: the same tile twice")
    for name, n in data.territory.items():
        t.land[seat * c.lands + _index(c.land_ids, name, "territory tile")] = n
    for name in data.cities:
        t.city[_index(c.city_ids, name, "city tile")] = position.KEPT + seat
    t.has[at + position.ALLY_OF] = _seat(t, data.ally)
    t.has[at + position.WAIVED] = data.waived
    for name, n in data.islands.items():
        t.has[at + position.ISLAND_GOODS + _index(GOOD_NAMES, name, "good")] = n


def _restore_rows(t: RiseOfEmpires, data: Open) -> None:
    for name, discs in data.rows.items():
        row = _index(ROW_NAMES, name, "row")
        if len(discs) > MOST_CIRCLES:
            raise ValueError(f"rows: {name} has not so many circles")
        t.rows.laid[row] = len(discs)
        for circle, colour in enumerate(discs):
            t.rows.disc[row * MOST_CIRCLES + circle] = _seat(t, colour) if colour else FREE


def _restore_doing(t: RiseOfEmpires, data: Open) -> None:
    doing, c = data.doing, t.content
    t.active = doing.active
    t.owed = doing.owed
    t.face = _index(c.face_ids, doing.face, "empire tile") if doing.face else -1
    t.regions_left = doing.regions_left
    t.reach = _bits(t, doing.reach)
    t.anywhere = doing.anywhere
    t.placed = _bits(t, doing.placed)
    t.overseas = AREA_NAMES.index(doing.overseas) if doing.overseas else 0
    t.hired = doing.hired
    t.fronts = _bits(t, doing.fronts)
    t.front = _index(c.region_ids, doing.front, "region") if doing.front else -1
    t.enemy = doing.enemy
    t.losses = doing.losses
