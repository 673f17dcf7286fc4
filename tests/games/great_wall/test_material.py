"""The material (GW-1): the same 20 cards for each player, 36 tokens, and none gets lost."""

from __future__ import annotations

import pytest

from tests.games.great_wall.positions import COPIES, GAME, TOKENS, table, unopened, wall
from wanli.core.errors import BadContent, BadOption
from wanli.games.great_wall.conservation import faults
from wanli.games.great_wall.rules.material import SEATS
from wanli.games.great_wall.rules.names import COLOUR_NAMES
from wanli.games.great_wall.rules.tokens import one_token
from wanli.games.great_wall.rules.walls import BORNE, FREE, LINE, OVER, ROW
from wanli.games.great_wall.views.open import open_of


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_players_have_the_same_twenty_cards(players: int) -> None:  # GW-1.1
    t = unopened(players)
    assert open_of(t.state).unplayed == dict.fromkeys(COLOUR_NAMES[:players], COPIES)
    assert sum(COPIES.values()) == 20
    assert [t.deck(colour) for colour in COLOUR_NAMES[:players]] == [20] * players


@pytest.mark.parametrize("players", [0, 1, 6])
def test_fewer_than_two_or_more_than_five_players_are_refused(players: int) -> None:  # GW-1.1
    with pytest.raises(BadOption) as raised:
        GAME.setup(players)
    assert raised.value.code == "wrong-player-count"
    assert GAME.players == (2, 3, 4, 5)


@pytest.mark.parametrize(
    ("kind", "worth"),
    [
        ("wall", 1),
        ("gate", 2),
        ("keep", 3),
        ("foot", 1),
        ("horseman", 2),
        ("noble", 1),
        ("dragon", 1),
    ],
)
def test_each_kind_of_card_has_its_printed_value(kind: str, worth: int) -> None:  # GW-1.1
    assert table(wall(5, 3, red=kind)).totals() == {"red": worth}


def test_the_36_tokens_have_the_listed_values_and_no_six() -> None:  # GW-1.2
    supply = open_of(unopened(3).state).supply
    assert supply == {"1": 2, "2": 6, "3": 7, "4": 7, "5": 8, "7": 4, "8": 2}
    assert unopened(3).supply() == 36
    assert sum(value * n for value, n in TOKENS.items()) == 147


def test_a_token_is_drawn_with_odds_by_the_remaining_copies() -> None:  # GW-1.2, GW-2.2
    t = unopened(3, first_seat="1").play("token 8 at 1", "token 8 at 1", draw=False)
    weights = {
        text.split()[1]: int(t.state.weight(action))
        for text, action in zip(t.legal(), t.state.actions(), strict=True)
    }
    assert weights == {"1": 2, "2": 6, "3": 7, "4": 7, "5": 8, "7": 4}


def test_an_owners_content_is_refused() -> None:  # GW-1.1
    with pytest.raises(BadContent) as raised:
        GAME.setup(3, {}, "{}")
    assert (raised.value.code, raised.value.clause) == ("content-not-taken", "GW-1.1")
    assert GAME.content_name(GAME.setup(3)) == ""


def test_faults_reports_missing_and_added_cards_and_tokens() -> None:  # GW-1.1, GW-1.2
    t = table(wall(5, 3, red="dragon", over="red on blue foot"), piles={"red": [3]})
    assert faults(t.state) == []
    gate, sum_of_cards, sum_of_tokens = 1 << 6, 1 << 42, 1 << 40
    breaks = {"hands": (gate, sum_of_cards), "decks": (gate, sum_of_cards)}
    breaks["piles"] = (int(one_token(3)), sum_of_tokens)
    for name, parts in breaks.items():
        for seat in range(t.state.players):
            for n in (*parts, *(-part for part in parts)):
                getattr(t.state, name)[seat] += n
                assert faults(t.state) != [], (name, seat, n)
                getattr(t.state, name)[seat] -= n
    for n in (one_token(5), -one_token(5)):
        t.state.supply += n
        assert faults(t.state) != [], n
        t.state.supply -= n
    lines = t.state.walls.lines
    for place in (FREE, FREE + 1, BORNE, OVER, *range(ROW, ROW + SEATS)):
        for at in range(place, len(lines), LINE):
            lines[at] += 1
            assert faults(t.state) != [], (place, at)
            lines[at] -= 1
    assert faults(t.state) == []
    t.state.walls.opened += 1
    assert faults(t.state) == ["open walls do not add up"]


def test_with_two_players_only_pairs_of_tokens_may_be_missing() -> None:  # GW-1.2, GW-2.3
    t = table(wall(5, 3), players=2)
    t.state.supply -= 2 * one_token(4)
    t.state.supply_size -= 2
    assert faults(t.state) == []
    t.state.supply -= one_token(4)
    t.state.supply_size -= 1
    assert faults(t.state) == ["tokens of value 4 do not add up"]


def test_with_more_players_no_tokens_may_be_missing() -> None:  # GW-1.2, GW-2.3
    t = table(wall(5, 3), players=3)
    t.state.supply -= 2 * one_token(4)
    t.state.supply_size -= 2
    assert faults(t.state) == ["tokens of value 4 do not add up"]
