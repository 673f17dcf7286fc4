"""The end of the game: the Mongols attack, then event cards score (CC-11, CC-14)."""

from __future__ import annotations

from mypy_extensions import i64

from wanli.core.state import bit, zeros
from wanli.games.chang_cheng.rules.material import (
    BROKEN,
    COLOURS,
    DIPLOMACY,
    DOMINANCE,
    IMPERIAL_REWARD,
    TOWER,
)
from wanli.games.chang_cheng.rules.names import COLOUR_NAMES
from wanli.games.chang_cheng.rules.position import Position
from wanli.games.chang_cheng.rules.scoring import majority
from wanli.games.chang_cheng.rules.wall import BYTE, of_colour


def mongols(t: Position) -> None:
    """Attack each region that has a counter: the strongest colours lose its value (CC-11.1)."""
    for region in range(t.wall.provinces()):
        if t.counters.attacks(region):
            attack(t, region)


def attack(t: Position, region: i64) -> None:
    """Attack a region: all tied for the majority lose; a tower protects its colour (CC-11.2)."""
    blocks = blocks_in_region(t, region)
    most = majority(t, blocks)
    threat = i64(t.counters.threat[region])
    nobody = most > 0
    for colour in range(COLOURS):
        if most == 0 or t.settings.seat_of[colour] < 0:
            continue
        if of_colour(blocks, colour) < most:
            continue
        nobody = False
        saved = has_tower(t, region, colour)
        if not saved:
            t.gain(colour, -threat)
        if t.journal is not None:
            facts: dict[str, str | int] = {
                "colour": COLOUR_NAMES[colour],
                "points": 0 if saved else -int(threat),
                "region": t.wall.region_name(region),
                "blocks": int(most),
                "threat": int(threat),
            }
            t.note("tower-protects" if saved else "mongols", f"CC-11.{2 if saved else 1}", facts)
    if nobody and t.journal is not None:
        none: dict[str, str | int] = {"region": t.wall.region_name(region), "blocks": int(most)}
        t.note("nobody-loses", "CC-12.7", none)


def blocks_in_region(t: Position, region: i64) -> i64:
    """Return the blocks that the Mongols count, a byte for each colour (CC-11.1)."""
    wall = t.wall
    first = i64(wall.region_first[region])
    length = i64(wall.region_length[region])
    if not t.settings.broken_count:
        return wall.unbroken(first, length)
    blocks: i64 = 0
    for s in range(first, first + length):
        if wall.square[s] >= 0:
            blocks += bit(wall.square[s] * BYTE)
    return blocks


def has_tower(t: Position, region: i64, colour: i64) -> bool:
    """Return whether a tower of a colour stands in a region."""
    towers = t.towers
    for i in range(towers.count):
        if towers.colour[i] == colour and t.wall.region[towers.at[i]] == region:
            return True
    return False


def event_cards(t: Position) -> None:
    """Score the event cards that count at the end (CC-14)."""
    if t.events >> DIPLOMACY & 1:
        diplomacy(t)
    if t.events >> DOMINANCE & 1:
        dominance(t)
    if t.events >> IMPERIAL_REWARD & 1:
        imperial_reward(t)


def diplomacy(t: Position) -> None:
    """Score 4 points for a block in the most provinces, or in more than half of them (CC-14.1)."""
    everywhere = t.wall.provinces()
    reached = zeros(COLOURS)
    most: i64 = 0
    for p in range(everywhere):
        blocks = t.wall.unbroken_in_province(p)
        for colour in range(COLOURS):
            if t.settings.seat_of[colour] >= 0 and of_colour(blocks, colour) > 0:
                reached[colour] += 1
                most = max(most, i64(reached[colour]))
    for colour in range(COLOURS):
        n = i64(reached[colour])
        enough = n * 2 > everywhere if t.settings.diplomacy_half else n == most
        if n > 0 and enough:
            _reward(t, colour, 4, "diplomacy", "CC-14.1", n)


def dominance(t: Position) -> None:
    """Score 1 point per square of each colour's longest run, or of the longest of all (CC-14.2)."""
    longest: i64 = 0
    for colour in range(COLOURS):
        if t.settings.seat_of[colour] >= 0:
            longest = max(longest, best_run(t, colour) // 100)
    for colour in range(COLOURS):
        if t.settings.seat_of[colour] < 0:
            continue
        run = best_run(t, colour)
        if t.settings.dominance_longest and run // 100 < longest:
            continue
        if run > 0:
            _reward(t, colour, run % 100, "dominance", "CC-14.2", run % 100)


def best_run(t: Position, colour: i64) -> i64:
    """Return the longest run of a colour, as length for comparison * 100 + squares.

    A tower counts as 2 for comparison, but only if the longest run of all is the only one to score.
    """
    wall = t.wall
    best: i64 = 0
    run: i64 = 0
    for s in range(wall.low, wall.high):
        if wall.square[s] == colour and wall.block[s] != BROKEN:
            length: i64 = 1
            if wall.block[s] == TOWER and t.settings.dominance_longest:
                length = 2
            run += length * 100 + 1
            best = max(best, run)
        else:
            run = 0
    return best


def imperial_reward(t: Position) -> None:
    """Score 2 points for each card still in hand (CC-14.3)."""
    for colour in range(COLOURS):
        cards = i64(t.cards.hand[colour])
        if cards > 0:
            _reward(t, colour, 2 * cards, "reward", "CC-14.3", cards)


def _reward(t: Position, colour: i64, points: i64, code: str, clause: str, n: i64) -> None:
    t.gain(colour, points)
    if t.journal is not None:
        facts: dict[str, str | int] = {
            "colour": COLOUR_NAMES[colour],
            "points": int(points),
            "count": int(n),
        }
        t.note(code, clause, facts)


def rank(t: Position, player: i64) -> i64:
    """Return a rank key: points, then the best colour of a player with two (CC-10.3, CC-13.2)."""
    best: i64 = -10000
    colours: i64 = 0
    for colour in range(COLOURS):
        if t.settings.seat_of[colour] == player:
            colours += 1
            best = max(best, i64(t.points[colour]))
    tie_break = best if colours > 1 else i64(0)
    return t.score(player) * 100000 + tie_break
