"""Bots that are separate programs, in any language: JSON lines over a pipe.

A program runs with the rights of the user who names it on the command line. Therefore names from
requests and records must never start one: `bots.bot` knows only levels and baselines.
"""

from wanli.bots.programs.naming import command_of, is_program
from wanli.bots.programs.player import (
    DEFAULT_TERMS,
    Program,
    ProgramBot,
    ProgramFailure,
    ProgramTerms,
    hello,
    program_seed,
)
from wanli.bots.programs.process import ProgramFailed

__all__ = [
    "DEFAULT_TERMS",
    "Program",
    "ProgramBot",
    "ProgramFailed",
    "ProgramFailure",
    "ProgramTerms",
    "command_of",
    "hello",
    "is_program",
    "program_seed",
]
