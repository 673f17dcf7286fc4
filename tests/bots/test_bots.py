"""Bots and levels: legal moves, reproducibility, strength, budgets and names."""

from __future__ import annotations

import time

import msgspec
import pytest

import wanli
from tests.full import full
from wanli.arena.match import Standings, fixtures, play
from wanli.bots import BASELINES, LEVELS, advise, bot
from wanli.bots.advice import Advice
from wanli.bots.levels import ALIASES, USUAL, Level
from wanli.bots.searcher import SearchBot
from wanli.core.errors import BadOption
from wanli.core.game import Game
from wanli.core.play import Play
from wanli.core.rng import Rng
from wanli.core.view import View
from wanli.games import GAMES, game

TRIES = 40 if wanli.compiled() else 6
SEARCHER = f"master@{TRIES}"  # strong and master are medium with larger budgets
QUICK = ["random", "novice", "easy", SEARCHER, f"plain@{TRIES}"]
every_game = pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.id)


def views_of(rules: Game, players: int, seed: int) -> list[View]:
    """The views of the deciding seats in a random game."""
    at, rng, views = Play(rules, rules.setup(players), Rng(seed)), Rng(seed + 1), []
    while not at.over:
        views.append(at.view(at.current))
        at.move(views[-1].legal[rng.below(len(views[-1].legal))])
    return views


def share_of(rules: Game, bots: list[str], games: int) -> float:
    """The first bot's share of the victories in a short match."""
    standings = Standings()
    for fixture in fixtures(rules.id, bots, games, 1, {}):
        standings.add(play(fixture))
    return standings.by_bot[bots[0]].mean


@every_game
@pytest.mark.parametrize("level", QUICK)
def test_a_bot_answers_every_decision_with_a_legal_move(rules: Game, level: str) -> None:
    views = views_of(rules, rules.players[-1], 3)
    player = bot(level, 1)
    step = 1 if level == "random" else 9
    assert all(player.choose(view) in view.legal for view in views[::step])


@every_game
@pytest.mark.parametrize("level", QUICK)
def test_a_bot_uses_nothing_but_its_view(rules: Game, level: str) -> None:
    """Equal views of different positions get the same move."""
    for view in views_of(rules, 3, 5)[10:40:10]:
        data = msgspec.json.encode(view)
        twin = rules.view(rules.imagine(view, Rng(99)), view.viewer)
        assert msgspec.json.encode(twin) == data
        again = msgspec.json.decode(data, type=rules.view_type)
        assert bot(level, 7).choose(twin) == bot(level, 7).choose(again)


@every_game
@pytest.mark.parametrize("level", ["novice", SEARCHER])
def test_a_bot_is_reproducible_from_its_seed(rules: Game, level: str) -> None:
    """With a budget of iterations, even the search tree reused between moves is the same."""
    views = [view for view in views_of(rules, 2, 4) if view.viewer == 0][2:40:2]

    def answers(seed: int) -> list[Advice]:
        player = bot(level, seed)
        if isinstance(player, SearchBot):
            return [player.advise(view) for view in views]
        return [Advice(player.choose(view)) for view in views]

    assert answers(3) == answers(3)
    assert answers(3) != answers(4)


@every_game
@pytest.mark.parametrize(("level", "below"), [("novice", "random"), ("easy", "novice")])
def test_a_level_without_search_beats_the_level_below(rules: Game, level: str, below: str) -> None:
    assert share_of(rules, [level, below], 60) >= 0.6


@every_game
@pytest.mark.skipif(not wanli.compiled(), reason="so many tries take too long")
@pytest.mark.parametrize(
    ("level", "below"),
    [("medium", "easy"), full("master@400", "medium@25")],
)
def test_a_searching_level_beats_the_level_below(rules: Game, level: str, below: str) -> None:
    assert share_of(rules, [level, below], 8) >= 0.6


@pytest.mark.full
@pytest.mark.skipif(not wanli.compiled(), reason="so many tries take too long")
@pytest.mark.parametrize("name", ["great-wall", "chang-cheng"])
def test_strong_beats_greedy(name: str) -> None:
    """A quarter of its usual iterations is enough; the games are reproducible."""
    assert share_of(game(name), ["strong@400", "greedy"], 16) >= 0.75


@pytest.mark.full
@pytest.mark.skipif(not wanli.compiled(), reason="so many tries take too long")
@pytest.mark.parametrize(
    ("bots", "shares"),
    [
        pytest.param(["medium@30", "easy", "easy"], 1.2, id="medium against two"),
        pytest.param(["strong@375", "medium@50"], 1.3, id="strong against one"),
        pytest.param(["strong@300", *["medium@30"] * 3], 1.1, id="strong against three"),
    ],
)
@pytest.mark.parametrize(
    ("name", "games"), [("great-wall", 60), ("chang-cheng", 12), ("rise-of-empires", 4)]
)
def test_a_level_wins_more_than_its_share_against_weaker_bots(
    name: str, games: int, bots: list[str], shares: float
) -> None:
    """The usual iterations, or a quarter of them with two players; the games are reproducible."""
    assert share_of(game(name), bots, games) * len(bots) >= shares


@every_game
def test_the_level_easy_answers_quickly(rules: Game) -> None:
    views = views_of(rules, rules.players[-1], 3)
    player, begun = bot("easy", 1), time.process_time()
    for view in views[::9]:
        player.choose(view)
    mean = (time.process_time() - begun) / len(views[::9])
    assert mean < (0.05 if wanli.compiled() else 0.5)


@pytest.mark.parametrize("level", ["master@300ms", "plain@300ms"])
def test_a_time_budget_in_the_name_sets_the_time_of_a_bot(level: str) -> None:
    """test_searcher tests that the bot keeps to this time."""
    player = bot(level, 1)
    assert isinstance(player, SearchBot)
    assert player.seconds == pytest.approx(0.3)


def test_searching_levels_have_a_time_limit_below_three_seconds() -> None:
    levels = [bot(level, 1) for level in LEVELS]
    limits = [player.seconds for player in levels if isinstance(player, SearchBot)]
    assert len(limits) == 3
    assert all(0 < seconds < 3 for seconds in limits)


@pytest.mark.parametrize(
    ("level", "players", "tries"),
    [("medium", 2, 200), ("medium", 3, 30), ("strong", 2, 1500), ("strong", 5, 300)],
)
def test_a_level_has_the_same_iterations_with_interpreted_rules(
    level: str, players: int, tries: int
) -> None:
    """The negative waiting time makes sure that the time limit does not end the search."""
    seen = views_of(game("great-wall"), players, 3)
    view = next(view for view in seen if len(view.legal) > 1)
    assert advise(bot(level, 1), view, waited=-60).tries == tries


def test_the_names_of_levels_and_baselines() -> None:
    assert list(LEVELS) == ["novice", "easy", "medium", "strong", "master"]
    assert list(BASELINES) == ["random", "greedy", "plain"]
    assert USUAL in LEVELS
    assert set(ALIASES.values()) <= set(LEVELS)


def test_a_table_accepts_levels_and_the_names_stored_by_old_versions() -> None:
    assert [Level.read(name) for name in LEVELS] == list(LEVELS)
    assert Level.read("random") == "random"
    assert Level.read("greedy") == "easy"


@pytest.mark.parametrize("name", ["plain", "master@2000000", "master@9s", "grandmaster", ""])
def test_a_table_refuses_bots_that_are_no_levels(name: str) -> None:
    with pytest.raises(BadOption) as refused:
        Level.read(name)
    assert refused.value.code == "unknown-level"
    assert "novice" in str(refused.value.facts["known"])


@pytest.mark.parametrize("name", ["grandmaster", "", "grandmaster@20", "@20"])
def test_the_error_for_an_unknown_level_lists_the_levels(name: str) -> None:
    with pytest.raises(BadOption) as refused:
        bot(name, 1)
    assert refused.value.code == "unknown-level"
    assert "strong" in str(refused.value.facts["known"])


@pytest.mark.parametrize("name", ["easy@20", "random@3ms", "novice@"])
def test_a_budget_for_a_bot_without_a_search_is_refused(name: str) -> None:
    with pytest.raises(BadOption) as refused:
        bot(name, 1)
    assert refused.value.code == "no-budget"
    assert refused.value.facts["level"] == name.partition("@")[0]
    assert "strong" in str(refused.value.facts["known"])


@pytest.mark.parametrize("budget", ["", "0", "-5", "2.5s", "20 ms", "ms", "12345678", "3h"])
def test_an_invalid_budget_is_refused(budget: str) -> None:
    with pytest.raises(BadOption) as refused:
        bot(f"master@{budget}", 1)
    assert refused.value.code == "bad-budget"
    assert refused.value.facts == {"budget": budget, "level": "master"}
