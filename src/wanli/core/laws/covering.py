"""Tables to play at: set-ups that between them have every value of every option."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wanli.core.errors import BadOption
from wanli.core.game import Game, Setup
from wanli.core.rng import Rng

PATIENCE = 100  # random set-ups tried before we say that a value cannot be had


Value = tuple[str, str]  # an option and one of its values


def covering(game: Game, counts: Sequence[int], rng: Rng, but: Sequence[Setup] = ()) -> list[Setup]:
    """Few set-ups that have, with those given, every value that so many players can have."""
    wanted = [(option.name, value) for option in game.options for value in option.values]
    setups = [game.setup(count) for count in counts]
    for setup in but:
        wanted = _left(wanted, setup)
        setups = [one for one in setups if one.players != setup.players]
    for setup in setups:
        wanted = _left(wanted, setup)
    while wanted:
        turn = len(setups) % len(counts)
        found = _with_first(game, [*counts[turn:], *counts[:turn]], wanted, rng)
        if found is None:
            del wanted[0]
        else:
            setups.append(found)
            wanted = _left(wanted, found)
    return setups


def _with_first(game: Game, counts: Sequence[int], wanted: list[Value], rng: Rng) -> Setup | None:
    """A set-up with the first of the wanted values and as many others as it takes."""
    for count in counts:
        setup = any_setup(game, count, rng, dict(wanted[:1]))
        if setup is not None:
            return _fill(game, setup, wanted)
    return None


def _left(wanted: list[Value], setup: Setup) -> list[Value]:
    return [(name, value) for name, value in wanted if setup.options.get(name) != value]


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


def _fill(game: Game, setup: Setup, wanted: list[Value]) -> Setup:
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
