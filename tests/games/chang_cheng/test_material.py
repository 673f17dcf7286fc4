"""The material of the box (CC-1)."""

from __future__ import annotations

import json

import pytest

from tests.games.chang_cheng.positions import opening, table, unopened
from wanli.core.errors import BadContent
from wanli.core.state import WATCHER
from wanli.games.chang_cheng.content import load, shipped_text
from wanli.games.chang_cheng.rules.names import CARD_NAMES, COLOUR_NAMES, EVENT_NAMES, FACE_NAMES
from wanli.games.chang_cheng.view import Stock


def edited(**changes: object) -> str:
    """The shipped content with some numbers changed."""
    return json.dumps({**json.loads(shipped_text()), **changes})


def with_face(face: str, **changes: object) -> str:
    """The shipped content with one face changed."""
    boards = json.loads(shipped_text())["boards"]
    return edited(boards=[{**b, **changes} if b["id"] == face else b for b in boards])


def test_four_boards_have_two_faces_each() -> None:  # CC-1.1
    assert FACE_NAMES == ["1A", "1B", "2A", "2B", "3A", "3B", "4A", "4B"]
    boards = json.loads(shipped_text())["boards"]
    with pytest.raises(BadContent) as refusal:
        load(edited(boards=boards[1:]))
    assert refusal.value.clause == "CC-1.1"


@pytest.mark.parametrize("face", FACE_NAMES)
def test_every_square_of_a_face_is_in_one_province_and_one_region(face: str) -> None:  # CC-1.1
    other = "2A" if face[0] == "1" else "1A"
    t = table(boards=(other, face), options={"faces": "mixed"})
    squares = [f"b{number}" for number in range(1, 14)]
    provinces = [p for p in t.view(0).provinces if p.name.startswith("b")]
    regions = [r for r in t.view(0).regions if r.name.startswith("b")]
    assert [p.name for p in provinces] == ["bI", "bII", "bIII"]
    assert [r.name for r in regions] == ["bN1", "bN2", "bN3"]
    assert [s for p in provinces for s in p.squares] == squares
    assert [s for r in regions for s in r.squares] == squares


@pytest.mark.parametrize(
    "lengths", [[4, 5, 5], [4, 5], [3, 3, 4, 3]], ids=["14 squares", "two", "four"]
)
def test_a_face_without_13_squares_in_3_provinces_is_refused(
    lengths: list[int],
) -> None:  # CC-1.1
    for field in ("provinces", "regions"):
        with pytest.raises(BadContent) as refusal:
            load(with_face("1A", **{field: lengths}))
        assert refusal.value.clause == "CC-1.1"


def test_provinces_have_3_to_6_squares() -> None:  # CC-1.2
    boards = json.loads(shipped_text())["boards"]
    assert {n for face in boards for n in face["provinces"]} == {3, 4, 5, 6}
    for lengths in ([2, 5, 6], [7, 3, 3]):
        with pytest.raises(BadContent) as refusal:
            load(with_face("1A", provinces=lengths))
        assert refusal.value.clause == "CC-1.2"


def test_inner_region_borders_are_one_square_away_from_province_borders() -> None:  # CC-1.2
    for face in json.loads(shipped_text())["boards"]:
        (one, two, _), (north, centre, _) = face["provinces"], face["regions"]
        assert abs(one - north) == 1, face["id"]
        assert abs(one + two - north - centre) == 1, face["id"]


def test_province_and_region_lengths_come_from_the_content_file() -> None:  # CC-1.2
    lengths = [len(p.squares) for p in table().view(0).provinces]
    assert lengths == [4, 5, 4, 5, 3, 5]
    lengths = [len(r.squares) for r in table().view(0).regions]
    assert lengths == [5, 3, 5, 4, 5, 4]


def test_the_shipped_layout_says_that_it_is_a_reconstruction() -> None:  # CC-1.2, CC-1.3
    assert load().name.startswith("Reconstruction ")
    assert json.loads(shipped_text())["note"].startswith("Reconstruction.")


def test_an_owners_layout_is_used_unchanged() -> None:  # CC-1.2
    text = with_face("1A", provinces=[6, 3, 4], regions=[5, 4, 4])
    squares = table(content=text).view(0).provinces[0].squares
    assert squares == ["a1", "a2", "a3", "a4", "a5", "a6"]


def test_15_reputation_counters_have_the_values_0_to_4() -> None:  # CC-1.3
    assert list(load().reputation) == [3, 3, 3, 3, 3]
    for wrong in ([0, 1, 2] * 5 + [3], [0] * 14 + [5]):
        with pytest.raises(BadContent) as refusal:
            load(edited(reputation=wrong))
        assert refusal.value.clause == "CC-1.3"


def test_15_threat_counters_have_the_values_2_to_4() -> None:  # CC-1.3
    assert list(load().threat) == [0, 0, 5, 5, 5]
    for wrong in ([2] * 14, [2] * 14 + [1], [2] * 14 + [5]):
        with pytest.raises(BadContent) as refusal:
            load(edited(threat=wrong))
        assert refusal.value.clause == "CC-1.3"


def test_every_colour_has_14_single_walls_a_double_wall_and_a_tower() -> None:  # CC-1.4
    t = opening(4)
    assert {colour: t.stock(colour) for colour in COLOUR_NAMES} == dict.fromkeys(
        ["red", "green", "blue", "violet"], (14, 1, 1)
    )


def test_every_colour_has_six_cards_one_of_each_kind() -> None:  # CC-1.4
    kinds = ["warrior", "traitor", "flood", "builder", "master", "mandarin"]
    assert kinds == CARD_NAMES
    t = opening(4)
    for seat, colour in enumerate(COLOUR_NAMES):
        assert t.view(seat).own_cards == {colour: dict.fromkeys(kinds, "hand")}
        assert t.view(seat).table.in_hand[colour] == 6


def test_a_block_leaves_the_stock_when_it_is_built() -> None:  # CC-1.4
    t = table(2, options={"mode": "plain"})
    t.play("wall a1", "wall a5", "wall a2", "wall a6", "double b1", "double b6", "tower a13")
    assert t.stock("red") == (12, 0, 0)
    assert t.stock("green") == (12, 0, 1)
    for viewer in (0, 1, WATCHER):
        assert t.view(viewer).stock == {"red": Stock(12, 0, 0), "green": Stock(12, 0, 1)}


def test_a_broken_wall_does_not_return_to_the_stock() -> None:  # CC-1.4, CC-8.3
    t = table(2, options={"mode": "plain"}, rows={"a": "rg/r/. ..... ...."})
    assert t.view(0).stock["red"] == Stock(12, 1, 1)
    assert t.view(0).stock["green"] == Stock(13, 1, 1)


def test_a_15th_single_wall_cannot_be_built() -> None:  # CC-1.4
    t = table(rows={"a": "rrrr rrrrr rrrr", "b": "r.... ... ....."})
    assert t.refusal("wall b2").code == "none-left"
    assert t.refused("wall b2") == "CC-1.4"


def test_a_second_double_wall_or_tower_cannot_be_built() -> None:  # CC-1.4
    t = table(rows={"a": "r=r=.. ..... ...r^"})
    assert t.refused("double b1") == "CC-1.4"
    assert t.refused("tower b5") == "CC-1.4"


def test_a_card_that_was_played_cannot_be_played_again() -> None:  # CC-1.4
    t = table(cards={"aI": ["red flood"]}, gone=["red builder"])
    assert t.refused("card flood aII") == "CC-1.4"
    assert t.refused("card builder aII") == "CC-1.4"


def test_the_back_of_a_card_shows_its_colour() -> None:  # CC-1.4
    t = table(cards={"aI": ["red flood", "blue traitor"]})
    assert t.view(1).table.lying == {"aI": {"red": 1, "blue": 1}}


def test_there_are_four_event_cards() -> None:  # CC-1.5
    assert EVENT_NAMES == ["diplomacy", "dominance", "reward", "observers"]
    t = opening(3, "start 1", options={"events": "random-2"})
    assert len(t.view(0).table.events) == 2
    t = unopened(3, {"events": "random-1"}).play("start 1", draw=False)
    assert t.legal() == [f"event {name}" for name in EVENT_NAMES]


def test_three_emperor_cards_are_on_the_map_when_a_board_comes() -> None:  # CC-1.5
    t = table(rows={"a": "rrr. ..... ....", "b": "..... ... rrr.."}, emperors=1)
    t.play("wall a4", "wall b8", draw=False)
    assert (t.state.emperors, t.prompt) == (2, "draw-threat")
    t.draw()
    assert (t.state.emperors, t.prompt, t.seat) == (2, "first-half", 1)
    t = table(rows={"a": "rrr. ..... ...."}, emperors=2)
    t.play("wall a4", "wall b8")
    assert t.prompt == "join-board"
