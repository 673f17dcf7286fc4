"""The guide of Great Wall of China: predict which seats claim tokens; value the cards left.

A wall is worth a token to its leader; the certainty grows with the margin. The first token, on a
card, is worth something to its bearer only once the wall is cleared. Cards in hand are worth the
walls that they will decide, so playing one has a cost.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.state import State, ints, zeros
from wanli.games.great_wall.rules import actions, position, questions
from wanli.games.great_wall.rules.counts import NONE, count, size
from wanli.games.great_wall.rules.game import GreatWall
from wanli.games.great_wall.rules.material import (
    DECK,
    DRAGON,
    FOOT,
    HORSEMAN,
    KINDS,
    NOBLE,
    SEATS,
    WALLS,
    WORTH,
)
from wanli.games.great_wall.rules.walls import (
    BEARER,
    BORNE,
    CARDS,
    FREE,
    LINE,
    NO_TOKEN,
    NOBLES,
    NOBODY,
    ROW,
    SUMS,
    WORTHS,
)
from wanli.search.weighted import Weighted, Weights

ABSENT: Final[i64] = -100
BY_MARGIN: Final = ints([0, 1, 2, 3, 4, 4, 5])  # bucket of a leader by margin; 6 or more share one
BY_GAP: Final = ints([6, 7, 7, 8])  # bucket of a present seat that does not lead, by gap

# features of a seat
FIRST: Final[i64] = 0  # + bucket: the higher token of two, in fives
LAST: Final[i64] = 9  # + bucket: the last token
BEARING: Final[i64] = 18  # the token on the seat's card
BEARING_SAFE: Final[i64] = 19  # the same where the wall has a leader and so will be cleared
LEAD_TO_ACT: Final[i64] = 20  # tokens led by the active seat, which can still add cards
LEAD_FAR: Final[i64] = 21  # tokens led, times the number of other seats' turns before this seat's
LEAD_NOBLE: Final[i64] = 22  # tokens led where a noble lies
IN_HAND: Final[i64] = 23  # + kind
IN_DECK: Final[i64] = 30  # + kind
FEET: Final[i64] = 37  # foot soldiers in hand, squared
POINTS: Final[i64] = 38
TO_ACT: Final[i64] = 39
FEATURES: Final[i64] = 40

# tastes of a move
NET: Final[i64] = 0  # + margin + EDGE: the value of a wall by the margin, in fives
EDGE: Final[i64] = 7
SPENT: Final[i64] = 15  # + kind: a card played
DRAWS: Final[i64] = 22
DRAWS_BY_HAND: Final[i64] = 23  # the same, times the cards in hand
HIGHER: Final[i64] = 24  # the token taken, in fives
ON_CARD: Final[i64] = 25  # + kind: the card a token is put on
TAKES: Final[i64] = 32  # the last token, in fives
GIVES: Final[i64] = 33  # the token that another seat gets when it is taken, in fives
RIDES: Final[i64] = 34
COVERS: Final[i64] = 35
TASTES: Final[i64] = 36


@final
class GreatWallGuide(Weighted):
    """Features and tastes of Great Wall of China."""

    def __init__(self, learnt: dict[int, Weights]) -> None:
        super().__init__(FEATURES, TASTES, learnt)
        self.horizon = 0
        self.draw_threshold = 1000  # with few visits, merged draws win 58% against a threshold of 0
        self.totals: vec[i64] = zeros(SEATS)
        self.mine: vec[i64] = zeros(WALLS)  # the mover's total, by wall
        self.best: vec[i64] = zeros(WALLS)  # the best total of the others, by wall
        self.stake: vec[i64] = zeros(WALLS)  # the token to be won next, by wall

    def quiet(self, state: State) -> bool:
        """Return whether a turn's claims are done and its actions not begun; False at the end."""
        t = cast(GreatWall, state)
        return (
            t.stage == position.PLAYING and t.question == questions.ACTING and t.actions_left == 2
        )

    # ---- features of a position --------------------------------------------------------------
    def write_features(self, state: State, out: vec[float]) -> float:
        t = cast(GreatWall, state)
        fewest = DECK
        for seat in range(t.players):
            at = seat * FEATURES
            hand, deck = i64(t.hands[seat]), i64(t.decks[seat])
            fewest = min(fewest, size(hand) + size(deck))
            for kind in range(KINDS):
                out[at + IN_HAND + kind] = float(count(hand, kind))
                out[at + IN_DECK + kind] = float(count(deck, kind))
            feet = float(count(hand, FOOT))
            out[at + FEET] = feet * feet / 5.0
            out[at + POINTS] = float(t.score(seat)) / 5.0
        out[t.active * FEATURES + TO_ACT] = 1.0
        for wall in range(WALLS):
            if t.walls.lines[wall * LINE + FREE] != NO_TOKEN:
                self.write_wall(t, wall, out)
        return float(DECK - fewest) / float(DECK)

    def write_wall(self, t: GreatWall, wall: i64, out: vec[float]) -> None:
        """Write each seat's chance to claim the tokens of a wall."""
        lines, at, totals = t.walls.lines, wall * LINE, self.totals
        bearer = i64(lines[at + BEARER])
        stake = float(max(i64(lines[at + FREE]), i64(lines[at + FREE + 1]))) / 5.0
        which = FIRST if bearer == NOBODY else LAST
        best, second, leader = totals_at(t, wall, totals)
        if bearer != NOBODY:
            borne = float(i64(lines[at + BORNE])) / 5.0
            out[bearer * FEATURES + BEARING] += borne
            if leader != NOBODY:
                out[bearer * FEATURES + BEARING_SAFE] += borne
        for seat in range(t.players):
            total = i64(totals[seat])
            if total == ABSENT:
                continue
            mine = seat * FEATURES
            if seat != leader:
                out[mine + which + i64(BY_GAP[min(3, best - total)])] += stake
                continue
            margin = max(0, min(6, total - max(0, second)))
            out[mine + which + i64(BY_MARGIN[margin])] += stake
            before = seat - t.active
            if before == 0:
                out[mine + LEAD_TO_ACT] += stake
            elif before < 0:
                before += t.players
            out[mine + LEAD_FAR] += stake * float(before) / float(t.players)
            if lines[at + NOBLES] > 0:
                out[mine + LEAD_NOBLE] += stake

    # ---- the score of a move -----------------------------------------------------------------
    def score_moves(self, state: State, moves: vec[i64], n: i64, out: vec[float]) -> None:
        t = cast(GreatWall, state)
        if t.question != questions.ACTING:
            for i in range(n):
                out[i] = self.score_claim(t, moves[i])
            return
        for wall in range(WALLS):
            if t.walls.lines[wall * LINE + FREE] != NO_TOKEN:
                self.prepare_wall(t, wall)
        for i in range(n):
            out[i] = self.score_action(t, moves[i])

    def score_claim(self, t: GreatWall, action: i64) -> float:
        """Score a claim by the token and the card that bears it, or taking the last token."""
        tastes, lines = self.tastes, t.walls.lines
        if action >= actions.DECLINE:
            return 0.0
        if action >= actions.TAKE:
            at = (action - actions.TAKE) * LINE
            score = tastes[TAKES] * float(i64(lines[at + FREE])) / 5.0
            if lines[at + BEARER] != t.active:
                score += tastes[GIVES] * float(i64(lines[at + BORNE])) / 5.0
            return score
        place = (action - actions.CLAIM) // KINDS
        token = i64(lines[place // 2 * LINE + FREE + place % 2])
        on_card = tastes[ON_CARD + (action - actions.CLAIM) % KINDS]
        return tastes[HIGHER] * float(token) / 5.0 + on_card

    def score_action(self, t: GreatWall, action: i64) -> float:
        """Score an action by its effect on a wall, less the value of the cards."""
        tastes, hand = self.tastes, i64(t.hands[t.active])
        if action == actions.DRAW:
            return tastes[DRAWS] + tastes[DRAWS_BY_HAND] * float(size(hand))
        if action >= actions.COVER:
            at = (action - actions.COVER) // KINDS
            kind = (action - actions.COVER) % KINDS
            changed = self.score_dragon(t, at // SEATS, at % SEATS, kind)
            return tastes[COVERS] + tastes[SPENT + DRAGON] + changed
        if action >= actions.RIDE:
            wall = action - actions.RIDE
            return tastes[RIDES] + tastes[SPENT + HORSEMAN] + self.score_cards(t, wall, HORSEMAN, 1)
        at = (action - actions.PLAY) // KINDS
        kind, cards = at % KINDS, (action - actions.PLAY) % KINDS + 1
        return float(cards) * tastes[SPENT + kind] + self.score_cards(t, at // KINDS, kind, cards)

    def score_cards(self, t: GreatWall, wall: i64, kind: i64, cards: i64) -> float:
        """Score the effect of cards of a kind on a wall."""
        lines, at = t.walls.lines, wall * LINE
        mine, best = i64(self.mine[wall]), i64(self.best[wall])
        if lines[at + NOBLES] > 0:
            return self.score_change(wall, mine + cards, best)
        if kind == NOBLE:
            return self.score_change(wall, *self.totals_with_noble(t, wall))
        if kind == FOOT:
            feet = count(lines[at + ROW + t.active], FOOT)
            return self.score_change(wall, mine + (cards * (2 * feet + cards + 1) >> 1), best)
        return self.score_change(wall, mine + cards * i64(WORTH[kind]), best)

    def score_dragon(self, t: GreatWall, wall: i64, seat: i64, kind: i64) -> float:
        """Score the effect on a wall of a dragon on a seat's card."""
        lines, at = t.walls.lines, wall * LINE
        nobles = i64(lines[at + NOBLES])
        if kind == NOBLE:
            nobles -= 1
        worth: i64 = 1
        if nobles == 0:
            worth = i64(WORTH[kind])
            if kind == FOOT:
                worth = count(lines[at + ROW + seat], FOOT)
        mine = ABSENT
        best = ABSENT
        for other in range(t.players):
            row = i64(lines[at + ROW + other])
            total = row >> (CARDS if nobles > 0 else WORTHS) & SUMS
            if other == seat:
                total -= worth  # 0 if it was the only card, as if the seat were absent
            if other == t.active:
                mine = total + 1
            if lines[at + BEARER] == other:
                total -= i64(lines[at + BORNE])
                if other == t.active:
                    mine -= i64(lines[at + BORNE])
            if other != t.active and row != NONE:
                best = max(best, total)
        return self.score_change(wall, mine, best)

    def totals_with_noble(self, t: GreatWall, wall: i64) -> tuple[i64, i64]:
        """Return the mover's and the best other total after the mover plays a noble."""
        lines, at = t.walls.lines, wall * LINE
        mine: i64 = 1
        best = ABSENT
        for seat in range(t.players):
            row = i64(lines[at + ROW + seat])
            total = row >> CARDS & SUMS
            if lines[at + BEARER] == seat:
                total -= i64(lines[at + BORNE])
            if seat == t.active:
                mine += total
            elif row != NONE:
                best = max(best, total)
        return mine, best

    def score_change(self, wall: i64, mine: i64, best: i64) -> float:
        """Score new totals of the mover and of the best other seat against the current ones."""
        after = self.tastes[margin_taste(mine, best)]
        before = self.tastes[margin_taste(self.mine[wall], self.best[wall])]
        return (after - before) * float(i64(self.stake[wall])) / 5.0

    def prepare_wall(self, t: GreatWall, wall: i64) -> None:
        """Store the totals and the stake at a wall, from the mover's side."""
        lines, at, totals = t.walls.lines, wall * LINE, self.totals
        totals_at(t, wall, totals)
        best = ABSENT
        for seat in range(t.players):
            if seat != t.active:
                best = max(best, i64(totals[seat]))
        self.best[wall] = best
        mine = i64(totals[t.active])
        self.mine[wall] = 0 if mine == ABSENT else mine
        self.stake[wall] = max(i64(lines[at + FREE]), i64(lines[at + FREE + 1]))


def margin_taste(mine: i64, best: i64) -> i64:
    """Return the taste of a margin; an absent opponent counts as a total of 0."""
    margin = mine - max(0, best)
    return NET + EDGE + max(-EDGE, min(EDGE, margin))


def totals_at(t: GreatWall, wall: i64, totals: vec[i64]) -> tuple[i64, i64, i64]:
    """Write each seat's total at a wall, or ABSENT; return the two best totals and the leader."""
    lines, at = t.walls.lines, wall * LINE
    counting = CARDS if lines[at + NOBLES] > 0 else WORTHS
    best = ABSENT
    second = ABSENT
    leader = NOBODY
    for seat in range(t.players):
        row = i64(lines[at + ROW + seat])
        if row == NONE:
            totals[seat] = ABSENT
            continue
        total = row >> counting & SUMS
        if lines[at + BEARER] == seat:
            total -= i64(lines[at + BORNE])
        totals[seat] = total
        if total > best:
            second, best, leader = best, total, seat
        elif total == best:
            second, leader = total, NOBODY
        elif total > second:
            second = total
    return best, second, leader


guide = GreatWallGuide  # the name that `bots.evaluate` imports
