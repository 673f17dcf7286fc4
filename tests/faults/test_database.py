"""The database goes away under load, or keeps everybody waiting: a clear word, then all goes on."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field, replace

from tests.faults.checking import check_party, lines_of, looking_into
from tests.faults.player import Player, Script, There, gathered, party, people
from tests.faults.served import Served
from tests.postgres import Cluster
from tests.serving import JSON, Person
from tests.waiting import PATIENCE, until_awaited
from wanli.table import entries

SCRIPTS = (
    Script("chang-cheng", 2, seed=2, moves=40),
    Script("great-wall", 3, seed=3, moves=40, bots=1),
    Script("great-wall", 2, seed=4, moves=40),
)
ENOUGH = 30  # commands, then the database falls
LATER = 1013, "storage-away"


@dataclass(frozen=True)
class Counted(There):
    """A house that says when so much has been sent."""

    enough: asyncio.Event = field(default_factory=asyncio.Event)
    commands: list[None] = field(default_factory=list)

    def sent(self) -> None:
        """Count."""
        self.commands.append(None)
        if len(self.commands) >= ENOUGH:
            self.enough.set()


async def played_and_checked(
    house: Counted, url: str, script: Script, during: asyncio.Event
) -> None:
    """One game from the first move to a look at its log."""
    async with party(house, script) as everybody:
        await everybody.play()
        await during.wait()
        record = await everybody.players[0].person.get(f"/api/tables/{everybody.table}/record")
        with looking_into(url) as connection:
            check_party(connection, everybody, str(record))


async def refused(person: Person, table: str, wish: JSON) -> str:
    """The code with which a command is refused over HTTP, if it is."""
    answer = await person.http.post(f"/api/tables/{table}/commands", json=wish)
    assert answer.status_code in (200, 503), answer.text
    return "" if answer.status_code == 200 else str(answer.json()["code"])


async def test_postgres_falls_under_load_and_gets_up(
    on_postgres: Served, postgres: Cluster
) -> None:
    house, over = Counted(on_postgres.house.address), asyncio.Event()
    async with people(house, 1) as (alone,), asyncio.TaskGroup() as group:
        script = Script("chang-cheng", 2, seed=1, bots=1)
        table = await gathered(house, [alone], script)
        async with alone.at(table) as sitting:
            mine = await sitting.until(
                lambda m: m["t"] == "update" and m["table"]["turn"] in m["you"]["seats"]
            )
            wish = {"do": "move", "id": "late", "version": mine["version"]}
            wish["text"] = mine["view"]["legal"][0]
            for one in SCRIPTS:
                group.create_task(played_and_checked(house, on_postgres.url, one, over))
            await asyncio.wait_for(house.enough.wait(), PATIENCE)
            await asyncio.to_thread(postgres.halt)
            assert await refused(alone, table, wish) == "storage-away"
            await sitting.send(**wish)
            answer = await sitting.until(lambda m: m.get("id") == "late")
            assert (answer["t"], answer["code"]) == ("refused", "storage-away")
            assert (await alone.http.get("/health")).status_code == 503
            async with alone.at(table) as late:  # a page is loaded anew
                await asyncio.wait_for(late.socket.wait_closed(), PATIENCE)
                assert (late.socket.close_code, late.socket.close_reason) == LATER
            await asyncio.to_thread(postgres.start)

            async def goes_on() -> bool:
                return not await refused(alone, table, wish)

            await until_awaited(goes_on)
            again = await sitting.move(str(wish["text"]), "late", mine["version"])
            assert (again["t"], again["version"]) == ("confirmed", mine["version"] + 1)
            over.set()
        few = replace(script, moves=again["version"] + 8)
        await Player(house, alone, table, 0, few).play()  # the bot, too, goes on
        moves = [entries.decode(line.body) for line in lines_of(on_postgres.url, table)]
        later = moves[again["version"] :]
        assert any(isinstance(one, entries.Moved) and one.by_bot for one in later)
    assert '"level": "error"' not in on_postgres.servers[0].log.read_text()


async def test_who_writes_waits_while_another_program_holds_the_file(on_sqlite: Served) -> None:
    house = on_sqlite.house
    async with people(house, 2) as guests:
        table = await gathered(house, guests, SCRIPTS[0])
        async with guests[0].at(table) as first, guests[1].at(table) as second:
            await first.until_version(1)
            turn = first.update["table"]["turn"]
            mover = (first, second)[turn]
            await mover.until_version(1)
            text = mover.update["view"]["legal"][0]
            with on_sqlite.held():
                move = asyncio.create_task(mover.move(text, "slow", 1))
                await asyncio.sleep(0)  # it is sent
                await on_sqlite.until_written_for(1, mover)
                assert not move.done()
                assert (await guests[0].get(f"/api/tables/{table}"))["version"] == 1
                assert len(lines_of(on_sqlite.url, table)) == 1
            answer = await move
            assert (answer["t"], answer["version"]) == ("confirmed", 2)
            for one in (first, second):
                await one.until_version(2)
        assert len(lines_of(on_sqlite.url, table)) == 2
