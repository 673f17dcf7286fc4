"""How games ended: places and points at the seats, and the ratings that follow from them."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa
from openskill.models import PlackettLuce, PlackettLuceRating

from wanli.storage import schema

MODEL = PlackettLuce()


@dataclass(frozen=True)
class Outcome:
    """The end of a game."""

    table: str
    game: str
    people: tuple[str, ...]  # by seat; empty where a bot of the house sat
    places: tuple[int | None, ...]
    scores: tuple[int, ...]  # empty if it was not played to the end
    helped: frozenset[int] = frozenset()  # seats of people for whom a bot has decided


def settle(connection: sa.Connection, outcome: Outcome) -> bool:
    """Write a result down; False if that has been done before."""
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
    _rate(connection, outcome)
    return True


def _rate(connection: sa.Connection, outcome: Outcome) -> None:
    """New ratings for those who sat at one seat each; a game between fewer than two has none."""
    placed = [
        (person, place)
        for person, place in zip(outcome.people, outcome.places, strict=True)
        if person and place is not None
    ]
    people = [person for person, _ in placed]
    helped = {outcome.people[seat] for seat in outcome.helped}
    if len(placed) < 2 or len(set(people)) < len(people):
        return
    _one_at_a_time(connection, people)
    before = [rating(connection, person, outcome.game) for person in people]
    teams = [[MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma, _ in before]
    after: list[list[PlackettLuceRating]] = MODEL.rate(teams, ranks=[place for _, place in placed])
    for person, (mu, _, games), [new] in zip(people, before, after, strict=True):
        if person in helped and new.mu > mu:
            continue  # what a bot has won is not his; what it has lost is
        _keep(connection, person, outcome.game, new.mu, new.sigma, games + 1)


def _one_at_a_time(connection: sa.Connection, people: list[str]) -> None:
    """Another game of one of these that ends now waits: its ratings come after ours."""
    if connection.dialect.name == "postgresql":
        columns = schema.people.c
        rows = sa.select(columns.id).where(columns.id.in_(people)).order_by(columns.id)
        connection.execute(rows.with_for_update(key_share=True))


def rating(connection: sa.Connection, person: str, game: str) -> tuple[float, float, int]:
    """Strength, how unsure it is, and after how many games."""
    where = schema.ratings.c.person == person, schema.ratings.c.game == game
    row = connection.execute(sa.select(schema.ratings).where(*where)).first()
    if row is None:
        new = MODEL.rating()
        return new.mu, new.sigma, 0
    return row.mu, row.sigma, row.games


def _keep(
    connection: sa.Connection, person: str, game: str, mu: float, sigma: float, games: int
) -> None:
    where = schema.ratings.c.person == person, schema.ratings.c.game == game
    values = {"mu": mu, "sigma": sigma, "games": games}
    if not connection.execute(schema.ratings.update().where(*where).values(values)).rowcount:
        connection.execute(schema.ratings.insert().values(person=person, game=game, **values))
