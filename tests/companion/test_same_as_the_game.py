"""Random games entered into the companion entry by entry: both have the same wonders.

The content set has many cheap wonders, which are built in a few regions.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from tests.games.rise_of_empires.positions import GAME, own_set
from wanli.companion import entries
from wanli.companion.book import Book
from wanli.companion.notebook import Notebook, OwnPlayer, OwnRegion, OwnWonder
from wanli.companion.presenter import standing_of
from wanli.companion.replay import apply_entry
from wanli.core.play import Move, Play
from wanli.core.rng import Rng
from wanli.core.state import Note
from wanli.games.rise_of_empires.content import read_set
from wanli.games.rise_of_empires.rules.game import RiseOfEmpires
from wanli.games.rise_of_empires.rules.names import COLOUR_NAMES
from wanli.games.rise_of_empires.rules.questions import QUESTIONS

CROWDED = ("gaul", "italia", "mediterranean")
MORE = 5  # additional wonders of each printed turn


def full_of_wonders(data: dict[str, Any]) -> None:
    """Change the content: many affordable wonders, and wars with great losses."""
    tiles = [t for t in data["city_tiles"]["tiles"] if t["kind"] == "wonder" and t["turn"] < "3"]
    for number in range(MORE):
        for tile in tiles[:2]:
            data["city_tiles"]["tiles"].append({**tile, "id": f"{tile['id']}-{number}"})
    for tile in data["city_tiles"]["tiles"]:
        if tile["kind"] == "wonder":
            tile.update(cost={"gold": 1}, upkeep_gold=len(tile["id"]) % 3)
    data["setup"]["start"].update(gold=12, pool=12)
    for face in data["empire_tiles"]["faces"]:
        face.update(attacker_loss=1, defender_loss=3)


OWN = own_set(full_of_wonders)


def notebook_of(players: int, options: dict[str, str]) -> Notebook:
    """Return a notebook with the names and numbers of the content set."""
    data = read_set(OWN)
    kept = [t for t in data.city_tiles.tiles if t.kind == "wonder" and t.turn < "3"]
    return Notebook(
        1,
        [OwnPlayer(colour, colour) for colour in COLOUR_NAMES[:players]],  # type: ignore[arg-type]
        [OwnWonder(t.id, t.turn, t.vp, t.upkeep_gold) for t in kept],  # type: ignore[arg-type]
        [OwnRegion(r.id, r.era, r.wonder_zone, r.sea) for r in data.map.regions],  # type: ignore[arg-type]
        options,
    )


class GameWithCompanion:
    """A game of the rules and a companion's book that gets an entry for each event."""

    def __init__(self, players: int, options: dict[str, str], seed: int) -> None:
        self.play = Play(GAME, GAME.setup(players, options, OWN), Rng(seed))
        self.book = Book(notebook_of(players, options))
        self.built = ""  # a wonder without an entry, as its site is not chosen yet
        self.war: dict[str, Any] = {}  # a war without an entry, as its losses are not chosen yet
        self.points: Counter[str] = Counter()  # the points of wonders by the notes of the game
        self.seen: Counter[str] = Counter()
        self._told = 0
        self.catch_up(0)

    @property
    def state(self) -> RiseOfEmpires:
        """The position of the game."""
        assert isinstance(self.play.state, RiseOfEmpires)
        return self.play.state

    def move(self, text: str) -> None:
        """Make a move and write its entries."""
        t, words = self.state, text.split()
        cubes = 0
        if words[0] == "war":
            region, enemy = t.content.region_ids.index(words[1]), COLOUR_NAMES.index(words[2])
            cubes = int(t.cubes_in(enemy, region))
        self.play.move(text)
        self.catch_up(cubes)

    def catch_up(self, cubes: int) -> None:
        """Write entries for all moves without entries."""
        for move in self.play.moves[self._told :]:
            self.write_move(move, cubes)
        self._told = len(self.play.moves)
        asked = QUESTIONS[self.state.question].name if not self.play.over else ""
        self.maybe_end_losses(asked == "loss")
        if self.built and asked != "site":
            self.write(entries.Built(self.built, self.builder, None))
            self.built = ""
        self.write_wonders_beyond_reach()

    def write_wonders_beyond_reach(self) -> None:
        """Write an entry for each wonder that came beyond reach."""
        mine, theirs = self.book.wonders, self.state.wonders
        for wonder in self.book.all:
            holder, site = int(mine.holder(wonder)), int(mine.site(wonder))
            bare = mine.stands(wonder) and mine.markers(holder, site) == 0
            if bare and theirs.beyond_reach(wonder) and not mine.beyond_reach(wonder):
                self.write(entries.Left(self.book.players[holder], self.book.regions[site]))

    def write_move(self, move: Move, cubes: int) -> None:
        """Write the entries of a move and of its notes."""
        verb, *names = move.text.split()
        if verb == "site":
            self.write(entries.Built(self.built, COLOUR_NAMES[move.seat], names[0]))
            self.built = ""
        elif verb == "mark":
            self.write(entries.Marked(names[0]))
        elif verb == "raze":
            self.write(entries.Razed(names[0]))
        elif verb == "keep":
            self.until("upkeep")
            self.write(entries.Paid(names[0]))
        elif verb == "yield":
            self.until("upkeep")
            self.write(entries.LetGo(names[0]))
        for note in move.notes:
            self.write_note(note, move.text, cubes)

    def write_note(self, note: Note, text: str, cubes: int) -> None:
        """Write the entry of a note."""
        facts = note.facts
        who = COLOUR_NAMES[int(facts["seat"]) - 1] if "seat" in facts else ""
        if note.code == "wonder-built" and facts["tile"] in self.book.printed.ids:
            self.built, self.builder = str(facts["tile"]), who
            self.points[who] += int(facts["points"])
        elif note.code == "war":
            self.war = {**facts, "by": who, "cubes": cubes, "fallen": []}
        elif note.code == "marker-falls":
            self.war["fallen"].append(facts["wonder"])
        elif note.code == "wonder-destroyed" and text.split()[1:] != [facts["wonder"]]:
            self.destroyed(str(facts["wonder"]), note.clause)
        elif note.code == "wonder-scores":
            self.until("points")
            if self.book.due(self.book.wonder(str(facts["wonder"]))):
                self.write(entries.Scored(who))
            self.points[who] += int(facts["points"])
        elif note.code == "turn-begins" and facts["turn"] != "1A":
            self.maybe_end_losses(False)
            self.until("actions", str(facts["turn"]))
        elif note.code == "game-ends":
            self.until("over")

    def destroyed(self, wonder: str, clause: str) -> None:
        """Write the entry of a wonder destroyed for lack of a cube or of gold."""
        if clause == "WW-7":
            self.maybe_end_losses(False)
            self.write(entries.Razed(wonder))
        else:
            self.until("upkeep")
            self.write(entries.LetGo(wonder))

    def maybe_end_losses(self, more: bool) -> None:
        """Write the entry of a war when all its losses are chosen."""
        war = self.war
        if more or not war:
            return
        self.war = {}
        if self.book.held(self.book.player(war["other"]), self.book.region(war["region"])):
            left = war["cubes"] - (war["loss"] - len(war["fallen"])) > 0
            sides = (war["region"], war["by"], war["other"])
            self.write(entries.War(*sides, war["fallen"], left))

    def until(self, phase: str, turn: str = "") -> None:
        """Write entries up to a phase."""
        while self.book.phase != phase or turn not in ("", standing_of(self.book).turn):
            self.maybe_end_losses(False)
            self.write_wonders_beyond_reach()
            self.write(entries.WentOn())

    def write(self, entry: entries.AnyEntry) -> None:
        """Add an entry, which the companion must allow."""
        did = type(entry).__name__
        self.seen[did] += 1
        may = standing_of(self.book).may
        assert entry.__struct_config__.tag in may, (did, may)
        apply_entry(self.book, entry)

    def compare(self) -> None:
        """Assert that both have the same wonders, points and pending question."""
        if self.war or self.built:
            return
        mine, theirs = self.book.wonders, self.state.wonders
        assert list(mine.lines) == list(theirs.lines)
        assert self.book.won == [self.points[colour] for colour in self.book.players]
        asked = not self.play.over and QUESTIONS[self.state.question].name == "mark"
        assert (self.book.undecided[:1] == [self.state.about]) if asked else not self.book.undecided


def choose(both: GameWithCompanion, rng: Rng) -> str:
    """Choose a random move, usually one that builds, attacks or keeps a wonder."""
    texts = both.play.legal()
    tile = tuple(f"city {name}" for name in both.book.printed.ids)
    crowded = tuple(f"{verb} {region}" for verb in ("site", "place") for region in CROWDED)
    discs = tuple(f"{verb} {row}" for verb in ("disc", "lift") for row in ("empire", "city"))
    wishes = ("war ", *tile, *crowded, "mark ", "raze ", *discs)
    wanted = [text for text in texts if text.startswith(wishes)]
    if wanted and rng.below(8):
        return wanted[rng.below(len(wanted))]
    return texts[rng.below(len(texts))]


def whole_game(players: int, options: dict[str, str], seed: int) -> Counter[str]:
    """Play a game, compare after every move, and count the entries by kind."""
    both, rng = GameWithCompanion(players, options, seed), Rng(seed + 1)
    both.compare()
    while not both.play.over:
        both.move(choose(both, rng))
        both.compare()
    return both.seen


OPTIONS = st.fixed_dictionaries(
    {
        "marker": st.sampled_from(["stock", "pool"]),
        "losses": st.sampled_from(["loser", "attacker"]),
        "sea-site": st.sampled_from(["allowed", "not-allowed"]),
    }
)


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(players=st.integers(2, 5), options=OPTIONS, seed=st.integers(0, 10_000))
@example(players=3, options={}, seed=1)
def test_the_companion_has_the_same_wonders_as_the_game(
    players: int, options: dict[str, str], seed: int
) -> None:  # WW-1 to WW-12, WW-14
    whole_game(players, options, seed)


def test_these_games_contain_every_kind_of_entry() -> None:
    seen = sum((whole_game(players, {}, players) for players in (2, 3, 4, 5)), Counter[str]())
    for kind in ("Built", "War", "Marked", "Razed", "Paid", "LetGo", "Scored", "WentOn"):
        assert seen[kind] >= 3, seen
