"""The table options of Chang Cheng, and their conversion to settings for the rules."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations, permutations
from typing import Final

from wanli.core.errors import BadOption
from wanli.core.options import Option, chosen_seat
from wanli.games.chang_cheng.rules.names import COLOUR_NAMES, EVENT_NAMES
from wanli.games.chang_cheng.rules.settings import NEUTRAL, PLAIN, TWO_COLOURS, Settings

MODES: Final = {"neutral": NEUTRAL, "two-colours": TWO_COLOURS, "plain": PLAIN}
STANDARD: Final = "red-green-blue-violet"
STANDARD_PAIRS: Final = "blue-green-red-violet"  # CC-13.1

_ORDERS = tuple("-".join(order) for order in permutations(COLOUR_NAMES))
_EVENTS = (
    "none",
    *EVENT_NAMES,
    *("+".join(pair) for pair in combinations(EVENT_NAMES, 2)),
    "random-1",
    "random-2",
)
_NEUTRAL_MODE = ("mode", "neutral")

OPTIONS: Final = (
    Option("mode", ("neutral", "two-colours", "plain"), "CC-2.5", players=(2,)),
    Option("colours", ("standard", *_ORDERS), "CC-2.3"),
    Option("first-seat", ("random", "1", "2", "3", "4"), "CC-2.4"),
    Option("faces", ("same", "mixed"), "CC-2.1"),
    Option("reservation", ("used", "strict"), "CC-5.4"),
    Option("mandarin", ("any", "other-province"), "CC-8.6"),
    Option("new-board", ("end", "once"), "CC-9.1"),
    Option("board-choice", ("random", "player"), "CC-9.1"),
    Option("boards", ("3", "4"), "CC-9.2", (2,), ("mode", "two-colours")),
    Option("broken", ("ignored", "counted"), "CC-11.1"),
    Option("neutral-colour", ("first", *COLOUR_NAMES), "CC-12.1", (2,), _NEUTRAL_MODE),
    Option("neutral-after-card", ("another", "same"), "CC-12.3", (2,), _NEUTRAL_MODE),
    Option("neutral-majority", ("compete", "ignored"), "CC-12.7", (2,), _NEUTRAL_MODE),
    Option("events", _EVENTS, "CC-14.5"),
    Option("diplomacy", ("most", "half"), "CC-14.1"),
    Option("dominance", ("everybody", "longest"), "CC-14.2"),
)


def canonical(chosen: Mapping[str, str]) -> dict[str, str]:
    """Return the chosen options, with event cards in the order in which the option lists them."""
    options = dict(chosen)
    names = options.get("events", "none").split("+")
    if set(names) <= set(EVENT_NAMES):
        options["events"] = "+".join(sorted(names, key=EVENT_NAMES.index))
    return options


def settings_of(players: int, options: Mapping[str, str]) -> Settings:
    """Return resolved options as the settings that the rules read."""
    s = Settings()
    s.players = players
    s.options = dict(options)
    s.mode = MODES[options.get("mode", "plain")]
    _seat_colours(s, options)
    s.start = chosen_seat(options, "first-seat", players, "CC-2.4")
    s.mixed_faces = options["faces"] == "mixed"
    s.strict_reservation = options["reservation"] == "strict"
    s.swap_other_province = options["mandarin"] == "other-province"
    s.board_at_once = options["new-board"] == "once"
    s.board_chosen = options["board-choice"] == "player"
    s.boards = 4 if players == 4 else int(options.get("boards", "3"))  # CC-9.2
    s.broken_count = options["broken"] == "counted"
    s.neutral_same_province = options.get("neutral-after-card") == "same"
    s.neutral_ignored = options.get("neutral-majority") == "ignored"
    s.diplomacy_half = options["diplomacy"] == "half"
    s.dominance_longest = options["dominance"] == "longest"
    events = options["events"]
    if events.startswith("random-"):
        s.random_events = int(events.removeprefix("random-"))
    elif events != "none":
        for name in events.split("+"):
            s.events |= 1 << EVENT_NAMES.index(name)
    return s


def _seat_colours(s: Settings, options: Mapping[str, str]) -> None:
    """Assign the colours: one or two for each seat, in order (CC-13.1)."""
    order = options["colours"]
    if order == "standard":
        order = STANDARD_PAIRS if s.mode == TWO_COLOURS else STANDARD
    colours = [COLOUR_NAMES.index(name) for name in order.split("-")]
    each = 2 if s.mode == TWO_COLOURS else 1
    for place, colour in enumerate(colours[: s.players * each]):
        s.seat_of[colour] = place // each
    if s.mode == NEUTRAL:
        s.neutral = _neutral_colour(s, options["neutral-colour"])


def _neutral_colour(s: Settings, wanted: str) -> int:
    """Return the neutral colour: the first unused one, or the host's choice (CC-12.1)."""
    unused = [i for i in range(len(COLOUR_NAMES)) if s.seat_of[i] < 0]
    if wanted == "first":
        return unused[0]
    colour = COLOUR_NAMES.index(wanted)
    if colour not in unused:
        raise BadOption("colour-taken", {"option": "neutral-colour", "value": wanted}, "CC-12.1")
    return colour
