"""Small positions of Great Wall of China as short texts, for the tests of this folder.

    t = table(wall(5, 3, red="3 foot gate", blue="keep"), hands={"red": "2 gate horseman"})
    assert t.totals(1) == {"red": 8, "blue": 3}
    t.play("claim 5 at 1 on gate", "play 2 gate at 1")
    assert t.refused("draw") == ""

The colours are red, green, blue, violet, yellow, by seat from 0. A missing hand is one wall card;
a missing deck has all remaining cards of its colour.

Luck: a draw may be given among the texts ("card red gate", "token 5 at 2"); one that is not given
takes its first outcome, but no pair of equal tokens if there is another (GW-2.3).
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from tests.games import text_play
from tests.games.text_play import TextPlay, any_legal
from wanli.core.play import Play
from wanli.core.rng import Rng
from wanli.core.state import State
from wanli.games.great_wall import notation
from wanli.games.great_wall.about import GreatWallGame
from wanli.games.great_wall.layout import STAGES, WallLine
from wanli.games.great_wall.options import settings_of
from wanli.games.great_wall.positions import read_position
from wanli.games.great_wall.rules.game import GreatWall, new_game
from wanli.games.great_wall.rules.names import COLOUR_NAMES
from wanli.games.great_wall.rules.questions import QUESTIONS
from wanli.games.great_wall.view import GreatWallView
from wanli.games.great_wall.views.open import hand_of, open_of, pile_of

GAME = GreatWallGame()
LUCK = {"start": "draw-start", "card": "draw-card", "token": "draw-token"}
COPIES = {"wall": 7, "gate": 3, "keep": 1, "foot": 5, "horseman": 2, "noble": 1, "dragon": 1}
TOKENS = {1: 2, 2: 6, 3: 7, 4: 7, 5: 8, 7: 4, 8: 2}
OPEN_WALLS = {2: 2, 3: 3, 4: 4, 5: 4}

Wall = dict[str, object]
Tables = list[tuple[int, dict[str, str]]]
TABLES: Tables = [  # every number of players and every value of every option
    (2, {}),
    (2, {"claims": "declinable", "end": "empty-hand", "scores": "open"}),
    (3, {"dragon-targets": "opponents", "first-seat": "3"}),
    (4, {"claims": "declinable", "dragon-targets": "opponents"}),
    (5, {}),
    (5, {"end": "empty-hand"}),
]


class Table(TextPlay[GreatWall]):
    """A position of Great Wall of China in which a test plays moves."""

    game = GreatWallGame()
    luck = LUCK

    def usual_draw(self) -> int:
        """The first outcome that does not make a pair of equal tokens."""
        outcomes = [m for m in self.legal() if m.split()[1] != str(self.state.revealed)]
        return notation.read(self.state, [*outcomes, *self.legal()][0])

    @property
    def prompt(self) -> str:
        """The code of the prompt: claim, act, draw-card, draw-token..."""
        return QUESTIONS[self.state.question].name

    @property
    def stage(self) -> str:
        """The stage of the game: set-up, play, last-turns, claims-only."""
        return STAGES[self.state.stage]

    @property
    def turn(self) -> str:
        """The colour of the active player."""
        return COLOUR_NAMES[self.state.active]

    @property
    def actions_left(self) -> int:
        """The number of actions left in the turn."""
        return int(self.state.actions_left)

    def leader(self, number: int = 1) -> str:
        """The colour that leads at a wall, or "" if none does."""
        (leader,) = [w.leader for w in self.view().walls if w.number == number]
        return leader

    def totals(self, number: int = 1) -> dict[str, int]:
        """The totals of the players present at a wall, by colour."""
        (totals,) = [w.totals for w in self.view().walls if w.number == number]
        return {total.colour: total.points for total in totals}

    def wall_line(self, number: int = 1) -> WallLine | None:
        """The tokens and cards at a wall, or None if it is not open."""
        return open_of(self.state).walls[number - 1]

    def tokens(self, number: int = 1) -> list[int]:
        """The free tokens of a wall; none if it is not open."""
        line = self.wall_line(number)
        return line.tokens if line else []

    def first_token(self, number: int = 1) -> str:
        """The card with the first token, and the token, as "red gate 5", or ""."""
        line = self.wall_line(number)
        bearer = line.bearer if line else None
        return f"{bearer.colour} {bearer.card} {bearer.token}" if bearer else ""

    def cards(self, number: int, colour: str) -> dict[str, int]:
        """The uncovered cards of a colour at a wall."""
        line = self.wall_line(number)
        return line.cards.get(colour, {}) if line else {}

    def hand(self, colour: str) -> dict[str, int]:
        """The cards in a hand, by kind."""
        return hand_of(self.state, COLOUR_NAMES.index(colour))

    def deck(self, colour: str) -> int:
        """The number of cards in a deck."""
        return int(self.state.deck_size[COLOUR_NAMES.index(colour)])

    def pile(self, colour: str) -> list[int]:
        """The tokens in a pile."""
        return pile_of(self.state, COLOUR_NAMES.index(colour))

    def points(self, colour: str) -> int:
        """The points of a pile."""
        return int(self.state.score(COLOUR_NAMES.index(colour)))

    def supply(self) -> int:
        """The number of tokens in the supply."""
        return int(self.state.supply_size)

    def view(self, seat: int = -1) -> GreatWallView:
        """The view of a seat or a spectator."""
        return self.game.view(self.state, seat)


def wall(*tokens: int, on: str = "", over: str = "", **cards: str) -> Wall:
    """A wall with its free tokens and the uncovered cards of each colour: red="3 foot gate".

    on    the card that carries a token, and the token: "red gate 5"
    over  the cards that dragons cover: "red on blue noble, blue on green keep"; `cards` includes
          uncovered dragons and excludes covered cards
    """
    dragons = dict(laid.split(" on ") for laid in over.split(", ") if laid)
    covered: dict[str, dict[str, int]] = {}
    for target in dragons.values():
        colour, kind = target.split()
        counts = covered.setdefault(colour, {})
        counts[kind] = counts.get(kind, 0) + 1
    bearer = dict(zip(("colour", "card", "token"), on.split(), strict=bool(on)))
    return {
        "tokens": list(tokens),
        "bearer": {**bearer, "token": int(bearer["token"])} if on else None,
        "cards": {colour: counts_of(names) for colour, names in cards.items()},
        "covered": covered,
        "dragons": dragons,
    }


def table(
    *walls: Wall | None,
    players: int = 3,
    hands: Mapping[str, str] | None = None,
    decks: Mapping[str, str] | None = None,
    piles: Mapping[str, Sequence[int]] | None = None,
    supply: Sequence[int] | None = None,
    active: int = 0,
    **more: object,
) -> Table:
    """A position in which `active` begins a turn, with claims if they lead at a wall.

    supply  the tokens not drawn yet; all remaining tokens go to the last player's pile
    more    other fields of layout.Open; `question` or `actions_left` start within the turn
    """
    parts: dict[str, object] = {
        "game": "great-wall",
        "players": players,
        "walls": [line or None for line in walls or DEFAULT_WALLS[: OPEN_WALLS[players]]],
        "unplayed": _unplayed(hands or {}, decks or {}),
        "piles": {colour: list(pile) for colour, pile in (piles or {}).items()},
        "hidden": {"hands": _hands(players, hands or {})},
        "active": active,
        "current": active,
        **more,
    }
    if supply is not None:
        last = COLOUR_NAMES[players - 1]
        parts["supply"] = {str(v): supply.count(v) for v in supply}
        parts["piles"] = {**(piles or {}), last: _rest(walls, piles or {}, supply)}
    t = Table(read_position(json.dumps(parts)))
    if not {"question", "actions_left"} & more.keys():
        t.state.begin_turn()
    return t


DEFAULT_WALLS: tuple[Wall, ...] = (wall(5, 3), wall(4, 2), wall(7, 1), wall(8, 5))


def opening(players: int = 3, *texts: str, **options: str) -> Table:
    """A game before its first move by seat 1: the given draws, then first outcomes."""
    return unopened(players, **{"first_seat": "1", **options}).play(*texts)


def unopened(players: int = 3, **options: str) -> Table:
    """A game before its first draw; options as first_seat="2"."""
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    setup = GAME.setup(players, chosen)
    return Table(new_game(settings_of(players, setup.options)))


def random_positions(players: int, options: Mapping[str, str], seed: int) -> Iterator[Play]:
    """Yield a random game before each move; the rules' random play makes half of the moves."""

    def choose(state: State, rng: Rng) -> int:
        return state.sampled(rng) if rng.below(2) else any_legal(state, rng)

    return text_play.random_positions(GAME, GAME.setup(players, options), seed, choose)


def random_game(players: int, options: Mapping[str, str], seed: int) -> Play:
    """A random game that has ended."""
    *_, play = random_positions(players, options, seed)
    return play


def counts_of(names: str) -> dict[str, int]:
    """Return cards by kind: "3 foot gate" is three foot soldiers and a gate."""
    counts: dict[str, int] = {}
    n = 1
    for name in names.split():
        if name.isdecimal():
            n = int(name)
        else:
            counts[name] = counts.get(name, 0) + n
            n = 1
    return counts


def _hands(players: int, given: Mapping[str, str]) -> dict[str, dict[str, int]]:
    return {colour: counts_of(given.get(colour, "wall")) for colour in COLOUR_NAMES[:players]}


def _unplayed(hands: Mapping[str, str], decks: Mapping[str, str]) -> dict[str, dict[str, int]]:
    """The cards of hand and deck together, for the colours with a given deck."""
    return {
        colour: counts_of(f"{hands.get(colour, 'wall')} {deck}") for colour, deck in decks.items()
    }


def _rest(
    walls: Sequence[Wall | None], piles: Mapping[str, Sequence[int]], supply: Sequence[int]
) -> list[int]:
    """The tokens that are not at a wall, in a pile or in the supply."""
    left = [value for value, n in TOKENS.items() for _ in range(n)]
    seen = [*supply, *(token for pile in piles.values() for token in pile)]
    for line in walls:
        found = msgspec.convert(line, WallLine | None)
        seen += found.tokens if found else []
        seen += [found.bearer.token] if found and found.bearer else []
    for token in seen:
        left.remove(token)
    return left
