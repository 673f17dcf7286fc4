"""Laws 1 to 4 at every move: legal moves, their texts, the material and the bound."""

from __future__ import annotations

from wanli.core.laws.breach import CONSERVATION, COPIES, END, LEGAL, TEXTS
from wanli.core.laws.trial import Trial
from wanli.core.rng import Rng
from wanli.core.state import CHANCE, State


def check_moves(trial: Trial) -> list[int]:
    """Law 1: there are legal moves unless the game is over, each once, and each applies."""
    trial.look(LEGAL)
    state: State = trial.play.state
    actions = state.actions()
    if state.over:
        if actions:
            trial.broken(f"the game is over, but {len(actions)} moves are legal")
        return actions
    if not actions:
        trial.broken("no move is legal, but the game is not over")
    if len(set(actions)) < len(actions):
        trial.broken("a legal move is listed twice")
    if not CHANCE <= state.current < state.players:
        trial.broken(f"nobody can decide: current is {state.current}")
    if state.current == CHANCE and any(state.weight(action) < 1 for action in actions):
        trial.broken("a draw is listed that cannot come")
    for action in actions:
        after = state.clone()
        after.apply(action)
        if not after.over and not after.actions():
            trial.broken(f"no move is legal after {trial.game.write(state, action)!r}")
    _check_random_play(trial, actions)
    if state.actions() != actions:
        trial.look(COPIES)
        trial.broken("moves made in copies changed what is legal in the original")
    return actions


def _check_random_play(trial: Trial, actions: list[int]) -> None:
    """What random play and luck choose is legal, though they need not list all moves."""
    state, rng = trial.play.state, Rng(trial.below(1 << 30))
    chosen = state.sampled(rng)
    if chosen not in actions:
        trial.broken(f"random play chose {trial.game.write(state, chosen)!r}, which is not legal")
    if not all(0 <= action < state.action_space() for action in actions):
        trial.broken(f"an action is not below {state.action_space()}")


def check_texts(trial: Trial, actions: list[int]) -> list[str]:
    """Law 2: a move's text reads back to the same move, and no other move has it."""
    trial.look(TEXTS)
    game, state = trial.game, trial.play.state
    texts = [game.write(state, action) for action in actions]
    for action, text in zip(actions, texts, strict=True):
        if game.read(state, text) != action:
            trial.broken(f"{text!r} reads back as another move")
        if text != text.strip() or len(text.splitlines()) != 1:
            trial.broken(f"{text!r} does not fit on the line of a record")
    if len(set(texts)) < len(texts):
        trial.broken("two legal moves have the same text")
    return texts


def check_material(trial: Trial) -> None:
    """Law 3: nothing appears or vanishes outside the rules."""
    trial.look(CONSERVATION)
    faults = trial.game.faults(trial.play.state)
    if faults:
        trial.broken("; ".join(faults))


def check_bound(trial: Trial) -> None:
    """Law 4: the game has no more moves than it says."""
    trial.look(END)
    play = trial.play
    longest = trial.game.longest(play.setup)
    if len(play.moves) > longest or (len(play.moves) == longest and not play.over):
        trial.broken(f"no end after {len(play.moves)} moves; {longest} should be enough")


def check_result(trial: Trial) -> None:
    """Law 4: a finished game has a winner, or several who share one victory."""
    trial.look(END)
    state = trial.play.state
    shares = [state.result(seat) for seat in range(state.players)]
    if abs(sum(shares) - 1.0) > 1e-9 or min(shares) < 0.0:
        trial.broken(f"the shares of the victory are {shares}")


def check_notes(trial: Trial) -> None:
    """Law 1: what followed from the last move cites clauses that exist."""
    for note in trial.play.moves[-1].notes:
        if not trial.exists(note.clause):
            trial.law = LEGAL
            trial.broken(f"the note {note.code!r} cites {note.clause!r}, which is no clause")
