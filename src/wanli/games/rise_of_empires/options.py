"""The table options of Rise of Empires, and their form for the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wanli.core.options import Option
from wanli.games.rise_of_empires.rules.settings import Settings

_WITH_WONDERS: Final = ("wonders", "variant")

OPTIONS: Final = (
    Option("wonders", ("variant", "printed"), "WW-1"),
    Option("marker", ("stock", "pool"), "WW-3", only_if=_WITH_WONDERS),
    Option("losses", ("loser", "attacker"), "WW-5", only_if=_WITH_WONDERS),
    Option("sea-site", ("allowed", "not-allowed"), "WW-13", only_if=_WITH_WONDERS),
)


def settings_of(players: int, options: Mapping[str, str]) -> Settings:
    """Return resolved options in the form that the rules read."""
    s = Settings()
    s.players = players
    s.options = dict(options)
    s.wonders = options["wonders"] == "variant"
    s.marker_from_pool = options.get("marker") == "pool"
    s.attacker_orders = options.get("losses") == "attacker"
    s.sea_sites = options.get("sea-site") != "not-allowed"
    return s
