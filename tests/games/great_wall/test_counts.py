"""Card and token counts packed into one number."""

from __future__ import annotations

from wanli.core.rng import Rng
from wanli.games.great_wall.rules.counts import count, one, pick, size
from wanli.games.great_wall.rules.material import COPIES, KINDS, TOKENS, VALUES
from wanli.games.great_wall.rules.tokens import (
    one_taken,
    one_token,
    pick_token,
    points_of,
    tokens_of,
)


def random_cards(rng: Rng) -> list[int]:
    """A random part of a deck, by kind."""
    return [int(rng.below(int(copies) + 1)) for copies in COPIES]


def test_packed_cards_can_be_counted_by_kind_and_in_total() -> None:  # GW-1.1
    rng = Rng(1)
    for _ in range(300):
        cards = random_cards(rng)
        packed = sum(n * int(one(kind)) for kind, n in enumerate(cards))
        assert [count(packed, kind) for kind in range(KINDS)] == cards
        assert size(packed) == sum(cards)


def test_every_card_of_packed_counts_can_be_picked() -> None:  # GW-3.4
    rng = Rng(2)
    for _ in range(300):
        cards = random_cards(rng)
        packed = sum(n * int(one(kind)) for kind, n in enumerate(cards))
        in_order = [kind for kind, n in enumerate(cards) for _ in range(n)]
        assert [pick(packed, k) for k in range(len(in_order))] == in_order


def test_every_token_of_packed_counts_can_be_picked() -> None:  # GW-1.2
    supply = sum(int(n) * int(one_token(value)) for value, n in enumerate(TOKENS))
    in_order = [value for value in range(VALUES) for _ in range(int(TOKENS[value]))]
    assert [pick_token(supply, k) for k in range(36)] == in_order
    assert [tokens_of(supply, value) for value in range(VALUES)] == list(TOKENS)


def test_a_packed_pile_can_hold_all_tokens() -> None:  # GW-3.3
    pile = sum(int(n) * int(one_taken(value)) for value, n in enumerate(TOKENS))
    assert points_of(pile) == sum(value * int(n) for value, n in enumerate(TOKENS))
    assert [tokens_of(pile, value) for value in range(VALUES)] == list(TOKENS)
