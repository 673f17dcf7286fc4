"""How good the moves of Rise of Empires look at a glance, in VP: no position is made for it.

A tile is worth what it gives in the turns to come less its price, a region what its places bring
with just enough cubes, a row the best that can be done there.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wanli.bots.evaluate.rise_of_empires_map import (
    like_face,
    like_region,
    like_war,
    look_around,
    net,
)
from wanli.bots.evaluate.rise_of_empires_outlook import Outlook
from wanli.bots.evaluate.rise_of_empires_tiles import (
    like_city,
    like_land,
    like_progress,
    like_trade,
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
PART_PAID: Final = 0.5  # better all at once

# tastes of a move
SEEMS: Final[i64] = 0  # + question: what a move seems to bring, in VP
LAYS: Final[i64] = 20  # + row: a disc
LIFTS: Final[i64] = 25  # + row
JUMPED: Final[i64] = 30  # discs to the left of the one lifted
PAYS: Final[i64] = 31  # + good, times how many
SKIPS: Final[i64] = 35
STOPS: Final[i64] = 36  # no more regions
PEACEFUL: Final[i64] = 37
WAIVES: Final[i64] = 38
SPREADS: Final[i64] = 39  # regions of an empire tile
SAILS: Final[i64] = 40  # water on it
LOSSES: Final[i64] = 41  # of the other side
PUTS: Final[i64] = 42  # cubes
PUTS_ALL: Final[i64] = 43
LEADS: Final[i64] = 44  # cubes enough for a region
TASTES: Final[i64] = 45


@final
class Moves:
    """Looks at a decision, then at each of its moves."""

    def __init__(self, worth: Worth) -> None:
        self.o = Outlook(worth)
        self.rows: vec[float] = reals(ROWS)  # the best that can be done there

    def look(self, t: Position) -> None:
        """Prepare for the moves of a decision."""
        o, question = self.o, t.question
        o.look(t)
        if (
            question == questions.HOW_MANY
            or question == questions.WHICH_REGION
            or question == questions.WHICH_WAR
        ):
            return
        o.look_at_food(t)
        if question == questions.WHICH_EMPIRE:
            look_around(o, t)
        elif question == questions.CHOOSE_ROW:
            for row in range(ROWS):
                self.rows[row] = NOTHING_THERE

    def like(self, t: Position, action: i64) -> float:
        """What a move seems to bring."""
        question = t.question
        if question == questions.CHOOSE_ROW:
            return self.like_row(t, action)
        if question == questions.HOW_MANY:
            n = action - actions.PUT
            mine = t.cubes_in(self.o.seat, t.about)
            return net(self.o, t, t.about, mine + n, -1, 0) - float(n) * self.o.cost[CUBES]
        if question == questions.WHICH_REGION:
            return like_region(self.o, t, action)
        if question == questions.PAYMENT:
            return self.like_payment(t, action)
        if action == actions.SKIP:
            return 0.0
        if action < actions.TAKE_TERRITORY:
            return like_progress(self.o, t, i64(t.progress.shown[action - actions.TAKE_PROGRESS]))
        if action < actions.TAKE_CITY:
            return like_land(self.o, t, i64(t.territory.shown[action - actions.TAKE_TERRITORY]))
        if action < actions.USE_EMPIRE:
            return like_city(self.o, t, action - actions.TAKE_CITY)
        if action < actions.SELL:
            return like_face(self.o, t, action - actions.USE_EMPIRE)
        if action < actions.PLACE:
            at = action - actions.SELL
            return like_trade(self.o, t, at // COUNTS, at % COUNTS)
        if action < actions.PEACE:
            at = action - actions.WAR
            return like_war(self.o, t, at // SEATS, at % SEATS)
        return self.like_rare(t, action)

    def bias(self, t: Position, action: i64, tastes: vec[float]) -> float:
        """What is liked about a move beside that."""
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
            return self.bias_cubes(t, action - actions.PUT, tastes)
        if question == questions.WHICH_EMPIRE and action != actions.SKIP:
            c, face = t.content, action - actions.USE_EMPIRE
            liked = tastes[SPREADS] * float(i64(c.face_regions[face]))
            liked += tastes[LOSSES] * float(i64(c.face_defender[face]))
            return liked + tastes[SAILS] if c.face_water[face] != 0 else liked
        if action == actions.SKIP:
            return tastes[SKIPS]
        if action == actions.DONE:
            return tastes[STOPS]
        return tastes[PEACEFUL] if action == actions.PEACE else 0.0

    def bias_cubes(self, t: Position, n: i64, tastes: vec[float]) -> float:
        """What is liked about a number of cubes."""
        liked = tastes[PUTS] * float(n)
        if n == t.of(self.o.seat, CUBES):
            liked += tastes[PUTS_ALL]
        mine = t.cubes_in(self.o.seat, t.about) + n
        for other in range(t.players):
            if other != self.o.seat and t.cubes_in(other, t.about) >= mine:
                return liked
        return liked + tastes[LEADS]

    def like_rare(self, t: Position, action: i64) -> float:
        """Moves that do not come often."""
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
    def like_row(self, t: Position, action: i64) -> float:
        """The best that can be done there, and what it costs to do it."""
        if action >= actions.LIFT:
            at = action - actions.LIFT
            row, circle = at // MOST_CIRCLES, at % MOST_CIRCLES
            return max(0.0, self.row(t, row)) - OWED * float(acting.price(t, row, circle))
        if action >= actions.IDLE:
            return 0.0
        row = action - actions.DISC
        return self.row(t, row) + DISC_WORTH[row]

    def row(self, t: Position, row: i64) -> float:
        """The best of the actions of a row."""
        best = self.rows[row]
        if best != NOTHING_THERE:
            return best
        seat = self.o.seat
        if row == PROGRESS:
            for box in range(t.progress.count):
                if tiles.can_take_progress(t, seat, box):
                    best = max(best, like_progress(self.o, t, i64(t.progress.shown[box])))
        elif row == TERRITORY:
            for box in range(t.territory.count):
                if tiles.can_take_territory(t, seat, box):
                    best = max(best, like_land(self.o, t, i64(t.territory.shown[box])))
        elif row == CITY:
            for tile in range(t.content.cities):
                if tiles.can_take_city(t, seat, tile):
                    best = max(best, like_city(self.o, t, tile))
        elif row == EMPIRE:
            if t.of(seat, CUBES) > 0:
                look_around(self.o, t)
                for face in range(t.content.faces):
                    if t.content.face_era[face] == t.era():
                        best = max(best, like_face(self.o, t, face))
        else:
            most = min(t.of(seat, RESOURCES), t.content.most_traded)
            if most > 0:
                best = max(like_trade(self.o, t, GOLD, most), like_trade(self.o, t, VP, most))
        self.rows[row] = best
        return best

    def like_payment(self, t: Position, action: i64) -> float:
        """The cheapest goods first, as many as are owed."""
        if action == actions.WAIVE:
            return -0.5
        good, n = (action - actions.PAY) // COUNTS, (action - actions.PAY) % COUNTS
        later = OWED * float(t.owed - n)
        if n < t.owed and n < t.of(self.o.seat, good):
            later += PART_PAID
        if good == FOOD:
            return fed(self.o.left - n) - fed(self.o.left) - later
        return -float(n) * self.o.cost[good] - later
