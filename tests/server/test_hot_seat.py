"""Several people on one device: one cookie, several seats."""

from __future__ import annotations

import pytest

from tests.live_server import Refusal, Server
from tests.server.api_games import FIRST, GAMES, choose_move, guest

SEATS = [{"kind": "me", "name": "Mother"}, {"kind": "me", "name": "Son"}]


@pytest.mark.parametrize("game", GAMES)
async def test_the_seats_of_a_device_are_shown_in_turn(server: Server, game: str) -> None:
    async with guest(server) as anna:
        made = await anna.create(game, 2, seats=SEATS, options=FIRST, start=True)
        table = made["table"]["id"]
        assert [seat["name"] for seat in made["table"]["seats"]] == ["Mother", "Son"]
        assert made["you"]["seats"] == [0, 1]
        eyes = set()
        async with anna.connect(table) as socket:
            update = await socket.wait_for_version(1)
            for number in range(400):
                if update["table"]["status"] == "over":
                    break
                turn = update["table"]["turn"]
                assert update["you"]["viewer"] == turn == update["view"]["viewer"]
                eyes.add(turn)
                answer = await socket.move(choose_move(update, number), f"m{number}", seat=turn)
                assert answer["t"] == "confirmed"
                update = await socket.wait_for_version(answer["version"])
        assert update["table"]["ending"] == "played"
        assert eyes == {0, 1}
        assert "seat 2 Son" in await anna.get(f"/api/tables/{table}/record")


async def test_a_device_may_look_from_any_of_its_seats(server: Server) -> None:
    async with guest(server) as anna, guest(server, "Béla") as bela:
        made = await anna.create("great-wall", 2, seats=SEATS, options=FIRST, start=True)
        table = made["table"]["id"]
        async with anna.connect(table) as socket:
            first = await socket.wait_for_version(1)
            assert first["view"]["legal"]
            hands = {}
            for seat in (1, 0, -1):
                await socket.send(do="look", seat=seat)
                update = await socket.wait_for(lambda message: message["t"] == "update")
                assert update["you"]["viewer"] == update["view"]["viewer"] == seat
                assert update["told_from"] == 0  # the story starts over for another seat
                hands[seat] = update["view"]
            assert hands[1]["legal"] == hands[-1]["legal"] == []
            assert hands[0] == first["view"]
            assert len({str(view) for view in hands.values()}) == 3
        async with bela.connect(table) as stranger:
            await stranger.wait_for_version(1)
            await stranger.send(do="look", seat=0)
            answer = await stranger.wait_for(lambda message: message["t"] == "refused")
            assert answer["code"] == "not-your-seat"


async def test_no_one_else_has_to_agree_to_a_request(server: Server) -> None:
    async with guest(server) as anna:
        made = await anna.create("great-wall", 2, seats=SEATS, options=FIRST, start=True)
        table = made["table"]["id"]
        with pytest.raises(Refusal) as caught:
            await anna.command(table, do="ask", what="undo", id="a", version=1, seat=1)
        assert caught.value.body["code"] == "undo-crosses-luck"
        end = await anna.command(table, do="ask", what="end", id="b", version=1, seat=0)
        assert end["update"]["table"]["ending"] == "agreed"


async def test_a_repeated_command_gets_the_first_answer_even_in_another_seats_turn(
    server: Server,
) -> None:
    async with guest(server) as anna:
        made = await anna.create("chang-cheng", 2, seats=SEATS, options=FIRST, start=True)
        table = made["table"]["id"]
        seen = await anna.get(f"/api/tables/{table}")
        words = {
            "do": "move",
            "id": "once",
            "version": seen["version"],
            "text": choose_move(seen, 0),
        }
        first = await anna.command(table, **words)
        assert first["update"]["table"]["turn"] == 1
        assert (await anna.command(table, **words))["version"] == first["version"]
        assert (await anna.get(f"/api/tables/{table}"))["version"] == first["version"]
