"""Determinization: a full position that agrees with a view, hidden parts dealt fairly (CC-15.2)."""

from __future__ import annotations

from wanli.core.rng import Rng
from wanli.games.chang_cheng.content import load
from wanli.games.chang_cheng.layout import Secrets
from wanli.games.chang_cheng.restore import restore
from wanli.games.chang_cheng.rules.game import ChangCheng
from wanli.games.chang_cheng.rules.names import CARD_NAMES
from wanli.games.chang_cheng.view import ChangChengView


def imagine(view: ChangChengView, rng: Rng) -> ChangCheng:
    """Fill in any consistent hidden cards and counters, then redeal them at random."""
    secrets = Secrets(dict(view.own_cards), {**view.known_threat, **_any_threats(view)})
    for colour in view.colours:
        if colour not in view.own_cards:
            secrets.cards[colour] = _any_cards(view, colour)
    state = restore(view.table, secrets)
    state.determinize(view.viewer, rng)
    return state


def _any_cards(view: ChangChengView, colour: str) -> dict[str, str]:
    """Return any assignment of another colour's cards to the places where they are known to lie."""
    seen = {*view.table.gone, *view.table.revealed}
    kinds = [kind for kind in CARD_NAMES if f"{colour} {kind}" not in seen]
    places = ["hand"] * view.table.in_hand[colour]
    for province, counts in view.table.lying.items():
        places += [province] * counts.get(colour, 0)
    return dict(zip(kinds, places, strict=True))


def _any_threats(view: ChangChengView) -> dict[str, int]:
    """Return possible values of the counters that only other seats have seen."""
    known = {**view.known_threat, **view.table.threat}
    content = load(view.table.content)
    left = [value for value, n in enumerate(content.threat) for _ in range(n)]
    for value in known.values():
        left.remove(value)
    return {region: left.pop() for region in view.table.drawn if region not in known}
