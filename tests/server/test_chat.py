"""Chat: who may write, how much, how often, and mutes."""

from __future__ import annotations

import pytest

from tests.live_server import Refusal, Server
from tests.server.api_games import guest, guests, start_game


async def test_a_message_reaches_everyone_and_is_stored(server: Server) -> None:
    async with start_game(server, "chang-cheng") as (people, table), guest(server) as watcher:
        async with people[0].connect(table) as anna, watcher.connect(table) as curious:
            await anna.send(do="say", text="  Good   luck! 祝好运 ")
            for socket in (anna, curious):
                line = await socket.wait_for(lambda message: message["t"] == "chat")
                assert (line["name"], line["text"]) == ("Anna", "Good luck! 祝好运")
                assert line["person"] == people[0].id
        await people[1].post(f"/api/tables/{table}/chat", {"text": "And to you"})
        said = await watcher.get(f"/api/tables/{table}/chat")
        assert [one["text"] for one in said] == ["Good luck! 祝好运", "And to you"]
        later = await watcher.get(f"/api/tables/{table}/chat", after=said[0]["number"])
        assert [one["text"] for one in later] == ["And to you"]
        async with people[1].connect(table) as bela:  # people who connect later receive it, too
            await bela.wait_for(lambda message: message.get("text") == "And to you")


@pytest.mark.parametrize(
    ("text", "status", "code"),
    [
        ("", 400, "bad-message"),
        ("x" * 501, 400, "bad-message"),
        ("   ", 422, "unsayable"),
        ("a\x00b", 422, "unsayable"),
        ("\u202egnp", 422, "unsayable"),
    ],
)
async def test_an_invalid_message_is_refused(
    server: Server, text: str, status: int, code: str
) -> None:
    async with guest(server) as anna:
        table = (await anna.create("chang-cheng"))["table"]["id"]
        with pytest.raises(Refusal) as caught:
            await anna.post(f"/api/tables/{table}/chat", {"text": text})
        assert (caught.value.status, caught.value.body["code"]) == (status, code)
        async with anna.connect(table) as socket:
            await socket.wait_for_version(0)
            await socket.send(do="say", text=text)
            refusal = await socket.wait_for(lambda message: message["t"] == "refused")
            assert refusal["code"] == code
        assert await anna.get(f"/api/tables/{table}/chat") == []


async def test_the_longest_message_arrives_complete(server: Server) -> None:
    async with guest(server) as anna:
        table = (await anna.create("chang-cheng"))["table"]["id"]
        await anna.post(f"/api/tables/{table}/chat", {"text": "ő" * 500})
        [line] = await anna.get(f"/api/tables/{table}/chat")
        assert line["text"] == "ő" * 500


async def test_only_people_at_the_table_may_write(server: Server) -> None:
    async with guests(server, 2) as (anna, bela):
        table = (await anna.create("chang-cheng"))["table"]["id"]
        with pytest.raises(Refusal) as caught:
            await bela.post(f"/api/tables/{table}/chat", {"text": "Hello"})
        assert (caught.value.status, caught.value.body["code"]) == (403, "not-your-seat")


async def test_messages_of_muted_people_are_not_sent(server: Server) -> None:
    async with start_game(server, "chang-cheng") as (people, table):
        anna, bela = people
        muted = await anna.http.post(f"/api/me/mutes/{bela.id}", json={})
        assert muted.status_code == 204
        async with anna.connect(table) as socket:
            await socket.wait_for_version(1)
            await bela.post(f"/api/tables/{table}/chat", {"text": "Boo"})
            await anna.post(f"/api/tables/{table}/chat", {"text": "Peace"})
            line = await socket.wait_for(lambda message: message["t"] == "chat")
            assert line["text"] == "Peace"
        own = await anna.get(f"/api/tables/{table}/chat")
        assert [one["text"] for one in own] == ["Peace"]
        others = await bela.get(f"/api/tables/{table}/chat")
        assert [one["text"] for one in others] == ["Boo", "Peace"]
        await anna.http.delete(f"/api/me/mutes/{bela.id}")
        assert len(await anna.get(f"/api/tables/{table}/chat")) == 2


async def test_messages_are_rate_limited(server: Server) -> None:
    async with guests(server, 2) as (anna, bela):
        table = (await anna.create("chang-cheng"))["table"]["id"]
        await bela.post(f"/api/tables/{table}/join")
        address = f"/api/tables/{table}/chat"
        number, answer = 0, await anna.http.post(address, json={"text": "line 0"})
        while answer.status_code == 204 and number < 60:
            number += 1
            answer = await anna.http.post(address, json={"text": f"line {number}"})
        assert number >= 10  # a lively conversation stays below the limit
        assert answer.json()["code"] == "too-many"
        assert int(answer.headers["Retry-After"]) == answer.json()["facts"]["seconds"] >= 1
        assert len(await anna.get(address)) == number
        await bela.post(address, {"text": "I can still speak"})


async def test_a_mute_affects_open_connections(server: Server) -> None:
    async with (
        start_game(server, "chang-cheng") as (people, table),
        people[0].connect(table) as anna,
    ):
        await anna.wait_for_version(1)
        mute = f"/api/me/mutes/{people[1].id}"

        async def messages_until(text: str) -> list[str]:
            await people[1].post(f"/api/tables/{table}/chat", {"text": text})
            await people[0].post(f"/api/tables/{table}/chat", {"text": f"after {text}"})
            await anna.wait_for(lambda message: message.get("text") == f"after {text}")
            return [one["text"] for one in anna.received if one["t"] == "chat"]

        assert (await people[0].http.post(mute, json={})).status_code == 204
        assert await messages_until("one") == ["after one"]
        assert (await people[0].http.delete(mute)).status_code == 204
        assert await messages_until("two") == ["after one", "two", "after two"]
