"""Restore a full position from its open and hidden parts: the inverse of `views/open.py`."""

from __future__ import annotations

from wanli.core.questions import number_of
from wanli.core.state import bit
from wanli.games.great_wall.layout import STAGES, Open, Secrets, WallLine
from wanli.games.great_wall.options import settings_of
from wanli.games.great_wall.rules.counts import NONE, one
from wanli.games.great_wall.rules.game import GreatWall
from wanli.games.great_wall.rules.material import COPIES, TOKENS, VALUES, WALLS
from wanli.games.great_wall.rules.names import CARD_NAMES, COLOUR_NAMES
from wanli.games.great_wall.rules.position import set_up
from wanli.games.great_wall.rules.questions import QUESTIONS
from wanli.games.great_wall.rules.tokens import one_token
from wanli.games.great_wall.rules.walls import NO_TOKEN
from wanli.games.great_wall.views.open import pile_of


def restore(data: Open, secrets: Secrets) -> GreatWall:
    """Return the full position of an open part and the hands; raise ValueError for a bad name."""
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
    t.question = number_of(QUESTIONS, data.question)
    t.about = data.about
    t.revealed = data.revealed
    t.current = data.current
    t.reveals = data.shown
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
    for owner, target in line.dragons.items():  # the covered cards follow from these
        colour, _, kind = target.partition(" ")
        seat, under = COLOUR_NAMES.index(colour), CARD_NAMES.index(kind)
        walls.put_dragon(wall, COLOUR_NAMES.index(owner), seat, under)
    if line.bearer is not None:
        seat, on = COLOUR_NAMES.index(line.bearer.colour), CARD_NAMES.index(line.bearer.card)
        walls.put_token(wall, seat, on, line.bearer.token)


def _restore_cards(t: GreatWall, seat: int, data: Open, secrets: Secrets) -> None:
    """Restore the hand and the deck of a seat from its unplayed cards and its hand."""
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
    """Return all tokens at walls and in piles."""
    seen = [token for seat in range(t.players) for token in pile_of(t, seat)]
    seen += [token for token in [*t.walls.free, *t.walls.borne] if token != NO_TOKEN]
    return [*seen, int(t.revealed)] if t.revealed else seen
