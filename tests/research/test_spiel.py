"""The OpenSpiel games: OpenSpiel's own test passes, and they equal the library's games."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from typing import Any

import pytest

import wanli
from wanli.core.errors import BadOption
from wanli.core.game import Game
from wanli.core.rng import Rng
from wanli.core.state import CHANCE
from wanli.games import GAMES, game

pyspiel: Any = pytest.importorskip("pyspiel")
spiel = import_module("wanli.research.spiel")

SIMULATED = [  # more players take longer
    pytest.param(
        rules,
        players,
        id=f"{rules.id}-{players}",
        marks=[] if players == rules.players[0] else [pytest.mark.full],
    )
    for rules in GAMES
    for players in rules.players
]
each_game = pytest.mark.parametrize("name", [game.id for game in GAMES])


@pytest.fixture(autouse=True)
def _registered() -> None:
    spiel.register()


def load(name: str, players: int, options: str = "") -> Any:
    """Load a game from OpenSpiel's registry."""
    return pyspiel.load_game(spiel.short_name(name), {"players": players, "options": options})


def step(state: Any, rng: Rng) -> None:
    """Apply a random action or chance outcome."""
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[rng.below(len(outcomes))][0])
    else:
        actions = state.legal_actions()
        state.apply_action(actions[rng.below(len(actions))])


@pytest.mark.parametrize(("rules", "players"), SIMULATED)
def test_the_random_sim_test_of_openspiel_passes(rules: Game, players: int) -> None:
    if players > 2 and not wanli.compiled():
        pytest.skip("takes long, and is done compiled")
    ends: list[bool] = []
    game = load(rules.id, players)
    pyspiel.random_sim_test(
        game,
        num_sims=1,
        # serializing replays the whole game after every move
        serialize=players == 2 or rules.id == "great-wall",
        verbose=False,
        observer=game.make_observer(pyspiel.IIGObservationType(perfect_recall=False), {}),
        state_checker_fn=lambda state: ends.append(state.is_terminal()),
    )
    assert len(ends) > 30


@each_game
def test_resampling_varies_only_information_hidden_from_the_player(name: str) -> None:
    state, rng = load(name, 3).new_initial_state(), Rng(7)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    worlds, number = 0, 0
    while not state.is_terminal():
        number += 1
        if not state.is_chance_node() and number % 8 == 0:
            player = number // 8 % 3
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            assert other.history() == []
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
            worlds += str(other) != str(state)
        step(state, rng)
    assert (worlds > 3) == game(name).hides


@each_game
def test_the_same_actions_give_the_same_game_in_openspiel_and_the_library(name: str) -> None:
    game = load(name, 2)
    state, rng = game.new_initial_state(), Rng(9)
    core = game.rules.new(game.setup)
    while not core.over:
        assert str(state) == game.rules.write_position(core)
        legal = sorted(core.actions())
        assert state.legal_actions() == legal
        assert state.is_chance_node() == (core.current == CHANCE)
        if state.is_chance_node():
            weights = [int(core.weight(action)) for action in legal]
            odds = [weight / sum(weights) for weight in weights]
            assert state.chance_outcomes() == list(zip(legal, odds, strict=True))
        assert state.returns() == [0, 0]
        text = state.action_to_string(state.current_player(), legal[-1])
        assert text == game.rules.write(core, legal[-1])
        action = legal[rng.below(len(legal))]
        state.apply_action(action)
        core.apply(action)
    assert state.is_terminal()
    assert state.returns() == [float(core.result(seat)) for seat in range(2)]
    assert sum(state.returns()) == pytest.approx(1)


def test_a_clone_of_an_openspiel_state_is_independent() -> None:
    state = load("great-wall", 2).new_initial_state()
    before = str(state)
    copy = state.clone()
    step(copy, Rng(1))
    assert str(copy) != before
    assert str(state) == before
    assert copy.history() != state.history() == []


def test_options_are_parameters_of_the_openspiel_game() -> None:
    game = pyspiel.load_game(
        "python_wanli_great_wall(players=3,options=claims:declinable;scores:open)"
    )
    assert game.num_players() == 3
    assert game.setup.options["claims"] == "declinable"
    assert game.setup.options["scores"] == "open"
    with pytest.raises(ValueError, match="'claims'"):
        spiel.options_of("claims")
    with pytest.raises(BadOption, match="unknown-value"):
        load("great-wall", 2, "claims:never")


def test_a_process_that_registered_the_games_exits_cleanly() -> None:
    code = "from wanli.research import spiel; spiel.register(); spiel.register(); print('done')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "done\n"), done.stderr
