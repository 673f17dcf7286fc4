"""Small positions of Rise of Empires as short texts, for the tests of this folder.

    t = table(red=seat(gold=3, gaul=2), blue=seat(pool=4), turn="1B")
    t.play("lift empire 1", "empire e1a", "place gaul")
    assert t.cubes("red", "gaul") == 3

Seats are red, green, blue, violet, yellow. A missing field is 0 or empty; all other cubes are in
the stock, all other resource discs in the bank. By default red chooses the first action of a turn.
In a B turn every player has one action left; the discs lie in the row of empire actions, that of
the first player in turn order left-most.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from tests.games.text_play import TextPlay
from wanli.core.options import resolve_options
from wanli.core.play import Play
from wanli.core.rng import Rng
from wanli.games.rise_of_empires import content
from wanli.games.rise_of_empires.about import RiseOfEmpiresGame
from wanli.games.rise_of_empires.conservation import faults
from wanli.games.rise_of_empires.layout import Open, Seat, WonderLine
from wanli.games.rise_of_empires.options import OPTIONS
from wanli.games.rise_of_empires.restore import restore
from wanli.games.rise_of_empires.rules.game import RiseOfEmpires
from wanli.games.rise_of_empires.rules.names import COLOUR_NAMES, TURN_NAMES
from wanli.games.rise_of_empires.rules.questions import QUESTIONS
from wanli.games.rise_of_empires.view import RiseOfEmpiresView
from wanli.games.rise_of_empires.views.open import open_of

GAME = RiseOfEmpiresGame()
LUCK = {"next": "draw-order", "show": "draw-progress", "lay": "draw-territory"}
PHASES = ["end-of-turn", "turn-order", "points", "upkeep", "income", "food"]
REGIONS = content.load().region_ids
FIELDS = Seat.__struct_fields__


class Table(TextPlay[RiseOfEmpires]):
    """A position of Rise of Empires in which a test plays moves."""

    game = GAME
    luck = LUCK

    def usual_draw(self) -> int:
        """The last outcome, which is neither Alliance nor Mercenaries in any era."""
        return self.state.actions()[-1]

    @property
    def prompt(self) -> str:
        """The code of the prompt: choose-row, payment, region..."""
        return QUESTIONS[self.state.question].name

    @property
    def turn(self) -> str:
        """The turn, 1A to 3B."""
        return TURN_NAMES[self.state.turn]

    @property
    def current_colour(self) -> str:
        """The colour of the seat that has to decide."""
        return COLOUR_NAMES[self.state.current]

    @property
    def order(self) -> list[str]:
        """The colours in turn order."""
        return open_of(self.state).order

    def seat(self, colour: str) -> Seat:
        """The goods, tiles and cubes of a player."""
        return open_of(self.state).seats[colour]

    def cubes(self, colour: str, region: str) -> int:
        """The cubes of a player in a region."""
        return self.seat(colour).cubes.get(region, 0)

    def wonder(self, name: str = "wonder-1b") -> WonderLine | None:
        """The site and holder of a wonder on the map, or None."""
        return open_of(self.state).wonders.get(name)

    def view(self, viewer: int = -1) -> RiseOfEmpiresView:
        """The view of a seat or a spectator."""
        return self.game.view(self.state, viewer)

    def idle_until(self, *until: str) -> Table:
        """Play idle moves until one of these prompts comes up or the game is over."""
        while not self.over and self.prompt not in until:
            texts = self.legal()
            for word in ("skip", "peace", "done", "feed", "keep", "waive", "idle", "ally nobody"):
                if word in texts or any(text.startswith(word + " ") for text in texts):
                    self.play(next(text for text in texts if text.startswith(word)), draw=False)
                    break
            else:
                self.play(self._cheapest(texts), draw=False)
            if self.prompt.startswith("draw") and self.prompt not in until:
                self.draw()
        return self

    def _cheapest(self, texts: list[str]) -> str:
        """Choose a trade or a free tile if there is one."""
        for word in ("disc trade", "trade 1", "disc territory", "disc progress"):
            found = [text for text in texts if text.startswith(word)]
            if found:
                return found[0]
        return texts[0]


def seat(**has: object) -> dict[str, object]:
    """The fields of a seat: goods, lists of tiles, and cubes by region (- as _)."""
    found: dict[str, object] = {"food": 5}
    cubes: dict[str, object] = {}
    for name, value in has.items():
        if name in FIELDS:
            found[name] = value
        else:
            assert name.replace("_", "-") in REGIONS, name
            cubes[name.replace("_", "-")] = value
    return {**found, "cubes": cubes}


def wonder(
    site: str, holder: str, *, marked: bool = True, builder: str = "", beyond_reach: bool = False
) -> dict[str, object]:
    """The fields of a wonder on the map."""
    line = {"site": site, "holder": holder, "marked": marked, "builder": builder}
    return {**line, "beyond_reach": beyond_reach}


def table(
    turn: str = "1A",
    *,
    players: int = 3,
    progress: Iterable[str] = (),
    territory: Iterable[str] = (),
    cities: Iterable[str] = (),
    wonders: dict[str, dict[str, object]] | None = None,
    options: dict[str, str] | None = None,
    rows: dict[str, list[str]] | None = None,
    order: list[str] | None = None,
    more: dict[str, object] | None = None,
    seats: dict[str, dict[str, object]] | None = None,
    **colours: dict[str, object],
) -> Table:
    """A position in which the first player in turn order has to choose an action.

    progress, territory, cities: the shown tiles; tiles that are neither shown nor owned lie below
    or are out of the game.
    """
    given = {**(seats or {}), **colours}
    names = {colour: given.get(colour, seat()) for colour in COLOUR_NAMES[:players]}
    wonders = wonders or {}
    order = order or COLOUR_NAMES[:players]
    rows = rows if rows is not None else _rows(turn, order)
    taken = 6 * players - sum(len([d for d in discs if d]) for discs in rows.values())
    actions = f"action:{1 if turn.endswith('A') else taken + 1}"
    phases = PHASES if turn != "3B" else [p for p in PHASES if p != "turn-order"]
    for name, line in wonders.items():
        holder = names[str(line["holder"])]
        holder["cities"] = [*_list(holder, "cities"), name]
    parts: dict[str, object] = {
        "players": players,
        "options": options or {},
        "turn": turn,
        "order": order,
        "seats": names,
        "progress": _progress(turn, list(progress), names),
        "territory": _territory(turn, list(territory), names),
        "wonders": wonders,
        "rows": rows,
        "todo": [*phases, actions],
        "current": COLOUR_NAMES.index(order[0]),
        "doing": {"active": COLOUR_NAMES.index(order[0])},
        **_cities(turn, list(cities), names),
        **(more or {}),
    }
    return Table(_restored(parts))


def _restored(parts: dict[str, object]) -> RiseOfEmpires:
    """Return the position of these fields, in which discs may be missing, and check it."""
    data = msgspec.convert(parts, Open)
    data.options = resolve_options(OPTIONS, data.options, data.players)
    state = restore(data)
    assert faults(state) == []
    return state


def _list(part: dict[str, object], name: str) -> list[str]:
    return msgspec.convert(part.get(name, []), list[str])


def _rows(turn: str, order: list[str]) -> dict[str, list[str]]:
    """The rows of a B turn: one disc of each player, that of the first player left-most."""
    if turn.endswith("A"):
        return {}
    return {"empire": list(reversed(order))}


def _progress(
    turn: str, shown: list[str], names: dict[str, dict[str, object]]
) -> dict[str, object]:
    """The progress boxes: shown tiles, and below them the tiles of later turns."""
    c = content.load()
    had = [kind for one in names.values() for kind in _list(one, "progress")]
    left = 5 - TURN_NAMES.index(turn)
    counts = {kind: int(c.kind_count[i]) for i, kind in enumerate(c.kind_ids)}
    unseen: dict[str, int] = {}
    gone: dict[str, int] = {}
    for era in (1, 2, 3):
        below = min(max(left - 2 * (3 - era), 0), 2) * 8
        for i, kind in enumerate(c.kind_ids):
            if c.kind_era[i] == era:
                free = counts[kind] - had.count(kind) - shown.count(kind)
                unseen[kind] = min(free, below)
                below -= unseen[kind]
                gone[kind] = free - unseen[kind]
        assert below == 0, f"too many tiles of era {era} are shown or taken for {turn}"
    return {
        "shown": shown + [""] * (8 - len(shown)),
        "left": [left] * 8,
        "unseen": {k: n for k, n in unseen.items() if n},
        "gone": {k: n for k, n in gone.items() if n},
    }


def _territory(
    turn: str, shown: list[str], names: dict[str, dict[str, object]]
) -> dict[str, object]:
    c = content.load()
    lands = [msgspec.convert(one.get("territory", {}), dict[str, int]) for one in names.values()]
    left = max(0, 3 - TURN_NAMES.index(turn))
    below, unseen, gone = left * 10, {}, {}
    for i, land in enumerate(c.land_ids):
        free = int(c.land_count[i]) - shown.count(land) - sum(one.get(land, 0) for one in lands)
        unseen[land] = min(free, below)
        below -= unseen[land]
        gone[land] = free - unseen[land]
    assert below == 0
    return {
        "shown": shown + [""] * (10 - len(shown)),
        "left": [left] * 10,
        "unseen": {k: n for k, n in unseen.items() if n},
        "gone": {k: n for k, n in gone.items() if n},
    }


def _cities(turn: str, shown: list[str], names: dict[str, dict[str, object]]) -> dict[str, object]:
    c = content.load()
    had = [tile for one in names.values() for tile in _list(one, "cities")]
    now = TURN_NAMES.index(turn)
    past = [tile for i, tile in enumerate(c.city_ids) if c.city_turn[i] <= now]
    return {
        "shown_cities": shown,
        "gone_cities": [tile for tile in past if tile not in shown and tile not in had],
    }


def own_set(*changes: Callable[[dict[str, Any]], object]) -> str:
    """The text of an owner's content set: the shipped set with changes."""
    data = json.loads(content.shipped_text())
    data["setup"]["name"] = "Mine"
    for change in changes:
        change(data)
    return json.dumps(data)


def new(players: int = 3, options: dict[str, str] | None = None, own: str = "") -> Table:
    """A game before its first draw."""
    state = GAME.new(GAME.setup(players, options or {}, own))
    assert isinstance(state, RiseOfEmpires)
    return Table(state)


def random_decisions(
    players: int, seed: int, options: dict[str, str] | None = None
) -> Iterator[Play]:
    """Yield a random game before each decision and at its end."""
    play = Play(GAME, GAME.setup(players, options or {}), Rng(seed))
    rng = Rng(seed + 1)
    while not play.over:
        yield play
        play.move(GAME.write(play.state, play.state.sampled(rng)))
    yield play


def complete_game(players: int, seed: int, options: dict[str, str] | None = None) -> Play:
    """A complete random game."""
    *_, play = random_decisions(players, seed, options)
    return play
