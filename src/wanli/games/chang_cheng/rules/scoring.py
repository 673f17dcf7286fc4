"""Score a completed province: its cards one by one, then the majority (CC-7, CC-8)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wanli.core.stack import NO_QUESTION
from wanli.core.state import zeros
from wanli.games.chang_cheng.rules import actions, position, questions
from wanli.games.chang_cheng.rules.cards import GONE, REVEALED
from wanli.games.chang_cheng.rules.material import (
    BOARD_SQUARES,
    BROKEN,
    CARDS,
    COLOURS,
    KINDS,
    MASTER_BUILDER,
    SINGLE,
    WARRIOR,
)
from wanli.games.chang_cheng.rules.names import CARD_NAMES, COLOUR_NAMES
from wanli.games.chang_cheng.rules.position import Position
from wanli.games.chang_cheng.rules.wall import BYTE, LINE, of_all, of_colour


def reveal(t: Position, province: i64) -> None:
    """Reveal the cards of a province; equal kinds remove each other (CC-7.2)."""
    t.scored = province
    if t.cards.lying[province] == 0:
        return
    if t.journal is not None:
        _tell_cards(t, province)
    t.cards.reveal(province)
    t.reveals += 1


def use_card(t: Position, card: i64) -> bool:
    """Use the next card (CC-7.3); return True if its owner has a choice to make."""
    if t.cards.place[card] != REVEALED:  # cancelled by a Warrior, for example
        return False
    colour, kind = card // KINDS, card % KINDS
    if kind == MASTER_BUILDER:  # CC-8.5
        t.virtual[colour] += 2
        tell_use(t, colour, "two-blocks", "CC-8.5")
        return False
    t.ask(questions.OF_CARD[kind], colour, t.settings.seat_of[colour])
    if not has_effect(t):
        t.question = NO_QUESTION
        if t.journal is not None:
            tell_use(t, colour, "no-effect", f"CC-8.{kind + 1}", {"card": CARD_NAMES[kind]})
        return False
    return True


def legal_use(t: Position, out: vec[i64]) -> i64:
    """Write the choices that a card gives its owner; none if it has no effect."""
    question = t.question
    if question == questions.USE_WARRIOR:
        return _legal_cancels(t, out)
    if question == questions.USE_TRAITOR:
        return _legal_treason(t, out)
    if question == questions.USE_FLOOD:  # CC-8.3
        out[0] = actions.FLOOD_UP
        out[1] = actions.FLOOD_DOWN
        return 2
    if question == questions.USE_BUILDER:  # CC-8.4
        out[0] = actions.BUILDER_UP
        out[1] = actions.BUILDER_BLOCK
        return 2
    return _legal_swaps(t, out)


def has_effect(t: Position) -> bool:
    """Return whether the card in question can have any effect."""
    if t.question == questions.USE_WARRIOR:
        return t.cards.revealed > 1
    if t.question == questions.USE_TRAITOR:
        return _legal_treason(t, zeros(BOARD_SQUARES)) > 0
    return t.question != questions.USE_MANDARIN or _can_swap(t)


def asked_kind(t: Position) -> i64:
    """Return the kind of the card whose owner is asked, or -1 if none is."""
    for kind in range(KINDS):
        if questions.OF_CARD[kind] == t.question:
            return kind
    return -1


def _legal_cancels(t: Position, out: vec[i64]) -> i64:
    """Write the other cards revealed here, including the owner's own (CC-8.1)."""
    n: i64 = 0
    for card in range(CARDS):
        if t.cards.place[card] == REVEALED and card != t.about * KINDS + WARRIOR:
            out[n] = actions.CANCEL + card
            n += 1
    return n


def _legal_treason(t: Position, out: vec[i64]) -> i64:
    """Write the single walls to break here and the facing counters to remove (CC-8.2)."""
    wall = t.wall
    n: i64 = 0
    first = i64(wall.first[t.scored])
    last = first + i64(wall.length[t.scored]) - 1
    for s in range(first, last + 1):
        if wall.block[s] == SINGLE:
            out[n] = actions.BREAK + s
            n += 1
    for region in range(i64(wall.region[first]), i64(wall.region[last]) + 1):
        if t.counters.attacks(region):
            out[n] = actions.REMOVE + region
            n += 1
    return n


def _legal_swaps(t: Position, out: vec[i64]) -> i64:
    """Write swaps of a single wall here with one of another colour, and no swap (CC-8.6)."""
    wall, block, square = t.wall, t.wall.block, t.wall.square
    n: i64 = 0
    first = i64(wall.first[t.scored])
    end = first + i64(wall.length[t.scored])
    for s in range(first, end):
        if block[s] != SINGLE:
            continue
        for other in range(wall.low, wall.high):
            if block[other] != SINGLE or square[other] == square[s]:
                continue
            if first <= other < end and (other < s or t.settings.swap_other_province):
                continue
            out[n] = actions.SWAP + s * LINE + other
            n += 1
    if n > 0:
        out[n] = actions.NO_SWAP
        n += 1
    return n


def _can_swap(t: Position) -> bool:
    """Return whether a swap is possible: as `_legal_swaps`, but stop at the first one."""
    wall, block, square = t.wall, t.wall.block, t.wall.square
    first = i64(wall.first[t.scored])
    end = first + i64(wall.length[t.scored])
    for s in range(first, end):
        if block[s] == SINGLE:
            for other in range(wall.low, wall.high):
                near = first <= other < end and t.settings.swap_other_province
                if block[other] == SINGLE and square[other] != square[s] and not near:
                    return True
    return False


def apply_use(t: Position, action: i64) -> None:
    """Carry out the owner's choice for a card."""
    colour = t.about
    if action >= actions.SWAP:
        swap(t, (action - actions.SWAP) // LINE, (action - actions.SWAP) % LINE)
    elif action == actions.NO_SWAP:
        tell_use(t, colour, "no-swap", "CC-8.6")
    elif action == actions.BUILDER_BLOCK:
        t.virtual[colour] += 1
        tell_use(t, colour, "block", "CC-8.4")
    elif action in (actions.BUILDER_UP, actions.FLOOD_UP):
        t.change += 2
        tell_use(t, colour, "value-up", "CC-8.4" if action == actions.BUILDER_UP else "CC-8.3")
    elif action == actions.FLOOD_DOWN:
        t.change -= 2
        tell_use(t, colour, "value-down", "CC-8.3")
    elif action >= actions.REMOVE:
        remove_counter(t, action - actions.REMOVE)
    elif action >= actions.BREAK:
        break_wall(t, action - actions.BREAK)
    else:
        cancel(t, action - actions.CANCEL)


def cancel(t: Position, card: i64) -> None:
    """Remove a card without effect (CC-8.1)."""
    t.cards.place[card] = GONE
    t.cards.revealed -= 1
    if t.journal is not None:
        facts: dict[str, str | int] = {
            "target": COLOUR_NAMES[card // KINDS],
            "card": CARD_NAMES[card % KINDS],
        }
        tell_use(t, t.about, "cancels", "CC-8.1", facts)


def break_wall(t: Position, s: i64) -> None:
    """Break a wall: it stays on its square but no longer counts (CC-8.2 A, CC-8.8)."""
    t.wall.block[s] = BROKEN
    if t.journal is not None:
        facts: dict[str, str | int] = {
            "target": COLOUR_NAMES[t.wall.square[s]],
            "square": t.wall.square_name(s),
        }
        tell_use(t, t.about, "breaks", "CC-8.2", facts)


def remove_counter(t: Position, region: i64) -> None:
    """Remove a counter from the game without turning it over (CC-8.2 B)."""
    t.counters.remove(region)
    if t.journal is not None:
        tell_use(t, t.about, "removes", "CC-8.2", {"region": t.wall.region_name(region)})


def swap(t: Position, s: i64, other: i64) -> None:
    """Swap two single walls (CC-8.6)."""
    square = t.wall.square
    colour = square[s]
    square[s] = square[other]
    square[other] = colour
    if t.journal is not None:
        facts: dict[str, str | int] = {
            "square": t.wall.square_name(s),
            "other": t.wall.square_name(other),
        }
        tell_use(t, t.about, "swaps", "CC-8.6", facts)


def count(t: Position) -> None:
    """Score the province: find the majority and award its value (CC-7.4 to CC-7.6)."""
    province = t.scored
    blocks = t.wall.unbroken_in_province(province)
    value = of_all(blocks) + i64(t.counters.reputation[province]) + t.change
    blocks = with_virtual(t, blocks)
    most = majority(t, blocks)
    nobody = most > 0
    for colour in range(COLOURS):
        if t.settings.seat_of[colour] >= 0 and most > 0 and of_colour(blocks, colour) == most:
            nobody = False
            t.gain(colour, value)
            if t.journal is not None:
                _tell_province(t, province, colour, value, most)
    if t.journal is not None:
        if nobody:
            none: dict[str, str | int] = {
                "province": t.wall.province_name(province),
                "blocks": int(most),
            }
            t.note("nobody-scores", "CC-12.7", none)
        t.note("province-complete", "CC-7.6", {"province": t.wall.province_name(province)})
    t.cards.discard_revealed()
    t.emperors += 1
    t.scored = position.NO_PROVINCE
    t.change = 0
    for colour in range(COLOURS):
        t.virtual[colour] = 0


def with_virtual(t: Position, blocks: i64) -> i64:
    """Return the blocks of the scored province plus the virtual ones (CC-7.4)."""
    for colour in range(COLOURS):
        blocks += i64(t.virtual[colour]) << colour * BYTE
    return blocks


def majority(t: Position, blocks: i64) -> i64:
    """Return the highest count of one colour; neutral blocks count or not (CC-12.7)."""
    most: i64 = 0
    for colour in range(COLOURS):
        n = of_colour(blocks, colour)
        if n > most and not (colour == t.settings.neutral and t.settings.neutral_ignored):
            most = n
    return most


def tell_use(
    t: Position, colour: i64, code: str, clause: str, facts: dict[str, str | int] | None = None
) -> None:
    """Note the effect of a card."""
    if t.journal is not None:
        t.note(code, clause, {**(facts or {}), "colour": COLOUR_NAMES[colour]})


def _tell_cards(t: Position, province: i64) -> None:
    """Note the revealed cards, and those that remove each other."""
    where = t.wall.province_name(province)
    for kind in range(KINDS):
        owners = [c for c in range(COLOURS) if t.cards.place[c * KINDS + kind] == province]
        for colour in owners:
            code = "card-revealed" if len(owners) == 1 else "card-removed"
            facts: dict[str, str | int] = {
                "colour": COLOUR_NAMES[colour],
                "card": CARD_NAMES[kind],
                "province": where,
            }
            t.note(code, "CC-7.2", facts)


def _tell_province(t: Position, province: i64, colour: i64, value: i64, most: i64) -> None:
    """Note the points of a province and how they are made up."""
    facts: dict[str, str | int] = {
        "colour": COLOUR_NAMES[colour],
        "points": int(value),
        "province": t.wall.province_name(province),
        "blocks": int(most),
        "walls": int(of_all(t.wall.unbroken_in_province(province))),
        "counter": int(t.counters.reputation[province]),
        "cards": int(t.change),
    }
    t.note("province-points", "CC-7.4", facts)
