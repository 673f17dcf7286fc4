"""Tables to play at: set-ups that between them have every value of every option."""

from __future__ import annotations

from collections.abc import Mapping

from wanli.core.errors import BadOption
from wanli.core.game import Game, Setup
from wanli.core.rng import Rng

PATIENCE = 100  # random set-ups tried before we say that a value cannot be had


def covering(game: Game, players: int, rng: Rng) -> list[Setup]:
    """Few set-ups with every value of every option that so many players can have."""
    wanted = [(option.name, value) for option in game.options for value in option.values]
    setups: list[Setup] = []
    while wanted:
        setup = any_setup(game, players, rng, dict(wanted[:1]))
        if setup is None:
            del wanted[0]
            continue
        setup = _fill(game, setup, wanted)
        setups.append(setup)
        wanted = [(name, value) for name, value in wanted if setup.options.get(name) != value]
    return setups or [game.setup(players)]


def any_setup(
    game: Game, players: int, rng: Rng, fixed: Mapping[str, str] | None = None
) -> Setup | None:
    """A random set-up with some options fixed; None if there seems to be none."""
    for _ in range(PATIENCE):
        chosen = dict(fixed or {})
        for option in game.options:
            value = option.values[int(rng.below(len(option.values)))]
            if option.name not in chosen and _settles(
                game, players, {**chosen, option.name: value}
            ):
                chosen[option.name] = value
        setup = accepted(game, players, chosen)
        if setup is not None and _has(setup, fixed or {}):
            return setup
    return None


def accepted(game: Game, players: int, options: Mapping[str, str]) -> Setup | None:
    """The set-up with these options, if a game can begin with it."""
    try:
        setup = game.setup(players, options)
        game.new(setup)
    except BadOption:
        return None
    return setup


def _settles(game: Game, players: int, options: Mapping[str, str]) -> bool:
    try:
        game.setup(players, options)
    except BadOption:
        return False
    return True


def _has(setup: Setup, options: Mapping[str, str]) -> bool:
    """Whether all these options count at a table; one that does not apply is left out."""
    return options.items() <= setup.options.items()


def _fill(game: Game, setup: Setup, wanted: list[tuple[str, str]]) -> Setup:
    """The same set-up with as many of the wanted values as it takes."""
    done = {wanted[0][0]}
    for name, value in wanted:
        if name in done:
            continue
        fuller = accepted(game, setup.players, {**setup.options, name: value})
        if fuller is not None and _has(fuller, dict(wanted[:1])):
            setup = fuller
            done.add(name)
    return setup
