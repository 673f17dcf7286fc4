"""The rules' own random play: legal moves, about half draws, fair luck, and games that end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator

import pytest

from tests.chi_square import fair
from tests.games.great_wall.positions import GAME, TABLES, table, unopened, wall
from wanli.core.play import copied
from wanli.core.rng import Rng
from wanli.core.state import CHANCE, MAX_MOVES, zeros
from wanli.games.great_wall import notation
from wanli.games.great_wall.rules.game import GreatWall

ROOM = zeros(MAX_MOVES)


def new(players: int, options: dict[str, str]) -> GreatWall:
    """A game before its first draw."""
    state = GAME.new(GAME.setup(players, options))
    assert isinstance(state, GreatWall)
    return state


def sampled(players: int, options: dict[str, str], seed: int) -> Iterator[tuple[GreatWall, str]]:
    """Yield the position and the move of every decision of random play."""
    state, rng = new(players, options), Rng(seed)
    while not state.over:
        if state.current == CHANCE:
            state.apply(state.draw(rng))
            continue
        action = state.sample(ROOM, rng)
        yield state, notation.write(state, int(action))
        state.apply(action)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_random_play_makes_legal_moves_until_the_game_ends(
    players: int, options: dict[str, str]
) -> None:  # GW-3.4, GW-3.1
    longest = GAME.longest(GAME.setup(players, options))
    for seed in range(12):
        state, rng, moves = new(players, options), Rng(seed), 0
        while not state.over:
            luck = state.current == CHANCE
            action = state.draw(rng) if luck else state.sample(ROOM, rng)
            assert action in state.actions()
            assert 0 <= action < state.action_space()
            state.apply(action)
            moves += 1
        assert moves < longest


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_about_half_of_the_decisions_with_a_deck_are_draws(
    players: int, options: dict[str, str]
) -> None:  # GW-3.4
    draws = decisions = 0
    for seed in range(30):
        for state, text in sampled(players, options, seed):
            seat = state.active
            if text.split()[0] in ("draw", "play", "ride") and state.deck_size[seat]:
                if state.hand_size[seat]:
                    decisions += 1
                    draws += text == "draw"
                else:
                    assert text == "draw"
    assert decisions > 300
    assert 0.42 < draws / decisions < 0.58


def test_random_play_uses_every_card_and_every_kind_of_move() -> None:  # GW-3.4, GW-3.6, GW-5.1
    words: Counter[str] = Counter()
    for players, options in TABLES:
        for seed in range(12):
            for _, text in sampled(players, options, seed):
                words[text.split()[0]] += 1
                words.update(word for word in ("noble", "keep", "over", "3 foot") if word in text)
    kinds = ("draw", "play", "ride", "claim", "take", "decline", "noble", "keep", "over", "3 foot")
    assert all(words[kind] > 5 for kind in kinds)


def test_random_play_uses_every_open_wall() -> None:  # GW-3.4
    t = table(None, wall(5, 3), None, wall(4, 2), players=4, hands={"red": "keep"})
    places: Counter[str] = Counter()
    rng = Rng(1)
    for _ in range(400):
        text = notation.write(t.state, int(t.state.sample(ROOM, rng)))
        places[text.split()[-1]] += text != "draw"
    assert set(+places) == {"2", "4"}
    assert min(places["2"], places["4"]) > 60


def test_random_play_makes_every_legal_claim() -> None:  # GW-3.1
    t = table(wall(5, 3, red="gate wall"), wall(4, 2, red="keep"))
    claims: Counter[Hashable] = Counter()
    alike: dict[Hashable, float] = {}
    alike.update((move, 1.0) for move in t.legal())
    rng = Rng(1)
    for _ in range(1200):
        claims[notation.write(t.state, int(t.state.sample(ROOM, rng)))] += 1
    assert fair(claims, alike)


def test_tokens_and_cards_are_drawn_with_fair_odds() -> None:  # GW-1.1, GW-1.2, GW-2.1, GW-2.2
    cards = unopened(3, first_seat="1")
    tokens = unopened(3, first_seat="1").play("token 5 at 1", draw=False)
    starts = unopened(5)
    for t in (cards, tokens, starts):
        weights: dict[Hashable, float] = {
            notation.write(t.state, action): float(t.state.weight(action))
            for action in t.state.actions()
        }
        rng = Rng(7)
        drawn: Counter[Hashable] = Counter()
        for _ in range(3000):
            drawn[notation.write(t.state, int(t.state.draw(rng)))] += 1
        assert fair(drawn, weights)


def test_playing_on_a_clone_does_not_change_the_original() -> None:
    for seed in range(6):
        state, rng = new(3, {}), Rng(seed)
        for _ in range(60):
            if not state.over:
                luck = state.current == CHANCE
                state.apply(state.draw(rng) if luck else state.sample(ROOM, rng))
        before = GAME.write_position(state)
        copy = copied(state)
        assert GAME.write_position(copy) == before
        while not copy.over:
            luck = copy.current == CHANCE
            copy.apply(copy.draw(rng) if luck else copy.sample(ROOM, rng))
        assert GAME.write_position(state) == before


def test_random_play_lays_a_dragon_on_a_card_if_possible() -> None:  # GW-5.1
    t = table(wall(5, 3, blue="keep"), hands={"red": "dragon"})
    rng = Rng(1)
    moves = {notation.write(t.state, int(t.state.sample(ROOM, rng))) for _ in range(50)}
    assert moves == {"draw", "play dragon at 1 over blue keep"}
    t = table(wall(3, on="blue keep 5", blue="keep"), hands={"red": "dragon"})
    moves = {notation.write(t.state, int(t.state.sample(ROOM, rng))) for _ in range(50)}
    assert moves == {"draw", "play dragon at 1"}
