"""OpenSpiel's search as a bot: reproducible, finds a winning move, optional dependency."""

from __future__ import annotations

from importlib import import_module

import pytest

from tests.search.test_tree import LAST_CLAIM
from wanli.arena.match import Fixture, play
from wanli.bots import bot, openspiel
from wanli.core.errors import BadOption
from wanli.core.rng import Rng
from wanli.games import GAMES, game

pytest.importorskip("pyspiel")
spiel, spiel_bot = map(import_module, ("wanli.research.spiel", "wanli.research.spiel_bot"))


@pytest.mark.parametrize("name", [one.id for one in GAMES])
def test_an_openspiel_bot_plays_a_complete_reproducible_game(name: str) -> None:
    fixture = Fixture(name, ("openspiel@3", "random"), 5)
    outcome = play(fixture)
    assert sum(outcome.shares) == pytest.approx(1)
    if name == "great-wall":
        assert play(fixture) == outcome
        assert play(Fixture(name, ("openspiel@4", "random"), 5)) != outcome


def test_an_openspiel_bot_claims_the_token_that_decides_the_game() -> None:
    great_wall = game("great-wall")
    view = great_wall.view(great_wall.read_position(LAST_CLAIM), 0)
    assert view.legal == ["take 1", "decline 1"]
    assert {bot("openspiel@40", seed).choose(view) for seed in range(5)} == {"take 1"}


def test_a_rollout_returns_the_share_of_every_seat() -> None:
    text = LAST_CLAIM.replace("declinable", "compulsory")  # the only legal move
    state = game("great-wall").read_position(text)
    root = spiel.SpielState(spiel.spiel_game("great-wall", 2), state)
    asked = spiel_bot.Rollouts(Rng(1))
    assert asked.evaluate(root) == [1.0, 0.0]
    assert asked.prior(root) == [(root.legal_actions()[0], 1.0)]
    assert not root.is_terminal()


def test_an_openspiel_bot_is_refused_if_openspiel_is_not_installed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(openspiel, "find_spec", lambda _: None)
    with pytest.raises(BadOption) as refused:
        bot("openspiel@100", 1)
    assert refused.value.code == "openspiel-missing"


@pytest.mark.parametrize("name", ["openspiel", "openspiel@", "openspiel@20ms", "openspiel@0"])
def test_an_openspiel_bot_needs_a_number_of_simulations(name: str) -> None:
    with pytest.raises(BadOption) as refused:
        bot(name, 1)
    assert refused.value.code == "openspiel-budget"
