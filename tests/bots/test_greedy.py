"""The easy bot sees its own move to its end: in Rise of Empires one action is many decisions."""

from __future__ import annotations

import pytest

from tests.games.rise_of_empires.positions import Table, seat, table, wonder
from wanli.arena.match import Table as Standings
from wanli.arena.match import fixtures, play
from wanli.bots import bot

GAME = "rise-of-empires"
seeds = pytest.mark.parametrize("seed", [1, 2, 3])


def easy(t: Table, seed: int = 1) -> list[str]:
    """Let the easy bot decide for a player until somebody else has to; what it did."""
    who, player, done = t.who, bot("easy", seed), list[str]()
    while not t.over and t.state.current >= 0 and t.who == who:
        done.append(player.choose(t.view(t.state.current)))
        t.play(done[-1], draw=False)
    return done


@seeds
def test_it_builds_a_wonder_that_it_can_pay(seed: int) -> None:  # RE-3.7, WW-1
    red = seat(gold=12, resources=3, gaul=2)
    t = table("2A", cities=["wonder-1b"], territory=["island"], progress=["gunpowder"], red=red)
    assert easy(t, seed)[:2] == ["disc city", "city wonder-1b"]


@seeds
def test_a_wonder_stands_where_its_builder_has_cubes(seed: int) -> None:  # WW-2, WW-6
    red = seat(gold=12, resources=3, italia=4, gaul=1)
    t = table("2A", cities=["wonder-1b"], red=red, green=seat(egypt=3))
    assert easy(t, seed)[-1] == "site italia"


def test_it_keeps_a_wonder_as_long_as_it_gives_more_than_it_costs() -> None:  # WW-9
    t = table("2A", red=seat(gold=6), wonders={"wonder-1b": wonder("gaul", "red")})
    assert easy(t.idle_until("keep"))[0] == "keep wonder-1b"


@seeds
def test_early_gold_becomes_a_settlement_for_every_turn_to_come(seed: int) -> None:  # RE-3.7
    red = seat(gold=5, resources=2, food=16)
    t = table("1A", cities=["settlement-a"], progress=["iron"], red=red)
    assert easy(t, seed) == ["disc city", "city settlement-a"]


@seeds
def test_at_the_end_discs_become_points_and_not_gold(seed: int) -> None:  # RE-3.12, RE-4.6
    rows = {"trade": ["red"], "empire": ["blue", "green"]}
    t = table("3B", red=seat(resources=6, vp=20), rows=rows)
    assert "trade 6 vp" in easy(t, seed)


@seeds
def test_an_empire_action_leads_where_it_can(seed: int) -> None:  # RE-3.8, RE-4.3
    red, green = seat(pool=6, italia=1), seat(gaul=2, balkans=4)
    t = table("1A", players=2, red=red, green=green)
    assert easy(t, seed)[0] == "disc empire"
    led = [r for r in ("italia", "gaul", "balkans") if t.cubes("red", r) > t.cubes("green", r)]
    assert {"italia", "gaul"} <= set(led)


def test_it_leaves_random_play_far_behind() -> None:
    standings = Standings()
    for fixture in fixtures(GAME, ["easy", "random"], 6, 1, {}):
        standings.add(play(fixture))
    easy, random = standings.standings["easy"], standings.standings["random"]
    assert easy.mean > 0.9
    assert easy.points > 4 * random.points
