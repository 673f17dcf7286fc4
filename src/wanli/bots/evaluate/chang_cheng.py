"""Chang Cheng as a searcher sees it: who will win which province, and whom the Mongols will rob.

A province is worth its value to all who are tied for it, the surer the greater the margin and the
fewer the squares that are left; a threat is the same with its sign turned. Cards lying there count
as the blocks they stand for. What is kept has its price, which ends with the game.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from wanli.bots.evaluate.chang_cheng_survey import (
    ALL_SEATS,
    NO_COLOUR,
    UNIT,
    Survey,
    alone,
    nobody,
)
from wanli.core.state import State
from wanli.games.chang_cheng.rules.actions import (
    BREAK,
    BUILD_TOWER,
    BUILDER_BLOCK,
    BUILDER_UP,
    CANCEL,
    CARD,
    DOUBLE_WALL,
    FIRST,
    FLOOD_DOWN,
    FLOOD_UP,
    JOIN,
    NEUTRAL_WALL,
    NO_NEUTRAL,
    NO_SWAP,
    PASS,
    REMOVE,
    SWAP,
    WALL,
)
from wanli.games.chang_cheng.rules.cards import HAND
from wanli.games.chang_cheng.rules.ending import best_run
from wanli.games.chang_cheng.rules.game import ChangCheng
from wanli.games.chang_cheng.rules.material import (
    BOARD_SQUARES,
    BUILDER,
    COLOURS,
    DIPLOMACY,
    DOMINANCE,
    DOUBLES,
    IMPERIAL_REWARD,
    KINDS,
    MASTER_BUILDER,
    PIECES,
    PROVINCES,
    SINGLES,
    TOWERS,
)
from wanli.games.chang_cheng.rules.position import FIRST_HALF
from wanli.games.chang_cheng.rules.wall import LINE
from wanli.search.weighted import Weighted, Weights

# features of a seat
POINTS: Final[i64] = 0
TO_ACT: Final[i64] = 1
DOUBLE_KEPT: Final[i64] = 2
TOWER_KEPT: Final[i64] = 3
SINGLES_KEPT: Final[i64] = 4
IN_HAND: Final[i64] = 5  # + kind
LYING: Final[i64] = 11  # + kind: a card in a province, times the province's value
PROVINCE: Final[i64] = 17  # + row * MARGINS + column: an uncompleted province, times its value
REGION: Final[i64] = 53  # + row * THREATS + column: a region, times its threat
FEATURES: Final[i64] = 73

# tastes of a move
SOUTH: Final[i64] = 0  # + squares left * MARGINS + column: a province, times its value
NORTH: Final[i64] = 30  # + squares left * THREATS + column: a region, times its threat
DOUBLES_IT: Final[i64] = 50
DOUBLE_POINTS: Final[i64] = 51
TOWERS_IT: Final[i64] = 52
NO_NEUTRAL_WALL: Final[i64] = 53
LAYS: Final[i64] = 54  # + kind: a card is laid
LAYS_BY_VALUE: Final[i64] = 60  # + kind
LAYS_BY_MARGIN: Final[i64] = 66  # + kind
LAYS_BY_LEFT: Final[i64] = 72  # + kind
CANCELS: Final[i64] = 78  # + kind: another's card
CANCELS_OWN: Final[i64] = 84
GAINS: Final[i64] = 85  # points of the province being scored
GIVES: Final[i64] = 86  # the same to the best of the others
REMOVES: Final[i64] = 87  # a threat that hangs over him
SPARES: Final[i64] = 88  # a threat that hangs over another
BLOCKS: Final[i64] = 89  # Builder: a block rather than points
SWAPS: Final[i64] = 90
TASTES: Final[i64] = 91

MARGINS: Final[i64] = 6  # columns: behind by two or more, by one, tied, ahead by one, two, more
THREATS: Final[i64] = 5  # the same without the last
MOST_LEFT: Final[i64] = 4  # squares of a province, more are alike
MOST_OPEN: Final[i64] = 3  # squares of a region


@final
class ChangChengGuide(Weighted):
    """What the search likes to know about Chang Cheng."""

    def __init__(self, learnt: dict[int, Weights]) -> None:
        super().__init__(FEATURES, TASTES, learnt)
        self.horizon = 10  # judged at once, thousands of tries were no better than a few hundred
        self.width = 1.0
        self.explore = 0.7
        self.survey = Survey()

    def calm(self, state: State) -> bool:
        """A turn begins."""
        return cast(ChangCheng, state).question == FIRST_HALF

    # ---- a position --------------------------------------------------------------------------
    def describe(self, state: State, out: vec[float]) -> float:
        t = cast(ChangCheng, state)
        self.survey.take(t, ALL_SEATS)
        out[t.active * FEATURES + TO_ACT] = 1.0
        for colour in range(COLOURS):
            seat = i64(t.settings.seat_of[colour])
            if seat >= 0:
                self.describe_kept(t, colour, seat * FEATURES, out)
        if t.events >> DIPLOMACY & 1:
            self.describe_diplomacy(t, out)
        for p in range(t.wall.provinces()):
            if t.wall.left[p] > 0 or t.scored == p:
                self.describe_province(t, p, out)
            if self.survey.threat[p] > 0.0:
                self.describe_region(t, p, out)
        built = t.wall.boards * BOARD_SQUARES - t.wall.empties
        return float(built) / float(t.settings.boards * BOARD_SQUARES)

    def describe_kept(self, t: ChangCheng, colour: i64, at: i64, out: vec[float]) -> None:
        """Points, what is still to be placed, and cards."""
        points = i64(t.points[colour])
        if t.events >> IMPERIAL_REWARD & 1:
            points += 2 * i64(t.cards.hand[colour])
        if t.events >> DOMINANCE & 1:
            points += best_run(t, colour) % 100
        out[at + POINTS] += float(points) / UNIT
        stock = t.stock
        out[at + DOUBLE_KEPT] += float(i64(stock[colour * PIECES + DOUBLES]))
        out[at + TOWER_KEPT] += float(i64(stock[colour * PIECES + TOWERS]))
        out[at + SINGLES_KEPT] += float(i64(stock[colour * PIECES + SINGLES])) / UNIT
        for card in range(colour * KINDS, colour * KINDS + KINDS):
            p = i64(t.cards.place[card])
            kind = card - colour * KINDS
            if p == HAND:
                out[at + IN_HAND + kind] += 1.0
            elif p >= 0 and alone(t, card, p):
                out[at + LYING + kind] += self.survey.value[p]

    def describe_diplomacy(self, t: ChangCheng, out: vec[float]) -> None:
        """CC-14.1, were the game over now."""
        provinces, most = t.wall.provinces(), i64(0)
        for colour in range(COLOURS):
            if t.settings.seat_of[colour] >= 0:
                most = max(most, self.survey.reached(provinces, colour))
        if t.settings.diplomacy_half:
            most = provinces // 2 + 1
        for colour in range(COLOURS):
            seat = i64(t.settings.seat_of[colour])
            if seat >= 0 and self.survey.reached(provinces, colour) >= max(1, most):
                out[seat * FEATURES + POINTS] += 4.0 / UNIT

    def describe_province(self, t: ChangCheng, p: i64, out: vec[float]) -> None:
        """Who may win it."""
        if nobody(self.survey.south, p):
            return
        value = self.survey.value[p]
        left = i64(t.wall.left[p])
        for colour in range(COLOURS):
            seat = i64(t.settings.seat_of[colour])
            if seat < 0:
                continue
            margin = self.survey.in_province(p, colour)
            if left == 0:  # its cards are being resolved
                if margin >= 0:
                    out[seat * FEATURES + POINTS] += value
                continue
            row = left + 1  # 2 to 5, and 0 to 3 where who acts makes a difference
            if left <= 2:
                row = 2 * left - 2 + (1 if seat == t.active else 0)
            elif left >= 4:
                row = 5
            out[seat * FEATURES + PROVINCE + row * MARGINS + column(margin, MARGINS)] += value

    def describe_region(self, t: ChangCheng, r: i64, out: vec[float]) -> None:
        """Who may be robbed."""
        if nobody(self.survey.north, r):
            return
        threat = self.survey.threat[r]
        row = min(MOST_OPEN, i64(self.survey.open[r]))
        for colour in range(COLOURS):
            seat = i64(t.settings.seat_of[colour])
            if seat >= 0 and self.survey.safe[r * COLOURS + colour] == 0:
                margin = self.survey.in_region(r, colour)
                out[seat * FEATURES + REGION + row * THREATS + column(margin, THREATS)] += threat

    # ---- a move ------------------------------------------------------------------------------
    def like(self, state: State, moves: vec[i64], n: i64, out: vec[float]) -> None:
        t = cast(ChangCheng, state)
        self.survey.take(t, t.current)
        mine: i64 = 0
        while t.settings.seat_of[mine] != t.current:
            mine += 1
        for i in range(n):
            action = i64(moves[i])
            if action < FIRST:
                out[i] = self.like_build(t, mine, action)
            else:
                out[i] = self.like_use(t, action)

    def like_build(self, t: ChangCheng, mine: i64, action: i64) -> float:
        """An action or a half of one, or a neutral wall."""
        if action < DOUBLE_WALL:
            colour, s = (action - WALL) // LINE, (action - WALL) % LINE
            return self.building(t, s, colour, colour)
        if action < BUILD_TOWER:
            return self.doubling(t, (action - DOUBLE_WALL) // LINE, (action - DOUBLE_WALL) % LINE)
        if action < CARD:
            return self.towering(t, (action - BUILD_TOWER) // LINE, (action - BUILD_TOWER) % LINE)
        if action < NEUTRAL_WALL:
            return self.laying(t, (action - CARD) // PROVINCES, (action - CARD) % PROVINCES)
        if action < PASS:
            return self.building(t, action - NEUTRAL_WALL, mine, t.settings.neutral)
        return self.tastes[NO_NEUTRAL_WALL] if action == NO_NEUTRAL else 0.0

    def doubling(self, t: ChangCheng, colour: i64, s: i64) -> float:
        """The double wall, and its points at once (CC-4.1)."""
        points = 2.0
        if t.wall.province[s] != t.wall.province[s + 1]:
            points += 1.0
        if t.wall.region[s] != t.wall.region[s + 1]:
            points += 1.0
        liked = self.tastes[DOUBLES_IT] + self.tastes[DOUBLE_POINTS] * points / UNIT
        return liked + self.building(t, s, colour, colour) + self.building(t, s + 1, colour, colour)

    def towering(self, t: ChangCheng, colour: i64, s: i64) -> float:
        """The tower, which ends a threat to its owner (CC-11.2)."""
        r = i64(t.wall.region[s])
        averted = self.threatened(r, colour, self.survey.open[r], self.survey.in_region(r, colour))
        return self.tastes[TOWERS_IT] + self.southern(t, s, colour, colour) - averted

    def building(self, t: ChangCheng, s: i64, mine: i64, colour: i64) -> float:
        """What a block of some colour on a square means to another, or to itself."""
        r = i64(t.wall.region[s])
        before = self.survey.in_region(r, mine)
        after = self.survey.in_region(r, mine, colour)
        open_before = i64(self.survey.open[r])
        liked = self.threatened(r, mine, open_before - 1, after)
        liked -= self.threatened(r, mine, open_before, before)
        return liked + self.southern(t, s, mine, colour)

    def southern(self, t: ChangCheng, s: i64, mine: i64, colour: i64) -> float:
        """The same, of the province alone."""
        p = i64(t.wall.province[s])
        left = i64(t.wall.left[p])
        before = self.survey.in_province(p, mine)
        after = self.survey.in_province(p, mine, colour)
        return self.hoped(p, left - 1, after) - self.hoped(p, left, before)

    def hoped(self, p: i64, left: i64, margin: i64) -> float:
        """What a province is worth to who has a margin there."""
        row = min(MOST_LEFT, left) * MARGINS
        return self.tastes[SOUTH + row + column(margin, MARGINS)] * self.survey.value[p]

    def threatened(self, r: i64, colour: i64, left: i64, margin: i64) -> float:
        """What a region costs who has a margin there."""
        if self.survey.threat[r] == 0.0 or self.survey.safe[r * COLOURS + colour] == 1:
            return 0.0
        row = min(MOST_OPEN, left) * THREATS
        return self.tastes[NORTH + row + column(margin, THREATS)] * self.survey.threat[r]

    def laying(self, t: ChangCheng, card: i64, p: i64) -> float:
        """A card for a province."""
        tastes, kind = self.tastes, card % KINDS
        left = i64(t.wall.left[p])
        margin = self.survey.in_province(p, card // KINDS)
        liked = tastes[LAYS + kind]
        liked += tastes[LAYS_BY_VALUE + kind] * self.survey.value[p]
        liked += tastes[LAYS_BY_MARGIN + kind] * float(max(-3, min(3, margin)))
        liked += tastes[LAYS_BY_LEFT + kind] * float(left)
        if kind < BUILDER:
            return liked
        more: i64 = 2 if kind == MASTER_BUILDER else 1
        return liked + self.hoped(p, left, margin + more) - self.hoped(p, left, margin)

    # ---- a card's effect ---------------------------------------------------------------------
    def like_use(self, t: ChangCheng, action: i64) -> float:
        """What the owner of a card may do with it, or another choice."""
        tastes, colour = self.tastes, t.about
        if action >= SWAP:
            return self.swapping(t, (action - SWAP) // LINE, (action - SWAP) % LINE)
        if action >= JOIN or action < CANCEL:
            return 0.0
        if action == NO_SWAP:
            return self.scoring(t, NO_COLOUR, NO_COLOUR, 0)
        if action == BUILDER_BLOCK:
            return tastes[BLOCKS] + self.scoring(t, colour, NO_COLOUR, 0)
        if action == BUILDER_UP or action == FLOOD_UP:
            return self.scoring(t, NO_COLOUR, NO_COLOUR, 2)
        if action == FLOOD_DOWN:
            return self.scoring(t, NO_COLOUR, NO_COLOUR, -2)
        if action >= REMOVE:
            return self.removing(t, action - REMOVE) + self.scoring(t, NO_COLOUR, NO_COLOUR, 0)
        if action >= BREAK:
            return self.scoring(t, NO_COLOUR, t.wall.square[action - BREAK], -1)
        card = action - CANCEL
        if t.settings.seat_of[card // KINDS] == t.current:
            return tastes[CANCELS_OWN]
        return tastes[CANCELS + card % KINDS]

    def removing(self, t: ChangCheng, r: i64) -> float:
        """A threat less, to him or to another."""
        survey, colour = self.survey, t.about
        his = survey.in_region(r, colour) >= 0 and survey.safe[r * COLOURS + colour] == 0
        return self.tastes[REMOVES if his else SPARES] * survey.threat[r]

    def scoring(self, t: ChangCheng, plus: i64, minus: i64, change: i64) -> float:
        """What the province being scored brings him and the others, were it counted now."""
        points = self.survey.value[t.scored] + float(change) / UNIT
        liked = 0.0
        gives = False
        for colour in range(COLOURS):
            seat = i64(t.settings.seat_of[colour])
            if seat < 0 or self.survey.in_province(t.scored, colour, plus, minus) < 0:
                continue
            if seat == t.current:
                liked += self.tastes[GAINS] * points
            elif not gives:
                gives = True
                liked += self.tastes[GIVES] * points
        return liked

    def swapping(self, t: ChangCheng, s: i64, other: i64) -> float:
        """Two walls change places: here, and in a province and two regions besides."""
        wall, mine = t.wall, t.about
        goes, comes = i64(wall.square[s]), i64(wall.square[other])
        p = i64(wall.province[other])
        if p == t.scored:
            return self.scoring(t, NO_COLOUR, NO_COLOUR, 0)
        liked = self.tastes[SWAPS] + self.scoring(t, comes, goes, 0)
        left = i64(wall.left[p])
        if left > 0:
            liked += self.hoped(p, left, self.survey.in_province(p, mine, goes, comes))
            liked -= self.hoped(p, left, self.survey.in_province(p, mine))
        r, q = i64(wall.region[s]), i64(wall.region[other])
        if r != q:
            liked += self.moved(r, mine, comes, goes) + self.moved(q, mine, goes, comes)
        return liked

    def moved(self, r: i64, mine: i64, plus: i64, minus: i64) -> float:
        """What it means to a colour that blocks of a region are exchanged."""
        left = i64(self.survey.open[r])
        after = self.survey.in_region(r, mine, plus, minus)
        before = self.survey.in_region(r, mine)
        return self.threatened(r, mine, left, after) - self.threatened(r, mine, left, before)


def column(margin: i64, columns: i64) -> i64:
    """Where a margin stands in a row."""
    return max(0, min(columns - 1, margin + 2))


guide = ChangChengGuide  # the name by which `bots.evaluate` finds it
