"""The open part of a position (GW-7.1) as plain data, and a position built from it again.

A view adds its seat's hand; a position's text adds all hands. Both become a full position again
through `restore`, so what is open is listed in one place only.
"""

from __future__ import annotations

from typing import Final

import msgspec

from wanli.core.state import bit
from wanli.games.great_wall.options import settings_of
from wanli.games.great_wall.rules.counts import NONE, count, one, size
from wanli.games.great_wall.rules.game import GreatWall
from wanli.games.great_wall.rules.material import COPIES, KINDS, TOKENS, VALUES, WALLS
from wanli.games.great_wall.rules.names import CARD_NAMES, COLOUR_NAMES
from wanli.games.great_wall.rules.position import set_up
from wanli.games.great_wall.rules.tokens import one_token
from wanli.games.great_wall.rules.walls import (
    BEARER,
    BORNE,
    BORNE_BY,
    FREE,
    LINE,
    NO_TOKEN,
    NOBODY,
    ROW,
)

QUESTIONS: Final = ["none", "claim", "act", "draw-start", "draw-card", "draw-token"]
STAGES: Final = ["set-up", "play", "last-turns", "claims-only"]

Counts = dict[str, int]  # kind -> number of cards


class Bearer(msgspec.Struct, forbid_unknown_fields=True):
    """A first token that lies on a card (GW-3.2)."""

    colour: str
    card: str
    token: int


class WallLine(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One open wall."""

    tokens: list[int]  # free
    bearer: Bearer | None = None
    cards: dict[str, Counts] = {}  # uncovered, by colour
    covered: dict[str, Counts] = {}  # void under a dragon (GW-5.2)
    dragons: dict[str, str] = {}  # owner -> "blue noble": what his dragon was laid on


class Open(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What everybody may know. Defaults are left out, so that an example is a small file."""

    players: int
    options: dict[str, str] = {}
    walls: list[WallLine | None] = []
    unplayed: dict[str, Counts] = {}  # hand and deck together; left out: what lies nowhere else
    hands: dict[str, int] = {}  # sizes
    piles: dict[str, list[int]] = {}  # every token was seen when it was taken (GW-7.3)
    supply: dict[str, int] | None = None  # value -> tokens not drawn; left out: all the others
    stage: str = "play"
    active: int = 0
    first: int = 0
    actions_left: int = 2
    claimed: list[int] = []  # walls from 1
    announcer: int = -1
    question: str = "act"
    about: int = 0
    revealed: int = 0
    current: int = 0
    shown: int = 0
    over: bool = False


class Secrets(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What is hidden from somebody: the hands."""

    hands: dict[str, Counts] = {}


# ---- from a position -------------------------------------------------------------------------
def open_of(t: GreatWall) -> Open:
    """The open part of a position."""
    seats = range(t.players)
    return Open(
        players=t.players,
        options=t.settings.options,
        walls=[_wall_line(t, wall) for wall in range(WALLS)],
        unplayed={COLOUR_NAMES[s]: _unplayed(t, s) for s in seats},
        hands={COLOUR_NAMES[s]: t.hand_size[s] for s in seats},
        piles={COLOUR_NAMES[s]: pile_of(t, s) for s in seats},
        supply={str(v): int(t.undrawn(v)) for v in range(VALUES) if t.undrawn(v)},
        stage=STAGES[t.stage],
        active=t.active,
        first=t.first,
        actions_left=t.actions_left,
        claimed=[wall + 1 for wall in range(WALLS) if t.claimed >> wall & 1],
        announcer=t.announcer,
        question=QUESTIONS[t.question],
        about=t.about,
        revealed=t.revealed,
        current=t.current,
        shown=t.shown,
        over=t.over,
    )


def hand_of(t: GreatWall, seat: int) -> Counts:
    """The cards in a hand, by kind."""
    return counts_of(int(t.hands[seat]))


def pile_of(t: GreatWall, seat: int) -> list[int]:
    """The tokens a player has taken."""
    return [v for v in range(VALUES) for _ in range(t.taken(seat, v))]


def counts_of(packed: int) -> Counts:
    """Packed counts by name."""
    return {name: n for kind, name in enumerate(CARD_NAMES) if (n := int(count(packed, kind)))}


def _counts(numbers: list[int]) -> Counts:
    return {CARD_NAMES[kind]: n for kind, n in enumerate(numbers) if n}


def _unplayed(t: GreatWall, seat: int) -> Counts:
    return counts_of(int(t.hands[seat] + t.decks[seat]))


def _wall_line(t: GreatWall, wall: int) -> WallLine | None:
    walls = t.walls
    if not walls.is_open(wall):
        return None
    lines, at = walls.lines, wall * LINE
    bearer = None
    if lines[at + BEARER] != NOBODY:
        colour, card = COLOUR_NAMES[lines[at + BEARER]], CARD_NAMES[lines[at + BORNE_BY]]
        bearer = Bearer(colour, card, int(lines[at + BORNE]))
    dragons = {}
    for seat in range(t.players):
        target = int(walls.under_dragon(wall, seat))
        if target >= 0:
            owner, kind = divmod(target, int(KINDS))
            dragons[COLOUR_NAMES[seat]] = f"{COLOUR_NAMES[owner]} {CARD_NAMES[kind]}"
    return WallLine(
        tokens=[int(lines[at + FREE + i]) for i in (0, 1) if lines[at + FREE + i] != NO_TOKEN],
        bearer=bearer,
        cards={
            COLOUR_NAMES[seat]: counts_of(row)
            for seat in range(t.players)
            if size(row := int(lines[at + ROW + seat]))
        },
        covered=_covered(t, wall) if dragons else {},
        dragons=dragons,
    )


def _covered(t: GreatWall, wall: int) -> dict[str, Counts]:
    rows: dict[str, Counts] = {}
    for seat in range(t.players):
        counts = _counts([int(t.walls.covered(wall, seat, kind)) for kind in range(KINDS)])
        if counts:
            rows[COLOUR_NAMES[seat]] = counts
    return rows


# ---- back to a position ----------------------------------------------------------------------
def restore(data: Open, secrets: Secrets) -> GreatWall:
    """The full position of an open part and the hands; wrong names raise ValueError."""
    t = GreatWall(settings_of(data.players, data.options))
    set_up(t)
    for wall, line in enumerate(data.walls):
        if line is not None:
            _restore_wall(t, wall, line)
    for seat in range(t.players):
        _restore_cards(t, seat, data, secrets)
        for token in data.piles.get(COLOUR_NAMES[seat], []):
            t.earn(seat, token)
    t.stage = STAGES.index(data.stage)
    t.active = data.active
    t.first = data.first
    t.actions_left = data.actions_left
    for wall in data.claimed:
        t.claimed |= bit(wall - 1)
    t.announcer = data.announcer
    t.question = QUESTIONS.index(data.question)
    t.about = data.about
    t.revealed = data.revealed
    t.current = data.current
    t.shown = data.shown
    t.over = data.over
    _restore_supply(t, data)
    return t


def _restore_wall(t: GreatWall, wall: int, line: WallLine) -> None:
    walls = t.walls
    one, two = [*line.tokens, NO_TOKEN][:2]
    walls.open(wall, one, two)
    for colour, counts in line.cards.items():
        for kind, n in counts.items():
            walls.lay(wall, COLOUR_NAMES.index(colour), CARD_NAMES.index(kind), n)
    for owner, target in line.dragons.items():  # what they cover follows
        colour, _, kind = target.partition(" ")
        seat, under = COLOUR_NAMES.index(colour), CARD_NAMES.index(kind)
        walls.put_dragon(wall, COLOUR_NAMES.index(owner), seat, under)
    if line.bearer is not None:
        seat, on = COLOUR_NAMES.index(line.bearer.colour), CARD_NAMES.index(line.bearer.card)
        walls.put_token(wall, seat, on, line.bearer.token)


def _restore_cards(t: GreatWall, seat: int, data: Open, secrets: Secrets) -> None:
    """Hand and deck of a seat: what it has not played, the hand as the secrets have it."""
    colour = COLOUR_NAMES[seat]
    given = data.unplayed.get(colour)
    hand = secrets.hands.get(colour, {})
    t.hands[seat] = t.decks[seat] = int(NONE)
    for kind, name in enumerate(CARD_NAMES):
        unplayed = given.get(name, 0) if given is not None else _not_on_table(t, seat, kind)
        t.hands[seat] += hand.get(name, 0) * one(kind)
        t.decks[seat] += (unplayed - hand.get(name, 0)) * one(kind)
    unknown = set(hand) | set(given or {})
    if not unknown <= set(CARD_NAMES):
        raise ValueError(f"no card {sorted(unknown - set(CARD_NAMES))[0]!r}")


def _not_on_table(t: GreatWall, seat: int, kind: int) -> int:
    lying = 0
    for wall in range(WALLS):
        lying += int(t.walls.uncovered(wall, seat, kind)) + int(t.walls.covered(wall, seat, kind))
    return int(COPIES[kind]) - lying


def _restore_supply(t: GreatWall, data: Open) -> None:
    seen = tokens_seen(t)
    t.supply = t.supply_size = 0
    for v in range(VALUES):
        left = TOKENS[v] - seen.count(v) if data.supply is None else data.supply.get(str(v), 0)
        t.supply += left * one_token(v)
        t.supply_size += left


def tokens_seen(t: GreatWall) -> list[int]:
    """All tokens that lie at walls or in piles."""
    seen = [token for seat in range(t.players) for token in pile_of(t, seat)]
    seen += [token for token in [*t.walls.free, *t.walls.borne] if token != NO_TOKEN]
    return [*seen, int(t.revealed)] if t.revealed else seen
