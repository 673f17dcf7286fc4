"""Write and read moves as text (`docs/notation.md`).

Walls are numbered from 1; a new wall takes the number of the one that it replaces. Cards are named
by kind, players by colour.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from wanli.core.errors import NotAMove
from wanli.games.great_wall.rules import actions as a
from wanli.games.great_wall.rules.game import GreatWall
from wanli.games.great_wall.rules.material import DRAGON, KINDS, SEATS, WALLS
from wanli.games.great_wall.rules.names import CARD_NAMES, COLOUR_NAMES
from wanli.games.great_wall.rules.walls import FREE, LINE

HIDDEN: Final = "?"


# ---- writing ---------------------------------------------------------------------------------
def write(t: GreatWall, action: i64) -> str:
    """Return the text of an action."""
    if action == a.DRAW:
        return "draw"
    if action < 0:
        raise ValueError(f"no action {action}")
    if action < a.RIDE:
        return _PLAYS[action - a.PLAY]
    if action < a.COVER:
        return f"ride {action - a.RIDE + 1}"
    if action < a.CLAIM:
        return _COVERS[action - a.COVER]
    if action < a.TAKE:
        return _write_claim(t, action - a.CLAIM)
    if action < a.DECLINE:
        return f"take {action - a.TAKE + 1}"
    if action < a.START:
        return f"decline {action - a.DECLINE + 1}"
    return _write_draw(t, action)


def text_for(t: GreatWall, action: i64, viewer: i64) -> str:
    """Return the text of an action, leaving out what a viewer may not know (GW-7.2)."""
    if a.CARD <= action < a.TOKEN and viewer != t.about:
        return f"card {COLOUR_NAMES[t.about]} {HIDDEN}"
    return write(t, action)


def _play(wall: int, kind: str, more: int) -> str:
    count = f"{more + 1} " if more else ""
    return f"play {count}{kind} at {wall + 1}"


_PLAYS: Final = [
    _play(wall, kind, more) for wall in range(WALLS) for kind in CARD_NAMES for more in range(KINDS)
]
_COVERS: Final = [
    f"play dragon at {wall + 1} over {colour} {kind}"
    for wall in range(WALLS)
    for colour in COLOUR_NAMES
    for kind in CARD_NAMES
]


def _write_claim(t: GreatWall, rest: i64) -> str:
    at, kind = rest // KINDS, rest % KINDS
    token = t.walls.lines[at // 2 * LINE + FREE + at % 2]
    return f"claim {token} at {at // 2 + 1} on {CARD_NAMES[kind]}"


def _write_draw(t: GreatWall, action: i64) -> str:
    """Return the text of a draw."""
    if action >= a.TOKEN:
        return f"token {action - a.TOKEN} at {t.about + 1}"
    if action >= a.CARD:
        return f"card {COLOUR_NAMES[t.about]} {CARD_NAMES[action - a.CARD]}"
    return f"start {action - a.START + 1}"


# ---- reading ---------------------------------------------------------------------------------
def read(t: GreatWall, text: str) -> int:
    """Parse a move, which need not be legal; raise NotAMove."""
    plain = " ".join(text.lower().split())
    word = plain.partition(" ")[0]
    for form, reader in _FORMS.get(word, []):
        found = re.fullmatch(form, plain)
        if found is not None:
            return int(reader(t, found))
    if word in _FORMS:
        raise NotAMove("wrong-form", {"text": text, "form": FORMS[word]})
    raise NotAMove("unknown-word", {"text": text, "known": ", ".join(SAYABLE)})


def _wall(found: re.Match[str]) -> int:
    number = int(found["wall"])
    if not 1 <= number <= WALLS:
        raise NotAMove("unknown-place", {"text": found["wall"]})
    return number - 1


def _kind(found: re.Match[str], group: str = "kind") -> int:
    return _one_of(CARD_NAMES, found[group])


def _one_of(names: list[str], text: str) -> int:
    if text not in names:
        raise NotAMove("unknown-word", {"text": text, "known": ", ".join(names)})
    return names.index(text)


def _read_play(_: GreatWall, found: re.Match[str]) -> int:
    cards = int(found["count"] or 1)
    if not 1 <= cards <= KINDS:
        raise NotAMove("wrong-number", {"text": found["count"] or "", "most": int(KINDS)})
    return a.PLAY + (_wall(found) * KINDS + _kind(found)) * KINDS + cards - 1


def _read_cover(_: GreatWall, found: re.Match[str]) -> int:
    if _kind(found) != DRAGON:
        raise NotAMove("only-a-dragon-covers", {"text": found["kind"]}, "GW-5.1")
    seat = _one_of(COLOUR_NAMES, found["colour"])
    return a.COVER + (_wall(found) * SEATS + seat) * KINDS + _kind(found, "target")


def _read_claim(t: GreatWall, found: re.Match[str]) -> int:
    """Parse a claim that names the value of a token at the wall."""
    wall, value = _wall(found), int(found["token"])
    free = [int(t.walls.free[wall * 2 + slot]) for slot in range(2)]
    if value not in free:
        lie = ", ".join(str(token) for token in free if token) or "-"
        raise NotAMove("no-such-token", {"text": found[0], "tokens": lie}, "GW-3.2")
    return a.CLAIM + (wall * 2 + free.index(value)) * KINDS + _kind(found)


def _read_card(t: GreatWall, found: re.Match[str]) -> int:
    if _one_of(COLOUR_NAMES, found["colour"]) != t.about:
        raise NotAMove("other-place", {"text": found[0]})
    return a.CARD + _kind(found)


def _read_token(t: GreatWall, found: re.Match[str]) -> int:
    if _wall(found) != t.about:
        raise NotAMove("other-place", {"text": found[0]})
    return a.TOKEN + int(found["token"])


def _read_start(_: GreatWall, found: re.Match[str]) -> int:
    return a.START + int(found["seat"]) - 1


_AT = r" at (?P<wall>[0-9])"
_Reader = Callable[[GreatWall, "re.Match[str]"], int]
_FORMS: Final[dict[str, list[tuple[str, _Reader]]]] = {
    "draw": [(r"draw", lambda *_: int(a.DRAW))],
    "play": [
        (r"play (?:(?P<count>[0-9]) )?(?P<kind>\w+)" + _AT, _read_play),
        (
            r"play (?P<kind>\w+)" + _AT + r" over (?P<colour>\w+) (?P<target>\w+)",
            _read_cover,
        ),
    ],
    "ride": [(r"ride (?P<wall>[0-9])", lambda _, found: a.RIDE + _wall(found))],
    "claim": [(r"claim (?P<token>[1-8])" + _AT + r" on (?P<kind>\w+)", _read_claim)],
    "take": [(r"take (?P<wall>[0-9])", lambda _, found: a.TAKE + _wall(found))],
    "decline": [(r"decline (?P<wall>[0-9])", lambda _, found: a.DECLINE + _wall(found))],
    "start": [(r"start (?P<seat>[1-5])", _read_start)],
    "card": [(r"card (?P<colour>\w+) (?P<kind>\w+)", _read_card)],
    "token": [(r"token (?P<token>[1-8])" + _AT, _read_token)],
}
FORMS: Final = {  # how to type each move, for error messages
    "draw": "draw",
    "play": "play gate at 2, play 3 foot at 2, play dragon at 2 over blue noble",
    "ride": "ride 2",
    "claim": "claim 5 at 2 on gate",
    "take": "take 2",
    "decline": "decline 2",
    "start": "start 1",
    "card": "card red gate",
    "token": "token 5 at 2",
}
LUCK: Final = ("start", "card", "token")  # words for draws
SAYABLE: Final = sorted(word for word in _FORMS if word not in LUCK)
