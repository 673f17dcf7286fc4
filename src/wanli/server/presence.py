"""Who is at a table by way of other server processes.

Each process tells the others who has come to it or gone, and tells it again as long as somebody is
there: what was missed comes again, and what a process that fell had told is forgotten.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

HERE = "here "  # in front of what server processes tell one another
LASTS = 15.0  # seconds that something told is true: some beats of the process that told it
NOBODY = "-"


@dataclass(frozen=True)
class Here:
    """Who is at a table by way of one server process."""

    process: str
    table: str
    people: frozenset[str]  # who have a seat there
    watchers: int

    def text(self) -> str:
        """As it is told: ids only, the table's last."""
        people = ",".join(sorted(self.people)) or NOBODY
        return f"{HERE}{self.process} {self.watchers} {people} {self.table}"


def read_here(text: str) -> Here:
    """What a process has told."""
    process, watchers, people, table = text.removeprefix(HERE).split(" ")
    names = () if people == NOBODY else people.split(",")
    return Here(process, table, frozenset(names), int(watchers))


class Elsewhere:
    """What the other processes have told of one table."""

    def __init__(self) -> None:
        self._told: dict[str, tuple[float, Here]] = {}

    def hear(self, here: Here, now: float) -> bool:
        """Remember what a process tells; whether nothing was known of it."""
        known = here.process in self._told
        self._told[here.process] = now, here
        return not known

    def forget(self, now: float) -> bool:
        """Forget what is too old; whether there was anything."""
        old = [process for process, (at, _) in self._told.items() if now - at > LASTS]
        for process in old:
            del self._told[process]
        return bool(old)

    @property
    def people(self) -> Collection[str]:
        """Who of those with a seat is there."""
        return {person for _, here in self._told.values() for person in here.people}

    @property
    def watchers(self) -> int:
        """How many others are."""
        return sum(here.watchers for _, here in self._told.values())
