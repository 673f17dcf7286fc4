"""The guide of Chang Cheng: predict which seats win provinces and lose points to the Mongols.

A province scores its value for all that are tied for it; the certainty grows with the margin and
falls with the free squares. A threat works the same way with the opposite sign. Laid cards count
as the blocks that they stand for. The value of pieces and cards in stock falls to 0 by the end.
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
    no_blocks,
    no_equal_card,
)
from wanli.core.state import State
from wanli.games.chang_cheng.rules import actions, questions
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
PROVINCE: Final[i64] = 17  # + row * MARGINS + column: an unfinished province, times its value
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
CANCELS: Final[i64] = 78  # + kind: another player's card
CANCELS_OWN: Final[i64] = 84
GAINS: Final[i64] = 85  # points of the province being scored
GIVES: Final[i64] = 86  # the same for the best of the other seats
REMOVES: Final[i64] = 87  # a threat to the mover
SPARES: Final[i64] = 88  # a threat to another player
BLOCKS: Final[i64] = 89  # Builder: a block instead of points
SWAPS: Final[i64] = 90
TASTES: Final[i64] = 91

MARGINS: Final[i64] = 6  # columns: behind by two or more, by one, tied, ahead by one, two, more
THREATS: Final[i64] = 5  # the same without the last column
MOST_LEFT: Final[i64] = 4  # free squares of a province; more count as 4
MOST_OPEN: Final[i64] = 3  # free squares of a region; more count as 3


@final
class ChangChengGuide(Weighted):
    """Features and tastes of Chang Cheng."""

    def __init__(self, learnt: dict[int, Weights]) -> None:
        super().__init__(FEATURES, TASTES, learnt)
        self.horizon = 10  # with 0, thousands of playouts were no better than a few hundred
        self.width = 1.0
        self.explore = 0.7
        self.survey = Survey()

    def quiet(self, state: State) -> bool:
        """Return whether the position is at the start of a turn."""
        return cast(ChangCheng, state).question == questions.FIRST_HALF

    # ---- features of a position --------------------------------------------------------------
    def write_features(self, state: State, out: vec[float]) -> float:
        t = cast(ChangCheng, state)
        self.survey.update(t, ALL_SEATS)
        out[t.active * FEATURES + TO_ACT] = 1.0
        for colour in range(COLOURS):
            seat = i64(t.settings.seat_of[colour])
            if seat >= 0:
                self.write_holdings(t, colour, seat * FEATURES, out)
        if t.events >> DIPLOMACY & 1:
            self.write_diplomacy(t, out)
        for p in range(t.wall.provinces()):
            if t.wall.left[p] > 0 or t.scored == p:
                self.write_province(t, p, out)
            if self.survey.threat[p] > 0.0:
                self.write_region(t, p, out)
        built = t.wall.boards * BOARD_SQUARES - t.wall.empties
        return float(built) / float(t.settings.boards * BOARD_SQUARES)

    def write_holdings(self, t: ChangCheng, colour: i64, at: i64, out: vec[float]) -> None:
        """Write the points, the pieces in stock and the cards of a seat."""
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
            elif p >= 0 and no_equal_card(t, card, p):
                out[at + LYING + kind] += self.survey.value[p]

    def write_diplomacy(self, t: ChangCheng, out: vec[float]) -> None:
        """Write the points of Diplomacy (CC-14.1) as if the game ended now."""
        provinces, most = t.wall.provinces(), i64(0)
        for colour in range(COLOURS):
            if t.settings.seat_of[colour] >= 0:
                most = max(most, self.survey.provinces_with_blocks(provinces, colour))
        if t.settings.diplomacy_half:
            most = provinces // 2 + 1
        for colour in range(COLOURS):
            seat = i64(t.settings.seat_of[colour])
            reached = self.survey.provinces_with_blocks(provinces, colour)
            if seat >= 0 and reached >= max(1, most):
                out[seat * FEATURES + POINTS] += 4.0 / UNIT

    def write_province(self, t: ChangCheng, p: i64, out: vec[float]) -> None:
        """Write each seat's chance to win a province."""
        if no_blocks(self.survey.south, p):
            return
        value = self.survey.value[p]
        left = i64(t.wall.left[p])
        for colour in range(COLOURS):
            seat = i64(t.settings.seat_of[colour])
            if seat < 0:
                continue
            margin = self.survey.province_margin(p, colour)
            if left == 0:  # its cards are being resolved
                if margin >= 0:
                    out[seat * FEATURES + POINTS] += value
                continue
            row = left + 1  # rows 4 and 5; with 1 or 2 squares left it matters whose turn it is
            if left <= 2:
                row = 2 * left - 2 + (1 if seat == t.active else 0)
            elif left >= 4:
                row = 5
            out[seat * FEATURES + PROVINCE + row * MARGINS + column(margin, MARGINS)] += value

    def write_region(self, t: ChangCheng, r: i64, out: vec[float]) -> None:
        """Write each seat's risk of losing points in a region."""
        if no_blocks(self.survey.north, r):
            return
        threat = self.survey.threat[r]
        row = min(MOST_OPEN, i64(self.survey.open[r]))
        for colour in range(COLOURS):
            seat = i64(t.settings.seat_of[colour])
            if seat >= 0 and self.survey.safe[r * COLOURS + colour] == 0:
                margin = self.survey.region_margin(r, colour)
                out[seat * FEATURES + REGION + row * THREATS + column(margin, THREATS)] += threat

    # ---- the score of a move -----------------------------------------------------------------
    def score_moves(self, state: State, moves: vec[i64], n: i64, out: vec[float]) -> None:
        t = cast(ChangCheng, state)
        self.survey.update(t, t.current)
        mine: i64 = 0
        while t.settings.seat_of[mine] != t.current:
            mine += 1
        for i in range(n):
            action = i64(moves[i])
            if action < actions.FIRST:
                out[i] = self.score_build(t, mine, action)
            else:
                out[i] = self.score_effect(t, action)

    def score_build(self, t: ChangCheng, mine: i64, action: i64) -> float:
        """Score an action, a half of one, or a neutral wall."""
        if action < actions.DOUBLE_WALL:
            colour, s = (action - actions.WALL) // LINE, (action - actions.WALL) % LINE
            return self.score_block(t, s, colour, colour)
        if action < actions.BUILD_TOWER:
            at = action - actions.DOUBLE_WALL
            return self.score_double_wall(t, at // LINE, at % LINE)
        if action < actions.CARD:
            at = action - actions.BUILD_TOWER
            return self.score_tower(t, at // LINE, at % LINE)
        if action < actions.NEUTRAL_WALL:
            at = action - actions.CARD
            return self.score_card(t, at // PROVINCES, at % PROVINCES)
        if action < actions.PASS:
            return self.score_block(t, action - actions.NEUTRAL_WALL, mine, t.settings.neutral)
        return self.tastes[NO_NEUTRAL_WALL] if action == actions.NO_NEUTRAL else 0.0

    def score_double_wall(self, t: ChangCheng, colour: i64, s: i64) -> float:
        """Score a double wall, with its points at once (CC-4.1)."""
        points = 2.0
        if t.wall.province[s] != t.wall.province[s + 1]:
            points += 1.0
        if t.wall.region[s] != t.wall.region[s + 1]:
            points += 1.0
        score = self.tastes[DOUBLES_IT] + self.tastes[DOUBLE_POINTS] * points / UNIT
        score += self.score_block(t, s, colour, colour)
        return score + self.score_block(t, s + 1, colour, colour)

    def score_tower(self, t: ChangCheng, colour: i64, s: i64) -> float:
        """Score a tower, which ends the threat to its owner (CC-11.2)."""
        r = i64(t.wall.region[s])
        margin = self.survey.region_margin(r, colour)
        averted = self.threat_value(r, colour, self.survey.open[r], margin)
        return self.tastes[TOWERS_IT] + self.score_south(t, s, colour, colour) - averted

    def score_block(self, t: ChangCheng, s: i64, mine: i64, colour: i64) -> float:
        """Score a block of any colour on a square, for the colour `mine`."""
        r = i64(t.wall.region[s])
        before = self.survey.region_margin(r, mine)
        after = self.survey.region_margin(r, mine, colour)
        open_before = i64(self.survey.open[r])
        score = self.threat_value(r, mine, open_before - 1, after)
        score -= self.threat_value(r, mine, open_before, before)
        return score + self.score_south(t, s, mine, colour)

    def score_south(self, t: ChangCheng, s: i64, mine: i64, colour: i64) -> float:
        """Score only the effect of a block on its province, for the colour `mine`."""
        p = i64(t.wall.province[s])
        left = i64(t.wall.left[p])
        before = self.survey.province_margin(p, mine)
        after = self.survey.province_margin(p, mine, colour)
        return self.province_value(p, left - 1, after) - self.province_value(p, left, before)

    def province_value(self, p: i64, left: i64, margin: i64) -> float:
        """Return the value of a province with a margin and a number of free squares."""
        row = min(MOST_LEFT, left) * MARGINS
        return self.tastes[SOUTH + row + column(margin, MARGINS)] * self.survey.value[p]

    def threat_value(self, r: i64, colour: i64, left: i64, margin: i64) -> float:
        """Return the value of a threatened region with a margin; 0 if a tower protects it."""
        if self.survey.threat[r] == 0.0 or self.survey.safe[r * COLOURS + colour] == 1:
            return 0.0
        row = min(MOST_OPEN, left) * THREATS
        return self.tastes[NORTH + row + column(margin, THREATS)] * self.survey.threat[r]

    def score_card(self, t: ChangCheng, card: i64, p: i64) -> float:
        """Score laying a card in a province."""
        tastes, kind = self.tastes, card % KINDS
        left = i64(t.wall.left[p])
        margin = self.survey.province_margin(p, card // KINDS)
        score = tastes[LAYS + kind]
        score += tastes[LAYS_BY_VALUE + kind] * self.survey.value[p]
        score += tastes[LAYS_BY_MARGIN + kind] * float(max(-3, min(3, margin)))
        score += tastes[LAYS_BY_LEFT + kind] * float(left)
        if kind < BUILDER:
            return score
        more: i64 = 2 if kind == MASTER_BUILDER else 1
        before = self.province_value(p, left, margin)
        return score + self.province_value(p, left, margin + more) - before

    # ---- the effects of cards ----------------------------------------------------------------
    def score_effect(self, t: ChangCheng, action: i64) -> float:
        """Score a choice about a card's effect, or any other choice."""
        tastes, colour = self.tastes, t.about
        if action >= actions.SWAP:
            at = action - actions.SWAP
            return self.score_swap(t, at // LINE, at % LINE)
        if action >= actions.JOIN or action < actions.CANCEL:
            return 0.0
        if action == actions.NO_SWAP:
            return self.score_points(t, NO_COLOUR, NO_COLOUR, 0)
        if action == actions.BUILDER_BLOCK:
            return tastes[BLOCKS] + self.score_points(t, colour, NO_COLOUR, 0)
        if action == actions.BUILDER_UP or action == actions.FLOOD_UP:
            return self.score_points(t, NO_COLOUR, NO_COLOUR, 2)
        if action == actions.FLOOD_DOWN:
            return self.score_points(t, NO_COLOUR, NO_COLOUR, -2)
        if action >= actions.REMOVE:
            points = self.score_points(t, NO_COLOUR, NO_COLOUR, 0)
            return self.score_removal(t, action - actions.REMOVE) + points
        if action >= actions.BREAK:
            return self.score_points(t, NO_COLOUR, t.wall.square[action - actions.BREAK], -1)
        card = action - actions.CANCEL
        if t.settings.seat_of[card // KINDS] == t.current:
            return tastes[CANCELS_OWN]
        return tastes[CANCELS + card % KINDS]

    def score_removal(self, t: ChangCheng, r: i64) -> float:
        """Score the removal of a threat to the mover or to another player."""
        survey, colour = self.survey, t.about
        own = survey.region_margin(r, colour) >= 0 and survey.safe[r * COLOURS + colour] == 0
        return self.tastes[REMOVES if own else SPARES] * survey.threat[r]

    def score_points(self, t: ChangCheng, plus: i64, minus: i64, change: i64) -> float:
        """Score the points of the province being scored, to the mover and to the best other.

        A block of the colour `plus` is added, one of `minus` taken away, and its value changed.
        """
        points = self.survey.value[t.scored] + float(change) / UNIT
        score = 0.0
        gives = False
        for colour in range(COLOURS):
            seat = i64(t.settings.seat_of[colour])
            if seat < 0 or self.survey.province_margin(t.scored, colour, plus, minus) < 0:
                continue
            if seat == t.current:
                score += self.tastes[GAINS] * points
            elif not gives:
                gives = True
                score += self.tastes[GIVES] * points
        return score

    def score_swap(self, t: ChangCheng, s: i64, other: i64) -> float:
        """Score a swap of two walls: two provinces and two regions can change."""
        wall, mine = t.wall, t.about
        goes, comes = i64(wall.square[s]), i64(wall.square[other])
        p = i64(wall.province[other])
        if p == t.scored:
            return self.score_points(t, NO_COLOUR, NO_COLOUR, 0)
        score = self.tastes[SWAPS] + self.score_points(t, comes, goes, 0)
        left = i64(wall.left[p])
        if left > 0:
            score += self.province_value(p, left, self.survey.province_margin(p, mine, goes, comes))
            score -= self.province_value(p, left, self.survey.province_margin(p, mine))
        r, q = i64(wall.region[s]), i64(wall.region[other])
        if r != q:
            score += self.score_exchange(r, mine, comes, goes)
            score += self.score_exchange(q, mine, goes, comes)
        return score

    def score_exchange(self, r: i64, mine: i64, plus: i64, minus: i64) -> float:
        """Score the replacement of one block of a region by another, for the colour `mine`."""
        left = i64(self.survey.open[r])
        after = self.survey.region_margin(r, mine, plus, minus)
        before = self.survey.region_margin(r, mine)
        return self.threat_value(r, mine, left, after) - self.threat_value(r, mine, left, before)


def column(margin: i64, columns: i64) -> i64:
    """Return the column of a margin in a table."""
    return max(0, min(columns - 1, margin + 2))


guide = ChangChengGuide  # the name that `bots.evaluate` imports
