"""`wanli verify`: check the draws of a recorded game against the commitment of its table."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Group, RenderableType
from rich.text import Text

from wanli.cli import saves
from wanli.cli.context import CliContext
from wanli.cli.input_files import read_content, read_text
from wanli.core.errors import NotProven
from wanli.core.record import Record, read_record
from wanli.core.verify import Checked
from wanli.core.verify import verify as check
from wanli.games import game as game_named
from wanli.text import Words

NOT_PROVEN = 1


def verify(
    context: typer.Context,
    file: Annotated[Path, typer.Argument()],
    content: Annotated[Path | None, typer.Option("--content")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> int:
    """Check the luck of a recorded game."""
    cli: CliContext = context.obj
    record = read_record(read_text(file))
    game = game_named(record.game, record.rules_version)
    content_text = read_content(content) if content else saves.find_content(record.content)
    try:
        checked = check(game, record, content_text)
    except NotProven as error:
        if as_json:
            print_json(record, proven=False, code=error.code, facts=error.facts)
        else:
            cli.terminal.fail(Words(cli.catalogue()).refusal(error))
        return NOT_PROVEN
    if as_json:
        facts = {"draws": checked.draws, "over": checked.over, "inherited": checked.inherited}
        print_json(record, proven=True, **facts)
    else:
        cli.terminal.print(render(cli, record, checked))
    return 0


def print_json(record: Record, **facts: object) -> None:
    """Print the result as a line of JSON."""
    line = {"game": record.game, "commitment": record.commitment, **facts}
    print(msgspec.json.encode(line).decode(), flush=True)


def render(cli: CliContext, record: Record, checked: Checked) -> RenderableType:
    """Return the result, and the commitment and words for the players to compare."""
    lines = [
        Text(cli.say("cli-verify-proven", draws=checked.draws), style="bold"),
        Text(cli.say("cli-verify-commitment", commitment=record.commitment)),
    ]
    for seat, word in sorted(record.words.items()):
        lines.append(Text(cli.say("cli-verify-word", seat=seat, text=word)))
    if checked.inherited:
        lines.append(Text(cli.say("cli-verify-inherited", moves=checked.inherited)))
    if not checked.over:
        lines.append(Text(cli.say("cli-verify-unfinished")))
    return Group(*lines)
