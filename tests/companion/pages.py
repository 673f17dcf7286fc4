"""Small notebooks: the language of this folder's tests.

    t = book().did("build Colossus by Anna at Gaul", "war Gaul by Bela on Anna fell Colossus")
    assert t.wonder("Colossus").taking == "marker"

Anna, Bela and Cili play. Colossus is printed with 1B, Baths and Forum with 2B. Gaul and Sea are of
era 1, Britain of era 2; India, also of era 2, is out of the zone, America of era 3.
"""

from __future__ import annotations

from typing import Literal

import pytest

from wanli.companion.book import BadEntry
from wanli.companion.entries import AnyEntry
from wanli.companion.layout import CompanionStanding, HeldWonder, HolderDue
from wanli.companion.notation import read_entry
from wanli.companion.notebook import Notebook, OwnPlayer, OwnRegion, OwnWonder
from wanli.companion.presenter import standing

Turn = Literal["1A", "1B", "2A", "2B", "3A", "3B"]
PLAYERS = [OwnPlayer("Anna", "red"), OwnPlayer("Bela", "green"), OwnPlayer("Cili", "blue")]
WONDERS = [
    OwnWonder("Colossus", "1B", vp=6, upkeep=3, gold=7, resources=2),
    OwnWonder("Baths", "2B", vp=8, upkeep=4),
    OwnWonder("Forum", "2B", vp=5, upkeep=0),
]
REGIONS = [
    OwnRegion("Gaul", 1, zone=True),
    OwnRegion("Sea", 1, zone=True, sea=True),
    OwnRegion("Britain", 2, zone=True),
    OwnRegion("India", 2, zone=False),
    OwnRegion("America", 3, zone=False),
    OwnRegion("Sahara", 1, zone=False),
]
A_TURN = ("next", "next", "next")


class Kept:
    """A notebook being written."""

    def __init__(self, notebook: Notebook) -> None:
        self.notebook = notebook

    def did(self, *texts: str) -> Kept:
        """Write entries; raises BadEntry."""
        for text in texts:
            kept = self.with_entry(read_entry(text, self.notebook))
            standing(kept.notebook)
            self.notebook = kept.notebook
        return self

    def with_entry(self, entry: AnyEntry) -> Kept:
        """A notebook with one entry more, not looked at yet."""
        old = self.notebook
        new = [*old.entries, entry]
        return Kept(Notebook(1, old.players, old.wonders, old.regions, old.options, old.turn, new))

    def refused(self, text: str) -> tuple[str, str]:
        """The code and the clause with which an entry is refused."""
        with pytest.raises(BadEntry) as caught:
            standing(self.with_entry(read_entry(text, self.notebook)).notebook)
        assert caught.value.facts["entry"] == len(self.notebook.entries) + 1
        return caught.value.code, caught.value.clause

    @property
    def now(self) -> CompanionStanding:
        """Everything as it is."""
        return standing(self.notebook)

    def wonder(self, name: str = "Colossus") -> HeldWonder:
        """A wonder as it is."""
        return next(one for one in self.now.wonders if one.name == name)

    def player(self, name: str) -> HolderDue:
        """What a player holds, owes and scores."""
        return next(one for one in self.now.players if one.name == name)

    def told(self) -> list[str]:
        """What followed from the last entry."""
        story = self.now.story
        return [one.code for one in story if one.entry == len(self.notebook.entries) - 1]


def book(turn: Turn = "2B", options: dict[str, str] | None = None) -> Kept:
    """An empty notebook, begun when all wonders are laid out."""
    return Kept(Notebook(1, PLAYERS, WONDERS, REGIONS, options or {}, turn, []))
