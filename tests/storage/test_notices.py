"""Notices follow from the tables; deliveries are claimed, tried again, and dropped when untrue."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import TYPE_CHECKING

import msgspec
import pytest
import sqlalchemy as sa

from tests.storage.staged import ASKED, GAME, MOVED, Staged, staged
from wanli.bots.levels import Level
from wanli.storage import channels, deliveries, notices, people, schema, tables
from wanli.storage.deliveries import Delivery
from wanli.storage.person_settings import PersonSettings, PushSubscription
from wanli.table import entries

if TYPE_CHECKING:
    from tests.postgres import Cluster

NOW = 1_000_000.0
OFFERED = frozenset({"webhook", "ntfy", "email", "push"})
HOOKED = PersonSettings(webhook="https://hook.example/x")


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def theatre(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Staged]:
    """One database of each kind for all tests here: to make one takes longer than any of them."""
    with ExitStack() as stack:
        url = f"sqlite:///{tmp_path_factory.mktemp('notices') / 'wanli.db'}"
        if request.param == "postgres":
            cluster: Cluster = request.getfixturevalue("postgres")
            url = stack.enter_context(cluster.database("notices"))
        yield stack.enter_context(staged(url))


@pytest.fixture
def stage(theatre: Staged) -> Staged:
    """Nobody is there yet."""
    with theatre.database.begin() as connection:
        for table in reversed(schema.metadata.sorted_tables):
            connection.execute(table.delete())
    return theatre


def gather(stage: Staged, now: float = NOW) -> int:
    with stage.database.begin() as connection:
        return notices.create_missing(connection, OFFERED, now)


def claim(stage: Staged, now: float = NOW, limit: int = 100) -> list[Delivery]:
    with stage.database.begin() as connection:
        return deliveries.claim(connection, now, now + 60, limit, OFFERED)


def listed(stage: Staged, person: str) -> list[tuple[str, int]]:
    with stage.database.reading() as connection:
        return [(one.kind, one.version) for one in notices.list_of(connection, person)]


def rows(stage: Staged) -> list[tuple[str, int, float | None, str | None]]:
    columns = schema.deliveries.c
    query = sa.select(columns.channel, columns.tries, columns.next_at, columns.failure)
    with stage.database.reading() as connection:
        return [tuple(row) for row in connection.execute(query)]


# ---- who hears of what -------------------------------------------------------------------------
def test_nobody_hears_of_a_table_that_cannot_be_opened_here(stage: Staged) -> None:
    stage.table(stage.person("Ann"), stage.person("Bob"), at=NOW - 11)
    newer = schema.tables.update().values(rules_version=99)
    with stage.database.begin() as connection:
        connection.execute(newer)
    assert gather(stage) == 0


def test_who_is_away_hears_of_his_turn_once(stage: Staged) -> None:
    ann, bob = stage.person("Ann"), stage.person("Bob")
    stage.table(ann, bob, at=NOW - 11)
    assert gather(stage) == 2  # Ann's turn, and that it has begun for Bob
    assert gather(stage) == 0
    assert listed(stage, ann) == [("turn", 1)]
    assert listed(stage, bob) == [("start", 1)]


def test_who_begins_a_new_game_hears_of_his_turn_only(stage: Staged) -> None:
    ann, bob = stage.person("Ann"), stage.person("Bob")
    table = stage.table(ann, bob, at=NOW - 30)
    stage.entry(table, MOVED, NOW - 25, turn=1)
    assert gather(stage) == 1
    assert gather(stage) == 0
    assert listed(stage, bob) == [("turn", 2)]


def test_nobody_hears_of_a_turn_before_he_could_come_by_himself(stage: Staged) -> None:
    ann = stage.person("Ann")
    stage.table(ann, at=NOW - 9)
    assert gather(stage) == 0
    assert gather(stage, NOW + 2) == 1


def test_who_is_connected_hears_nothing(stage: Staged) -> None:
    ann, bob = stage.person("Ann"), stage.person("Bob")
    table = stage.table(ann, bob, at=NOW - 15)
    stage.seen(table, 0, NOW - 5)
    stage.seen(table, 1, NOW - 5)
    assert gather(stage) == 0


def test_talk_about_a_turn_is_no_second_turn(stage: Staged) -> None:
    ann, bob = stage.person("Ann", HOOKED), stage.person("Bob")
    table = stage.table(ann, bob, at=NOW - 500)
    stage.seen(table, 1, NOW)
    assert gather(stage) == 1
    stage.entry(table, ASKED, NOW)
    assert gather(stage, NOW + 15) == 0
    assert listed(stage, ann) == [("turn", 2)]  # the notice has gone on with the table
    assert [one.version for one in claim(stage, NOW + 15)] == [2]
    stage.entry(table, MOVED, NOW + 20)
    assert gather(stage, NOW + 35) == 1


def test_an_end_is_told_to_who_was_not_there(stage: Staged) -> None:
    ann, bob = stage.person("Ann"), stage.person("Bob")
    table = stage.table(ann, bob, at=NOW - 500)
    stage.entry(table, MOVED, NOW - 60, turn=-1, status=tables.OVER)
    stage.seen(table, 0, NOW - 64)  # a sign of life is sent every few seconds
    stage.seen(table, 1, NOW - 90)
    assert gather(stage) == 1
    assert listed(stage, bob) == [("over", 2)]
    assert gather(stage) == 0


# ---- questions -----------------------------------------------------------------------------------
def asked(stage: Staged, settings: PersonSettings | None = None) -> tuple[str, list[str]]:
    """Ann, whose turn it is, wants to end a game with Bob and Cid, who were there before."""
    people = [stage.person(name, settings) for name in ("Ann", "Bob", "Cid")]
    table = stage.table(*people, at=NOW - 500)
    for seat, at in enumerate((NOW, NOW - 100, NOW - 100)):
        stage.seen(table, seat, at)
    stage.entry(table, entries.Asked(0, "end"), NOW - 15)
    return table, people


def test_who_is_asked_and_away_hears_of_it_once(stage: Staged) -> None:
    table, (ann, bob, cid) = asked(stage)
    assert gather(stage) == 2
    assert [listed(stage, who) for who in (ann, bob, cid)] == [[], [("asked", 2)], [("asked", 2)]]
    stage.entry(table, entries.Answered(1, True), NOW)
    assert gather(stage, NOW + 15) == 0
    stage.entry(table, entries.Answered(2, False), NOW + 20)
    stage.entry(table, entries.Asked(0, "undo"), NOW + 30)
    stage.seen(table, 0, NOW + 40)
    assert gather(stage, NOW + 45) == 2


@pytest.mark.parametrize(
    ("then", "told"),
    [
        (entries.Answered(1, True), "Cid"),
        (entries.TakenOver(1, Level.STRONG), "Bob Cid"),  # a bot agrees to nothing
        (entries.Answered(1, False), ""),
        (MOVED, ""),
    ],
)
def test_a_question_is_told_to_those_who_can_still_answer_it(
    stage: Staged, then: entries.AnyEntry, told: str
) -> None:
    table, (_, bob, cid) = asked(stage)
    stage.entry(table, then, NOW - 14)
    gather(stage)
    for name, who in (("Bob", bob), ("Cid", cid)):
        assert listed(stage, who) == ([("asked", 2)] if name in told else [])


def test_a_question_that_is_answered_before_it_is_told_is_not_told(stage: Staged) -> None:
    table, (_, _, cid) = asked(stage, HOOKED)
    gather(stage)
    stage.entry(table, entries.Answered(1, True), NOW)
    assert [(one.kind, one.person) for one in claim(stage)] == [("asked", cid)]
    stage.entry(table, entries.Answered(2, False), NOW)
    assert claim(stage, NOW + 70) == []


# ---- once more -----------------------------------------------------------------------------------
def test_who_is_wanted_for_a_rematch_hears_of_it_once(stage: Staged) -> None:
    ann, bob = stage.person("Ann"), stage.person("Bob", HOOKED)
    cid = stage.person("Cid", msgspec.structs.replace(HOOKED, quiet=[GAME]))
    old = stage.table(ann, bob, cid, at=NOW - 500)
    for seat in range(3):
        stage.seen(old, seat, NOW - 100)
    stage.entry(old, MOVED, NOW - 100, turn=-1, status=tables.OVER)
    new = stage.open_table(ann, bob, cid, at=NOW - 15, rematch_of=old)
    stage.seen(new, 0, NOW - 15)
    stage.seen(old, 1, NOW - 5)  # he is told there
    assert gather(stage) == 1
    assert listed(stage, cid) == [("rematch", 0)]
    assert gather(stage, NOW + 30) == 1
    assert gather(stage, NOW + 60) == 0
    assert [(one.kind, one.person, one.table) for one in claim(stage, NOW + 60)] == [
        ("rematch", bob, new)
    ]
    stage.entry(new, entries.Started([]), NOW + 61)
    assert claim(stage, NOW + 200) == []


def test_old_starts_and_ends_are_no_news(stage: Staged) -> None:
    ann, bob = stage.person("Ann"), stage.person("Bob")
    ended = stage.table(ann, bob, at=NOW - 200_000)
    stage.entry(ended, MOVED, NOW - 90_000, turn=-1, status=tables.OVER)
    running = stage.table(ann, bob, at=NOW - 200_000)
    stage.seen(running, 0, NOW)
    assert gather(stage) == 0


def test_programs_and_people_who_are_gone_hear_nothing(stage: Staged) -> None:
    ann = stage.person("Ann")
    bot = stage.person("Botty", owner=ann)
    table = stage.table(bot, ann, at=NOW - 100)
    stage.entry(table, MOVED, NOW - 50, turn=1)
    with stage.database.begin() as connection:
        connection.execute(schema.people.update().values(gone_at=NOW))
    assert gather(stage) == 0


def test_at_a_table_of_one_person_at_two_seats_he_hears_once(stage: Staged) -> None:
    ann = stage.person("Ann")
    table = stage.table(ann, ann, at=NOW - 100)
    stage.entry(table, MOVED, NOW - 60, turn=-1, status=tables.OVER)
    assert gather(stage) == 1


def test_several_processes_gather_at_once(stage: Staged) -> None:
    for n in range(20):
        stage.table(stage.person(f"P{n}", HOOKED), at=NOW - 100)
    with ThreadPoolExecutor(4) as threads:
        counts = list(threads.map(lambda _: gather(stage), range(4)))
    assert sum(counts) == 20
    assert len(rows(stage)) == 20


# ---- which way ---------------------------------------------------------------------------------
def test_every_channel_that_is_switched_on_and_every_browser_gets_a_delivery(stage: Staged) -> None:
    browsers = [PushSubscription(f"https://push.example/{n}", "k", "a") for n in range(2)]
    everything = PersonSettings(
        webhook="https://h.example",
        ntfy="https://n.example/t",
        email="a@b.example",
        email_confirmed=True,
        push=browsers,
    )
    stage.table(stage.person("Ann", everything), at=NOW - 100)
    gather(stage)
    wanted = ["webhook", "ntfy", "email", *map(channels.push_channel, browsers)]
    assert sorted(row[0] for row in rows(stage)) == sorted(wanted)


def test_nothing_goes_to_a_mail_address_that_is_not_confirmed(stage: Staged) -> None:
    mailed = msgspec.structs.replace(HOOKED, email="a@b.example", email_confirmed=True)
    ann = stage.person("Ann", mailed)
    stage.table(ann, at=NOW - 100)
    gather(stage)
    assert sorted(row[0] for row in rows(stage)) == ["email", "webhook"]
    with stage.database.begin() as connection:
        other = msgspec.structs.replace(mailed, email="c@d.example", email_confirmed=False)
        people.set_settings(connection, ann, other)
    assert [one.channel for one in claim(stage)] == ["webhook"]


def test_a_game_that_is_switched_off_is_in_the_page_only(stage: Staged) -> None:
    ann = stage.person("Ann", msgspec.structs.replace(HOOKED, quiet=[GAME]))
    stage.table(ann, at=NOW - 100)
    stage.table(ann, at=NOW - 100, game="great-wall")
    assert gather(stage) == 2
    assert [one.game for one in claim(stage)] == ["great-wall"]


# ---- from claim to done ------------------------------------------------------------------------
def test_what_is_claimed_is_nobody_elses_until_the_claim_lapses(stage: Staged) -> None:
    stage.table(stage.person("Ann", HOOKED), stage.person("Bob"), at=NOW - 100)
    gather(stage)
    [one] = claim(stage)
    assert one.others == ("name of 1",)
    assert claim(stage, NOW + 59) == []
    [again] = claim(stage, NOW + 60)
    assert again.key == one.key


def test_one_that_has_arrived_is_not_sent_again(stage: Staged) -> None:
    stage.table(stage.person("Ann", HOOKED), at=NOW - 100)
    gather(stage)
    [one] = claim(stage)
    with stage.database.begin() as connection:
        deliveries.mark_sent(connection, one, NOW)
        deliveries.mark_failed(
            connection, one, "too late", NOW
        )  # of another process, which was slower
    assert rows(stage) == [("webhook", 1, None, None)]


def test_a_failure_waits_longer_each_time_and_is_given_up_in_the_end(stage: Staged) -> None:
    stage.table(stage.person("Ann", HOOKED), at=NOW - 100)
    gather(stage)
    now, waits = NOW, []
    for tried in range(1, 6):
        [one] = claim(stage, now)
        with stage.database.begin() as connection:
            deliveries.mark_failed(connection, one, "x" * 300, now)
        [(_, tries, next_at, failure)] = rows(stage)
        assert (tries, failure) == (tried, "x" * 200)
        waits.append(next_at and next_at - now)
        now = next_at or now
    assert waits == [10, 60, 600, 3600, None]
    assert claim(stage, NOW * 2) == []


def test_a_turn_that_is_no_more_is_dropped(stage: Staged) -> None:
    ann, bob = stage.person("Ann", HOOKED), stage.person("Bob")
    table = stage.table(ann, bob, at=NOW - 100)
    gather(stage)
    stage.entry(table, MOVED, NOW, turn=1)
    assert claim(stage, NOW + 1) == []
    assert rows(stage) == [("webhook", 0, None, "stale")]


@pytest.mark.parametrize("how", ["came", "read", "switched off", "left"])
def test_what_a_person_knows_or_does_not_want_any_more_is_dropped(stage: Staged, how: str) -> None:
    ann = stage.person("Ann", HOOKED)
    table = stage.table(ann, at=NOW - 100)
    gather(stage)
    if how == "came":
        stage.seen(table, 0, NOW + 1)
    with stage.database.begin() as connection:
        if how == "read":
            latest = notices.list_of(connection, ann)[0].id
            notices.mark_seen(connection, ann, latest, NOW + 1)
        elif how == "switched off":
            people.set_settings(connection, ann, PersonSettings())
        elif how == "left":
            connection.execute(schema.people.update().values(gone_at=NOW))
    assert claim(stage, NOW + 1) == []
    assert rows(stage)[0][2] is None


def test_one_person_does_not_fill_the_queue(stage: Staged) -> None:
    ann, bob = stage.person("Ann", HOOKED), stage.person("Bob", HOOKED)
    for _ in range(10):
        stage.table(ann, at=NOW - 100)
    gather(stage)
    stage.table(bob, at=NOW - 100)
    gather(stage, NOW + 1)
    people = [one.person for one in claim(stage, NOW + 1, limit=6)]
    assert sorted(people) == sorted([ann] * deliveries.MAX_PER_PERSON + [bob])


# ---- the list ----------------------------------------------------------------------------------
def test_only_ones_own_notices_are_marked_and_old_ones_go(stage: Staged) -> None:
    ann, bob = stage.person("Ann", HOOKED), stage.person("Bob", HOOKED)
    for who in (ann, bob):
        stage.table(who, at=NOW - 100)
    over = stage.table(ann, at=NOW - 100)
    stage.entry(over, MOVED, NOW - 50, turn=-1, status=tables.OVER)
    gather(stage)
    later = NOW + notices.RETENTION + 1
    with stage.database.begin() as connection:
        notices.mark_seen(connection, bob, 1_000, NOW)
        assert [one.seen_at for one in notices.list_of(connection, bob)] == [NOW]
        assert [one.seen_at for one in notices.list_of(connection, ann)] == [None, None]
        notices.delete_old(connection, later)
    assert listed(stage, ann) == [("turn", 1)]  # it still waits, and is not told again
    assert gather(stage, later) == 0


def test_a_browser_that_is_gone_is_forgotten(stage: Staged) -> None:
    browsers = [PushSubscription(f"https://push.example/{n}", "k", "a") for n in range(2)]
    ann = stage.person("Ann", PersonSettings(push=browsers, language="pl"))
    with stage.database.begin() as connection:
        channels.unsubscribe(connection, ann, channels.push_channel(browsers[0]))
        row = people.by_id(connection, ann)
    assert row is not None
    assert row.settings == PersonSettings(push=browsers[1:], language="pl")
