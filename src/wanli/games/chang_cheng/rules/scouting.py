"""Scouting: which player sees which threat counter, and when all do (CC-6, CC-11.1)."""

from __future__ import annotations

from mypy_extensions import i64

from wanli.core.state import CHANCE, bit
from wanli.games.chang_cheng.rules import questions
from wanli.games.chang_cheng.rules.counters import FACE_DOWN, FACE_UP, NOT_DRAWN
from wanli.games.chang_cheng.rules.material import OBSERVERS
from wanli.games.chang_cheng.rules.position import Position
from wanli.games.chang_cheng.rules.steps import REVEAL, SCOUT


def scout(t: Position, region: i64) -> bool:
    """Show a counter to the active player (CC-6.1), or to all with Observers (CC-14.4)."""
    counters = t.counters
    if counters.lies[region] != FACE_DOWN:
        return False
    known = (i64(counters.scouts[region]) >> t.active) & 1
    observed = (t.events >> OBSERVERS) & 1
    if known == 1 and observed == 0:
        return False
    if counters.threat[region] == NOT_DRAWN:
        t.then(SCOUT, region)
        t.ask(questions.DRAW_THREAT, region, CHANCE)
        return True
    counters.scouts[region] |= bit(t.active)
    t.reveals += 1
    if observed == 1:
        counters.lies[region] = FACE_UP
    if t.journal is not None:
        _tell_scouting(t, region, observed == 1)
    return False


def _tell_scouting(t: Position, region: i64, observed: bool) -> None:
    facts: dict[str, str | int] = {
        "seat": int(t.active) + 1,
        "region": t.wall.region_name(region),
    }
    if observed:
        facts["threat"] = int(t.counters.threat[region])
        t.note("observed", "CC-14.4", facts)
    else:
        t.note("scouted", "CC-6.1", facts)


def reveal_counters(t: Position, first: i64) -> bool:
    """Turn up every counter that is still face down, region by region (CC-11.1)."""
    lies = t.counters.lies
    for region in range(first, t.wall.provinces()):
        if lies[region] != FACE_DOWN:
            continue
        if t.counters.threat[region] == NOT_DRAWN:
            t.then(REVEAL, region)
            t.ask(questions.DRAW_THREAT, region, CHANCE)
            return True
        lies[region] = FACE_UP
        t.reveals += 1
    return False
