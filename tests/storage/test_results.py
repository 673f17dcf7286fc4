"""Results are stored once, and games between people change ratings."""

from __future__ import annotations

from dataclasses import replace

import pytest
import sqlalchemy as sa

from tests.storage.rows import ANNA, BERT, BOT, NOW, append, at_once, stored, with_tables
from wanli.storage import log, schema, tables
from wanli.storage.database import Database
from wanli.storage.results import MODEL, Outcome, rating, record_result
from wanli.table.seat import Seat

CLEO = Seat("person", "cleo", "Cleo")
NEW = (MODEL.rating().mu, MODEL.rating().sigma, 0)


def add_finished(database: Database, *new: tables.StoredTable) -> None:
    """Insert tables whose game has just ended."""
    with_tables(database, *new)
    with database.begin() as connection:
        log.add(connection, [append(t.id, 1, status=tables.OVER, due_at=NOW) for t in new])


def outcome(table: str, people: str, *places: int | None, game: str = "chang-cheng") -> Outcome:
    """An outcome from names by seat (`-` for a bot) and places."""
    names = tuple("" if name == "-" else name for name in people.split())
    scores = tuple(10 - (place or 0) for place in places)
    return Outcome(table, game, names, places, scores)


def ratings(connection: sa.Connection, *people: str) -> list[tuple[float, float, int]]:
    """The ratings of these people."""
    return [rating(connection, person, "chang-cheng") for person in people]


def test_places_and_scores_are_stored_at_the_seats(database: Database) -> None:
    add_finished(database, stored("t", ANNA, BERT, BOT))
    with database.begin() as connection:
        assert record_result(connection, outcome("t", "anna bert -", 2, 1, 2))
        table = tables.read(connection, "t")
    assert table is not None
    assert (table.places, table.scores) == ((2, 1, 2), (8, 9, 8))


def test_an_unfinished_game_has_no_scores_and_changes_no_rating(database: Database) -> None:
    add_finished(database, stored("t"))
    with database.begin() as connection:
        record_result(connection, Outcome("t", "chang-cheng", ("anna", "bert"), (None, None), ()))
        table = tables.read(connection, "t")
        assert ratings(connection, "anna", "bert") == [NEW, NEW]
    assert table is not None
    assert (table.places, table.scores) == ((None, None), (None, None))


def test_a_result_is_stored_once(database: Database) -> None:
    add_finished(database, stored("t"))
    with database.begin() as connection:
        assert record_result(connection, outcome("t", "anna bert", 1, 2))
        after = ratings(connection, "anna", "bert")
        assert not record_result(connection, outcome("t", "anna bert", 2, 1))
        assert ratings(connection, "anna", "bert") == after
        assert tables.claim_due(connection, NOW + 99, NOW + 140) == []


def test_a_running_game_has_no_result(database: Database) -> None:
    with_tables(database, stored("t"))
    with database.begin() as connection:
        log.add(connection, [append("t", 1, due_at=NOW)])
        assert not record_result(connection, outcome("t", "anna bert", 1, 2))
        assert not record_result(connection, outcome("nowhere", "anna bert", 1, 2))


def test_a_win_raises_the_rating_in_this_game_only(database: Database) -> None:
    add_finished(database, stored("t"))
    with database.begin() as connection:
        record_result(connection, outcome("t", "anna bert", 1, 2))
        anna, bert = ratings(connection, "anna", "bert")
        assert anna[0] > NEW[0] > bert[0]
        assert (anna[2], bert[2]) == (1, 1)
        assert anna[1] < NEW[1]
        assert rating(connection, "anna", "great-wall") == NEW


def test_players_who_share_a_place_get_the_same_rating(database: Database) -> None:
    add_finished(database, stored("t", ANNA, BERT, CLEO))
    with database.begin() as connection:
        record_result(connection, outcome("t", "anna bert cleo", 1, 1, 3))
        anna, bert, cleo = ratings(connection, "anna", "bert", "cleo")
    assert anna == pytest.approx(bert)
    assert anna[0] > NEW[0] > cleo[0]


def test_every_game_changes_the_rating_again(database: Database) -> None:
    add_finished(database, stored("t"), stored("u"))
    with database.begin() as connection:
        record_result(connection, outcome("t", "anna bert", 1, 2))
        [first] = ratings(connection, "anna")
        record_result(connection, outcome("u", "anna bert", 1, 2))
        [second] = ratings(connection, "anna")
    assert (second[2], second[0] > first[0], second[1] < first[1]) == (2, True, True)


@pytest.mark.parametrize("people", ["anna -", "anna anna", "- -"])
def test_a_game_without_two_people_changes_no_rating(database: Database, people: str) -> None:
    add_finished(database, stored("t"))
    with database.begin() as connection:
        assert record_result(connection, outcome("t", people, 1, 2))
        assert ratings(connection, "anna", "bert") == [NEW, NEW]


def test_a_game_with_one_person_at_two_seats_is_not_rated(database: Database) -> None:
    add_finished(database, stored("t", ANNA, ANNA, BERT))
    with database.begin() as connection:
        record_result(connection, outcome("t", "anna anna bert", 1, 2, 3))
        assert ratings(connection, "anna", "bert") == [NEW, NEW]


def test_bots_do_not_affect_ratings(database: Database) -> None:
    add_finished(database, stored("t", ANNA, BOT, BERT), stored("u", ANNA, BERT))
    with database.begin() as connection:
        record_result(connection, outcome("t", "anna - bert", 2, 1, 3))
        with_bot = ratings(connection, "anna", "bert")
        connection.execute(schema.ratings.delete())
        record_result(connection, outcome("u", "anna bert", 1, 2))
        assert ratings(connection, "anna", "bert") == with_bot


def test_a_stand_in_can_lower_a_rating_but_not_raise_it(database: Database) -> None:
    add_finished(database, stored("t"), stored("u"))
    with database.begin() as connection:
        record_result(connection, replace(outcome("t", "anna bert", 1, 2), helped=frozenset({0})))
        won, beaten = ratings(connection, "anna", "bert")
        assert won == NEW
        assert beaten[0] < NEW[0]
        record_result(connection, replace(outcome("u", "anna bert", 2, 1), helped=frozenset({0})))
        [lost] = ratings(connection, "anna")
        assert lost[0] < NEW[0]


async def test_two_games_that_end_at_the_same_time_both_count(database: Database) -> None:
    add_finished(database, stored("t"), stored("u"))
    one, two = outcome("t", "anna bert", 1, 2), outcome("u", "bert anna", 1, 2)
    await at_once(database, lambda c: record_result(c, one), lambda c: record_result(c, two))
    with database.reading() as connection:
        assert [games for _, _, games in ratings(connection, "anna", "bert")] == [2, 2]


async def test_two_processes_store_a_result_only_once(database: Database) -> None:
    add_finished(database, stored("t"))
    done: list[bool] = []
    for_both = outcome("t", "anna bert", 1, 2)

    def write(connection: sa.Connection) -> None:
        done.append(record_result(connection, for_both))

    await at_once(database, write, write)
    assert done == [True, False]
