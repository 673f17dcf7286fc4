"""Corrections of players, wonders and regions; a changed name is also changed in every entry."""

from __future__ import annotations

from typing import Literal

import msgspec

from wanli.companion.entries import AnyEntry
from wanli.companion.notebook import Notebook, OwnPlayer, OwnRegion, OwnWonder

Part = Literal["players", "wonders", "regions"]
PARTS: tuple[Part, ...] = ("players", "wonders", "regions")
NAME_FIELDS = {  # the fields of entries that contain names of a part
    "players": ("player", "attacker", "defender", "players"),
    "wonders": ("wonder", "fallen"),
    "regions": ("region",),
}


def names(notebook: Notebook, part: Part) -> list[str]:
    """Return the names of a part in order."""
    return [one.name for one in getattr(notebook, part)]


def correct(
    notebook: Notebook, part: Part, number: int, new: OwnPlayer | OwnWonder | OwnRegion
) -> Notebook:
    """Replace one player, wonder or region; a replay has to check the result."""
    old = names(notebook, part)[number]
    changed = list(getattr(notebook, part))
    changed[number] = new
    entries = [_rename(entry, part, {old: new.name}) for entry in notebook.entries]
    return msgspec.structs.replace(notebook, **{part: changed, "entries": entries})


def _rename(entry: AnyEntry, part: Part, new_names: dict[str, str]) -> AnyEntry:
    plain: dict[str, object] = msgspec.to_builtins(entry)
    for field in NAME_FIELDS[part]:
        value = plain.get(field)
        if isinstance(value, list):
            plain[field] = [new_names.get(name, name) for name in value]
        elif isinstance(value, str):
            plain[field] = new_names.get(value, value)
    renamed: AnyEntry = msgspec.convert(plain, AnyEntry)
    return renamed
