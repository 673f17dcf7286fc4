"""What every command needs: the terminal, and texts in the user's language."""

from __future__ import annotations

from dataclasses import dataclass

from wanli.cli.terminal import Terminal
from wanli.core.game import Game
from wanli.core.state import WATCHER, State
from wanli.text import Words
from wanli.text.catalogue import Catalogue, catalogue


@dataclass(frozen=True)
class CliContext:
    """The terminal and the language of the user; typer passes it to every command."""

    terminal: Terminal
    language: str
    program: str = "wanli"  # what the user types before the name of a command

    def catalogue(self, game: str = "") -> Catalogue:
        """Return the messages of the command line, with those of a game if one is named."""
        return catalogue(self.language, game)

    def words(self, game: Game, state: State | None = None) -> Words:
        """Return the words of a game; with a position also its seat names and own content names."""
        if state is None:
            return Words(self.catalogue(game.id))
        own_names = game.view(state, WATCHER).names
        if own_names:
            messages = Catalogue(self.language, game.id, own_names)
        else:
            messages = self.catalogue(game.id)
        return Words(messages, [game.seat_name(state, seat) for seat in range(state.players)])

    def say(self, code: str, /, **facts: str | int) -> str:
        """Return a message of the command line."""
        return self.catalogue().say(code, **facts)
