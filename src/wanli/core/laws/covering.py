"""Set-ups for tests: a few that together cover every value of every option, and random ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wanli.core.errors import BadOption
from wanli.core.game import Game, Setup
from wanli.core.rng import Rng

ATTEMPTS = 100  # random set-ups to try before a value counts as impossible


Value = tuple[str, str]  # an option and one of its values


def covering(
    game: Game, counts: Sequence[int], rng: Rng, given: Sequence[Setup] = ()
) -> list[Setup]:
    """Return a few set-ups that, with those in `given`, have every possible option value."""
    wanted = [(option.name, value) for option in game.options for value in option.values]
    setups = [game.setup(count) for count in counts]
    for setup in given:
        wanted = _uncovered(wanted, setup)
        setups = [one for one in setups if one.players != setup.players]
    for setup in setups:
        wanted = _uncovered(wanted, setup)
    while wanted:
        turn = len(setups) % len(counts)
        found = _with_first(game, [*counts[turn:], *counts[:turn]], wanted, rng)
        if found is None:
            del wanted[0]
        else:
            setups.append(found)
            wanted = _uncovered(wanted, found)
    return setups


def _with_first(game: Game, counts: Sequence[int], wanted: list[Value], rng: Rng) -> Setup | None:
    """Return a set-up with the first of the wanted values and as many others as possible."""
    for count in counts:
        setup = any_setup(game, count, rng, dict(wanted[:1]))
        if setup is not None:
            return _fill(game, setup, wanted)
    return None


def _uncovered(wanted: list[Value], setup: Setup) -> list[Value]:
    return [(name, value) for name, value in wanted if setup.options.get(name) != value]


def any_setup(
    game: Game, players: int, rng: Rng, fixed: Mapping[str, str] | None = None
) -> Setup | None:
    """Return a random set-up with some options fixed; `None` if none is found."""
    for _ in range(ATTEMPTS):
        chosen = dict(fixed or {})
        for option in game.options:
            value = option.values[int(rng.below(len(option.values)))]
            if option.name not in chosen and _is_valid(
                game, players, {**chosen, option.name: value}
            ):
                chosen[option.name] = value
        setup = accepted(game, players, chosen)
        if setup is not None and _has(setup, fixed or {}):
            return setup
    return None


def accepted(game: Game, players: int, options: Mapping[str, str]) -> Setup | None:
    """Return the set-up with these options, or `None` if a game cannot begin with it."""
    try:
        setup = game.setup(players, options)
        game.new(setup)
    except BadOption:
        return None
    return setup


def _is_valid(game: Game, players: int, options: Mapping[str, str]) -> bool:
    try:
        game.setup(players, options)
    except BadOption:
        return False
    return True


def _has(setup: Setup, options: Mapping[str, str]) -> bool:
    """Whether a set-up has all these options; options that do not apply are dropped from it."""
    return options.items() <= setup.options.items()


def _fill(game: Game, setup: Setup, wanted: list[Value]) -> Setup:
    """Return the same set-up with as many of the wanted values as possible."""
    done = {wanted[0][0]}
    for name, value in wanted:
        if name in done:
            continue
        fuller = accepted(game, setup.players, {**setup.options, name: value})
        if fuller is not None and _has(fuller, dict(wanted[:1])):
            setup = fuller
            done.add(name)
    return setup
