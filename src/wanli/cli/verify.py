"""`wanli verify`: the luck of a recorded game, checked against what the table promised."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Group, RenderableType
from rich.text import Text

from wanli.cli import saves
from wanli.cli.front import Front, read_content, read_text
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
    front: Front = context.obj
    record = read_record(read_text(file))
    game = game_named(record.game, record.rules_version)
    own_set = read_content(content) if content else saves.find_content(record.content)
    try:
        checked = check(game, record, own_set)
    except NotProven as error:
        if as_json:
            tell(record, proven=False, code=error.code, facts=error.facts)
        else:
            front.terminal.fail(Words(front.catalogue()).refusal(error))
        return NOT_PROVEN
    if as_json:
        found = {"draws": checked.draws, "over": checked.over, "inherited": checked.inherited}
        tell(record, proven=True, **found)
    else:
        front.terminal.print(shown(front, record, checked))
    return 0


def tell(record: Record, **found: object) -> None:
    """What was found, as a line of JSON."""
    line = {"game": record.game, "commitment": record.commitment, **found}
    print(msgspec.json.encode(line).decode(), flush=True)


def shown(front: Front, record: Record, checked: Checked) -> RenderableType:
    """What was found, and what only a person who was there can compare."""
    lines = [
        Text(front.say("cli-verify-proven", draws=checked.draws), style="bold"),
        Text(front.say("cli-verify-commitment", commitment=record.commitment)),
    ]
    for seat, word in sorted(record.words.items()):
        lines.append(Text(front.say("cli-verify-word", seat=seat, text=word)))
    if checked.inherited:
        lines.append(Text(front.say("cli-verify-inherited", moves=checked.inherited)))
    if not checked.over:
        lines.append(Text(front.say("cli-verify-unfinished")))
    return Group(*lines)
