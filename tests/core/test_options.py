"""Options of a game: defaults, options that do not apply, and errors."""

from __future__ import annotations

import pytest

from tests.laws.toy import Toy
from wanli.core.errors import BadOption
from wanli.core.options import Option, resolve_options

OPTIONS = (
    Option("mode", ("plain", "pairs"), "XY-1.1", players=(2,)),
    Option("boards", ("3", "4"), "XY-1.2", only_if=("mode", "pairs")),
    Option("events", ("none", "all"), "XY-1.3"),
)


def test_an_option_that_is_not_chosen_has_its_default() -> None:
    assert resolve_options(OPTIONS, {}, 2) == {"mode": "plain", "events": "none"}
    assert OPTIONS[0].default == "plain"


def test_an_option_that_does_not_apply_is_left_out() -> None:
    assert resolve_options(OPTIONS, {"events": "all"}, 3) == {"events": "all"}


def test_an_option_may_depend_on_another() -> None:
    chosen = resolve_options(OPTIONS, {"boards": "4", "mode": "pairs"}, 2)
    assert chosen == {"mode": "pairs", "boards": "4", "events": "none"}


def test_the_default_of_an_option_that_does_not_apply_is_accepted() -> None:
    assert resolve_options(OPTIONS, {"mode": "plain", "boards": "3"}, 3) == {"events": "none"}


@pytest.mark.parametrize(
    ("chosen", "players", "code", "clause"),
    [
        ({"luck": "1"}, 2, "unknown-option", ""),
        ({"events": "some"}, 2, "unknown-value", "XY-1.3"),
        ({"mode": "pairs"}, 3, "option-does-not-apply", "XY-1.1"),
        ({"boards": "4"}, 2, "option-does-not-apply", "XY-1.2"),
        ({"boards": "5"}, 3, "unknown-value", "XY-1.2"),
    ],
)
def test_an_invalid_choice_of_options_is_refused(
    chosen: dict[str, str], players: int, code: str, clause: str
) -> None:
    with pytest.raises(BadOption) as refused:
        resolve_options(OPTIONS, chosen, players)
    assert (refused.value.code, refused.value.clause) == (code, clause)
    assert set(chosen) & set(map(str, refused.value.facts.values()))


def test_a_wrong_number_of_players_is_refused() -> None:
    with pytest.raises(BadOption) as refused:
        Toy().setup(4)
    assert refused.value.facts == {"players": 4, "known": "2, 3"}
