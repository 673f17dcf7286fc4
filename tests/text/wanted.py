"""Which messages there must be, per catalogue file, and the facts each of them gets."""

from __future__ import annotations

from typer.core import TyperGroup
from typer.main import get_command

from tests.text.codes import Codes, codes_in, said_in
from wanli.cli import arena, bench
from wanli.cli.app import app
from wanli.cli.orders import ORDERS
from wanli.games import game
from wanli.games.chang_cheng import notation
from wanli.games.chang_cheng.rules.names import CARD_NAMES, COLOUR_NAMES, EVENT_NAMES
from wanli.games.chang_cheng.view import CLAUSES

LUCK = {"start", "letter", "event", "draw", "reputation", "threat"}
COLOURED = {"wall", "double", "tower", "card"}
NAMES = {  # kind -> what has a name of that kind
    "colour": COLOUR_NAMES,
    "seat": COLOUR_NAMES,
    "card": [*CARD_NAMES, "unknown"],
    "event": EVENT_NAMES,
    "piece": ["wall", "double", "tower"],
    "side": notation.SIDES,
    "asked": list(CLAUSES),
}
ANY_VALUE = {"colours", "first-seat", "boards", "neutral-colour", "events"}  # option-...-other
LEGEND = ("blocks", "north", "south", "stock")
SCORING = {"warrior", "traitor", "flood", "builder", "mandarin"}


def core() -> Codes:
    """Of core.ftl."""
    return {**codes_in("core"), **said_in("text"), "error-unknown-game": {"game", "known"}}


def cli() -> Codes:
    """Of cli.ftl."""
    said = {code: facts for code, facts in said_in("cli").items() if not _of_game(code)}
    orders: Codes = {f"order-{name}": set() for name in ORDERS}
    heads: Codes = {f"cli-arena-{head}": set() for head in arena.HEADS}
    heads |= {f"cli-bench-{head}": set() for head in bench.HEADS}
    return {**codes_in("cli", "bots"), **said, **orders, **heads, **_help()}


def chang_cheng() -> Codes:
    """Of chang_cheng.ftl."""
    said = {code: facts for code, facts in said_in("cli").items() if _of_game(code)}
    legends: Codes = {f"board-legend-{part}": set() for part in LEGEND}
    names: Codes = {f"{kind}-{value}": set() for kind, values in NAMES.items() for value in values}
    prompts: Codes = {
        f"prompt-{code}": {"province", "seat"} if code in SCORING else set() for code in CLAUSES
    }
    return {
        **codes_in("games/chang_cheng"), **said, **legends, **names, **prompts,
        **_moves(), **_options(),
    }  # fmt: skip


def _of_game(code: str) -> bool:
    return code.startswith(("board-", "game-"))


def _help() -> Codes:
    group = get_command(app)
    assert isinstance(group, TyperGroup)
    codes: Codes = {"help": set(), "help-examples": set()}
    for name, command in [("", group), *group.commands.items()]:
        code = f"help-{name}" if name else "help"
        codes[code] = set()
        for param in command.params:
            if param.name != "help":
                codes[f"{code}-{str(param.name).replace('_', '-')}"] = {"levels"}
    return codes


def _moves() -> Codes:
    wanted: Codes = {}
    needed = {word: count for word, (count, _) in notation._READERS.items()}
    for text in notation.PLAIN_WORDS:
        first, _, second = text.partition(" ")
        needed[f"no-{second}" if first == "no" else first] = int(first != "no" and bool(second))
    for word, count in needed.items():
        facts = {"who", *("one", "two")[:count]} - ({"who"} if word in LUCK else set())
        wanted[f"move-{word}"] = facts
        if word not in LUCK:
            wanted[f"moves-{word}"] = set()
        if word in COLOURED:
            wanted[f"move-in-{word}"] = {*facts, "in"}
    return wanted


def _options() -> Codes:
    wanted: Codes = {}
    for option in game("chang-cheng").options:
        wanted[f"option-{option.name}"] = set()
        if option.name in ANY_VALUE:
            wanted[f"option-{option.name}-other"] = set()
        for value in option.values:
            if option.name not in ANY_VALUE or value in ("standard", "random", "first", "none"):
                wanted[f"option-{option.name}-{value}"] = set()
    return {**wanted, "option-events-random-1": set(), "option-events-random-2": set()}
