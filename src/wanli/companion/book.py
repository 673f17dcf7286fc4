"""The state of a notebook after some of its entries; `replay.py` applies the entries.

`rules/wonders.py` answers every question about wonders. The rest is what players have to remember:
the phase, what was paid and scored in this turn, a war with an undecided capture, what has left the
game.
"""

from __future__ import annotations

from dataclasses import replace

from wanli.companion.layout import Facts, Happening, Phase
from wanli.companion.notebook import BadNotebook, Notebook, check_names, printed_wonders, sea_mask
from wanli.core.errors import WanliError
from wanli.core.options import resolve_options
from wanli.games.rise_of_empires.options import OPTIONS, settings_of
from wanli.games.rise_of_empires.rules.names import TURN_NAMES
from wanli.games.rise_of_empires.rules.wonders import NOWHERE, new_wonders

CHOICES = tuple(replace(one, only_if=None) for one in OPTIONS if one.only_if)  # of the variant


class BadEntry(WanliError):
    """An entry that is impossible here; the fact `entry` is its number, from 1."""


class Book:
    """The state after some entries."""

    def __init__(self, notebook: Notebook) -> None:
        check_names(notebook)
        count = len(notebook.players)
        options = resolve_options(CHOICES, notebook.options, count)
        self.settings = settings_of(count, {"wonders": "variant", **options})
        self.printed = printed_wonders(notebook)
        self.sea = sea_mask(notebook)
        self.players = [one.name for one in notebook.players]
        self.regions = [one.name for one in notebook.regions]
        self.turns = [one.turn for one in notebook.wonders]  # as printed
        self.wonders = new_wonders(len(notebook.wonders))
        self.turn = TURN_NAMES.index(notebook.turn)
        self.phase: Phase = "actions"
        self.order = list(range(count))
        self.gone: set[int] = set()
        self.front: tuple[int, int, int] | None = None  # taker, loser, region of an undecided war
        self.paid: set[int] = set()  # wonders, in this turn
        self.scored: set[int] = set()  # wonders, in this turn
        self.won = [0] * count  # VP by player
        self.story: list[Happening] = []
        self.written = 0  # number of entries applied
        self.check_sites()

    def check_sites(self) -> None:
        """Check that every wonder has a possible region (WW-2, WW-13)."""
        for wonder in self.all:
            if not self.sites(wonder):
                name, turn = self.printed.ids[wonder], self.turns[wonder]
                facts: Facts = {"field": "regions", "wonder": name, "turn": turn}
                raise BadNotebook("no-region-for", facts, "WW-2")

    @property
    def all(self) -> range:
        """Every wonder."""
        return range(len(self.printed.ids))

    def note(self, code: str, clause: str, facts: Facts) -> None:
        """Add an event of the current entry to the story."""
        self.story.append(Happening(self.written, code, facts, clause))

    # ---- by name -------------------------------------------------------------------------------
    def wonder(self, name: str) -> int:
        """Return the index of a wonder by its name."""
        if name not in self.printed.ids:
            known = ", ".join(self.printed.ids)
            raise BadEntry("no-such-wonder", {"name": name, "known": known}, "WW-14")
        return self.printed.ids.index(name)

    def player(self, name: str) -> int:
        """Return the index of a player by name."""
        if name not in self.players:
            known = ", ".join(self.players)
            raise BadEntry("no-such-player", {"name": name, "known": known}, "WW-14")
        return self.players.index(name)

    def region(self, name: str) -> int:
        """Return the index of a region by its name."""
        if name not in self.regions:
            known = ", ".join(self.regions)
            raise BadEntry("no-such-region", {"name": name, "known": known}, "WW-14")
        return self.regions.index(name)

    # ---- questions to the rules ----------------------------------------------------------------
    def holder(self, wonder: int) -> str:
        """Return the name of a wonder's holder, or "" if it has none."""
        return self.players[int(self.wonders.holder(wonder))] if self.wonders.stands(wonder) else ""

    def laid_out(self, wonder: int) -> bool:
        """Return whether the turn printed on a wonder has come (RE-2.2)."""
        return self.turn >= TURN_NAMES.index(self.turns[wonder])

    def held(self, player: int, region: int) -> list[int]:
        """Return the wonders that a player holds in a region."""
        return [wonder for wonder in self.all if self.wonders.held_at(wonder, player, region)]

    def sites(self, wonder: int) -> list[int]:
        """Return the regions where a wonder may be built (WW-2, WW-13)."""
        found = int(self.printed.allowed(wonder, self.settings.sea_sites, self.sea))
        return [place for place in range(len(self.regions)) if found >> place & 1]

    @property
    def undecided(self) -> list[int]:
        """The captured wonders that the winner of the last war has to mark or raze (WW-7, WW-8)."""
        found: list[int] = []
        if self.front is not None:
            _, loser, region = self.front
            wonder = self.wonders.next_taken(0, loser, region, 0)
            while wonder != NOWHERE:
                found.append(int(wonder))
                wonder = self.wonders.next_taken(wonder + 1, loser, region, 0)
        return found

    def can_be_left(self, wonder: int) -> bool:
        """Return whether the holder can have left a wonder unmarked and without a cube (WW-5)."""
        w = self.wonders
        if wonder in self.undecided or not w.stands(wonder) or w.marked(wonder):
            return False
        other = w.markers(w.holder(wonder), w.site(wonder))
        return not w.beyond_reach(wonder) and other == 0

    def owed(self, wonder: int) -> int:
        """Return the gold still to be paid for a wonder in this turn (WW-9)."""
        due = int(self.wonders.upkeep_due(wonder, self.printed))
        return 0 if wonder in self.paid else due

    def due(self, wonder: int) -> int:
        """Return the VP still to be scored for a wonder in this turn (WW-11)."""
        due = int(self.wonders.points_due(wonder, self.printed))
        return 0 if wonder in self.scored else due
