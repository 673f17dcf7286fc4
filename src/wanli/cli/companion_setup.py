"""The questions that set up a notebook: its players, wonders and regions, one per line."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar

import msgspec
from rich.text import Text

from wanli.cli.companion_draft import DraftInput, Restart
from wanli.cli.context import CliContext
from wanli.companion.book import Book
from wanli.companion.corrections import Part
from wanli.companion.notebook import (
    BadNotebook,
    Notebook,
    OwnPlayer,
    OwnRegion,
    OwnWonder,
    check_part,
)
from wanli.core.errors import NotAMove, WanliError
from wanli.games.rise_of_empires.rules.names import COLOUR_NAMES
from wanli.text import Words

One = TypeVar("One", OwnPlayer, OwnWonder, OwnRegion)
Read = TypeVar("Read")
MAX_LINES = {"players": 5, "wonders": 16, "regions": 48}
MIN_LINES = {"players": 2, "wonders": 1, "regions": 1}
WONDER = "NAME, 1B|2B, GOLD, RESOURCES, VP, UPKEEP"
REGION = "NAME, ERA [, zone] [, sea]"
FORMS: dict[Part, str] = {"players": "NAME", "wonders": WONDER, "regions": REGION}


def ask_notebook(cli: CliContext, words: Words, setup_input: DraftInput) -> Notebook:
    """Ask for everything in a new notebook; raise NotAMove if the input ends too early."""
    options, turn = setup_input.draft.options, setup_input.draft.turn
    smallest = _smallest(options, turn)
    Book(smallest)  # refuses wrong options before the first question
    cli.terminal.print(Text(cli.say("cli-companion-new")))
    while True:
        setup_input.begin()
        try:
            cli.terminal.print(Text(cli.say("cli-companion-players")))
            players = ask(setup_input, words, "players", read_player)
            cli.terminal.print(Text(cli.say("cli-companion-wonders", form=WONDER)))
            wonders = ask(setup_input, words, "wonders", read_wonder)
            cli.terminal.print(Text(cli.say("cli-companion-regions", form=REGION)))
            without_regions = Notebook(1, players, wonders, [], options, smallest.turn)
            regions = ask(
                setup_input, words, "regions", read_region, partial(check_regions, without_regions)
            )
        except Restart:
            continue
        except EOFError:
            raise NotAMove("notebook-unfinished", {}) from None
        return Notebook(1, players, wonders, regions, options, smallest.turn)


def _smallest(options: dict[str, str], turn: str) -> Notebook:
    """Return the smallest valid notebook with these options."""
    players = [{"name": name, "colour": name} for name in COLOUR_NAMES[:2]]
    wonders = [{"name": "1", "turn": "1B", "vp": 0, "upkeep": 0}]
    regions = [{"name": "1", "era": 1, "zone": True}]
    parts = {"players": players, "wonders": wonders, "regions": regions}
    return _converted({"companion": 1, **parts, "options": options, "turn": turn.upper()}, Notebook)


def check_regions(notebook: Notebook, regions: list[OwnRegion]) -> None:
    """Raise if the regions are not enough for a notebook."""
    Book(msgspec.structs.replace(notebook, regions=regions))


def ask(
    setup_input: DraftInput,
    words: Words,
    part: Part,
    read: Callable[[str, int], One],
    check_enough: Callable[[list[One]], None] = lambda _: None,
) -> list[One]:
    """Ask line by line until an empty one; refuse wrong lines, and an end that comes too early."""
    found: list[One] = []
    while len(found) < MAX_LINES[part]:
        try:
            line = setup_input.ask(f"{len(found) + 1}> ")
            if line or len(found) < MIN_LINES[part]:
                one = read(line, len(found))
                check_part(part, [*(each.name for each in found), one.name])
                found.append(one)
            else:
                check_enough(found)
            setup_input.store(line)
            if not line:
                break
        except WanliError as error:
            setup_input.terminal.refuse(words.refusal(error))
    return found


def read_player(line: str, number: int) -> OwnPlayer:
    """Read a player's name; colours are given in turn order."""
    return _converted({"name": _plain(line), "colour": COLOUR_NAMES[number]}, OwnPlayer)


def read_wonder(line: str, _number: int) -> OwnWonder:
    """Read a wonder: its name and printed values."""
    parts = [part.strip() for part in line.rsplit(",", 5)]
    if len(parts) != 6 or not all(part.isdecimal() for part in parts[2:]):
        raise NotAMove("setup-line", {"text": line, "form": WONDER})
    gold, resources, vp, upkeep = map(int, parts[2:])
    costs = {"gold": gold, "resources": resources, "vp": vp, "upkeep": upkeep}
    return _converted({"name": _plain(parts[0]), "turn": parts[1].upper(), **costs}, OwnWonder)


def read_region(line: str, _number: int) -> OwnRegion:
    """Read a region: its name, its era, whether it is in the zone of WW-2, whether it is sea."""
    parts = [part.strip() for part in line.split(",")]
    flags: set[str] = set()
    while parts[-1].lower() in ("zone", "sea"):
        flags.add(parts.pop().lower())
    if len(parts) < 2 or not parts[-1].isdecimal():
        raise NotAMove("setup-line", {"text": line, "form": REGION})
    name, place = _plain(", ".join(parts[:-1])), {"zone": "zone" in flags, "sea": "sea" in flags}
    return _converted({"name": name, "era": int(parts[-1]), **place}, OwnRegion)


READS: dict[Part, Callable[[str, int], OwnPlayer | OwnWonder | OwnRegion]] = {
    "players": read_player,
    "wonders": read_wonder,
    "regions": read_region,
}


def _plain(text: str) -> str:
    return " ".join(text.split())


def _converted(values: dict[str, object], kind: type[Read]) -> Read:
    try:
        return msgspec.convert(values, kind)
    except msgspec.ValidationError as error:
        reason, _, field = str(error).partition(" - at ")
        facts: dict[str, str | int] = {"field": field.strip("`$.") or "-", "reason": reason}
        raise BadNotebook("notebook-field", facts) from error
