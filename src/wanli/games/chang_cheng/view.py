"""What a seat or a watcher may know of Chang Cheng (CC-15), built from scratch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from wanli.core.state import CHANCE, WATCHER
from wanli.core.view import Prompt, View
from wanli.games.chang_cheng.layout import LIES, QUESTIONS, Open, colours_in_play, kinds_of, open_of
from wanli.games.chang_cheng.notation import draw_is_open, write
from wanli.games.chang_cheng.rules.counters import NOT_DRAWN
from wanli.games.chang_cheng.rules.game import ChangCheng
from wanli.games.chang_cheng.rules.material import COLOURS, OBSERVERS
from wanli.games.chang_cheng.rules.names import COLOUR_NAMES
from wanli.games.chang_cheng.rules.position import DRAW_BOARD, DRAW_THREAT, SECOND_HALF
from wanli.games.chang_cheng.rules.scoring import with_virtual
from wanli.games.chang_cheng.rules.wall import KEPT, of_all, of_colour

CLAUSES: Final = {  # what is asked, and the clause that explains it
    "none": "CC-10.3",
    "opening": "CC-3.1",
    "first-half": "CC-3.2",
    "second-half": "CC-3.2",
    "neutral": "CC-12.1",
    "which-first": "CC-4.3",
    "warrior": "CC-8.1",
    "traitor": "CC-8.2",
    "flood": "CC-8.3",
    "builder": "CC-8.4",
    "mandarin": "CC-8.6",
    "join-board": "CC-9.1",
    "draw-start": "CC-2.4",
    "draw-letter": "CC-2.1",
    "draw-event": "CC-14.5",
    "draw-board": "CC-9.1",
    "draw-reputation": "CC-2.2",
    "draw-threat": "CC-6.1",
}


class Standing(msgspec.Struct):
    """A province as it stands: what it would be worth, and the blocks of each colour in it."""

    name: str
    squares: list[str]
    left: int  # squares without a block
    value: int  # blocks, counter and cards used so far (CC-7.5)
    blocks: dict[str, int]  # by colour (CC-7.4)


class Region(msgspec.Struct):
    """A Mongol region: what the viewer knows of its counter."""

    name: str
    squares: list[str]
    lies: str  # down, up, removed
    threat: int | None  # None: the viewer does not know it


class ChangChengView(View, kw_only=True):
    """A position of Chang Cheng through the eyes of a seat or a watcher."""

    table: Open
    colours: dict[str, int]  # colour -> seat
    neutral: str
    own_cards: dict[str, dict[str, str]]  # own colour -> kind -> hand or a province (CC-3.8)
    known_threat: dict[str, int]  # region -> value, of those this seat scouted
    kept: dict[str, str]  # closed square -> colour it is kept for (CC-5.3)
    provinces: list[Standing]
    regions: list[Region]


def view(t: ChangCheng, viewer: int) -> ChangChengView:
    """What the viewer may know."""
    return views(t, [viewer])[0]


def views(t: ChangCheng, viewers: Sequence[int]) -> list[ChangChengView]:
    """What each of them may know; what is open to everybody is built once."""
    table = open_of(t)
    colours = colours_in_play(t)
    owners = {COLOUR_NAMES[c]: int(t.settings.seat_of[c]) for c in colours}
    scores: list[int | None] = [int(t.score(seat)) for seat in range(t.players)]
    prompt = _prompt(t, table.question)
    neutral = COLOUR_NAMES[t.settings.neutral] if t.settings.neutral >= 0 else ""
    names = [t.wall.square_name(s) for s in range(t.wall.low, t.wall.high)]
    kept = _kept(t, names)
    provinces = [_province(t, p, names) for p in range(t.wall.provinces())]
    regions = [_region(t, r, names) for r in range(t.wall.provinces())]

    def seen_by(viewer: int) -> ChangChengView:
        known = _known_threat(t, viewer)
        return ChangChengView(
            game="chang-cheng",
            players=t.players,
            viewer=viewer,
            current=t.current,
            over=t.over,
            scores=scores,
            prompt=prompt,
            legal=_legal(t, viewer),
            table=table,
            colours=owners,
            neutral=neutral,
            own_cards={
                COLOUR_NAMES[c]: kinds_of(t, c) for c in colours if t.settings.seat_of[c] == viewer
            },
            known_threat=known,
            kept=kept,
            provinces=provinces,
            regions=_as_known(regions, {**known, **table.threat}),
        )

    return [seen_by(viewer) for viewer in viewers]


def _legal(t: ChangCheng, viewer: int) -> list[str]:
    if viewer == WATCHER or t.current != viewer or t.over:
        return []
    return [write(t, action) for action in t.actions()]


def _prompt(t: ChangCheng, question: str) -> Prompt:
    facts: dict[str, str | int] = {}
    if t.current != CHANCE and not t.over:
        facts["seat"] = t.current + 1
    if t.scored >= 0:
        facts["province"] = t.wall.province_name(t.scored)
    elif t.question == SECOND_HALF:
        facts["began"] = "card" if t.began_with_card else "wall"
        facts["province"] = t.wall.province_name(t.here)
    return Prompt(question, clause_of(t), facts)


def clause_of(t: ChangCheng) -> str:
    """The clause behind what is asked now."""
    if t.question == DRAW_BOARD and t.about == 0:
        return "CC-2.1"
    if t.question == DRAW_THREAT and draw_is_open(t) and not t.events >> OBSERVERS & 1:
        return "CC-11.1"
    return CLAUSES[QUESTIONS[t.question]]


def _known_threat(t: ChangCheng, viewer: int) -> dict[str, int]:
    """The counters a seat has scouted, those removed since too (CC-15.2)."""
    if viewer == WATCHER:
        return {}
    return {
        t.wall.region_name(r): int(t.counters.threat[r])
        for r in range(t.wall.provinces())
        if t.counters.scouts[r] >> viewer & 1 and t.counters.threat[r] != NOT_DRAWN
    }


def _kept(t: ChangCheng, names: list[str]) -> dict[str, str]:
    lies = t.wall.square[t.wall.low : t.wall.high]
    return {
        name: COLOUR_NAMES[KEPT - int(colour)]
        for name, colour in zip(names, lies, strict=True)
        if colour <= KEPT
    }


def _province(t: ChangCheng, p: int, names: list[str]) -> Standing:
    first, length = int(t.wall.first[p]), int(t.wall.length[p])
    standing = t.wall.unbroken_in_province(p)
    counted = with_virtual(t, standing) if p == t.scored else standing
    cards = int(t.change) if p == t.scored else 0
    blocks = {COLOUR_NAMES[c]: int(of_colour(counted, c)) for c in range(COLOURS)}
    return Standing(
        name=t.wall.province_name(p),
        squares=names[first - t.wall.low : first - t.wall.low + length],
        left=int(t.wall.left[p]),
        value=int(of_all(standing)) + max(0, int(t.counters.reputation[p])) + cards,
        blocks={colour: n for colour, n in blocks.items() if n},
    )


def _as_known(regions: list[Region], known: dict[str, int]) -> list[Region]:
    """The regions with the counters that somebody knows."""
    return [
        Region(region.name, region.squares, region.lies, known[region.name])
        if region.name in known
        else region
        for region in regions
    ]


def _region(t: ChangCheng, r: int, names: list[str]) -> Region:
    """A region as it looks to who knows nothing of its counter."""
    first, length = int(t.wall.region_first[r]), int(t.wall.region_length[r])
    name = t.wall.region_name(r)
    lies = LIES[t.counters.lies[r]].removesuffix("-open")
    squares = names[first - t.wall.low : first - t.wall.low + length]
    return Region(name, squares, lies, None)
