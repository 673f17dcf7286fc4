"""A server process that missed changes of another one catches up and serves commands correctly."""

from __future__ import annotations

import msgspec
import pytest

from tests.live_server import Server
from tests.server.api_games import guest, start_game
from tests.server.halls import StubListener, open_hall, open_table, start_table
from wanli.server import wire
from wanli.server.errors import Stale
from wanli.server.hall import Hall
from wanli.server.live_table import LiveTable
from wanli.storage import tables
from wanli.storage.bus import ChatAdded, TableChanged
from wanli.storage.tables import StoredTable
from wanli.table.seat import Seat
from wanli.table.terms import Terms

TWO = Terms(players=2)


async def make_move(live: LiveTable, name: str = "x") -> int:
    """Make the first legal move of the player to decide, without naming the seat."""
    person = live.table.seats[live.table.turn].person
    text = live.table.started.legal()[0]
    command = wire.DoMove(id=name, version=live.table.version, text=text)
    return (await live.perform(person, command)).version


async def test_a_command_for_a_version_that_this_process_has_not_seen_is_executed(
    ready_url: str,
) -> None:
    async with open_hall(ready_url) as here, open_hall(ready_url) as there:
        ours = await start_table(here, TWO)
        theirs = await open_table(there, ours.stored.id)
        await make_move(ours)
        person = ours.table.seats[ours.table.turn].person
        text = ours.table.started.legal()[0]
        done = await theirs.perform(person, wire.DoMove(id="y", version=2, text=text))
        assert done.version == 3
        with pytest.raises(Stale) as refused:
            await theirs.perform(person, wire.DoMove(id="z", version=9, text=text))
        assert refused.value.code == "unknown-version"


async def test_a_command_without_a_seat_is_for_the_seat_to_move_at_that_version(
    ready_url: str,
) -> None:
    async with open_hall(ready_url) as here, open_hall(ready_url) as there:
        ours = await start_table(here, TWO, shared=True)
        theirs = await open_table(there, ours.stored.id)
        first = ours.table.turn
        while ours.table.turn == first:
            await make_move(ours, f"x{ours.table.version}")
        assert theirs.table.turn == first
        text = ours.table.started.legal()[0]
        command = wire.DoMove(id="y", version=ours.table.version, text=text)
        done = await theirs.perform(ours.table.seats[0].person, command)
        assert done.version == ours.table.version + 1


async def test_changes_during_the_loading_of_a_table_are_not_missed(
    ready_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hall(ready_url) as here, open_hall(ready_url) as there:
        ours = await start_table(here, TWO)
        load = LiveTable.load_chat_and_rematch

        async def load_slowly(live: LiveTable) -> None:
            await load(live)
            await make_move(ours)
            await ours.post_message(ours.table.seats[0].person, "Hello")
            await there.receive(TableChanged(ours.stored.id))
            await there.receive(ChatAdded(ours.stored.id))

        monkeypatch.setattr(LiveTable, "load_chat_and_rematch", load_slowly)
        theirs = await open_table(there, ours.stored.id)
        assert theirs.table.version == ours.table.version == 2
        assert [said.text for said in theirs.chat] == ["Hello"]


async def test_after_a_lost_connection_everything_is_read_again(
    ready_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    doubted: list[str] = []
    monkeypatch.setattr(
        StubListener, "recheck_person", lambda visitor: doubted.append(visitor.person)
    )
    async with open_hall(ready_url) as here, open_hall(ready_url) as there:
        ours = await start_table(here, TWO)
        theirs = await open_table(there, ours.stored.id)
        both = [StubListener(seat.person) for seat in ours.table.seats]
        for one in both:
            theirs.add_listener(one)
        await make_move(ours)
        await ours.post_message(both[0].person, "Hello")
        await rename_first_player(here, ours)
        await there.receive_everything()
        assert theirs.table.version == 2
        assert [said.text for said in theirs.chat] == ["Hello"]
        assert theirs.table.seats[0].name == "Another"
        assert sorted(doubted) == sorted(one.person for one in both)


async def rename_first_player(hall: Hall, live: LiveTable) -> None:
    """Change the name at the first seat."""
    first, *others = live.table.seats
    seats = [msgspec.structs.replace(first, name="Another"), *others]
    await hall.database.run(tables.set_seats, live.stored.id, seats, 0.0)


async def test_a_client_is_never_shown_an_older_version_than_it_has_seen(server: Server) -> None:
    url = f"sqlite:///{server.data / 'wanli.db'}"
    async with start_game(server, "great-wall") as (people, table), open_hall(url) as elsewhere:
        seen = (await people[0].get(f"/api/tables/{table}"))["version"]
        version = await make_move(await open_table(elsewhere, table))
        assert version == seen + 1
        async with people[1].connect(table, since=version) as socket:
            assert (await socket.receive())["version"] == version
        version = await make_move(await open_table(elsewhere, table), "second")
        now = await people[0].get(f"/api/tables/{table}", since=version)
        assert now["version"] == version


async def test_a_person_who_joined_at_another_process_is_seated_when_the_host_starts(
    server: Server,
) -> None:
    url = f"sqlite:///{server.data / 'wanli.db'}"
    async with guest(server) as anna, guest(server) as bela, open_hall(url) as elsewhere:
        table = (await anna.create("great-wall", 2))["table"]["id"]
        live = await open_table(elsewhere, table)

        def seated(stored: StoredTable) -> list[Seat]:
            return [stored.seats[0], Seat("person", bela.id, "Bela")]

        await live.change_seats(bela.id, seated)
        started = await anna.post(f"/api/tables/{table}/start")
        assert started["table"]["seats"][1]["person"] == bela.id


async def test_a_game_that_ended_at_another_process_is_over_here_too(server: Server) -> None:
    url = f"sqlite:///{server.data / 'wanli.db'}"
    for route in ("record", "rematch", "fork"):
        async with start_game(server, "great-wall") as (people, table), open_hall(url) as elsewhere:
            assert (await people[0].get(f"/api/tables/{table}"))["table"]["status"] == "playing"
            theirs = await open_table(elsewhere, table)
            command = wire.DoResign(id="end", version=theirs.table.version)
            await theirs.perform(theirs.table.seats[1].person, command)
            assert theirs.table.over
            if route == "record":
                assert "resigned" in await people[0].get(f"/api/tables/{table}/record")
            else:
                wanted = {"version": 1} if route == "fork" else None
                made = await people[0].post(f"/api/tables/{table}/{route}", wanted)
                assert made["table"] != table
