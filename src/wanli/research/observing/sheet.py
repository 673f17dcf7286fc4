"""A row of numbers, written part by part; every part has a name and a fixed length."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache

from wanli.core.view import View

Names = tuple[str, ...]
DEPTH = 16  # steps still to be done that are written


@lru_cache(maxsize=256)
def one_hot(of: Names) -> dict[str, list[float]]:
    """For each of some things the numbers that say it is this one; "" says it is none of them."""
    rows = {thing: [float(thing == other) for other in of] for thing in of}
    return {"": [0.0] * len(of), **rows}


class Sheet:
    """Numbers from -1 to 1 in named parts; an amount beyond the most of its part counts as that.

    Attributes:
        numbers: The numbers.
        parts: The slice of each part, by its name.
    """

    def __init__(self) -> None:
        self.numbers: list[float] = []
        self.parts: dict[str, slice] = {}

    def amounts(self, name: str, values: Iterable[int], most: int) -> None:
        """Numbers of at most so much each."""
        self._write(name, [max(-1.0, min(1.0, value / most)) for value in values])

    def amount(self, name: str, value: int, most: int) -> None:
        """One number of at most so much."""
        self.amounts(name, (value,), most)

    def counts(self, name: str, counts: Mapping[str, int], of: Names, most: int) -> None:
        """How many there are of each of some things."""
        self.amounts(name, [counts.get(thing, 0) for thing in of], most)

    def choices(self, name: str, values: Iterable[str], of: Names) -> None:
        """For each value, 1 for the one of some things that it is; all 0 for an empty one."""
        rows = one_hot(of)
        self._write(name, [number for value in values for number in rows[value]])

    def choice(self, name: str, value: str, of: Names) -> None:
        """The same for one value."""
        self._write(name, one_hot(of)[value])

    def flags(self, name: str, present: Collection[str], of: Names) -> None:
        """1 for each of some things that is there."""
        self._write(name, [float(thing in present) for thing in of])

    def flag(self, name: str, value: bool) -> None:
        """1 for yes."""
        self._write(name, [float(value)])

    def seat(self, name: str, seat: int, players: int) -> None:
        """1 for one of the seats; all 0 for nobody, or for luck."""
        self._write(name, [float(seat == one) for one in range(players)])

    def beginning(self, view: View) -> None:
        """What every game has: who looks, who decides."""
        self.seat("viewer", view.viewer, view.players)
        self.seat("current", view.current, view.players)
        self.flag("over", view.over)

    def steps(self, todo: list[str], names: Names, most: int) -> None:
        """What is still to be done, the next step first."""
        waiting = [step.partition(":") for step in reversed(todo)][:DEPTH]
        waiting += [("", "", "")] * (DEPTH - len(waiting))
        self.choices("steps", [step for step, _, _ in waiting], names)
        self.amounts("steps about", [int(about or 0) for _, _, about in waiting], most)

    def _write(self, name: str, values: list[float]) -> None:
        begin = len(self.numbers)
        self.numbers += values
        self.parts[name] = slice(begin, len(self.numbers))
