"""Build the open and the hidden part of a position, in the form of `layout` (CC-15.1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wanli.core.stack import write_steps
from wanli.games.chang_cheng.layout import (
    INITIALS,
    LIES,
    MARKS,
    Open,
    Scoring,
    Secrets,
    TowerLine,
    Turn,
)
from wanli.games.chang_cheng.notation import LETTERS
from wanli.games.chang_cheng.rules.cards import GONE, HAND, REVEALED
from wanli.games.chang_cheng.rules.counters import FACE_DOWN, NOT_DRAWN
from wanli.games.chang_cheng.rules.game import ChangCheng
from wanli.games.chang_cheng.rules.material import BOARD_SQUARES, CARDS, COLOURS, KINDS, TOWER
from wanli.games.chang_cheng.rules.names import CARD_NAMES, COLOUR_NAMES, EVENT_NAMES, FACE_NAMES
from wanli.games.chang_cheng.rules.questions import QUESTIONS
from wanli.games.chang_cheng.rules.steps import STEP_NAMES
from wanli.games.chang_cheng.rules.wall import BOARD_LETTERS
from wanli.games.chang_cheng.views.names import (
    PROVINCE_NAMES,
    REGION_NAMES,
    line_of,
    square_names,
)

BLOCKS: Final[i64] = TOWER + 1
CELLS: Final = [  # the appearance of a square, at colour * BLOCKS + block
    initial + MARKS.get(block, "") for initial in INITIALS for block in range(BLOCKS)
]
CARD_TEXTS: Final = [f"{colour} {kind}" for colour in COLOUR_NAMES for kind in CARD_NAMES]


def open_of(t: ChangCheng) -> Open:
    """Return the open part of a position."""
    wall, cards = t.wall, t.cards
    colours = colours_in_play(t)
    return Open(
        players=t.players,
        options=t.settings.options,
        content=t.content.text,
        boards=[FACE_NAMES[wall.face[b]] for b in range(wall.boards)],
        line=line_of(wall),
        rows={BOARD_LETTERS[b]: _row(t, b) for b in range(wall.boards)},
        reputation=_reputation(t),
        lies=_lies(t),
        threat=_threat(t, True),
        scouts=_scouts(t),
        drawn=_drawn(t),
        towers=_towers(t),
        scores={COLOUR_NAMES[c]: t.points[c] for c in colours},
        in_hand={COLOUR_NAMES[c]: cards.hand[c] for c in colours},
        lying=_lying(t),
        revealed=_cards_at(t, REVEALED),
        gone=_cards_at(t, GONE),
        events=[EVENT_NAMES[e] for e in range(len(EVENT_NAMES)) if t.events >> e & 1],
        emperors=t.emperors,
        letter="" if t.letter < 0 else LETTERS[t.letter],
        next_face="" if t.next_face < 0 else FACE_NAMES[t.next_face],
        turn=_turn(t),
        scoring=_scoring(t),
        question=QUESTIONS[t.question].name,
        about=t.about,
        current=t.current,
        todo=write_steps(t, STEP_NAMES),
        shown=t.reveals,
        over=t.over,
    )


def secrets_of(t: ChangCheng) -> Secrets:
    """Return the hidden part of a position."""
    cards = {COLOUR_NAMES[c]: kinds_of(t, c) for c in colours_in_play(t)}
    return Secrets(cards, _threat(t, False))


def kinds_of(t: ChangCheng, colour: i64) -> dict[str, str]:
    """Return the places of a colour's hidden cards."""
    kinds: dict[str, str] = {}
    place = t.cards.place
    for kind in range(KINDS):
        at = i64(place[colour * KINDS + kind])
        if at == HAND:
            kinds[CARD_NAMES[kind]] = "hand"
        elif at >= 0:
            kinds[CARD_NAMES[kind]] = PROVINCE_NAMES[at]
    return kinds


def colours_in_play(t: ChangCheng) -> list[int]:
    """Return the colours that belong to a player."""
    seat_of = t.settings.seat_of
    return [c for c in range(COLOURS) if seat_of[c] >= 0]


def _row(t: ChangCheng, board: i64) -> str:
    square, block, start = t.wall.square, t.wall.block, i64(t.wall.start[board])
    cells: list[str] = []
    for s in range(start, start + BOARD_SQUARES):
        colour = i64(square[s])
        cells.append("." if colour < 0 else CELLS[colour * BLOCKS + block[s]])
    return " ".join(cells)


# ---- counters --------------------------------------------------------------------------------
def _reputation(t: ChangCheng) -> dict[str, int]:
    found: dict[str, int] = {}
    reputation = t.counters.reputation
    for p in range(t.wall.provinces()):
        if reputation[p] != NOT_DRAWN:
            found[PROVINCE_NAMES[p]] = reputation[p]
    return found


def _lies(t: ChangCheng) -> dict[str, str]:
    found: dict[str, str] = {}
    lies = t.counters.lies
    for r in range(t.wall.provinces()):
        if lies[r] > FACE_DOWN:
            found[REGION_NAMES[r]] = LIES[lies[r]]
    return found


def _threat(t: ChangCheng, to_all: bool) -> dict[str, int]:
    """Return the drawn counters, either the public ones or the others."""
    found: dict[str, int] = {}
    threat = t.counters.threat
    for r in range(t.wall.provinces()):
        if threat[r] != NOT_DRAWN and t.counters.open_to_all(r) == to_all:
            found[REGION_NAMES[r]] = threat[r]
    return found


def _scouts(t: ChangCheng) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    scouts = t.counters.scouts
    for r in range(t.wall.provinces()):
        who = i64(scouts[r])
        if who != 0:
            found[REGION_NAMES[r]] = [s + 1 for s in range(t.players) if who >> s & 1]
    return found


def _drawn(t: ChangCheng) -> list[str]:
    threat = t.counters.threat
    return [REGION_NAMES[r] for r in range(t.wall.provinces()) if threat[r] != NOT_DRAWN]


# ---- towers and cards ------------------------------------------------------------------------
def _towers(t: ChangCheng) -> list[TowerLine]:
    towers, names, lines = t.towers, square_names(t.wall), list[TowerLine]()
    for i in range(towers.count):
        name = names[i64(towers.at[i]) - t.wall.low]
        lines.append(TowerLine(name, COLOUR_NAMES[towers.colour[i]], towers.near[i]))
    return lines


def _lying(t: ChangCheng) -> dict[str, dict[str, int]]:
    """Return the number of face-down cards by province and colour."""
    found: dict[str, dict[str, int]] = {}
    place, lying = t.cards.place, t.cards.lying
    for p in range(t.wall.provinces()):
        if lying[p] == 0:
            continue
        here: dict[str, int] = {}
        for card in range(CARDS):
            if place[card] == p:
                colour = COLOUR_NAMES[card // KINDS]
                here[colour] = here.get(colour, 0) + 1
        found[PROVINCE_NAMES[p]] = here
    return found


def _cards_at(t: ChangCheng, where: i64) -> list[str]:
    """Return the players' cards in a place."""
    place, seat_of, found = t.cards.place, t.settings.seat_of, list[str]()
    for card in range(CARDS):
        if place[card] == where and seat_of[card // KINDS] >= 0:
            found.append(CARD_TEXTS[card])
    return found


# ---- the current turn --------------------------------------------------------------------------
def _turn(t: ChangCheng) -> Turn:
    return Turn(
        active=t.active,
        colour=t.colour,
        opening=t.opening,
        passes=t.passes,
        began_with_card=t.began_with_card,
        near_only=t.near_only,
        here=t.here,
        there=t.there,
    )


def _scoring(t: ChangCheng) -> Scoring:
    virtual = t.virtual
    blocks = {COLOUR_NAMES[c]: virtual[c] for c in range(COLOURS) if virtual[c] != 0}
    return Scoring(t.scored, t.change, blocks)
