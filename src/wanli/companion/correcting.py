"""Correcting what was typed in: a name that changes is changed in every entry, too."""

from __future__ import annotations

from typing import Literal

import msgspec

from wanli.companion.entries import AnyEntry
from wanli.companion.notebook import Notebook, OwnPlayer, OwnRegion, OwnWonder

Part = Literal["players", "wonders", "regions"]
PARTS: tuple[Part, ...] = ("players", "wonders", "regions")
CALLED_BY = {  # the fields of entries with the names of a part
    "players": ("player", "attacker", "defender", "players"),
    "wonders": ("wonder", "fallen"),
    "regions": ("region",),
}


def names(notebook: Notebook, part: Part) -> list[str]:
    """The names of a part, in their order."""
    return [one.name for one in getattr(notebook, part)]


def corrected(
    notebook: Notebook, part: Part, number: int, new: OwnPlayer | OwnWonder | OwnRegion
) -> Notebook:
    """The notebook with something else in one place; whether it can be is for a replay to say."""
    old = names(notebook, part)[number]
    every = list(getattr(notebook, part))
    every[number] = new
    entries = [_renamed(entry, part, {old: new.name}) for entry in notebook.entries]
    return msgspec.structs.replace(notebook, **{part: every, "entries": entries})


def _renamed(entry: AnyEntry, part: Part, change: dict[str, str]) -> AnyEntry:
    plain: dict[str, object] = msgspec.to_builtins(entry)
    for field in CALLED_BY[part]:
        value = plain.get(field)
        if isinstance(value, list):
            plain[field] = [change.get(name, name) for name in value]
        elif isinstance(value, str):
            plain[field] = change.get(value, value)
    renamed: AnyEntry = msgspec.convert(plain, AnyEntry)
    return renamed
