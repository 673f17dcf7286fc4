"""A notebook's standing at the terminal: the wonders, the players, the phase, what is asked."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wanli.cli.front import Front
from wanli.companion import CompanionStanding, Notebook
from wanli.companion.layout import Happening, HeldWonder
from wanli.text import Words
from wanli.text.words import cite

HEADS = ("wonder", "site", "holder", "upkeep", "points")


def shown(front: Front, words: Words, notebook: Notebook, now: CompanionStanding) -> RenderableType:
    """Everything as it is."""
    phase = words.name("phase", now.phase)
    head = Text(front.say("cli-companion-turn", turn=now.turn, phase=phase), style="bold")
    parts: list[RenderableType] = [
        head,
        _wonders(front, words, notebook, now),
        _players(front, now),
    ]
    parts += [] if now.asked else [*_unmarked(words, now), *_costs(words, notebook, now)]
    for capture in now.asked:
        said = front.say("cli-companion-asked", wonder=capture.wonder, player=capture.taker)
        parts.append(Text(cite(said, "WW-7"), style="bold"))
    return Group(*parts)


def _wonders(
    front: Front, words: Words, notebook: Notebook, now: CompanionStanding
) -> RenderableType:
    table = Table(*(front.say(f"cli-companion-{head}") for head in HEADS), box=None)
    for printed, one in zip(notebook.wonders, now.wonders, strict=True):
        name = f"{one.name} ({printed.turn})"
        if one.place == "standing":
            table.add_row(name, one.site, one.holder, *_dues(words, one))
        else:
            table.add_row(name, words.say(f"place-{one.place}"))
    return table


def _unmarked(words: Words, now: CompanionStanding) -> list[RenderableType]:
    """How the wonders stand that have lost their markers."""
    bare = [one for one in now.wonders if one.place == "standing" and not one.marked]
    said = [f"{one.name}: {words.say(f'taking-{one.taking}')}" for one in bare]
    return [Text(cite(line, "WW-5")) for line in said]


def _costs(words: Words, notebook: Notebook, now: CompanionStanding) -> list[RenderableType]:
    """What is printed on the wonders that are still to be built."""
    lines: list[RenderableType] = []
    for printed, one in zip(notebook.wonders, now.wonders, strict=True):
        if one.place in ("coming", "waiting"):
            cost = {"gold": printed.gold, "resources": printed.resources}
            said = words.say("costs", **cost, points=printed.vp, upkeep=printed.upkeep)
            lines.append(Text(f"{one.name}: {said}", style="dim"))
    return lines


def _dues(words: Words, one: HeldWonder) -> tuple[str, str]:
    upkeep = words.say(f"upkeep-{one.upkeep_state}", gold=one.upkeep)
    return upkeep, words.say(f"points-{one.points_state}", points=one.points)


def _players(front: Front, now: CompanionStanding) -> RenderableType:
    by_name = {one.name: one for one in now.players}
    lines = [
        front.say(
            "cli-companion-player",
            player=name,
            upkeep=by_name[name].upkeep,
            points=by_name[name].points,
            won=by_name[name].won,
        )
        for name in now.order
    ]
    return Text("\n".join(lines))


def story_lines(words: Words, now: CompanionStanding, entry: int | None = None) -> Group:
    """What followed from an entry, or from all of them."""
    told = [one for one in now.story if entry is None or one.entry == entry]
    return Group(*(Text(_told(words, one)) for one in told))


def _told(words: Words, one: Happening) -> str:
    return cite(f"{one.entry + 1}. {words.say(f'note-{one.code}', **one.facts)}", one.clause)
