"""The bots: legal moves from a view alone, in time, each level stronger than random play."""

from __future__ import annotations

import time

import msgspec
import pytest

import wanli
from wanli.arena.match import Table, fixtures, play
from wanli.bots import ALIASES, LEVELS, USUAL, bot
from wanli.core.errors import BadOption
from wanli.core.game import Game
from wanli.core.play import Play
from wanli.core.rng import Rng
from wanli.core.view import View
from wanli.games import GAMES

QUICK = ["random", "easy", "medium"]  # strong is medium with more iterations
every_game = pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.id)


def views_of(rules: Game, players: int, seed: int) -> list[View]:
    """The views of whoever had to decide, over one random game."""
    at, rng, views = Play(rules, rules.setup(players), Rng(seed)), Rng(seed + 1), []
    while not at.over:
        views.append(at.view(at.current))
        at.move(views[-1].legal[rng.below(len(views[-1].legal))])
    return views


@every_game
@pytest.mark.parametrize("level", QUICK)
def test_a_bot_answers_every_question_with_a_legal_move(rules: Game, level: str) -> None:
    views = views_of(rules, rules.players[-1], 3)
    player = bot(level, 1)
    step = 1 if level == "random" else 9
    assert all(player.choose(view) in view.legal for view in views[::step])


@every_game
@pytest.mark.parametrize("level", QUICK)
def test_a_bot_knows_nothing_but_its_view(rules: Game, level: str) -> None:
    """The same view, whatever the true position behind it is, gets the same answer."""
    for view in views_of(rules, 3, 5)[10:40:10]:
        data = msgspec.json.encode(view)
        twin = rules.view(rules.imagine(view, Rng(99)), view.viewer)
        assert msgspec.json.encode(twin) == data
        again = msgspec.json.decode(data, type=rules.view_type)
        assert bot(level, 7).choose(twin) == bot(level, 7).choose(again)


@every_game
@pytest.mark.parametrize("level", ["easy", "medium"])
def test_a_level_beats_random_play(rules: Game, level: str) -> None:
    games = 12 if level == "easy" else 6
    table = Table()
    for fixture in fixtures(rules.id, [level, "random"], games, 1, {}):
        table.add(play(fixture))
    assert table.standings[level].mean > 0.6


@every_game
def test_the_strongest_level_answers_in_time(rules: Game) -> None:
    """A second a move compiled; interpreted it searches less, so as not to keep people waiting."""
    views = views_of(rules, rules.players[-1], 3)
    player = bot("strong", 1)
    for view in views[:: len(views) // 3]:
        begun = time.process_time()
        player.choose(view)
        assert time.process_time() - begun < (3 if wanli.compiled() else 12)


def test_the_levels_have_the_names_people_know() -> None:
    assert list(LEVELS) == ["random", "easy", "medium", "strong"]
    assert USUAL in LEVELS
    assert set(ALIASES.values()) <= set(LEVELS)


def test_an_unknown_level_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadOption) as refused:
        bot("grandmaster", 1)
    assert refused.value.code == "unknown-level"
    assert "strong" in str(refused.value.facts["known"])
