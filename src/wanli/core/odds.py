"""The odds of draws as texts: every possible outcome with its weight."""

from __future__ import annotations

from wanli.core.game import Game
from wanli.core.play import Play
from wanli.core.state import CHANCE, State

Odds = tuple[tuple[int, str], ...]  # of one draw: weight and text of each outcome


def odds(game: Game, state: State) -> Odds:
    """Return all outcomes of the pending draw with their weights, in the order that `draw` uses."""
    return tuple(
        (int(state.weight(action)), game.write(state, action)) for action in state.actions()
    )


def odds_of(play: Play) -> dict[int, Odds]:
    """Return the odds of all draws so far, by index of the move; this replays the game."""
    found: dict[int, Odds] = {}
    state = play.game.new(play.setup)
    for index, move in enumerate(play.moves):
        if move.seat == CHANCE:
            found[index] = odds(play.game, state)
        state.apply(play.game.read(state, move.text))
    return found
