"""The notebook: players, wonders and regions as printed, and all entries.

Nothing else is stored: the state of the wonders is computed by replaying the entries.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from wanli.companion.entries import AnyEntry, Name
from wanli.core.errors import WanliError
from wanli.core.state import bit
from wanli.games.rise_of_empires.content import site_rules
from wanli.games.rise_of_empires.pointing import pointed
from wanli.games.rise_of_empires.rules.wonders import WonderSet

FORMAT = 1
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Colour = Literal["red", "green", "blue", "violet", "yellow"]
PrintedTurn = Literal["1B", "2B"]  # WW-2; a wonder of era 3 leaves the game at once (WW-1)
TurnName = Literal["1A", "1B", "2A", "2B", "3A", "3B"]


class BadNotebook(WanliError):
    """An invalid notebook; the fact `field` is the path of the wrong field."""


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a notebook; unknown fields are refused."""


class OwnPlayer(_Part, frozen=True):
    """A player at the table."""

    name: Name
    colour: Colour


class OwnWonder(_Part, frozen=True):
    """A wonder as printed; its cost is only displayed."""

    name: Name
    turn: PrintedTurn
    vp: Count
    upkeep: Count
    gold: Count = 0
    resources: Count = 0


class OwnRegion(_Part, frozen=True):
    """A region as printed."""

    name: Name
    era: Literal[1, 2, 3]
    zone: bool  # in Europe, Africa or the Middle East (WW-2)
    sea: bool = False


class Notebook(_Part, frozen=True):
    """A notebook, as stored and sent."""

    companion: Literal[1]  # the version of the format
    players: Annotated[list[OwnPlayer], msgspec.Meta(min_length=2, max_length=5)]  # in turn order
    wonders: Annotated[list[OwnWonder], msgspec.Meta(min_length=1, max_length=16)]
    regions: Annotated[list[OwnRegion], msgspec.Meta(min_length=1, max_length=48)]
    options: dict[str, str] = {}
    turn: TurnName = "1A"  # the first turn
    entries: Annotated[list[AnyEntry], msgspec.Meta(max_length=1000)] = []


def read_notebook(text: str) -> Notebook:
    """Parse a notebook; raise BadNotebook with the wrong field."""
    decoder = msgspec.json.Decoder(Notebook)
    try:
        return decoder.decode(text)
    except msgspec.ValidationError as error:
        field, reason = pointed(error, text.encode(), decoder.decode)
        raise BadNotebook("notebook-field", {"field": field, "reason": reason}) from error
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadNotebook("notebook-unreadable", {"reason": str(error)}) from error


def write_notebook(notebook: Notebook) -> str:
    """Return a notebook as JSON with one line for each name and each entry."""
    plain: dict[str, object] = msgspec.to_builtins(notebook)
    parts = [f"{_json(name)}: {_lines(value)}" for name, value in plain.items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _lines(value: object) -> str:
    if not isinstance(value, list) or not value:
        return _json(value)
    return "[\n  " + ",\n  ".join(map(_json, value)) + "\n]"


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


# ---- checks, and the wonders as the rules read them --------------------------------------------
def check_names(notebook: Notebook) -> None:
    """Check that names are unique and printable, and that colours are unique."""
    check_part("players", [one.name for one in notebook.players])
    check_part("wonders", [one.name for one in notebook.wonders])
    check_part("regions", [one.name for one in notebook.regions])
    colours: list[str] = []
    for number, player in enumerate(notebook.players):
        if player.colour in colours:
            field = f"players[{number}].colour"
            raise BadNotebook("colour-twice", {"field": field, "colour": player.colour})
        colours.append(player.colour)


def check_part(part: str, names: Sequence[str]) -> None:
    """Check the names of one part."""
    seen: set[str] = set()
    for number, name in enumerate(names):
        field = f"{part}[{number}].name"
        if name != " ".join(name.split()) or not name.isprintable():
            raise BadNotebook("name-unreadable", {"field": field, "name": name})
        if name.casefold() in seen:
            raise BadNotebook("name-twice", {"field": field, "name": name})
        seen.add(name.casefold())


def printed_wonders(notebook: Notebook) -> WonderSet:
    """Return the printed wonders in the form that the rules read."""
    printed = WonderSet(len(notebook.wonders))
    printed.ids = [wonder.name for wonder in notebook.wonders]
    for number, wonder in enumerate(notebook.wonders):
        printed.vp[number] = wonder.vp
        printed.upkeep[number] = wonder.upkeep
        rule = site_rules()[wonder.turn]
        for place, region in enumerate(notebook.regions):
            if rule.allows(region.era, region.zone):
                printed.sites[number] |= bit(place)
    return printed


def sea_mask(notebook: Notebook) -> int:
    """Return the sea regions as a bit mask."""
    return sum(1 << place for place, region in enumerate(notebook.regions) if region.sea)
