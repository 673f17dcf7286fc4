"""Several people on one device: one cookie, several seats."""

from __future__ import annotations

import pytest

from tests.server.playing import FIRST, GAMES, guest, pick
from tests.serving import Refusal, Server

SEATS = [{"kind": "me", "name": "Mother"}, {"kind": "me", "name": "Son"}]


@pytest.mark.parametrize("game", GAMES)
async def test_the_device_is_handed_over_from_turn_to_turn(server: Server, game: str) -> None:
    async with guest(server) as anna:
        made = await anna.create(game, 2, seats=SEATS, options=FIRST, start=True)
        table = made["table"]["id"]
        assert [seat["name"] for seat in made["table"]["seats"]] == ["Mother", "Son"]
        assert made["you"]["seats"] == [0, 1]
        eyes = set()
        async with anna.at(table) as sitting:
            update = await sitting.until_version(1)
            for number in range(400):
                if update["table"]["status"] == "over":
                    break
                turn = update["table"]["turn"]
                assert update["you"]["viewer"] == turn == update["view"]["viewer"]
                eyes.add(turn)
                answer = await sitting.move(pick(update, number), f"m{number}", seat=turn)
                assert answer["t"] == "confirmed"
                update = await sitting.until_version(answer["version"])
        assert update["table"]["ending"] == "played"
        assert eyes == {0, 1}
        assert "seat 2 Son" in await anna.get(f"/api/tables/{table}/record")


async def test_one_may_look_through_any_of_ones_own_eyes(server: Server) -> None:
    async with guest(server) as anna, guest(server, "Béla") as bela:
        made = await anna.create("great-wall", 2, seats=SEATS, options=FIRST, start=True)
        table = made["table"]["id"]
        async with anna.at(table) as sitting:
            first = await sitting.until_version(1)
            assert first["view"]["legal"]
            hands = {}
            for seat in (1, 0, -1):
                await sitting.send(do="look", seat=seat)
                update = await sitting.until(lambda message: message["t"] == "update")
                assert update["you"]["viewer"] == update["view"]["viewer"] == seat
                assert update["told_from"] == 0  # another's story is told from the start
                hands[seat] = update["view"]
            assert hands[1]["legal"] == hands[-1]["legal"] == []
            assert hands[0] == first["view"]
            assert len({str(view) for view in hands.values()}) == 3
        async with bela.at(table) as stranger:
            await stranger.until_version(1)
            await stranger.send(do="look", seat=0)
            answer = await stranger.until(lambda message: message["t"] == "refused")
            assert answer["code"] == "not-your-seat"


async def test_nobody_else_has_to_agree(server: Server) -> None:
    async with guest(server) as anna:
        made = await anna.create("great-wall", 2, seats=SEATS, options=FIRST, start=True)
        table = made["table"]["id"]
        with pytest.raises(Refusal) as caught:
            await anna.command(table, do="ask", what="undo", id="a", version=1, seat=1)
        assert caught.value.body["code"] == "undo-crosses-luck"
        end = await anna.command(table, do="ask", what="end", id="b", version=1, seat=0)
        assert end["update"]["table"]["ending"] == "agreed"


async def test_a_repeat_gets_the_first_answer_though_another_seat_has_the_turn(
    server: Server,
) -> None:
    async with guest(server) as anna:
        made = await anna.create("chang-cheng", 2, seats=SEATS, options=FIRST, start=True)
        table = made["table"]["id"]
        seen = await anna.get(f"/api/tables/{table}")
        words = {"do": "move", "id": "once", "version": seen["version"], "text": pick(seen, 0)}
        first = await anna.command(table, **words)
        assert first["update"]["table"]["turn"] == 1
        assert (await anna.command(table, **words))["version"] == first["version"]
        assert (await anna.get(f"/api/tables/{table}"))["version"] == first["version"]
