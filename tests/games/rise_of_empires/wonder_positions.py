"""Small positions with wonders, for the tests of the variant."""

from __future__ import annotations

from tests.games.rise_of_empires.positions import Table, seat, table, wonder

WONDER_1B = "wonder-1b"
WONDER_2B = "wonder-2b-first"
SECOND_2B = "wonder-2b-second"


def building(name: str = WONDER_1B, turn: str = "2A", **more: object) -> Table:
    """A position in which red has built a wonder and has to choose its site."""
    options = more.pop("options", {})
    red = seat(**{"gold": 12, "resources": 3, **more})
    t = table(turn, players=3, cities=[name], red=red, options=options)  # type: ignore[arg-type]
    return t.play("disc city", f"city {name}")


def attacking(
    face: str = "e2a",
    *,
    green: dict[str, object] | None = None,
    wonders: dict[str, dict[str, object]] | None = None,
    options: dict[str, str] | None = None,
    turn: str = "2A",
    **red: object,
) -> Table:
    """A position after red's war on green in Gaul, where green holds a wonder."""
    t = table(
        turn,
        red=seat(**{"pool": 3, "gaul": 1, **red}),
        green=green or seat(gaul=0),
        wonders=wonders or {WONDER_1B: wonder("gaul", "green")},
        options=options or {},
    )
    return t.play("disc empire", f"empire {face}", "place gaul", "cubes 3", "war gaul green")


def wonder_notes(t: Table, code: str) -> list[tuple[str, object, object]]:
    """The clause, seat and wonder of each note with a code."""
    return [(n.clause, n.facts["seat"], n.facts["wonder"]) for n in t.notes_with(code)]
