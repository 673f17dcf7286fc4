"""Law 6: imagined positions have the right odds over all that a viewer cannot exclude.

A hidden card is equally likely to be any possible card; a hidden counter any of the remaining
counters, so the odds of a value follow the number of its counters.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import permutations, product
from math import perm, prod
from typing import cast

import msgspec
import pytest

from tests.chi_square import deviate, fair
from tests.laws.toy import DECK, LEFT, RIGHT, UNKNOWN, Pebbles, PebblesView, Table, Toy
from wanli.core.laws.imagined import fillings
from wanli.core.play import Play
from wanli.core.rng import Rng
from wanli.core.state import WATCHER, State
from wanli.core.view import View
from wanli.games import game
from wanli.games.chang_cheng.about import ChangChengGame
from wanli.games.chang_cheng.rules.game import ChangCheng
from wanli.games.chang_cheng.rules.names import CARD_NAMES
from wanli.games.chang_cheng.view import ChangChengView

DRAWS = 4000
Weights = dict[object, float]


# ---- the toy: cards of a deck, and a secret choice -------------------------------------------
def toy_position(players: int) -> Pebbles:
    """A position of the toy after the deal; the second seat has marked a side."""
    play = Play(Toy(), Toy().setup(players), Rng(3))
    play.move("take 1")
    play.move("mark left")
    return play.state


def toy_weights(view: View) -> Weights:
    """The number of ways to deal the unknown cards, for each side of every unknown mark."""
    table = cast(PebblesView, view).table
    sides = [(LEFT, RIGHT) if mark == UNKNOWN else (mark,) for mark in table.marks]
    values = [(1, 2, 3) if card == UNKNOWN else (card,) for card in table.hands]
    return {
        (hands, marks): prod(perm(DECK[value], hands.count(value)) for value in (1, 2, 3))
        for hands in product(*values)
        for marks in product(*sides)
        if all(hands.count(value) <= DECK[value] for value in (1, 2, 3))
    }


def toy_filling(text: str) -> object:
    """The cards and marks of a position."""
    table = msgspec.json.decode(text, type=Table)
    return tuple(table.hands), tuple(table.marks)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("viewer", [0, 1, WATCHER])
def test_imagined_positions_of_the_toy_have_fair_odds(players: int, viewer: int) -> None:
    toy, state = Toy(), toy_position(players)
    counts = counts_of(fillings(toy, state, int(viewer), Rng(5), DRAWS), toy_filling)
    assert fair(counts, toy_weights(toy.view(state, int(viewer))))


def test_imagined_positions_with_wrong_odds_are_caught() -> None:
    class EqualOdds(Toy):
        """A game that ignores the number of cards of each value."""

        def imagine(self, view: PebblesView, rng: Rng) -> Pebbles:
            state = super().imagine(view, rng)
            hands = view.table.hands
            state.hands = [1 + int(rng.below(3)) if card == UNKNOWN else card for card in hands]
            return state if not self.faults(state) else self.imagine(view, rng)

    state = toy_position(2)
    counts = counts_of(fillings(EqualOdds(), state, 0, Rng(5), DRAWS), toy_filling)
    assert deviate(counts, toy_weights(Toy().view(state, 0))) > 10


# ---- Chang Cheng: cards among their places, counters from the pool ---------------------------
def wall_position() -> State:
    """A position in which red has scouted with three walls and green has laid two cards."""
    cc = game("chang-cheng")
    options = {"mode": "plain", "first-seat": "1"}
    play = Play(cc, cc.setup(2, options), Rng(11))
    for text in ("wall a1", "card flood aI", "card warrior bI", "wall a13", "wall b13"):
        play.move(text)
    return play.state


def hidden_part(text: str) -> dict[str, dict[str, object]]:
    """The hidden part of a position's text."""
    return msgspec.json.decode(text, type=dict[str, object])["hidden"]  # type: ignore[return-value]


def green_cards(text: str) -> object:
    """The places of green's cards, by kind."""
    cards = cast(dict[str, str], hidden_part(text)["cards"]["green"])
    return tuple(cards[kind] for kind in CARD_NAMES)


def threats(text: str) -> object:
    """The values of the drawn threat counters."""
    return tuple(hidden_part(text)["threat"].values())


def threat_weights() -> Weights:
    """The number of ways to draw three counters of 5 twos, 5 threes and 5 fours (CC-1.3)."""
    return {
        values: prod(perm(5, values.count(value)) for value in (2, 3, 4))
        for values in product((2, 3, 4), repeat=3)
    }


def card_weights() -> Weights:
    """Equal weights for every way to have laid two of six cards."""
    places = ["hand"] * 4 + ["aI", "bI"]
    return dict.fromkeys(set(permutations(places)), 1.0)


def imagined(viewer: int) -> Counter[str]:
    """Texts of positions imagined from a view, with their counts."""
    return fillings(game("chang-cheng"), wall_position(), viewer, Rng(5), DRAWS)


def determinized(viewer: int) -> Counter[str]:
    """Texts of positions determinized as in the search, with their counts."""
    cc, rng, found = game("chang-cheng"), Rng(5), Counter[str]()
    truth = wall_position()
    for _ in range(DRAWS):
        state = truth.clone()
        state.determinize(viewer, rng)
        found[cc.write_position(state)] += 1
    return found


@pytest.mark.parametrize("draw", [imagined, determinized])
def test_a_spectator_imagines_cards_and_counters_with_fair_odds(
    draw: Callable[[int], Counter[str]],
) -> None:  # CC-15.2
    found = draw(int(WATCHER))
    assert fair(counts_of(found, green_cards), card_weights())
    assert fair(counts_of(found, threats), threat_weights())


def test_the_owner_of_the_cards_imagines_only_the_counters() -> None:  # CC-15.2
    found = imagined(1)
    assert len(counts_of(found, green_cards)) == 1
    assert fair(counts_of(found, threats), threat_weights())


def test_the_scout_of_the_counters_imagines_only_the_cards() -> None:  # CC-15.2
    found = imagined(0)
    assert len(counts_of(found, threats)) == 1
    assert fair(counts_of(found, green_cards), card_weights())


def test_a_source_with_only_twelve_deals_is_caught() -> None:
    class TwelveDeals(ChangChengGame):
        """A game whose imagined positions have only twelve deals."""

        def imagine(self, view: ChangChengView, rng: Rng) -> ChangCheng:
            return super().imagine(view, Rng(1 + int(rng.below(12))))

    found = fillings(TwelveDeals(), wall_position(), int(WATCHER), Rng(5), DRAWS)
    assert deviate(counts_of(found, green_cards), card_weights()) > 10


def counts_of(found: Counter[str], part: Callable[[str], object]) -> Counter[object]:
    """Count each value of a hidden part."""
    counts: Counter[object] = Counter()
    for text, times in found.items():
        counts[part(text)] += times
    return counts
