"""The event cards (CC-14): how they are chosen, their points at the end, and the Observers.

The wall of boards a (1A) and b (3A) is full but for b13, where red builds the second wall of an
action; no region has a counter left.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from tests.games.chang_cheng.positions import Table, hand, opening, table, unopened
from wanli.core.errors import BadOption
from wanli.core.state import WATCHER
from wanli.games import game

REGIONS = ("aN1", "aN2", "aN3", "bN1", "bN2", "bN3")
ALL_CARDS = [*hand("red"), *hand("green"), *hand("blue"), *hand("violet")]


def game_ended_by_last_wall(
    a: str,
    b: str,
    events: str,
    *,
    players: int = 3,
    options: Mapping[str, str] | None = None,
    gone: Sequence[str] | None = None,
) -> Table:
    """A game with event cards that has ended with red's wall on b13."""
    colours = ["red", "green", "blue", "violet"][:players]
    t = table(
        players,
        {"a": a, "b": b},
        lies=dict.fromkeys(REGIONS, "removed"),
        options={"events": events, **(options or {})},
        gone=[c for c in ALL_CARDS if c.split()[0] in colours] if gone is None else gone,
        turn={"here": 0},
        question="second-half",
    )
    t.play("wall b13")
    assert t.over
    return t


def points_of(t: Table, code: str) -> dict[object, object]:
    """The points of an event card by colour."""
    return {note.facts["colour"]: note.facts["points"] for note in t.notes_with(code)}


# ---- the choice of cards ---------------------------------------------------------------------
@pytest.mark.parametrize(
    ("option", "cards"),
    [
        ("none", []),
        ("dominance", ["dominance"]),
        ("diplomacy+observers", ["diplomacy", "observers"]),
        ("dominance+reward", ["dominance", "reward"]),
    ],
)
def test_chosen_event_cards_are_open_from_the_start(
    option: str, cards: list[str]
) -> None:  # CC-14.1, CC-14.4
    t = opening(3, options={"events": option})
    for viewer in (0, 1, 2, WATCHER):
        assert t.view(viewer).table.events == cards


def test_random_event_cards_are_drawn_before_the_boards_and_differ() -> None:  # CC-14.5
    t = unopened(3, {"events": "random-2", "first-seat": "1"})
    assert t.prompt == "draw-event"
    assert t.legal() == [f"event {e}" for e in ("diplomacy", "dominance", "reward", "observers")]
    t.play("event reward", draw=False)
    assert t.legal() == [f"event {e}" for e in ("diplomacy", "dominance", "observers")]
    assert t.refusal("event reward").code == "not-left-to-draw"
    t.play("event diplomacy", draw=False)
    assert t.prompt == "draw-letter"
    assert t.view(WATCHER).table.events == ["diplomacy", "reward"]


def test_one_random_event_card_is_drawn() -> None:  # CC-14.5
    t = unopened(3, {"events": "random-1", "first-seat": "1"}).play("event observers")
    assert t.view(0).table.events == ["observers"]


@pytest.mark.parametrize("value", ["diplomacy+dominance+reward", "random-3", "reward+reward"])
def test_more_than_two_or_equal_event_cards_are_refused(value: str) -> None:  # CC-14.1
    with pytest.raises(BadOption):
        game("chang-cheng").setup(3, {"events": value})


def test_without_event_cards_no_event_points_are_scored() -> None:  # CC-14.1, CC-14.2, CC-14.3
    t = game_ended_by_last_wall("rrrr rrggg gbbb", "bbbgg ggr rrgg.", "none", gone=[])
    assert [n for n in t.notes if n.code in ("diplomacy", "dominance", "reward")] == []


# ---- Diplomacy -------------------------------------------------------------------------------
def test_diplomacy_scores_four_for_the_most_provinces() -> None:  # CC-14.1
    t = game_ended_by_last_wall("rggg rggbb rgbb", "rgbbg rgb bbbb.", "diplomacy")
    assert points_of(t, "diplomacy") == {"red": 4}
    (line,) = t.notes_with("diplomacy")
    assert (line.clause, line.facts["count"]) == ("CC-14.1", 6)


def test_diplomacy_scores_in_full_for_all_tied_colours() -> None:  # CC-14.1
    t = game_ended_by_last_wall("rggg rggbb rgbb", "rgbbg rgb bbbg.", "diplomacy")
    assert points_of(t, "diplomacy") == {"red": 4, "green": 4}


def test_broken_walls_do_not_count_for_diplomacy() -> None:  # CC-14.1, CC-8.8
    t = game_ended_by_last_wall("r/ggg rggbb rgbb", "rgbbg rgb bbbg.", "diplomacy")
    assert points_of(t, "diplomacy") == {"green": 4}


def test_towers_and_double_walls_count_for_diplomacy() -> None:  # CC-14.1
    t = game_ended_by_last_wall("r^ggg rgggr= r=ggg", "rgggg rgb bbbb.", "diplomacy")
    assert t.notes_with("diplomacy")[0].facts["count"] == 6


def test_unfinished_provinces_count_for_diplomacy() -> None:  # CC-14.1
    t = table(
        3,
        {"a": "rrrr rrrrr rrr^r=", "b": "r=rrrg .gg g...."},
        gone=ALL_CARDS[:18],
        options={"events": "diplomacy"},
        lies=dict.fromkeys(REGIONS, "removed"),
        turn={"passes": 2},
    )
    assert t.legal() == ["pass"]
    t.play("pass")
    assert points_of(t, "diplomacy") == {"red": 4}
    assert t.notes_with("diplomacy")[0].facts["count"] == 4


def test_with_the_option_diplomacy_scores_for_more_than_half_of_the_provinces() -> None:  # CC-14.1
    rows = ("rggg rggrr rgrr", "rgbbg rgb bbbb.")
    assert points_of(game_ended_by_last_wall(*rows, "diplomacy"), "diplomacy") == {"red": 4}
    t = game_ended_by_last_wall(*rows, "diplomacy", options={"diplomacy": "half"})
    assert points_of(t, "diplomacy") == {"red": 4, "green": 4}


def test_half_of_the_provinces_is_not_enough_for_that_option() -> None:  # CC-14.1
    t = game_ended_by_last_wall(
        "gggg ggggg bbbb", "rrrrr bbb bbbb.", "diplomacy", options={"diplomacy": "half"}
    )
    assert points_of(t, "diplomacy") == {}


# ---- Dominance -------------------------------------------------------------------------------
def test_dominance_scores_the_longest_run_of_every_colour() -> None:  # CC-14.2
    t = game_ended_by_last_wall("rrrg ggggb brbr", "grgrb brg rbgb.", "dominance")
    assert points_of(t, "dominance") == {"red": 3, "green": 5, "blue": 2}
    assert all(n.clause == "CC-14.2" for n in t.notes_with("dominance"))


def test_a_run_may_cross_borders_and_joins() -> None:  # CC-14.2
    t = game_ended_by_last_wall("bgbg bgbgb gbrr", "rrgbg bgb gbgb.", "dominance")
    assert points_of(t, "dominance") == {"red": 4, "green": 1, "blue": 1}


def test_a_run_follows_the_order_of_the_boards_not_their_letters() -> None:  # CC-14.2
    t = table(
        3,
        {"a": "bgbg bgbgb gbr.", "b": "rggbg bgb gbgbr"},
        line="ba",
        lies=dict.fromkeys(REGIONS, "removed"),
        options={"events": "dominance"},
        gone=ALL_CARDS[:18],
        turn={"here": 0},
        question="second-half",
    )
    t.play("wall a13")
    assert points_of(t, "dominance") == {"red": 2, "green": 2, "blue": 1}


def test_a_broken_wall_interrupts_a_run() -> None:  # CC-14.2, CC-8.8
    t = game_ended_by_last_wall("rrr/r gbgbg bgbg", "bgbgb gbg bgbg.", "dominance")
    assert points_of(t, "dominance")["red"] == 2


def test_in_a_run_a_tower_is_one_square_and_a_double_wall_two() -> None:  # CC-14.2
    t = game_ended_by_last_wall("r^rr=r= gbgbg bgbg", "bgbgb gbg bgbg.", "dominance")
    assert points_of(t, "dominance") == {"red": 4, "green": 1, "blue": 1}


def test_neutral_walls_interrupt_runs_and_score_no_dominance() -> None:  # CC-14.2, CC-12.8
    t = game_ended_by_last_wall(
        "rrbr rgggb bbbb", "rgrgr grg rgrg.", "diplomacy+dominance", players=2
    )
    assert points_of(t, "dominance") == {"red": 2, "green": 3}
    assert "blue" not in points_of(t, "diplomacy")


def test_with_the_option_only_the_longest_run_scores() -> None:  # CC-14.2
    t = game_ended_by_last_wall(
        "rrrg ggggb brbr", "grgrb brg rbgb.", "dominance", options={"dominance": "longest"}
    )
    assert points_of(t, "dominance") == {"green": 5}


def test_a_tower_counts_two_when_runs_are_compared_but_scores_one() -> None:  # CC-14.2
    longest = {"dominance": "longest"}
    rows = ("r^rrg gggbr brbr", "gbgrb brg rbgb.")
    t = game_ended_by_last_wall(*rows, "dominance", options=longest)
    assert points_of(t, "dominance") == {"red": 3, "green": 4}
    rows = ("r^rrb gggbr brbr", "gbgrb brg rbgb.")
    t = game_ended_by_last_wall(*rows, "dominance", options=longest)
    assert points_of(t, "dominance") == {"red": 3}


def test_of_equal_runs_of_one_colour_the_one_with_most_squares_scores() -> None:  # CC-14.2
    t = game_ended_by_last_wall(
        "r^rrb rrrrb gbgb", "gbgbg bgb gbgb.", "dominance", options={"dominance": "longest"}
    )
    assert points_of(t, "dominance") == {"red": 4}
    t = game_ended_by_last_wall(
        "rrrr brr^rb gbgb", "gbgbg bgb gbgb.", "dominance", options={"dominance": "longest"}
    )
    assert points_of(t, "dominance") == {"red": 4}


def test_by_default_the_longest_run_is_measured_in_squares() -> None:  # CC-14.2
    t = game_ended_by_last_wall("r^rrb rrrrb gbgb", "gbgbg bgb gbgb.", "dominance")
    assert points_of(t, "dominance")["red"] == 4
    t = game_ended_by_last_wall("r^rbg bgrrr bgbg", "bgbgb gbg bgbg.", "dominance")
    assert points_of(t, "dominance")["red"] == 3


# ---- Imperial Reward -------------------------------------------------------------------------
def test_the_imperial_reward_is_two_points_for_each_card_in_hand() -> None:  # CC-14.3
    gone = [*hand("red", "flood"), *hand("green"), *hand("blue", "warrior", "master", "flood")]
    t = game_ended_by_last_wall("rrrg ggggb brbr", "grgrb brg rbgb.", "reward", gone=gone)
    assert points_of(t, "reward") == {"red": 2, "blue": 6}
    assert all(n.clause == "CC-14.3" for n in t.notes_with("reward"))


def test_cards_in_a_province_do_not_count_for_the_imperial_reward() -> None:  # CC-14.3, CC-10.2
    t = table(
        3,
        {"a": "rrrr rrrrr rrr^r=", "b": "r=rrrg .gg g...."},
        gone=[*hand("red"), *hand("green", "flood", "master"), *hand("blue")],
        cards={"bIII": ["green flood"]},
        options={"events": "reward"},
        lies=dict.fromkeys(REGIONS, "removed"),
        turn={"passes": 2},
    )
    t.play("pass")
    assert points_of(t, "reward") == {"green": 2}


def test_two_event_cards_both_score() -> None:  # CC-14.2, CC-14.3
    t = game_ended_by_last_wall(
        "rrrg ggggb brbr",
        "grgrb brg rbgb.",
        "dominance+reward",
        gone=[*hand("red"), *hand("green"), *hand("blue", "flood")],
    )
    assert points_of(t, "dominance") == {"red": 3, "green": 5, "blue": 2}
    assert points_of(t, "reward") == {"blue": 2}


def test_event_cards_are_scored_after_the_mongols() -> None:  # CC-14.1, CC-10.3
    t = table(
        3,
        {"a": "rrrg ggggb brbr", "b": "grgrb brg rbgb."},
        threat={"aN1": 3},
        scouts={"aN1": [1]},
        lies={region: "removed" for region in REGIONS if region != "aN1"},
        options={"events": "diplomacy+dominance"},
        turn={"here": 0},
        gone=ALL_CARDS[:18],
        question="second-half",
    )
    t.play("wall b13")
    codes = [note.code for note in t.notes]
    assert codes.index("mongols") < codes.index("diplomacy") < codes.index("dominance")


def test_with_two_colours_each_dominance_scores_both_separately() -> None:  # CC-14.2, CC-13.2
    t = table(
        2,
        {"a": "rrrg ggggb bvbv", "b": "grgrb brg rbgb."},
        lies=dict.fromkeys(REGIONS, "removed"),
        options={"events": "dominance", "mode": "two-colours"},
        gone=ALL_CARDS,
        active=1,
        turn={"here": 0},
        question="second-half",
    )
    t.play("red wall b13")
    assert points_of(t, "dominance") == {"red": 3, "green": 5, "blue": 2, "violet": 1}


# ---- Observers -------------------------------------------------------------------------------
def with_observers(
    rows: Mapping[str, str] | None = None, cards: Mapping[str, Sequence[str]] | None = None
) -> Table:
    """A position with the event card Observers."""
    return table(3, rows, cards=cards, options={"events": "observers"})


def test_observers_turn_up_the_threat_counter_for_all_players() -> None:  # CC-14.4
    t = with_observers().play("wall a1", "threat aN1 4")
    for viewer in (0, 1, 2, WATCHER):
        region = t.view(viewer).regions[0]
        assert (region.lies, region.threat) == ("up", 4)
    (note,) = t.notes_with("observed")
    assert (note.clause, note.facts["region"], note.facts["threat"]) == ("CC-14.4", "aN1", 4)


@pytest.mark.parametrize(
    ("move", "regions"),
    [("wall a6", ["aN2"]), ("tower a9", ["aN3"]), ("double a5", ["aN1", "aN2"])],
)
def test_observers_turn_up_the_counters_of_every_block(
    move: str, regions: list[str]
) -> None:  # CC-14.4
    t = with_observers().play(move)
    assert [r.name for r in t.view(WATCHER).regions if r.lies == "up"] == regions


def test_observers_turn_up_the_counter_of_a_neutral_wall() -> None:  # CC-14.4
    t = table(2, options={"events": "observers"}).play("wall a1", "wall a5", "neutral a6")
    assert [r.name for r in t.view(WATCHER).regions if r.lies == "up"] == ["aN1", "aN2"]


def test_observers_turn_up_no_counter_for_a_card() -> None:  # CC-14.4
    t = with_observers().play("card flood aI", "card builder bI")
    assert [r.name for r in t.view(WATCHER).regions if r.lies == "up"] == []


def test_observers_turn_up_no_counter_for_a_swap() -> None:  # CC-14.4, CC-6.1
    t = with_observers(
        rows={"a": "rgb. ..... ....", "b": "b.... ... ....."}, cards={"aI": ["blue mandarin"]}
    )
    t.play("wall a4", "swap a1 b1")
    assert [r.name for r in t.view(WATCHER).regions if r.lies == "up"] == ["aN1"]


def test_a_counter_turned_up_by_observers_stays_face_up() -> None:  # CC-14.4
    t = with_observers().play("wall a1", "threat aN1 4", "wall b1", "wall a2", "wall b2")
    assert t.view(WATCHER).regions[0].threat == 4
    assert len(t.notes_with("observed")) == 2


def test_a_traitor_can_remove_a_counter_turned_up_by_observers() -> None:  # CC-14.4, CC-8.2
    t = with_observers(rows={"a": "rgb. ..... ...."}, cards={"aI": ["green traitor"]})
    t.play("wall a4")
    assert t.view(WATCHER).regions[0].lies == "up"
    assert "remove aN1" in t.legal()
    t.play("remove aN1")
    assert t.view(WATCHER).regions[0].lies == "removed"


def test_without_observers_only_the_scout_sees_the_counter() -> None:  # CC-14.4, CC-6.1
    t = table(3).play("wall a1", "threat aN1 4")
    assert [t.view(viewer).regions[0].threat for viewer in (0, 1, 2, WATCHER)] == [
        4,
        None,
        None,
        None,
    ]
