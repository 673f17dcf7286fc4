"""Notebooks as text: writing, reading and replaying, and errors with the invalid field."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.companion.pages import A_TURN, book
from wanli.companion import Notebook, read_notebook, standing, write_notebook
from wanli.companion.book import BadEntry
from wanli.companion.notation import FORMS, match_name, read_entry, write_entry
from wanli.companion.notebook import BadNotebook
from wanli.core.errors import NotAMove

PLAYED = (
    "build Colossus by Anna at Gaul",
    "war Gaul by Bela on Anna fell Colossus left",
    "order Bela, Anna, Cili",
    *A_TURN,
    "next",
    "pay Colossus",
    "next",
    "next",
    "build Baths by Bela unmarked",
    "war Gaul by Cili on Anna",
    "mark Colossus",
    "war Gaul by Bela on Cili fell Colossus",
    "raze Colossus",
    "build Forum by Anna at Britain",
    *A_TURN,
    "next",
    "next",
    "score Anna",
    "next",
    "war Britain by Bela on Anna fell Forum left",
    "leave Britain by Anna",
)


def written() -> dict[str, Any]:
    """Return the fields of a notebook, to be changed."""
    data: dict[str, Any] = json.loads(write_notebook(book("1B").add(*PLAYED).notebook))
    return data


def refused(data: dict[str, Any]) -> tuple[str, str]:
    """Return the code and the field of the error for a notebook."""
    with pytest.raises(BadNotebook) as caught:
        standing(read_notebook(json.dumps(data)))
    return caught.value.code, str(caught.value.facts["field"])


def test_a_notebook_can_be_written_and_read_back() -> None:
    notebook = book("1B", {"marker": "pool"}).add(*PLAYED).notebook
    text = write_notebook(notebook)
    assert read_notebook(text) == notebook
    assert standing(read_notebook(text)) == standing(notebook)
    assert '  {"did":"mark","wonder":"Colossus"}' in text.replace(",\n", "\n").splitlines()


def test_replaying_the_first_entries_undoes_the_others() -> None:
    t, stages = book("1B"), []
    for text in PLAYED:
        stages.append(t.now)
        t.add(text)
    old = t.notebook
    for length, stage in enumerate(stages):
        part = Notebook(
            1, old.players, old.wonders, old.regions, old.options, old.turn, old.entries[:length]
        )
        assert standing(part) == stage


def test_every_entry_can_be_written_and_read_back() -> None:
    notebook = book("1B").add(*PLAYED).notebook
    assert [write_entry(entry) for entry in notebook.entries] == list(PLAYED)
    assert {text.split()[0] for text in (*PLAYED, "let-go Colossus")} == set(FORMS)


def test_names_in_an_entry_may_be_abbreviated() -> None:
    notebook = book().notebook
    for text in ("build col by an at g", "BUILD  COLOSSUS BY anna AT gaul"):
        entry = read_entry(text, notebook)
        assert write_entry(entry) == "build Colossus by Anna at Gaul"


def test_a_complete_name_is_clear_even_if_another_begins_with_it() -> None:
    assert match_name("era", ["Era", "Erato"]) == "Era"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "entry-unknown"),
        ("dance", "entry-unknown"),
        ("build", "entry-form"),
        ("build Colossus", "entry-form"),
        ("build Colossus by Anna", "entry-form"),
        ("next please", "entry-form"),
        ("pay Rome", "name-unclear"),
        ("score ", "entry-form"),
        ("order , ,", "entry-form"),
        ("build Colossus by Anna at S", "name-unclear"),  # Sea or Sahara
    ],
)
def test_an_unreadable_entry_is_refused(text: str, code: str) -> None:
    with pytest.raises(NotAMove) as caught:
        read_entry(text, book().notebook)
    assert caught.value.code == code


@given(st.text())
def test_any_text_is_read_as_an_entry_or_refused(text: str) -> None:
    notebook = book().notebook
    for line in (text, *(f"{verb} {text}" for verb in FORMS)):
        try:
            entry = read_entry(line, notebook)
        except NotAMove:
            continue
        assert read_entry(write_entry(entry), notebook) == entry


def test_a_damaged_notebook_is_refused_with_its_field() -> None:
    data = written()
    data["wonders"][1]["vp"] = "many"
    assert refused(data) == ("notebook-field", "wonders[1].vp")
    data = written()
    data["entries"][2]["did"] = "dance"
    assert refused(data) == ("notebook-field", "entries[2].did")
    data = written()
    del data["regions"]
    assert refused(data) == ("notebook-field", "regions")
    assert refused({**written(), "companion": 2}) == ("notebook-field", "companion")
    assert refused({**written(), "gold": 3}) == ("notebook-field", "gold")
    options = {"marker": "pool", "losses": 1}
    assert refused({**written(), "options": options}) == ("notebook-field", "options.losses")


def test_the_error_names_the_outer_field_if_the_rest_is_no_json() -> None:
    for rest in ("[" * 100_000, "!"):
        with pytest.raises(BadNotebook) as caught:
            read_notebook('{"options": {"marker": 1}, "entries": ' + rest)
        assert caught.value.facts["field"] == "options[...]"


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '"x"', "\x00", '{"companion": 1}'])
def test_a_text_that_is_no_notebook_is_refused(text: str) -> None:
    with pytest.raises(BadNotebook):
        read_notebook(text)


@pytest.mark.parametrize("depth", [10, 100_000])
def test_a_text_with_deep_nesting_is_refused(depth: int) -> None:
    with pytest.raises(BadNotebook):
        read_notebook("[" * depth)


def test_equal_invisible_or_multi_line_names_are_refused() -> None:
    data = written()
    data["players"][2]["name"] = "ANNA"
    assert refused(data) == ("name-twice", "players[2].name")
    for wrong in (" ", "a\nb", "a  b", " a", "a\u200bb"):
        data = written()
        data["regions"][1]["name"] = wrong
        assert refused(data) == ("name-unreadable", "regions[1].name")
    data = written()
    data["players"][1]["colour"] = "red"
    assert refused(data) == ("colour-twice", "players[1].colour")


def test_a_notebook_needs_a_possible_region_for_every_wonder() -> None:  # WW-2, WW-13, WW-14
    data = written()
    data["regions"] = [{**one, "era": 3} for one in data["regions"]]
    assert refused(data) == ("no-region-for", "regions")
    data = {**written(), "entries": []}
    data["regions"] = [{"name": "Sahara", "era": 1, "zone": False}]  # a site for Colossus only
    with pytest.raises(BadNotebook) as caught:
        standing(read_notebook(json.dumps(data)))
    assert caught.value.clause == "WW-2"
    assert (caught.value.facts["wonder"], caught.value.facts["turn"]) == ("Baths", "2B")
    data["regions"] = [{"name": "Sea", "era": 1, "zone": True, "sea": True}]
    assert standing(read_notebook(json.dumps(data))).wonders[0].sites == ["Sea"]
    data["options"] = {"sea-site": "not-allowed"}
    assert refused(data) == ("no-region-for", "regions")


def test_an_entry_with_an_unknown_name_is_refused_with_its_number() -> None:  # WW-14
    data = written()
    for part, code in (("wonder", "wonder"), ("player", "player"), ("region", "region")):
        entries = [dict(entry) for entry in data["entries"]]
        entries[0][part] = "Nobody"
        with pytest.raises(BadEntry) as caught:
            standing(read_notebook(json.dumps({**data, "entries": entries})))
        assert (caught.value.code, caught.value.facts["entry"]) == (f"no-such-{code}", 1)


def test_the_error_names_the_first_invalid_entry() -> None:
    data = written()
    del data["entries"][10]  # no later entry needs the building of Baths
    del data["entries"][0]
    with pytest.raises(BadEntry) as caught:
        standing(read_notebook(json.dumps(data)))
    assert (caught.value.code, caught.value.facts["entry"]) == ("nothing-there", 1)
