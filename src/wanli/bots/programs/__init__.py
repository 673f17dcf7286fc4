"""Bots that are programs of their own, in any language: JSON lines over a pipe.

A program is started by whoever names it at a command line, with that person's rights. So a name
that comes from elsewhere, from a request or from a record, never starts one: `bots.bot` knows
levels only.
"""

from wanli.bots.programs.naming import command_of, is_program
from wanli.bots.programs.player import (
    USUAL_TERMS,
    Failure,
    Program,
    ProgramBot,
    Terms,
    hello,
    seed_for,
)
from wanli.bots.programs.process import Failed

__all__ = [
    "USUAL_TERMS",
    "Failed",
    "Failure",
    "Program",
    "ProgramBot",
    "Terms",
    "command_of",
    "hello",
    "is_program",
    "seed_for",
]
