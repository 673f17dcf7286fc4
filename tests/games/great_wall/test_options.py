"""The options of a game: values, defaults, clauses, and invalid options."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from tests.games.great_wall.positions import GAME, Table, random_positions, table, unopened, wall
from wanli.core.errors import BadOption
from wanli.games.great_wall.options import OPTIONS, settings_of

RULES = (files("wanli") / "rules" / "great-wall.en.md").read_text(encoding="utf-8")
DEFAULTS = {
    "first-seat": "random",
    "claims": "compulsory",
    "dragon-targets": "any",
    "end": "all-cards",
    "scores": "hidden",
}


def clause_text(clause: str) -> str:
    """The text of a clause on the rules page."""
    return RULES.partition(f"**{clause}")[2].partition("- **GW-")[0]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_defaults_are_those_of_the_rules_page(players: int) -> None:  # GW-2.4, GW-3.1, GW-5.1
    assert GAME.setup(players).options == DEFAULTS


@pytest.mark.parametrize("name", ["claims", "dragon-targets", "end", "scores"])
def test_the_rules_page_lists_an_option_in_its_clause_with_the_default_first(
    name: str,
) -> None:  # GW-7.3
    (option,) = [option for option in OPTIONS if option.name == name]
    text = clause_text(option.clause)
    found = re.search(r"`Option: ([a-z ]+) = ([^`|]+)\|([^`]+)`", text)
    assert found is not None
    assert found[1].replace(" ", "-") == name
    assert option.default.split("-")[0] in found[2]
    assert len(option.values) == 2


def test_the_rules_page_mentions_the_first_seat_in_its_clause() -> None:  # GW-2.4
    (option,) = [option for option in OPTIONS if option.name == "first-seat"]
    assert "random, or chosen by the host" in clause_text(option.clause)
    assert option.values == ("random", "1", "2", "3", "4", "5")


@pytest.mark.parametrize(
    ("option", "value", "code"),
    [
        ("claims", "optional", "unknown-value"),
        ("end", "", "unknown-value"),
        ("first-seat", "0", "unknown-value"),
        ("colour", "red", "unknown-option"),
    ],
)
def test_an_unknown_option_or_value_is_refused(option: str, value: str, code: str) -> None:
    with pytest.raises(BadOption) as raised:
        GAME.setup(3, {option: value})
    assert raised.value.code == code


@pytest.mark.parametrize(("players", "seat"), [(2, "3"), (2, "5"), (3, "4"), (4, "5")])
def test_a_seat_without_a_player_cannot_begin(players: int, seat: str) -> None:  # GW-2.4
    with pytest.raises(BadOption) as raised:
        GAME.setup(players, {"first-seat": seat})
    assert (raised.value.code, raised.value.clause) == ("no-such-seat", "GW-2.4")
    assert raised.value.facts == {"option": "first-seat", "value": seat}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_seat_can_begin(players: int) -> None:  # GW-2.4
    for seat in range(players):
        assert unopened(players, first_seat=str(seat + 1)).state.active == seat


def test_every_option_sets_a_flag_of_the_rules() -> None:  # GW-3.1, GW-5.1, GW-6.1, GW-7.3
    plain = settings_of(3, DEFAULTS)
    assert (plain.players, plain.start) == (3, -1)
    flags = (plain.may_decline, plain.spare_own, plain.empty_hand_ends, plain.open_scores)
    assert flags == (False, False, False, False)
    other = settings_of(
        3,
        {
            "first-seat": "3",
            "claims": "declinable",
            "dragon-targets": "opponents",
            "end": "empty-hand",
            "scores": "open",
        },
    )
    flags = (other.may_decline, other.spare_own, other.empty_hand_ends, other.open_scores)
    assert (other.start, flags) == (2, (True, True, True, True))


def test_each_option_changes_only_its_own_rule() -> None:  # GW-3.1, GW-5.1, GW-6.1, GW-7.3
    def playing(**options: str) -> tuple[bool, bool, bool, bool]:
        line = wall(5, 3, red="gate")
        start: dict[str, str] = options
        t = table(line, options=start, hands={"red": "dragon"}, piles={"red": [5]})
        declines = t.can("decline 1")
        t.play("claim 5 at 1 on gate")
        spares = t.refused("play dragon at 1 over red gate") == "GW-5.1"
        ends = t.play("play dragon at 1").stage == "last-turns"
        return declines, spares, ends, t.view(1).scores[0] == 5

    assert playing() == (False, False, False, False)
    assert playing(claims="declinable") == (True, False, False, False)
    assert playing(**{"dragon-targets": "opponents"}) == (False, True, False, False)
    assert playing(end="empty-hand") == (False, False, True, False)
    assert playing(scores="open") == (False, False, False, True)


def test_a_view_contains_the_options_of_its_game() -> None:  # GW-7.1
    play = next(random_positions(2, {"claims": "declinable"}, 1))
    seen = GAME.view(play.state, -1)
    assert seen.table.options == {**DEFAULTS, "claims": "declinable"}
    state = GAME.read_position(GAME.write_position(play.state))
    assert GAME.view(state, -1).table.options == seen.table.options


def test_a_random_game_is_not_longer_than_the_declared_maximum() -> None:
    for players in GAME.players:
        setup = GAME.setup(players, {"claims": "declinable"})
        *_, play = random_positions(players, setup.options, 1)
        assert len(play.moves) < GAME.longest(setup)


def test_seats_are_named_by_their_colours() -> None:
    t: Table = table(players=5)
    names = [GAME.seat_name(t.state, seat) for seat in range(5)]
    assert names == ["red", "green", "blue", "violet", "yellow"]
