"""Law 1, second half: an illegal move is refused with a reason and changes nothing."""

from __future__ import annotations

from typing import Final

from wanli.core.errors import NotAMove, NotLegal, WanliError
from wanli.core.laws.breach import LEGAL
from wanli.core.laws.trial import Trial
from wanli.core.play import Play

NONSENSE: Final = ["", " ", "?", "-1", "0", "²", "\x00", "pass pass", "x" * 200, "é ü 長城"]


def texts_to_try(trial: Trial) -> list[str]:
    """Return earlier moves of the game, the same with one word exchanged, and nonsense."""
    pool, words = list(trial.texts), list(trial.words)
    texts = [NONSENSE[trial.below(len(NONSENSE))]]
    while pool and len(texts) < trial.thoroughness.texts:
        text = pool[trial.below(len(pool))]
        texts.append(text)
        parts = text.split()
        parts[trial.below(len(parts))] = words[trial.below(len(words))]
        texts.append(" ".join(parts))
    return texts


def check_refusals(trial: Trial) -> None:
    """Check law 1: each text is no move, or legal, or refused with a clause, without effects."""
    trial.start_check(LEGAL)
    play = trial.play
    before = trial.position(play.state), len(play.moves)
    legal = set(play.state.actions())
    for text in texts_to_try(trial):
        _check_text(trial, text, legal)
    if (trial.position(play.state), len(play.moves)) != before:
        trial.fail("refused moves changed the position")


def _check_text(trial: Trial, text: str, legal: set[int]) -> None:
    game, state = trial.game, trial.play.state
    try:
        action = game.read(state, text)
    except NotAMove as error:
        if error.clause and not trial.is_clause(error.clause):
            trial.fail(f"{text!r} is refused by {error.clause!r}, which is no clause")
        return
    refusal = game.explain(state, action)
    if action in legal:
        if refusal is not None:
            trial.fail(f"the legal move {text!r} is refused: {refusal}")
        return
    if refusal is None:
        trial.fail(f"{text!r} is not legal, but there is no refusal")
    if not trial.is_clause(refusal.clause):
        trial.fail(f"{text!r} is refused by {refusal.clause!r}, which is no clause")
    _check_move_refused(trial, text)


def _check_move_refused(trial: Trial, text: str) -> None:
    """Check that `Play.move` refuses an illegal text as well."""
    try:
        trial.play.move(text)
    except NotLegal:
        return
    trial.fail(f"{text!r} is not legal, but it was played")


def verdict(play: Play, text: str, seat: int) -> tuple[object, ...]:
    """Return what `Play.check` says to a seat about a text."""
    try:
        play.check(text, seat)
    except WanliError as error:
        return type(error).__name__, error.code, error.clause, error.facts
    return ("fine",)
