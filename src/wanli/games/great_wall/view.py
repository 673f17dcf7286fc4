"""What a seat or a watcher may know of Great Wall of China (GW-7), built from scratch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from wanli.core.state import CHANCE, WATCHER
from wanli.core.view import Prompt, View
from wanli.games.great_wall.layout import QUESTIONS, Counts, Open, hand_of, open_of
from wanli.games.great_wall.notation import write
from wanli.games.great_wall.rules.counts import count, size
from wanli.games.great_wall.rules.game import GreatWall
from wanli.games.great_wall.rules.material import FOOT, KINDS, WALLS, WORTH
from wanli.games.great_wall.rules.names import CARD_NAMES, COLOUR_NAMES
from wanli.games.great_wall.rules.position import SETTING_UP
from wanli.games.great_wall.rules.walls import BEARER, BORNE, LINE, NOBLES, NOBODY, ROW

CLAUSES: Final = {  # what is asked, and the clause that explains it
    "none": "GW-6.4",
    "claim": "GW-3.1",
    "act": "GW-3.4",
    "draw-start": "GW-2.4",
    "draw-card": "GW-3.4",
    "draw-token": "GW-2.2",
}


class Part(msgspec.Struct):
    """What some cards of one kind, or a token, add to a total."""

    what: str  # a kind of card, or token
    count: int
    points: int
    clause: str


class Total(msgspec.Struct):
    """A player's total at a wall with its parts (GW-4.2 to GW-4.4)."""

    colour: str
    points: int
    parts: list[Part]


class WallView(msgspec.Struct):
    """Who stands how at an open wall."""

    number: int
    leader: str  # a colour; empty if nobody leads (GW-4.5)
    noble: bool  # every card counts 1 (GW-4.3)
    totals: list[Total]  # of those present


class GreatWallView(View, kw_only=True):
    """A position of Great Wall of China through the eyes of a seat or a watcher."""

    table: Open
    decks: dict[str, int]  # sizes
    hand: Counts  # the viewer's own
    walls: list[WallView]


def view(t: GreatWall, viewer: int) -> GreatWallView:
    """What the viewer may know."""
    return views(t, [viewer])[0]


def views(t: GreatWall, viewers: Sequence[int]) -> list[GreatWallView]:
    """What each of them may know; what is open to everybody is built once."""
    seats = range(t.players)
    table = open_of(t)
    prompt = _prompt(t)
    decks = {COLOUR_NAMES[s]: t.deck_size[s] for s in seats}
    walls = [_wall(t, wall) for wall in range(WALLS) if t.walls.is_open(wall)]

    def seen_by(viewer: int) -> GreatWallView:
        return GreatWallView(
            game="great-wall",
            players=t.players,
            viewer=viewer,
            current=t.current,
            over=t.over,
            scores=[int(t.score(s)) if _may_read(t, s, viewer) else None for s in seats],
            prompt=prompt,
            legal=_legal(t, viewer),
            table=table,
            decks=decks,
            hand={} if viewer == WATCHER else hand_of(t, viewer),
            walls=walls,
        )

    return [seen_by(viewer) for viewer in viewers]


def _may_read(t: GreatWall, seat: int, viewer: int) -> bool:
    """GW-7.3: whether a pile's sum is shown; one's own always, all of them at the end."""
    return t.settings.open_scores or t.over or seat == viewer


def _legal(t: GreatWall, viewer: int) -> list[str]:
    if viewer == WATCHER or t.current != viewer or t.over:
        return []
    return [write(t, action) for action in t.actions()]


def _prompt(t: GreatWall) -> Prompt:
    facts: dict[str, str | int] = {}
    if t.current != CHANCE and not t.over:
        facts["seat"] = t.current + 1
        facts["actions"] = t.actions_left
    return Prompt(QUESTIONS[t.question], clause_of(t), facts)


def clause_of(t: GreatWall) -> str:
    """The clause behind what is asked now."""
    question = QUESTIONS[t.question]
    if question == "draw-card" and t.stage == SETTING_UP:
        return "GW-2.1"
    return CLAUSES[question]


def _wall(t: GreatWall, wall: int) -> WallView:
    leader = t.walls.leader(wall, t.players)
    lines, at = t.walls.lines, wall * LINE
    return WallView(
        number=wall + 1,
        leader="" if leader == NOBODY else COLOUR_NAMES[leader],
        noble=bool(lines[at + NOBLES]),
        totals=[_total(t, wall, s) for s in range(t.players) if size(lines[at + ROW + s])],
    )


def _total(t: GreatWall, wall: int, seat: int) -> Total:
    parts: list[Part] = []
    lines, at = t.walls.lines, wall * LINE
    row = int(lines[at + ROW + seat])
    for kind in range(KINDS):
        cards = int(count(row, kind))
        if cards:
            points, clause = _worth(bool(lines[at + NOBLES]), kind, cards)
            parts.append(Part(CARD_NAMES[kind], cards, points, clause))
    if lines[at + BEARER] == seat:
        parts.append(Part("token", 1, -int(lines[at + BORNE]), "GW-4.4"))
    return Total(COLOUR_NAMES[seat], int(t.walls.total(wall, seat)), parts)


def _worth(noble: bool, kind: int, cards: int) -> tuple[int, str]:
    if noble:
        return cards, "GW-4.3"
    if kind == FOOT:
        return cards * (cards + 1) // 2, "GW-4.2"
    return cards * int(WORTH[kind]), "GW-1.1"
