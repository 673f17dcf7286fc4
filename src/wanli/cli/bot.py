"""`wanli bot`: let a program play a seat at a table of a server."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Annotated

import typer

from wanli.bots.programs import ProgramTerms, command_of
from wanli.bots.programs.player import SECONDS
from wanli.cli.arguments import OnFailure, TimeLimit
from wanli.cli.context import CliContext
from wanli.core.errors import BadOption
from wanli.text import Words

if TYPE_CHECKING:
    from wanli.cli.remote_player import RemotePlayer

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
    from wanli.cli.remote_player import RemotePlayer
    from wanli.cli.table_client import TableAddress, TableClient

    cli: CliContext = context.obj
    terms, table_address = ProgramTerms.read(time_limit, on_failure), TableAddress.read(address)
    command_of(program)  # refused here, not at the table
    if not token:
        raise BadOption("bot-token", {})
    client = TableClient(table_address, token)
    try:
        own_seed = secrets.randbelow(2**31) if seed is None else seed % 2**31
        player = RemotePlayer(client, program, terms, own_seed)
        return play(cli, player, program, seat - 1 if seat else None)
    finally:
        client.close()


def play(cli: CliContext, player: RemotePlayer, program: str, seat: int | None) -> int:
    """Take a seat and play to the end; return the exit code."""
    player.take_seat(seat)
    cli.terminal.print(cli.say("cli-bot-seated", program=program, seat=player.seat + 1))
    table = player.play()
    if player.failure is not None:
        reason = Words(cli.catalogue()).refusal(player.failure)
        cli.terminal.fail(cli.say("cli-bot-failed", program=program, reason=reason))
    if table.status == "over":
        place = table.places[player.seat] or 0
        if table.scores:
            points = ", ".join("-" if score is None else str(score) for score in table.scores)
            cli.terminal.print(cli.say("cli-bot-over", place=place, points=points))
        else:  # the game ended early, so there are no final scores
            cli.terminal.print(cli.say("cli-bot-over-early", place=place))
    return FAILED if player.failure is not None else 0
