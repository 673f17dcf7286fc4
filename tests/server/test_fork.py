"""Any position of a finished game can be continued at a new table against bots."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.live_server import JSON, Person, Refusal, Server, run_server
from tests.server.api_games import GAMES, guest, play, play_live, play_until_undo, start_game
from wanli.core.record import read_record

VERIFY = Path(__file__).parents[2] / "tools" / "verify_luck.py"
NOW = ("now", "t", "version", "table", "you")  # fields that a fork has for itself


def run_command(*words: str) -> subprocess.CompletedProcess[str]:
    """Run a command as a person would who has only the files."""
    return subprocess.run([sys.executable, *words], capture_output=True, text=True, check=False)


async def fork(person: Person, table: str, version: int, **more: object) -> str:
    """Fork a table; return the new one."""
    body = {"version": version, "level": "random", **more}
    made: JSON = await person.post(f"/api/tables/{table}/fork", body)
    return str(made["table"])


async def refusal_of(person: Person, table: str, **body: object) -> tuple[int, str]:
    """Return status and code of a refused fork."""
    with pytest.raises(Refusal) as caught:
        await person.post(f"/api/tables/{table}/fork", body)
    return caught.value.status, str(caught.value.body["code"])


async def to_the_end(person: Person, table: str) -> JSON:
    """Play a fork to its end; the bots play by themselves."""
    seen: JSON = await person.get(f"/api/tables/{table}")
    async with person.connect(table) as socket:
        return await play_live([socket], seen["you"]["seats"])


@pytest.mark.parametrize("game", GAMES)
async def test_a_fork_has_the_same_position_with_me_and_bots(server: Server, game: str) -> None:
    async with start_game(server, game, 3) as (people, table), guest(server, "Zoe") as zoe:
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


async def test_a_fork_shows_its_player_only_what_the_seat_may_know(server: Server) -> None:
    async with start_game(server, "great-wall") as (people, table):
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
        assert await refusal_of(people[0], new, version=1) == (422, "not-over")


async def test_running_games_and_invalid_positions_cannot_be_forked(server: Server) -> None:
    async with start_game(server, "chang-cheng", watchers=False) as (people, table):
        anna = people[0]
        assert await refusal_of(anna, table, version=1) == (422, "not-over")
        end = await play(people, table)
        last = end["version"]
        assert await refusal_of(anna, table, version=last) == (422, "fork-at-the-end")
        assert await refusal_of(anna, table, version=last + 1) == (422, "unknown-version")
        assert await refusal_of(anna, table, version=3, seat=2) == (403, "seat-unknown")
        assert await refusal_of(anna, table, version=3, level="god") == (422, "unknown-level")
        assert await refusal_of(anna, "nowhere", version=3) == (404, "no-such-table")
        for body in ({}, {"version": 0}, {"version": 3, "seat": 9}, {"version": 3, "x": 1}):
            assert await refusal_of(anna, table, **body) == (400, "bad-message")
        async with guest(server) as stranger:
            assert await refusal_of(stranger, table, version=3) == (403, "no-watchers")
            new = await fork(anna, table, 3)  # a table without spectators stays hidden
            with pytest.raises(Refusal) as caught:
                await stranger.get(f"/api/tables/{new}")
            assert caught.value.body["code"] == "no-watchers"
        assert len((await anna.get("/api/me/tables"))["tables"]) == 2
        open_one = (await anna.create("great-wall"))["table"]["id"]
        assert await refusal_of(anna, open_one, version=1) == (422, "not-over")


async def test_a_player_who_resigned_can_continue_the_game_in_a_fork(server: Server) -> None:
    async with start_game(server, "great-wall") as (people, table):
        seen = await play(people, table, 4)
        loser = people[1]
        await loser.command(table, do="resign", id="r", version=seen["version"])
        new = await fork(loser, table, seen["version"] + 1, seat=1)
        here = await loser.get(f"/api/tables/{new}")
        assert (here["table"]["status"], here["view"]["over"]) == ("playing", False)


@pytest.mark.parametrize("game", GAMES)
async def test_a_fork_can_be_exported_imported_and_verified(
    server: Server, game: str, tmp_path: Path
) -> None:
    async with start_game(server, game) as (people, table), guest(server, "Zoe") as zoe:
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
        told = run_command(str(VERIFY), str(file))
        assert told.returncode == 0, told.stderr
        assert f"not those of the first {record.fork} moves" in told.stdout
        told = run_command("-m", "wanli.cli", "--lang", "en", "verify", str(file))
        assert told.returncode == 0, told.stderr
        assert f"Its first {record.fork} moves" in " ".join(told.stdout.split())
        for number in ("", "fork 99999\n", f"fork {record.fork}\nfork 1\n"):
            wrong = text.replace(f"fork {record.fork}\n", number)
            file.write_text(wrong, encoding="utf-8")
            for command in ([str(VERIFY)], ["-m", "wanli.cli", "verify"]):
                assert run_command(*command, str(file)).returncode != 0

        copy = (await zoe.post("/api/records", {"record": text}))["table"]
        assert await zoe.get(f"/api/tables/{copy}/record") == text
        seen = await zoe.get(f"/api/tables/{copy}", version=1, viewer=1)
        assert seen["table"]["fork_moves"] == record.fork
        assert seen["table"]["fork_of"] == ""
        before = await zoe.get(f"/api/tables/{new}", version=1, viewer=1)
        assert seen["view"] == before["view"]
        # Imported games and forks can be forked, too.
        for source in (copy, new):
            third = await zoe.get(f"/api/tables/{await fork(zoe, source, 1)}")
            assert third["table"]["fork_moves"] == record.fork


async def test_undo_stops_at_the_position_where_the_fork_began(server: Server) -> None:
    async with start_game(server, "chang-cheng") as (people, table):
        mover, seen = await play_until_undo(people, table)
        assert seen["table"]["turn"] in seen["you"]["seats"]  # no stand-in plays on
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


async def test_a_rematch_of_a_fork_starts_from_the_beginning(server: Server) -> None:
    async with start_game(server, "great-wall") as (people, table):
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
        assert all(line["seat"] == -1 for line in started["told"])  # only draws so far


@pytest.mark.postgres_in_full_run
async def test_a_fork_survives_a_restart_and_a_restored_backup(
    tmp_path: Path, database_url: str
) -> None:
    """A backup can be restored into the other kind of database."""
    file, copy = tmp_path / "site.backup", f"sqlite:///{tmp_path / 'copy.db'}"
    kept: dict[str, str] = {}
    cookie: dict[str, str] = {}

    words = ("--trust-proxy", "--bots", "1")
    with run_server(tmp_path / "a", *words, database=database_url) as server:
        async with start_game(server, "great-wall") as (people, table):
            await play(people, table)
            kept["new"] = new = await fork(people[0], table, 9, seat=0)
            kept["view"] = str((await people[0].get(f"/api/tables/{new}", version=1))["view"])
            kept["secret"] = (await people[0].get(f"/api/tables/{new}"))["table"]["commitment"]
            cookie.update(people[0].http.cookies)
    wanli = ("-m", "wanli.cli", "--lang", "en")
    assert run_command(*wanli, "backup", str(file), "--database", database_url).returncode == 0
    assert run_command(*wanli, "restore", str(file), "--database", copy).returncode == 0
    for url in (database_url, copy):
        with run_server(tmp_path / "a", *words, database=url) as server:
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
                assert run_command(str(VERIFY), str(tmp_path / "game.txt")).returncode == 0
    with closing(sqlite3.connect(tmp_path / "copy.db")) as rows:
        [(origin,)] = rows.execute("SELECT origin FROM tables WHERE id = ?", (kept["new"],))
        assert b'"version":9' in origin
