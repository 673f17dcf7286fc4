"""Write and read moves as text (`docs/notation.md`).

Regions, tiles and wonders are named by the ids of the content, players by their colour, boxes by
their number from 1, circles of a row by their number from the right.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from wanli.core.errors import NotAMove
from wanli.games.rise_of_empires.rules import actions as a
from wanli.games.rise_of_empires.rules.boxes import EMPTY, Boxes
from wanli.games.rise_of_empires.rules.game import RiseOfEmpires
from wanli.games.rise_of_empires.rules.material import (
    COUNTS,
    GOLD,
    MOST_CIRCLES,
    PAYABLE,
    SEATS,
    VP,
)
from wanli.games.rise_of_empires.rules.names import COLOUR_NAMES, GOOD_NAMES, ROW_NAMES

PLAIN_WORDS: Final[dict[str, int]] = {
    "waive": a.WAIVE,
    "skip": a.SKIP,
    "done": a.DONE,
    "peace": a.PEACE,
    "lose cube": a.LOSE_CUBE,
    "ally nobody": a.NO_ALLY,
    "feed": a.FEED,
}
_PLAIN_TEXT: Final = {action: text for text, action in PLAIN_WORDS.items()}


# ---- writing ---------------------------------------------------------------------------------
def write(t: RiseOfEmpires, action: i64) -> str:
    """Return the text of an action."""
    if action < 0 or action >= a.ACTIONS:
        raise ValueError(f"no action {action}")
    plain = _PLAIN_TEXT.get(action)
    if plain is not None:
        return plain
    if action < a.TAKE_PROGRESS:
        return _write_disc(action)
    if action < a.PLACE:
        return _write_tile(t, action)
    if action < a.LOSE_MARKER:
        return _write_empire(t, action)
    if action < a.FIRST:
        return _write_rest(t, action)
    return _write_draw(t, action)


def text_for(t: RiseOfEmpires, action: i64, _: i64) -> str:
    """Return the text of an action, which is the same for every viewer (RE-5.1)."""
    return write(t, action)


def _write_disc(action: i64) -> str:
    if action >= a.PAY:
        rest = action - a.PAY
        return f"pay {rest % COUNTS} {GOOD_NAMES[rest // COUNTS]}"
    if action >= a.LIFT:
        rest = action - a.LIFT
        return f"lift {ROW_NAMES[rest // MOST_CIRCLES]} {rest % MOST_CIRCLES + 1}"
    if action >= a.IDLE:
        return "idle " + ROW_NAMES[action - a.IDLE]
    return "disc " + ROW_NAMES[action - a.DISC]


def _write_tile(t: RiseOfEmpires, action: i64) -> str:
    c = t.content
    if action >= a.SELL:
        rest = action - a.SELL
        return f"trade {rest % COUNTS} {GOOD_NAMES[rest // COUNTS]}"
    if action >= a.USE_EMPIRE:
        return "empire " + c.face_ids[action - a.USE_EMPIRE]
    if action >= a.TAKE_CITY:
        return "city " + c.city_ids[action - a.TAKE_CITY]
    if action >= a.TAKE_TERRITORY:
        box = action - a.TAKE_TERRITORY
        return f"territory {_shown(t.territory, box, c.land_ids)} at {box + 1}"
    box = action - a.TAKE_PROGRESS
    return f"progress {_shown(t.progress, box, c.kind_ids)} at {box + 1}"


def _shown(boxes: Boxes, box: i64, ids: list[str]) -> str:
    kind = i64(boxes.shown[box])
    return "nothing" if kind == EMPTY else ids[kind]


def _write_empire(t: RiseOfEmpires, action: i64) -> str:
    ids = t.content.region_ids
    if action >= a.WAR:
        rest = action - a.WAR
        return f"war {ids[rest // SEATS]} {COLOUR_NAMES[rest % SEATS]}"
    if action >= a.PUT:
        return f"cubes {action - a.PUT}"
    if action >= a.HIRE:
        return "hire " + ids[action - a.HIRE]
    return "place " + ids[action - a.PLACE]


def _write_rest(t: RiseOfEmpires, action: i64) -> str:
    c = t.content
    wonders = c.wonders.ids
    if action >= a.CHOOSE_PLACE:
        return f"order {action - a.CHOOSE_PLACE + 1}"
    if action >= a.ABANDON:
        return "abandon " + c.city_ids[action - a.ABANDON]
    if action >= a.ISLANDS:
        rest = action - a.ISLANDS
        return f"islands {rest % COUNTS} {GOOD_NAMES[rest // COUNTS]}"
    if action >= a.ALLY:
        return "ally " + COLOUR_NAMES[action - a.ALLY]
    if action >= a.YIELD:
        return "yield " + wonders[action - a.YIELD]
    if action >= a.KEEP:
        return "keep " + wonders[action - a.KEEP]
    if action >= a.SITE:
        return "site " + c.region_ids[action - a.SITE]
    if action >= a.RAZE:
        return "raze " + wonders[action - a.RAZE]
    if action >= a.MARK:
        return "mark " + wonders[action - a.MARK]
    return "lose " + wonders[action - a.LOSE_MARKER]


def _write_draw(t: RiseOfEmpires, action: i64) -> str:
    """Return the text of a draw."""
    if action >= a.SHOW_TERRITORY:
        return f"lay {t.content.land_ids[action - a.SHOW_TERRITORY]} at {t.about + 1}"
    if action >= a.SHOW_PROGRESS:
        return f"show {t.content.kind_ids[action - a.SHOW_PROGRESS]} at {t.about + 1}"
    return "next " + COLOUR_NAMES[action - a.FIRST]


# ---- reading ---------------------------------------------------------------------------------
def read(t: RiseOfEmpires, text: str) -> int:
    """Parse a move, which need not be legal; raise NotAMove."""
    plain = " ".join(text.lower().split())
    known = PLAIN_WORDS.get(plain)
    if known is not None:
        return int(known)
    word = plain.partition(" ")[0]
    if word not in _FORMS:
        if word in FORMS:
            raise NotAMove("wrong-form", {"text": text, "form": FORMS[word]})
        raise NotAMove("unknown-word", {"text": text, "known": ", ".join(SAYABLE)})
    form, reader = _FORMS[word]
    found = re.fullmatch(f"{word} {form}", plain, re.ASCII)
    if found is None:
        raise NotAMove("wrong-form", {"text": text, "form": FORMS[word]})
    return int(reader(t, found))


def _one_of(names: list[str], text: str) -> int:
    if text not in names:
        raise NotAMove("unknown-name", {"text": text, "known": ", ".join(names)})
    return names.index(text)


def _number(text: str, most: int) -> int:
    """Parse a number from 1 to `most`."""
    if not 1 <= int(text) <= most:
        raise NotAMove("wrong-number", {"text": text, "most": most})
    return int(text)


def _counted(base: int, goods: list[int]) -> Callable[[RiseOfEmpires, re.Match[str]], int]:
    """Return a parser of a number and one of these goods."""

    def reader(_: RiseOfEmpires, found: re.Match[str]) -> int:
        good = _one_of([GOOD_NAMES[g] for g in goods], found["good"])
        return base + goods[good] * COUNTS + _number(found["count"], int(COUNTS) - 1)

    return reader


def _read_box(boxes: Boxes, ids: list[str], base: int, found: re.Match[str]) -> int:
    """Parse a box and the tile in it."""
    box = _number(found["number"], int(boxes.count)) - 1
    kind = _one_of(ids, found["name"])
    if boxes.shown[box] != kind:
        shown = _shown(boxes, box, ids)
        raise NotAMove("other-tile", {"text": found["name"], "box": box + 1, "shown": shown})
    return base + box


def _read_shown(
    t: RiseOfEmpires, boxes: Boxes, ids: list[str], base: int, found: re.Match[str]
) -> int:
    """Parse a tile that is drawn for a box."""
    if _number(found["number"], int(boxes.count)) != t.about + 1:
        raise NotAMove("other-place", {"text": found[0]})
    return base + _one_of(ids, found["name"])


def _read_lift(_: RiseOfEmpires, found: re.Match[str]) -> int:
    row = _one_of(ROW_NAMES, found["name"])
    return a.LIFT + row * MOST_CIRCLES + _number(found["number"], int(MOST_CIRCLES)) - 1


def _read_war(t: RiseOfEmpires, found: re.Match[str]) -> int:
    region = _one_of(t.content.region_ids, found["name"])
    return a.WAR + region * SEATS + _one_of(COLOUR_NAMES[: t.players], found["other"])


def _region(base: int) -> Callable[[RiseOfEmpires, re.Match[str]], int]:
    return lambda t, found: base + _one_of(t.content.region_ids, found["name"])


def _wonder(base: int) -> Callable[[RiseOfEmpires, re.Match[str]], int]:
    return lambda t, found: base + _one_of(t.content.wonders.ids, found["name"])


def _city(base: int) -> Callable[[RiseOfEmpires, re.Match[str]], int]:
    return lambda t, found: base + _one_of(t.content.city_ids, found["name"])


def _row(base: int) -> Callable[[RiseOfEmpires, re.Match[str]], int]:
    return lambda _, found: base + _one_of(ROW_NAMES, found["name"])


def _seat(base: int) -> Callable[[RiseOfEmpires, re.Match[str]], int]:
    return lambda t, found: base + _one_of(COLOUR_NAMES[: t.players], found["name"])


_NAME: Final = r"(?P<name>[a-z0-9-]+)"
_AT: Final = _NAME + r" at (?P<number>[0-9]{1,2})"
_GOODS: Final = r"(?P<count>[0-9]{1,2}) (?P<good>[a-z]+)"
_NUMBER: Final = r"(?P<number>[0-9]{1,2})"
_Reader = Callable[[RiseOfEmpires, "re.Match[str]"], int]
_FORMS: Final[dict[str, tuple[str, _Reader]]] = {  # word -> pattern of the rest, parser
    "disc": (_NAME, _row(a.DISC)),
    "idle": (_NAME, _row(a.IDLE)),
    "lift": (_NAME + r" (?P<number>[0-9]{1,2})", _read_lift),
    "pay": (_GOODS, _counted(a.PAY, list(range(PAYABLE)))),
    "progress": (
        _AT,
        lambda t, found: _read_box(t.progress, t.content.kind_ids, a.TAKE_PROGRESS, found),
    ),
    "territory": (
        _AT,
        lambda t, found: _read_box(t.territory, t.content.land_ids, a.TAKE_TERRITORY, found),
    ),
    "city": (_NAME, _city(a.TAKE_CITY)),
    "empire": (_NAME, lambda t, found: a.USE_EMPIRE + _one_of(t.content.face_ids, found["name"])),
    "trade": (_GOODS, _counted(a.SELL, [int(GOLD), int(VP)])),
    "place": (_NAME, _region(a.PLACE)),
    "hire": (_NAME, _region(a.HIRE)),
    "cubes": (_NUMBER, lambda _, found: a.PUT + _number(found["number"], int(COUNTS) - 1)),
    "war": (_NAME + r" (?P<other>[a-z]+)", _read_war),
    "lose": (_NAME, _wonder(a.LOSE_MARKER)),
    "mark": (_NAME, _wonder(a.MARK)),
    "raze": (_NAME, _wonder(a.RAZE)),
    "site": (_NAME, _region(a.SITE)),
    "keep": (_NAME, _wonder(a.KEEP)),
    "yield": (_NAME, _wonder(a.YIELD)),
    "ally": (_NAME, _seat(a.ALLY)),
    "islands": (_GOODS, _counted(a.ISLANDS, [g for g in range(len(GOOD_NAMES)) if g != VP])),
    "abandon": (_NAME, _city(a.ABANDON)),
    "order": (
        _NUMBER,
        lambda t, found: a.CHOOSE_PLACE + _number(found["number"], int(t.players)) - 1,
    ),
    "next": (_NAME, _seat(a.FIRST)),
    "show": (
        _AT,
        lambda t, found: _read_shown(
            t, t.progress, t.content.kind_ids, int(a.SHOW_PROGRESS), found
        ),
    ),
    "lay": (
        _AT,
        lambda t, found: _read_shown(
            t, t.territory, t.content.land_ids, int(a.SHOW_TERRITORY), found
        ),
    ),
}
FORMS: Final = {  # examples of each word, for error messages
    "disc": "disc empire",
    "idle": "idle trade",
    "lift": "lift empire 3",
    "pay": "pay 2 gold",
    "waive": "waive",
    "skip": "skip",
    "progress": "progress iron at 3",
    "territory": "territory plains at 7",
    "city": "city rome",
    "empire": "empire e1a",
    "trade": "trade 3 gold, trade 3 vp",
    "place": "place gaul",
    "hire": "hire gaul",
    "cubes": "cubes 3",
    "done": "done",
    "war": "war gaul blue",
    "peace": "peace",
    "lose": "lose cube, lose wonder-1b",
    "mark": "mark wonder-1b",
    "raze": "raze wonder-1b",
    "site": "site gaul",
    "keep": "keep wonder-1b",
    "yield": "yield wonder-1b",
    "ally": "ally blue, ally nobody",
    "islands": "islands 2 gold",
    "abandon": "abandon rome",
    "feed": "feed",
    "order": "order 2",
    "next": "next blue",
    "show": "show iron at 3",
    "lay": "lay plains at 7",
}
LUCK: Final = ("next", "show", "lay")  # the words of draws, which no player makes
SAYABLE: Final = sorted(word for word in FORMS if word not in LUCK)
