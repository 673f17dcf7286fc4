"""The companion over HTTP: a notebook in, the standing out; no strange input causes an error."""

from __future__ import annotations

import json
from typing import Any

import httpx
import jsonschema_rs
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.companion.pages import PLAYERS, REGIONS, WONDERS, book
from tests.live_server import JSON, Server
from tests.server.test_openapi import check
from tests.waiting import PATIENCE
from wanli.companion import write_notebook
from wanli.companion.notation import FORMS

STANDING = {"$ref": "#/components/schemas/CompanionStanding"}
REFUSED = {"$ref": "#/components/schemas/Refused"}


def notebook(*texts: str) -> JSON:
    """Return a notebook with some entries, as a page sends it."""
    data: JSON = json.loads(write_notebook(book().add(*texts).notebook))
    return data


def send(server: Server, body: object, **more: Any) -> httpx.Response:
    """Send a notebook anonymously."""
    return httpx.post(f"{server.address}/api/companion", json=body, timeout=PATIENCE, **more)


def test_the_standing_is_computed_from_a_notebook(server: Server) -> None:  # WW-14
    texts = ("build Colossus by Anna at Gaul", "war Gaul by Bela on Anna fell Colossus")
    answer = send(server, notebook(*texts))
    assert answer.status_code == 200
    now = answer.json()
    check(now, STANDING)
    assert now["asked"] == [{"wonder": "Colossus", "taker": "Bela", "loser": "Anna"}]
    assert [one["code"] for one in now["story"]] == ["built", "war", "marker-falls"]
    assert "set-cookie" not in answer.headers


def test_a_wrong_entry_is_refused_with_its_number_and_clause(server: Server) -> None:
    data = notebook("build Colossus by Anna at Gaul")
    data["entries"].append({"did": "pay", "wonder": "Colossus"})
    answer = send(server, data)
    assert answer.status_code == 422
    check(answer.json(), REFUSED)
    refused = answer.json()
    assert (refused["code"], refused["clause"]) == ("wrong-phase", "WW-9")
    assert refused["facts"]["entry"] == 2


def test_a_wrong_field_is_named(server: Server) -> None:
    data = notebook()
    data["wonders"][1]["vp"] = "many"
    answer = send(server, data)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")
    assert "wonders[1].vp" in answer.json()["facts"]["what"]
    data = notebook()
    data["players"][1]["name"] = "anna"
    answer = send(server, data)
    assert (answer.status_code, answer.json()["facts"]["field"]) == (422, "players[1].name")
    answer = send(server, {**notebook(), "options": {"weather": "fine"}})
    assert (answer.status_code, answer.json()["code"]) == (422, "unknown-option")


def test_sizes_are_limited(server: Server) -> None:
    data = notebook()
    assert send(server, {**data, "entries": [{"did": "next"}] * 1001}).status_code == 400
    many = [{"did": "order", "players": ["x" * 40] * 5}] * 1000
    assert send(server, {**data, "entries": many * 5}).status_code == 413
    assert send(server, {**data, "players": data["players"][:1]}).status_code == 400


def test_a_page_of_another_site_may_not_send(server: Server) -> None:
    answer = send(server, notebook(), headers={"Origin": "https://elsewhere.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "cross-site")


def test_the_check_of_the_response_can_fail(server: Server) -> None:
    now = send(server, notebook()).json()
    for broken in ({**now, "phase": "night"}, {**now, "may": ["dance"]}, {"turn": "1A"}):
        with pytest.raises(jsonschema_rs.ValidationError):
            check(broken, STANDING)


# ---- strange notebooks -------------------------------------------------------------------------
OWN = [one.name for one in PLAYERS] + [one.name for one in WONDERS] + [one.name for one in REGIONS]
NAMES = st.sampled_from(OWN) | st.text(min_size=1, max_size=6)
ENTRY = st.fixed_dictionaries(
    {"did": st.sampled_from(list(FORMS))},
    optional={
        **dict.fromkeys(("wonder", "player", "region", "attacker", "defender"), NAMES),
        "fallen": st.lists(NAMES, max_size=3),
        "players": st.lists(NAMES, max_size=5),
        "cubes_left": st.booleans(),
    },
)
REQUIRED = {
    "build": ("wonder", "player", "region"),
    "war": ("region", "attacker", "defender", "fallen", "cubes_left"),
    "leave": ("player", "region"),
    "score": ("player",),
    "order": ("players",),
    "next": (),
}


def plausible(entry: JSON) -> JSON:
    """Return only the fields that such an entry may have; some may still be missing."""
    kept = REQUIRED.get(entry["did"], ("wonder",))
    return {name: value for name, value in entry.items() if name in ("did", *kept)}


@settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(entries=st.lists(ENTRY.map(plausible), max_size=6), name=NAMES, turn=st.sampled_from("123"))
def test_no_strange_notebook_causes_an_error(
    server: Server, entries: list[JSON], name: str, turn: str
) -> None:
    data = {**notebook(), "turn": f"{turn}B", "entries": entries}
    data["regions"].append({"name": name, "era": 1, "zone": False})
    answer = send(server, data)
    assert answer.status_code in (200, 400, 422), answer.text
    check(answer.json(), STANDING if answer.status_code == 200 else REFUSED)
