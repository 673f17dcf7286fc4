"""Playing: moves, repeated commands, conflicts, catching up, undo, resigning, agreeing to end."""

from __future__ import annotations

import hashlib

import pytest

from tests.live_server import JSON, Person, Refusal, Server
from tests.server.api_games import (
    FIRST,
    GAMES,
    choose_move,
    move,
    play,
    play_live,
    play_until_undo,
    start_game,
)

DECLINING: JSON = {"options": {**FIRST, "claims": "declinable"}}


async def refusal_of(person: Person, table: str, **command: object) -> Refusal:
    """Return status and code of a refused command."""
    with pytest.raises(Refusal) as caught:
        await person.command(table, **command)
    return caught.value


@pytest.mark.parametrize(("game", "players"), [("chang-cheng", 2), ("great-wall", 3)])
async def test_a_whole_game_is_played_over_websockets(
    server: Server, game: str, players: int
) -> None:
    async with start_game(server, game, players) as (people, table):
        promised = (await people[0].get(f"/api/tables/{table}"))["table"]["commitment"]
        async with people[0].connect(table) as anna, people[1].connect(table) as bela:
            sockets = [anna, bela]
            if players == 3:
                async with people[2].connect(table) as csilla:
                    end = await play_live([anna, bela, csilla], range(3))
            else:
                end = await play_live(sockets, range(2))
            assert end["table"]["ending"] == "played"
            assert sorted(filter(None, end["table"]["places"]))[0] == 1
            assert None not in end["table"]["scores"]
            secret = bytes.fromhex(end["table"]["secret"])
            assert hashlib.sha256(secret).hexdigest() == promised
            assert bela.update["table"] == end["table"]
            whole = [update for update in anna.received if update["t"] == "update"]
            assert all(one["table"]["secret"] == "" for one in whole if one is not end)


@pytest.mark.parametrize("game", GAMES)
async def test_updates_over_websocket_and_http_are_the_same(server: Server, game: str) -> None:
    async with start_game(server, game) as (people, table), people[1].connect(table) as socket:
        for number in range(8):
            seen = await people[0].get(f"/api/tables/{table}")
            person = people[seen["table"]["turn"]]
            seen = await person.get(f"/api/tables/{table}")
            after = await move(person, seen, choose_move(seen, number))
            live = await socket.wait_for_version(after["version"])
            asked = await people[1].get(f"/api/tables/{table}", viewer=1)
            for part in ("view", "table", "version"):
                assert live[part] == asked[part]


@pytest.mark.parametrize("game", GAMES)
async def test_a_reconnecting_client_gets_only_what_it_missed(server: Server, game: str) -> None:
    terms: JSON = DECLINING if game == "great-wall" else {}
    async with start_game(server, game, **terms) as (people, table):
        stories: dict[int, list[JSON]] = {}
        async with people[0].connect(table, viewer=0) as socket:
            for _ in range(3):
                person, after = await play_until_undo(people, table)
                version = after["version"]
                await person.command(table, do="undo", id=f"u{version}", version=version)
                await play(people, table, 3)
            last = (await people[0].get(f"/api/tables/{table}"))["version"]
            await socket.wait_for_version(last)
            story: list[JSON] = []
            for update in (one for one in socket.received if one["t"] == "update"):
                story = story[: update["told_from"]] + update["told"]
                stories[update["version"]] = story
        full = await people[0].get(f"/api/tables/{table}", viewer=0)
        assert full["told_from"] == 0
        assert stories[last] == full["told"]
        for version, known in stories.items():
            async with people[0].connect(table, since=version, viewer=0) as again:
                caught_up = await again.wait_for_version(last)
            told_from = caught_up["told_from"]
            assert known[:told_from] + caught_up["told"] == full["told"]
            assert version < last // 2 or told_from > 0  # and nothing twice


async def test_a_repeated_command_gets_the_first_answer_and_changes_nothing(server: Server) -> None:
    async with start_game(server, "chang-cheng") as (people, table):
        seen = await people[0].get(f"/api/tables/{table}")
        words = {"do": "move", "id": "mine", "version": 1, "text": choose_move(seen, 0)}
        first = await people[0].command(table, **words)
        await play(people, table, 3)
        again = await people[0].command(table, **words)
        assert again["version"] == first["version"] == 2
        async with people[0].connect(table) as socket:
            await socket.wait_for_version(1)
            await socket.send(**words)
            answer = await socket.wait_for(lambda message: message.get("id") == "mine")
        assert (answer["t"], answer["version"]) == ("confirmed", 2)
        assert (await people[0].get(f"/api/tables/{table}"))["version"] == 5


@pytest.mark.parametrize("version", [1, 99])
async def test_a_move_for_another_version_is_answered_with_the_current_one(
    server: Server, version: int
) -> None:
    async with start_game(server, "great-wall") as (people, table):
        update = await play(people, table, 2)
        mover = people[update["table"]["turn"]]
        now = await mover.get(f"/api/tables/{table}")
        words = {"do": "move", "id": "late", "version": version, "text": choose_move(now, 0)}
        refusal = await refusal_of(mover, table, **words)
        assert (refusal.status, refusal.body["t"]) == (409, "conflict")
        assert refusal.body["version"] == now["version"] == 3
        assert refusal.body["update"]["view"] == now["view"]
        async with mover.connect(table) as socket:
            await socket.wait_for_version(3)
            answer = await socket.move(words["text"], "late", version)
        assert answer["t"] == "conflict"
        assert answer["update"]["view"] == now["view"]


@pytest.mark.parametrize(
    ("game", "text", "code", "clause"),
    [
        ("chang-cheng", "hello", "unknown-word", ""),
        ("chang-cheng", "wall z99", "unknown-place", ""),
        ("great-wall", "claim 1 at 1 on foot", "", "GW-"),
    ],
)
async def test_an_illegal_move_is_refused_with_a_reason(
    server: Server, game: str, text: str, code: str, clause: str
) -> None:
    async with start_game(server, game) as (people, table):
        refusal = await refusal_of(people[0], table, do="move", id="x", version=1, text=text)
        assert refusal.status == 422
        assert refusal.body["code"]
        assert not code or refusal.body["code"] == code
        assert refusal.body["clause"].startswith(clause)
        why = await people[0].get(f"/api/tables/{table}/why", text=text)
        assert why["legal"] is False
        assert why["refusal"]["code"] == refusal.body["code"]
        assert why["refusal"]["clause"] == refusal.body["clause"]
        assert (await people[0].get(f"/api/tables/{table}"))["version"] == 1


async def test_no_one_moves_out_of_turn_or_for_another_seat(server: Server) -> None:
    async with start_game(server, "chang-cheng") as (people, table):
        seen = await people[0].get(f"/api/tables/{table}")
        words: JSON = {"do": "move", "id": "x", "version": 1, "text": choose_move(seen, 0)}
        refusal = await refusal_of(people[1], table, **words)
        assert (refusal.status, refusal.body["code"]) == (422, "not-your-turn")
        refusal = await refusal_of(people[1], table, **words, seat=0)
        assert (refusal.status, refusal.body["code"]) == (403, "not-your-seat")
        assert (await people[0].get(f"/api/tables/{table}/why", text=words["text"])) == {
            "legal": True,
            "refusal": None,
        }


# ---- undo --------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
async def test_a_move_that_revealed_nothing_can_be_undone(server: Server, game: str) -> None:
    terms: JSON = DECLINING if game == "great-wall" else {}
    async with start_game(server, game, undo="law", **terms) as (people, table):
        person, after = await play_until_undo(people, table)
        version = after["version"]
        before = await person.get(f"/api/tables/{table}", version=version - 1)
        done = await person.command(table, do="undo", id="back", version=version)
        assert done["update"]["view"] == before["view"]
        assert done["update"]["told"] == before["told"][done["update"]["told_from"] :]


@pytest.mark.parametrize(("policy", "code"), [("never", "undo-never"), ("law", "no-undo")])
async def test_undo_is_refused_where_the_table_or_the_rules_forbid_it(
    server: Server, policy: str, code: str
) -> None:
    async with start_game(server, "great-wall", undo=policy) as (people, table):
        seen = await people[0].get(f"/api/tables/{table}")
        laid = next(text for text in seen["view"]["legal"] if text.startswith("play"))
        update = await move(people[0], seen, laid)  # a card on the table is seen by everyone
        refusal = await refusal_of(people[0], table, do="undo", id="u", version=update["version"])
        assert (refusal.status, refusal.body["code"]) == (422, code)
        refusal = await refusal_of(
            people[0], table, do="ask", what="undo", id="a", version=update["version"]
        )
        assert refusal.body["code"] == ("undo-never" if policy == "never" else "undo-not-asked-for")


async def test_the_others_may_allow_a_takeback(server: Server) -> None:
    async with start_game(server, "great-wall", 3) as (people, table):
        seen = await people[0].get(f"/api/tables/{table}")
        laid = next(text for text in seen["view"]["legal"] if text.startswith("play"))
        update = await move(people[0], seen, laid)
        assert update["you"] == {
            "seats": [0],
            "viewer": 0,
            "may_undo": False,
            "may_ask_undo": True,
        }
        words = {"version": update["version"], "do": "ask", "what": "undo", "id": "a"}
        asked = await people[0].command(table, **words)
        assert asked["update"]["table"]["asked"] == {
            "seat": 0,
            "what": "undo",
            "waiting_for": [1, 2],
        }
        refusal = await refusal_of(people[1], table, **{**words, "id": "b"})
        assert refusal.body["code"] == "already-asked"
        answer = {"version": update["version"], "do": "answer", "agrees": True}
        refusal = await refusal_of(people[0], table, **answer, id="own")
        assert refusal.body["code"] == "nothing-asked"
        half = await people[2].command(table, **answer, id="yes")
        assert half["update"]["table"]["asked"]["waiting_for"] == [1]
        done = await people[1].command(table, **answer, id="yes")
        assert done["update"]["table"]["asked"] is None
        again = await people[0].get(f"/api/tables/{table}")
        assert again["view"] == seen["view"]
        assert again["told"] == seen["told"]


# ---- the end -------------------------------------------------------------------------------------
async def test_a_game_ends_without_a_winner_if_all_agree(server: Server) -> None:
    async with start_game(server, "chang-cheng") as (people, table):
        words = {"version": 1, "do": "ask", "what": "end"}
        await people[0].command(table, **words, id="a1")
        no = await people[1].command(table, version=1, do="answer", agrees=False, id="no")
        assert no["update"]["table"]["asked"] is None
        assert no["update"]["table"]["status"] == "playing"
        await people[1].command(table, **words, id="a2")
        end = await people[0].command(table, version=1, do="answer", agrees=True, id="yes")
        told = end["update"]["table"]
        assert (told["status"], told["ending"]) == ("over", "agreed")
        assert (told["places"], told["scores"], told["turn"]) == ([None, None], [], -1)
        refusal = await refusal_of(people[0], table, do="undo", id="u", version=99)
        assert refusal.status == 409
        version = end["version"]
        refusal = await refusal_of(people[0], table, do="resign", id="r", version=version)
        assert refusal.body["code"] == "game-over"


async def test_with_two_players_the_other_wins_when_one_resigns(server: Server) -> None:
    async with start_game(server, "great-wall") as (people, table):
        async with people[0].connect(table) as socket:
            await socket.wait_for_version(1)
            await people[1].command(table, do="resign", id="r", version=1)
            end = await socket.wait_for_version(2)
        assert (end["table"]["ending"], end["table"]["places"]) == ("resigned", [1, 2])
        assert end["table"]["seats"][1]["resigned"] == "resigned"


async def test_with_three_players_a_bot_plays_on_for_one_who_resigns(server: Server) -> None:
    async with start_game(server, "great-wall", 3) as (people, table):
        async with people[1].connect(table) as socket:
            await socket.wait_for_version(1)
            await people[0].command(table, do="resign", id="r", version=1)
            seat = (await socket.wait_for_version(2))["table"]["seats"][0]
            assert (seat["stand_in"], seat["resigned"]) == ("strong", "resigned")
            moved = await socket.wait_for_version(3)
            assert moved["told"][0]["seat"] == 0
            if moved["table"]["turn"] == 0:  # a turn has two actions
                moved = await socket.wait_for(lambda m: m.get("table", {}).get("turn") == 1)
            now = moved["version"]
            refusal = await refusal_of(people[0], table, do="return", id="b", version=now)
            assert refusal.body["code"] == "no-stand-in"
            await people[2].command(table, do="resign", id="r", version=now)
            end = await socket.wait_for(lambda m: m.get("table", {}).get("status") == "over")
        assert end["table"]["ending"] == "resigned"
        assert end["table"]["places"] == [3, 1, 2]


# ---- earlier versions --------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
async def test_every_earlier_version_can_be_requested(server: Server, game: str) -> None:
    async with start_game(server, game) as (people, table):
        views: dict[int, JSON] = {}
        async with people[0].connect(table, viewer=0) as socket:
            await socket.wait_for_version(1)
            end = await play(people, table)
            await socket.wait_for_version(end["version"])
            views = {one["version"]: one for one in socket.received if one["t"] == "update"}
        for version in list(views)[:: max(1, len(views) // 12)]:
            then = await people[1].get(f"/api/tables/{table}", viewer=0, version=version)
            assert then["view"] == views[version]["view"]
            assert then["table"]["turn"] == views[version]["table"]["turn"]
            assert then["version"] == version
        with pytest.raises(Refusal) as caught:
            await people[1].get(f"/api/tables/{table}", version=end["version"] + 1)
        assert caught.value.body["code"] == "unknown-version"


async def test_no_one_sees_the_view_of_another_seat_before_the_end(server: Server) -> None:
    async with start_game(server, "great-wall") as (people, table):
        await play(people, table, 4)
        for query in ({"viewer": 0}, {"viewer": 0, "version": 2}):
            with pytest.raises(Refusal) as caught:
                await people[1].get(f"/api/tables/{table}", **query)
            assert (caught.value.status, caught.value.body["code"]) == (403, "not-your-seat")
        version = (await people[1].get(f"/api/tables/{table}"))["version"]
        await people[0].command(table, do="resign", id="r", version=version)
        assert (await people[1].get(f"/api/tables/{table}", viewer=0))["you"]["viewer"] == 0
