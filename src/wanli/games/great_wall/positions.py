"""Position files: the open part of a position and the hands as a small JSON file."""

from __future__ import annotations

from typing import Final

import msgspec

from wanli.core import positions
from wanli.core.options import resolve_options
from wanli.core.state import CHANCE
from wanli.games.great_wall.conservation import faults
from wanli.games.great_wall.layout import Open, Secrets, WallLine
from wanli.games.great_wall.options import OPTIONS
from wanli.games.great_wall.restore import restore
from wanli.games.great_wall.rules.counts import NONE
from wanli.games.great_wall.rules.game import GreatWall
from wanli.games.great_wall.rules.material import OPEN_WALLS, TOKENS, VALUES, WALLS
from wanli.games.great_wall.rules.names import COLOUR_NAMES
from wanli.games.great_wall.tally import tally_faults
from wanli.games.great_wall.views.open import hand_of, open_of

TURN: Final = ("claim", "act", "draw-card", "draw-token")
ASKED: Final[dict[str, tuple[str, ...]]] = {  # the possible questions at each stage
    "set-up": ("draw-start", "draw-card", "draw-token"),
    "play": TURN,
    "last-turns": TURN,
    "claims-only": ("claim",),
}
ACTIONS_LEFT: Final[dict[str, tuple[int, ...]]] = {  # by the question asked in a turn
    "claim": (2,),
    "act": (1, 2),
    "draw-card": (0, 1),
    "draw-token": (2,),
}


class PositionFile(Open, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The contents of a position file."""

    game: str
    hidden: Secrets = msgspec.field(default_factory=Secrets)


def write_position(t: GreatWall) -> str:
    """Return a position as JSON text, one line for each part."""
    hands = {COLOUR_NAMES[seat]: hand_of(t, seat) for seat in range(t.players)}
    table = msgspec.structs.asdict(open_of(t))
    return positions.write(PositionFile(game="great-wall", hidden=Secrets(hands), **table))


def read_position(text: str) -> GreatWall:
    """Parse a position; raise BadPosition."""
    return positions.read(text, PositionFile, _build)


def _build(data: PositionFile) -> GreatWall:
    positions.check_header(data, "great-wall", (2, 3, 4, 5))
    if len(data.walls) > WALLS:
        raise positions.wrong(f"walls: {len(data.walls)}, no more than {WALLS}")
    data.options = resolve_options(OPTIONS, data.options, data.players)
    positions.refuse_first([*_name_faults(data), *_token_faults(data)])
    positions.refuse_first(tally_faults(data, data.hidden))
    state = restore(data, data.hidden)
    positions.refuse_first([*faults(state), *_contradictions(state, data)])
    return state


# ---- faults of the file: impossible at any table -------------------------------------------
def _name_faults(data: PositionFile) -> list[str]:
    """Return the faults of colour names and wall numbers."""
    named = [*data.piles, *data.hidden.hands]
    for line in _lines(data):
        named += [*line.cards, *line.covered, *line.dragons]
        named += [target.partition(" ")[0] for target in line.dragons.values()]
        named += [line.bearer.colour] if line.bearer else []
    played = COLOUR_NAMES[: data.players]
    wrong = [f"{colour} is not played" for colour in named if colour not in played]
    places = range(1, WALLS + 1)
    return wrong + [f"claimed: no wall {wall}" for wall in data.claimed if wall not in places]


def _token_faults(data: PositionFile) -> list[str]:
    """Return the faults of tokens (GW-1.2) and of the tokens at walls (GW-2.2, GW-2.3)."""
    wrong: list[str] = []
    tokens = [token for pile in data.piles.values() for token in pile]
    tokens += [data.revealed] if data.revealed else []
    for line in _lines(data):
        pair = [*line.tokens, *([line.bearer.token] if line.bearer else [])]
        if len(pair) != 2 or not line.tokens:
            wrong.append("a wall has two tokens, one of which may lie on a card")
        elif data.players == 2 and pair[0] == pair[1]:
            wrong.append("with two players no wall has equal tokens")
        tokens += pair
    values = [v for v in range(VALUES) if TOKENS[v]]
    wrong += [f"no token {token}" for token in tokens if token not in values]
    return wrong + [f"no token {v}" for v in data.supply or {} if v not in map(str, values)]


def _lines(data: PositionFile) -> list[WallLine]:
    return [line for line in data.walls if line is not None]


# ---- faults of the position: complete material, but an impossible state ---------------------
def _contradictions(t: GreatWall, data: PositionFile) -> list[str]:
    wrong = [*_turn_faults(t, data), *_end_faults(t, data)]
    most = int(OPEN_WALLS[t.players])
    if any(t.walls.is_open(wall) for wall in range(most, WALLS)):
        wrong.append(f"walls: no more than {most} with so few players")
    if t.revealed and data.question != "draw-token":
        wrong.append("a token was revealed for no wall")
    now = open_of(t)
    for name, given, true in (
        ("hands", data.hands.items(), now.hands.items()),
        ("unplayed", data.unplayed.items(), now.unplayed.items()),
    ):
        if any(item not in true for item in given):
            wrong.append(f"{name} does not agree with the rest")
    return wrong


def _turn_faults(t: GreatWall, data: PositionFile) -> list[str]:
    """Return the faults of the deciding seat and the question."""
    seats = range(t.players)
    if t.active not in seats or t.first not in seats or t.announcer not in range(-1, t.players):
        return ["the turn is nobody's"]
    if t.over != (data.question == "none"):
        return ["only a finished game asks nothing"]
    if t.over:
        return []
    if data.question not in ASKED[data.stage]:
        return [f"this is not asked then: {data.question}"]
    if t.current != _who_decides(t, data):
        return [f"seat {t.current + 1} is not asked this: {data.question}"]
    if data.stage != "set-up" and t.actions_left not in ACTIONS_LEFT[data.question]:
        return [f"actions_left: {t.actions_left} cannot be"]
    if data.stage != "set-up" and data.question != "draw-token" and not t.walls.opened:
        return ["there is no wall"]
    return [] if t.actions() else ["nothing can be done"]


def _who_decides(t: GreatWall, data: PositionFile) -> int | None:
    """Return the seat that answers a question; None if the question is impossible here."""
    if data.question == "draw-start":
        return int(CHANCE)
    if data.question == "draw-card":
        drawing = range(t.players) if data.stage == "set-up" else (t.active,)
        return int(CHANCE) if t.about in drawing else None
    if data.question == "draw-token":
        fits = t.about in range(OPEN_WALLS[t.players]) and not t.walls.is_open(t.about)
        return int(CHANCE) if fits else None
    return int(t.active)


def _end_faults(t: GreatWall, data: PositionFile) -> list[str]:
    """Return the faults of the announcement of the end (GW-6.1, GW-6.3)."""
    if (t.announcer >= 0) != (data.stage in ("last-turns", "claims-only")):
        return ["the end was announced by nobody, or too early"]
    if data.stage == "last-turns" and t.active == t.announcer and not t.over:
        return ["the announcer has no last turn"]
    if data.stage == "play" and any(_has_run_out(t, seat) for seat in range(t.players)):
        return ["somebody has run out of cards and announced nothing"]
    if t.announcer >= 0 and not _has_run_out(t, t.announcer):
        return ["the announcer still has cards"]
    if t.over and t.walls.opened and data.stage != "claims-only":
        return ["the game ended too early"]
    return []


def _has_run_out(t: GreatWall, seat: int) -> bool:
    deck_counts = not t.settings.empty_hand_ends
    return t.hands[seat] == NONE and not (deck_counts and t.decks[seat] != NONE)
