"""The tiles on offer: drawing new ones, and discarding after a turn (RE-2.2, RE-2.3)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.rng import Rng
from wanli.core.state import CHANCE
from wanli.games.rise_of_empires.rules import steps
from wanli.games.rise_of_empires.rules.actions import SHOW_PROGRESS, SHOW_TERRITORY
from wanli.games.rise_of_empires.rules.boxes import EMPTY
from wanli.games.rise_of_empires.rules.material import ERAS
from wanli.games.rise_of_empires.rules.position import COMING, GONE, SHOWN, Position
from wanli.games.rise_of_empires.rules.questions import DRAW_PROGRESS, DRAW_TERRITORY


def new_tiles(t: Position) -> bool:
    """RE-2.2: fill every empty box with its next tile, then show the turn's city tiles.

    Return whether a draw is pending.
    """
    box = t.progress.next_empty(0)
    if box != EMPTY:
        t.then(steps.NEW_TILES, 0)
        t.ask(DRAW_PROGRESS, box, CHANCE)
        return True
    box = t.territory.next_empty(0)
    if box != EMPTY:
        t.then(steps.NEW_TILES, 0)
        t.ask(DRAW_TERRITORY, box, CHANCE)
        return True
    for tile in range(t.content.cities):
        if t.city[tile] == COMING and t.content.city_turn[tile] == t.turn:
            t.city[tile] = SHOWN
    return False


def discard(t: Position) -> None:
    """RE-2.3: remove the tiles that no one took, except those with a red stripe."""
    c = t.content
    for box in range(t.progress.count):
        kind = i64(t.progress.shown[box])
        if kind != EMPTY and c.kind_stripe[kind] == 0:
            t.progress.discard(box)
    for box in range(t.territory.count):
        land = i64(t.territory.shown[box])
        if land != EMPTY and c.land_stripe[land] == 0:
            t.territory.discard(box)
    for tile in range(c.cities):
        if t.city[tile] == SHOWN and c.city_stripe[tile] == 0:
            t.city[tile] = GONE


# ---- the draws -------------------------------------------------------------------------------
def legal_draws(t: Position, out: vec[i64]) -> i64:
    """Write the tiles that can be drawn for the box in question."""
    n: i64 = 0
    if t.question == DRAW_PROGRESS:
        era = era_below(t, t.about)
        for kind in range(t.content.era_kinds[era], t.content.era_kinds[era + 1]):
            if t.progress.unseen[kind] > 0:
                out[n] = SHOW_PROGRESS + kind
                n += 1
        return n
    for land in range(t.content.lands):
        if t.territory.unseen[land] > 0:
            out[n] = SHOW_TERRITORY + land
            n += 1
    return n


def weight(t: Position, action: i64) -> i64:
    """Return the weight of a draw: the number of unseen tiles of its kind."""
    if t.question == DRAW_PROGRESS:
        return t.progress.unseen[action - SHOW_PROGRESS]
    return t.territory.unseen[action - SHOW_TERRITORY]


def draw(t: Position, rng: Rng) -> i64:
    """Draw a tile for the box in question."""
    if t.question == DRAW_PROGRESS:
        era = era_below(t, t.about)
        first, end = i64(t.content.era_kinds[era]), i64(t.content.era_kinds[era + 1])
        return SHOW_PROGRESS + t.progress.pick(first, end, rng)
    return SHOW_TERRITORY + t.territory.pick(0, t.content.lands, rng)


def show(t: Position, action: i64) -> None:
    """Put the drawn tile into its box."""
    if t.question == DRAW_PROGRESS:
        t.progress.show(t.about, action - SHOW_PROGRESS)
    else:
        t.territory.show(t.about, action - SHOW_TERRITORY)


def era_below(t: Position, box: i64) -> i64:
    """RE-1.4: return the era of the next tile of a progress box; era 1 lies on top."""
    return ERAS - (i64(t.progress.left[box]) - 1) // t.content.per_box
