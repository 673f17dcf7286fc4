"""Notices are derived from tables; deliveries are claimed, retried, and dropped when stale."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import TYPE_CHECKING

import msgspec
import pytest
import sqlalchemy as sa

from tests.storage.scenario import ASKED, GAME, MOVED, Scenario, create_scenario
from wanli.bots.levels import Level
from wanli.storage import channels, deliveries, notices, people, schema, tables
from wanli.storage.deliveries import Delivery
from wanli.storage.person_settings import PersonSettings, PushSubscription
from wanli.table import entries

if TYPE_CHECKING:
    from tests.postgres import Cluster

NOW = 1_000_000.0
OFFERED = frozenset({"webhook", "ntfy", "email", "push"})
WITH_WEBHOOK = PersonSettings(webhook="https://hook.example/x")


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def shared_scenario(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Scenario]:
    """One database of each kind for the whole module: creating one is slower than any test."""
    with ExitStack() as stack:
        url = f"sqlite:///{tmp_path_factory.mktemp('notices') / 'wanli.db'}"
        if request.param == "postgres":
            cluster: Cluster = request.getfixturevalue("postgres")
            url = stack.enter_context(cluster.database("notices"))
        yield stack.enter_context(create_scenario(url))


@pytest.fixture
def scenario(shared_scenario: Scenario) -> Scenario:
    """An empty database."""
    with shared_scenario.database.begin() as connection:
        for table in reversed(schema.metadata.sorted_tables):
            connection.execute(table.delete())
    return shared_scenario


def create_missing(scenario: Scenario, now: float = NOW) -> int:
    with scenario.database.begin() as connection:
        return notices.create_missing(connection, OFFERED, now)


def claim(scenario: Scenario, now: float = NOW, limit: int = 100) -> list[Delivery]:
    with scenario.database.begin() as connection:
        return deliveries.claim(connection, now, now + 60, limit, OFFERED)


def listed_notices(scenario: Scenario, person: str) -> list[tuple[str, int]]:
    with scenario.database.reading() as connection:
        return [(one.kind, one.version) for one in notices.list_of(connection, person)]


def delivery_rows(scenario: Scenario) -> list[tuple[str, int, float | None, str | None]]:
    columns = schema.deliveries.c
    query = sa.select(columns.channel, columns.tries, columns.next_at, columns.failure)
    with scenario.database.reading() as connection:
        return [tuple(row) for row in connection.execute(query)]


# ---- which notices there are -------------------------------------------------------------------
def test_a_table_with_unknown_rules_gets_no_notices(scenario: Scenario) -> None:
    scenario.table(scenario.person("Ann"), scenario.person("Bob"), at=NOW - 11)
    newer = schema.tables.update().values(rules_version=99)
    with scenario.database.begin() as connection:
        connection.execute(newer)
    assert create_missing(scenario) == 0


def test_an_absent_player_gets_one_notice_of_their_turn(scenario: Scenario) -> None:
    ann, bob = scenario.person("Ann"), scenario.person("Bob")
    scenario.table(ann, bob, at=NOW - 11)
    assert create_missing(scenario) == 2  # Ann's turn, and the start of the game for Bob
    assert create_missing(scenario) == 0
    assert listed_notices(scenario, ann) == [("turn", 1)]
    assert listed_notices(scenario, bob) == [("start", 1)]


def test_a_turn_in_a_new_game_replaces_the_notice_of_its_start(scenario: Scenario) -> None:
    ann, bob = scenario.person("Ann"), scenario.person("Bob")
    table = scenario.table(ann, bob, at=NOW - 30)
    scenario.entry(table, MOVED, NOW - 25, turn=1)
    assert create_missing(scenario) == 1
    assert create_missing(scenario) == 0
    assert listed_notices(scenario, bob) == [("turn", 2)]


def test_a_turn_gets_a_notice_only_after_the_grace_period(scenario: Scenario) -> None:
    ann = scenario.person("Ann")
    scenario.table(ann, at=NOW - 9)
    assert create_missing(scenario) == 0
    assert create_missing(scenario, NOW + 2) == 1


def test_connected_players_get_no_notices(scenario: Scenario) -> None:
    ann, bob = scenario.person("Ann"), scenario.person("Bob")
    table = scenario.table(ann, bob, at=NOW - 15)
    scenario.seen(table, 0, NOW - 5)
    scenario.seen(table, 1, NOW - 5)
    assert create_missing(scenario) == 0


def test_a_request_during_a_turn_makes_no_second_notice_of_it(scenario: Scenario) -> None:
    ann, bob = scenario.person("Ann", WITH_WEBHOOK), scenario.person("Bob")
    table = scenario.table(ann, bob, at=NOW - 500)
    scenario.seen(table, 1, NOW)
    assert create_missing(scenario) == 1
    scenario.entry(table, ASKED, NOW)
    assert create_missing(scenario, NOW + 15) == 0
    assert listed_notices(scenario, ann) == [
        ("turn", 2)
    ]  # the notice has the new version of the table
    assert [one.version for one in claim(scenario, NOW + 15)] == [2]
    scenario.entry(table, MOVED, NOW + 20)
    assert create_missing(scenario, NOW + 35) == 1


def test_only_absent_players_get_a_notice_of_the_end(scenario: Scenario) -> None:
    ann, bob = scenario.person("Ann"), scenario.person("Bob")
    table = scenario.table(ann, bob, at=NOW - 500)
    scenario.entry(table, MOVED, NOW - 60, turn=-1, status=tables.OVER)
    scenario.seen(table, 0, NOW - 64)  # presence is written every few seconds
    scenario.seen(table, 1, NOW - 90)
    assert create_missing(scenario) == 1
    assert listed_notices(scenario, bob) == [("over", 2)]
    assert create_missing(scenario) == 0


# ---- requests ------------------------------------------------------------------------------------
def game_with_request(
    scenario: Scenario, settings: PersonSettings | None = None
) -> tuple[str, list[str]]:
    """A game in which Ann, to move, asks Bob and Cid, now absent, to end it."""
    people = [scenario.person(name, settings) for name in ("Ann", "Bob", "Cid")]
    table = scenario.table(*people, at=NOW - 500)
    for seat, at in enumerate((NOW, NOW - 100, NOW - 100)):
        scenario.seen(table, seat, at)
    scenario.entry(table, entries.Asked(0, "end"), NOW - 15)
    return table, people


def test_an_absent_player_gets_one_notice_of_a_request(scenario: Scenario) -> None:
    table, (ann, bob, cid) = game_with_request(scenario)
    assert create_missing(scenario) == 2
    assert [listed_notices(scenario, person) for person in (ann, bob, cid)] == [
        [],
        [("asked", 2)],
        [("asked", 2)],
    ]
    scenario.entry(table, entries.Answered(1, True), NOW)
    assert create_missing(scenario, NOW + 15) == 0
    scenario.entry(table, entries.Answered(2, False), NOW + 20)
    scenario.entry(table, entries.Asked(0, "undo"), NOW + 30)
    scenario.seen(table, 0, NOW + 40)
    assert create_missing(scenario, NOW + 45) == 2


@pytest.mark.parametrize(
    ("then", "receivers"),
    [
        (entries.Answered(1, True), "Cid"),
        (entries.TakenOver(1, Level.STRONG), "Bob Cid"),  # a stand-in answers no request
        (entries.Answered(1, False), ""),
        (MOVED, ""),
    ],
)
def test_only_players_who_can_still_answer_get_a_notice(
    scenario: Scenario, then: entries.AnyEntry, receivers: str
) -> None:
    table, (_, bob, cid) = game_with_request(scenario)
    scenario.entry(table, then, NOW - 14)
    create_missing(scenario)
    for name, person in (("Bob", bob), ("Cid", cid)):
        assert listed_notices(scenario, person) == ([("asked", 2)] if name in receivers else [])


def test_no_notice_of_a_request_is_sent_after_its_answer(scenario: Scenario) -> None:
    table, (_, _, cid) = game_with_request(scenario, WITH_WEBHOOK)
    create_missing(scenario)
    scenario.entry(table, entries.Answered(1, True), NOW)
    assert [(one.kind, one.person) for one in claim(scenario)] == [("asked", cid)]
    scenario.entry(table, entries.Answered(2, False), NOW)
    assert claim(scenario, NOW + 70) == []


# ---- rematches -----------------------------------------------------------------------------------
def test_an_absent_player_gets_one_notice_of_a_rematch(scenario: Scenario) -> None:
    ann, bob = scenario.person("Ann"), scenario.person("Bob", WITH_WEBHOOK)
    cid = scenario.person("Cid", msgspec.structs.replace(WITH_WEBHOOK, quiet=[GAME]))
    old = scenario.table(ann, bob, cid, at=NOW - 500)
    for seat in range(3):
        scenario.seen(old, seat, NOW - 100)
    scenario.entry(old, MOVED, NOW - 100, turn=-1, status=tables.OVER)
    new = scenario.open_table(ann, bob, cid, at=NOW - 15, rematch_of=old)
    scenario.seen(new, 0, NOW - 15)
    scenario.seen(old, 1, NOW - 5)  # the old table shows the rematch
    assert create_missing(scenario) == 1
    assert listed_notices(scenario, cid) == [("rematch", 0)]
    assert create_missing(scenario, NOW + 30) == 1
    assert create_missing(scenario, NOW + 60) == 0
    assert [(one.kind, one.person, one.table) for one in claim(scenario, NOW + 60)] == [
        ("rematch", bob, new)
    ]
    scenario.entry(new, entries.Started([]), NOW + 61)
    assert claim(scenario, NOW + 200) == []


def test_old_starts_and_ends_get_no_notice(scenario: Scenario) -> None:
    ann, bob = scenario.person("Ann"), scenario.person("Bob")
    ended = scenario.table(ann, bob, at=NOW - 200_000)
    scenario.entry(ended, MOVED, NOW - 90_000, turn=-1, status=tables.OVER)
    running = scenario.table(ann, bob, at=NOW - 200_000)
    scenario.seen(running, 0, NOW)
    assert create_missing(scenario) == 0


def test_bot_accounts_and_deleted_people_get_no_notices(scenario: Scenario) -> None:
    ann = scenario.person("Ann")
    bot = scenario.person("Botty", owner=ann)
    table = scenario.table(bot, ann, at=NOW - 100)
    scenario.entry(table, MOVED, NOW - 50, turn=1)
    with scenario.database.begin() as connection:
        connection.execute(schema.people.update().values(gone_at=NOW))
    assert create_missing(scenario) == 0


def test_a_person_at_two_seats_gets_one_notice(scenario: Scenario) -> None:
    ann = scenario.person("Ann")
    table = scenario.table(ann, ann, at=NOW - 100)
    scenario.entry(table, MOVED, NOW - 60, turn=-1, status=tables.OVER)
    assert create_missing(scenario) == 1


def test_concurrent_processes_create_each_notice_once(scenario: Scenario) -> None:
    for n in range(20):
        scenario.table(scenario.person(f"P{n}", WITH_WEBHOOK), at=NOW - 100)
    with ThreadPoolExecutor(4) as threads:
        counts = list(threads.map(lambda _: create_missing(scenario), range(4)))
    assert sum(counts) == 20
    assert len(delivery_rows(scenario)) == 20


# ---- channels ----------------------------------------------------------------------------------
def test_every_enabled_channel_and_every_browser_gets_a_delivery(scenario: Scenario) -> None:
    browsers = [PushSubscription(f"https://push.example/{n}", "k", "a") for n in range(2)]
    everything = PersonSettings(
        webhook="https://h.example",
        ntfy="https://n.example/t",
        email="a@b.example",
        email_confirmed=True,
        push=browsers,
    )
    scenario.table(scenario.person("Ann", everything), at=NOW - 100)
    create_missing(scenario)
    expected = ["webhook", "ntfy", "email", *map(channels.push_channel, browsers)]
    assert sorted(row[0] for row in delivery_rows(scenario)) == sorted(expected)


def test_nothing_is_sent_to_an_unconfirmed_mail_address(scenario: Scenario) -> None:
    mailed = msgspec.structs.replace(WITH_WEBHOOK, email="a@b.example", email_confirmed=True)
    ann = scenario.person("Ann", mailed)
    scenario.table(ann, at=NOW - 100)
    create_missing(scenario)
    assert sorted(row[0] for row in delivery_rows(scenario)) == ["email", "webhook"]
    with scenario.database.begin() as connection:
        other = msgspec.structs.replace(mailed, email="c@d.example", email_confirmed=False)
        people.set_settings(connection, ann, other)
    assert [one.channel for one in claim(scenario)] == ["webhook"]


def test_notices_of_a_quiet_game_stay_in_the_page(scenario: Scenario) -> None:
    ann = scenario.person("Ann", msgspec.structs.replace(WITH_WEBHOOK, quiet=[GAME]))
    scenario.table(ann, at=NOW - 100)
    scenario.table(ann, at=NOW - 100, game="great-wall")
    assert create_missing(scenario) == 2
    assert [one.game for one in claim(scenario)] == ["great-wall"]


# ---- claims and retries ------------------------------------------------------------------------
def test_a_claimed_delivery_is_not_claimed_again_until_the_claim_expires(
    scenario: Scenario,
) -> None:
    scenario.table(scenario.person("Ann", WITH_WEBHOOK), scenario.person("Bob"), at=NOW - 100)
    create_missing(scenario)
    [one] = claim(scenario)
    assert one.others == ("name of 1",)
    assert claim(scenario, NOW + 59) == []
    [again] = claim(scenario, NOW + 60)
    assert again.key == one.key


def test_a_sent_delivery_is_not_sent_again(scenario: Scenario) -> None:
    scenario.table(scenario.person("Ann", WITH_WEBHOOK), at=NOW - 100)
    create_missing(scenario)
    [one] = claim(scenario)
    with scenario.database.begin() as connection:
        deliveries.mark_sent(connection, one, NOW)
        deliveries.mark_failed(connection, one, "too late", NOW)  # by another, slower process
    assert delivery_rows(scenario) == [("webhook", 1, None, None)]


def test_a_failed_delivery_is_retried_with_growing_delays_and_then_dropped(
    scenario: Scenario,
) -> None:
    scenario.table(scenario.person("Ann", WITH_WEBHOOK), at=NOW - 100)
    create_missing(scenario)
    now, waits = NOW, []
    for tried in range(1, 6):
        [one] = claim(scenario, now)
        with scenario.database.begin() as connection:
            deliveries.mark_failed(connection, one, "x" * 300, now)
        [(_, tries, next_at, failure)] = delivery_rows(scenario)
        assert (tries, failure) == (tried, "x" * 200)
        waits.append(next_at and next_at - now)
        now = next_at or now
    assert waits == [10, 60, 600, 3600, None]
    assert claim(scenario, NOW * 2) == []


def test_the_notice_of_a_past_turn_is_dropped(scenario: Scenario) -> None:
    ann, bob = scenario.person("Ann", WITH_WEBHOOK), scenario.person("Bob")
    table = scenario.table(ann, bob, at=NOW - 100)
    create_missing(scenario)
    scenario.entry(table, MOVED, NOW, turn=1)
    assert claim(scenario, NOW + 1) == []
    assert delivery_rows(scenario) == [("webhook", 0, None, "stale")]


@pytest.mark.parametrize("how", ["came", "read", "switched off", "left"])
def test_seen_or_unwanted_notices_are_not_sent(scenario: Scenario, how: str) -> None:
    ann = scenario.person("Ann", WITH_WEBHOOK)
    table = scenario.table(ann, at=NOW - 100)
    create_missing(scenario)
    if how == "came":
        scenario.seen(table, 0, NOW + 1)
    with scenario.database.begin() as connection:
        if how == "read":
            latest = notices.list_of(connection, ann)[0].id
            notices.mark_seen(connection, ann, latest, NOW + 1)
        elif how == "switched off":
            people.set_settings(connection, ann, PersonSettings())
        elif how == "left":
            connection.execute(schema.people.update().values(gone_at=NOW))
    assert claim(scenario, NOW + 1) == []
    assert delivery_rows(scenario)[0][2] is None


def test_one_person_cannot_fill_the_queue(scenario: Scenario) -> None:
    ann, bob = scenario.person("Ann", WITH_WEBHOOK), scenario.person("Bob", WITH_WEBHOOK)
    for _ in range(10):
        scenario.table(ann, at=NOW - 100)
    create_missing(scenario)
    scenario.table(bob, at=NOW - 100)
    create_missing(scenario, NOW + 1)
    people = [one.person for one in claim(scenario, NOW + 1, limit=6)]
    assert sorted(people) == sorted([ann] * deliveries.MAX_PER_PERSON + [bob])


# ---- the list ----------------------------------------------------------------------------------
def test_marking_affects_only_own_notices_and_old_ones_are_deleted(scenario: Scenario) -> None:
    ann, bob = scenario.person("Ann", WITH_WEBHOOK), scenario.person("Bob", WITH_WEBHOOK)
    for person in (ann, bob):
        scenario.table(person, at=NOW - 100)
    over = scenario.table(ann, at=NOW - 100)
    scenario.entry(over, MOVED, NOW - 50, turn=-1, status=tables.OVER)
    create_missing(scenario)
    later = NOW + notices.RETENTION + 1
    with scenario.database.begin() as connection:
        notices.mark_seen(connection, bob, 1_000, NOW)
        assert [one.seen_at for one in notices.list_of(connection, bob)] == [NOW]
        assert [one.seen_at for one in notices.list_of(connection, ann)] == [None, None]
        notices.delete_old(connection, later)
    assert listed_notices(scenario, ann) == [("turn", 1)]  # still pending, and not created again
    assert create_missing(scenario, later) == 0


def test_a_push_subscription_can_be_removed(scenario: Scenario) -> None:
    browsers = [PushSubscription(f"https://push.example/{n}", "k", "a") for n in range(2)]
    ann = scenario.person("Ann", PersonSettings(push=browsers, language="pl"))
    with scenario.database.begin() as connection:
        channels.unsubscribe(connection, ann, channels.push_channel(browsers[0]))
        row = people.by_id(connection, ann)
    assert row is not None
    assert row.settings == PersonSettings(push=browsers[1:], language="pl")
