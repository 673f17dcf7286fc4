"""Conservation: every cube, disc and tile is in exactly one place (RE-1.1)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from wanli.games.rise_of_empires.rules import questions
from wanli.games.rise_of_empires.rules.boxes import Boxes
from wanli.games.rise_of_empires.rules.game import RiseOfEmpires
from wanli.games.rise_of_empires.rules.material import (
    CUBES,
    EFFECTS,
    FOOD,
    GOODS,
    MOST_CIRCLES,
    RESOURCES,
    ROWS,
    STOCK,
    WONDER,
    Content,
)
from wanli.games.rise_of_empires.rules.names import COLOUR_NAMES, GOOD_NAMES, ROW_NAMES
from wanli.games.rise_of_empires.rules.position import COMING, GONE, KEPT, KINDS_HAD, SHOWN
from wanli.games.rise_of_empires.rules.wonders import NOBODY


def faults(t: RiseOfEmpires) -> list[str]:
    """Return the faults of a position's material; empty if it is complete."""
    return [
        *_goods(t),
        *_cubes(t),
        *_discs(t),
        *_boxes(t),
        *_cities(t),
        *_wonders(t),
        *_effects(t),
    ]


def _goods(t: RiseOfEmpires) -> Iterator[str]:
    for seat in range(t.players):
        for good in range(GOODS):
            if t.of(seat, good) < 0:
                yield f"{COLOUR_NAMES[seat]} has less than no {GOOD_NAMES[good]}"
        if t.of(seat, FOOD) > t.content.food_max:
            yield f"{COLOUR_NAMES[seat]} has more food than the track"
    discs = t.bank + sum(int(t.of(seat, RESOURCES)) for seat in range(t.players))
    if t.bank < 0 or discs != t.content.bank:
        yield f"there are {discs} resource discs, not {t.content.bank}"


def _cubes(t: RiseOfEmpires) -> Iterator[str]:
    for seat in range(t.players):
        placed = [int(t.cubes_in(seat, region)) for region in range(t.content.regions)]
        stock, pool = int(t.of(seat, STOCK)), int(t.of(seat, CUBES))
        total = stock + pool + sum(placed) + int(t.wonders.markers_of(seat))
        if min([stock, pool, *placed]) < 0 or total != t.content.cubes:
            yield f"{COLOUR_NAMES[seat]} has {total} cubes, not {t.content.cubes}"


def _discs(t: RiseOfEmpires) -> Iterator[str]:
    for row in range(ROWS):
        laid = int(t.rows.laid[row])
        if laid > t.content.circles[t.players * ROWS + row]:
            yield f"{ROW_NAMES[row]} has not so many circles"
        beyond = [int(t.rows.disc[row * MOST_CIRCLES + c]) for c in range(laid, int(MOST_CIRCLES))]
        if any(seat >= 0 for seat in beyond):
            yield f"a disc lies beside the row {ROW_NAMES[row]}"
    for seat in range(t.players):
        if t.rows.discs_of(seat) > t.content.discs:
            yield f"{COLOUR_NAMES[seat]} has too many discs in the rows"


def _boxes(t: RiseOfEmpires) -> Iterator[str]:
    c = t.content
    had = [0] * c.kinds
    for seat in range(t.players):
        for kind in _kinds_of(t, seat):
            had[kind] += 1
    yield from _tiles(t.progress, c.kind_ids, [int(n) for n in c.kind_count], had)
    lands = [sum(int(t.lands(s, land)) for s in range(t.players)) for land in range(c.lands)]
    yield from _tiles(t.territory, c.land_ids, [int(n) for n in c.land_count], lands)
    for era in range(1, len(c.era_kinds) - 1):
        unseen = sum(
            int(t.progress.unseen[k]) for k in range(c.era_kinds[era], c.era_kinds[era + 1])
        )
        later = (len(c.era_kinds) - 2 - era) * int(c.per_box)
        left = [int(n) for n in t.progress.left]
        if unseen != sum(min(max(n - later, 0), int(c.per_box)) for n in left):
            yield f"unseen progress tiles of era {era} do not add up"


def _tiles(boxes: Boxes, ids: list[str], counts: list[int], had: list[int]) -> Iterator[str]:
    shown = [int(kind) for kind in boxes.shown]
    for kind, name in enumerate(ids):
        unseen, gone = int(boxes.unseen[kind]), int(boxes.gone[kind])
        total = unseen + gone + shown.count(kind) + had[kind]
        if min(unseen, gone, had[kind]) < 0 or total != counts[kind]:
            yield f"there are {total} tiles {name}, not {counts[kind]}"
    left = [int(n) for n in boxes.left]
    if min(left) < 0 or sum(left) != sum(int(n) for n in boxes.unseen):
        yield "tiles in boxes and unseen tiles do not add up"


def _cities(t: RiseOfEmpires) -> Iterator[str]:
    c = t.content
    for tile in range(c.cities):
        place, name = int(t.city[tile]), c.city_ids[tile]
        if not COMING <= place < KEPT + t.players:
            yield f"{name} is nowhere"
        if place == COMING and c.city_turn[tile] < t.turn:
            yield f"{name} should have come"
        if place in (SHOWN, GONE) and c.city_turn[tile] > t.turn:
            yield f"{name} came too early"
        if place >= KEPT and c.city_kind[tile] == WONDER and c.wonder_of[tile] < 0:
            yield f"{name} is kept, but scores once only"


def _wonders(t: RiseOfEmpires) -> Iterator[str]:
    w = t.wonders
    for wonder in range(w.count):
        place, name = int(t.city[t.content.city_of[wonder]]), t.content.wonders.ids[wonder]
        holder = int(w.holder(wonder))
        waiting = t.question == questions.WHICH_SITE and t.about == wonder
        if (place >= KEPT) != (holder != NOBODY or waiting):
            yield f"the tile or the token of {name} is missing"
        elif holder != NOBODY and place != KEPT + holder:
            yield f"{name} is kept by one and held by another"
        if w.marked(wonder) and holder == NOBODY:
            yield f"nobody holds {name}, but it is marked"


def _effects(t: RiseOfEmpires) -> Iterator[str]:
    effects = _effects_by_kind(t.content)
    for seat in range(t.players):
        had = [effects[kind] for kind in _kinds_of(t, seat)]
        wanted = [sum(column) for column in zip(*had, strict=True)] or [0] * int(EFFECTS)
        if wanted != [int(t.effect(seat, key)) for key in range(EFFECTS)]:
            yield f"the tiles of {COLOUR_NAMES[seat]} do not add up"
            return


def _kinds_of(t: RiseOfEmpires, seat: int) -> list[int]:
    """Return the kinds of progress tiles that a seat has."""
    had, kinds = int(t.of(seat, KINDS_HAD)), []
    while had:
        kinds.append((had & -had).bit_length() - 1)
        had &= had - 1
    return kinds


@lru_cache(maxsize=8)
def _effects_by_kind(c: Content) -> list[list[int]]:
    return [[int(c.effect[k * EFFECTS + key]) for key in range(EFFECTS)] for k in range(c.kinds)]
