"""The questions with which a notebook begins: players, wonders, regions, a line for each."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar

import msgspec
from rich.text import Text

from wanli.cli.companion_draft import Again, Typing
from wanli.cli.front import Front
from wanli.companion.book import Book
from wanli.companion.correcting import Part
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
MOST = {"players": 5, "wonders": 16, "regions": 48}
LEAST = {"players": 2, "wonders": 1, "regions": 1}
WONDER = "NAME, 1B|2B, GOLD, RESOURCES, VP, UPKEEP"
REGION = "NAME, ERA [, zone] [, sea]"
FORMS: dict[Part, str] = {"players": "NAME", "wonders": WONDER, "regions": REGION}


def ask_notebook(front: Front, words: Words, typing: Typing) -> Notebook:
    """A new notebook, as somebody types it in; raises if he stops before the end."""
    options, turn = typing.draft.options, typing.draft.turn
    begun = _begun(options, turn)
    Book(begun)  # what was said on the command line is refused before anything is asked
    front.terminal.print(Text(front.say("cli-companion-new")))
    while True:
        typing.begin()
        try:
            front.terminal.print(Text(front.say("cli-companion-players")))
            players = ask(typing, words, "players", read_player)
            front.terminal.print(Text(front.say("cli-companion-wonders", form=WONDER)))
            wonders = ask(typing, words, "wonders", read_wonder)
            front.terminal.print(Text(front.say("cli-companion-regions", form=REGION)))
            with_none = Notebook(1, players, wonders, [], options, begun.turn)
            regions = ask(typing, words, "regions", read_region, partial(check_regions, with_none))
        except Again:
            continue
        except EOFError:
            raise NotAMove("notebook-unfinished", {}) from None
        return Notebook(1, players, wonders, regions, options, begun.turn)


def _begun(options: dict[str, str], turn: str) -> Notebook:
    """A notebook with the least that one can have."""
    players = [{"name": name, "colour": name} for name in COLOUR_NAMES[:2]]
    wonders = [{"name": "1", "turn": "1B", "vp": 0, "upkeep": 0}]
    regions = [{"name": "1", "era": 1, "zone": True}]
    parts = {"players": players, "wonders": wonders, "regions": regions}
    return _converted({"companion": 1, **parts, "options": options, "turn": turn.upper()}, Notebook)


def check_regions(notebook: Notebook, regions: list[OwnRegion]) -> None:
    """Refuse regions that are not all a notebook needs."""
    Book(msgspec.structs.replace(notebook, regions=regions))


def ask(
    typing: Typing,
    words: Words,
    part: Part,
    read: Callable[[str, int], One],
    enough: Callable[[list[One]], None] = lambda _: None,
) -> list[One]:
    """Line by line, until an empty one; what is wrong, or not enough, is said and asked again."""
    found: list[One] = []
    while len(found) < MOST[part]:
        try:
            line = typing.ask(f"{len(found) + 1}> ")
            if line or len(found) < LEAST[part]:
                one = read(line, len(found))
                check_part(part, [*(each.name for each in found), one.name])
                found.append(one)
            else:
                enough(found)
            typing.keep(line)
            if not line:
                break
        except WanliError as error:
            typing.terminal.refuse(words.refusal(error))
    return found


def read_player(line: str, number: int) -> OwnPlayer:
    """A name; the colours come in their order."""
    return _converted({"name": _plain(line), "colour": COLOUR_NAMES[number]}, OwnPlayer)


def read_wonder(line: str, _number: int) -> OwnWonder:
    """A name and what is printed."""
    parts = [part.strip() for part in line.rsplit(",", 5)]
    if len(parts) != 6 or not all(part.isdecimal() for part in parts[2:]):
        raise NotAMove("setup-line", {"text": line, "form": WONDER})
    gold, resources, vp, upkeep = map(int, parts[2:])
    costs = {"gold": gold, "resources": resources, "vp": vp, "upkeep": upkeep}
    return _converted({"name": _plain(parts[0]), "turn": parts[1].upper(), **costs}, OwnWonder)


def read_region(line: str, _number: int) -> OwnRegion:
    """A name, an era, whether it is in the zone of WW-2, whether it is sea."""
    parts = [part.strip() for part in line.split(",")]
    flags: set[str] = set()
    while parts[-1].lower() in ("zone", "sea"):
        flags.add(parts.pop().lower())
    if len(parts) < 2 or not parts[-1].isdecimal():
        raise NotAMove("setup-line", {"text": line, "form": REGION})
    name, where = _plain(", ".join(parts[:-1])), {"zone": "zone" in flags, "sea": "sea" in flags}
    return _converted({"name": name, "era": int(parts[-1]), **where}, OwnRegion)


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
