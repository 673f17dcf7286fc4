"""Build the open part of a position and the hands, in the form of `layout` (GW-7.1)."""

from __future__ import annotations

from mypy_extensions import i64

from wanli.games.great_wall.layout import STAGES, Bearer, Counts, Open, WallLine
from wanli.games.great_wall.rules.counts import count, size
from wanli.games.great_wall.rules.game import GreatWall
from wanli.games.great_wall.rules.material import KINDS, VALUES, WALLS
from wanli.games.great_wall.rules.names import CARD_NAMES, COLOUR_NAMES
from wanli.games.great_wall.rules.questions import QUESTIONS
from wanli.games.great_wall.rules.walls import (
    BEARER,
    BORNE,
    BORNE_BY,
    FREE,
    LINE,
    NO_TOKEN,
    NOBODY,
    OVER,
    ROW,
)


def open_of(t: GreatWall) -> Open:
    """Return the open part of a position."""
    hands, decks = t.hands, t.decks
    return Open(
        players=t.players,
        options=t.settings.options,
        walls=[_wall_line(t, wall) for wall in range(WALLS)],
        unplayed={COLOUR_NAMES[s]: counts_of(hands[s] + decks[s]) for s in range(t.players)},
        hands={COLOUR_NAMES[s]: size(hands[s]) for s in range(t.players)},
        piles={COLOUR_NAMES[s]: pile_of(t, s) for s in range(t.players)},
        supply={str(v): t.undrawn(v) for v in range(VALUES) if t.undrawn(v) != 0},
        stage=STAGES[t.stage],
        active=t.active,
        first=t.first,
        actions_left=t.actions_left,
        claimed=[wall + 1 for wall in range(WALLS) if t.claimed >> wall & 1],
        announcer=t.announcer,
        question=QUESTIONS[t.question].name,
        about=t.about,
        revealed=t.revealed,
        current=t.current,
        shown=t.reveals,
        over=t.over,
    )


def hand_of(t: GreatWall, seat: i64) -> Counts:
    """Return the cards in a hand by kind."""
    return counts_of(t.hands[seat])


def pile_of(t: GreatWall, seat: i64) -> list[int]:
    """Return the tokens that a player has taken."""
    pile: list[int] = []
    for value in range(VALUES):
        for _ in range(t.taken(seat, value)):
            pile.append(value)
    return pile


def counts_of(packed: i64) -> Counts:
    """Return packed counts as a dictionary by name."""
    counts: Counts = {}
    for kind in range(KINDS):
        n = count(packed, kind)
        if n != 0:
            counts[CARD_NAMES[kind]] = n
    return counts


def _wall_line(t: GreatWall, wall: i64) -> WallLine | None:
    if not t.walls.is_open(wall):
        return None
    lines, at = t.walls.lines, wall * LINE
    under_dragons = lines[at + OVER] != 0
    return WallLine(
        [lines[at + FREE + i] for i in range(2) if lines[at + FREE + i] != NO_TOKEN],
        _bearer(t, wall),
        _cards(t, wall),
        _covered(t, wall) if under_dragons else {},
        _dragons(t, wall) if under_dragons else {},
    )


def _bearer(t: GreatWall, wall: i64) -> Bearer | None:
    lines, at = t.walls.lines, wall * LINE
    seat = i64(lines[at + BEARER])
    if seat == NOBODY:
        return None
    return Bearer(COLOUR_NAMES[seat], CARD_NAMES[lines[at + BORNE_BY]], lines[at + BORNE])


def _cards(t: GreatWall, wall: i64) -> dict[str, Counts]:
    rows: dict[str, Counts] = {}
    lines, at = t.walls.lines, wall * LINE + ROW
    for seat in range(t.players):
        if size(lines[at + seat]) != 0:
            rows[COLOUR_NAMES[seat]] = counts_of(lines[at + seat])
    return rows


def _covered(t: GreatWall, wall: i64) -> dict[str, Counts]:
    rows: dict[str, Counts] = {}
    for seat in range(t.players):
        counts: Counts = {}
        for kind in range(KINDS):
            n = t.walls.covered(wall, seat, kind)
            if n != 0:
                counts[CARD_NAMES[kind]] = n
        if counts:
            rows[COLOUR_NAMES[seat]] = counts
    return rows


def _dragons(t: GreatWall, wall: i64) -> dict[str, str]:
    dragons: dict[str, str] = {}
    for seat in range(t.players):
        card = t.walls.under_dragon(wall, seat)
        if card >= 0:
            target = f"{COLOUR_NAMES[card // KINDS]} {CARD_NAMES[card % KINDS]}"
            dragons[COLOUR_NAMES[seat]] = target
    return dragons
