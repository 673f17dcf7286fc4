"""The values printed on boards and counters: the shipped set, an owner's file, invalid files."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.games.text_play import random_game
from wanli.core.errors import BadContent, BadRecord
from wanli.core.play import Play
from wanli.core.record import read_record, record_of, replay
from wanli.games import game
from wanli.games.chang_cheng.content import load, shipped_text
from wanli.games.chang_cheng.view import ChangChengView

GAME = game("chang-cheng")
Change = Callable[[Any], None]


def own_set(change: Change | None = None) -> str:
    """An owner's file: the shipped numbers with other lengths on one face, and one more change."""
    data = json.loads(shipped_text())
    data["name"] = "My box"
    data["boards"][0]["provinces"] = [6, 4, 3]
    if change is not None:
        change(data)
    return json.dumps(data)


def put(*path: str | int, value: object) -> Change:
    """Return a change that sets one field."""

    def change(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        data[path[-1]] = value

    return change


def drop(*path: str | int) -> Change:
    """Return a change that removes one field."""

    def change(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        del data[path[-1]]

    return change


def content_error(text: str) -> BadContent:
    """Return the error for an invalid content file."""
    with pytest.raises(BadContent) as raised:
        load(text)
    return raised.value


# ---- the shipped set -------------------------------------------------------------------------
def test_the_shipped_set_has_13_squares_a_face_and_15_counters_of_each_kind() -> None:  # CC-1.1
    data = json.loads(shipped_text())
    for face in data["boards"]:
        assert sum(face["provinces"]) == sum(face["regions"]) == 13
        assert all(3 <= length <= 6 for length in face["provinces"] + face["regions"])
    assert len(data["reputation"]) == len(data["threat"]) == 15
    assert (min(data["threat"]), max(data["threat"])) == (2, 4)


def test_the_shipped_set_says_that_it_is_a_reconstruction() -> None:  # CC-1.2
    assert load().name.startswith("Reconstruction ")
    assert "reconstruction" in json.loads(shipped_text())["note"].lower()


# ---- invalid files ---------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("change", "field", "clause"),
    [
        (put("boards", 0, "id", value="9A"), "boards", "CC-1.1"),
        (put("boards", 0, "id", value="1B"), "boards", "CC-1.1"),
        (drop("boards", 7), "boards", "CC-1.1"),
        (put("boards", 2, "provinces", value=[3, 5]), "boards[2].provinces", "CC-1.1"),
        (put("boards", 2, "provinces", value=[3, 3, 4, 3]), "boards[2].provinces", "CC-1.1"),
        (put("boards", 2, "provinces", value=[3, 5, 4]), "boards[2].provinces", "CC-1.1"),
        (put("boards", 2, "provinces", value=[2, 6, 5]), "boards[2].provinces", "CC-1.2"),
        (put("boards", 2, "provinces", value=[3, 3, 7]), "boards[2].provinces", "CC-1.2"),
        (put("boards", 2, "provinces", value=[-3, 10, 6]), "boards[2].provinces", "CC-1.2"),
        (put("boards", 5, "regions", value=[6, 6, 2]), "boards[5].regions", "CC-1.2"),
        (put("boards", 5, "regions", value=[6, 6, 3]), "boards[5].regions", "CC-1.1"),
        (put("boards", 5, "regions", value=[]), "boards[5].regions", "CC-1.1"),
        (drop("reputation", 0), "reputation", "CC-1.3"),
        (put("reputation", 4, value=5), "reputation[4]", "CC-1.3"),
        (put("reputation", 4, value=-1), "reputation[4]", "CC-1.3"),
        (drop("threat", 0), "threat", "CC-1.3"),
        (put("threat", 14, value=1), "threat[14]", "CC-1.3"),
        (put("threat", 14, value=5), "threat[14]", "CC-1.3"),
    ],
)
def test_a_wrong_number_in_a_file_is_refused_with_field_and_clause(
    change: Change, field: str, clause: str
) -> None:  # CC-1.1, CC-1.2, CC-1.3
    error = content_error(own_set(change))
    assert (error.code, error.facts["field"], error.clause) == ("content-wrong", field, clause)
    assert {"found", "expected"} <= error.facts.keys()


@pytest.mark.parametrize(
    ("change", "measure", "found", "expected"),
    [
        (put("boards", 2, "provinces", value=[3, 5]), "count", 2, 3),
        (put("boards", 2, "provinces", value=[3, 5, 4]), "sum", 12, 13),
        (put("boards", 2, "provinces", value=[3, 3, 7]), "value", 7, "3-6"),
        (drop("reputation", 0), "count", 14, 15),
        (put("threat", 14, value=1), "value", 1, "2-4"),
    ],
)
def test_a_refused_file_reports_the_found_and_the_expected_value(
    change: Change, measure: str, found: int, expected: int | str
) -> None:  # CC-1.1, CC-1.2, CC-1.3
    facts = content_error(own_set(change)).facts
    assert (facts["measure"], facts["found"], facts["expected"]) == (measure, found, expected)


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (drop("boards"), "boards"),
        (drop("threat"), "threat"),
        (put("threat", value="many"), "$.threat"),
        (put("threat", 3, value="2"), "$.threat[3]"),
        (put("boards", 1, "provinces", 0, value=3.5), "$.boards[1].provinces[0]"),
        (put("boards", 1, "lengths", value=[]), "lengths"),
        (put("author", value="me"), "author"),
        (put("name", value=7), "$.name"),
    ],
)
def test_a_file_of_the_wrong_shape_is_refused_with_the_place(
    change: Change, where: str
) -> None:  # CC-1.2
    error = content_error(own_set(change))
    assert (error.code, error.clause) == ("content-unreadable", "CC-1.2")
    assert where in str(error.facts["reason"])


@pytest.mark.parametrize("text", ["{", "[]", "null", "12", "not json", '{"name": "\ud800"}', " "])
def test_a_text_that_is_no_content_file_is_refused(text: str) -> None:  # CC-1.2
    assert content_error(text).code == "content-unreadable"


def test_an_invalid_file_is_refused_when_a_game_is_set_up() -> None:  # CC-1.3
    with pytest.raises(BadContent):
        GAME.setup(3, {}, own_set(drop("threat", 0)))


# ---- an owner's set --------------------------------------------------------------------------
def test_an_owners_content_set_is_used() -> None:  # CC-1.2
    text = own_set()
    assert list(load(text).provinces)[:3] == [6, 4, 3]
    play = Play(GAME, GAME.setup(3, {}, text))
    play.move("start 1")
    play.move("letter A")
    play.move("draw 1A")
    assert len(json.loads(GAME.write_position(play.state))["boards"]) == 1
    assert play.state.clone().actions() == play.state.actions()
    view = GAME.view(play.state, 0)
    assert isinstance(view, ChangChengView)
    assert [len(province.squares) for province in view.provinces] == [6, 4, 3]


def test_threat_counters_are_drawn_from_an_owners_set() -> None:  # CC-1.3
    text = own_set(put("threat", value=[2] * 15))
    drawn = [
        m.text
        for m in random_game(GAME, GAME.setup(3, {}, text), 2).moves
        if m.text.startswith("threat")
    ]
    assert {draw.split()[-1] for draw in drawn} == {"2"}


def test_a_content_file_may_list_faces_in_any_order() -> None:  # CC-1.2
    def reverse_boards(data: Any) -> None:
        data["boards"].reverse()

    assert list(load(own_set(reverse_boards)).provinces) == list(load(own_set()).provinces)
    assert load(own_set(reverse_boards)).name == load(own_set()).name


# ---- the checksum ----------------------------------------------------------------------------
def test_the_name_of_a_content_set_has_a_checksum_of_its_numbers() -> None:  # CC-1.2
    mine, shipped = load(own_set()).name, load().name
    assert mine.startswith("My box ")
    assert mine.split()[-1] != shipped.split()[-1]
    renamed = load(own_set(put("name", value="Other"))).name
    assert renamed.split()[-1] == mine.split()[-1]
    assert load(own_set(put("note", value="!"))).name == mine
    assert load(own_set(put("threat", 0, value=3))).name != mine
    assert load(own_set(put("boards", 0, "regions", value=[3, 5, 5]))).name != mine


def test_a_record_names_its_content_set_and_replays_only_with_it() -> None:  # CC-1.2
    text = own_set()
    play = random_game(GAME, GAME.setup(3, {}, text), 2)
    written = record_of(play).write()
    assert f"\ncontent {load(text).name}\n" in written
    again = replay(GAME, read_record(written), content=text)
    assert again.scores == play.scores
    with pytest.raises(BadRecord) as raised:
        replay(GAME, read_record(written))
    assert raised.value.code == "other-content"


@pytest.mark.parametrize("name", ["", "  ", " My  box ", "My\nbox", "My\u2028box\tof walls"])
def test_any_name_of_a_content_set_fits_on_one_line_of_a_record(name: str) -> None:  # CC-1.2
    text = own_set(put("name", value=name))
    play = random_game(GAME, GAME.setup(3, {}, text), 2)
    written = record_of(play).write()
    assert replay(GAME, read_record(written), content=text).scores == play.scores


def test_a_position_with_an_owners_content_set_can_be_read_back() -> None:  # CC-1.2
    play = random_game(GAME, GAME.setup(3, {}, own_set()), 2)
    text = GAME.write_position(play.state)
    assert GAME.write_position(GAME.read_position(text)) == text
