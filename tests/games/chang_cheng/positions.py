"""Small positions of Chang Cheng as short texts, for the tests of this folder.

    t = table(rows={"a": "r... .g^... ...."}, towers={"a6": BOTH})
    t.play("wall a2", "threat aN1 4")
    assert t.refused("wall a3") == "CC-3.2"
    t.play("wall a5")
    assert t.closed_squares() == {"a7": "green"}

A row has the 13 squares of a board, with optional spaces: `.` empty, `r` `g` `b` `v` a single
wall, `r/` broken, `r=` half a double wall, `r^` a tower. A missing row is empty. The default
boards are a = 1A (provinces 4 5 4, regions 5 3 5) and b = 3A (provinces 5 3 5, regions 4 5 4).

Luck: a draw may be given among the texts ("threat aN1 4", "reputation cI 2", "draw 2A"); one that
is not given takes its first outcome (the lowest value, the first board). Seats count from 0.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence

from tests.games.text_play import TextPlay
from wanli.core.options import resolve_options
from wanli.games.chang_cheng.about import ChangChengGame
from wanli.games.chang_cheng.content import load
from wanli.games.chang_cheng.layout import INITIALS
from wanli.games.chang_cheng.options import OPTIONS, settings_of
from wanli.games.chang_cheng.positions import read_position
from wanli.games.chang_cheng.restore import region_of
from wanli.games.chang_cheng.rules.game import ChangCheng, new_game
from wanli.games.chang_cheng.rules.material import PIECES
from wanli.games.chang_cheng.rules.names import CARD_NAMES, COLOUR_NAMES
from wanli.games.chang_cheng.rules.questions import QUESTIONS
from wanli.games.chang_cheng.view import ChangChengView
from wanli.games.chang_cheng.views.open import open_of

NONE, LEFT, RIGHT, BOTH = 0, 1, 2, 3  # the neighbours in a tower's reservation (CC-5.2)
LUCK = {  # first word of a draw -> the prompt it answers
    "start": "draw-start",
    "letter": "draw-letter",
    "event": "draw-event",
    "draw": "draw-board",
    "reputation": "draw-reputation",
    "threat": "draw-threat",
}


class Table(TextPlay[ChangCheng]):
    """A position of Chang Cheng in which a test plays moves."""

    game = ChangChengGame()
    luck = LUCK

    @property
    def prompt(self) -> str:
        """The code of the prompt: first-half, second-half, neutral, mandarin, join-board..."""
        return QUESTIONS[self.state.question].name

    @property
    def seat(self) -> int:
        """The seat that has to decide, or CHANCE."""
        return int(self.state.current)

    def points(self, colour: str) -> int:
        """The points of a colour."""
        return int(self.state.points[COLOUR_NAMES.index(colour)])

    def stock(self, colour: str) -> tuple[int, int, int]:
        """The single walls, double walls and towers that a colour still has."""
        first = COLOUR_NAMES.index(colour) * int(PIECES)
        singles, doubles, towers = self.state.stock[first : first + int(PIECES)]
        return int(singles), int(doubles), int(towers)

    def row(self, board: str) -> str:
        """The row of a board as in `rows`, without spaces."""
        return open_of(self.state).rows[board].replace(" ", "")

    def closed_squares(self) -> dict[str, str]:
        """The closed squares, each with the colour that may build there (CC-5.3)."""
        return self.view(0).kept

    def threat(self, region: str) -> int:
        """The value of a threat counter, or -1 if it was not drawn yet."""
        return int(self.state.counters.threat[region_of(self.state, region)])

    def view(self, seat: int) -> ChangChengView:
        """The view of a seat."""
        return self.game.view(self.state, seat)

    def copy(self) -> Table:
        """A copy, to try another move."""
        state = self.state.clone()
        assert isinstance(state, ChangCheng)
        return Table(state)


def table(
    players: int = 3,
    rows: Mapping[str, str] | None = None,
    *,
    boards: Sequence[str] = ("1A", "3A"),
    towers: Mapping[str, int] | None = None,
    cards: Mapping[str, Sequence[str]] | None = None,
    gone: Sequence[str] = (),
    reputation: Mapping[str, int] | None = None,
    threat: Mapping[str, int] | None = None,
    options: Mapping[str, str] | None = None,
    active: int = 0,
    turn: Mapping[str, object] | None = None,
    **more: object,
) -> Table:
    """A position in which `active` begins a turn.

    towers      reserved neighbours by square, oldest tower first; others have no reservation
    cards       face-down cards by province: {"aI": ["red flood"]}
    gone        cards that left the game; `hand(colour)` names all six of a colour
    reputation  by province; the others get the lowest remaining counters
    threat      by region: values that were drawn, face down unless `lies` has another state
    turn        fields of layout.Turn, such as passes; `more`: other fields of layout.Open
    """
    placed = {letter: _marks(row) for letter, row in (rows or {}).items()}
    parts: dict[str, object] = {
        "game": "chang-cheng",
        "players": players,
        "boards": list(boards),
        "letter": "" if (options or {}).get("faces") == "mixed" else boards[0][1],
        "options": dict(options or {}),
        "rows": {letter: " ".join(marks) for letter, marks in placed.items()},
        "towers": _tower_lines(placed, towers or {}),
        "reputation": _reputation(len(boards), reputation or {}),
        "drawn": list(threat or {}),
        "gone": list(gone),
        "hidden": {"cards": _lying(cards or {}), "threat": dict(threat or {})},
        "turn": {"active": active, **(turn or {})},
        "current": active,
        **more,
    }
    return Table(read_position(json.dumps(parts)))


def opening(players: int = 3, *texts: str, options: Mapping[str, str] | None = None) -> Table:
    """A game before its first wall: the given draws, then the first outcome of each other draw.

    opening(3, "start 2", "letter B") is ready for the first wall of seat 2.
    """
    return unopened(players, options).play(*texts)


def unopened(players: int = 3, options: Mapping[str, str] | None = None) -> Table:
    """A game before its first draw."""
    return Table(
        new_game(settings_of(players, resolve_options(OPTIONS, options or {}, players)), load())
    )


def hand(colour: str, *but: str) -> list[str]:
    """All cards of a colour except some kinds, for `gone`."""
    return [f"{colour} {kind}" for kind in CARD_NAMES if kind not in but]


def _marks(row: str) -> list[str]:
    """The marks of a row."""
    marks = re.findall(r"[.rgbv][/=^]?", row)
    assert "".join(marks) == row.replace(" ", ""), row
    assert len(marks) == 13, row
    return marks


def _tower_lines(rows: Mapping[str, list[str]], promised: Mapping[str, int]) -> list[object]:
    """The towers in the rows, those without a reservation first."""
    standing = {
        f"{letter}{number}": COLOUR_NAMES[INITIALS.index(mark[0])]
        for letter, marks in rows.items()
        for number, mark in enumerate(marks, 1)
        if mark.endswith("^")
    }
    order = [*(square for square in standing if square not in promised), *promised]
    return [
        {"square": square, "colour": standing[square], "promised": promised.get(square, NONE)}
        for square in order
    ]


def _reputation(boards: int, given: Mapping[str, int]) -> dict[str, int]:
    """A counter for every province."""
    left = [value for value in range(5) for _ in range(3)]
    for value in given.values():
        left.remove(value)
    names = [f"{letter}{roman}" for letter in "abcd"[:boards] for roman in ("I", "II", "III")]
    return {name: given[name] if name in given else left.pop(0) for name in names}


def _lying(cards: Mapping[str, Sequence[str]]) -> dict[str, dict[str, str]]:
    """The provinces of face-down cards, as in a position's text."""
    places: dict[str, dict[str, str]] = {}
    for province, names in cards.items():
        for name in names:
            colour, kind = name.split()
            places.setdefault(colour, {})[kind] = province
    return places
