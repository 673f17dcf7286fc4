"""Fast scores in VP for moves of Rise of Empires, without computing the next position.

A tile scores its gains in the remaining turns less its price, a region its places for the fewest
cubes that win them, and a row its best action.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wanli.bots.evaluate.rise_of_empires_map import (
    net,
    score_empire_tile,
    score_region,
    score_war,
    set_region_gains,
)
from wanli.bots.evaluate.rise_of_empires_outlook import Outlook
from wanli.bots.evaluate.rise_of_empires_tiles import (
    score_city,
    score_progress,
    score_sale,
    score_territory,
)
from wanli.bots.evaluate.rise_of_empires_worth import BY_TURNS, DISC_WORTH, OWED, RATE, Worth, fed
from wanli.games.rise_of_empires.rules import acting, actions, questions, tiles
from wanli.games.rise_of_empires.rules.material import (
    CITY,
    COUNTS,
    CUBES,
    EMPIRE,
    FOOD,
    GOLD,
    MOST,
    MOST_CIRCLES,
    PROGRESS,
    RESOURCES,
    ROWS,
    SEATS,
    TERRITORY,
    VP,
)
from wanli.games.rise_of_empires.rules.position import Position
from wanli.search.guide import reals

NOTHING_THERE: Final = -100.0
PART_PAID: Final = 0.5  # cost of a payment in several steps

# tastes of a move
SEEMS: Final[i64] = 0  # + question: the score of the move
LAYS: Final[i64] = 20  # + row: a disc
LIFTS: Final[i64] = 25  # + row
JUMPED: Final[i64] = 30  # discs to the left of the one lifted
PAYS: Final[i64] = 31  # + good, times the amount
SKIPS: Final[i64] = 35
STOPS: Final[i64] = 36  # choosing no more regions
PEACEFUL: Final[i64] = 37
WAIVES: Final[i64] = 38
SPREADS: Final[i64] = 39  # regions of an empire tile
SAILS: Final[i64] = 40  # water on it
LOSSES: Final[i64] = 41  # of the other side
PUTS: Final[i64] = 42  # cubes
PUTS_ALL: Final[i64] = 43
LEADS: Final[i64] = 44  # enough cubes to lead a region
TASTES: Final[i64] = 45


@final
class Moves:
    """Scores for the moves of a decision; call `prepare` first."""

    def __init__(self, worth: Worth) -> None:
        self.o = Outlook(worth)
        self.rows: vec[float] = reals(ROWS)  # the score of the best action in each row

    def prepare(self, t: Position) -> None:
        """Compute the values that all moves of a decision share."""
        o, question = self.o, t.question
        o.prepare(t)
        if (
            question == questions.HOW_MANY
            or question == questions.WHICH_REGION
            or question == questions.WHICH_WAR
        ):
            return
        o.set_food_left(t)
        if question == questions.WHICH_EMPIRE:
            set_region_gains(o, t)
        elif question == questions.CHOOSE_ROW:
            for row in range(ROWS):
                self.rows[row] = NOTHING_THERE

    def score(self, t: Position, action: i64) -> float:
        """Return the score of a move."""
        question = t.question
        if question == questions.CHOOSE_ROW:
            return self.score_row(t, action)
        if question == questions.HOW_MANY:
            n = action - actions.PUT
            mine = t.cubes_in(self.o.seat, t.about)
            return net(self.o, t, t.about, mine + n, -1, 0) - float(n) * self.o.cost[CUBES]
        if question == questions.WHICH_REGION:
            return score_region(self.o, t, action)
        if question == questions.PAYMENT:
            return self.score_payment(t, action)
        if action == actions.SKIP:
            return 0.0
        if action < actions.TAKE_TERRITORY:
            return score_progress(self.o, t, i64(t.progress.shown[action - actions.TAKE_PROGRESS]))
        if action < actions.TAKE_CITY:
            return score_territory(
                self.o, t, i64(t.territory.shown[action - actions.TAKE_TERRITORY])
            )
        if action < actions.USE_EMPIRE:
            return score_city(self.o, t, action - actions.TAKE_CITY)
        if action < actions.SELL:
            return score_empire_tile(self.o, t, action - actions.USE_EMPIRE)
        if action < actions.PLACE:
            at = action - actions.SELL
            return score_sale(self.o, t, at // COUNTS, at % COUNTS)
        if action < actions.PEACE:
            at = action - actions.WAR
            return score_war(self.o, t, at // SEATS, at % SEATS)
        return self.score_rare(t, action)

    def taste(self, t: Position, action: i64, tastes: vec[float]) -> float:
        """Return the weighted tastes of a move, to be added to its score."""
        question = t.question
        if question == questions.CHOOSE_ROW:
            if action >= actions.LIFT:
                at = action - actions.LIFT
                row, circle = at // MOST_CIRCLES, at % MOST_CIRCLES
                return tastes[LIFTS + row] + tastes[JUMPED] * float(acting.price(t, row, circle))
            return tastes[LAYS + action - actions.DISC] if action < actions.IDLE else 0.0
        if question == questions.PAYMENT:
            if action == actions.WAIVE:
                return tastes[WAIVES]
            good, n = (action - actions.PAY) // COUNTS, (action - actions.PAY) % COUNTS
            return tastes[PAYS + good] * float(n)
        if question == questions.HOW_MANY:
            return self.taste_of_cubes(t, action - actions.PUT, tastes)
        if question == questions.WHICH_EMPIRE and action != actions.SKIP:
            c, face = t.content, action - actions.USE_EMPIRE
            score = tastes[SPREADS] * float(i64(c.face_regions[face]))
            score += tastes[LOSSES] * float(i64(c.face_defender[face]))
            return score + tastes[SAILS] if c.face_water[face] != 0 else score
        if action == actions.SKIP:
            return tastes[SKIPS]
        if action == actions.DONE:
            return tastes[STOPS]
        return tastes[PEACEFUL] if action == actions.PEACE else 0.0

    def taste_of_cubes(self, t: Position, n: i64, tastes: vec[float]) -> float:
        """Return the weighted tastes of placing a number of cubes."""
        score = tastes[PUTS] * float(n)
        if n == t.of(self.o.seat, CUBES):
            score += tastes[PUTS_ALL]
        mine = t.cubes_in(self.o.seat, t.about) + n
        for other in range(t.players):
            if other != self.o.seat and t.cubes_in(other, t.about) >= mine:
                return score
        return score + tastes[LEADS]

    def score_rare(self, t: Position, action: i64) -> float:
        """Score a rare kind of move."""
        turns, seat = self.o.turns, self.o.seat
        if action < actions.LOSE_MARKER:
            return 0.0
        if action < actions.MARK:
            return -1.0
        if action < actions.RAZE:
            return 2.0
        if actions.SITE <= action < actions.KEEP:
            return 0.7 * float(min(3, t.cubes_in(seat, action - actions.SITE)))
        if actions.KEEP <= action < actions.YIELD:
            printed = t.content.wonders
            wonder = action - actions.KEEP
            each = float(i64(printed.vp[wonder]))
            each -= RATE[GOLD * BY_TURNS + turns - 1] * float(i64(printed.upkeep[wonder]))
            return each * float(turns)
        if actions.ALLY <= action < actions.NO_ALLY:
            return 0.3
        if actions.ISLANDS <= action < actions.ABANDON:
            good, n = (action - actions.ISLANDS) // COUNTS, (action - actions.ISLANDS) % COUNTS
            bonus = 0.1 * float(n)
            if good == FOOD:
                return bonus
            instead = fed(self.o.left - n) - fed(self.o.left)
            return bonus + instead + float(n) * RATE[good * BY_TURNS + turns - 1]
        if actions.ABANDON <= action < actions.ABANDON + MOST:
            c, tile = t.content, action - actions.ABANDON
            saved = fed(self.o.left + turns * i64(c.city_food[tile])) - fed(self.o.left)
            return saved - float(turns * i64(c.city_vp[tile]))
        if action >= actions.CHOOSE_PLACE:
            return -0.1 * float(action - actions.CHOOSE_PLACE)
        return 0.0

    # ---- discs -------------------------------------------------------------------------------
    def score_row(self, t: Position, action: i64) -> float:
        """Score the choice of a row by its best action and its cost."""
        if action >= actions.LIFT:
            at = action - actions.LIFT
            row, circle = at // MOST_CIRCLES, at % MOST_CIRCLES
            return max(0.0, self.best_of_row(t, row)) - OWED * float(acting.price(t, row, circle))
        if action >= actions.IDLE:
            return 0.0
        row = action - actions.DISC
        return self.best_of_row(t, row) + DISC_WORTH[row]

    def best_of_row(self, t: Position, row: i64) -> float:
        """Return the score of the best action in a row."""
        best = self.rows[row]
        if best != NOTHING_THERE:
            return best
        seat = self.o.seat
        if row == PROGRESS:
            for box in range(t.progress.count):
                if tiles.can_take_progress(t, seat, box):
                    best = max(best, score_progress(self.o, t, i64(t.progress.shown[box])))
        elif row == TERRITORY:
            for box in range(t.territory.count):
                if tiles.can_take_territory(t, seat, box):
                    best = max(best, score_territory(self.o, t, i64(t.territory.shown[box])))
        elif row == CITY:
            for tile in range(t.content.cities):
                if tiles.can_take_city(t, seat, tile):
                    best = max(best, score_city(self.o, t, tile))
        elif row == EMPIRE:
            if t.of(seat, CUBES) > 0:
                set_region_gains(self.o, t)
                for face in range(t.content.faces):
                    if t.content.face_era[face] == t.era():
                        best = max(best, score_empire_tile(self.o, t, face))
        else:
            most = min(t.of(seat, RESOURCES), t.content.most_traded)
            if most > 0:
                best = max(score_sale(self.o, t, GOLD, most), score_sale(self.o, t, VP, most))
        self.rows[row] = best
        return best

    def score_payment(self, t: Position, action: i64) -> float:
        """Score a payment: the cheapest goods first, up to the amount owed."""
        if action == actions.WAIVE:
            return -0.5
        good, n = (action - actions.PAY) // COUNTS, (action - actions.PAY) % COUNTS
        later = OWED * float(t.owed - n)
        if n < t.owed and n < t.of(self.o.seat, good):
            later += PART_PAID
        if good == FOOD:
            return fed(self.o.left - n) - fed(self.o.left) - later
        return -float(n) * self.o.cost[good] - later
