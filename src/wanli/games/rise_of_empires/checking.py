"""Check the values of a content set (RE-1); each fault names file, field and clause."""

from __future__ import annotations

from collections import Counter
from typing import Final, Literal, NoReturn

from wanli.core.errors import BadContent
from wanli.games.rise_of_empires.forms import ContentSet
from wanli.games.rise_of_empires.pointing import printable
from wanli.games.rise_of_empires.rules.material import (
    COUNTS,
    ERAS,
    MOST,
    MOST_BOXES,
    MOST_CIRCLES,
    MOST_FACES,
    MOST_LANDS,
    MOST_WONDERS,
    SEATS,
)
from wanli.games.rise_of_empires.rules.names import ROW_NAMES

CUBE: Final = "cube"  # the move `lose cube` exists, so no wonder may have this id (WW-5)
MOST_JUMP_COST: Final = (int(COUNTS) - 1) // (int(MOST_CIRCLES) - 1)  # over a full row (RE-3.4)
TURNS_OF_AN_ERA: Final = 2  # a box shows at most one new tile per turn (RE-1.3, RE-2.2)
NEEDS: Final = {  # effect key -> id of the territory tile that it counts (RE-3.15)
    "plains_food": "plains",
    "plains_resources": "plains",
    "island_any": "island",
}


Where = tuple[str, str, str]  # file, field, clause
Need = Literal[
    "exactly", "at-most", "at-least", "one-of", "once", "another", "two-regions", "land-of-era",
    "face-of-era", "alike-in-eras", "enough-in-eras", "alike-in-boxes", "territory", "rule-for",
    "region-for", "visible",
]  # fmt: skip


def check(data: ContentSet) -> None:
    """Raise BadContent for the first fault of a set."""
    _check_setup(data)
    _check_map(data)
    _check_progress(data)
    _check_territory(data)
    _check_cities(data)
    _check_empire(data)
    _check_tile_ids(data)
    _check_names(data)


def _check_setup(data: ContentSet) -> None:
    file, setup = "setup", data.setup
    _at_most((file, "start.pool", "RE-1.2"), setup.start.pool, setup.cubes_per_player)
    _at_most((file, "start.food", "RE-1.2"), setup.start.food, setup.food_max)
    discs = (file, "resource_discs", "RE-1.1")
    _at_least(discs, setup.resource_discs, setup.start.resources * int(SEATS))
    _at_most(discs, setup.resource_discs, 2**31 - 1)
    for players in range(2, int(SEATS) + 1):
        rows = {str(k): v for k, v in setup.circles.items()}.get(str(players))
        where = (file, f"circles.{players}", "RE-3.2")
        if rows is None or sorted(rows) != sorted(ROW_NAMES):
            _refuse(where, " ".join(rows or {}), "exactly", " ".join(ROW_NAMES))
        _at_least(where, sum(rows.values()), players * setup.action_discs, "sum")
    _at_most((file, "jump_cost", "RE-3.4"), setup.jump_cost, MOST_JUMP_COST)
    for name, rates in (("gold", setup.trade.gold), ("vp", setup.trade.vp)):
        where = (file, f"trade.{name}", "RE-3.12")
        _at_least(where, len(rates), 2, "count")
        _at_most(where, len(rates), int(COUNTS), "count")
        if len(rates) != len(setup.trade.gold):
            _refuse(where, len(rates), "exactly", len(setup.trade.gold), "count")
        _nothing((file, f"trade.{name}[0]", "RE-3.12"), rates[0])
    _at_most((file, "boxes.progress", "RE-1.4"), setup.boxes.progress, int(MOST_BOXES))
    _at_most((file, "boxes.territory", "RE-1.4"), setup.boxes.territory, int(MOST_BOXES))


def _check_map(data: ContentSet) -> None:
    file, regions = "map", data.map.regions
    ids = [region.id for region in regions]
    _check_ids(file, "regions", ids, int(MOST))
    if not any(region.era == 1 and not region.sea for region in regions):
        _refuse((file, "regions", "RE-3.9"), "-", "land-of-era", 1)
    for index, (one, other) in enumerate(data.map.adjacency):
        for place, name in enumerate((one, other)):
            if name not in ids:
                where = (file, f"adjacency[{index}][{place}]", "RE-3.9")
                _refuse(where, name, "one-of", " ".join(ids))
        if one == other:
            _refuse((file, f"adjacency[{index}]", "RE-3.9"), one, "two-regions", 2)


def _check_progress(data: ContentSet) -> None:
    file, tiles = "progress_tiles", data.progress_tiles.tiles
    _check_ids(file, "tiles", [tile.id for tile in tiles], int(MOST))
    counts = [sum(t.count for t in tiles if t.era == era) for era in range(1, int(ERAS) + 1)]
    boxes = data.setup.boxes.progress
    if len(set(counts)) > 1 or counts[0] % boxes or counts[0] == 0:
        found = " ".join(map(str, counts))
        _refuse((file, "tiles", "RE-1.4"), found, "alike-in-eras", boxes, "count")
    if counts[0] < TURNS_OF_AN_ERA * boxes:  # else a tile could appear before its era (RE-3.5)
        where = (file, "tiles", "RE-1.4")
        _refuse(where, counts[0], "enough-in-eras", TURNS_OF_AN_ERA * boxes, "count")
    lands = [land.id for land in data.territory_tiles.tiles]
    for index, tile in enumerate(tiles):
        for key in tile.effect:
            if key in NEEDS and NEEDS[key] not in lands:
                where = (file, f"tiles[{index}].effect.{key}", "RE-3.15")
                _refuse(where, " ".join(lands), "territory", NEEDS[key])


def _check_territory(data: ContentSet) -> None:
    file, tiles = "territory_tiles", data.territory_tiles.tiles
    _check_ids(file, "tiles", [tile.id for tile in tiles], int(MOST_LANDS))
    total, boxes = sum(tile.count for tile in tiles), data.setup.boxes.territory
    if total % boxes:
        _refuse((file, "tiles", "RE-1.4"), total, "alike-in-boxes", boxes, "count")
    for index, tile in enumerate(tiles):
        _nothing((file, f"tiles[{index}].cost.resources", "RE-3.6"), tile.cost.resources)


def _check_cities(data: ContentSet) -> None:
    file, tiles = "city_tiles", data.city_tiles.tiles
    _check_ids(file, "tiles", [tile.id for tile in tiles], int(MOST))
    wonders = [(i, tile) for i, tile in enumerate(tiles) if tile.kind == "wonder"]
    _at_most((file, "tiles", "WW-1"), len(wonders), int(MOST_WONDERS), "count")
    for index, tile in wonders:
        _nothing((file, f"tiles[{index}].food", "RE-3.7"), tile.food)
        if tile.id == CUBE:
            _refuse((file, f"tiles[{index}].id", "WW-5"), tile.id, "another", CUBE)
        if int(tile.turn[0]) > 2:
            continue
        rule = data.wonders.sites.get(tile.turn)
        where = ("wonders", f"sites.{tile.turn}", "WW-2")
        if rule is None:
            _refuse(where, "-", "rule-for", tile.turn)
        if not any(rule.allows(r.era, r.wonder_zone) and not r.sea for r in data.map.regions):
            _refuse(where, "-", "region-for", tile.turn)


def _check_empire(data: ContentSet) -> None:
    file, faces = "empire_tiles", data.empire_tiles.faces
    _check_ids(file, "faces", [face.id for face in faces], int(MOST_FACES))
    for era in range(1, int(ERAS) + 1):
        if not any(face.era == era for face in faces):
            _refuse((file, "faces", "RE-3.8"), "-", "face-of-era", era)
    most = data.empire_tiles.max_defender_loss
    for index, face in enumerate(faces):
        _at_most((file, f"faces[{index}].defender_loss", "RE-3.11"), face.defender_loss, most)


def _check_ids(file: str, field: str, ids: list[str], most: int) -> None:
    where = (file, field, "RE-1.1")
    _at_most(where, len(ids), most, "count")
    twice = [name for name, n in Counter(ids).items() if n > 1]
    if twice:
        _refuse(where, " ".join(twice), "once", 1)


def _check_tile_ids(data: ContentSet) -> None:
    """Check that tile ids are unique across all kinds of tiles that players take."""
    seen: set[str] = set()
    for file, tiles in _tiles(data).items():
        for index, (name, _) in enumerate(tiles):
            if name in seen:
                _refuse((file, f"tiles[{index}].id", "RE-1.1"), name, "once", 1)
            seen.add(name)


def _check_names(data: ContentSet) -> None:
    """Check that names are one line of printable characters, without control sequences."""
    names = {("setup", "name"): data.setup.name}
    for index, region in enumerate(data.map.regions):
        names["map", f"regions[{index}].name"] = region.name
    for file, tiles in _tiles(data).items():
        for index, (_, name) in enumerate(tiles):
            names[file, f"tiles[{index}].name"] = name
    for (file, field), name in names.items():
        if not name.isprintable():
            _refuse((file, field, "RE-1.1"), printable(name), "visible", "-")


def _tiles(data: ContentSet) -> dict[str, list[tuple[str, str]]]:
    """Return the ids and names of all tiles by file."""
    return {
        "progress_tiles": [(tile.id, tile.name) for tile in data.progress_tiles.tiles],
        "territory_tiles": [(tile.id, tile.name) for tile in data.territory_tiles.tiles],
        "city_tiles": [(tile.id, tile.name) for tile in data.city_tiles.tiles],
    }


def _at_most(where: Where, found: int, most: int, measure: str = "value") -> None:
    if found > most:
        _refuse(where, found, "at-most", most, measure)


def _at_least(where: Where, found: int, least: int, measure: str = "value") -> None:
    if found < least:
        _refuse(where, found, "at-least", least, measure)


def _nothing(where: Where, found: int) -> None:
    if found:
        _refuse(where, found, "exactly", 0)


def _refuse(
    where: Where, found: str | int, need: Need, expected: str | int, measure: str = "value"
) -> NoReturn:
    """Raise BadContent for a wrong value, a wrong number of values or a wrong sum.

    `expected` is a code; the texts turn it into words.
    """
    file, field, clause = where
    facts: dict[str, str | int] = {
        "file": f"{file}.json",
        "field": field,
        "measure": measure,
        "found": found,
        "need": need,
        "expected": expected,
    }
    raise BadContent("content-wrong", facts, clause)
