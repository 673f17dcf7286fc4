"""What a seat, or a watcher, may know of a position: a value of its own, built from scratch."""

from __future__ import annotations

from typing import ClassVar

import msgspec


class Prompt(msgspec.Struct, frozen=True):
    """What is wanted now, as a code for the screen's language and the clause behind it."""

    code: str
    clause: str
    facts: dict[str, str | int] = {}


class View(msgspec.Struct, kw_only=True):
    """The part of every game's view that tables, bots and screens rely on."""

    open_parts: ClassVar[tuple[str, ...]] = ()  # big fields that all viewers' views share

    game: str
    players: int
    viewer: int  # a seat from 0, or WATCHER
    current: int  # the seat that has to decide, or CHANCE
    over: bool
    scores: list[int | None]  # by seat; None: hidden from the viewer
    prompt: Prompt
    legal: list[str]  # the viewer's legal moves, if he has to decide
    # names that an owner's set gives, by the codes of the texts that name things of the shipped one
    names: dict[str, str] = {}
