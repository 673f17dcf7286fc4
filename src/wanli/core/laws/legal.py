"""Laws 1 to 4 at every move: legal moves, their texts, the material and the bound."""

from __future__ import annotations

from wanli.core.laws.breach import CONSERVATION, COPIES, END, LEGAL, TEXTS
from wanli.core.laws.trial import Trial
from wanli.core.rng import Rng
from wanli.core.state import CHANCE, State


def check_moves(trial: Trial) -> list[int]:
    """Check law 1: legal moves exist unless the game is over, are listed once, and apply."""
    trial.start_check(LEGAL)
    state: State = trial.play.state
    actions = state.actions()
    if state.over:
        if actions:
            trial.fail(f"the game is over, but {len(actions)} moves are legal")
        return actions
    if not actions:
        trial.fail("no move is legal, but the game is not over")
    if len(set(actions)) < len(actions):
        trial.fail("a legal move is listed twice")
    if not CHANCE <= state.current < state.players:
        trial.fail(f"no seat can decide: current is {state.current}")
    if state.current == CHANCE and any(state.weight(action) < 1 for action in actions):
        trial.fail("a draw with weight 0 is listed")
    for action in actions:
        after = state.clone()
        after.apply(action)
        if not after.over and not after.actions():
            trial.fail(f"no move is legal after {trial.game.write(state, action)!r}")
    _check_random_play(trial, actions)
    if state.actions() != actions:
        trial.start_check(COPIES)
        trial.fail("moves made in copies changed what is legal in the original")
    return actions


def _check_random_play(trial: Trial, actions: list[int]) -> None:
    """Check that random play chooses a legal action, and the bound of all actions."""
    state, rng = trial.play.state, Rng(trial.below(1 << 30))
    chosen = state.sampled(rng)
    if chosen not in actions:
        trial.fail(f"random play chose {trial.game.write(state, chosen)!r}, which is not legal")
    if not all(0 <= action < state.action_space() for action in actions):
        trial.fail(f"an action is not below {state.action_space()}")


def check_texts(trial: Trial, actions: list[int]) -> list[str]:
    """Check law 2: a move's text reads back to the same move, and no other move has it."""
    trial.start_check(TEXTS)
    game, state = trial.game, trial.play.state
    texts = [game.write(state, action) for action in actions]
    for action, text in zip(actions, texts, strict=True):
        if game.read(state, text) != action:
            trial.fail(f"{text!r} reads back as another move")
        if text != text.strip() or len(text.splitlines()) != 1:
            trial.fail(f"{text!r} does not fit on the line of a record")
    if len(set(texts)) < len(texts):
        trial.fail("two legal moves have the same text")
    return texts


def check_material(trial: Trial) -> None:
    """Check law 3: nothing appears or vanishes outside the rules."""
    trial.start_check(CONSERVATION)
    faults = trial.game.faults(trial.play.state)
    if faults:
        trial.fail("; ".join(faults))


def check_bound(trial: Trial) -> None:
    """Check law 4: the game has no more moves than its bound."""
    trial.start_check(END)
    play = trial.play
    longest = trial.game.longest(play.setup)
    if len(play.moves) > longest or (len(play.moves) == longest and not play.over):
        trial.fail(f"no end after {len(play.moves)} moves; {longest} should be enough")


def check_result(trial: Trial) -> None:
    """Check law 4: the shares of the victory add up to one."""
    trial.start_check(END)
    state = trial.play.state
    shares = [state.result(seat) for seat in range(state.players)]
    if abs(sum(shares) - 1.0) > 1e-9 or min(shares) < 0.0:
        trial.fail(f"the shares of the victory are {shares}")


def check_notes(trial: Trial) -> None:
    """Check law 1: the notes of the last move cite clauses that exist."""
    for note in trial.play.moves[-1].notes:
        if not trial.is_clause(note.clause):
            trial.law = LEGAL
            trial.fail(f"the note {note.code!r} cites {note.clause!r}, which is no clause")
