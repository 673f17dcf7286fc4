"""Whole games, read byte by byte: hidden facts stay hidden until the end and are then public."""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec
import pytest

from tests.leaks.callers import Caller
from tests.leaks.local_server import run_local_server
from tests.leaks.luck_secret import leaked_secrets
from tests.leaks.message_reader import Reader, connect_readers, play_move
from tests.leaks.participants import Participants, open_table
from wanli.core.laws.covering import any_setup
from wanli.core.record import read_record
from wanli.core.rng import Rng
from wanli.core.verify import verify
from wanli.games import game
from wanli.server import wire

GAMES = [("chang-cheng", 3), ("great-wall", 3)]  # the second is long enough for a snapshot
ASKS = 16  # on average, callers send probes before one move in this many
LOOKS_BACK = 16  # on average, earlier versions are requested after one move in this many
# fields that differ when an earlier version is requested: the time, and what can be done now
PAST = ("now",)
PAST_YOU = ("may_undo", "may_ask_undo")


@pytest.mark.parametrize(("name", "players"), GAMES)
async def test_no_message_of_a_whole_game_contains_hidden_facts(
    name: str, players: int, tmp_path: Path
) -> None:
    rng = Rng(players)
    setup = any_setup(game(name), players, rng)
    assert setup is not None

    async with (
        run_local_server(tmp_path) as server,
        open_table(server, game(name), setup) as participants,
        connect_readers(participants) as everyone,
    ):
        await play_to_the_end(participants, everyone, rng)
        await check_all_is_public(participants, everyone)


async def play_to_the_end(participants: Participants, everyone: list[Reader], rng: Rng) -> None:
    while True:
        if participants.live.table.over:
            return
        for one in everyone:
            assert not leaked_secrets(participants.live.table, one.caller.received)
            one.caller.received.clear()
            one.read = 0
        await play_move(participants, everyone, rng, ask=rng.below(ASKS) == 0)
        if rng.below(LOOKS_BACK) == 0 and not participants.live.table.over:
            await check_earlier_versions(participants, everyone, rng)


async def check_earlier_versions(
    participants: Participants, everyone: list[Reader], rng: Rng
) -> None:
    """Check that an earlier version is sent as it was when it was current."""
    for one in everyone:
        versions = sorted(one.updates)[:-1]
        await check_earlier_version(participants, one, versions[-1])
        await check_earlier_version(participants, one, versions[int(rng.below(len(versions)))])


async def check_earlier_version(participants: Participants, one: Reader, version: int) -> None:
    query = {"version": version, "viewer": one.viewer}
    now = await one.caller.json("GET", participants.path, **query)
    then = msgspec.json.decode(one.updates[version])
    now["told"] = now["told"][then["told_from"] :]
    now["told_from"] = then["told_from"]
    assert without_present_fields(now) == without_present_fields(then), (version, one.viewer)
    for seat in range(len(participants.people)):
        if seat != one.viewer:
            refused = await one.caller.ask("GET", participants.path, version=version, viewer=seat)
            assert refused.startswith(b"403"), refused


def without_present_fields(update: dict[str, object]) -> dict[str, object]:
    you = update["you"]
    assert isinstance(you, dict)
    kept = {name: value for name, value in you.items() if name not in PAST_YOU}
    return {**{n: v for n, v in update.items() if n not in PAST}, "you": kept}


async def check_all_is_public(participants: Participants, everyone: list[Reader]) -> None:
    """Check that after the end everyone may look from all seats and verify the luck."""
    table = participants.live.table
    for one in everyone:
        for seat in range(len(participants.people)):
            now = await one.caller.json("GET", participants.path, viewer=seat)
            assert now["you"]["viewer"] == seat
            assert now["table"]["secret"] == table.secret.hex()
            promised = hashlib.sha256(bytes.fromhex(now["table"]["secret"])).hexdigest()
            assert now["table"]["commitment"] == promised
            then = await one.caller.json("GET", participants.path, viewer=seat, version=5)
            assert then["table"]["secret"] == ""
        await check_record_verifies(participants, one.caller)


async def check_record_verifies(participants: Participants, caller: Caller) -> None:
    text = (await caller.ask("GET", f"{participants.path}/record")).partition(b"\n\n")[2].decode()
    assert participants.live.table.secret.hex() in text
    verify(participants.live.table.game, read_record(text))


def test_updates_have_no_field_for_future_draws() -> None:
    fields = {*wire.Update.__struct_fields__, *wire.TableInfo.__struct_fields__}
    assert not fields & {"drawn", "key", "seed", "luck", "position", "state", "moves"}
