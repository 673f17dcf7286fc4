"""Refused moves: every code of `explain.py` and `notation.py`, with its clause."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest

from tests.games.rise_of_empires.positions import (
    GAME,
    Table,
    complete_game,
    new,
    seat,
    table,
    wonder,
)
from tests.games.rise_of_empires.test_other_sets import early_ships, own_content, without_water
from tests.games.text_play import notes_of
from wanli.core.errors import NotLegal, NotYourTurn
from wanli.core.play import Play
from wanli.core.rng import Rng
from wanli.games.rise_of_empires.notation import FORMS
from wanli.games.rise_of_empires.rules.questions import QUESTIONS
from wanli.text.rulebook import rulebook

KNOWN = rulebook(GAME.id).clauses.keys()
NAV = {"pool": 9, "gaul": 1, "progress": ["navigation"]}


def using(face: str, turn: str = "1A", **has: object) -> Table:
    """A position in which red uses an empire tile."""
    return table(turn, red=seat(**{"pool": 9, **has})).play("disc empire", f"empire {face}")


def to_pay(*left: str, **has: object) -> Table:
    """A position in which red has taken off a disc and has to pay."""
    rows = {"trade": ["red", "green", *left]}
    return table("2B", rows=rows, red=seat(**has)).play("lift trade 1")


def one_with_water(data: dict[str, Any]) -> None:
    """Change the content: an empire tile of era 1 has water."""
    next(face for face in data["empire_tiles"]["faces"] if face["id"] == "e1c")["water"] = True


def too_weak_for_war() -> Table:
    """A position in which war costs two cubes and red has one in Gaul."""

    def costly_war(data: dict[str, Any]) -> None:
        for face in data["empire_tiles"]["faces"]:
            face["attacker_loss"] = 2

    t = table(red=seat(pool=3), green=seat(gaul=1, iberia=1), more=own_content(costly_war))
    return t.play("disc empire", "empire e1b", "place gaul", "cubes 1", "place iberia", "cubes 2")


def before_war() -> Table:
    """A position in which red may make war in Gaul, where violet has no cubes."""
    t = table(players=4, red=seat(pool=2, gaul=1), blue=seat(gaul=1),
              green=seat(gaul=1, ally="red", progress=["alliance-1"]))  # fmt: skip
    return t.play("disc empire", "empire e1b", "place gaul", "cubes 2")


def to_lose(cubes: int = 2) -> Table:
    """A position in which green has to choose the losses."""
    wonders = {"wonder-1b": wonder("gaul", "green"), "wonder-2b-first": wonder("gaul", "green")}
    t = table("3A", red=seat(pool=1), green=seat(gaul=cubes), wonders=wonders)
    return t.play("disc empire", "empire e3c", "place gaul", "war gaul green")


def choosing_site(**options: str) -> Table:
    """A position in which red has to choose the site of a wonder."""
    t = table("2A", cities=["wonder-1b"], red=seat(gold=7, resources=2), options=options)
    return t.play("disc city", "city wonder-1b")


def over() -> Table:
    """A finished game."""
    return table("3B").idle_until()


REFUSALS: list[tuple[str, Table, str, str]] = [
    ("game-over", over(), "disc city", "RE-4.6"),
    ("something-else-is-asked", table(red=seat(pool=1)), "peace", "RE-3.2"),
    ("not-left-to-draw", new(2).play("next red", draw=False), "show tanks at 1", "RE-2.2"),
    ("discs-come-off", table("1B"), "disc trade", "RE-3.4"),
    ("discs-come-off", table("1B"), "idle trade", "RE-3.4"),
    ("discs-go-on", table(red=seat(pool=1)), "lift trade 1", "RE-3.2"),
    ("row-full", table(players=2, rows={"trade": ["red"] * 3}), "disc trade", "RE-3.2"),
    ("row-full", table(players=2, rows={"trade": ["red"] * 3}), "idle trade", "RE-3.2"),
    ("not-possible", table(red=seat(pool=1)), "disc trade", "RE-3.3"),
    ("can-act", table(red=seat(pool=1)), "idle trade", "RE-3.3"),
    ("not-your-disc", table("1B"), "lift empire 1", "RE-3.4"),
    ("cannot-pay", table("1B", rows={"trade": ["red", "green", "red"]}, red=seat(food=0)),
     "lift trade 1", "RE-3.14"),
    ("not-enough", table(red=seat(resources=1)).play("disc trade"), "trade 2 vp", "RE-3.12"),
    ("trades-less", table(red=seat(resources=1)).play("disc trade"), "trade 7 vp", "RE-3.12"),
    ("cannot-skip", table(red=seat(resources=1)).play("disc trade"), "skip", "RE-3.3"),
    ("has-it-already", table(progress=["iron", "roads"], red=seat(progress=["iron"]))
     .play("disc progress"), "progress iron at 1", "RE-3.5"),
    ("costs-gold", table("2A", progress=["iron", "banking"]).play("disc progress"),
     "progress iron at 1", "RE-3.5"),
    ("costs-gold", table(territory=["town", "hill"]).play("disc territory"),
     "territory town at 1", "RE-3.6"),
    ("costs-both", table(cities=["ur", "settlement-a"], red=seat(gold=3)).play("disc city"),
     "city ur", "RE-3.7"),
    ("not-on-offer", table(cities=["settlement-a"], red=seat(gold=3)).play("disc city"),
     "city ur", "RE-2.2"),
    ("other-era", table(red=seat(pool=1)).play("disc empire"), "empire e3a", "RE-3.8"),
    ("placed-already", using("e1a").play("place gaul", "cubes 1"), "place gaul", "RE-3.8"),
    ("not-open-yet", using("e1a"), "place china", "RE-3.10"),
    ("sea-needs-water", using("e1a"), "place mediterranean", "RE-3.10"),
    ("out-of-reach", using("e1a", gaul=1), "place egypt", "RE-3.9"),
    ("overseas-needs-water", using("e2a", "2A", **NAV), "place india", "RE-3.10"),
    ("one-area-overseas", using("e2c", "2A", **NAV).play("place india", "cubes 1"),
     "place south-america", "RE-3.10"),
    ("needs-navigation", using("e2c", "2A", gaul=1), "place india", "RE-3.10"),
    ("no-mercenaries", using("e1a", gaul=1), "hire egypt", "RE-3.15"),
    ("place-first", using("e1a", progress=["mercenaries"]), "hire egypt", "RE-3.9"),
    ("mercenaries-cost", using("e1a", gaul=1, progress=["mercenaries"]), "hire egypt", "RE-3.15"),
    ("in-reach", using("e1a", gold=4, gaul=1, progress=["mercenaries"]), "hire gaul", "RE-3.15"),
    ("hired-already", using("e1a", gold=4, gaul=1, progress=["mercenaries"])
     .play("hire egypt", "cubes 1"), "hire anatolia", "RE-3.15"),
    ("not-open-yet", using("e1a", gold=4, gaul=1, progress=["mercenaries"]), "hire china",
     "RE-3.10"),
    ("place-somewhere", using("e1a"), "done", "RE-3.8"),
    ("not-enough", using("e1a").play("place gaul"), "cubes 10", "RE-3.8"),
    ("no-war-there", before_war(), "war egypt blue", "RE-3.11"),
    ("war-on-oneself", before_war(), "war gaul red", "RE-3.11"),
    ("allied", before_war(), "war gaul green", "RE-3.13"),
    ("no-marker-there", to_lose(), "lose wonder-2b-second", "WW-5"),
    ("no-cube-there", to_lose(1).play("lose cube"), "lose cube", "WW-5"),
    ("no-site", choosing_site(), "site china", "WW-2"),
    ("no-site-at-sea", choosing_site(**{"sea-site": "not-allowed"}), "site mediterranean", "WW-13"),
    ("other-wonder", table("2B", red=seat(gold=9), wonders={"wonder-1b": wonder("gaul", "red")})
     .idle_until("keep"), "yield wonder-2b-first", "WW-9"),
    ("not-your-city", table("1B", red=seat(cities=["ur"])).idle_until("give-up"), "abandon rome",
     "RE-4.1"),
    ("place-taken", table("1B").idle_until("place").play("order 1"), "order 1", "RE-4.4"),
    ("ally-of-oneself", table(progress=["alliance-1"])
     .play("disc progress", "progress alliance-1 at 1"), "ally red", "RE-3.13"),
    ("fewer-islands", table("2B", red=seat(progress=["shipping"], territory={"island": 1}))
     .idle_until("islands"), "islands 2 gold", "RE-3.15"),
    ("owes-less", to_pay(gold=5), "pay 2 gold", "RE-3.4"),
    ("not-enough", to_pay(gold=5), "pay 1 vp", "RE-3.4"),
    ("nothing-waived", to_pay(gold=5), "waive", "RE-3.15"),
    ("waived-whole", to_pay("blue", gold=5, progress=["printing"]).play("pay 1 gold"), "waive",
     "RE-3.15"),
    ("only-waived", to_pay(food=0, progress=["printing"]), "pay 1 gold", "RE-3.14"),
    ("nobody-there", before_war(), "war gaul violet", "RE-3.11"),
    ("too-weak", too_weak_for_war(), "war gaul green", "RE-3.11"),
    ("nothing-in-reach",
     table(red=seat(pool=2, mediterranean=1), more=own_content(without_water, one_with_water))
     .play("disc empire"), "empire e1a", "RE-3.9"),
    ("no-ships-yet",
     table(red=seat(pool=3, gaul=1, progress=["sailing"]), more=own_content(early_ships))
     .play("disc empire", "empire e1a"), "place south-america", "RE-3.10"),
]  # fmt: skip


@pytest.mark.parametrize(("code", "t", "text", "clause"), REFUSALS)
def test_a_refused_move_gets_the_code_and_the_clause_of_its_reason(
    code: str, t: Table, text: str, clause: str
) -> None:  # RE-3.3
    refusal = t.refusal(text)
    assert (refusal.code, refusal.clause) == (code, clause)
    assert refusal.facts["text"] == text


def test_every_refusal_code_is_tested_here() -> None:  # RE-3.3
    source = (files("wanli.games.rise_of_empires") / "explain.py").read_text(encoding="utf-8")
    codes = set(re.findall(r'return "([a-z-]+)", (?:"|clause_of)', source))
    assert codes <= {code for code, *_ in REFUSALS}


def test_every_prompt_has_a_clause_and_an_answer_kind() -> None:  # RE-2.1
    assert {question.clause for question in QUESTIONS} <= KNOWN
    assert [bool(question.answers) for question in QUESTIONS] == [False] + [True] * 21


def test_every_note_cites_a_clause_that_exists() -> None:  # RE-4.3
    for players in (2, 5):
        assert {note.clause for note in notes_of(complete_game(players, 8))} <= KNOWN


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("fly rome", "unknown-word"),
        ("place", "wrong-form"),
        ("place gaul 3", "wrong-form"),
        ("peace now", "wrong-form"),
        ("place mars", "unknown-name"),
        ("ally yellow", "unknown-name"),
        ("pay 2 resources", "unknown-name"),
        ("trade 2 food", "unknown-name"),
        ("pay 0 gold", "wrong-number"),
        ("pay 99 gold", "wrong-number"),
        ("order 4", "wrong-number"),
        ("lift city 17", "wrong-number"),
        ("progress iron at 2", "other-tile"),
        ("progress roads at 1", "other-tile"),
        ("show iron at 2", "other-place"),
    ],
)
def test_an_invalid_move_text_is_refused_with_its_reason(text: str, code: str) -> None:  # RE-3.1
    t = table(progress=["iron"], red=seat(pool=1))
    assert t.parse_error(text).code == code


def test_every_form_in_an_error_message_can_be_read() -> None:  # RE-3.1
    t = table(progress=["coinage", "roads", "iron"], territory=["hill"] * 6 + ["plains"])
    for word, forms in FORMS.items():
        if word not in ("show", "lay"):
            for text in forms.split(", "):
                assert GAME.write(t.state, GAME.read(t.state, text)) == text


def test_a_move_can_be_typed_in_any_case_and_with_extra_spaces() -> None:  # RE-3.1
    t = table(red=seat(pool=1))
    assert GAME.read(t.state, "  Disc   EMPIRE ") == GAME.read(t.state, "disc empire")


def test_a_move_of_another_seat_is_refused_as_not_its_turn() -> None:  # RE-3.1
    play = Play(GAME, GAME.setup(2), Rng(3))
    other = 1 - play.current
    with pytest.raises(NotYourTurn):
        play.move(play.legal()[0], other)
    with pytest.raises(NotLegal):
        play.move("peace", play.current)
