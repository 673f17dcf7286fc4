"""Any position of a game that is over can be played on from, against bots."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.playing import GAMES, guest, play, play_live, table_of, undoable
from tests.serving import JSON, Person, Refusal, Server, serving
from wanli.core.record import read_record

VERIFY = Path(__file__).parents[2] / "tools" / "verify_luck.py"
NOW = ("now", "t", "version", "table", "you")  # what a fork has of its own


def run(*words: str) -> subprocess.CompletedProcess[str]:
    """A command of a person at the machine itself."""
    return subprocess.run([sys.executable, *words], capture_output=True, text=True, check=False)


async def fork(person: Person, table: str, version: int, **more: object) -> str:
    """Fork a table; gives the new one."""
    body = {"version": version, "level": "random", **more}
    made: JSON = await person.post(f"/api/tables/{table}/fork", body)
    return str(made["table"])


async def refused(person: Person, table: str, **body: object) -> tuple[int, str]:
    """Status and code of a fork that is refused."""
    with pytest.raises(Refusal) as caught:
        await person.post(f"/api/tables/{table}/fork", body)
    return caught.value.status, str(caught.value.body["code"])


async def to_the_end(person: Person, table: str) -> JSON:
    """Play a fork to its end; the bots play by themselves."""
    seen: JSON = await person.get(f"/api/tables/{table}")
    async with person.at(table) as sitting:
        return await play_live([sitting], seen["you"]["seats"])


@pytest.mark.parametrize("game", GAMES)
async def test_a_fork_is_the_same_position_with_me_and_bots(server: Server, game: str) -> None:
    async with table_of(server, game, 3) as (people, table), guest(server, "Zoe") as zoe:
        end = await play(people, table)
        then = await zoe.get(f"/api/tables/{table}", version=9, viewer=0)
        turn = then["table"]["turn"]
        then = await zoe.get(f"/api/tables/{table}", version=9, viewer=turn)
        new = await fork(zoe, table, 9)
        here = await zoe.get(f"/api/tables/{new}")
        info = here["table"]
        assert {k: v for k, v in here.items() if k not in NOW} == {
            k: v for k, v in then.items() if k not in NOW
        }
        assert (info["fork_of"], info["fork_version"]) == (table, 9)
        assert info["fork_moves"] == len(then["told"])
        assert (info["status"], info["listed"], here["version"]) == ("playing", False, 1)
        assert (info["turn"], here["you"]["seats"]) == (turn, [turn])
        assert not here["you"]["may_undo"]
        assert not here["you"]["may_ask_undo"]
        kinds = [seat["kind"] for seat in info["seats"]]
        assert kinds == ["person" if n == turn else "bot" for n in range(3)]
        assert {seat["level"] for seat in info["seats"]} == {"", "random"}
        assert (info["host"], info["secret"]) == (zoe.id, "")
        assert info["commitment"] not in ("", end["table"]["commitment"])
        assert info["clock"] is None
        lobby = await zoe.get("/api/tables")
        assert new not in [one["id"] for one in lobby["playing"]]
        again = await zoe.get(f"/api/tables/{new}", version=1)
        assert again["view"] == here["view"]


async def test_a_fork_shows_its_seat_no_more_than_a_seat_may_know(server: Server) -> None:
    async with table_of(server, "great-wall") as (people, table):
        await play(people, table)
        new = await fork(people[0], table, 9, seat=1)
        mine = await people[0].get(f"/api/tables/{new}", version=1)  # a bot may have moved since
        before = await people[0].get(f"/api/tables/{table}", version=9, viewer=1)
        assert (mine["view"], mine["told"]) == (before["view"], before["told"])
        for eyes in (0, 5):
            with pytest.raises(Refusal) as caught:
                await people[0].get(f"/api/tables/{new}", viewer=eyes)
            assert caught.value.body["code"] == "not-your-seat"
        with pytest.raises(Refusal) as caught:
            await people[0].get(f"/api/tables/{new}/record")
        assert caught.value.body["code"] == "not-over"
        assert await refused(people[0], new, version=1) == (422, "not-over")


async def test_a_running_game_is_not_forked_nor_what_is_no_position(server: Server) -> None:
    async with table_of(server, "chang-cheng", watchers=False) as (people, table):
        anna = people[0]
        assert await refused(anna, table, version=1) == (422, "not-over")
        end = await play(people, table)
        last = end["version"]
        assert await refused(anna, table, version=last) == (422, "fork-at-the-end")
        assert await refused(anna, table, version=last + 1) == (422, "unknown-version")
        assert await refused(anna, table, version=3, seat=2) == (403, "seat-unknown")
        assert await refused(anna, table, version=3, level="god") == (422, "unknown-level")
        assert await refused(anna, "nowhere", version=3) == (404, "no-such-table")
        for body in ({}, {"version": 0}, {"version": 3, "seat": 9}, {"version": 3, "x": 1}):
            assert await refused(anna, table, **body) == (400, "bad-message")
        async with guest(server) as stranger:
            assert await refused(stranger, table, version=3) == (403, "no-watchers")
            new = await fork(anna, table, 3)  # what was not to be watched still is not
            with pytest.raises(Refusal) as caught:
                await stranger.get(f"/api/tables/{new}")
            assert caught.value.body["code"] == "no-watchers"
        assert len((await anna.get("/api/me/tables"))["tables"]) == 2
        open_one = (await anna.create("great-wall"))["table"]["id"]
        assert await refused(anna, open_one, version=1) == (422, "not-over")


async def test_who_resigned_can_see_how_it_would_have_gone_on(server: Server) -> None:
    async with table_of(server, "great-wall") as (people, table):
        seen = await play(people, table, 4)
        loser = people[1]
        await loser.command(table, do="resign", id="r", version=seen["version"])
        new = await fork(loser, table, seen["version"] + 1, seat=1)
        here = await loser.get(f"/api/tables/{new}")
        assert (here["table"]["status"], here["view"]["over"]) == ("playing", False)


@pytest.mark.parametrize("game", GAMES)
async def test_a_fork_goes_out_and_in_again_and_its_own_luck_can_be_checked(
    server: Server, game: str, tmp_path: Path
) -> None:
    async with table_of(server, game) as (people, table), guest(server, "Zoe") as zoe:
        await play(people, table)
        first = read_record(await zoe.get(f"/api/tables/{table}/record"))
        new = await fork(zoe, table, 7, seat=1)
        end = await to_the_end(zoe, new)
        text = await zoe.get(f"/api/tables/{new}/record")
        record = read_record(text)
        assert record.fork == end["table"]["fork_moves"] > 0
        assert record.moves[: record.fork] == first.moves[: record.fork]
        assert record.commitment == end["table"]["commitment"] != first.commitment
        file = tmp_path / "game.txt"
        file.write_text(text, encoding="utf-8")
        told = run(str(VERIFY), str(file))
        assert told.returncode == 0, told.stderr
        assert f"not those of the first {record.fork} moves" in told.stdout
        told = run("-m", "wanli.cli", "--lang", "en", "verify", str(file))
        assert told.returncode == 0, told.stderr
        assert f"its first {record.fork} moves" in " ".join(told.stdout.split())
        for number in ("", "fork 99999\n", f"fork {record.fork}\nfork 1\n"):
            wrong = text.replace(f"fork {record.fork}\n", number)
            file.write_text(wrong, encoding="utf-8")
            for command in ([str(VERIFY)], ["-m", "wanli.cli", "verify"]):
                assert run(*command, str(file)).returncode != 0

        copy = (await zoe.post("/api/records", {"record": text}))["table"]
        assert await zoe.get(f"/api/tables/{copy}/record") == text
        seen = await zoe.get(f"/api/tables/{copy}", version=1, viewer=1)
        assert seen["table"]["fork_moves"] == record.fork
        assert seen["table"]["fork_of"] == ""
        before = await zoe.get(f"/api/tables/{new}", version=1, viewer=1)
        assert seen["view"] == before["view"]
        # An imported game, and a fork, can be forked as well.
        for source in (copy, new):
            third = await zoe.get(f"/api/tables/{await fork(zoe, source, 1)}")
            assert third["table"]["fork_moves"] == record.fork


async def test_undo_stops_where_the_fork_began(server: Server) -> None:
    async with table_of(server, "chang-cheng") as (people, table):
        mover, seen = await undoable(people, table)
        assert seen["table"]["turn"] in seen["you"]["seats"]  # and no bot goes on for him
        await mover.command(table, do="resign", id="r", version=seen["version"])
        new = await fork(mover, table, seen["version"])
        wishes = (
            ({"do": "undo"}, "no-undo"),
            ({"do": "ask", "what": "undo"}, "undo-crosses-luck"),
        )
        for number, (wish, code) in enumerate(wishes):
            with pytest.raises(Refusal) as caught:
                await mover.command(new, **wish, id=f"u{number}", version=1)
            assert caught.value.body["code"] == code
        here = await mover.get(f"/api/tables/{new}")
        assert (here["version"], here["view"]) == (1, seen["view"])


async def test_a_rematch_of_a_fork_is_a_game_from_the_beginning(server: Server) -> None:
    async with table_of(server, "great-wall") as (people, table):
        await play(people, table)
        new = await fork(people[0], table, 30)
        seen = await people[0].get(f"/api/tables/{new}")
        mine = {"version": seen["version"], "seat": seen["you"]["seats"][0]}
        await people[0].command(new, do="resign", id="r", **mine)
        again = (await people[0].post(f"/api/tables/{new}/rematch"))["table"]
        started = await people[0].get(f"/api/tables/{again}", version=1)  # bots may have moved
        info = started["table"]
        assert (info["fork_of"], info["fork_version"], info["fork_moves"]) == ("", 0, 0)
        assert info["rematch_of"] == new
        assert all(line["seat"] == -1 for line in started["told"])  # only luck so far


@pytest.mark.postgres_in_full_run
async def test_a_fork_outlives_the_server_and_goes_with_a_backup(
    tmp_path: Path, database_url: str
) -> None:
    """On both databases; it is even read from the other kind."""
    file, copy = tmp_path / "site.backup", f"sqlite:///{tmp_path / 'copy.db'}"
    kept: dict[str, str] = {}
    cookie: dict[str, str] = {}

    words = ("--trust-proxy", "--bots", "1")
    with serving(tmp_path / "a", *words, database=database_url) as server:
        async with table_of(server, "great-wall") as (people, table):
            await play(people, table)
            kept["new"] = new = await fork(people[0], table, 9, seat=0)
            kept["view"] = str((await people[0].get(f"/api/tables/{new}", version=1))["view"])
            kept["secret"] = (await people[0].get(f"/api/tables/{new}"))["table"]["commitment"]
            cookie.update(people[0].http.cookies)
    wanli = ("-m", "wanli.cli", "--lang", "en")
    assert run(*wanli, "backup", str(file), "--database", database_url).returncode == 0
    assert run(*wanli, "restore", str(file), "--database", copy).returncode == 0
    for url in (database_url, copy):
        with serving(tmp_path / "a", *words, database=url) as server:
            anna = Person(server.address)
            anna.http.cookies.update(cookie)
            async with anna.http:
                new = kept["new"]
                then = await anna.get(f"/api/tables/{new}", version=1)
                assert str(then["view"]) == kept["view"]
                assert then["table"]["commitment"] == kept["secret"]
                assert then["table"]["fork_version"] == 9
                if then["table"]["status"] == "playing":
                    await to_the_end(anna, new)
                text = await anna.get(f"/api/tables/{new}/record")
                (tmp_path / "game.txt").write_text(text, encoding="utf-8")
                assert run(str(VERIFY), str(tmp_path / "game.txt")).returncode == 0
    with closing(sqlite3.connect(tmp_path / "copy.db")) as rows:
        [(origin,)] = rows.execute("SELECT origin FROM tables WHERE id = ?", (kept["new"],))
        assert b'"version":9' in origin
