"""People in the database: accounts, transfer of a guest's data, deletion, sessions, lists."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
import sqlalchemy as sa

from tests.storage.rows import ANNA, BERT, BOT, NOW, add_people, stored
from wanli.storage import people, person_data, schema, sessions, tables
from wanli.storage.database import Database
from wanli.storage.people import NameTaken, PersonRow, QuotaExceeded
from wanli.storage.sessions import digest
from wanli.table.seat import Seat

DAY = 86_400.0


def person(connection: sa.Connection, id: str) -> PersonRow:
    found = people.by_id(connection, id)
    assert found is not None
    return found


def count(connection: sa.Connection, rows: sa.Table, **where: object) -> int:
    """Return the number of rows with these values."""
    query = sa.select(sa.func.count()).select_from(rows)
    return connection.execute(query.filter_by(**where)).scalar() or 0


# ---- accounts --------------------------------------------------------------------------------
def test_a_guest_who_becomes_an_account_keeps_their_id(database: Database) -> None:
    with database.begin() as connection:
        guest = people.new_guest(connection, "Anna", NOW)
        assert guest.kind == "guest"
        made = people.make_account(connection, guest, "Anna", "anna", "hash")
        assert (made.id, made.kind) == (guest.id, "account")
        assert people.by_known_as(connection, "anna") == made == person(connection, guest.id)


def test_a_taken_name_is_refused_and_the_transaction_goes_on(database: Database) -> None:
    with database.begin() as connection:
        first, second = (people.new_guest(connection, "Anna", NOW) for _ in range(2))
        people.make_account(connection, first, "Anna", "anna", "hash")
        with pytest.raises(NameTaken):
            people.make_account(connection, second, "Anna", "anna", "hash")
        assert person(connection, second.id).kind == "guest"


async def test_concurrent_sign_ups_with_one_name_create_one_account(database: Database) -> None:
    def sign_up(connection: sa.Connection) -> str:
        guest = people.new_guest(connection, "Anna", NOW)
        return people.make_account(connection, guest, "Anna", "anna", "hash").id

    outcomes = await asyncio.gather(
        *(database.run(sign_up) for _ in range(4)), return_exceptions=True
    )
    assert sum(isinstance(one, str) for one in outcomes) == 1
    assert sum(isinstance(one, NameTaken) for one in outcomes) == 3


def test_the_number_of_bots_of_an_account_is_limited(database: Database) -> None:
    with database.begin() as connection:
        owner = people.new_guest(connection, "Anna", NOW).id
        bots = [people.new_bot(connection, owner, "Robo", NOW) for _ in range(people.MAX_BOTS)]
        assert {bot.kind for bot in bots} == {"bot"}
        with pytest.raises(QuotaExceeded):
            people.new_bot(connection, owner, "Robo", NOW)


# ---- transfer --------------------------------------------------------------------------------
def add_rating(connection: sa.Connection, id: str, game: str, mu: float) -> None:
    row = {"person": id, "game": game, "mu": mu, "sigma": 1.0, "games": 3}
    connection.execute(schema.ratings.insert().values(row))


def add_notice(connection: sa.Connection, id: str, table: str) -> None:
    """Insert a notice of a person, and its delivery."""
    row = {"person": id, "table_id": table, "kind": "turn", "version": 1, "created_at": NOW}
    key = connection.execute(schema.notices.insert().values(row)).inserted_primary_key
    assert key is not None
    sent = {"notice": key[0], "channel": "email", "tries": 1}
    connection.execute(schema.deliveries.insert().values(sent))


def add_message(connection: sa.Connection, id: str, table: str) -> None:
    row = {"table_id": table, "person": id, "at": NOW, "text": "hello"}
    connection.execute(schema.chat.insert().values(row))


def test_an_account_gets_all_data_of_the_guest(database: Database) -> None:
    with database.begin() as connection:
        add_people(connection, "anna", "bert", "cleo")
        friend = with_name(ANNA, "Friend on the sofa")
        tables.create(connection, stored("t1", ANNA, friend))
        add_message(connection, "anna", "t1")
        add_notice(connection, "anna", "t1")
        people.mute(connection, "anna", "bert")
        people.mute(connection, "bert", "anna")
        add_rating(connection, "anna", "chang-cheng", 30.0)
        add_rating(connection, "anna", "great-wall", 20.0)
        add_rating(connection, "cleo", "great-wall", 27.0)
        guest, account = person(connection, "anna"), person(connection, "cleo")
        assert person_data.transfer(connection, guest, account, NOW) == ["t1"]
        table = tables.read(connection, "t1")
        assert table is not None
        assert table.host == "cleo"
        named = [(seat.person, seat.name, seat.word) for seat in table.seats]
        assert named == [("cleo", "Cleo", "rain"), ("cleo", "Friend on the sofa", "rain")]
        assert count(connection, schema.chat, person="cleo") == 1
        assert count(connection, schema.notices, person="cleo") == 1
        assert count(connection, schema.mutes, person="cleo", muted="bert") == 1
        assert count(connection, schema.mutes, person="bert", muted="cleo") == 1
        ratings = {one.game: one.mu for one in people.ratings_of(connection, "cleo")}
        assert ratings == {
            "chang-cheng": 30.0,
            "great-wall": 27.0,
        }  # the account's own rating stays
        assert people.by_id(connection, "anna") is None


def with_name(seat: Seat, name: str) -> Seat:
    return Seat(seat.kind, seat.person, name, seat.level, seat.word)


def test_a_transfer_makes_no_duplicates(database: Database) -> None:
    with database.begin() as connection:
        add_people(connection, "anna", "bert", "cleo")
        tables.create(connection, stored("t1", ANNA, BERT))
        for id in ("anna", "cleo"):
            add_notice(connection, id, "t1")
            people.mute(connection, id, "bert")
            people.mute(connection, "bert", id)
        people.mute(connection, "anna", "cleo")
        guest, account = person(connection, "anna"), person(connection, "cleo")
        person_data.transfer(connection, guest, account, NOW)
        assert count(connection, schema.notices) == count(connection, schema.deliveries) == 1
        assert count(connection, schema.mutes) == 2


def test_a_transfer_invalidates_pending_starts(database: Database) -> None:
    with database.begin() as connection:
        add_people(connection, "anna", "bert", "cleo")
        tables.create(connection, stored("t1", ANNA, BERT, status=tables.OPEN))
        guest, account = person(connection, "anna"), person(connection, "cleo")
        person_data.transfer(connection, guest, account, NOW + 5)
        table = tables.read(connection, "t1")
        assert table is not None
        assert table.changed_at == NOW + 5


# ---- deletion --------------------------------------------------------------------------------
def test_a_deleted_person_leaves_only_nameless_seats(database: Database) -> None:
    with database.begin() as connection:
        add_people(connection, "anna", "bert")
        anna = people.make_account(connection, person(connection, "anna"), "Anna", "anna", "hash")
        bot = people.new_bot(connection, "anna", "Robo", NOW)
        tables.create(connection, stored("over", ANNA, BERT, status=tables.OVER))
        tables.create(connection, stored("hosted", ANNA, BERT, status=tables.OPEN))
        others = replace(stored("others", ANNA, BERT, status=tables.OPEN), host="bert")
        tables.create(connection, others)
        add_message(connection, "anna", "over")
        for id, table in (("anna", "over"), ("bert", "over"), ("bert", "hosted")):
            add_notice(connection, id, table)
        add_rating(connection, "anna", "chang-cheng", 30.0)
        people.mute(connection, "bert", "anna")
        sessions.create(connection, digest("cookie"), "anna", NOW, NOW + DAY)
        sessions.new_token(connection, digest("token"), bot.id, ("read",), NOW)
        sessions.remember_device(connection, "", "anna", NOW)
        affected = person_data.delete(connection, anna, NOW + 1)
        assert set(affected) == {"over", "hosted", "others"}
        rows = (schema.sessions, schema.devices, schema.tokens, schema.mutes, schema.ratings)
        assert [count(connection, one) for one in (*rows, schema.chat)] == [0] * 6
        assert [count(connection, schema.notices, person=id) for id in ("anna", "bert")] == [0, 1]
        assert people.by_id(connection, bot.id) is None
        row = connection.execute(schema.people.select().where(schema.people.c.id == "anna")).one()
        assert (row.name, row.known_as, row.password, row.settings) == ("", None, None, b"{}")
        assert row.gone_at == NOW + 1
        over, left = tables.read(connection, "over"), tables.read(connection, "others")
        assert over is not None
        assert left is not None
        # The word stays: without it the draws of the game could not be verified.
        assert over.seats[0] == with_name(ANNA, "")
        assert [seat.kind for seat in left.seats] == ["open", "person"]
        assert tables.read(connection, "hosted") is None


# ---- sessions, devices, tokens ---------------------------------------------------------------
def test_a_session_expires_unless_it_is_renewed(database: Database) -> None:
    with database.begin() as connection:
        add_people(connection, "anna")
        sessions.create(connection, digest("cookie"), "anna", NOW, NOW + DAY)
        assert sessions.person_of(connection, digest("cookie"), NOW + DAY) is None
        sessions.renew(connection, digest("cookie"), NOW + 2 * DAY)
        found = sessions.person_of(connection, digest("cookie"), NOW + DAY)
        assert found is not None
        assert (found[0].id, found[1]) == ("anna", NOW + 2 * DAY)


def test_all_sessions_but_one_can_be_ended(database: Database) -> None:
    with database.begin() as connection:
        add_people(connection, "anna", "bert")
        for cookie, id in (("here", "anna"), ("there", "anna"), ("other", "bert")):
            sessions.create(connection, digest(cookie), id, NOW, NOW + DAY)
        sessions.end_all(connection, "anna", exception=digest("here"))
        alive = [sessions.person_of(connection, digest(c), NOW) for c in ("here", "there", "other")]
        assert [one is not None for one in alive] == [True, False, True]


def test_a_device_is_known_to_accounts_that_signed_in_on_it(database: Database) -> None:
    with database.begin() as connection:
        add_people(connection, "anna", "bert")
        for name in ("anna", "bert"):
            people.make_account(connection, person(connection, name), name, name, "hash")
        device = sessions.remember_device(connection, "chosen by the client", "anna", NOW)
        assert device != "chosen by the client"
        assert sessions.knows_device(connection, digest(device), "anna")
        assert not sessions.knows_device(connection, digest(device), "bert")
        assert sessions.remember_device(connection, device, "bert", NOW) == device
        assert sessions.knows_device(connection, digest(device), "bert")
        sessions.forget_devices(connection, "anna")
        assert not sessions.knows_device(connection, digest(device), "anna")


def test_only_digests_of_secrets_are_stored(database: Database) -> None:
    secret = sessions.new_secret()
    with database.begin() as connection:
        add_people(connection, "anna")
        sessions.create(connection, digest(secret), "anna", NOW, NOW + DAY)
        sessions.new_token(connection, digest(secret), "anna", ("read",), NOW)
        rows = [*connection.execute(schema.sessions.select())]
        rows += [*connection.execute(schema.tokens.select())]
    assert secret not in str(rows)


# ---- lists -----------------------------------------------------------------------------------
def test_tables_are_sorted_by_turn_and_then_by_time(database: Database) -> None:
    with database.begin() as connection:
        add_people(connection, "anna", "bert")
        for id, turn, changed_at in (("a", 1, 1.0), ("b", 0, 2.0), ("c", -1, 3.0), ("d", 0, 4.0)):
            table = replace(stored(id, changed_at=NOW + changed_at), turn=turn)
            tables.create(connection, table)
        assert [one.id for one in person_data.tables_of(connection, "anna")] == ["d", "b", "c", "a"]
        some = person_data.tables_of(connection, "anna", limit=2, offset=1)
        assert [one.id for one in some] == ["b", "c"]
        assert [one.id for one in person_data.tables_of(connection, "bert")] == ["a", "d", "c", "b"]


def test_the_host_finds_their_table_without_a_seat(database: Database) -> None:
    with database.begin() as connection:
        add_people(connection, "anna", "bert")
        tables.create(connection, stored("imported", Seat("bot", name="Carla"), status=tables.OVER))
        tables.create(connection, stored("of bots", BOT, BOT))
        found = person_data.tables_of(connection, "anna")
        assert {one.id: one.imported for one in found} == {"imported": True, "of bots": False}
        assert [one.table for one in person_data.own_tables(connection, "anna")] == [
            "imported",
            "of bots",
        ]
        assert person_data.tables_of(connection, "bert") == []


def test_public_games_are_listed_and_finished(database: Database) -> None:
    with database.begin() as connection:
        add_people(connection, "anna", "bert")
        tables.create(connection, stored("shown", status=tables.OVER))
        tables.create(connection, stored("hidden", status=tables.OVER, listed=False))
        tables.create(connection, stored("running"))
        assert [one.id for one in person_data.public_games_of(connection, "anna")] == ["shown"]


def test_people_cannot_mute_themselves_or_unknown_people(database: Database) -> None:
    with database.begin() as connection:
        add_people(connection, "anna")
        assert not people.mute(connection, "anna", "anna")
        assert not people.mute(connection, "anna", "nobody")
