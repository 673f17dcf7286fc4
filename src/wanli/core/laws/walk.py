"""Random games in which the laws are checked: cheap ones at every move, expensive ones rarely."""

from __future__ import annotations

from dataclasses import dataclass

from wanli.core.game import Game, Setup
from wanli.core.laws.breach import LEGAL, LawBroken
from wanli.core.laws.copies import check_copies, check_earlier
from wanli.core.laws.hidden import check_hidden
from wanli.core.laws.imagined import check_imagined
from wanli.core.laws.legal import (
    check_bound,
    check_material,
    check_moves,
    check_notes,
    check_result,
    check_texts,
)
from wanli.core.laws.refusals import check_refusals
from wanli.core.laws.replaying import check_position_text, check_replay
from wanli.core.laws.trial import FULL, Thoroughness, Trial
from wanli.core.laws.undoing import check_offer, check_undo
from wanli.core.play import Luck, Play, draw
from wanli.core.record import record_of
from wanli.core.rng import Rng
from wanli.core.state import CHANCE, State


@dataclass(frozen=True)
class Report:
    """The result of one game in which no law was broken."""

    setup: Setup
    moves: int
    scores: list[int]
    checks: dict[int, int]  # how often each law was checked


def check_game(
    game: Game,
    setup: Setup,
    seed: int,
    *,
    thoroughness: Thoroughness = FULL,
    clauses: frozenset[str] = frozenset(),
) -> Report:
    """Play one random game and check all laws; raise LawBroken."""
    luck, rng = Rng(seed), Rng(seed + (1 << 30))
    return watch(Trial(Play(game, setup), rng, thoroughness, clauses), luck)


def watch(trial: Trial, luck: Luck) -> Report:
    """Play the game of a trial to its end with random moves; raise LawBroken."""
    play = trial.play
    try:
        _play_on(trial, luck)
    except LawBroken:
        raise
    except Exception as error:
        message = f"{type(error).__name__}: {error}"
        raise LawBroken(trial.law, message, record_of(play).write()) from error
    return Report(play.setup, len(play.moves), play.scores, dict(trial.checks))


def _play_on(trial: Trial, luck: Luck) -> None:
    play = trial.play
    choose = (any_move, any_kind)[luck.below(2)]
    earlier: list[tuple[State, str]] = []
    while not play.over:
        actions, texts = _check_cheap_laws(trial)
        if trial.below(trial.thoroughness.every) == 0:
            earlier.append((play.state, trial.position(play.state)))
            _check_expensive_laws(trial)
        drawn = draw(play.state, luck) if play.current == CHANCE else None
        index = choose(texts, luck) if drawn is None else actions.index(drawn)
        before, trial.law = play.state, LEGAL
        play.move(texts[index])
        check_offer(trial, before)
        check_notes(trial)
        check_bound(trial)
    _check_cheap_laws(trial)
    check_replay(trial)
    if trial.below(trial.thoroughness.every) < 20:
        _check_expensive_laws(trial)
    check_earlier(trial, earlier)
    check_result(trial)


def _check_cheap_laws(trial: Trial) -> tuple[list[int], list[str]]:
    """Check the laws that cost little; return the legal actions and their texts."""
    actions = check_moves(trial)
    texts = check_texts(trial, actions)
    trial.remember_moves(texts)
    check_material(trial)
    return actions, texts


def _check_expensive_laws(trial: Trial) -> None:
    """Check the laws that cost more."""
    check_refusals(trial)
    check_position_text(trial)
    check_replay(trial)
    check_imagined(trial)
    check_hidden(trial)
    check_undo(trial)
    check_copies(trial)


def any_move(texts: list[str], luck: Luck) -> int:
    """Choose any legal move."""
    return int(luck.below(len(texts)))


def any_kind(texts: list[str], luck: Luck) -> int:
    """Choose a kind of move, then a move of that kind, so that rare kinds occur as well."""
    kinds = sorted({text.split()[0] for text in texts})
    kind = kinds[int(luck.below(len(kinds)))]
    places = [place for place, text in enumerate(texts) if text.split()[0] == kind]
    return places[int(luck.below(len(places)))]
