"""The eight laws over every game, every number of players and every value of every option."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import wanli
from tests.full import full
from tests.laws.toy import CLAUSES, Toy
from wanli.core.game import Game, Setup
from wanli.core.laws import FULL, LAWS, QUICK, LawBroken, Thoroughness, Trial, check_game, watch
from wanli.core.laws.covering import any_setup, covering
from wanli.core.play import Play
from wanli.core.rng import Rng
from wanli.games import GAMES
from wanli.text.rulebook import rulebook

EXAMPLES = 12 if wanli.compiled() else 4
EVERY_GAME: tuple[Game, ...] = (Toy(), *GAMES)
BY_NAME = {game.id: game for game in EVERY_GAME}
# Interpreted games are slow, so only a full run has every number of players.
TABLES = [
    (game.id, players) if wanli.compiled() or players == game.players[0] else full(game.id, players)
    for game in EVERY_GAME
    for players in game.players
]


def thoroughness(game: Game) -> Thoroughness:
    """Return FULL, or QUICK for interpreted games other than the toy, which are slow."""
    return FULL if wanli.compiled() or isinstance(game, Toy) else QUICK


def clauses_of(game: Game) -> frozenset[str]:
    """The clauses of a game's rules page."""
    return CLAUSES if isinstance(game, Toy) else frozenset(rulebook(game.id).clauses)


def with_record(breach: LawBroken) -> str:
    """The text of a breach with its record."""
    return f"{breach}\n\n{breach.record}"


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_laws_hold_with_every_option_and_number_of_players(name: str, players: int) -> None:
    game = BY_NAME[name]
    looked: set[int] = set()
    for seed, setup in enumerate(covering(game, [players], Rng(players))):
        try:
            report = check_game(
                game, setup, seed, thoroughness=thoroughness(game), clauses=clauses_of(game)
            )
        except LawBroken as breach:
            pytest.fail(with_record(breach))
        looked |= report.checks.keys()
    assert looked == LAWS.keys()


class HypothesisRng:
    """A source of luck and choices that hypothesis can shrink."""

    def __init__(self, data: st.DataObject) -> None:
        self.data = data

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        return self.data.draw(st.integers(0, n - 1))


@pytest.mark.parametrize("name", BY_NAME)
@settings(max_examples=EXAMPLES, deadline=None, derandomize=True, database=None)
@given(data=st.data())
def test_the_laws_hold_in_games_chosen_by_hypothesis(name: str, data: st.DataObject) -> None:
    game = BY_NAME[name]
    players = data.draw(st.sampled_from(game.players))
    setup = any_setup(game, players, Rng(data.draw(st.integers(0, 1000))))
    assert setup is not None
    rng = Rng(data.draw(st.integers(0, 1000)))
    trial = Trial(Play(game, setup), rng, thoroughness(game), clauses_of(game))
    try:
        watch(trial, HypothesisRng(data))
    except LawBroken as breach:
        pytest.fail(with_record(breach))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_covering_contains_every_possible_option_value(name: str, players: int) -> None:
    game = BY_NAME[name]
    setups = covering(game, [players], Rng(players))
    had = {item for setup in setups for item in setup.options.items()}
    rng = Rng(7)
    for option in game.options:
        for value in option.values:
            possible = any_setup(game, players, rng, {option.name: value}) is not None
            assert possible == ((option.name, value) in had), (option.name, value)
    assert len(setups) <= 1 + 2 * max(len(option.values) for option in game.options)


def test_a_covering_of_a_game_without_options_is_one_setup() -> None:
    class Plain(Toy):
        options = ()

        def new(self, setup: Setup) -> object:  # type: ignore[override]
            return super().new(Setup(setup.players, {"heap": "6"}))

    assert covering(Plain(), [2], Rng(1)) == [Setup(2, {})]
