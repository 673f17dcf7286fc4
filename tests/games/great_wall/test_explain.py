"""Refused moves: every code of `explain.py` and `notation.py`, with its clause."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files

import pytest

from tests.games.great_wall.positions import (
    GAME,
    TABLES,
    Table,
    random_positions,
    table,
    unopened,
    wall,
)
from wanli.core.errors import NotAMove
from wanli.games.great_wall.rules import actions as a
from wanli.text.rulebook import rulebook

CLAUSES = rulebook(GAME.id).clauses.keys()
CODE = r'"([a-z]+(?:-[a-z]+)+)"'
SHARED = (files("wanli.core") / "reasons.py").read_text(encoding="utf-8")


def source(name: str) -> str:
    """The source of a module of the game."""
    return (files("wanli.games.great_wall") / name).read_text(encoding="utf-8")


# ---- small positions -------------------------------------------------------------------------
def acting() -> Table:
    """A position in which red may act; walls 3 and 4 are not open."""
    walls = [wall(5, 3, blue="keep wall", red="gate"), wall(2, on="blue gate 4", blue="gate wall")]
    return table(*walls, hands={"red": "dragon 2 foot"}, decks={"red": ""})


def opponents_only() -> Table:
    """The same position with dragons that cover only cards of opponents."""
    options = {"dragon-targets": "opponents"}
    return table(wall(5, 3, blue="keep", red="gate"), hands={"red": "dragon"}, options=options)


def claiming() -> Table:
    """A position in which red has to claim at walls 1 and 2."""
    return table(
        wall(5, 3, red="gate"),
        wall(2, on="blue gate 4", red="keep", blue="gate"),
        wall(7, 1, red="wall", blue="gate"),
        players=4,
    )


def last_claims() -> Table:
    """A position in which red has to claim in the claims-only round."""
    over: dict[str, str] = {"red": ""}
    return table(
        wall(7, 3, red="gate"),
        hands=over,
        decks=over,
        stage="claims-only",
        announcer=0,
        question="claim",
    )


def claimed() -> Table:
    return claiming().play("claim 5 at 1 on gate")


def drawing() -> Table:
    """A position in which red's card is to be drawn."""
    return table(hands={"red": "wall"}, decks={"red": "gate"}).play("draw", draw=False)


def dealing() -> Table:
    """A position of the set-up after red drew the keep."""
    return unopened(3, first_seat="1").play("card red keep", draw=False)


def opening_a_wall() -> Table:
    return unopened(3, first_seat="1").play("token 5 at 1", draw=False)


def ended() -> Table:
    return table(wall(3, on="red gate 5", red="gate"), supply=[]).play("take 1")


Case = tuple[str, str, Callable[[], Table], str]  # code, clause, position, move
CASES: list[Case] = [
    ("game-over", "GW-6.4", ended, "draw"),
    ("game-over", "GW-6.4", ended, "take 1"),
    ("something-else-is-asked", "GW-3.1", claiming, "draw"),
    ("something-else-is-asked", "GW-3.6", claiming, "ride 1"),
    ("something-else-is-asked", "GW-3.1", claiming, "start 1"),
    ("something-else-is-asked", "GW-6.2", last_claims, "draw"),
    ("something-else-is-asked", "GW-6.2", last_claims, "ride 1"),
    ("something-else-is-asked", "GW-3.1", acting, "take 1"),
    ("something-else-is-asked", "GW-3.1", acting, "decline 1"),
    ("something-else-is-asked", "GW-3.4", acting, "card red wall"),
    ("something-else-is-asked", "GW-3.4", drawing, "play wall at 1"),
    ("something-else-is-asked", "GW-2.1", dealing, "draw"),
    ("something-else-is-asked", "GW-2.2", opening_a_wall, "draw"),
    ("something-else-is-asked", "GW-2.4", lambda: unopened(3), "draw"),
    ("not-left-to-draw", "GW-2.4", lambda: unopened(3), "start 4"),
    ("not-left-to-draw", "GW-2.1", dealing, "card red keep"),
    ("not-left-to-draw", "GW-3.4", drawing, "card red wall"),
    ("not-left-to-draw", "GW-2.2", opening_a_wall, "token 6 at 1"),
    ("deck-empty", "GW-3.5", acting, "draw"),
    ("wall-not-open", "GW-2.2", acting, "play foot at 3"),
    ("wall-not-open", "GW-2.2", acting, "play keep at 4"),
    ("wall-not-open", "GW-2.2", acting, "ride 3"),
    ("wall-not-open", "GW-2.2", acting, "play dragon at 3 over blue wall"),
    ("wall-not-open", "GW-2.2", claiming, "take 4"),
    ("wall-not-open", "GW-2.2", claiming, "decline 4"),
    ("not-in-hand", "GW-3.4", acting, "play keep at 1"),
    ("not-in-hand", "GW-3.4", acting, "play 3 foot at 1"),
    ("not-in-hand", "GW-3.4", acting, "play 2 dragon at 1"),
    ("not-in-hand", "GW-3.6", acting, "ride 1"),
    ("not-in-hand", "GW-5.1", table, "play dragon at 1 over blue gate"),
    ("card-not-there", "GW-5.1", acting, "play dragon at 1 over blue gate"),
    ("card-not-there", "GW-5.1", acting, "play dragon at 1 over yellow wall"),
    ("card-not-there", "GW-5.1", opponents_only, "play dragon at 1 over red keep"),
    ("own-card", "GW-5.1", opponents_only, "play dragon at 1 over red gate"),
    ("card-carries-token", "GW-5.3", acting, "play dragon at 2 over blue gate"),
    ("last-token-is-taken", "GW-3.3", claiming, "claim 2 at 2 on keep"),
    ("no-own-card", "GW-3.2", claiming, "claim 5 at 1 on keep"),
    ("both-tokens-free", "GW-3.2", claiming, "take 1"),
    ("must-claim", "GW-3.1", claiming, "decline 1"),
    ("must-claim", "GW-3.1", claiming, "decline 2"),
    ("claimed-already", "GW-3.1", claimed, "take 1"),
    ("claimed-already", "GW-3.1", claimed, "claim 3 at 1 on gate"),
    ("claimed-already", "GW-3.1", claimed, "decline 1"),
    ("not-leading", "GW-4.5", claiming, "claim 7 at 3 on wall"),
    ("not-leading", "GW-4.5", claiming, "take 3"),
    ("not-leading", "GW-4.5", claiming, "decline 3"),
]
UNREADABLE: list[tuple[str, str, str]] = [  # code, clause, text
    ("unknown-word", "", "pass"),
    ("wrong-form", "", "play gate"),
    ("unknown-place", "", "ride 7"),
    ("wrong-number", "", "play 8 wall at 1"),
    ("only-a-dragon-covers", "GW-5.1", "play gate at 1 over blue keep"),
    ("no-such-token", "GW-3.2", "claim 8 at 1 on gate"),
    ("other-place", "", "card blue gate"),
]


@pytest.mark.parametrize(("code", "clause", "position", "move"), CASES)
def test_a_refused_move_gets_the_code_and_the_clause_of_its_reason(
    code: str, clause: str, position: Callable[[], Table], move: str
) -> None:
    refusal = position().refusal(move)
    assert (refusal.code, refusal.clause) == (code, clause)
    assert refusal.clause in CLAUSES
    assert refusal.facts["text"] == move


@pytest.mark.parametrize(("code", "clause", "text"), UNREADABLE)
def test_an_invalid_move_text_gets_a_code_and_a_clause(code: str, clause: str, text: str) -> None:
    with pytest.raises(NotAMove) as raised:
        acting().can(text)
    assert (raised.value.code, raised.value.clause) == (code, clause)
    assert clause in CLAUSES | {""}


def test_every_refusal_code_is_tested_here() -> None:
    assert set(re.findall(CODE, source("explain.py") + SHARED)) == {code for code, _, _, _ in CASES}
    assert set(re.findall(CODE, source("notation.py"))) == {code for code, _, _ in UNREADABLE}


def test_every_cited_clause_exists() -> None:
    for name in (
        "explain.py",
        "notation.py",
        "view.py",
        "options.py",
        "rules/claims.py",
        "rules/questions.py",
    ):
        assert set(re.findall(r'"(GW-\d+\.\d+)"', source(name))) <= CLAUSES


def test_a_refusal_carries_the_facts_for_its_message() -> None:
    facts = acting().refusal("play 3 foot at 1").facts
    assert (facts["card"], facts["wanted"], facts["have"]) == ("foot", 3, 2)
    facts = acting().refusal("ride 1").facts
    assert (facts["card"], facts["wanted"], facts["have"]) == ("horseman", 1, 0)
    facts = acting().refusal("play dragon at 2 over blue gate").facts
    assert (facts["card"], facts["colour"], facts["wall"]) == ("gate", "blue", 2)
    assert acting().refusal("ride 3").facts["wall"] == 3
    facts = claiming().refusal("claim 5 at 1 on keep").facts
    assert (facts["card"], facts["wall"]) == ("keep", 1)
    for move, number in (("take 1", 1), ("claim 2 at 2 on keep", 2), ("take 3", 3)):
        assert claiming().refusal(move).facts["wall"] == number
    assert claimed().refusal("take 1").facts["wall"] == 1
    assert claiming().refusal("draw").facts["asked"] == "claim"


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_move_has_a_refusal_exactly_when_it_is_illegal(
    players: int, options: dict[str, str]
) -> None:  # GW-3.1, GW-3.4, GW-5.1
    for number, play in enumerate(random_positions(players, options, 4)):
        if number % 9:
            continue
        legal = set(play.state.actions())
        readable = 0
        for action in range(a.ACTIONS):
            text = GAME.write(play.state, action)
            try:
                read = GAME.read(play.state, text)
            except NotAMove:
                assert action not in legal
                continue
            readable += 1
            refusal = GAME.explain(play.state, read)
            assert (refusal is None) == (read in legal), text
            assert refusal is None or refusal.clause in CLAUSES
        assert readable > 300
