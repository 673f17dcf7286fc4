"""`wanli bot`: a program takes a seat at a table of a server."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Annotated

import typer

from wanli.bots.programs import Terms, command_of
from wanli.bots.programs.player import SECONDS
from wanli.cli.contest import OnFailure, TimeLimit
from wanli.cli.front import Front
from wanli.core.errors import BadOption
from wanli.text import Words

if TYPE_CHECKING:
    from wanli.cli.bridge import Seated

FAILED = 1


def bot(
    context: typer.Context,
    address: Annotated[str, typer.Argument()],
    program: Annotated[str, typer.Argument()],
    token: Annotated[str, typer.Option("--token", envvar="WANLI_TOKEN")] = "",
    seat: Annotated[int, typer.Option("--seat", min=0, max=8)] = 0,
    seed: Annotated[int | None, typer.Option("--seed", min=0)] = None,
    time_limit: TimeLimit = SECONDS,
    on_failure: OnFailure = "lose",
) -> int:
    """Let a program play at a table of a server."""
    from wanli.cli.bridge import Seated
    from wanli.cli.remote import Line, Place

    front: Front = context.obj
    terms, place = Terms.read(time_limit, on_failure), Place.read(address)
    command_of(program)  # refused here, not at the table
    if not token:
        raise BadOption("bot-token", {})
    line = Line(place, token)
    try:
        own = secrets.randbelow(2**31) if seed is None else seed % 2**31
        return play(front, Seated(line, program, terms, own), program, seat - 1 if seat else None)
    finally:
        line.close()


def play(front: Front, seated: Seated, program: str, seat: int | None) -> int:
    """Sit down and play to the end; gives the exit code."""
    seated.sit_down(seat)
    front.terminal.print(front.say("cli-bot-seated", program=program, seat=seated.seat + 1))
    table = seated.play()
    if seated.failure is not None:
        reason = Words(front.catalogue()).refusal(seated.failure)
        front.terminal.fail(front.say("cli-bot-failed", program=program, reason=reason))
    if table.status == "over":
        points = ", ".join("-" if score is None else str(score) for score in table.scores)
        place = table.places[seated.seat] or 0
        front.terminal.print(front.say("cli-bot-over", place=place, points=points))
    return FAILED if seated.failure is not None else 0
