"""Build the views of Rise of Empires from scratch (RE-5.1)."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from wanli.core.stack import STEP_BITS
from wanli.core.state import CHANCE
from wanli.core.view import Prompt
from wanli.games.rise_of_empires.notation import write
from wanli.games.rise_of_empires.rules import (
    acting,
    boxes,
    food,
    leading,
    position,
    questions,
    tiles,
)
from wanli.games.rise_of_empires.rules.game import RiseOfEmpires
from wanli.games.rise_of_empires.rules.material import (
    COUNTS,
    EFFECTS,
    GOLD,
    GOODS,
    MOST_CIRCLES,
    ROWS,
    VP,
    WONDER,
    Content,
)
from wanli.games.rise_of_empires.rules.names import (
    AREA_NAMES,
    CITY_KINDS,
    COLOUR_NAMES,
    EFFECT_NAMES,
    GOOD_NAMES,
    ROW_NAMES,
    TURN_NAMES,
)
from wanli.games.rise_of_empires.rules.questions import QUESTIONS
from wanli.games.rise_of_empires.rules.rows import FREE
from wanli.games.rise_of_empires.rules.steps import ALLIANCES
from wanli.games.rise_of_empires.view import (
    CityView,
    FaceView,
    LandView,
    ProgressView,
    RegionView,
    RiseOfEmpiresView,
    WonderView,
)
from wanli.games.rise_of_empires.views.open import colour_of, goods_of, open_of


def views(t: RiseOfEmpires, viewers: Sequence[int]) -> list[RiseOfEmpiresView]:
    """Return the views of several viewers; everything but the legal moves is built once."""
    table = open_of(t)
    scores: list[int | None] = [t.score(seat) for seat in range(t.players)]
    prompt = _prompt(t)
    circles: dict[str, int] = {}
    for row in range(ROWS):
        circles[ROW_NAMES[row]] = t.content.circles[t.players * ROWS + row]
    regions = [_region(t, region) for region in range(t.content.regions)]
    progress, territory, cities = _progress(t), _territory(t), _cities(t)
    faces, wonders, effects, rates = _faces(t), _wonders(t), _effects(t), _trade(t.content)
    prices = _prices(t)
    needed: dict[str, int] = {COLOUR_NAMES[seat]: food.upkeep(t, seat) for seat in range(t.players)}
    found: list[RiseOfEmpiresView] = []
    for viewer in viewers:
        found.append(
            RiseOfEmpiresView(
                game="rise-of-empires",
                players=t.players,
                viewer=viewer,
                current=t.current,
                over=t.over,
                scores=scores,
                prompt=prompt,
                legal=[write(t, action) for action in t.actions_of(viewer)],
                names=t.content.names,
                set_name=t.content.name,
                phase=_phase(t),
                table=table,
                circles=circles,
                regions=regions,
                progress=progress,
                territory=territory,
                cities=cities,
                faces=faces,
                wonders=wonders,
                upkeep=needed,
                food_max=t.content.food_max,
                effects=effects,
                trade=rates,
                prices=prices,
            )
        )
    return found


def clause_of(t: RiseOfEmpires) -> str:
    """Return the clause of the current question."""
    if t.question == questions.CHOOSE_ROW and t.is_b():
        return "RE-3.4"
    return QUESTIONS[t.question].clause


def _phase(t: RiseOfEmpires) -> str:
    # RE-3.13: the alliance piece is given at the start of a turn or on taking its tile
    if t.question == questions.WHICH_ALLY and t.todo[t.waiting - 1] >> STEP_BITS == ALLIANCES:
        return "alliances"
    return QUESTIONS[t.question].phase or "actions"


def _prompt(t: RiseOfEmpires) -> Prompt:
    facts: dict[str, str | int] = {}
    c, question = t.content, t.question
    if t.current != CHANCE and not t.over:
        facts["seat"] = t.current + 1
    if question == questions.CHOOSE_ROW:
        facts["turn"] = TURN_NAMES[t.turn]
        facts["discs"] = "off" if t.is_b() else "on"
    elif question == questions.PAYMENT or question == questions.ISLAND_GOOD:
        facts["owed"] = t.owed
    elif question == questions.WHICH_REGION:
        facts["left"] = t.regions_left
    elif question == questions.HOW_MANY:
        facts["region"] = c.region_ids[t.about]
    elif question == questions.WHICH_LOSS:
        facts["region"] = c.region_ids[t.front]
        facts["losses"] = t.losses
    elif question == questions.MARK_IT or question == questions.WHICH_SITE:
        facts["wonder"] = c.wonders.ids[t.about]
    elif question == questions.KEEP_IT:
        facts["wonder"] = c.wonders.ids[t.about]
        facts["gold"] = t.wonders.upkeep_due(t.about, c.wonders)
    elif question == questions.GIVE_UP:
        facts["food"] = food.upkeep(t, t.current)
    return Prompt(QUESTIONS[question].name, clause_of(t), facts)


# ---- the map ---------------------------------------------------------------------------------
def _region(t: RiseOfEmpires, region: i64) -> RegionView:
    c = t.content
    cubes: dict[str, int] = {}
    for seat in range(t.players):
        if t.cubes_in(seat, region) > 0:
            cubes[COLOUR_NAMES[seat]] = t.cubes_in(seat, region)
    wonders: list[str] = []
    for wonder in range(t.wonders.count):
        if t.wonders.stands(wonder) and t.wonders.site(wonder) == region:
            wonders.append(c.wonders.ids[wonder])
    return RegionView(
        id=c.region_ids[region],
        era=c.era[region],
        area=AREA_NAMES[c.area[region]],
        sea=c.sea >> region & 1 != 0,
        open=i64(c.open[t.era()]) >> region & 1 != 0,
        vp=(c.first[region], c.second[region]),
        income=goods_of(c.income, region * GOODS),
        cubes=cubes,
        leader=colour_of(leading.sole_leader(t, region)),
        wonders=wonders,
    )


# ---- the tiles -------------------------------------------------------------------------------
def _progress(t: RiseOfEmpires) -> list[ProgressView]:
    c, found = t.content, list[ProgressView]()
    for box in range(t.progress.count):
        kind = i64(t.progress.shown[box])
        if kind == boxes.EMPTY:
            continue
        found.append(
            ProgressView(
                box + 1,
                c.kind_ids[kind],
                c.kind_era[kind],
                tiles.surcharge(t, kind),
                _effect(c, kind),
            )
        )
    return found


def _effect(c: Content, kind: i64) -> dict[str, int]:
    effect: dict[str, int] = {}
    for key in range(EFFECTS):
        if c.effect[kind * EFFECTS + key] != 0:
            effect[EFFECT_NAMES[key]] = c.effect[kind * EFFECTS + key]
    return effect


def _effects(t: RiseOfEmpires) -> dict[str, dict[str, int]]:
    """Return the effects of the progress tiles that players have."""
    c, had = t.content, i64(0)
    for seat in range(t.players):
        had |= t.of(seat, position.KINDS_HAD)
    found: dict[str, dict[str, int]] = {}
    for kind in range(c.kinds):
        if had >> kind & 1 != 0:
            found[c.kind_ids[kind]] = _effect(c, kind)
    return found


def _trade(c: Content) -> dict[str, list[int]]:
    """Return the proceeds of resource discs, from 0 to the most that can be sold at once."""
    found: dict[str, list[int]] = {}
    for good in (GOLD, VP):
        fetched: list[int] = []
        for discs in range(c.most_traded + 1):
            fetched.append(c.trade[good * COUNTS + discs])
        found[GOOD_NAMES[good]] = fetched
    return found


def _prices(t: RiseOfEmpires) -> dict[str, list[int]]:
    """Return the price to take each disc off, 0 where it is already off (RE-3.4)."""
    found: dict[str, list[int]] = {}
    if not t.is_b():
        return found
    for row in range(ROWS):
        costs: list[int] = []
        for circle in range(t.rows.laid[row]):
            lies = t.rows.disc[row * MOST_CIRCLES + circle] != FREE
            costs.append(acting.price(t, row, circle) if lies else 0)
        if len(costs) > 0:
            found[ROW_NAMES[row]] = costs
    return found


def _territory(t: RiseOfEmpires) -> list[LandView]:
    c, found = t.content, list[LandView]()
    for box in range(t.territory.count):
        land = i64(t.territory.shown[box])
        if land != boxes.EMPTY:
            found.append(
                LandView(
                    box + 1,
                    c.land_ids[land],
                    c.land_gold[land],
                    goods_of(c.land_income, land * GOODS),
                    c.land_food[land],
                )
            )
    return found


def _cities(t: RiseOfEmpires) -> list[CityView]:
    c, found = t.content, list[CityView]()
    for tile in range(c.cities):
        place = i64(t.city[tile])
        if place == position.SHOWN or place >= position.KEPT:
            stands = t.settings.wonders and c.wonder_of[tile] >= 0  # WW-1
            found.append(
                CityView(
                    c.city_ids[tile],
                    TURN_NAMES[c.city_turn[tile]],
                    CITY_KINDS[c.city_kind[tile]],
                    colour_of(place - position.KEPT) if place >= position.KEPT else "",
                    c.city_gold[tile],
                    c.city_resources[tile],
                    c.city_food[tile],
                    c.city_vp[tile],
                    stands or c.city_kind[tile] != WONDER,
                    c.wonders.upkeep[c.wonder_of[tile]] if stands else 0,
                )
            )
    return found


def _faces(t: RiseOfEmpires) -> list[FaceView]:
    c, found = t.content, list[FaceView]()
    for face in range(c.faces):
        if c.face_era[face] == t.era():
            found.append(
                FaceView(
                    c.face_ids[face],
                    c.face_regions[face],
                    c.face_water[face] != 0,
                    c.face_attacker[face],
                    c.face_defender[face],
                )
            )
    return found


def _wonders(t: RiseOfEmpires) -> list[WonderView]:
    c, w, found = t.content, t.wonders, list[WonderView]()
    for wonder in range(w.count):
        if w.stands(wonder):
            found.append(
                WonderView(
                    c.wonders.ids[wonder],
                    wonder + 1,
                    c.region_ids[w.site(wonder)],
                    colour_of(w.holder(wonder)),
                    w.marked(wonder),
                    w.beyond_reach(wonder),
                    w.upkeep_due(wonder, c.wonders),
                    w.points_due(wonder, c.wonders),
                )
            )
    return found
