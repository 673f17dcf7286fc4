"""Whoever is signed out, deleted or somebody else by now is no longer connected as he was."""

from __future__ import annotations

import asyncio

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.playing import guest, table_of
from tests.serving import Person, Server, Sitting

SIGNED_OUT = 4401


async def closed_with(sitting: Sitting) -> int:
    """The code with which the server closes a line."""
    with pytest.raises(ConnectionClosed) as closed:
        await sitting.until(lambda _: False)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


async def signed_up(person: Person, name: str) -> None:
    await person.post("/api/sign-up", {"name": name, "password": "stone upon stone"})


def test_signing_out_everywhere_ends_every_line(server: Server) -> None:
    async def story() -> None:
        async with table_of(server, "great-wall") as (people, table):
            await signed_up(people[0], "Ostap of the wall")
            async with people[0].at(table) as mine, people[1].at(table) as other:
                await mine.hear()
                await other.hear()
                await people[0].post("/api/sign-out-everywhere")
                assert await closed_with(mine) == SIGNED_OUT
                await other.send(do="look", seat=-1)
                await other.until(lambda m: m["t"] == "update")  # nobody else is concerned

    asyncio.run(story())


def test_another_password_ends_the_other_lines_only(server: Server) -> None:
    async def story() -> None:
        async with table_of(server, "great-wall") as (people, table), guest(server) as again:
            await signed_up(people[0], "Petra of the wall")
            sign_in = {"name": "Petra of the wall", "password": "stone upon stone"}
            await again.post("/api/sign-in", sign_in)
            async with people[0].at(table) as mine, again.at(table) as elsewhere:
                await mine.hear()
                await elsewhere.hear()
                await people[0].post(
                    "/api/me/password", {"old": "stone upon stone", "new": "gate upon gate"}
                )
                assert await closed_with(elsewhere) == SIGNED_OUT
                await mine.send(do="look", seat=-1)
                await mine.until(lambda m: m["t"] == "update")

    asyncio.run(story())


def test_a_guest_who_becomes_an_account_comes_back_as_that(server: Server) -> None:
    async def story() -> None:
        async with table_of(server, "great-wall") as (people, table):
            async with people[1].at(table) as as_guest:
                await as_guest.hear()
                await signed_up(people[1], "Quentin of the wall")
                assert await closed_with(as_guest) == SIGNED_OUT
            async with people[1].at(table) as as_account:
                update = await as_account.until(lambda m: m["t"] == "update")
                assert update["you"]["seats"] == [1]

    asyncio.run(story())
