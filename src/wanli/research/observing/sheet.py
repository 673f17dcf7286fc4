"""A vector of numbers, written part by part; every part has a name and a fixed length."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache

from wanli.core.view import View

Names = tuple[str, ...]
DEPTH = 16  # pending steps that are written


@lru_cache(maxsize=256)
def one_hot(of: Names) -> dict[str, list[float]]:
    """Return the one-hot vectors of some names; that of "" is all zeros."""
    rows = {thing: [float(thing == other) for other in of] for thing in of}
    return {"": [0.0] * len(of), **rows}


class Sheet:
    """Numbers from -1 to 1 in named parts; larger values are clipped.

    Attributes:
        numbers: The numbers.
        parts: The slice of each part, by its name.
    """

    def __init__(self) -> None:
        self.numbers: list[float] = []
        self.parts: dict[str, slice] = {}

    def amounts(self, name: str, values: Iterable[int], most: int) -> None:
        """Append values divided by `most` and clipped to -1 to 1."""
        self._write(name, [max(-1.0, min(1.0, value / most)) for value in values])

    def amount(self, name: str, value: int, most: int) -> None:
        """Append one value divided by `most` and clipped to -1 to 1."""
        self.amounts(name, (value,), most)

    def counts(self, name: str, counts: Mapping[str, int], of: Names, most: int) -> None:
        """Append the count of each name divided by `most`; a missing name has count 0."""
        self.amounts(name, [counts.get(thing, 0) for thing in of], most)

    def choices(self, name: str, values: Iterable[str], of: Names) -> None:
        """Append the one-hot vector of each value; all zeros for ""."""
        rows = one_hot(of)
        self._write(name, [number for value in values for number in rows[value]])

    def choice(self, name: str, value: str, of: Names) -> None:
        """Append the one-hot vector of one value; all zeros for ""."""
        self._write(name, one_hot(of)[value])

    def flags(self, name: str, present: Collection[str], of: Names) -> None:
        """Append 1 for each name that is present, 0 for each other one."""
        self._write(name, [float(thing in present) for thing in of])

    def flag(self, name: str, value: bool) -> None:
        """Append 1 for true, 0 for false."""
        self._write(name, [float(value)])

    def seat(self, name: str, seat: int, players: int) -> None:
        """Append the one-hot vector of a seat; all zeros for no seat or for a draw."""
        self._write(name, [float(seat == one) for one in range(players)])

    def beginning(self, view: View) -> None:
        """Append the parts of every game: the viewer, the deciding seat, whether it is over."""
        self.seat("viewer", view.viewer, view.players)
        self.seat("current", view.current, view.players)
        self.flag("over", view.over)

    def steps(self, todo: list[str], names: Names, most: int) -> None:
        """Append the pending steps, the next one first."""
        waiting = [step.partition(":") for step in reversed(todo)][:DEPTH]
        waiting += [("", "", "")] * (DEPTH - len(waiting))
        self.choices("steps", [step for step, _, _ in waiting], names)
        self.amounts("steps about", [int(about or 0) for _, _, about in waiting], most)

    def _write(self, name: str, values: list[float]) -> None:
        begin = len(self.numbers)
        self.numbers += values
        self.parts[name] = slice(begin, len(self.numbers))
