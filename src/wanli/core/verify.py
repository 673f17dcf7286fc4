"""Check the draws of a recorded game: repeat each one from the secret and compare.

The odds come from the rules, not from the record. Each draw is checked before the next move, so
that the error names the first wrong draw and not one of its consequences. In a game that continues
another one, only the draws of the continuation are checked.
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
    """The result of a successful check.

    Attributes:
        draws: How many draws were checked.
        over: Whether the record goes to the end of the game.
        inherited: How many moves were made in another game, so that their luck is not checked.
    """

    draws: int
    over: bool
    inherited: int = 0


def verify(game: Game, record: Record, content: str = "") -> Checked:
    """Check every draw of a record against the commitment made before the game.

    Args:
        game: The game of the record.
        record: The record.
        content: The text of the owner's content file it was played with, if any.

    Raises:
        NotProven: A draw or the secret does not match, or is missing; the subclass says what.
        BadRecord: The record cannot be replayed.

    Examples:
        >>> from wanli.bots.random import RandomBot
        >>> from wanli.core.luck import FairLuck, fair_record
        >>> from wanli.core.play import Play
        >>> from wanli.core.verify import verify
        >>> from wanli.games import game
        >>> great_wall, secret, words = game("great-wall"), bytes(32), ["rain", ""]
        >>> play = Play(great_wall, great_wall.setup(players=2), FairLuck(secret, words))
        >>> bot = RandomBot(seed=1)
        >>> while not play.over:
        ...     play.move(bot.choose(play.view(play.current)))
        >>> verify(great_wall, fair_record(play, secret, words))
        Checked(draws=67, over=True, inherited=0)
    """
    words = [record.words.get(seat, "") for seat in range(1, record.players + 1)]
    luck = FairLuck(checked_secret(record), words)
    play = begin(game, record, content)
    for index, (seat, _) in enumerate(record.moves):
        after_fork = index >= record.fork
        if after_fork and seat == play.current == CHANCE and not play.over:
            check_draw(play, record, index, luck)
        replay_move(play, record, index)
    return Checked(luck.drawn, play.over or record.ended, record.fork)


def checked_secret(record: Record) -> bytes:
    """Return the secret of a record; raise NotProven if it does not match the commitment."""
    if not record.commitment:
        raise NoCommitment
    if not record.secret:
        raise NoSecret
    secret = bytes.fromhex(record.secret)
    if commitment(secret) != record.commitment.lower():
        raise OtherSecret(record.commitment, commitment(secret))
    return secret


def check_draw(play: Play, record: Record, index: int, luck: FairLuck) -> None:
    """Repeat a draw; raise NotProven if its odds or outcome differ from the record."""
    rules = odds(play.game, play.state)
    recorded = record.odds.get(index, rules)
    if recorded != rules:
        raise OtherOdds(index + 1, write_odds(recorded), write_odds(rules))
    number = luck.drawn + 1
    expected = play.game.write(play.state, draw(play.state, luck))
    text = record.moves[index][1]
    if one_line(text).lower() != expected.lower():
        raise OtherDraw(index + 1, number, text, expected)
