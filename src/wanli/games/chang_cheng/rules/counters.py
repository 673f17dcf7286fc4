"""Reputation counters in the provinces and threat counters in the regions (CC-2.2, CC-6).

A face-down threat counter has no value until a player sees it: only then is it drawn. To the
players this is the same as a draw when the board is joined, and no hidden value can leak.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.rng import Rng
from wanli.core.state import filled, zeros
from wanli.games.chang_cheng.rules.material import COUNTER_VALUES, PROVINCES, Content
from wanli.games.chang_cheng.rules.wall import NOTHING

NOT_DRAWN: Final[i64] = -1
# the states of a threat counter
NO_COUNTER: Final[i64] = 0  # its board is not in play
FACE_DOWN: Final[i64] = 1
FACE_UP: Final[i64] = 2
REMOVED: Final[i64] = 3  # removed by a Traitor; its scouts still know it
REMOVED_OPEN: Final[i64] = 4  # removed after it was visible to all (CC-14.4)


@final
class Counters:
    """The counters on the map, and the numbers of counters of each value still to be drawn."""

    def __init__(self) -> None:
        self.reputation: vec[i64] = NOTHING
        self.reputation_left: vec[i64] = NOTHING  # by value
        self.threat: vec[i64] = NOTHING
        self.threat_left: vec[i64] = NOTHING
        self.lies: vec[i64] = NOTHING  # FACE_DOWN, FACE_UP, ...
        self.scouts: vec[i64] = NOTHING  # seats that have seen it, as bits

    def clone(self) -> Counters:
        c = Counters()
        c.reputation = self.reputation[:]
        c.reputation_left = self.reputation_left[:]
        c.threat = self.threat[:]
        c.threat_left = self.threat_left[:]
        c.lies = self.lies[:]
        c.scouts = self.scouts[:]
        return c

    def draw_reputation(self, province: i64, value: i64) -> None:
        self.reputation[province] = value
        self.reputation_left[value] -= 1

    def draw_threat(self, region: i64, value: i64) -> None:
        self.threat[region] = value
        self.threat_left[value] -= 1

    def attacks(self, region: i64) -> bool:
        """Return whether the region still has its counter (CC-11.1)."""
        return self.lies[region] == FACE_DOWN or self.lies[region] == FACE_UP

    def remove(self, region: i64) -> None:
        """Remove a counter from the game without turning it over (CC-8.2)."""
        self.lies[region] = REMOVED_OPEN if self.lies[region] == FACE_UP else REMOVED

    def open_to_all(self, region: i64) -> bool:
        """Return whether all players have seen the counter (CC-15.1)."""
        return self.lies[region] == FACE_UP or self.lies[region] == REMOVED_OPEN

    def hidden_from(self, region: i64, seat: i64) -> bool:
        """Return whether a drawn value is unknown to a seat (CC-15.2)."""
        if self.threat[region] == NOT_DRAWN or self.open_to_all(region):
            return False
        return seat < 0 or (i64(self.scouts[region]) >> seat) & 1 == 0

    def deal_anew(self, seat: i64, rng: Rng) -> None:
        """Redraw the values that a seat cannot know (CC-15.2)."""
        for region in range(PROVINCES):
            if self.hidden_from(region, seat):
                self.threat_left[self.threat[region]] += 1
        for region in range(PROVINCES):
            if self.hidden_from(region, seat):
                self.draw_threat(region, pick(self.threat_left, rng))


def pick(left: vec[i64], rng: Rng) -> i64:
    """Return the value of a counter drawn from those that are left."""
    total: i64 = 0
    for value in range(COUNTER_VALUES):
        total += i64(left[value])
    rest = rng.below(total)
    for value in range(COUNTER_VALUES):
        rest -= i64(left[value])
        if rest < 0:
            return value
    raise AssertionError("no counter is left to draw")


def new_counters(content: Content) -> Counters:
    """Return the counters before any has been drawn."""
    c = Counters()
    c.reputation = filled(PROVINCES, NOT_DRAWN)
    c.reputation_left = content.reputation[:]
    c.threat = filled(PROVINCES, NOT_DRAWN)
    c.threat_left = content.threat[:]
    c.lies = filled(PROVINCES, NO_COUNTER)
    c.scouts = zeros(PROVINCES)
    return c
