"""Arguments that several commands share: their types, limits and parsers."""

from __future__ import annotations

from typing import Annotated

import typer

from wanli.bots import bot
from wanli.bots.programs import command_of, is_program
from wanli.core.errors import BadOption

MAX_SEED = 2**31 - 1  # seeds derived from it for deals and seats still fit into 64 bits

TimeLimit = Annotated[float, typer.Option("--time-limit", min=0.05, max=3600)]
OnFailure = Annotated[str, typer.Option("--on-failure")]


def parse_options(options: list[str]) -> dict[str, str]:
    """Parse table options given as name=value; raise BadOption for a bad or repeated one."""
    chosen: dict[str, str] = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not equals:
            raise BadOption("option-form", {"text": option})
        if name.strip() in chosen:
            raise BadOption("option-twice", {"name": name.strip()})
        chosen[name.strip()] = value.strip()
    return chosen


def parse_bots(bots: str) -> list[str]:
    """Parse a comma-separated list of bots; raise for an unknown level or program."""
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        if is_program(name):
            command_of(name)
        else:
            bot(name, 0)
    return names
