"""The text form of positions: a game's data as JSON, one line for each field."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from typing import Any, Protocol, TypeVar

import msgspec

from wanli.core.errors import BadPosition, WanliError

File = TypeVar("File", bound=msgspec.Struct)
Built = TypeVar("Built")


class Header(Protocol):
    """The fields that every position file has."""

    game: str
    players: int


def write(data: msgspec.Struct) -> str:
    """Return the text of a position from its data."""
    parts: dict[str, Any] = msgspec.to_builtins(data)
    lines = [f' "{name}": {msgspec.json.encode(part).decode()}' for name, part in parts.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def read(text: str, form: type[File], build: Callable[[File], Built]) -> Built:
    """Decode a text and build its position; raise BadPosition for every kind of error."""
    try:
        return build(msgspec.json.decode(text, type=form))
    except msgspec.DecodeError as error:
        raise BadPosition("position-unreadable", {"reason": str(error)}) from error
    except BadPosition:
        raise
    except WanliError as error:
        raise BadPosition(error.code, error.facts, error.clause) from error
    except (TypeError, OverflowError) as error:  # such as a number above 64 bits
        raise wrong("a number is out of range") from error
    except (ValueError, IndexError, KeyError) as error:
        raise wrong(str(error) or "a number is out of range") from error


def check_header(data: Header, game: str, players: Container[int]) -> None:
    """Refuse a position of another game, or with a wrong number of players."""
    if data.game != game:
        raise wrong(f"a position of {data.game!r}")
    if data.players not in players:
        raise wrong(f"{data.players} players")


def refuse_first(faults: Iterable[str]) -> None:
    """Refuse a position for the first of its faults, if it has any."""
    for fault in faults:
        raise wrong(fault)


def wrong(reason: str) -> BadPosition:
    """Return the error for a position that cannot occur."""
    return BadPosition("position-wrong", {"reason": reason})
