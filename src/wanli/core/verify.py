"""Was the luck of a recorded game the one that was promised? Every draw is made once more.

The odds come from the rules, not from the record, and each draw is looked at before the next move,
so that the first one that is wrong is named and not what followed from it. A game that goes on from
a position of another one has promised only what was drawn from there on.
"""

from __future__ import annotations

from dataclasses import dataclass

from wanli.core.errors import NoCommitment, NoSecret, OtherDraw, OtherOdds, OtherSecret
from wanli.core.game import Game
from wanli.core.luck import FairLuck, commitment
from wanli.core.odds import odds
from wanli.core.play import Play, draw
from wanli.core.record import Record, begin, one_line, replay_move, write_odds
from wanli.core.state import CHANCE


@dataclass(frozen=True)
class Checked:
    """What was found to be as promised."""

    draws: int
    over: bool  # whether the record goes to the end of the game
    inherited: int = 0  # so many moves were made in another game: their luck is not looked at


def verify(game: Game, record: Record, content: str = "") -> Checked:
    """Check all luck of a record; raises NotProven, or BadRecord where it cannot be replayed."""
    words = [record.words.get(seat, "") for seat in range(1, record.players + 1)]
    luck = FairLuck(proven_secret(record), words)
    play = begin(game, record, content)
    for index, (seat, _) in enumerate(record.moves):
        own = index >= record.fork
        if own and seat == play.current == CHANCE and not play.over:
            check_draw(play, record, index, luck)
        replay_move(play, record, index)
    return Checked(luck.drawn, play.over or record.ended, record.fork)


def proven_secret(record: Record) -> bytes:
    """The secret of a record, if it is the one that was promised; raises NotProven."""
    if not record.commitment:
        raise NoCommitment
    if not record.secret:
        raise NoSecret
    secret = bytes.fromhex(record.secret)
    if commitment(secret) != record.commitment.lower():
        raise OtherSecret(record.commitment, commitment(secret))
    return secret


def check_draw(play: Play, record: Record, index: int, luck: FairLuck) -> None:
    """Make a draw once more; raises NotProven if odds or outcome differ from the record."""
    rules = odds(play.game, play.state)
    told = record.odds.get(index, rules)
    if told != rules:
        raise OtherOdds(index + 1, write_odds(told), write_odds(rules))
    number = luck.drawn + 1
    expected = play.game.write(play.state, draw(play.state, luck))
    text = record.moves[index][1]
    if one_line(text).lower() != expected.lower():
        raise OtherDraw(index + 1, number, text, expected)
