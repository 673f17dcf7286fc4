"""Refused moves: every refusal code of `explain.py` on a small position, with its clause."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from itertools import islice

import pytest

from tests.games.chang_cheng.positions import Table, hand, opening, table, unopened
from tests.games.text_play import random_positions
from wanli.core.errors import NotAMove
from wanli.games import game
from wanli.text.rulebook import rulebook

GAME = game("chang-cheng")
CLAUSES = rulebook(GAME.id).clauses.keys()
SOURCE = (files("wanli.games.chang_cheng") / "explain.py").read_text(encoding="utf-8")
SHARED = (files("wanli.core") / "reasons.py").read_text(encoding="utf-8")
REGIONS = ("aN1", "aN2", "aN3", "bN1", "bN2", "bN3")


# ---- small positions -------------------------------------------------------------------------
def start() -> Table:
    return table(3)


def position_after(*moves: str, players: int = 3, **options: str) -> Table:
    return table(players, options=options).play(*moves)


def ended() -> Table:
    rows = {"a": "rgbr grgbr gbrb", "b": "rgbrg brg brgb."}
    lies = dict.fromkeys(REGIONS, "removed")
    t = table(3, rows, lies=lies, turn={"here": 0}, question="second-half")
    return t.play("wall b13")


def one_square_left() -> Table:
    rows = {"a": "rgbr grgbr gbrb", "b": "rgbrg brg brgb."}
    return table(3, rows, gone=hand("red"))


def no_walls_left() -> Table:
    rows = {"a": "rrrr rrrrr rrrr", "b": "r.... ... ....."}
    return table(3, rows, gone=hand("red", "flood"))


def full_province() -> Table:
    return table(3, {"a": "rgbr ..... ...."}, gone=["red flood"])


def double_used() -> Table:
    return table(3, {"a": "r=r=.. ..... ...."})


def closed_square() -> Table:
    return table(3, {"a": ".rg^. ..... ...."}, towers={"a3": 2})


def lone_tower() -> Table:
    return table(3, {"a": ".... ..g^.. ...."}, towers={"a7": 3})


def action_done() -> Table:
    turn = {"here": 0, "near_only": True}
    return table(2, {"a": "r... ..... ...."}, turn=turn, question="neutral", todo=AFTER_NEUTRAL)


def two_provinces_complete() -> Table:
    return table(3, {"a": "rgb. .gbrg ...."}).play("double a4")


def using(kind: str, rest: str = "..... ....", **options: str) -> Table:
    """A position in which green uses a card in aI, completed by red; blue's Flood lies in aII."""
    cards = {"aI": [f"green {kind}", "blue master"], "aII": ["blue flood"]}
    rows = {"a": f"rgb. {rest}", "b": "..... .g^. ....."}
    return table(3, rows, cards=cards, lies={"aN2": "removed"}, options=options).play("wall a4")


def board_to_join(**options: str) -> Table:
    t = table(3, {"a": "rgb. ..... ...."}, emperors=2, options=options)
    t.play("wall a4", "wall b1", *([] if options else ["draw 4A"]))
    return t


AFTER_NEUTRAL = ["end-test", "new-board"]
Case = tuple[str, str, Callable[[], Table], str]  # code, clause, position, move
CASES: list[Case] = [
    ("something-else-is-asked", "CC-3.2", start, "break a1"),
    ("something-else-is-asked", "CC-8.3", lambda: using("flood"), "wall b1"),
    ("game-over", "CC-10.3", ended, "wall a1"),
    ("not-left-to-draw", "CC-2.4", lambda: unopened(3), "start 4"),
    ("cannot-be-completed", "CC-3.5", one_square_left, "wall b13"),
    ("cannot-be-completed", "CC-3.5", no_walls_left, "card flood bI"),
    ("wall-must-join-card", "CC-3.2", lambda: position_after("card flood aI"), "wall b1"),
    ("second-wall-same-province", "CC-3.2", lambda: position_after("wall a1"), "wall a2"),
    ("opening-is-one-wall", "CC-3.1", lambda: opening(3, "start 1"), "card flood aI"),
    ("opening-is-one-wall", "CC-3.1", lambda: opening(3, "start 1"), "double a1"),
    ("opening-is-one-wall", "CC-3.1", lambda: opening(3, "start 1"), "tower a1"),
    ("opening-is-one-wall", "CC-3.1", lambda: opening(3, "start 1"), "pass"),
    ("card-not-in-hand", "CC-1.4", full_province, "card flood aII"),
    ("province-complete", "CC-3.2", full_province, "card builder aI"),
    ("wall-then-wall", "CC-3.2", lambda: position_after("wall a1"), "card flood bI"),
    (
        "second-card-same-province",
        "CC-3.2",
        lambda: position_after("card flood aI"),
        "card builder aI",
    ),
    ("no-neighbour", "CC-3.2", start, "double b13"),
    ("next-to-tower", "CC-5.1", lone_tower, "tower a6"),
    ("must-complete", "CC-3.5", lambda: position_after("wall a1"), "pass"),
    ("cannot-pass", "CC-3.7", start, "pass"),
    ("action-under-way", "CC-3.2", lambda: position_after("wall a1"), "double b1"),
    ("action-under-way", "CC-3.2", lambda: position_after("card flood aI"), "tower b1"),
    ("not-your-colour", "CC-3.2", start, "green wall a1"),
    ("not-your-colour", "CC-3.2", start, "violet card flood aI"),
    (
        "one-colour-a-turn",
        "CC-13.1",
        lambda: position_after("green wall a1", players=2, mode="two-colours"),
        "blue wall b1",
    ),
    ("none-left", "CC-1.4", double_used, "double a5"),
    ("none-left", "CC-1.4", no_walls_left, "wall b2"),
    ("kept-for", "CC-5.3", closed_square, "wall a4"),
    ("kept-for", "CC-5.3", closed_square, "double a4"),
    ("occupied", "CC-3.2", closed_square, "wall a3"),
    ("occupied", "CC-3.2", closed_square, "double a1"),
    (
        "neutral-elsewhere",
        "CC-12.3",
        lambda: position_after("card flood aI", "wall a1", players=2),
        "neutral a2",
    ),
    ("neutral-elsewhere", "CC-12.4", lambda: position_after("tower a1", players=2), "neutral a3"),
    ("neutral-elsewhere", "CC-12.4", lambda: position_after("double a1", players=2), "neutral a3"),
    ("neutral-elsewhere", "CC-12.4", lambda: position_after("double a4", players=2), "neutral a6"),
    (
        "neutral-only-there",
        "CC-12.3",
        lambda: position_after(
            "card flood aI", "wall a1", players=2, **{"neutral-after-card": "same"}
        ),
        "neutral b1",
    ),
    ("neutral-only-there", "CC-12.5", action_done, "neutral b1"),
    (
        "neutral-in-one-of",
        "CC-12.2",
        lambda: position_after("wall a1", "wall b1", players=2),
        "neutral a5",
    ),
    ("not-to-be-scored", "CC-4.3", two_provinces_complete, "first aIII"),
    ("not-itself", "CC-8.1", lambda: using("warrior"), "cancel green warrior"),
    ("card-not-here", "CC-8.1", lambda: using("warrior"), "cancel blue flood"),
    ("not-in-this-province", "CC-8.2", lambda: using("traitor", "g.... ...."), "break a5"),
    ("not-in-this-province", "CC-8.6", lambda: using("mandarin", "gb... ...."), "swap a5 a6"),
    ("only-single-walls", "CC-8.2", lambda: using_at_broken_wall("traitor"), "break a1"),
    ("only-single-walls", "CC-8.6", lambda: using("mandarin"), "swap a1 b7"),
    ("no-counter", "CC-8.2", lambda: using("traitor"), "remove aN2"),
    ("region-not-facing", "CC-8.2", lambda: using("traitor"), "remove aN3"),
    ("swap-two-walls", "CC-8.6", lambda: using("mandarin"), "swap a1 a1"),
    ("swap-same-colour", "CC-8.6", lambda: using("mandarin"), "swap a1 a4"),
    (
        "swap-other-province",
        "CC-8.6",
        lambda: using("mandarin", "b.... ....", mandarin="other-province"),
        "swap a1 a2",
    ),
    ("other-board-drawn", "CC-9.1", board_to_join, "board 2A left"),
    (
        "board-not-left",
        "CC-2.1",
        lambda: board_to_join(**{"board-choice": "player"}),
        "board 1A left",
    ),
    (
        "board-not-left",
        "CC-2.1",
        lambda: board_to_join(**{"board-choice": "player"}),
        "board 2B left",
    ),
]


def using_at_broken_wall(kind: str) -> Table:
    """A position like `using`, with a broken wall in the province."""
    return table(3, {"a": "r/gb. ..... ...."}, cards={"aI": [f"green {kind}"]}).play("wall a4")


@pytest.mark.parametrize(("code", "clause", "position", "move"), CASES)
def test_a_refused_move_gets_the_code_and_the_clause_of_its_reason(
    code: str, clause: str, position: Callable[[], Table], move: str
) -> None:
    refusal = position().refusal(move)
    assert (refusal.code, refusal.clause) == (code, clause)
    assert refusal.clause in CLAUSES
    assert str(refusal.facts["text"]).split()[-1] in move


def test_every_refusal_code_is_tested_here() -> None:
    codes = set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', SOURCE + SHARED)) | {"occupied"}
    assert '"occupied"' in SOURCE
    assert codes == {code for code, _, _, _ in CASES}


def test_a_refusal_carries_the_facts_for_its_message() -> None:
    facts = closed_square().refusal("wall a4").facts
    assert (facts["square"], facts["colour"]) == ("a4", "green")
    assert closed_square().refusal("wall a3").facts["colour"] == "green"
    assert double_used().refusal("double a5").facts["piece"] == "double"
    assert position_after("wall a1").refusal("wall a2").facts["province"] == "aI"
    facts = position_after("wall a1", "wall b1", players=2).refusal("neutral a5").facts
    assert (facts["province"], facts["other"]) == ("aI", "bI")
    assert position_after("double a4", players=2).refusal("neutral a6").facts["province"] == "aII"
    assert board_to_join().refusal("board 2A left").facts["drawn"] == "4A"
    assert using("flood").refusal("wall b1").facts["asked"] == "flood"


def test_a_legal_move_has_no_refusal() -> None:
    t = start()
    assert all(GAME.explain(t.state, action) is None for action in t.state.actions())


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"events": "random-2"}),
        (2, {"mode": "two-colours", "mandarin": "other-province"}),
        (3, {"board-choice": "player", "faces": "mixed"}),
        (4, {"new-board": "once", "reservation": "strict"}),
    ],
)
def test_a_move_has_a_refusal_exactly_when_it_is_illegal(
    players: int, options: dict[str, str]
) -> None:  # CC-3.2, CC-3.5
    setup = GAME.setup(players, options)
    texts = {move for play in random_positions(GAME, setup, 4) for move in play.legal()}
    for play in islice(random_positions(GAME, setup, 4), 0, None, 3):
        legal = set(play.state.actions())
        for text in texts:
            try:
                action = GAME.read(play.state, text)
            except NotAMove:
                continue
            refusal = GAME.explain(play.state, action)
            assert (refusal is None) == (action in legal), text
            assert refusal is None or refusal.clause in CLAUSES
