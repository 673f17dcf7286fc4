"""Boards: the first two, and those that three Emperor cards add (CC-2.1, CC-9)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.state import CHANCE, bit
from wanli.games.chang_cheng.rules import questions
from wanli.games.chang_cheng.rules.actions import JOIN
from wanli.games.chang_cheng.rules.counters import FACE_DOWN
from wanli.games.chang_cheng.rules.material import BOARD_PROVINCES, FACES
from wanli.games.chang_cheng.rules.names import FACE_NAMES
from wanli.games.chang_cheng.rules.position import Position
from wanli.games.chang_cheng.rules.steps import CHOOSE_SIDE, LAY_REPUTATION
from wanli.games.chang_cheng.rules.wall import LEFT, RIGHT


def join(t: Position, face: i64, side: i64) -> None:
    """Join a board: its regions get face-down counters, its provinces draw theirs (CC-2.2)."""
    board = t.wall.boards
    t.wall.join(face, side, t.content)
    t.boxed &= ~bit(face // 2)
    t.next_face = -1
    t.close_squares()  # CC-5.4: a strict reservation includes the new squares
    last = board * BOARD_PROVINCES + BOARD_PROVINCES - 1
    for i in range(BOARD_PROVINCES):
        t.counters.lies[last - i] = FACE_DOWN
        t.then(LAY_REPUTATION, last - i)


def maybe_new_board(t: Position) -> bool:
    """Add a board if three Emperor cards are on the map (CC-9.1); return whether to ask for it."""
    if t.emperors < 3 or t.wall.boards >= t.settings.boards:
        return False
    t.emperors -= 3
    if t.settings.board_chosen:
        t.ask(questions.JOIN_BOARD, 0, t.active)
    else:
        t.ask(questions.DRAW_BOARD, 1, CHANCE)
    return True


def legal_joins(t: Position, out: vec[i64]) -> i64:
    """Write the drawn board, or any left in the box, on the left or on the right (CC-9.1)."""
    n: i64 = 0
    for face in range(FACES):
        if t.next_face == face or (t.next_face < 0 and boxed_face(t, face)):
            out[n] = JOIN + face * 2 + LEFT
            out[n + 1] = JOIN + face * 2 + RIGHT
            n += 2
    return n


def boxed_face(t: Position, face: i64) -> bool:
    """Return whether a face can still be drawn or chosen (CC-2.1)."""
    if (t.boxed >> (face // 2)) & 1 == 0:
        return False
    return t.settings.mixed_faces or face % 2 == t.letter


def take_board(t: Position, face: i64) -> None:
    """Take a drawn board: join a first board on the right; ask for the side of a later one."""
    if t.about == 0:
        join(t, face, RIGHT)
    else:
        t.next_face = face
        t.then(CHOOSE_SIDE, 0)


def tell_board(t: Position, face: i64, side: i64) -> None:
    facts: dict[str, str | int] = {
        "board": FACE_NAMES[face],
        "side": "left" if side == LEFT else "right",
    }
    t.note("board-joined", "CC-9.1", facts)
