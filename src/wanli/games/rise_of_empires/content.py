"""Read a content set and build `Content` from it; `checking.py` checks its values.

The shipped set is called "Reconstruction". An owner's set has the same files, filled in from a
printed copy, as one text: a JSON object with each file under its name without `.json`.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from importlib.resources import files
from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.errors import BadContent
from wanli.core.state import bit
from wanli.games.rise_of_empires.checking import check
from wanli.games.rise_of_empires.forms import (
    CityTile,
    ContentSet,
    Land,
    Progress,
    SiteRule,
    WondersFile,
)
from wanli.games.rise_of_empires.pointing import pointed, printable
from wanli.games.rise_of_empires.rules.material import (
    COUNTS,
    EFFECTS,
    ERAS,
    GOLD,
    GOODS,
    ROWS,
    VP,
    Content,
    Sizes,
)
from wanli.games.rise_of_empires.rules.names import (
    AREA_NAMES,
    CITY_KINDS,
    EFFECT_NAMES,
    GOOD_NAMES,
    ROW_NAMES,
    TURN_NAMES,
)
from wanli.games.rise_of_empires.rules.wonders import WonderSet

FILES: Final = tuple(ContentSet.__struct_fields__)
LAST_ERA_OF_WONDERS: Final = 2  # WW-1: wonders of era 3 follow RE-3.7


@lru_cache
def shipped_text() -> str:
    """Return the shipped set as one text."""
    folder = files("wanli.games.rise_of_empires") / "data"
    parts = [f'"{name}": {(folder / f"{name}.json").read_text(encoding="utf-8")}' for name in FILES]
    return "{" + ",\n".join(parts) + "}"


@lru_cache(maxsize=16)
def load(text: str = "") -> Content:
    """Return the content of a set's text, or the shipped content for ""; raise BadContent."""
    data = read_set(text or shipped_text())
    check(data)
    content = Content(_sizes(data))
    content.text = text
    name = " ".join(data.setup.name.split()) or "Own set"  # one line, as in records
    content.names = dict(_names(data).items() - _names(read_set(shipped_text())).items())
    content.name = f"{name} {hashlib.sha256(_numbers(data)).hexdigest()[:8]}"
    _fill_setup(content, data)
    _fill_map(content, data)
    _fill_progress(content, data)
    _fill_territory(content, data)
    _fill_cities(content, data)
    _fill_empire(content, data)
    return content


def read_set(text: str) -> ContentSet:
    """Parse the files of a set; raise BadContent with the file and the field."""
    try:
        parts = msgspec.json.decode(text, type=dict[str, msgspec.Raw])
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadContent("content-unreadable", {"reason": str(error)}, "RE-1.1") from error
    if not parts.keys() & set(FILES):
        known = ", ".join(f"{name}.json" for name in FILES)
        raise BadContent("content-one-file", {"files": known}, "RE-1.1")
    for name in parts:
        if name not in FILES:
            raise BadContent("content-unknown-file", {"file": f"{printable(name)}.json"}, "RE-1.1")
    types = {field.name: field.type for field in msgspec.structs.fields(ContentSet)}
    read: dict[str, object] = {}
    for name in FILES:
        if name not in parts:
            raise BadContent("content-file-missing", {"file": f"{name}.json"}, "RE-1.1")
        decoder = msgspec.json.Decoder(types[name])
        try:
            read[name] = decoder.decode(parts[name])
        except msgspec.DecodeError as error:
            field, reason = pointed(error, bytes(parts[name]), decoder.decode)
            facts: dict[str, str | int] = {
                "file": f"{name}.json",
                "field": field,
                "reason": reason,
            }
            raise BadContent("content-field", facts, "RE-1.1") from error
    return msgspec.convert(read, ContentSet)


@lru_cache
def site_rules() -> dict[str, SiteRule]:
    """Return the site rules by printed turn (WW-2), from the shipped file (not reconstructed)."""
    file = files("wanli.games.rise_of_empires") / "data" / "wonders.json"
    read = msgspec.json.decode(file.read_text(encoding="utf-8"), type=WondersFile)
    return {str(turn): rule for turn, rule in read.sites.items()}


def _names(data: ContentSet) -> dict[str, str]:
    """Return the names of regions and tiles in a set, by the codes of their texts."""
    found = {f"region-{region.id}": region.name for region in data.map.regions}
    tiles: list[Progress | Land | CityTile] = [
        *data.progress_tiles.tiles,
        *data.territory_tiles.tiles,
        *data.city_tiles.tiles,
    ]
    return found | {f"tile-{tile.id}": tile.name for tile in tiles}


def _numbers(data: ContentSet) -> bytes:
    """Return the input of the checksum: everything that the rules read, without notes."""
    plain = _without_words(msgspec.to_builtins(data))
    return msgspec.json.encode(plain, order="sorted")


def _without_words(value: object) -> object:
    if isinstance(value, dict):
        kept = {k: v for k, v in value.items() if k not in ("note", "prov", "name")}
        return {k: _without_words(v) for k, v in kept.items()}
    if isinstance(value, list | tuple):
        return [_without_words(v) for v in value]
    return value


# ---- filling: compiled code creates the arrays, so only their elements are set here ------------
def _sizes(data: ContentSet) -> Sizes:
    return Sizes(
        len(data.map.regions),
        len(data.progress_tiles.tiles),
        len(data.territory_tiles.tiles),
        len(data.city_tiles.tiles),
        len(data.empire_tiles.faces),
        len(_kept(data)),
    )


def _kept(data: ContentSet) -> list[int]:
    """Return the city tiles that are wonders of eras 1 and 2 (WW-1)."""
    return [
        tile
        for tile, printed in enumerate(data.city_tiles.tiles)
        if printed.kind == "wonder" and int(printed.turn[0]) <= LAST_ERA_OF_WONDERS
    ]


def _set(array: vec[i64], values: list[int]) -> None:
    for place, value in enumerate(values):
        array[place] = value


def _fill_setup(c: Content, data: ContentSet) -> None:
    setup = data.setup
    start = setup.start
    pool, stock = start.pool, setup.cubes_per_player - start.pool
    _set(c.start, [start.gold, pool, start.food, start.vp, start.resources, stock])
    c.cubes = setup.cubes_per_player
    c.discs = setup.action_discs
    c.bank = setup.resource_discs
    for players, rows in setup.circles.items():
        for row, name in enumerate(ROW_NAMES):
            c.circles[int(players) * ROWS + row] = dict(rows)[name]  # type: ignore[index]
    c.jump_cost = setup.jump_cost
    c.surcharge = setup.surcharge_per_era
    c.discard_up_to = setup.discard_up_to_players
    c.famine = setup.famine_vp
    c.food_max = setup.food_max
    c.most_traded = len(setup.trade.gold) - 1
    for discs in range(len(setup.trade.gold)):
        c.trade[GOLD * COUNTS + discs] = setup.trade.gold[discs]
        c.trade[VP * COUNTS + discs] = setup.trade.vp[discs]
    c.progress_boxes = setup.boxes.progress
    c.territory_boxes = setup.boxes.territory


def _fill_map(c: Content, data: ContentSet) -> None:
    regions = data.map.regions
    c.region_ids = [region.id for region in regions]
    _set(c.era, [region.era for region in regions])
    _set(c.area, [AREA_NAMES.index(region.area) for region in regions])
    _set(c.first, [region.vp[0] for region in regions])
    _set(c.second, [region.vp[1] for region in regions])
    for r, region in enumerate(regions):
        c.sea |= bit(r) if region.sea else 0
        for good, n in region.income.items():
            c.income[r * GOODS + GOOD_NAMES.index(good)] = n
        for era in range(region.era, int(ERAS) + 1):
            c.open[era] |= bit(r)
        if region.area != AREA_NAMES[0]:
            c.overseas[AREA_NAMES.index(region.area)] |= bit(r)
    for one, other in data.map.adjacency:
        a, b = c.region_ids.index(one), c.region_ids.index(other)
        c.next_to[a] |= bit(b)
        c.next_to[b] |= bit(a)


def _fill_progress(c: Content, data: ContentSet) -> None:
    tiles = sorted(data.progress_tiles.tiles, key=lambda tile: tile.era)
    c.kind_ids = [tile.id for tile in tiles]
    _set(c.kind_era, [tile.era for tile in tiles])
    _set(c.kind_count, [tile.count for tile in tiles])
    _set(c.kind_stripe, [int(tile.red_stripe) for tile in tiles])
    eras = [tile.era for tile in tiles]
    _set(c.era_kinds, [0, *(sum(e < era for e in eras) for era in range(1, int(ERAS) + 2))])
    for kind, tile in enumerate(tiles):
        for key, n in tile.effect.items():
            c.effect[kind * EFFECTS + EFFECT_NAMES.index(key)] = n
    c.per_box = sum(tile.count for tile in tiles) // int(ERAS) // data.setup.boxes.progress


def _fill_territory(c: Content, data: ContentSet) -> None:
    tiles = data.territory_tiles.tiles
    c.land_ids = [tile.id for tile in tiles]
    _set(c.land_count, [tile.count for tile in tiles])
    _set(c.land_food, [tile.upkeep.food for tile in tiles])
    _set(c.land_gold, [tile.cost.gold for tile in tiles])
    _set(c.land_stripe, [int(tile.red_stripe) for tile in tiles])
    for land, tile in enumerate(tiles):
        for good, n in tile.income.items():
            c.land_income[land * GOODS + GOOD_NAMES.index(good)] = n
    c.plains = c.land_ids.index("plains") if "plains" in c.land_ids else -1
    c.island = c.land_ids.index("island") if "island" in c.land_ids else -1


def _fill_cities(c: Content, data: ContentSet) -> None:
    tiles = data.city_tiles.tiles
    c.city_ids = [tile.id for tile in tiles]
    _set(c.city_turn, [TURN_NAMES.index(tile.turn) for tile in tiles])
    _set(c.city_kind, [CITY_KINDS.index(tile.kind) for tile in tiles])
    _set(c.city_gold, [tile.cost.gold for tile in tiles])
    _set(c.city_resources, [tile.cost.resources for tile in tiles])
    _set(c.city_food, [tile.food for tile in tiles])
    _set(c.city_vp, [tile.vp for tile in tiles])
    _set(c.city_stripe, [int(tile.red_stripe) for tile in tiles])
    kept = _kept(data)
    _set(c.city_of, kept)
    for wonder, tile in enumerate(kept):
        c.wonder_of[tile] = wonder
    _fill_wonders(c.wonders, data, kept)


def _fill_wonders(printed: WonderSet, data: ContentSet, kept: list[int]) -> None:
    """Fill in the wonders of the variant and their possible sites (WW-2)."""
    tiles = [data.city_tiles.tiles[tile] for tile in kept]
    printed.ids = [tile.id for tile in tiles]
    _set(printed.vp, [tile.vp for tile in tiles])
    _set(printed.upkeep, [tile.upkeep_gold for tile in tiles])
    for wonder, tile in enumerate(tiles):
        for r, region in enumerate(data.map.regions):
            if data.wonders.sites[tile.turn].allows(region.era, region.wonder_zone):
                printed.sites[wonder] |= bit(r)


def _fill_empire(c: Content, data: ContentSet) -> None:
    faces = data.empire_tiles.faces
    c.face_ids = [face.id for face in faces]
    _set(c.face_era, [face.era for face in faces])
    _set(c.face_regions, [face.regions for face in faces])
    _set(c.face_water, [int(face.water) for face in faces])
    _set(c.face_attacker, [face.attacker_loss for face in faces])
    _set(c.face_defender, [face.defender_loss for face in faces])
    c.max_loss = data.empire_tiles.max_defender_loss
