"""Whole games, read byte by byte: what is hidden stays so to the end, and then all is open."""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec
import pytest

from tests.leaks.callers import Caller
from tests.leaks.company import Company, company
from tests.leaks.house import open_house
from tests.leaks.reader import Reading, read_a_move, readings
from tests.leaks.secret import told_too_early
from wanli.core.laws.covering import any_setup
from wanli.core.record import read_record
from wanli.core.rng import Rng
from wanli.core.verify import verify
from wanli.games import game
from wanli.server import wire

GAMES = [("chang-cheng", 3), ("great-wall", 3)]  # the second is long enough for a snapshot
ASKS = 16  # one in so many moves somebody asks about
LOOKS_BACK = 16  # one in so many moves everybody looks back
PAST = ("now",)  # what differs when an earlier version is shown: the time, and what can be done
PAST_YOU = ("may_undo", "may_ask_undo")


@pytest.mark.parametrize(("name", "players"), GAMES)
async def test_a_game_is_read_to_its_end(name: str, players: int, tmp_path: Path) -> None:
    rng = Rng(players)
    setup = any_setup(game(name), players, rng)
    assert setup is not None

    async with (
        open_house(tmp_path) as house,
        company(house, game(name), setup) as those,
        readings(those) as everybody,
    ):
        await play_to_the_end(those, everybody, rng)
        await all_is_open(those, everybody)


async def play_to_the_end(those: Company, everybody: list[Reading], rng: Rng) -> None:
    while True:
        if those.live.table.over:
            return
        for one in everybody:
            assert not told_too_early(those.live.table, one.caller.heard)
            one.caller.heard.clear()
            one.read = 0
        await read_a_move(those, everybody, rng, ask=rng.below(ASKS) == 0)
        if rng.below(LOOKS_BACK) == 0 and not those.live.table.over:
            await looks_back(those, everybody, rng)


async def looks_back(those: Company, everybody: list[Reading], rng: Rng) -> None:
    """An earlier version is what was sent when it was the present one."""
    for one in everybody:
        versions = sorted(one.updates)[:-1]
        await looks_back_at(those, one, versions[-1])
        await looks_back_at(those, one, versions[int(rng.below(len(versions)))])


async def looks_back_at(those: Company, one: Reading, version: int) -> None:
    query = {"version": version, "viewer": one.viewer}
    now = await one.caller.json("GET", those.path, **query)
    then = msgspec.json.decode(one.updates[version])
    now["told"] = now["told"][then["told_from"] :]
    now["told_from"] = then["told_from"]
    assert unmasked(now) == unmasked(then), (version, one.viewer)
    for seat in range(len(those.people)):
        if seat != one.viewer:
            refused = await one.caller.ask("GET", those.path, version=version, viewer=seat)
            assert refused.startswith(b"403"), refused


def unmasked(update: dict[str, object]) -> dict[str, object]:
    you = update["you"]
    assert isinstance(you, dict)
    kept = {name: value for name, value in you.items() if name not in PAST_YOU}
    return {**{n: v for n, v in update.items() if n not in PAST}, "you": kept}


async def all_is_open(those: Company, everybody: list[Reading]) -> None:
    """At the end everybody may look through all eyes, and check the luck."""
    table = those.live.table
    for one in everybody:
        for seat in range(len(those.people)):
            now = await one.caller.json("GET", those.path, viewer=seat)
            assert now["you"]["viewer"] == seat
            assert now["table"]["secret"] == table.secret.hex()
            promised = hashlib.sha256(bytes.fromhex(now["table"]["secret"])).hexdigest()
            assert now["table"]["commitment"] == promised
            then = await one.caller.json("GET", those.path, viewer=seat, version=5)
            assert then["table"]["secret"] == ""
        await the_record_proves_it(those, one.caller)


async def the_record_proves_it(those: Company, caller: Caller) -> None:
    text = (await caller.ask("GET", f"{those.path}/record")).partition(b"\n\n")[2].decode()
    assert those.live.table.secret.hex() in text
    verify(those.live.table.game, read_record(text))


def test_wire_has_no_word_for_what_is_yet_to_be_drawn() -> None:
    fields = {*wire.Update.__struct_fields__, *wire.TableInfo.__struct_fields__}
    assert not fields & {"drawn", "key", "seed", "luck", "position", "state", "moves"}
