"""Positions in which a province with cards is about to be completed.

Board a is 1A: provinces a1-4, a5-9, a10-13, regions a1-5, a6-8, a9-13. Board b is 3A: provinces
b1-5, b6-8, b9-13, regions b1-4, b5-9, b10-13. In most tests red completes aI on a4.
"""

from __future__ import annotations

from collections.abc import Mapping

from tests.games.chang_cheng.positions import Table, table

REST_OF_A = "..... ...."


def first_province(
    squares: str,
    *cards: str,
    players: int = 4,
    rest: str = REST_OF_A,
    counter: int = 0,
    options: Mapping[str, str] | None = None,
    lies: Mapping[str, str] | None = None,
) -> Table:
    """The first province with three blocks, its cards and its counter; a4 is empty."""
    return table(
        players,
        {"a": f"{squares}. {rest}"},
        cards={"aI": list(cards)},
        reputation={"aI": counter},
        options=options,
        lies=dict(lies or {}),
    )


def scores(t: Table) -> dict[str, int]:
    """The points of each colour with points."""
    colours = ("red", "green", "blue", "violet")
    return {colour: t.points(colour) for colour in colours if t.points(colour)}


def no_effect(t: Table) -> list[tuple[object, str]]:
    """The cards without effect, and the clauses cited."""
    return [(note.facts["card"], note.clause) for note in t.notes_with("no-effect")]
