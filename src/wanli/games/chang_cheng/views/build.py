"""Build the views of Chang Cheng from scratch (CC-15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from wanli.core.state import CHANCE, WATCHER
from wanli.core.view import Prompt
from wanli.games.chang_cheng.layout import LIES
from wanli.games.chang_cheng.notation import write
from wanli.games.chang_cheng.rules import questions
from wanli.games.chang_cheng.rules.counters import NOT_DRAWN
from wanli.games.chang_cheng.rules.game import ChangCheng
from wanli.games.chang_cheng.rules.material import (
    COLOURS,
    DOUBLES,
    OBSERVERS,
    PIECES,
    SINGLES,
    TOWERS,
)
from wanli.games.chang_cheng.rules.names import COLOUR_NAMES
from wanli.games.chang_cheng.rules.questions import QUESTIONS
from wanli.games.chang_cheng.rules.scoring import with_virtual
from wanli.games.chang_cheng.rules.secrets import draw_is_open
from wanli.games.chang_cheng.rules.wall import KEPT, of_all, of_colour
from wanli.games.chang_cheng.view import ChangChengView, Region, Standing, Stock
from wanli.games.chang_cheng.views.names import PROVINCE_NAMES, REGION_NAMES, square_names
from wanli.games.chang_cheng.views.open import colours_in_play, kinds_of, open_of

LOOKS: Final = [how.removesuffix("-open") for how in LIES]  # of a counter, as its region shows it


def views(t: ChangCheng, viewers: Sequence[int]) -> list[ChangChengView]:
    """Return the views of several viewers; the open part is built once."""
    table = open_of(t)
    colours = colours_in_play(t)
    seat_of = t.settings.seat_of
    owners: dict[str, int] = {COLOUR_NAMES[c]: seat_of[c] for c in colours}
    scores: list[int | None] = [t.score(seat) for seat in range(t.players)]
    prompt = _prompt(t)
    neutral = COLOUR_NAMES[t.settings.neutral] if t.settings.neutral >= 0 else ""
    kept = _kept(t)
    stock = _stock(t)
    provinces = [_province(t, p) for p in range(t.wall.provinces())]
    regions = [_region(t, r) for r in range(t.wall.provinces())]
    found: list[ChangChengView] = []
    for viewer in viewers:
        own = [c for c in colours if seat_of[c] == viewer]
        found.append(
            ChangChengView(
                game="chang-cheng",
                players=t.players,
                viewer=viewer,
                current=t.current,
                over=t.over,
                scores=scores,
                prompt=prompt,
                legal=[write(t, action) for action in t.actions_of(viewer)],
                table=table,
                colours=owners,
                neutral=neutral,
                own_cards={COLOUR_NAMES[c]: kinds_of(t, c) for c in own},
                known_threat=_known_threat(t, viewer),
                kept=kept,
                stock=stock,
                provinces=provinces,
                regions=[_as_known(t, regions[r], r, viewer) for r in range(len(regions))],
            )
        )
    return found


def clause_of(t: ChangCheng) -> str:
    """Return the clause behind the current question."""
    if t.question == questions.DRAW_BOARD and t.about == 0:
        return "CC-2.1"
    if t.question == questions.DRAW_THREAT and draw_is_open(t) and not t.events >> OBSERVERS & 1:
        return "CC-11.1"
    return QUESTIONS[t.question].clause


def _prompt(t: ChangCheng) -> Prompt:
    facts: dict[str, str | int] = {}
    if t.current != CHANCE and not t.over:
        facts["seat"] = t.current + 1
    if t.scored >= 0:
        facts["province"] = PROVINCE_NAMES[t.scored]
    elif t.question == questions.SECOND_HALF:
        facts["began"] = "card" if t.began_with_card else "wall"
        facts["province"] = PROVINCE_NAMES[t.here]
    return Prompt(QUESTIONS[t.question].name, clause_of(t), facts)


def _known_threat(t: ChangCheng, viewer: i64) -> dict[str, int]:
    """Return the counters that a seat has scouted, including removed ones (CC-15.2)."""
    found: dict[str, int] = {}
    threat = t.counters.threat
    for r in range(t.wall.provinces()):
        if threat[r] != NOT_DRAWN and _scouted(t, r, viewer):
            found[REGION_NAMES[r]] = threat[r]
    return found


def _scouted(t: ChangCheng, r: i64, viewer: i64) -> bool:
    return viewer != WATCHER and i64(t.counters.scouts[r]) >> viewer & 1 != 0


def _kept(t: ChangCheng) -> dict[str, str]:
    kept: dict[str, str] = {}
    square, low = t.wall.square, t.wall.low
    for s in range(low, t.wall.high):
        if square[s] <= KEPT:
            kept[square_names(t.wall)[s - low]] = COLOUR_NAMES[KEPT - square[s]]
    return kept


def _stock(t: ChangCheng) -> dict[str, Stock]:
    found: dict[str, Stock] = {}
    stock = t.stock
    for c in range(COLOURS):
        if t.settings.seat_of[c] >= 0 or c == t.settings.neutral:
            own = c * PIECES
            found[COLOUR_NAMES[c]] = Stock(
                stock[own + SINGLES], stock[own + DOUBLES], stock[own + TOWERS]
            )
    return found


def _province(t: ChangCheng, p: i64) -> Standing:
    standing = t.wall.unbroken_in_province(p)
    counted = with_virtual(t, standing) if p == t.scored else standing
    cards = t.change if p == t.scored else 0
    blocks: dict[str, int] = {}
    for c in range(COLOURS):
        if of_colour(counted, c) != 0:
            blocks[COLOUR_NAMES[c]] = of_colour(counted, c)
    first = i64(t.wall.first[p]) - t.wall.low
    return Standing(
        PROVINCE_NAMES[p],
        square_names(t.wall)[first : first + t.wall.length[p]],
        t.wall.left[p],
        of_all(standing) + max(0, t.counters.reputation[p]) + cards,
        blocks,
    )


def _region(t: ChangCheng, r: i64) -> Region:
    """Return a region for viewers that do not know its counter."""
    first = i64(t.wall.region_first[r]) - t.wall.low
    squares = square_names(t.wall)[first : first + t.wall.region_length[r]]
    return Region(REGION_NAMES[r], squares, LOOKS[t.counters.lies[r]], None)


def _as_known(t: ChangCheng, region: Region, r: i64, viewer: i64) -> Region:
    """Return a region with its counter, if the viewer knows it."""
    threat = i64(t.counters.threat[r])
    if threat == NOT_DRAWN or not (t.counters.open_to_all(r) or _scouted(t, r, viewer)):
        return region
    return Region(region.name, region.squares, region.lies, threat)
