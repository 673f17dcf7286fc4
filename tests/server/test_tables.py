"""Tables before the first move: created, listed, joined, left, removed."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
import pytest

from tests.live_server import JSON, Refusal, Server
from tests.server.api_games import GAMES, guest, guests
from tests.waiting import PATIENCE
from wanli import games
from wanli.games.rise_of_empires.content import shipped_text


async def refusal_of(server: Server, body: JSON) -> Refusal:
    """Return how the creation of a table is refused; no table may be created."""
    async with guest(server) as anna:
        with pytest.raises(Refusal) as caught:
            await anna.post("/api/tables", body)
        assert (await anna.get("/api/me/tables"))["tables"] == []
    return caught.value


async def test_the_server_lists_games_and_options(server: Server) -> None:
    async with guest(server) as anna:
        offer = await anna.get("/api/games")
    assert [one["id"] for one in offer["games"]] == [one.id for one in games.GAMES]
    assert offer["usual_level"] in offer["levels"]
    assert offer["languages"] == ["en", "pl", "hu", "it"]
    assert all(option["clause"] for one in offer["games"] for option in one["options"])
    told = [(one["title"], one["prefix"], one["variant_prefix"]) for one in offer["games"]]
    assert told == [(one.title, one.prefix, one.variant_prefix) for one in games.GAMES]
    shipped = {one["id"]: one["content"] for one in offer["games"]}
    assert (shipped["chang-cheng"], shipped["great-wall"]) == ("Reconstruction", "")


async def test_a_content_set_is_sent_once_and_never_in_a_list(server: Server) -> None:
    own = shipped_text()
    seats = [{"kind": "me"}, {"kind": "me", "name": "Bela"}]

    async with guest(server) as anna:
        waiting = await anna.create("rise-of-empires", content=own, listed=True)
        assert waiting["table"]["terms"]["content"] == own  # so the waiting room can show its name
        lobby = await anna.get("/api/tables")
        playing = await anna.create("rise-of-empires", content=own, seats=seats, start=True)
    assert lobby["open"]
    assert "regions" not in json.dumps(lobby)
    assert playing["view"]["table"]["content"] == own  # programs that determinize positions need it
    assert playing["table"]["terms"].get("content", "") == ""


@pytest.mark.parametrize("game", GAMES)
async def test_every_listed_option_can_be_chosen(server: Server, game: str) -> None:
    async with guest(server) as asker:
        offer = await asker.get("/api/games")
    [info] = [one for one in offer["games"] if one["id"] == game]
    for option in info["options"]:
        async with guest(server) as anna:  # a few tables each, because of the rate limit
            players = (option["players"] or info["players"])[-1]
            needed = dict([option["only_if"]]) if option["only_if"] else {}
            taken: list[str] = []
            clauses: set[str] = set()
            for value in [*option["values"][:6], option["values"][-1]]:
                chosen = {**needed, option["name"]: value}
                try:
                    made = await anna.create(game, players, options=chosen)
                except Refusal as refusal:  # two options may exclude each other
                    clauses.add(refusal.body["clause"])
                    continue
                assert made["table"]["terms"]["options"][option["name"]] == value
                taken.append(value)
            assert len(set(taken)) >= 2
            assert clauses <= {option["clause"]}


@pytest.mark.parametrize(
    ("game", "terms", "code", "facts", "clause"),
    [
        ("chang-cheng", {"options": {"walls": "x"}}, "unknown-option", {"option": "walls"}, ""),
        (
            "chang-cheng",
            {"options": {"mode": "x"}},
            "unknown-value",
            {"option": "mode", "value": "x", "known": "neutral, two-colours, plain"},
            "CC-2.5",
        ),
        (
            "chang-cheng",
            {"players": 3, "options": {"mode": "plain"}},
            "option-does-not-apply",
            {"option": "mode", "value": "plain"},
            "CC-2.5",
        ),
        (
            "great-wall",
            {"options": {"first-seat": "5"}},
            "no-such-seat",
            {"option": "first-seat", "value": "5"},
            "GW-2.4",
        ),
        ("great-wall", {"players": 8}, "wrong-player-count", {"players": 8}, ""),
        ("go", {}, "unknown-game", {"game": "go"}, ""),
    ],
)
async def test_invalid_terms_are_refused_with_the_reason(
    server: Server, game: str, terms: JSON, code: str, facts: JSON, clause: str
) -> None:
    body = {"game": game, "terms": {"players": 2, **terms}}
    refusal = await refusal_of(server, body)
    assert (refusal.status, refusal.body["code"]) == (422, code)
    assert facts.items() <= refusal.body["facts"].items()
    assert refusal.body["clause"] == clause


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"seats": [{"kind": "me"}] * 3}, "too-many-seats"),
        ({"seats": [{"kind": "bot", "level": "god"}]}, "unknown-level"),
        ({"seats": [{"kind": "me", "name": "A\nB"}]}, "wrong-name"),
        ({"seats": [{"kind": "me", "name": "\u202eabc"}]}, "wrong-name"),
        ({"start": True}, "seat-still-open"),
    ],
)
async def test_invalid_seats_are_refused(server: Server, more: JSON, code: str) -> None:
    body = {"game": "chang-cheng", "terms": {"players": 2}, **more}
    refusal = await refusal_of(server, body)
    assert (refusal.status, refusal.body["code"]) == (422, code)


@pytest.mark.parametrize(
    ("body", "named"),
    [
        ({"terms": {"players": 2}}, "game"),
        ({"game": "chang-cheng", "terms": {}}, "players"),
        ({"game": "chang-cheng", "terms": {"players": 2}, "colour": 1}, "colour"),
        ({"game": "chang-cheng", "terms": {"players": "two"}}, "terms.players"),
        (
            {
                "game": "chang-cheng",
                "terms": {"players": 2, "clock": {"kind": "live", "seconds": 5}},
            },
            "terms.clock.seconds",
        ),
        (
            {"game": "chang-cheng", "terms": {"players": 2, "clock": {"kind": "sand"}}},
            "terms.clock",
        ),
        ({"game": "chang-cheng", "terms": {"players": 2, "undo": "always"}}, "terms.undo"),
        ({"game": "chang-cheng", "terms": {"players": 2, "takeover": -1}}, "terms.takeover"),
        ({"game": "chang-cheng", "terms": {"players": 2}, "word": "x" * 65}, "word"),
    ],
)
async def test_a_malformed_request_is_refused_with_the_position_of_the_error(
    server: Server, body: JSON, named: str
) -> None:
    refusal = await refusal_of(server, body)
    assert (refusal.status, refusal.body["code"]) == (400, "bad-message")
    assert named in refusal.body["facts"]["what"]


async def test_a_message_nested_too_deeply_is_refused(server: Server) -> None:
    async with guest(server) as anna:
        deep = '{"game":' + "[" * 50_000 + "]" * 50_000 + "}"
        kind = {"Content-Type": "application/json"}
        answer = await anna.http.post("/api/tables", content=deep, headers=kind)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")


async def test_the_lobby_shows_listed_tables_and_a_link_opens_the_others(server: Server) -> None:
    async with guests(server, 2) as (anna, bela):
        shown = (await anna.create("great-wall", 3))["table"]["id"]
        hidden = (await anna.create("great-wall", 3, listed=False))["table"]["id"]
        lobby = await bela.get("/api/tables", game="great-wall")
        seen = [one["id"] for one in lobby["open"]]
        assert shown in seen
        assert hidden not in seen
        others = await bela.get("/api/tables", game="chang-cheng")
        assert shown not in [one["id"] for one in others["open"]]
        joined = await bela.post(f"/api/tables/{hidden}/join")
        assert joined["you"]["seats"] == [1]
        mine = [one["id"] for one in (await bela.get("/api/me/tables"))["tables"]]
        assert mine == [hidden]


async def test_a_table_in_progress_is_listed_as_such(server: Server) -> None:
    async with guest(server) as anna:
        seats = [{"kind": "me", "name": "One"}, {"kind": "me", "name": "Two"}]
        made = await anna.create("chang-cheng", 2, seats=seats, start=True)
        table = made["table"]["id"]
        assert made["table"]["status"] == "playing"
        lobby = await anna.get("/api/tables")
        assert table in [one["id"] for one in lobby["playing"]]
        assert table not in [one["id"] for one in lobby["open"]]


async def test_a_seat_can_be_taken_once(server: Server) -> None:
    async with guests(server, 4) as (anna, bela, csilla, dora):
        table = (await anna.create("great-wall", 3))["table"]["id"]
        join = f"/api/tables/{table}/join"
        update = await bela.post(join, {"seat": 2, "word": " wind\n in the reeds "})
        assert update["you"]["seats"] == [2]
        assert update["table"]["seats"][2]["name"] == "Béla"
        assert update["table"]["seats"][2]["word"] == "wind in the reeds"
        for person, body, code in (
            (bela, {}, "already-seated"),
            (csilla, {"seat": 2}, "seat-taken"),
            (csilla, {"seat": 5}, "no-open-seat"),
        ):
            with pytest.raises(Refusal) as caught:
                await person.post(join, body)
            assert (caught.value.status, caught.value.body["code"]) == (422, code)
        await csilla.post(join)
        with pytest.raises(Refusal) as caught:
            await dora.post(join)
        assert caught.value.body["code"] == "no-open-seat"
        await anna.post(f"/api/tables/{table}/start")
        with pytest.raises(Refusal) as caught:
            await dora.post(join)
        assert caught.value.body["code"] == "already-started"


async def test_only_one_of_two_people_gets_the_last_seat(server: Server) -> None:
    async with guests(server, 3) as (anna, bela, csilla):
        table = (await anna.create("chang-cheng"))["table"]["id"]
        wishes = [person.post(f"/api/tables/{table}/join") for person in (bela, csilla)]
        answers = await asyncio.gather(*wishes, return_exceptions=True)
        refusals = [one for one in answers if isinstance(one, Refusal)]
        assert [one.body["code"] for one in refusals] == ["no-open-seat"]


async def test_leaving_a_table_frees_the_seat(server: Server) -> None:
    async with guests(server, 3) as (anna, bela, csilla):
        table = (await anna.create("chang-cheng"))["table"]["id"]
        await bela.post(f"/api/tables/{table}/join")
        update = await bela.post(f"/api/tables/{table}/leave")
        assert update["you"]["seats"] == []
        assert update["table"]["seats"][1]["kind"] == "open"
        with pytest.raises(Refusal) as caught:
            await bela.post(f"/api/tables/{table}/leave")
        assert (caught.value.status, caught.value.body["code"]) == (403, "not-your-seat")
        assert (await csilla.post(f"/api/tables/{table}/join"))["you"]["seats"] == [1]


async def test_only_the_host_sets_seats_starts_and_removes(server: Server) -> None:
    async with guests(server, 2) as (anna, bela):
        table = (await anna.create("chang-cheng"))["table"]["id"]
        await bela.post(f"/api/tables/{table}/join")
        for method, path in (("POST", "start"), ("PUT", "seats/1"), ("DELETE", "")):
            address = f"/api/tables/{table}/{path}".rstrip("/")
            body: JSON | None = None if method == "DELETE" else {}
            answer = await bela.http.request(method, address, json=body)
            assert (answer.status_code, answer.json()["code"]) == (403, "not-the-host")


async def test_the_host_adds_bots_and_starts_when_all_seats_are_taken(server: Server) -> None:
    async with guest(server) as anna:
        table = (await anna.create("great-wall", 3))["table"]["id"]
        with pytest.raises(Refusal) as caught:
            await anna.post(f"/api/tables/{table}/start")
        assert caught.value.body == {
            **caught.value.body,
            "code": "seat-still-open",
            "facts": {"seat": 2},
        }
        for number, level in ((1, "greedy"), (2, "")):
            wish: dict[str, Any] = {"kind": "bot", "level": level}
            answer = await anna.http.put(f"/api/tables/{table}/seats/{number}", json=wish)
            assert answer.status_code == 200
        levels = [seat["level"] for seat in answer.json()["table"]["seats"]]
        assert levels == ["", "easy", "medium"]
        answer = await anna.http.put(f"/api/tables/{table}/seats/7", json={})
        assert (answer.status_code, answer.json()["code"]) == (403, "seat-unknown")
        started = await anna.post(f"/api/tables/{table}/start")
        assert started["table"]["status"] == "playing"
        answer = await anna.http.delete(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["code"]) == (422, "already-started")


async def test_bots_take_the_seats_that_are_open_at_the_start(server: Server) -> None:
    async with guests(server, 2) as (anna, bela):
        table = (await anna.create("great-wall", 3))["table"]["id"]
        # the host has not heard of it yet
        await bela.post(f"/api/tables/{table}/join", {"seat": 2})
        started = (await anna.post(f"/api/tables/{table}/start?bots=true"))["table"]
        seated = [(seat["person"], seat["level"]) for seat in started["seats"]]
        assert seated == [(anna.id, ""), ("", "medium"), (bela.id, "")]
        assert started["status"] == "playing"


async def test_everyone_at_a_removed_table_is_told(server: Server) -> None:
    async with guests(server, 2) as (anna, bela):
        table = (await anna.create("chang-cheng"))["table"]["id"]
        async with bela.connect(table) as seated:
            await seated.wait_for_version(0)
            assert (await anna.http.delete(f"/api/tables/{table}")).status_code == 204
            gone = await seated.wait_for(lambda message: message["t"] == "gone")
            assert gone["table"] == table
            await seated.connection.wait_closed()
            assert seated.connection.close_code == 4410
        with pytest.raises(Refusal) as caught:
            await bela.get(f"/api/tables/{table}")
        assert (caught.value.status, caught.value.body["code"]) == (404, "no-such-table")


async def test_seats_are_shuffled_on_request(server: Server) -> None:
    async with guest(server) as anna:
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 4]
        own = set()
        for _ in range(15):
            made = await anna.create("great-wall", 5, seats=seats, shuffle=True)
            own.add(made["you"]["seats"][0])
        assert len(own) > 1
        made = await anna.create("great-wall", 5, seats=seats)
        assert made["you"]["seats"] == [0]


async def test_a_guest_keeps_their_seat_when_they_sign_in_to_their_account(server: Server) -> None:
    async with guests(server, 2) as (anna, bela):
        account = {"name": f"Béla {bela.id[:8]}", "password": "correct horse"}
        async with guest(server, "Other") as first:
            me = await first.post("/api/sign-up", account)
        table = (await anna.create("chang-cheng"))["table"]["id"]
        await bela.post(f"/api/tables/{table}/join")
        await anna.post(f"/api/tables/{table}/start")
        async with anna.connect(table) as seated:
            await seated.wait_for_version(1)
            signed = await bela.post("/api/sign-in", account)
            assert signed["id"] == me["id"] != bela.id
            told = await seated.wait_for(lambda message: message["t"] == "update")
        assert told["table"]["seats"][1]["person"] == me["id"]
        assert (await bela.get(f"/api/tables/{table}"))["you"]["seats"] == [1]


def test_a_binary_body_that_is_no_text_is_refused(server: Server) -> None:
    kind = {"Content-Type": "application/json"}
    answer = httpx.post(
        f"{server.address}/api/guest", content=b'{"name":"\xff"}', headers=kind, timeout=PATIENCE
    )
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")
