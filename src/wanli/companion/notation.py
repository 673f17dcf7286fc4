"""Entries as text, as they are typed at a terminal: `build Colossus by Anna at Gaul`.

Names may be cut short, in any case, as long as it is clear which one is meant.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from wanli.companion import entries
from wanli.companion.notebook import Notebook
from wanli.core.errors import NotAMove

FORMS = {
    "build": "build WONDER by PLAYER at REGION | build WONDER by PLAYER unmarked",
    "war": "war REGION by PLAYER on PLAYER [fell WONDER, WONDER] [left]",
    "mark": "mark WONDER",
    "raze": "raze WONDER",
    "leave": "leave REGION by PLAYER",
    "pay": "pay WONDER",
    "let-go": "let-go WONDER",
    "score": "score PLAYER",
    "order": "order PLAYER, PLAYER",
    "next": "next",
}
PATTERNS = {
    "build": r"(?P<wonder>.+) by (?P<player>.+?)(?: at (?P<region>.+)| (?P<unmarked>unmarked))",
    "war": r"(?P<region>.+) by (?P<attacker>.+) on (?P<defender>.+?)"
    r"(?: fell (?P<fallen>.+?))?(?P<left> left)?",
    "mark": r"(?P<wonder>.+)",
    "raze": r"(?P<wonder>.+)",
    "leave": r"(?P<region>.+) by (?P<player>.+)",
    "pay": r"(?P<wonder>.+)",
    "let-go": r"(?P<wonder>.+)",
    "score": r"(?P<player>.+)",
    "order": r"(?P<players>.*[^\s,].*)",
    "next": r"",
}
ABOUT_A_WONDER: dict[str, Callable[[str], entries.AnyEntry]] = {
    "mark": entries.Marked,
    "raze": entries.Razed,
    "pay": entries.Paid,
    "let-go": entries.LetGo,
}


def read_entry(text: str, notebook: Notebook) -> entries.AnyEntry:
    """The entry that a text means; raises NotAMove."""
    verb, _, rest = " ".join(text.split()).partition(" ")
    verb = verb.lower()
    if verb not in PATTERNS:
        raise NotAMove("entry-unknown", {"text": text, "known": ", ".join(PATTERNS)})
    found = re.fullmatch(PATTERNS[verb], rest, flags=re.IGNORECASE)
    if found is None:
        raise NotAMove("entry-form", {"text": text, "form": FORMS[verb]})
    return _made(verb, {k: v for k, v in found.groupdict().items() if v is not None}, notebook)


def _made(verb: str, said: dict[str, str], notebook: Notebook) -> entries.AnyEntry:
    wonders = [one.name for one in notebook.wonders]
    players = [one.name for one in notebook.players]
    regions = [one.name for one in notebook.regions]
    if verb in ABOUT_A_WONDER:
        return ABOUT_A_WONDER[verb](meant(said["wonder"], wonders))
    if verb == "build":
        region = meant(said["region"], regions) if "region" in said else None
        wonder, player = meant(said["wonder"], wonders), meant(said["player"], players)
        return entries.Built(wonder, player, region)
    if verb == "war":
        fallen = [meant(one, wonders) for one in _listed(said.get("fallen", ""))]
        region, left = meant(said["region"], regions), "left" in said
        attacker, defender = meant(said["attacker"], players), meant(said["defender"], players)
        return entries.War(region, attacker, defender, fallen, left)
    if verb == "leave":
        return entries.Left(meant(said["player"], players), meant(said["region"], regions))
    if verb == "score":
        return entries.Scored(meant(said["player"], players))
    if verb == "order":
        return entries.Reordered([meant(one, players) for one in _listed(said["players"])])
    return entries.WentOn()


def meant(text: str, names: Sequence[str]) -> str:
    """The one name that a text is, or begins."""
    wanted = text.strip().casefold()
    same = [name for name in names if name.casefold() == wanted]
    found = same or [name for name in names if name.casefold().startswith(wanted)]
    if len(found) != 1:
        raise NotAMove("name-unclear", {"text": text.strip(), "known": ", ".join(found or names)})
    return found[0]


def _listed(text: str) -> list[str]:
    return [part for part in text.split(",") if part.strip()]


def write_entry(entry: entries.AnyEntry) -> str:
    """The text of an entry; it reads back as long as no name has another's words in it."""
    match entry:
        case entries.Built(wonder, player, None):
            return f"build {wonder} by {player} unmarked"
        case entries.Built(wonder, player, region):
            return f"build {wonder} by {player} at {region}"
        case entries.War(region, attacker, defender, fallen, left):
            fell = f" fell {', '.join(fallen)}" if fallen else ""
            return f"war {region} by {attacker} on {defender}{fell}{' left' if left else ''}"
        case entries.Left(player, region):
            return f"leave {region} by {player}"
        case entries.Scored(player):
            return f"score {player}"
        case entries.Reordered(players):
            return f"order {', '.join(players)}"
        case entries.WentOn():
            return "next"
        case entries.Marked(wonder):
            return f"mark {wonder}"
        case entries.Razed(wonder):
            return f"raze {wonder}"
        case entries.Paid(wonder):
            return f"pay {wonder}"
        case entries.LetGo(wonder):
            return f"let-go {wonder}"
