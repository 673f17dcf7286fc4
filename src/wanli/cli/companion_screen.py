"""The terminal view of a notebook: phase, wonders, players, open questions and the log."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wanli.cli.context import CliContext
from wanli.companion import CompanionStanding, Notebook
from wanli.companion.layout import Happening, HeldWonder
from wanli.text import Words
from wanli.text.words import cite

HEADS = ("wonder", "site", "holder", "upkeep", "points")


def render_notebook(
    cli: CliContext, words: Words, notebook: Notebook, now: CompanionStanding
) -> RenderableType:
    """Return the whole notebook: phase, wonders, players, and what is open or due."""
    phase = words.name("phase", now.phase)
    head = Text(cli.say("cli-companion-turn", turn=now.turn, phase=phase), style="bold")
    parts: list[RenderableType] = [
        head,
        _wonders(cli, words, notebook, now),
        _players(cli, now),
    ]
    parts += [] if now.asked else [*_unmarked(words, now), *_costs(words, notebook, now)]
    for capture in now.asked:
        question = cli.say("cli-companion-asked", wonder=capture.wonder, player=capture.taker)
        parts.append(Text(cite(question, "WW-7"), style="bold"))
    return Group(*parts)


def _wonders(
    cli: CliContext, words: Words, notebook: Notebook, now: CompanionStanding
) -> RenderableType:
    table = Table(*(cli.say(f"cli-companion-{head}") for head in HEADS), box=None)
    for printed, one in zip(notebook.wonders, now.wonders, strict=True):
        name = f"{one.name} ({printed.turn})"
        if one.place == "standing":
            table.add_row(name, one.site, one.holder, *_dues(words, one))
        else:
            table.add_row(name, words.say(f"place-{one.place}"))
    return table


def _unmarked(words: Words, now: CompanionStanding) -> list[RenderableType]:
    """Return who can take each wonder that has lost its marker (WW-5)."""
    bare = [one for one in now.wonders if one.place == "standing" and not one.marked]
    lines = [f"{one.name}: {words.say(f'taking-{one.taking}')}" for one in bare]
    return [Text(cite(line, "WW-5")) for line in lines]


def _costs(words: Words, notebook: Notebook, now: CompanionStanding) -> list[RenderableType]:
    """Return the printed values of the wonders that are not built yet."""
    lines: list[RenderableType] = []
    for printed, one in zip(notebook.wonders, now.wonders, strict=True):
        if one.place in ("coming", "waiting"):
            cost = {"gold": printed.gold, "resources": printed.resources}
            values = words.say("costs", **cost, points=printed.vp, upkeep=printed.upkeep)
            lines.append(Text(f"{one.name}: {values}", style="dim"))
    return lines


def _dues(words: Words, one: HeldWonder) -> tuple[str, str]:
    upkeep = words.say(f"upkeep-{one.upkeep_state}", gold=one.upkeep)
    return upkeep, words.say(f"points-{one.points_state}", points=one.points)


def _players(cli: CliContext, now: CompanionStanding) -> RenderableType:
    by_name = {one.name: one for one in now.players}
    lines = [
        cli.say(
            "cli-companion-player",
            player=name,
            upkeep=by_name[name].upkeep,
            points=by_name[name].points,
            won=by_name[name].won,
        )
        for name in now.order
    ]
    return Text("\n".join(lines))


def log_lines(words: Words, now: CompanionStanding, entry: int | None = None) -> Group:
    """Return what followed from one entry, or from all entries."""
    events = [one for one in now.story if entry is None or one.entry == entry]
    return Group(*(Text(_event(words, one)) for one in events))


def _event(words: Words, one: Happening) -> str:
    return cite(f"{one.entry + 1}. {words.say(f'note-{one.code}', **one.facts)}", one.clause)
