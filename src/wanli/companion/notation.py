"""Entries as text, as typed in a terminal: `build Colossus by Anna at Gaul`.

Case does not matter, and names can be abbreviated as long as they are unique.
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
WONDER_ONLY: dict[str, Callable[[str], entries.AnyEntry]] = {  # entries with only a wonder
    "mark": entries.Marked,
    "raze": entries.Razed,
    "pay": entries.Paid,
    "let-go": entries.LetGo,
}


def read_entry(text: str, notebook: Notebook) -> entries.AnyEntry:
    """Parse an entry; raise NotAMove."""
    verb, _, rest = " ".join(text.split()).partition(" ")
    verb = verb.lower()
    if verb not in PATTERNS:
        raise NotAMove("entry-unknown", {"text": text, "known": ", ".join(PATTERNS)})
    found = re.fullmatch(PATTERNS[verb], rest, flags=re.IGNORECASE)
    if found is None:
        raise NotAMove("entry-form", {"text": text, "form": FORMS[verb]})
    groups = {name: text for name, text in found.groupdict().items() if text is not None}
    return _build_entry(verb, groups, notebook)


def _build_entry(verb: str, groups: dict[str, str], notebook: Notebook) -> entries.AnyEntry:
    wonders = [one.name for one in notebook.wonders]
    players = [one.name for one in notebook.players]
    regions = [one.name for one in notebook.regions]
    if verb in WONDER_ONLY:
        return WONDER_ONLY[verb](match_name(groups["wonder"], wonders))
    if verb == "build":
        region = match_name(groups["region"], regions) if "region" in groups else None
        wonder = match_name(groups["wonder"], wonders)
        return entries.Built(wonder, match_name(groups["player"], players), region)
    if verb == "war":
        fallen = [match_name(one, wonders) for one in _split_list(groups.get("fallen", ""))]
        region, left = match_name(groups["region"], regions), "left" in groups
        attacker = match_name(groups["attacker"], players)
        defender = match_name(groups["defender"], players)
        return entries.War(region, attacker, defender, fallen, left)
    if verb == "leave":
        player = match_name(groups["player"], players)
        return entries.Left(player, match_name(groups["region"], regions))
    if verb == "score":
        return entries.Scored(match_name(groups["player"], players))
    if verb == "order":
        order = [match_name(one, players) for one in _split_list(groups["players"])]
        return entries.Reordered(order)
    return entries.WentOn()


def match_name(text: str, names: Sequence[str]) -> str:
    """Return the name that a text is, or the only one that begins with it; raise NotAMove."""
    prefix = text.strip().casefold()
    same = [name for name in names if name.casefold() == prefix]
    found = same or [name for name in names if name.casefold().startswith(prefix)]
    if len(found) != 1:
        raise NotAMove("name-unclear", {"text": text.strip(), "known": ", ".join(found or names)})
    return found[0]


def _split_list(text: str) -> list[str]:
    return [part for part in text.split(",") if part.strip()]


def write_entry(entry: entries.AnyEntry) -> str:
    """Return the text of an entry, which `read_entry` can read unless a name contains a keyword."""
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
