"""Write and read moves as text (`docs/notation.md`).

A square is its board's letter and its number (a7), a province the letter and a Roman numeral (bII),
a region the letter, N for north and a number (bN2). Boards are lettered in the order they came, so
a name does not change when a board is joined on the left.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from wanli.core.errors import NotAMove
from wanli.games.chang_cheng.rules import actions as a
from wanli.games.chang_cheng.rules import questions
from wanli.games.chang_cheng.rules.game import ChangCheng
from wanli.games.chang_cheng.rules.material import (
    BOARD_PROVINCES,
    BOARD_SQUARES,
    KINDS,
    PROVINCES,
)
from wanli.games.chang_cheng.rules.names import CARD_NAMES, COLOUR_NAMES, EVENT_NAMES, FACE_NAMES
from wanli.games.chang_cheng.rules.secrets import hides
from wanli.games.chang_cheng.rules.settings import TWO_COLOURS
from wanli.games.chang_cheng.rules.wall import BOARD_LETTERS, LINE
from wanli.games.chang_cheng.views.names import PROVINCE_NAMES, REGION_NAMES, square_names

SIDES: Final = ["left", "right"]
LETTERS: Final = ["A", "B"]
HIDDEN: Final = "?"
PLAIN_WORDS: Final[dict[str, int]] = {
    "pass": a.PASS,
    "no neutral": a.NO_NEUTRAL,
    "no swap": a.NO_SWAP,
    "flood +2": a.FLOOD_UP,
    "flood -2": a.FLOOD_DOWN,
    "builder +2": a.BUILDER_UP,
    "builder block": a.BUILDER_BLOCK,
}
_PLAIN_TEXT: Final = {action: text for text, action in PLAIN_WORDS.items()}


# ---- writing ---------------------------------------------------------------------------------
def write(t: ChangCheng, action: i64) -> str:
    """Return the text of an action."""
    if action < 0:
        raise ValueError(f"no action {action}")
    if action < a.CARD:
        return _write_block(t, action)
    if action < a.NEUTRAL_WALL:
        return _write_card(t, action - a.CARD)
    if action < a.PASS:
        return "neutral " + _square(t, action - a.NEUTRAL_WALL)
    plain = _PLAIN_TEXT.get(action)
    if plain is not None:
        return plain
    if action < a.START:
        return _write_use(t, action)
    if action < a.SWAP:
        return _write_draw(t, action)
    at = action - a.SWAP
    return f"swap {_square(t, at // LINE)} {_square(t, at % LINE)}"


def text_for(t: ChangCheng, action: i64, viewer: i64) -> str:
    """Return the text of an action, leaving out what a viewer may not know (CC-15.2)."""
    if not hides(t, action, viewer):
        return write(t, action)
    if action >= a.THREAT:
        return f"threat {REGION_NAMES[t.about]} {HIDDEN}"
    at = action - a.CARD
    colour = at // PROVINCES // KINDS
    return f"{_prefix(t, colour)}card {HIDDEN} {PROVINCE_NAMES[at % PROVINCES]}"


def _square(t: ChangCheng, s: i64) -> str:
    return square_names(t.wall)[s - t.wall.low]


def _prefix(t: ChangCheng, colour: i64) -> str:
    """Return the colour prefix of a move, needed when each player has two colours (CC-13.1)."""
    return COLOUR_NAMES[colour] + " " if t.settings.mode == TWO_COLOURS else ""


def _write_block(t: ChangCheng, action: i64) -> str:
    word, at = "wall ", action - a.WALL
    if action >= a.BUILD_TOWER:
        word, at = "tower ", action - a.BUILD_TOWER
    elif action >= a.DOUBLE_WALL:
        word, at = "double ", action - a.DOUBLE_WALL
    return _prefix(t, at // LINE) + word + _square(t, at % LINE)


def _write_card(t: ChangCheng, at: i64) -> str:
    card, province = at // PROVINCES, at % PROVINCES
    return f"{_prefix(t, card // KINDS)}card {CARD_NAMES[card % KINDS]} {PROVINCE_NAMES[province]}"


def _write_use(t: ChangCheng, action: i64) -> str:
    """Return the text of a decision about a scoring or a board (CC-4.3, CC-8, CC-9.1)."""
    if action >= a.JOIN:
        at = action - a.JOIN
        return f"board {FACE_NAMES[at // 2]} {SIDES[at % 2]}"
    if action >= a.REMOVE:
        return "remove " + REGION_NAMES[action - a.REMOVE]
    if action >= a.BREAK:
        return "break " + _square(t, action - a.BREAK)
    if action >= a.CANCEL:
        card = action - a.CANCEL
        return f"cancel {COLOUR_NAMES[card // KINDS]} {CARD_NAMES[card % KINDS]}"
    return "first " + PROVINCE_NAMES[action - a.FIRST]


def _write_draw(t: ChangCheng, action: i64) -> str:
    """Return the text of a draw."""
    if action >= a.THREAT:
        return f"threat {REGION_NAMES[t.about]} {action - a.THREAT}"
    if action >= a.REPUTATION:
        return f"reputation {PROVINCE_NAMES[t.about]} {action - a.REPUTATION}"
    if action >= a.BOARD:
        return "draw " + FACE_NAMES[action - a.BOARD]
    if action >= a.EVENT:
        return "event " + EVENT_NAMES[action - a.EVENT]
    if action >= a.LETTER:
        return "letter " + LETTERS[action - a.LETTER]
    return f"start {action - a.START + 1}"


# ---- reading ---------------------------------------------------------------------------------
def read(t: ChangCheng, text: str) -> int:
    """Parse a move, which need not be legal; raise NotAMove."""
    words = text.lower().split()
    plain = PLAIN_WORDS.get(" ".join(words))
    if plain is not None:
        return int(plain)
    colour = None
    if words and words[0] in COLOUR_NAMES:
        colour = COLOUR_NAMES.index(words.pop(0))
    reader = _READERS.get(words[0]) if words else None
    if reader is None:
        raise NotAMove("unknown-word", {"text": text, "known": ", ".join(SAYABLE)})
    needed, function = reader
    if len(words) != needed + 1:
        raise NotAMove("wrong-length", {"text": text, "word": words[0], "needed": needed})
    if words[0] in ("wall", "double", "tower", "card"):
        return function(t, [str(_colour(t, colour, text)), *words[1:]])
    if colour is not None:
        raise NotAMove("no-colour-here", {"text": text, "word": words[0]})
    return function(t, words[1:])


def _colour(t: ChangCheng, given: int | None, text: str) -> int:
    """Return the colour that a move names, or the only possible one."""
    if given is not None:
        return given
    if t.question == questions.SECOND_HALF:
        return int(t.colour)
    own = [c for c in range(len(COLOUR_NAMES)) if t.settings.seat_of[c] == t.active]
    if len(own) > 1:
        raise NotAMove("which-colour", {"text": text}, "CC-13.1")
    return own[0]


def square(t: ChangCheng, name: str) -> int:
    """Return the square with a name such as a7."""
    found = re.fullmatch(r"([a-d])([1-9]|1[0-3])", name)
    board = _board(t, name, found)
    assert found is not None
    number = int(found[2])
    assert number <= BOARD_SQUARES
    return int(t.wall.start[board]) + number - 1


def province(t: ChangCheng, name: str) -> int:
    """Return the province with a name such as bII."""
    found = re.fullmatch(r"([a-d])(i{1,3})", name)
    board = _board(t, name, found)
    assert found is not None
    return board * BOARD_PROVINCES + len(found[2]) - 1


def region(t: ChangCheng, name: str) -> int:
    """Return the region with a name such as bN2."""
    found = re.fullmatch(r"([a-d])n([1-3])", name)
    board = _board(t, name, found)
    assert found is not None
    return board * BOARD_PROVINCES + int(found[2]) - 1


def _board(t: ChangCheng, name: str, found: re.Match[str] | None) -> int:
    if found is None:
        raise NotAMove("unknown-place", {"text": name})
    board = BOARD_LETTERS.index(found[1])
    if board >= t.wall.boards:
        raise NotAMove("no-such-board", {"text": name, "boards": int(t.wall.boards)})
    return board


def _one_of(names: list[str], text: str) -> int:
    for index, name in enumerate(names):
        if name.lower() == text:
            return index
    raise NotAMove("unknown-word", {"text": text, "known": ", ".join(names)})


def _block_reader(base: int) -> Callable[[ChangCheng, list[str]], int]:
    return lambda t, words: base + int(words[0]) * LINE + square(t, words[1])


def _read_card(t: ChangCheng, words: list[str]) -> int:
    card = int(words[0]) * KINDS + _one_of(CARD_NAMES, words[1])
    return a.CARD + card * PROVINCES + province(t, words[2])


def _read_swap(t: ChangCheng, words: list[str]) -> int:
    """Parse a swap in either order; when written, the wall of the scored province comes first."""
    s, other = square(t, words[0]), square(t, words[1])
    inside, other_inside = (t.wall.province[x] == t.scored for x in (s, other))
    if other_inside and (not inside or other < s):
        s, other = other, s
    return a.SWAP + s * LINE + other


def _read_counter(t: ChangCheng, place: int, base: int, words: list[str]) -> int:
    value = _one_of(["0", "1", "2", "3", "4"], words[1])
    if place != t.about:
        raise NotAMove("other-counter", {"text": words[0]})
    return base + value


_Reader = tuple[int, Callable[[ChangCheng, list[str]], int]]
_READERS: Final[dict[str, _Reader]] = {  # word -> the number of words that follow, and their parser
    "wall": (1, _block_reader(a.WALL)),
    "double": (1, _block_reader(a.DOUBLE_WALL)),
    "tower": (1, _block_reader(a.BUILD_TOWER)),
    "card": (2, _read_card),
    "neutral": (1, lambda t, w: a.NEUTRAL_WALL + square(t, w[0])),
    "first": (1, lambda t, w: a.FIRST + province(t, w[0])),
    "cancel": (
        2,
        lambda _, w: a.CANCEL + _one_of(COLOUR_NAMES, w[0]) * KINDS + _one_of(CARD_NAMES, w[1]),
    ),
    "break": (1, lambda t, w: a.BREAK + square(t, w[0])),
    "remove": (1, lambda t, w: a.REMOVE + region(t, w[0])),
    "swap": (2, _read_swap),
    "board": (2, lambda _, w: a.JOIN + _one_of(FACE_NAMES, w[0]) * 2 + _one_of(SIDES, w[1])),
    "start": (1, lambda _, w: a.START + _one_of(["1", "2", "3", "4"], w[0])),
    "letter": (1, lambda _, w: a.LETTER + _one_of(LETTERS, w[0])),
    "event": (1, lambda _, w: a.EVENT + _one_of(EVENT_NAMES, w[0])),
    "draw": (1, lambda _, w: a.BOARD + _one_of(FACE_NAMES, w[0])),
    "reputation": (2, lambda t, w: _read_counter(t, province(t, w[0]), a.REPUTATION, w)),
    "threat": (2, lambda t, w: _read_counter(t, region(t, w[0]), a.THREAT, w)),
}
LUCK: Final = ("start", "letter", "event", "draw", "reputation", "threat")  # words for draws
SAYABLE: Final = sorted(  # the first words of the moves that a seat can make
    {word for word in _READERS if word not in LUCK}
    | {text if text.startswith("no ") else text.partition(" ")[0] for text in PLAIN_WORDS}
)
