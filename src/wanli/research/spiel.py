"""The games as OpenSpiel games: `register()`, then `pyspiel.load_game("python_wanli_great_wall")`.

Parameters are `players` and `options`, as `claims:declinable;scores:open`. Draws are explicit
chance nodes, the information state of a player is their view, and resampling redeals what they
cannot know. All games are declared as imperfect information, so that one search works for all of
them, even where all players have the same information.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar, Final

import msgspec
import pyspiel  # pyright: ignore[reportMissingImports]

from wanli.core.game import Game
from wanli.core.game_modules import folder_of
from wanli.core.rng import Rng
from wanli.core.state import CHANCE, State
from wanli.games import GAMES
from wanli.games import game as game_named
from wanli.research.observing import observation

Outcomes = list[tuple[int, float]]
SEEDS: Final = 1 << 30


def short_name(game: str) -> str:
    """Return the name of a game in OpenSpiel.

    Args:
        game: The id of the game.
    """
    return f"python_wanli_{folder_of(game)}"


def register() -> None:
    """Register the games with OpenSpiel; a repeated call has no effect.

    Examples:
        >>> import pyspiel
        >>> from wanli.research import spiel
        >>> spiel.register()
        >>> game = pyspiel.load_game("python_wanli_great_wall(players=3)")
        >>> state = game.new_initial_state()
        >>> state.is_chance_node()
        True
        >>> [state.action_to_string(action) for action in state.legal_actions()]
        ['start 1', 'start 2', 'start 3']
    """
    known = set(pyspiel.registered_names())
    for one in SPIEL_GAMES:
        if short_name(one.rules.id) not in known:
            pyspiel.register_game(_type_of(one.rules), one)


@cache
def spiel_game(game: str, players: int) -> SpielGame:
    """Return a game with default options without using OpenSpiel's registry.

    Args:
        game: The id of the game.
        players: The number of players.
    """
    makers = {one.rules.id: one for one in SPIEL_GAMES}
    return makers[game]({"players": players, "options": ""})


def options_of(text: str) -> dict[str, str]:
    """Return the table options in a game's parameter.

    Args:
        text: Options as `name:value;name:value`.

    Raises:
        ValueError: An option is malformed.

    Examples:
        >>> from wanli.research.spiel import options_of
        >>> options_of("claims:declinable;scores:open")
        {'claims': 'declinable', 'scores': 'open'}
    """
    options: dict[str, str] = {}
    for one in filter(None, text.split(";")):
        name, colon, value = one.partition(":")
        if not colon:
            raise ValueError(f"an option is written name:value, not {one!r}")
        options[name] = value
    return options


def _type_of(rules: Game) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(rules.id),
        long_name=rules.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.CONSTANT_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(rules.players),
        min_num_players=min(rules.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(rules.players), "options": ""},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options, for OpenSpiel."""

    rules: ClassVar[Game]

    def __init__(self, params: dict[str, Any]) -> None:
        rules = self.rules
        self.setup = rules.setup(params["players"], options_of(params["options"]))
        self.start = rules.new(self.setup)
        self.longest = rules.longest(self.setup)
        actions = int(self.start.action_space())
        info = pyspiel.GameInfo(
            num_distinct_actions=actions,
            max_chance_outcomes=actions,
            num_players=self.setup.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=self.longest,
        )
        super().__init__(_type_of(rules), info, params)

    def new_initial_state(self) -> SpielState:
        """Return the position before the first draw."""
        return SpielState(self, self.start.clone())

    def max_chance_nodes_in_history(self) -> int:
        """Return an upper bound for the moves of one game."""
        return self.longest

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return how a player sees a state.

        Args:
            iig_obs_type: Not used.
            params: Not used.
        """
        return Observer(self)


def _spiel_class(rules: Game) -> type[SpielGame]:
    return type(f"Spiel{type(rules).__name__}", (SpielGame,), {"rules": rules})


# A global reference to each class: OpenSpiel releases the class of a registered game after Python
# has finished, and the process would crash if nothing else referred to it.
SPIEL_GAMES: Final = tuple(map(_spiel_class, GAMES))


class PositionHolder:
    """A position that can be copied and pickled, with a cache of its views."""

    def __init__(self, game: str, state: State) -> None:
        self.game = game
        self.state = state
        self._views: dict[int, str] = {}  # by seat; a search asks for them many times

    def apply(self, action: int) -> None:
        """Play a legal action."""
        self._views.clear()
        self.state.apply(action)

    def view_json(self, seat: int) -> str:
        """Return the view of a seat as JSON."""
        if seat not in self._views:
            view = game_named(self.game).view(self.state, seat)
            self._views[seat] = msgspec.json.encode(view).decode()
        return self._views[seat]

    def __deepcopy__(self, _memo: object) -> PositionHolder:
        return PositionHolder(self.game, self.state.clone())

    def __reduce__(self) -> tuple[Callable[[str, str], PositionHolder], tuple[str, str]]:
        return _unpickle, (self.game, game_named(self.game).write_position(self.state))


def _unpickle(game: str, text: str) -> PositionHolder:
    return PositionHolder(game, game_named(game).read_position(text))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position of a game, for OpenSpiel."""

    def __init__(self, game: SpielGame, state: State) -> None:
        super().__init__(game)
        self.held = PositionHolder(game.rules.id, state)

    @property
    def rules(self) -> Game:
        """The game of this position."""
        return game_named(self.held.game)

    def current_player(self) -> int:
        """Return the deciding player, or OpenSpiel's id for chance or the end."""
        state = self.held.state
        if state.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE if state.current == CHANCE else state.current)

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.held.state.over

    def returns(self) -> list[float]:
        """Return the shares of the victory; all 0 before the end."""
        state = self.held.state
        seats = range(int(state.players))
        return [float(state.result(seat)) if state.over else 0.0 for seat in seats]

    def chance_outcomes(self) -> Outcomes:
        """Return the possible draws and the probability of each."""
        state = self.held.state
        weights = [(action, int(state.weight(action))) for action in sorted(state.actions())]
        total = sum(weight for _, weight in weights)
        return [(action, weight / total) for action, weight in weights]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Return another position that a player cannot tell from this one; it has no history.

        Args:
            player: The player.
            sampler: A random source from 0 to 1.
        """
        return self.resampled(player, Rng(int(sampler() * SEEDS)))

    def resampled(self, player: int, rng: Rng) -> SpielState:
        """Return another position that a player cannot tell from this one.

        Args:
            player: The player.
            rng: The random source.
        """
        state = self.held.state.clone()
        state.determinize(player, rng)
        return SpielState(self.get_game(), state)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.held.state.actions())

    def _apply_action(self, action: int) -> None:
        self.held.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.rules.write(self.held.state, action)

    def __str__(self) -> str:
        return self.rules.write_position(self.held.state)


class Observer:
    """A player's observation of a state, as numbers and as text."""

    def __init__(self, game: SpielGame) -> None:
        self.rules = game.rules
        self.tensor = observation(game.rules.view(game.start, 0))
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the numbers of a state."""
        self.tensor[:] = observation(self.rules.view(state.held.state, player))

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the view as JSON."""
        return state.held.view_json(player)
