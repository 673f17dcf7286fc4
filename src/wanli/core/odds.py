"""The odds of draws as texts: what could have come, and how often each of it would."""

from __future__ import annotations

from wanli.core.game import Game
from wanli.core.play import Play
from wanli.core.state import CHANCE, State

Odds = tuple[tuple[int, str], ...]  # of one draw: weight and text of each outcome


def odds(game: Game, state: State) -> Odds:
    """Every outcome of the pending draw with its weight, in the order in which `draw` counts."""
    return tuple(
        (int(state.weight(action)), game.write(state, action)) for action in state.actions()
    )


def odds_of(play: Play) -> dict[int, Odds]:
    """The odds of all draws of a game so far, by index of the move; the game is played again."""
    found: dict[int, Odds] = {}
    state = play.game.new(play.setup)
    for index, move in enumerate(play.moves):
        if move.seat == CHANCE:
            found[index] = odds(play.game, state)
        state.apply(play.game.read(state, move.text))
    return found
