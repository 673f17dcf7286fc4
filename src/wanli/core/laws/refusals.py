"""Law 1, the other half: what is not legal is refused with a reason, and changes nothing."""

from __future__ import annotations

from typing import Final

from wanli.core.errors import NotAMove, NotLegal, WanliError
from wanli.core.laws.breach import LEGAL
from wanli.core.laws.trial import Trial
from wanli.core.play import Play

NONSENSE: Final = ["", " ", "?", "-1", "0", "²", "\x00", "pass pass", "x" * 200, "é ü 長城"]


def texts_to_try(trial: Trial) -> list[str]:
    """Moves of other moments of the game, the same with a word exchanged, and nonsense."""
    pool, words = list(trial.texts), list(trial.words)
    texts = [NONSENSE[trial.below(len(NONSENSE))]]
    while pool and len(texts) < trial.how.texts:
        text = pool[trial.below(len(pool))]
        texts.append(text)
        parts = text.split()
        parts[trial.below(len(parts))] = words[trial.below(len(words))]
        texts.append(" ".join(parts))
    return texts


def check_refusals(trial: Trial) -> None:
    """Law 1: every text is no move, or legal, or refused with a clause; trying changes nothing."""
    trial.look(LEGAL)
    play = trial.play
    before = trial.position(play.state), len(play.moves)
    legal = set(play.state.actions())
    for text in texts_to_try(trial):
        _check_text(trial, text, legal)
    if (trial.position(play.state), len(play.moves)) != before:
        trial.broken("refused moves changed the position")


def _check_text(trial: Trial, text: str, legal: set[int]) -> None:
    game, state = trial.game, trial.play.state
    try:
        action = game.read(state, text)
    except NotAMove as error:
        if error.clause and not trial.exists(error.clause):
            trial.broken(f"{text!r} is refused by {error.clause!r}, which is no clause")
        return
    refusal = game.explain(state, action)
    if action in legal:
        if refusal is not None:
            trial.broken(f"the legal move {text!r} is refused: {refusal}")
        return
    if refusal is None:
        trial.broken(f"{text!r} is not legal, but nothing is said against it")
    if not trial.exists(refusal.clause):
        trial.broken(f"{text!r} is refused by {refusal.clause!r}, which is no clause")
    _check_door(trial, text)


def _check_door(trial: Trial, text: str) -> None:
    """The door for programs refuses it too."""
    try:
        trial.play.move(text)
    except NotLegal:
        return
    trial.broken(f"{text!r} is not legal, but it was played")


def verdict(play: Play, text: str, seat: int) -> tuple[object, ...]:
    """What a seat hears about a text, without playing it."""
    try:
        play.check(text, seat)
    except WanliError as error:
        return type(error).__name__, error.code, error.clause, error.facts
    return ("fine",)
