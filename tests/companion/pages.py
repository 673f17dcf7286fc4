"""Small notebooks, for the tests of this folder.

    t = book().add("build Colossus by Anna at Gaul", "war Gaul by Bela on Anna fell Colossus")
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


class NotebookEditor:
    """A notebook to which a test adds entries."""

    def __init__(self, notebook: Notebook) -> None:
        self.notebook = notebook

    def add(self, *texts: str) -> NotebookEditor:
        """Add entries, raising BadEntry."""
        for text in texts:
            longer = self.with_entry(read_entry(text, self.notebook))
            standing(longer.notebook)
            self.notebook = longer.notebook
        return self

    def with_entry(self, entry: AnyEntry) -> NotebookEditor:
        """Return the notebook with one more entry, without checking it."""
        old = self.notebook
        new = [*old.entries, entry]
        return NotebookEditor(
            Notebook(1, old.players, old.wonders, old.regions, old.options, old.turn, new)
        )

    def refused(self, text: str) -> tuple[str, str]:
        """Return the code and the clause of the error for an entry."""
        with pytest.raises(BadEntry) as caught:
            standing(self.with_entry(read_entry(text, self.notebook)).notebook)
        assert caught.value.facts["entry"] == len(self.notebook.entries) + 1
        return caught.value.code, caught.value.clause

    @property
    def now(self) -> CompanionStanding:
        """The current standing."""
        return standing(self.notebook)

    def wonder(self, name: str = "Colossus") -> HeldWonder:
        """The current state of a wonder."""
        return next(one for one in self.now.wonders if one.name == name)

    def player(self, name: str) -> HolderDue:
        """The wonders, upkeep and points of a player."""
        return next(one for one in self.now.players if one.name == name)

    def last_notes(self) -> list[str]:
        """The codes of the notes after the last entry."""
        story = self.now.story
        return [one.code for one in story if one.entry == len(self.notebook.entries) - 1]


def book(turn: Turn = "2B", options: dict[str, str] | None = None) -> NotebookEditor:
    """An empty notebook that begins in a turn in which all wonders are laid out."""
    return NotebookEditor(Notebook(1, PLAYERS, WONDERS, REGIONS, options or {}, turn, []))
