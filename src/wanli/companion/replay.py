"""Apply entries to a book; an impossible entry is refused with the clause."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NoReturn

from wanli.companion import entries
from wanli.companion.book import BadEntry, Book
from wanli.companion.layout import Facts, Phase
from wanli.companion.notebook import Notebook
from wanli.games.rise_of_empires.rules.names import TURN_NAMES


def replay(notebook: Notebook) -> Book:
    """Return the state after all entries; raise BadNotebook or BadEntry."""
    book = Book(notebook)
    for entry in notebook.entries:
        apply_entry(book, entry)
    return book


def apply_entry(b: Book, entry: entries.AnyEntry) -> None:
    """Apply an entry; discard the book if this raises BadEntry."""
    try:
        if b.phase == "over":
            raise BadEntry("it-is-over", {}, "RE-4.6")
        if b.undecided and not isinstance(entry, entries.Marked | entries.Razed | entries.Left):
            refuse_before_decision(b, b.undecided[0])
        _dispatch(b, entry)
    except BadEntry as error:
        error.facts["entry"] = b.written + 1
        raise
    b.written += 1


def _dispatch(b: Book, entry: entries.AnyEntry) -> None:
    match entry:
        case entries.Built():
            build(b, entry)
        case entries.War():
            war(b, entry)
        case entries.Marked():
            mark(b, b.wonder(entry.wonder))
        case entries.Razed():
            raze(b, b.wonder(entry.wonder))
        case entries.Left():
            leave(b, b.player(entry.player), b.region(entry.region))
        case entries.Paid():
            pay(b, b.wonder(entry.wonder))
        case entries.LetGo():
            let_go(b, b.wonder(entry.wonder))
        case entries.Scored():
            score(b, b.player(entry.player))
        case entries.Reordered():
            reorder(b, [b.player(name) for name in entry.players])
        case entries.WentOn():
            go_on(b)


def check_phase(b: Book, phase: Phase, clause: str) -> None:
    """Refuse an entry that belongs to another phase."""
    if b.phase != phase:
        raise BadEntry("wrong-phase", {"phase": b.phase, "wanted": phase}, clause)


# ---- building (WW-1 to WW-3) -------------------------------------------------------------------
def build(b: Book, entry: entries.Built) -> None:
    """Score the builder; place the token, or remove the wonder if no cube can mark it."""
    wonder, player = b.wonder(entry.wonder), b.player(entry.player)
    check_phase(b, "actions", "RE-2.1")
    if wonder in b.gone:
        raise BadEntry("gone-for-good", {"wonder": entry.wonder}, "WW-7")
    if b.wonders.stands(wonder):
        facts: Facts = {"wonder": entry.wonder, "player": b.holder(wonder)}
        raise BadEntry("stands-already", facts, "WW-1")
    if not b.laid_out(wonder):
        raise BadEntry("not-laid-out", {"wonder": entry.wonder, "turn": b.turns[wonder]}, "RE-2.2")
    points = int(b.printed.vp[wonder])
    b.won[player] += points
    facts = {"player": entry.player, "wonder": entry.wonder, "points": points}
    if entry.region is None:
        b.gone.add(wonder)
        b.note("built-without-marker", "WW-3", facts)
        return
    region = b.region(entry.region)
    check_site(b, wonder, region)
    b.wonders.build(wonder, player, region)
    facts["region"] = entry.region
    b.note("built", "WW-2", facts)


def check_site(b: Book, wonder: int, region: int) -> None:
    """Refuse a region where the wonder may not stand (WW-2, WW-13)."""
    if region in b.sites(wonder):
        return
    name = b.printed.ids[wonder]
    facts: Facts = {"wonder": name, "turn": b.turns[wonder], "region": b.regions[region]}
    if int(b.printed.sites[wonder]) >> region & 1:
        raise BadEntry("no-site-at-sea", facts, "WW-13")
    raise BadEntry("no-site-there", facts, "WW-2")


# ---- war (WW-4 to WW-8) ------------------------------------------------------------------------
def war(b: Book, entry: entries.War) -> None:
    """Remove fallen markers; if the loser has no cube left there, the winner has to decide."""
    attacker, defender = b.player(entry.attacker), b.player(entry.defender)
    region = b.region(entry.region)
    check_phase(b, "actions", "RE-3.11")
    if attacker == defender:
        raise BadEntry("war-on-oneself", {"player": entry.attacker}, "RE-3.11")
    facts: Facts = {"player": entry.defender, "region": entry.region}
    if not b.held(defender, region):
        raise BadEntry("nothing-there", facts, "WW-6")
    facts["attacker"] = entry.attacker
    b.note("war", "WW-4", facts)
    for name in entry.fallen:
        remove_marker(b, b.wonder(name), defender, region)
    b.front = None if entry.cubes_left else (attacker, defender, region)
    maybe_end_war(b)
    if b.front is None:
        b.note("nothing-taken", "WW-4", facts)


def remove_marker(b: Book, wonder: int, defender: int, region: int) -> None:
    """Remove the marker of a wonder after a war (WW-5)."""
    facts: Facts = {
        "wonder": b.printed.ids[wonder],
        "player": b.players[defender],
        "region": b.regions[region],
    }
    if wonder not in b.held(defender, region) or not b.wonders.marked(wonder):
        raise BadEntry("no-marker-there", facts, "WW-5")
    b.wonders.unmark(wonder)
    b.note("marker-falls", "WW-5", facts)


def maybe_end_war(b: Book) -> None:
    """End a war when all its captures are decided."""
    if not b.undecided:
        b.front = None


def taker_of(b: Book, wonder: int) -> int:
    """Return the player who has to decide about a captured wonder (WW-7)."""
    if wonder not in b.undecided or b.front is None:
        raise BadEntry("nothing-to-take", {"wonder": b.printed.ids[wonder]}, "WW-7")
    return b.front[0]


def refuse_before_decision(b: Book, wonder: int) -> NoReturn:
    """Refuse any other entry: the taker has to decide about the wonder first (WW-7)."""
    raise BadEntry("taker-decides", {"wonder": b.printed.ids[wonder]}, "WW-7")


def mark(b: Book, wonder: int) -> None:
    """Give a captured wonder to the taker, who marks it (WW-7)."""
    taker = taker_of(b, wonder)
    b.wonders.take(wonder, taker)
    b.note("taken", "WW-7", {"player": b.players[taker], "wonder": b.printed.ids[wonder]})
    maybe_end_war(b)


def raze(b: Book, wonder: int) -> None:
    """Destroy a captured wonder: the taker declines, or has no cube (WW-7)."""
    taker = taker_of(b, wonder)
    destroy(b, wonder)
    b.note("razed", "WW-7", {"player": b.players[taker], "wonder": b.printed.ids[wonder]})
    maybe_end_war(b)


def destroy(b: Book, wonder: int) -> None:
    """Remove the tile and the token from the game."""
    b.wonders.destroy(wonder)
    b.gone.add(wonder)


def leave(b: Book, player: int, region: int) -> None:
    """Put the unmarked wonders of a region beyond reach: their holder's last cube left (WW-5)."""
    facts: Facts = {"player": b.players[player], "region": b.regions[region]}
    if all(b.wonders.marked(wonder) for wonder in b.held(player, region)):
        raise BadEntry("none-unmarked-there", facts, "WW-5")
    for wonder in b.held(player, region):
        if wonder in b.undecided:  # lost by war, not left
            refuse_before_decision(b, wonder)
    if b.wonders.markers(player, region) > 0:
        raise BadEntry("marker-still-there", facts, "WW-6")
    b.wonders.leave(player, region)
    b.note("out-of-reach", "WW-5", facts)


# ---- upkeep and points (WW-9 to WW-12) ---------------------------------------------------------
def pay(b: Book, wonder: int) -> None:
    """Pay the upkeep of a wonder (WW-9)."""
    gold = to_pay(b, wonder)
    facts: Facts = {"player": b.holder(wonder), "wonder": b.printed.ids[wonder], "gold": gold}
    b.paid.add(wonder)
    b.note("paid", "WW-9", facts)


def let_go(b: Book, wonder: int) -> None:
    """Remove a wonder whose upkeep is not paid (WW-10)."""
    to_pay(b, wonder)
    facts: Facts = {"player": b.holder(wonder), "wonder": b.printed.ids[wonder]}
    holder, site, marked = (
        b.wonders.holder(wonder),
        b.wonders.site(wonder),
        b.wonders.marked(wonder),
    )
    destroy(b, wonder)
    b.note("not-paid", "WW-10", facts)
    if marked:  # WW-5: it may have been the holder's last cube beside another wonder
        remind(b, b.held(int(holder), int(site)), of_era=False)


def to_pay(b: Book, wonder: int) -> int:
    """Return the upkeep owed for a wonder; refuse if none is."""
    check_phase(b, "upkeep", "WW-9")
    gold = b.owed(wonder)
    if gold == 0:
        raise BadEntry("nothing-owed", {"wonder": b.printed.ids[wonder]}, "WW-9")
    return gold


def score(b: Book, player: int) -> None:
    """Score all wonders of a player that are due (WW-11)."""
    check_phase(b, "points", "WW-11")
    name = b.players[player]
    due = [wonder for wonder in b.all if b.wonders.holder(wonder) == player and b.due(wonder)]
    if not due:
        raise BadEntry("nothing-to-score", {"player": name}, "WW-11")
    for wonder in due:
        points = b.due(wonder)
        b.won[player] += points
        b.scored.add(wonder)
        facts: Facts = {"player": name, "wonder": b.printed.ids[wonder], "points": points}
        b.note("scored", "WW-11", facts)


# ---- phases (RE-2.1) ---------------------------------------------------------------------------
def reorder(b: Book, players: list[int]) -> None:
    """Change the turn order, in which upkeep is paid (RE-4.4)."""
    if sorted(players) != sorted(b.order):
        raise BadEntry("not-an-order", {"known": ", ".join(b.players)}, "RE-4.4")
    b.order = players
    b.note("reordered", "RE-4.4", {"players": ", ".join(b.players[one] for one in players)})


def go_on(b: Book) -> None:
    """Begin the next phase or turn; refuse while upkeep or points are open."""
    if b.phase == "actions":
        b.phase = "upkeep"
    elif b.phase == "upkeep":
        for wonder in filter(b.owed, b.all):
            facts: Facts = {"wonder": b.printed.ids[wonder], "player": b.holder(wonder)}
            raise BadEntry("upkeep-open", facts, "WW-9")
        b.phase = "points"
    else:
        for wonder in filter(b.due, b.all):
            facts = {"wonder": b.printed.ids[wonder], "player": b.holder(wonder)}
            raise BadEntry("points-open", facts, "WW-11")
        new_turn(b)
    b.note("went-on", "RE-2.1", {"turn": TURN_NAMES[b.turn], "phase": b.phase})
    maybe_remind(b)


def maybe_remind(b: Book) -> None:
    """Remind the players as an era ends: their last cubes may leave the map (RE-4.5, WW-5)."""
    if b.phase != "actions" or b.turn % 2:
        return
    remind(b, b.all, of_era=True)


def remind(b: Book, wonders: Iterable[int], *, of_era: bool) -> None:
    """Ask the players whether a holder's last cube beside an unmarked wonder has left (WW-5)."""
    code = "perhaps-left" if of_era else "perhaps-last"
    for wonder in filter(b.can_be_left, wonders):
        facts: Facts = {
            "wonder": b.printed.ids[wonder],
            "player": b.holder(wonder),
            "region": b.regions[int(b.wonders.site(wonder))],
        }
        b.note(code, "WW-5", facts)


def new_turn(b: Book) -> None:
    """Begin the next turn, without exemptions; end after turn 3B."""
    b.paid.clear()
    b.scored.clear()
    if b.turn == len(TURN_NAMES) - 1:
        b.phase = "over"
        return
    b.turn += 1
    b.phase = "actions"
    b.wonders.new_turn()
