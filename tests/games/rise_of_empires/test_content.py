"""The content set: the shipped reconstruction, an owner's set, and invalid sets."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, get_args

import pytest

from tests.games.rise_of_empires.positions import GAME, own_set, seat, table
from wanli.core.errors import BadContent
from wanli.core.play import Play
from wanli.core.record import read_record, record_of, replay
from wanli.core.rng import Rng
from wanli.games.rise_of_empires import content
from wanli.games.rise_of_empires.checking import Need
from wanli.text import LANGUAGES
from wanli.text.catalogue import catalogue

Change = Callable[[dict[str, Any]], object]


def content_error(text: str) -> BadContent:
    """Return the error for an invalid content set."""
    with pytest.raises(BadContent) as caught:
        content.load(text)
    return caught.value


def test_the_shipped_set_says_that_it_is_a_reconstruction() -> None:  # RE-1.1
    assert GAME.content_name(GAME.setup(2)).startswith("Reconstruction ")
    assert table(red=seat(pool=1)).view().set_name.startswith("Reconstruction ")


def test_every_effect_of_a_tile_has_a_function() -> None:  # RE-3.15
    c = content.load()
    assert int(c.kinds) == 30
    assert all(sum(c.effect[k * 18 : k * 18 + 18]) > 0 for k in range(c.kinds))


@pytest.mark.parametrize(
    ("change", "file", "field", "clause"),
    [
        (lambda d: d["setup"]["start"].update(pool=31), "setup", "start.pool", "RE-1.2"),
        (lambda d: d["setup"].update(resource_discs=9), "setup", "resource_discs", "RE-1.1"),
        (lambda d: d["setup"]["circles"].pop("3"), "setup", "circles.3", "RE-3.2"),
        (lambda d: d["setup"]["circles"]["2"].update(city=1, trade=1, progress=1, territory=1),
         "setup", "circles.2", "RE-3.2"),
        (lambda d: d["setup"]["trade"]["vp"].pop(), "setup", "trade.vp", "RE-3.12"),
        (lambda d: d["setup"]["trade"].update(gold=[0], vp=[0]), "setup", "trade.gold", "RE-3.12"),
        (lambda d: d["setup"]["trade"].update(gold=[0] * 70, vp=[0] * 70), "setup", "trade.gold",
         "RE-3.12"),
        (lambda d: d["setup"]["trade"]["gold"].__setitem__(0, 1), "setup", "trade.gold[0]",
         "RE-3.12"),
        (lambda d: d["setup"]["boxes"].update(progress=17), "setup", "boxes.progress", "RE-1.4"),
        (lambda d: d["setup"]["boxes"].update(progress=7), "progress_tiles", "tiles", "RE-1.4"),
        (lambda d: d["setup"]["boxes"].update(progress=16), "progress_tiles", "tiles", "RE-1.4"),
        (lambda d: d["setup"]["boxes"].update(territory=7), "territory_tiles", "tiles", "RE-1.4"),
        (lambda d: d["map"]["regions"][1].update(id="iberia"), "map", "regions", "RE-1.1"),
        (lambda d: d["map"]["adjacency"].append(["gaul", "mars"]), "map", "adjacency[27][1]",
         "RE-3.9"),
        (lambda d: d["map"]["adjacency"].append(["gaul", "gaul"]), "map", "adjacency[27]",
         "RE-3.9"),
        (lambda d: [r.update(era=2) for r in d["map"]["regions"]], "map", "regions", "RE-3.9"),
        (lambda d: d["progress_tiles"]["tiles"][0].update(count=3), "progress_tiles", "tiles",
         "RE-1.4"),
        (lambda d: d["territory_tiles"]["tiles"][0].update(id="plain"), "progress_tiles",
         "tiles[3].effect.plains_food", "RE-3.15"),
        (lambda d: d["city_tiles"]["tiles"][10].update(food=1), "city_tiles", "tiles[10].food",
         "RE-3.7"),
        (lambda d: d["city_tiles"]["tiles"][10].update(id="cube"), "city_tiles", "tiles[10].id",
         "WW-5"),
        (lambda d: d["setup"].update(resource_discs=2**31), "setup", "resource_discs", "RE-1.1"),
        (lambda d: d["setup"].update(jump_cost=5), "setup", "jump_cost", "RE-3.4"),
        (lambda d: d["wonders"]["sites"].pop("1B"), "wonders", "sites.1B", "WW-2"),
        (lambda d: d["wonders"]["sites"]["1B"].update(eras=[]), "wonders", "sites.1B", "WW-2"),
        (lambda d: d["empire_tiles"]["faces"].__delitem__(slice(0, 4)), "empire_tiles", "faces",
         "RE-3.8"),
        (lambda d: d["empire_tiles"]["faces"][0].update(defender_loss=5), "empire_tiles",
         "faces[0].defender_loss", "RE-3.11"),
        (lambda d: d["territory_tiles"]["tiles"][0].update(cost={"resources": 1}),
         "territory_tiles", "tiles[0].cost.resources", "RE-3.6"),
        (lambda d: d["city_tiles"]["tiles"][0].update(id="iron"), "city_tiles", "tiles[0].id",
         "RE-1.1"),
        (lambda d: d["territory_tiles"]["tiles"][2].update(id="iron"), "territory_tiles",
         "tiles[2].id", "RE-1.1"),
        (lambda d: d["setup"].update(name="Mine\x1b[2J"), "setup", "name", "RE-1.1"),
        (lambda d: d["map"]["regions"][3].update(name="a\nb"), "map", "regions[3].name", "RE-1.1"),
        (lambda d: d["progress_tiles"]["tiles"][1].update(name="\x07"), "progress_tiles",
         "tiles[1].name", "RE-1.1"),
        (lambda d: d["territory_tiles"]["tiles"][0].update(name="a\u200bb"), "territory_tiles",
         "tiles[0].name", "RE-1.1"),
        (lambda d: d["city_tiles"]["tiles"][4].update(name="\x9b31m"), "city_tiles",
         "tiles[4].name", "RE-1.1"),
    ],
)  # fmt: skip
def test_a_wrong_number_in_a_set_is_refused_with_file_field_and_clause(
    change: Change, file: str, field: str, clause: str
) -> None:  # RE-1.1
    error = content_error(own_set(change))
    assert (error.code, error.clause) == ("content-wrong", clause)
    assert (error.facts["file"], error.facts["field"]) == (f"{file}.json", field)
    said = catalogue("en", GAME.id).say("error-content-wrong", **error.facts)
    assert said.isprintable()
    assert said.startswith(f"{file}.json has an error at “{field}”: ")


@pytest.mark.parametrize(
    ("gold", "vp", "said"),
    [
        (1, 1, "“trade.gold”: the count is 1, expected 2 or more."),
        (2, 1, "“trade.vp”: the count is 1, expected 2 or more."),
        (70, 70, "“trade.gold”: the count is 70, expected 64 or less."),
        (3, 70, "“trade.vp”: the count is 70, expected 64 or less."),
        (3, 4, "“trade.vp”: the count is 4, expected 3."),
    ],
)
def test_invalid_trade_rates_are_refused_with_the_required_values(
    gold: int, vp: int, said: str
) -> None:
    rates = {"gold": [0] * gold, "vp": [0] * vp}  # RE-3.12
    error = content_error(own_set(lambda d: d["setup"].update(trade=rates)))
    assert catalogue("en", GAME.id).say("error-content-wrong", **error.facts).endswith(said)


@pytest.mark.parametrize(
    ("change", "file", "field"),
    [
        (lambda d: d["map"]["regions"][3].update(era=4), "map", "regions[3].era"),
        (lambda d: d["map"]["regions"][3].update(id="No Name"), "map", "regions[3].id"),
        (lambda d: d["map"]["regions"][3].pop("vp"), "map", "regions[3].vp"),
        (lambda d: d["map"].update(regionz=[]), "map", "regionz"),
        (lambda d: d["setup"].update(food_max="many"), "setup", "food_max"),
        (lambda d: d["progress_tiles"]["tiles"][2]["effect"].update(magic=1), "progress_tiles",
         "tiles[2].effect.magic"),
        (lambda d: d["setup"]["circles"]["3"].update(empire=99), "setup", "circles.3.empire"),
        (lambda d: d["setup"]["circles"]["4"].update(war=2), "setup", "circles.4.war"),
        (lambda d: d["setup"]["circles"].update({"6": {}}), "setup", "circles.6"),
        (lambda d: d["setup"]["circles"]["5"].update({"a\x1b[2J": 1}), "setup",
         "circles.5.a\\x1b[2J"),
        (lambda d: d["map"]["regions"][0].update(income={"food": 1, "gold": -1}), "map",
         "regions[0].income.gold"),
        (lambda d: d["wonders"]["sites"]["2B"].update(eras=[1, 9]), "wonders", "sites.2B.eras[1]"),
        (lambda d: d["wonders"]["sites"]["2B"].update(era=1), "wonders", "sites.2B.era"),
        (lambda d: d["wonders"]["sites"]["2B"].pop("eras"), "wonders", "sites.2B.eras"),
        (lambda d: d.update(map=7), "map", "-"),
    ],
)  # fmt: skip
def test_a_field_of_the_wrong_type_or_form_is_refused_with_its_file(
    change: Change, file: str, field: str
) -> None:  # RE-1.1
    error = content_error(own_set(change))
    assert error.code == "content-field"
    assert (error.facts["file"], error.facts["field"]) == (f"{file}.json", field)
    assert str(error.facts["reason"]).isprintable()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_requirement_of_a_content_set_has_a_message(language: str) -> None:  # RE-1.1
    words = catalogue(language, GAME.id)
    facts: dict[str, str | int] = {
        "file": "map.json",
        "field": "regions",
        "measure": "value",
        "found": 1,
    }
    needs = get_args(Need)
    said = {words.say("error-content-wrong", **facts, need=need, expected=7) for need in needs}
    assert len(said) == len(needs)


def test_missing_files_unknown_files_and_invalid_json_are_refused() -> None:  # RE-1.1
    assert content_error(own_set(lambda d: d.pop("map"))).facts == {"file": "map.json"}
    assert content_error(own_set(lambda d: d.update(maps={}))).facts == {"file": "maps.json"}
    hidden = content_error(own_set(lambda d: d.update({"\x1b[2J": {}})))
    assert hidden.facts == {"file": "\\x1b[2J.json"}
    one_file = json.dumps(json.loads(own_set())["map"])
    assert content_error(one_file).code == "content-one-file"
    assert "setup.json, map.json" in str(content_error(one_file).facts["files"])
    assert content_error("no json").code == "content-unreadable"
    assert content_error("[]").code == "content-unreadable"


def test_an_invalid_set_is_refused_when_a_game_is_set_up() -> None:  # RE-1.1
    with pytest.raises(BadContent):
        GAME.setup(2, {}, "{}")


def test_a_record_of_an_owners_set_replays_only_with_it() -> None:  # RE-1.1
    own = own_set(lambda d: d["setup"]["start"].update(gold=9))
    play = Play(GAME, GAME.setup(2, {}, own), Rng(1))
    view = play.view()
    assert [view.table.seats[c].gold for c in ("red", "green")] == [9, 9]
    text = record_of(play).write()
    assert "content Mine " in text
    again = replay(GAME, read_record(text), content=own)
    assert record_of(again).write() == text
    assert GAME.read_position(GAME.write_position(play.state)).actions() == play.state.actions()


def test_the_checksum_of_a_set_depends_only_on_its_numbers() -> None:  # RE-1.1
    def name(*changes: Change) -> str:
        return content.load(own_set(*changes)).name

    words = name(lambda d: d["map"].update(note="?", prov="?"))
    assert name() == words
    assert name(lambda d: d["setup"].update(food_max=31)) != words
    assert json.loads(own_set())["setup"]["name"] == "Mine"


def test_a_set_lists_only_the_names_it_changed() -> None:  # RE-1.1
    def rename(data: dict[str, Any]) -> None:
        data["map"]["regions"][0]["name"] = "Hispania"
        data["territory_tiles"]["tiles"][0]["name"] = "Steppe"

    assert content.load().names == content.load(own_set()).names == {}
    own = content.load(own_set(rename))
    assert own.names == {"region-iberia": "Hispania", "tile-plains": "Steppe"}
    assert GAME.view(GAME.new(GAME.setup(2, {}, own.text)), -1).names == own.names
