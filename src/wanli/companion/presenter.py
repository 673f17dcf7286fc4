"""Compute the standing of a notebook from its replay."""

from __future__ import annotations

from wanli.companion.book import Book
from wanli.companion.layout import (
    Capture,
    CompanionStanding,
    Did,
    Front,
    HeldWonder,
    HolderDue,
    Place,
    PointsState,
    Taking,
    UpkeepState,
)
from wanli.companion.notebook import Notebook
from wanli.companion.replay import replay
from wanli.games.rise_of_empires.rules.names import TURN_NAMES
from wanli.games.rise_of_empires.rules.wonders import NOBODY, NOWHERE


def standing(notebook: Notebook) -> CompanionStanding:
    """Return the standing of a notebook; raise BadNotebook or BadEntry."""
    return standing_of(replay(notebook))


def standing_of(book: Book) -> CompanionStanding:
    """Return the standing of a replayed notebook."""
    fronts = [front for player in book.order for front in _fronts(book, player)]
    return CompanionStanding(
        turn=TURN_NAMES[book.turn],
        phase=book.phase,
        order=[book.players[player] for player in book.order],
        may=_possible_entries(book, fronts),
        asked=_captures(book),
        wonders=[_wonder(book, wonder) for wonder in book.all],
        players=[_player(book, player) for player in range(len(book.players))],
        fronts=fronts,
        marker_from="pool" if book.settings.marker_from_pool else "stock",
        losses_by="attacker" if book.settings.attacker_orders else "loser",
        story=book.story,
    )


def _captures(book: Book) -> list[Capture]:
    if book.front is None:
        return []
    taker, loser, _ = book.front
    names = book.players
    return [Capture(book.printed.ids[one], names[taker], names[loser]) for one in book.undecided]


def _possible_entries(book: Book, fronts: list[Front]) -> list[Did]:
    """Return the kinds of entries that can come next."""
    if book.phase == "over":
        return []
    left = any(map(book.can_be_left, book.all))
    if book.undecided:
        return ["mark", "raze", "leave"] if left else ["mark", "raze"]
    places = [_place(book, wonder) for wonder in book.all]
    owed = book.phase == "upkeep" and any(map(book.owed, book.all))
    due = book.phase == "points" and any(map(book.due, book.all))
    kinds: dict[Did, bool] = {
        "build": book.phase == "actions" and "waiting" in places,
        "war": book.phase == "actions" and bool(fronts),
        "pay": owed,
        "let-go": owed,
        "score": due,
        "leave": left,
        "order": True,
        "next": not owed and not due,
    }
    return [kind for kind, possible in kinds.items() if possible]


def _fronts(book: Book, player: int) -> list[Front]:
    found: list[Front] = []
    for place, region in enumerate(book.regions):
        there = book.held(player, place)
        if there:
            markers = [book.printed.ids[one] for one in there if book.wonders.marked(one)]
            wonders = [book.printed.ids[one] for one in there]
            found.append(Front(region, book.players[player], wonders, markers))
    return found


def _player(book: Book, player: int) -> HolderDue:
    holds = [wonder for wonder in book.all if book.wonders.holder(wonder) == player]
    return HolderDue(
        name=book.players[player],
        wonders=[book.printed.ids[wonder] for wonder in holds],
        markers=int(book.wonders.markers_of(player)),
        upkeep=sum(map(book.owed, holds)),
        points=sum(map(book.due, holds)),
        won=book.won[player],
    )


def _wonder(book: Book, wonder: int) -> HeldWonder:
    place, w = _place(book, wonder), book.wonders
    site, builder = int(w.site(wonder)), int(w.builder(wonder))
    sites = book.sites(wonder) if place in ("coming", "waiting") else []
    return HeldWonder(
        name=book.printed.ids[wonder],
        place=place,
        sites=[book.regions[one] for one in sites],
        site=book.regions[site] if site != NOWHERE else "",
        holder=book.holder(wonder),
        marked=bool(w.marked(wonder)),
        builder=book.players[builder] if builder != NOBODY else "",
        upkeep=book.owed(wonder),
        upkeep_state=_upkeep_state(book, wonder),
        points=book.due(wonder),
        points_state=_points_state(book, wonder),
        taking=_taking(book, wonder),
    )


def _place(book: Book, wonder: int) -> Place:
    if wonder in book.gone:
        return "gone"
    if book.wonders.stands(wonder):
        return "standing"
    return "waiting" if book.laid_out(wonder) else "coming"


def _upkeep_state(book: Book, wonder: int) -> UpkeepState:
    if wonder in book.paid:
        return "paid"
    if book.wonders.exempt(wonder):
        return "built"
    return "due" if book.owed(wonder) else "none"


def _points_state(book: Book, wonder: int) -> PointsState:
    if wonder in book.scored:
        return "scored"
    if book.wonders.stands(wonder) and not book.wonders.marked(wonder):
        return "unmarked"
    if book.wonders.exempt(wonder):
        return "built"
    return "due" if book.due(wonder) else "none"


def _taking(book: Book, wonder: int) -> Taking:
    if not book.wonders.stands(wonder):
        return ""
    if book.wonders.beyond_reach(wonder):
        return "nobody"
    return "marker" if book.wonders.marked(wonder) else "last-cube"
