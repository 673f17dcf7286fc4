"""Build the views of Great Wall of China from scratch (GW-7)."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from wanli.core.state import CHANCE, WATCHER
from wanli.core.view import Prompt
from wanli.games.great_wall.notation import write
from wanli.games.great_wall.rules import questions
from wanli.games.great_wall.rules.counts import count, size
from wanli.games.great_wall.rules.game import GreatWall
from wanli.games.great_wall.rules.material import FOOT, KINDS, WALLS, WORTH
from wanli.games.great_wall.rules.names import CARD_NAMES, COLOUR_NAMES
from wanli.games.great_wall.rules.position import SETTING_UP
from wanli.games.great_wall.rules.questions import QUESTIONS
from wanli.games.great_wall.rules.walls import BEARER, BORNE, LINE, NOBLES, NOBODY, ROW
from wanli.games.great_wall.view import GreatWallView, Part, Total, WallView
from wanli.games.great_wall.views.open import hand_of, open_of


def views(t: GreatWall, viewers: Sequence[int]) -> list[GreatWallView]:
    """Return the views of several viewers; the open part is built once."""
    table = open_of(t)
    prompt = _prompt(t)
    decks: dict[str, int] = {COLOUR_NAMES[s]: size(t.decks[s]) for s in range(t.players)}
    walls = [_wall(t, wall) for wall in range(WALLS) if t.walls.is_open(wall)]
    found: list[GreatWallView] = []
    for viewer in viewers:
        found.append(
            GreatWallView(
                game="great-wall",
                players=t.players,
                viewer=viewer,
                current=t.current,
                over=t.over,
                scores=_scores(t, viewer),
                prompt=prompt,
                legal=[write(t, action) for action in t.actions_of(viewer)],
                table=table,
                decks=decks,
                hand={} if viewer == WATCHER else hand_of(t, viewer),
                walls=walls,
            )
        )
    return found


def clause_of(t: GreatWall) -> str:
    """Return the clause behind the current question."""
    if t.question == questions.DRAW_CARD and t.stage == SETTING_UP:
        return "GW-2.1"
    return QUESTIONS[t.question].clause


def _scores(t: GreatWall, viewer: i64) -> list[int | None]:
    """Return the points of piles that a viewer may see: their own, and all at the end (GW-7.3)."""
    scores: list[int | None] = []
    for seat in range(t.players):
        shown = t.settings.open_scores or t.over or seat == viewer
        scores.append(t.score(seat) if shown else None)
    return scores


def _prompt(t: GreatWall) -> Prompt:
    facts: dict[str, str | int] = {}
    if t.current != CHANCE and not t.over:
        facts["seat"] = t.current + 1
        facts["actions"] = t.actions_left
    return Prompt(QUESTIONS[t.question].name, clause_of(t), facts)


def _wall(t: GreatWall, wall: i64) -> WallView:
    leader = t.walls.leader(wall, t.players)
    lines, at = t.walls.lines, wall * LINE
    return WallView(
        wall + 1,
        "" if leader == NOBODY else COLOUR_NAMES[leader],
        lines[at + NOBLES] != 0,
        [_total(t, wall, s) for s in range(t.players) if size(lines[at + ROW + s]) != 0],
    )


def _total(t: GreatWall, wall: i64, seat: i64) -> Total:
    parts: list[Part] = []
    lines, at = t.walls.lines, wall * LINE
    row, noble = i64(lines[at + ROW + seat]), lines[at + NOBLES] != 0
    for kind in range(KINDS):
        cards = count(row, kind)
        if cards != 0:
            parts.append(_part(noble, kind, cards))
    if lines[at + BEARER] == seat:
        parts.append(Part("token", 1, -i64(lines[at + BORNE]), "GW-4.4"))
    return Total(COLOUR_NAMES[seat], t.walls.total(wall, seat), parts)


def _part(noble: bool, kind: i64, cards: i64) -> Part:
    if noble:
        return Part(CARD_NAMES[kind], cards, cards, "GW-4.3")
    if kind == FOOT:
        return Part(CARD_NAMES[kind], cards, cards * (cards + 1) // 2, "GW-4.2")
    return Part(CARD_NAMES[kind], cards, cards * WORTH[kind], "GW-1.1")
