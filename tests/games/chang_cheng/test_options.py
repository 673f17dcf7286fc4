"""The options of a game: values, defaults, and combinations that are refused."""

from __future__ import annotations

import pytest

from tests.games.chang_cheng.positions import opening
from wanli.core.errors import BadOption
from wanli.core.options import Option
from wanli.games import game
from wanli.games.chang_cheng.options import OPTIONS, settings_of
from wanli.text.rulebook import rulebook

GAME = game("chang-cheng")
COLOURS = ("red", "green", "blue", "violet")


def seats(players: int, **options: str) -> dict[str, int]:
    """The seat of each colour in play."""
    settings = settings_of(players, GAME.setup(players, options).options)
    return {c: int(settings.seat_of[i]) for i, c in enumerate(COLOURS) if settings.seat_of[i] >= 0}


def option_error(players: int, **options: str) -> BadOption:
    """Return the error for invalid options."""
    with pytest.raises(BadOption) as raised:
        GAME.setup(players, options)
    return raised.value


def test_every_option_cites_a_clause_that_exists() -> None:
    assert {option.clause for option in OPTIONS} <= rulebook(GAME.id).clauses.keys()


def test_the_defaults_are_those_of_the_rules_page() -> None:  # CC-2.1, CC-5.4, CC-8.6, CC-9.1
    assert GAME.setup(2).options == {
        "mode": "neutral",
        "colours": "standard",
        "first-seat": "random",
        "faces": "same",
        "reservation": "used",
        "mandarin": "any",
        "new-board": "end",
        "board-choice": "random",
        "broken": "ignored",
        "neutral-colour": "first",
        "neutral-after-card": "another",
        "neutral-majority": "compete",
        "events": "none",
        "diplomacy": "most",
        "dominance": "everybody",
    }


def test_two_player_options_do_not_exist_with_three_players() -> None:  # CC-2.5, CC-12.7
    assert set(GAME.setup(2).options) - set(GAME.setup(3).options) == {
        "mode",
        "neutral-colour",
        "neutral-after-card",
        "neutral-majority",
    }
    error = option_error(3, mode="plain")
    assert (error.code, error.clause) == ("option-does-not-apply", "CC-2.5")


@pytest.mark.parametrize(
    ("options", "clause"),
    [
        ({"boards": "4"}, "CC-9.2"),
        ({"mode": "plain", "neutral-majority": "ignored"}, "CC-12.7"),
        ({"mode": "two-colours", "neutral-colour": "red"}, "CC-12.1"),
    ],
)
def test_an_option_of_another_mode_is_refused(
    options: dict[str, str], clause: str
) -> None:  # CC-9.2, CC-12.7
    error = option_error(2, **options)
    assert (error.code, error.clause) == ("option-does-not-apply", clause)


def test_the_error_for_an_unknown_option_or_value_lists_the_known_ones() -> None:
    error = option_error(3, weather="rain")
    assert error.code == "unknown-option"
    assert "events" in str(error.facts["known"])
    error = option_error(3, mandarin="every")
    assert (error.code, error.clause) == ("unknown-value", "CC-8.6")
    assert error.facts["known"] == "any, other-province"


@pytest.mark.parametrize("players", [0, 1, 5, -2])
def test_fewer_than_two_or_more_than_four_players_are_refused(players: int) -> None:  # CC-2.5
    with pytest.raises(BadOption) as raised:
        GAME.setup(players)
    assert raised.value.code == "wrong-player-count"


def test_a_first_seat_above_the_number_of_players_is_refused() -> None:  # CC-2.4
    error = option_error(3, **{"first-seat": "4"})
    assert (error.code, error.clause) == ("no-such-seat", "CC-2.4")
    assert opening(3, options={"first-seat": "3"}).seat == 2


def test_colours_go_to_the_seats_in_order() -> None:  # CC-2.3
    assert seats(3) == {"red": 0, "green": 1, "blue": 2}
    assert seats(3, colours="violet-blue-green-red") == {"green": 2, "blue": 1, "violet": 0}
    assert seats(2, mode="plain") == {"red": 0, "green": 1}


def test_pairs_of_colours_follow_the_option_colours() -> None:  # CC-13.1
    assert seats(2, mode="two-colours") == {"red": 1, "green": 0, "blue": 0, "violet": 1}
    order = "red-green-blue-violet"
    assert seats(2, mode="two-colours", colours=order) == {
        "red": 0,
        "green": 0,
        "blue": 1,
        "violet": 1,
    }


def test_the_neutral_colour_is_the_first_unused_or_the_hosts_choice() -> None:  # CC-12.1
    def neutral(**options: str) -> int:
        return int(settings_of(2, GAME.setup(2, options).options).neutral)

    assert neutral() == COLOURS.index("blue")
    assert neutral(colours="blue-green-red-violet") == COLOURS.index("red")
    assert neutral(**{"neutral-colour": "violet"}) == COLOURS.index("violet")
    error = option_error(2, **{"neutral-colour": "red"})
    assert (error.code, error.clause) == ("colour-taken", "CC-12.1")


@pytest.mark.parametrize(
    ("players", "options", "boards"),
    [
        (2, {}, 3),
        (3, {}, 3),
        (4, {}, 4),
        (2, {"mode": "two-colours"}, 3),
        (2, {"mode": "two-colours", "boards": "4"}, 4),
    ],
)
def test_the_number_of_boards_depends_on_the_players_and_the_option(
    players: int, options: dict[str, str], boards: int
) -> None:  # CC-9.2
    assert settings_of(players, GAME.setup(players, options).options).boards == boards


@pytest.mark.parametrize("option", OPTIONS, ids=[option.name for option in OPTIONS])
def test_a_game_can_be_set_up_with_every_value_of_every_option(option: Option) -> None:
    players = option.players[0] if option.players else 4
    needed = dict([option.only_if]) if option.only_if else {}
    for value in option.values:
        if option.name == "neutral-colour" and value in ("red", "green"):
            continue  # the players' colours
        setup = GAME.setup(players, {**needed, option.name: value})
        assert setup.options[option.name] == value
        assert GAME.new(setup).actions()


@pytest.mark.parametrize(("given", "known"), [("observers+reward", "reward+observers")])
def test_two_event_cards_may_be_named_in_either_order(given: str, known: str) -> None:  # CC-14.5
    assert GAME.setup(3, {"events": given}).options["events"] == known
    assert GAME.setup(3, {"events": known}).options["events"] == known
    assert option_error(3, events="reward+reward").code == "unknown-value"
    assert option_error(3, events="rain+reward").code == "unknown-value"
