"""Results of games: places and scores of the seats, and the ratings computed from them."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa
from openskill.models import PlackettLuce, PlackettLuceRating

from wanli.storage import schema

MODEL = PlackettLuce()


@dataclass(frozen=True)
class Outcome:
    """The result of a game."""

    table: str
    game: str
    people: tuple[str, ...]  # ids by seat; empty for the server's bots
    places: tuple[int | None, ...]
    scores: tuple[int, ...]  # empty if the game was not played to the end
    helped: frozenset[int] = frozenset()  # seats for which a stand-in has moved


def record_result(connection: sa.Connection, outcome: Outcome) -> bool:
    """Store a result and update ratings; return False if that was done before."""
    columns = schema.tables.c
    once = (
        schema.tables.update()
        .where(columns.id == outcome.table, columns.status == "over", columns.due_at.is_not(None))
        .values(due_at=None, claimed_until=0.0)
    )
    if not connection.execute(once).rowcount:
        return False
    for seat, place in enumerate(outcome.places):
        where = schema.seats.c.table_id == outcome.table, schema.seats.c.seat == seat
        score = outcome.scores[seat] if outcome.scores else None
        connection.execute(schema.seats.update().where(*where).values(place=place, score=score))
    _update_ratings(connection, outcome)
    return True


def _update_ratings(connection: sa.Connection, outcome: Outcome) -> None:
    """Update ratings, unless fewer than two people played or one person had several seats."""
    placed = [
        (person, place)
        for person, place in zip(outcome.people, outcome.places, strict=True)
        if person and place is not None
    ]
    people = [person for person, _ in placed]
    helped = {outcome.people[seat] for seat in outcome.helped}
    if len(placed) < 2 or len(set(people)) < len(people):
        return
    _lock_people(connection, people)
    before = [rating(connection, person, outcome.game) for person in people]
    teams = [[MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma, _ in before]
    after: list[list[PlackettLuceRating]] = MODEL.rate(teams, ranks=[place for _, place in placed])
    for person, (mu, _, games), [new] in zip(people, before, after, strict=True):
        if person in helped and new.mu > mu:
            continue  # a stand-in may lower the rating of its player, never raise it
        _save_rating(connection, person, outcome.game, new.mu, new.sigma, games + 1)


def _lock_people(connection: sa.Connection, people: list[str]) -> None:
    """Lock the people, so that games that end at the same time update ratings in turn."""
    if connection.dialect.name == "postgresql":
        columns = schema.people.c
        rows = sa.select(columns.id).where(columns.id.in_(people)).order_by(columns.id)
        connection.execute(rows.with_for_update(key_share=True))


def rating(connection: sa.Connection, person: str, game: str) -> tuple[float, float, int]:
    """Return mu, sigma and the number of rated games of a person at a game."""
    where = schema.ratings.c.person == person, schema.ratings.c.game == game
    row = connection.execute(sa.select(schema.ratings).where(*where)).first()
    if row is None:
        new = MODEL.rating()
        return new.mu, new.sigma, 0
    return row.mu, row.sigma, row.games


def _save_rating(
    connection: sa.Connection, person: str, game: str, mu: float, sigma: float, games: int
) -> None:
    where = schema.ratings.c.person == person, schema.ratings.c.game == game
    values = {"mu": mu, "sigma": sigma, "games": games}
    if not connection.execute(schema.ratings.update().where(*where).values(values)).rowcount:
        connection.execute(schema.ratings.insert().values(person=person, game=game, **values))
