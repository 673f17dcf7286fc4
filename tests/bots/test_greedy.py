"""The easy bot plans to the end of its action, which has many decisions in Rise of Empires."""

from __future__ import annotations

import pytest

from tests.games.rise_of_empires.positions import Table, seat, table, wonder
from wanli.arena.match import Standings, fixtures, play
from wanli.bots import bot

GAME = "rise-of-empires"
seeds = pytest.mark.parametrize("seed", [1, 2, 3])


def easy(t: Table, seed: int = 1) -> list[str]:
    """Let the easy bot decide until another seat has to, and return its moves."""
    who, player, done = t.current_colour, bot("easy", seed), list[str]()
    while not t.over and t.state.current >= 0 and t.current_colour == who:
        done.append(player.choose(t.view(t.state.current)))
        t.play(done[-1], draw=False)
    return done


@seeds
def test_easy_builds_a_wonder_that_it_can_pay(seed: int) -> None:  # RE-3.7, WW-1
    red = seat(gold=12, resources=3, gaul=2)
    t = table("2A", cities=["wonder-1b"], territory=["island"], progress=["gunpowder"], red=red)
    assert easy(t, seed)[:2] == ["disc city", "city wonder-1b"]


@seeds
def test_easy_places_a_wonder_where_it_has_cubes(seed: int) -> None:  # WW-2, WW-6
    red = seat(gold=12, resources=3, italia=4, gaul=1)
    t = table("2A", cities=["wonder-1b"], red=red, green=seat(egypt=3))
    assert easy(t, seed)[-1] == "site italia"


def test_easy_keeps_a_wonder_that_is_worth_its_upkeep() -> None:  # WW-9
    t = table("2A", red=seat(gold=6), wonders={"wonder-1b": wonder("gaul", "red")})
    assert easy(t.idle_until("keep"))[0] == "keep wonder-1b"


@seeds
def test_easy_buys_a_settlement_early(seed: int) -> None:  # RE-3.7
    red = seat(gold=5, resources=2, food=16)
    t = table("1A", cities=["settlement-a"], progress=["iron"], red=red)
    assert easy(t, seed) == ["disc city", "city settlement-a"]


@seeds
def test_easy_trades_resource_discs_for_vp_at_the_end(seed: int) -> None:  # RE-3.12, RE-4.6
    rows = {"trade": ["red"], "empire": ["blue", "green"]}
    t = table("3B", red=seat(resources=6, vp=20), rows=rows)
    assert "trade 6 vp" in easy(t, seed)


@seeds
def test_easy_uses_an_empire_action_to_lead_regions(seed: int) -> None:  # RE-3.8, RE-4.3
    red, green = seat(pool=6, italia=1), seat(gaul=2, balkans=4)
    t = table("1A", players=2, red=red, green=green)
    assert easy(t, seed)[0] == "disc empire"
    led = [r for r in ("italia", "gaul", "balkans") if t.cubes("red", r) > t.cubes("green", r)]
    assert {"italia", "gaul"} <= set(led)


def test_easy_clearly_beats_random_play() -> None:
    standings = Standings()
    for fixture in fixtures(GAME, ["easy", "random"], 6, 1, {}):
        standings.add(play(fixture))
    easy, random = standings.by_bot["easy"], standings.by_bot["random"]
    assert easy.mean > 0.9
    assert easy.points > 4 * random.points
