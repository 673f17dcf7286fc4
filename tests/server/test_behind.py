"""A server process that has not heard yet what another has written: it finds out, and obeys."""

from __future__ import annotations

import msgspec
import pytest

from tests.server.halls import Visitor, begun, hall_at, opened
from tests.server.playing import guest, table_of
from tests.serving import Server
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


async def move(live: LiveTable, name: str = "x") -> int:
    """The first legal move of who has to decide, without a word which of his seats it is for."""
    person = live.table.seats[live.table.turn].person
    text = live.table.started.legal()[0]
    command = wire.DoMove(id=name, version=live.table.version, text=text)
    return (await live.perform(person, command)).version


async def test_a_command_on_a_version_that_we_have_not_heard_of_is_obeyed(
    ready_url: str,
) -> None:
    async with hall_at(ready_url) as here, hall_at(ready_url) as there:
        ours = await begun(here, TWO)
        theirs = await opened(there, ours.stored.id)
        await move(ours)
        person = ours.table.seats[ours.table.turn].person
        text = ours.table.started.legal()[0]
        done = await theirs.perform(person, wire.DoMove(id="y", version=2, text=text))
        assert done.version == 3
        with pytest.raises(Stale) as refused:
            await theirs.perform(person, wire.DoMove(id="z", version=9, text=text))
        assert refused.value.code == "unknown-version"


async def test_the_seat_of_a_command_is_the_one_whose_turn_it_is_when_it_is_done(
    ready_url: str,
) -> None:
    async with hall_at(ready_url) as here, hall_at(ready_url) as there:
        ours = await begun(here, TWO, shared=True)
        theirs = await opened(there, ours.stored.id)
        first = ours.table.turn
        while ours.table.turn == first:
            await move(ours, f"x{ours.table.version}")
        assert theirs.table.turn == first
        text = ours.table.started.legal()[0]
        command = wire.DoMove(id="y", version=ours.table.version, text=text)
        done = await theirs.perform(ours.table.seats[0].person, command)
        assert done.version == ours.table.version + 1


async def test_what_is_told_of_a_table_while_it_is_read_is_heard(
    ready_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_at(ready_url) as here, hall_at(ready_url) as there:
        ours = await begun(here, TWO)
        load = LiveTable.load_chat_and_rematch

        async def meanwhile(live: LiveTable) -> None:
            await load(live)
            await move(ours)
            await ours.post_message(ours.table.seats[0].person, "Hello")
            await there.receive(TableChanged(ours.stored.id))
            await there.receive(ChatAdded(ours.stored.id))

        monkeypatch.setattr(LiveTable, "load_chat_and_rematch", meanwhile)
        theirs = await opened(there, ours.stored.id)
        assert theirs.table.version == ours.table.version == 2
        assert [said.text for said in theirs.chat] == ["Hello"]


async def test_after_a_silence_moves_chat_seats_and_people_are_looked_at(
    ready_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    doubted: list[str] = []
    monkeypatch.setattr(Visitor, "recheck_person", lambda visitor: doubted.append(visitor.person))
    async with hall_at(ready_url) as here, hall_at(ready_url) as there:
        ours = await begun(here, TWO)
        theirs = await opened(there, ours.stored.id)
        both = [Visitor(seat.person) for seat in ours.table.seats]
        for one in both:
            theirs.add_listener(one)
        await move(ours)
        await ours.post_message(both[0].person, "Hello")
        await another_name(here, ours)
        await there.receive_everything()
        assert theirs.table.version == 2
        assert [said.text for said in theirs.chat] == ["Hello"]
        assert theirs.table.seats[0].name == "Another"
        assert sorted(doubted) == sorted(one.person for one in both)


async def another_name(hall: Hall, live: LiveTable) -> None:
    """The person of the first seat is called otherwise now."""
    first, *others = live.table.seats
    seats = [msgspec.structs.replace(first, name="Another"), *others]
    await hall.database.run(tables.set_seats, live.stored.id, seats, 0.0)


async def test_who_has_seen_a_version_is_never_shown_an_older_one(server: Server) -> None:
    url = f"sqlite:///{server.data / 'wanli.db'}"
    async with table_of(server, "great-wall") as (people, table), hall_at(url) as elsewhere:
        seen = (await people[0].get(f"/api/tables/{table}"))["version"]
        version = await move(await opened(elsewhere, table))
        assert version == seen + 1
        async with people[1].at(table, since=version) as sitting:
            assert (await sitting.hear())["version"] == version
        version = await move(await opened(elsewhere, table), "second")
        now = await people[0].get(f"/api/tables/{table}", since=version)
        assert now["version"] == version


async def test_who_has_just_come_elsewhere_is_there_when_the_host_starts(server: Server) -> None:
    url = f"sqlite:///{server.data / 'wanli.db'}"
    async with guest(server) as anna, guest(server) as bela, hall_at(url) as elsewhere:
        table = (await anna.create("great-wall", 2))["table"]["id"]
        live = await opened(elsewhere, table)

        def seated(stored: StoredTable) -> list[Seat]:
            return [stored.seats[0], Seat("person", bela.id, "Bela")]

        await live.change_seats(bela.id, seated)
        started = await anna.post(f"/api/tables/{table}/start")
        assert started["table"]["seats"][1]["person"] == bela.id


async def test_a_game_that_ended_at_another_process_is_over_here_too(server: Server) -> None:
    url = f"sqlite:///{server.data / 'wanli.db'}"
    for route in ("record", "rematch", "fork"):
        async with table_of(server, "great-wall") as (people, table), hall_at(url) as elsewhere:
            assert (await people[0].get(f"/api/tables/{table}"))["table"]["status"] == "playing"
            theirs = await opened(elsewhere, table)
            command = wire.DoResign(id="end", version=theirs.table.version)
            await theirs.perform(theirs.table.seats[1].person, command)
            assert theirs.table.over
            if route == "record":
                assert "resigned" in await people[0].get(f"/api/tables/{table}/record")
            else:
                wanted = {"version": 1} if route == "fork" else None
                made = await people[0].post(f"/api/tables/{table}/{route}", wanted)
                assert made["table"] != table
