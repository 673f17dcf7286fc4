"""What every command needs: the terminal and the language of whoever sits there."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

import msgspec

from wanli.cli.terminal import Terminal
from wanli.core.errors import BadOption, NotAMove
from wanli.core.game import Game
from wanli.core.state import WATCHER, State
from wanli.text import Words
from wanli.text.catalogue import Catalogue, catalogue

LARGEST_SEED = 2**31 - 1  # with deals and seats it still fits into compiled numbers
LARGEST = 1_000_000  # characters of a record or a content file; real ones have a few thousand


@dataclass(frozen=True)
class Front:
    """The person's side of a command."""

    terminal: Terminal
    language: str

    def catalogue(self, game: str = "") -> Catalogue:
        """The messages of the program, and of a game."""
        return catalogue(self.language, game)

    def words(self, game: Game, state: State | None = None) -> Words:
        """The words of a game, for a table if there is one."""
        if state is None:
            return Words(self.catalogue(game.id))
        own = game.view(state, WATCHER).names
        known = Catalogue(self.language, game.id, own) if own else self.catalogue(game.id)
        return Words(known, [game.seat_name(state, seat) for seat in range(state.players)])

    def say(self, code: str, /, **facts: str | int) -> str:
        """A message of the program."""
        return self.catalogue().say(code, **facts)


def read_text(file: Path) -> str:
    """The text of a person's file; a refusal says why it cannot be read."""
    name = str(file)
    try:
        if file.stat().st_size > LARGEST:
            raise NotAMove("file-too-large", {"file": name, "limit": LARGEST})
        return file.read_text(encoding="utf-8-sig")  # some editors begin a file with a sign
    except UnicodeDecodeError:
        raise NotAMove("file-not-text", {"file": name}) from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise NotAMove("file-unreadable", {"file": name, "reason": reason}) from None


def read_content(place: Path) -> str:
    """The text of a content set: a file, or a folder whose JSON files are parts of one object."""
    if not place.is_dir():
        return read_text(place)
    files = sorted(place.glob("*.json"))
    return "{" + ",\n".join(f"{_key(file)}: {_read_part(file)}" for file in files) + "}"


def _key(file: Path) -> str:
    """The name of a part, as JSON; whatever people call their files."""
    return json.dumps(file.stem.encode("utf-8", "replace").decode())


def _read_part(file: Path) -> str:
    """The text of one file of a set; what is no JSON is refused here, where the file has a name."""
    text = read_text(file)
    try:
        msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise NotAMove("file-unreadable", {"file": str(file), "reason": str(error)}) from None
    return text


def pairs(options: list[str]) -> dict[str, str]:
    """The options given as name=value."""
    chosen: dict[str, str] = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not equals:
            raise BadOption("option-form", {"text": option})
        if name.strip() in chosen:
            raise BadOption("option-twice", {"name": name.strip()})
        chosen[name.strip()] = value.strip()
    return chosen
