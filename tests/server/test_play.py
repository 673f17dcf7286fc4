"""A game is played: moves, repeats, conflicts, catching up, undo, resigning, agreeing to end."""

from __future__ import annotations

import hashlib

import pytest

from tests.server.playing import FIRST, GAMES, move, pick, play, play_live, table_of, undoable
from tests.serving import JSON, Person, Refusal, Server

DECLINING: JSON = {"options": {**FIRST, "claims": "declinable"}}


async def refused(person: Person, table: str, **command: object) -> Refusal:
    """How a command is refused."""
    with pytest.raises(Refusal) as caught:
        await person.command(table, **command)
    return caught.value


@pytest.mark.parametrize(("game", "players"), [("chang-cheng", 2), ("great-wall", 3)])
async def test_a_whole_game_live(server: Server, game: str, players: int) -> None:
    async with table_of(server, game, players) as (people, table):
        promised = (await people[0].get(f"/api/tables/{table}"))["table"]["commitment"]
        async with people[0].at(table) as anna, people[1].at(table) as bela:
            sittings = [anna, bela]
            if players == 3:
                async with people[2].at(table) as csilla:
                    end = await play_live([anna, bela, csilla], range(3))
            else:
                end = await play_live(sittings, range(2))
            assert end["table"]["ending"] == "played"
            assert sorted(filter(None, end["table"]["places"]))[0] == 1
            assert None not in end["table"]["scores"]
            secret = bytes.fromhex(end["table"]["secret"])
            assert hashlib.sha256(secret).hexdigest() == promised
            assert bela.update["table"] == end["table"]
            whole = [update for update in anna.heard if update["t"] == "update"]
            assert all(one["table"]["secret"] == "" for one in whole if one is not end)


@pytest.mark.parametrize("game", GAMES)
async def test_what_is_sent_live_is_the_whole_of_what_can_be_asked_for(
    server: Server, game: str
) -> None:
    async with table_of(server, game) as (people, table), people[1].at(table) as sitting:
        for number in range(8):
            seen = await people[0].get(f"/api/tables/{table}")
            person = people[seen["table"]["turn"]]
            seen = await person.get(f"/api/tables/{table}")
            after = await move(person, seen, pick(seen, number))
            live = await sitting.until_version(after["version"])
            asked = await people[1].get(f"/api/tables/{table}", viewer=1)
            for part in ("view", "table", "version"):
                assert live[part] == asked[part]


@pytest.mark.parametrize("game", GAMES)
async def test_who_comes_back_is_told_what_he_missed_and_no_more(server: Server, game: str) -> None:
    terms: JSON = DECLINING if game == "great-wall" else {}
    async with table_of(server, game, **terms) as (people, table):
        stories: dict[int, list[JSON]] = {}
        async with people[0].at(table, viewer=0) as sitting:
            for _ in range(3):
                person, after = await undoable(people, table)
                version = after["version"]
                await person.command(table, do="undo", id=f"u{version}", version=version)
                await play(people, table, 3)
            last = (await people[0].get(f"/api/tables/{table}"))["version"]
            await sitting.until_version(last)
            story: list[JSON] = []
            for update in (one for one in sitting.heard if one["t"] == "update"):
                story = story[: update["told_from"]] + update["told"]
                stories[update["version"]] = story
        full = await people[0].get(f"/api/tables/{table}", viewer=0)
        assert full["told_from"] == 0
        assert stories[last] == full["told"]
        for version, known in stories.items():
            async with people[0].at(table, since=version, viewer=0) as again:
                caught_up = await again.until_version(last)
            told_from = caught_up["told_from"]
            assert known[:told_from] + caught_up["told"] == full["told"]
            assert version < last // 2 or told_from > 0  # and not all over again


async def test_a_repeat_gets_the_first_answer_and_changes_nothing(server: Server) -> None:
    async with table_of(server, "chang-cheng") as (people, table):
        seen = await people[0].get(f"/api/tables/{table}")
        words = {"do": "move", "id": "mine", "version": 1, "text": pick(seen, 0)}
        first = await people[0].command(table, **words)
        await play(people, table, 3)
        again = await people[0].command(table, **words)
        assert again["version"] == first["version"] == 2
        async with people[0].at(table) as sitting:
            await sitting.until_version(1)
            await sitting.send(**words)
            answer = await sitting.until(lambda message: message.get("id") == "mine")
        assert (answer["t"], answer["version"]) == ("confirmed", 2)
        assert (await people[0].get(f"/api/tables/{table}"))["version"] == 5


@pytest.mark.parametrize("version", [1, 99])
async def test_a_move_on_another_position_is_answered_with_the_present_one(
    server: Server, version: int
) -> None:
    async with table_of(server, "great-wall") as (people, table):
        update = await play(people, table, 2)
        mover = people[update["table"]["turn"]]
        now = await mover.get(f"/api/tables/{table}")
        words = {"do": "move", "id": "late", "version": version, "text": pick(now, 0)}
        refusal = await refused(mover, table, **words)
        assert (refusal.status, refusal.body["t"]) == (409, "conflict")
        assert refusal.body["version"] == now["version"] == 3
        assert refusal.body["update"]["view"] == now["view"]
        async with mover.at(table) as sitting:
            await sitting.until_version(3)
            answer = await sitting.move(words["text"], "late", version)
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
async def test_a_move_that_cannot_be_made_is_refused_with_a_reason(
    server: Server, game: str, text: str, code: str, clause: str
) -> None:
    async with table_of(server, game) as (people, table):
        refusal = await refused(people[0], table, do="move", id="x", version=1, text=text)
        assert refusal.status == 422
        assert refusal.body["code"]
        assert not code or refusal.body["code"] == code
        assert refusal.body["clause"].startswith(clause)
        why = await people[0].get(f"/api/tables/{table}/why", text=text)
        assert why["legal"] is False
        assert why["refusal"]["code"] == refusal.body["code"]
        assert why["refusal"]["clause"] == refusal.body["clause"]
        assert (await people[0].get(f"/api/tables/{table}"))["version"] == 1


async def test_nobody_moves_out_of_turn_or_for_another(server: Server) -> None:
    async with table_of(server, "chang-cheng") as (people, table):
        seen = await people[0].get(f"/api/tables/{table}")
        words: JSON = {"do": "move", "id": "x", "version": 1, "text": pick(seen, 0)}
        refusal = await refused(people[1], table, **words)
        assert (refusal.status, refusal.body["code"]) == (422, "not-your-turn")
        refusal = await refused(people[1], table, **words, seat=0)
        assert (refusal.status, refusal.body["code"]) == (403, "not-your-seat")
        assert (await people[0].get(f"/api/tables/{table}/why", text=words["text"])) == {
            "legal": True,
            "refusal": None,
        }


# ---- undo --------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
async def test_a_move_that_showed_nothing_can_be_taken_back(server: Server, game: str) -> None:
    terms: JSON = DECLINING if game == "great-wall" else {}
    async with table_of(server, game, undo="law", **terms) as (people, table):
        person, after = await undoable(people, table)
        version = after["version"]
        before = await person.get(f"/api/tables/{table}", version=version - 1)
        done = await person.command(table, do="undo", id="back", version=version)
        assert done["update"]["view"] == before["view"]
        assert done["update"]["told"] == before["told"][done["update"]["told_from"] :]


@pytest.mark.parametrize(("policy", "code"), [("never", "undo-never"), ("law", "no-undo")])
async def test_undo_is_refused_where_the_table_or_the_law_forbids_it(
    server: Server, policy: str, code: str
) -> None:
    async with table_of(server, "great-wall", undo=policy) as (people, table):
        seen = await people[0].get(f"/api/tables/{table}")
        laid = next(text for text in seen["view"]["legal"] if text.startswith("play"))
        update = await move(people[0], seen, laid)  # a card laid out is seen by all
        refusal = await refused(people[0], table, do="undo", id="u", version=update["version"])
        assert (refusal.status, refusal.body["code"]) == (422, code)
        refusal = await refused(
            people[0], table, do="ask", what="undo", id="a", version=update["version"]
        )
        assert refusal.body["code"] == ("undo-never" if policy == "never" else "undo-not-asked-for")


async def test_the_others_may_grant_an_undo(server: Server) -> None:
    async with table_of(server, "great-wall", 3) as (people, table):
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
        refusal = await refused(people[1], table, **{**words, "id": "b"})
        assert refusal.body["code"] == "already-asked"
        answer = {"version": update["version"], "do": "answer", "agrees": True}
        refusal = await refused(people[0], table, **answer, id="own")
        assert refusal.body["code"] == "nothing-asked"
        half = await people[2].command(table, **answer, id="yes")
        assert half["update"]["table"]["asked"]["waiting_for"] == [1]
        done = await people[1].command(table, **answer, id="yes")
        assert done["update"]["table"]["asked"] is None
        again = await people[0].get(f"/api/tables/{table}")
        assert again["view"] == seen["view"]
        assert again["told"] == seen["told"]


# ---- the end -------------------------------------------------------------------------------------
async def test_a_game_ends_without_a_winner_when_all_agree(server: Server) -> None:
    async with table_of(server, "chang-cheng") as (people, table):
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
        refusal = await refused(people[0], table, do="undo", id="u", version=99)
        assert refusal.status == 409
        version = end["version"]
        refusal = await refused(people[0], table, do="resign", id="r", version=version)
        assert refusal.body["code"] == "game-over"


async def test_of_two_the_other_wins_when_one_resigns(server: Server) -> None:
    async with table_of(server, "great-wall") as (people, table):
        async with people[0].at(table) as sitting:
            await sitting.until_version(1)
            await people[1].command(table, do="resign", id="r", version=1)
            end = await sitting.until_version(2)
        assert (end["table"]["ending"], end["table"]["places"]) == ("resigned", [1, 2])
        assert end["table"]["seats"][1]["resigned"] == "resigned"


async def test_of_three_a_bot_plays_on_for_who_resigns(server: Server) -> None:
    async with table_of(server, "great-wall", 3) as (people, table):
        async with people[1].at(table) as sitting:
            await sitting.until_version(1)
            await people[0].command(table, do="resign", id="r", version=1)
            seat = (await sitting.until_version(2))["table"]["seats"][0]
            assert (seat["stand_in"], seat["resigned"]) == ("strong", "resigned")
            moved = await sitting.until_version(3)
            assert moved["told"][0]["seat"] == 0
            if moved["table"]["turn"] == 0:  # a turn has two actions
                moved = await sitting.until(lambda m: m.get("table", {}).get("turn") == 1)
            now = moved["version"]
            refusal = await refused(people[0], table, do="return", id="b", version=now)
            assert refusal.body["code"] == "no-stand-in"
            await people[2].command(table, do="resign", id="r", version=now)
            end = await sitting.until(lambda m: m.get("table", {}).get("status") == "over")
        assert end["table"]["ending"] == "resigned"
        assert end["table"]["places"] == [3, 1, 2]


# ---- looking back --------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
async def test_every_version_can_be_looked_at_again(server: Server, game: str) -> None:
    async with table_of(server, game) as (people, table):
        views: dict[int, JSON] = {}
        async with people[0].at(table, viewer=0) as sitting:
            await sitting.until_version(1)
            end = await play(people, table)
            await sitting.until_version(end["version"])
            views = {one["version"]: one for one in sitting.heard if one["t"] == "update"}
        for version in list(views)[:: max(1, len(views) // 12)]:
            then = await people[1].get(f"/api/tables/{table}", viewer=0, version=version)
            assert then["view"] == views[version]["view"]
            assert then["table"]["turn"] == views[version]["table"]["turn"]
            assert then["version"] == version
        with pytest.raises(Refusal) as caught:
            await people[1].get(f"/api/tables/{table}", version=end["version"] + 1)
        assert caught.value.body["code"] == "unknown-version"


async def test_nobody_looks_through_anothers_eyes_before_the_end(server: Server) -> None:
    async with table_of(server, "great-wall") as (people, table):
        await play(people, table, 4)
        for query in ({"viewer": 0}, {"viewer": 0, "version": 2}):
            with pytest.raises(Refusal) as caught:
                await people[1].get(f"/api/tables/{table}", **query)
            assert (caught.value.status, caught.value.body["code"]) == (403, "not-your-seat")
        version = (await people[1].get(f"/api/tables/{table}"))["version"]
        await people[0].command(table, do="resign", id="r", version=version)
        assert (await people[1].get(f"/api/tables/{table}", viewer=0))["you"]["viewer"] == 0
