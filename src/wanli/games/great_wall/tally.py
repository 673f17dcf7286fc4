"""Check the numbers in a position file before they are packed, because large ones would overflow.

This module checks single counts; `conservation` checks the sums over the whole table.
"""

from __future__ import annotations

from wanli.games.great_wall.layout import Open, Secrets, WallLine
from wanli.games.great_wall.rules.material import COPIES, TOKENS, VALUES
from wanli.games.great_wall.rules.names import CARD_NAMES, COLOUR_NAMES


def tally_faults(data: Open, secrets: Secrets) -> list[str]:
    """Return the faults of the numbers in a file, and of colours that do not play."""
    return [*_kinds(data), *_cards(data, secrets), *_walls(data), *_tokens(data)]


def _kinds(data: Open) -> list[str]:
    named: list[str] = []
    for line in _lines(data):
        named += [kind for row in [*line.cards.values(), *line.covered.values()] for kind in row]
        named += [target.partition(" ")[2] for target in line.dragons.values()]
    return [f"no card {kind!r}" for kind in named if kind not in CARD_NAMES]


def _cards(data: Open, secrets: Secrets) -> list[str]:
    wrong: list[str] = []
    for colour in COLOUR_NAMES[: data.players]:
        given, hand = data.unplayed.get(colour), secrets.hands.get(colour, {})
        for kind, copies in zip(CARD_NAMES, COPIES, strict=True):
            lying = _lying(data, colour, kind)
            unplayed = copies - lying if given is None else given.get(kind, 0)
            if not 0 <= hand.get(kind, 0) <= unplayed:
                wrong.append(f"hand or deck of {colour} do not add up")
            if unplayed + lying > copies:
                wrong.append(f"{colour} has too many cards: {kind}")
    return wrong


def _lying(data: Open, colour: str, kind: str) -> int:
    rows = [rows.get(colour, {}) for line in _lines(data) for rows in (line.cards, line.covered)]
    return sum(row.get(kind, 0) for row in rows)


def _lines(data: Open) -> list[WallLine]:
    return [line for line in data.walls if line is not None]


def _walls(data: Open) -> list[str]:
    wrong: list[str] = []
    for number, line in enumerate(data.walls, 1):
        if line is None:
            continue
        rows = [*line.cards.values(), *line.covered.values()]
        if any(n < 0 for row in rows for n in row.values()):
            wrong.append(f"cards at wall {number} do not add up")
        elif _void(line) != sorted(line.dragons.values()):
            wrong.append(f"covered cards at wall {number} do not match the dragons")
    return wrong


def _void(line: WallLine) -> list[str]:
    """Return the covered cards of a wall, each as its colour and kind."""
    rows = line.covered.items()
    return sorted(
        f"{colour} {kind}" for colour, row in rows for kind in row for _ in range(row[kind])
    )


def _tokens(data: Open) -> list[str]:
    seen = [token for pile in data.piles.values() for token in pile]
    for line in _lines(data):
        seen += [*line.tokens, *([line.bearer.token] if line.bearer else [])]
    seen += [data.revealed] if data.revealed else []
    wrong: list[str] = []
    for value in range(VALUES):
        left = TOKENS[value] - seen.count(value)
        supply = left if data.supply is None else data.supply.get(str(value), 0)
        if not 0 <= supply <= left:
            wrong.append(f"tokens of value {value} do not add up")
    return wrong
