"""What a content set must keep beyond its form (RE-1); each fault names file, field and clause."""

from __future__ import annotations

from collections import Counter
from typing import NoReturn

from wanli.core.errors import BadContent
from wanli.games.rise_of_empires.forms import ContentSet
from wanli.games.rise_of_empires.rules.material import (
    COUNTS,
    ERAS,
    MOST,
    MOST_BOXES,
    MOST_FACES,
    MOST_LANDS,
    MOST_WONDERS,
    SEATS,
)
from wanli.games.rise_of_empires.rules.names import ROW_NAMES


def check(data: ContentSet) -> None:
    """Raise BadContent for the first fault of a set."""
    _check_setup(data)
    _check_map(data)
    _check_progress(data)
    _check_territory(data)
    _check_cities(data)
    _check_empire(data)


def _check_setup(data: ContentSet) -> None:
    file, setup = "setup", data.setup
    _at_most(file, "start.pool", "RE-1.2", setup.start.pool, setup.cubes_per_player)
    _at_most(file, "start.food", "RE-1.2", setup.start.food, setup.food_max)
    needed = setup.start.resources * int(SEATS)
    if not needed <= setup.resource_discs < 2**31:
        _refuse(file, "resource_discs", "RE-1.1", setup.resource_discs, f"{needed} or more")
    for players in range(2, int(SEATS) + 1):
        rows = {str(k): v for k, v in setup.circles.items()}.get(str(players))
        field = f"circles.{players}"
        if rows is None or sorted(rows) != sorted(ROW_NAMES):
            _refuse(file, field, "RE-3.2", " ".join(rows or {}), " ".join(ROW_NAMES))
        circles, discs = sum(rows.values()), players * setup.action_discs
        if circles < discs:
            _refuse(file, field, "RE-3.2", circles, f"{discs} or more", "sum")
    _at_most(file, "jump_cost", "RE-3.4", setup.jump_cost * 15, int(COUNTS) - 1)
    for name, rates in (("gold", setup.trade.gold), ("vp", setup.trade.vp)):
        field = f"trade.{name}"
        if not 2 <= len(rates) == len(setup.trade.gold) <= COUNTS:
            _refuse(file, field, "RE-3.12", len(rates), len(setup.trade.gold), "count")
        if rates[0] != 0:
            _refuse(file, f"{field}[0]", "RE-3.12", rates[0], 0)
    _at_most(file, "boxes.progress", "RE-1.4", setup.boxes.progress, int(MOST_BOXES))
    _at_most(file, "boxes.territory", "RE-1.4", setup.boxes.territory, int(MOST_BOXES))


def _check_map(data: ContentSet) -> None:
    file, regions = "map", data.map.regions
    ids = [region.id for region in regions]
    _check_ids(file, "regions", ids, int(MOST))
    if not any(region.era == 1 and not region.sea for region in regions):
        _refuse(file, "regions", "RE-3.9", "-", "a land region of era 1")
    for index, (one, other) in enumerate(data.map.adjacency):
        for place, name in enumerate((one, other)):
            if name not in ids:
                _refuse(file, f"adjacency[{index}][{place}]", "RE-3.9", name, " ".join(ids))
        if one == other:
            _refuse(file, f"adjacency[{index}]", "RE-3.9", one, "two regions")


def _check_progress(data: ContentSet) -> None:
    file, tiles = "progress_tiles", data.progress_tiles.tiles
    _check_ids(file, "tiles", [tile.id for tile in tiles], int(MOST))
    counts = [sum(t.count for t in tiles if t.era == era) for era in range(1, int(ERAS) + 1)]
    boxes = data.setup.boxes.progress
    if len(set(counts)) > 1 or counts[0] % boxes or counts[0] == 0:
        found = " ".join(map(str, counts))
        _refuse(file, "tiles", "RE-1.4", found, f"as many in each era, for {boxes} boxes", "count")


def _check_territory(data: ContentSet) -> None:
    file, tiles = "territory_tiles", data.territory_tiles.tiles
    _check_ids(file, "tiles", [tile.id for tile in tiles], int(MOST_LANDS))
    total, boxes = sum(tile.count for tile in tiles), data.setup.boxes.territory
    if total % boxes:
        _refuse(file, "tiles", "RE-1.4", total, f"as many for each of {boxes} boxes", "count")
    for index, tile in enumerate(tiles):
        if tile.cost.resources:
            _refuse(file, f"tiles[{index}].cost.resources", "RE-3.6", tile.cost.resources, 0)


def _check_cities(data: ContentSet) -> None:
    file, tiles = "city_tiles", data.city_tiles.tiles
    _check_ids(file, "tiles", [tile.id for tile in tiles], int(MOST))
    wonders = [(i, tile) for i, tile in enumerate(tiles) if tile.kind == "wonder"]
    _at_most(file, "tiles", "WW-1", len(wonders), int(MOST_WONDERS))
    for index, tile in wonders:
        if tile.food:
            _refuse(file, f"tiles[{index}].food", "RE-3.7", tile.food, 0)
        if int(tile.turn[0]) > 2:
            continue
        rule = data.wonders.sites.get(tile.turn)
        if rule is None:
            _refuse("wonders", f"sites.{tile.turn}", "WW-2", "-", "a rule for its wonders")
        if not any(rule.allows(r.era, r.wonder_zone) and not r.sea for r in data.map.regions):
            _refuse("wonders", f"sites.{tile.turn}", "WW-2", "-", "a region for its wonders")


def _check_empire(data: ContentSet) -> None:
    file, faces = "empire_tiles", data.empire_tiles.faces
    _check_ids(file, "faces", [face.id for face in faces], int(MOST_FACES))
    for era in range(1, int(ERAS) + 1):
        if not any(face.era == era for face in faces):
            _refuse(file, "faces", "RE-3.8", "-", f"a face of era {era}")
    most = data.empire_tiles.max_defender_loss
    for index, face in enumerate(faces):
        _at_most(file, f"faces[{index}].defender_loss", "RE-3.11", face.defender_loss, most)


def _check_ids(file: str, field: str, ids: list[str], most: int) -> None:
    _at_most(file, field, "RE-1.1", len(ids), most)
    twice = [name for name, n in Counter(ids).items() if n > 1]
    if twice:
        _refuse(file, field, "RE-1.1", " ".join(twice), "each id once")


def _at_most(file: str, field: str, clause: str, value: int, most: int) -> None:
    if value > most:
        _refuse(file, field, clause, value, f"{most} or less")


def _refuse(
    file: str,
    field: str,
    clause: str,
    found: str | int,
    expected: str | int,
    measure: str = "value",
) -> NoReturn:
    """Of a field, a value, the count of its values or their sum was found to be wrong."""
    facts: dict[str, str | int] = {
        "file": f"{file}.json",
        "field": field,
        "measure": measure,
        "found": found,
        "expected": expected,
    }
    raise BadContent("content-wrong", facts, clause)
