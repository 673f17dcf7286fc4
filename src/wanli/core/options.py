"""Table options: choices between readings of the rules, each with a default and a clause."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from wanli.core.errors import BadOption


@dataclass(frozen=True)
class Option:
    """One table option; the first value is the default.

    Attributes:
        name: The name, as on the command line.
        values: The values it takes, the default first.
        clause: The clause of the rules that explains it.
        players: The numbers of players it applies to; empty for all.
        only_if: The name and value of another option that must be chosen for it to apply.
    """

    name: str
    values: tuple[str, ...]
    clause: str
    players: tuple[int, ...] = ()
    only_if: tuple[str, str] | None = None

    @property
    def default(self) -> str:
        return self.values[0]


def resolve_options(
    options: tuple[Option, ...], chosen: Mapping[str, str], players: int
) -> dict[str, str]:
    """Return the value of every option that applies: the chosen one, or its default.

    Raises BadOption for unknown options and values, and for a choice that does not apply.
    """
    known = {option.name for option in options}
    for name in chosen:
        if name not in known:
            raise BadOption("unknown-option", {"option": name, "known": ", ".join(sorted(known))})
    resolved: dict[str, str] = {}
    for option in options:
        value = chosen.get(option.name, option.default)
        if value not in option.values:
            facts: dict[str, str | int] = {
                "option": option.name,
                "value": value,
                "known": ", ".join(option.values),
            }
            raise BadOption("unknown-value", facts, option.clause)
        if _applies(option, resolved, players):
            resolved[option.name] = value
        elif value != option.default:
            facts = {"option": option.name, "value": value}
            raise BadOption("option-does-not-apply", facts, option.clause)
    return resolved


def chosen_seat(options: Mapping[str, str], name: str, players: int, clause: str) -> int:
    """Return the seat that an option names from 1, or -1 for a random one."""
    value = options[name]
    if value == "random":
        return -1
    if int(value) > players:
        raise BadOption("no-such-seat", {"option": name, "value": value}, clause)
    return int(value) - 1


def _applies(option: Option, resolved: Mapping[str, str], players: int) -> bool:
    if option.players and players not in option.players:
        return False
    return option.only_if is None or resolved.get(option.only_if[0]) == option.only_if[1]
