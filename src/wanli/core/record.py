"""The record of a game as text: a header and all moves, draws included.

    wanli record 1
    game chang-cheng
    rules 1
    players 2
    seat 1 Anna
    option events dominance
    content Reconstruction 3f2a9c01
    fork 12
    end time 2
    commitment 66687aad...
    secret 00000000...
    word 1 rain on the roof

    1 - start 2 # 1 start 1; 1 start 2
    2 - letter A # 1 letter A; 1 letter B
    ...
    17 1 wall a3

A move line has the number, the seat (- for luck) and the move. The odds of a draw, the weight and
text of every outcome, may follow it. Verification compares them with the
rules. `fork 12`: the first 12 moves were made in another game, which this one continues. `end time
2`: seat 2 ran out of time; `end resigned 2`: it resigned; `end agreed`: all agreed to end the game.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from wanli.core.errors import BadRecord, WanliError
from wanli.core.game import Game
from wanli.core.odds import Odds, odds_of
from wanli.core.play import Play
from wanli.core.state import CHANCE

FORMAT = "wanli record 1"
LUCK = "-"
ODDS = "#"  # between a draw and its odds
OUTCOMES = ";"  # between the outcomes; no notation uses ODDS or OUTCOMES
AGREED = "agreed"
LEFT = ("resigned", "time")  # how a single seat leaves the game
SECRET = re.compile(r"[0-9a-fA-F]{64}")


@dataclass
class Record:
    """A recorded game. A replay needs no random source, because draws are recorded as moves.

    Attributes:
        game: The id of the game.
        rules_version: The version of the rules it was played by.
        players: The number of players.
        options: The table options that differ from their defaults.
        content: The name and checksum of the content set.
        seats: The players' names, by seat from 1.
        fork: How many of the first moves were made in another game that this one continues.
        ends: How the players ended the game early, each with the seat from 1 (0 for all).
        commitment: The hash of the secret that the table published before the first draw.
        secret: That secret, once the game is over.
        words: The words that seats added to the luck, by seat from 1.
        moves: The seat, from 0, or `CHANCE`, and the text of every move.
        odds: The odds of the draws, by index of the move.
        lines: The line number of every move in the file it was read from.
    """

    game: str
    rules_version: int
    players: int
    options: dict[str, str] = field(default_factory=dict)
    content: str = ""
    seats: dict[int, str] = field(default_factory=dict)
    fork: int = 0
    ends: list[tuple[str, int]] = field(default_factory=list)
    commitment: str = ""
    secret: str = ""
    words: dict[int, str] = field(default_factory=dict)
    moves: list[tuple[int, str]] = field(default_factory=list)
    odds: dict[int, Odds] = field(default_factory=dict)
    lines: list[int] = field(default_factory=list)

    @property
    def ended(self) -> bool:
        """Whether the players ended the game before the rules did."""
        return (AGREED, 0) in self.ends or len(self.ends) >= self.players - 1

    def write(self) -> str:
        """Return the text of the record, as `read_record` reads it."""
        head = [
            FORMAT,
            f"game {self.game}",
            f"rules {self.rules_version}",
            f"players {self.players}",
        ]
        head += [f"seat {number} {one_line(who)}" for number, who in sorted(self.seats.items())]
        head += [f"option {name} {value}" for name, value in self.options.items()]
        if self.content:
            head.append(f"content {one_line(self.content)}")
        if self.fork:
            head.append(f"fork {self.fork}")
        head += [f"end {how} {seat}" if seat else f"end {how}" for how, seat in self.ends]
        if self.commitment:
            head.append(f"commitment {self.commitment}")
        if self.secret:
            head.append(f"secret {self.secret}")
        words = {number: one_line(word) for number, word in sorted(self.words.items())}
        head += [f"word {number} {word}" for number, word in words.items() if word]
        moves = [self._move_line(index) for index in range(len(self.moves))]
        return "\n".join([*head, "", *moves]) + "\n"

    def _move_line(self, index: int) -> str:
        seat, text = self.moves[index]
        line = f"{index + 1} {LUCK if seat == CHANCE else seat + 1} {text}"
        return f"{line} {ODDS} {write_odds(self.odds[index])}" if index in self.odds else line


def record_of(
    play: Play, seats: dict[int, str] | None = None, *, with_odds: bool = False
) -> Record:
    """Return the record of a game so far.

    Moves and odds contain hidden information: do not show them to players during the game.

    Args:
        play: The game.
        seats: The players' names, by seat from 1.
        with_odds: Whether to add the odds of every draw.

    Examples:
        >>> from wanli.core.play import Play
        >>> from wanli.core.record import record_of
        >>> from wanli.core.rng import Rng
        >>> from wanli.games import game
        >>> great_wall = game("great-wall")
        >>> play = Play(great_wall, great_wall.setup(players=2), luck=Rng(7))
        >>> play.move("play wall at 1")
        >>> text = record_of(play, seats={1: "Anna"}).write()
        >>> print(text)  # doctest: +ELLIPSIS
        wanli record 1
        game great-wall
        rules 1
        players 2
        seat 1 Anna
        <BLANKLINE>
        1 - start 1
        2 - card red foot
        ...
        16 1 play wall at 1
        <BLANKLINE>
    """
    game, setup = play.game, play.setup
    defaults = game.setup(setup.players).options
    chosen = {n: v for n, v in setup.options.items() if defaults.get(n) != v}
    return Record(
        game=game.id,
        rules_version=game.rules_version,
        players=setup.players,
        options=chosen,
        content=game.content_name(setup),
        seats=seats or {},
        moves=[(move.seat, move.text) for move in play.moves],
        odds=odds_of(play) if with_odds else {},
    )


def write_odds(outcomes: Odds) -> str:
    """Return the odds of a draw as a record writes them: `1 letter A; 1 letter B`."""
    return f"{OUTCOMES} ".join(f"{weight} {text}" for weight, text in outcomes)


def read_record(text: str) -> Record:
    r"""Return the record that a text describes.

    The moves are not checked against the rules here; `replay` does that.

    Args:
        text: The text of a record.

    Raises:
        BadRecord: The text is not a record; `line` says where it is wrong.

    Examples:
        >>> from wanli.core.record import read_record
        >>> text = "wanli record 1\ngame great-wall\nrules 1\nplayers 2\n\n1 - start 1\n"
        >>> record = read_record(text)
        >>> record.game, record.moves
        ('great-wall', [(-1, 'start 1')])
    """
    lines = text.splitlines()
    if not lines or lines[0].strip() != FORMAT:
        raise BadRecord(1, "not-a-record", {"expected": FORMAT})
    record = Record(game="", rules_version=0, players=0)
    number = 1
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            break
        _read_header(record, number, line)
    for name, value in (("game", record.game), ("players", record.players)):
        if not value:
            raise BadRecord(number, "header-missing", {"field": name})
    for at, line in enumerate(lines[number:], number + 1):
        if line.strip():
            record.moves.append(_read_move(record, at, line))
            record.lines.append(at)
    if record.fork > len(record.moves):
        raise BadRecord(number, "fork-beyond", {"fork": record.fork, "moves": len(record.moves)})
    return record


def _read_header(record: Record, number: int, line: str) -> None:
    word, _, rest = line.strip().partition(" ")
    rest = rest.strip()
    if word in ("rules", "players"):
        setattr(record, "rules_version" if word == "rules" else word, _number(number, word, rest))
    elif word in ("game", "content"):
        setattr(record, word, rest)
    elif word == "fork":
        _only_once(number, word, record.fork)
        record.fork = _number(number, word, rest)
    elif word == "end":
        record.ends.append(_read_end(record, number, rest))
    elif word in ("commitment", "secret"):
        _read_commitment(record, number, word, rest)
    elif word == "word":
        _read_word(record, number, rest)
    elif word == "seat":
        seat, _, who = rest.partition(" ")
        record.seats[_number(number, word, seat)] = who
    elif word == "option":
        name, _, value = rest.partition(" ")
        record.options[name] = value
    else:
        raise BadRecord(number, "unknown-header", {"field": word})


def _read_end(record: Record, number: int, text: str) -> tuple[str, int]:
    how, _, rest = text.partition(" ")
    seat = _number(number, "end", rest) if rest else 0
    still_playing = {*range(1, record.players + 1)} - {seat for _, seat in record.ends}
    if seat in still_playing if how in LEFT else (how, rest) == (AGREED, ""):
        return how, seat
    raise BadRecord(number, "not-an-end", {"text": text, "players": record.players})


def _read_commitment(record: Record, number: int, word: str, text: str) -> None:
    _only_once(number, word, getattr(record, word))
    if word == "secret" and not SECRET.fullmatch(text):
        raise BadRecord(number, "not-a-secret", {"text": text})
    setattr(record, word, text)


def _only_once(number: int, word: str, before: object) -> None:
    if before:
        raise BadRecord(number, "header-twice", {"field": word})


def _read_word(record: Record, number: int, rest: str) -> None:
    seat, _, text = rest.partition(" ")
    at = _number(number, "word", seat)
    if not 1 <= at <= record.players:
        raise BadRecord(number, "word-of-nobody", {"seat": at, "players": record.players})
    if at in record.words:
        raise BadRecord(number, "header-twice", {"field": f"word {at}"})
    record.words[at] = one_line(text)


def _read_move(record: Record, at: int, line: str) -> tuple[int, str]:
    parts = line.split(None, 2)
    if len(parts) < 3:
        raise BadRecord(at, "not-a-move-line", {"text": line.strip()})
    number = _number(at, "move number", parts[0])
    if number != len(record.moves) + 1:
        raise BadRecord(at, "move-number", {"number": number, "expected": len(record.moves) + 1})
    if parts[1] != LUCK:
        return _number(at, "seat", parts[1]) - 1, parts[2].strip()
    text, has_odds, outcomes = map(str.strip, parts[2].partition(ODDS))
    if not text:
        raise BadRecord(at, "not-a-move-line", {"text": line.strip()})
    if has_odds:
        record.odds[number - 1] = _read_odds(at, outcomes)
    return int(CHANCE), text


def _read_odds(at: int, text: str) -> Odds:
    outcomes: list[tuple[int, str]] = []
    for part in text.split(OUTCOMES):
        weight, _, outcome = one_line(part).partition(" ")
        if not outcome:
            raise BadRecord(at, "not-odds", {"text": text})
        outcomes.append((_number(at, "weight", weight), outcome))
    return tuple(outcomes)


def one_line(name: str) -> str:
    """Return a text with all white space collapsed, so that it fits on a line of a record."""
    return " ".join(name.split())


def _number(at: int, name: str, text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 6:
        raise BadRecord(at, "not-a-number", {"field": name, "text": text})
    return int(text)


def replay(game: Game, record: Record, to: int | None = None, content: str = "") -> Play:
    """Play a record again.

    Args:
        game: The game of the record.
        record: The record.
        to: How many of its moves to play; `None` for all.
        content: The text of the owner's content file it was played with, if any.

    Returns:
        The game after those moves. It has no source of draws; set one with `Play.draw_from`.

    Raises:
        BadRecord: A move is not legal, or the record needs other rules or content; `line` says
            where.

    Examples:
        >>> from wanli.core.play import Play
        >>> from wanli.core.record import read_record, record_of, replay
        >>> from wanli.core.rng import Rng
        >>> from wanli.games import game
        >>> great_wall = game("great-wall")
        >>> play = Play(great_wall, great_wall.setup(players=2), luck=Rng(7))
        >>> play.move("draw")
        >>> record = read_record(record_of(play).write())
        >>> again = replay(great_wall, record)
        >>> again.moves == play.moves
        True
    """
    play = begin(game, record, content)
    for index in range(len(record.moves[:to])):
        replay_move(play, record, index)
    return play


def begin(game: Game, record: Record, content: str = "") -> Play:
    """Return the game of a record before its first move.

    Args:
        game: The game of the record.
        record: The record.
        content: The text of the owner's content file it was played with, if any.

    Raises:
        BadRecord: The record needs other rules, options or content.
    """
    if record.rules_version != game.rules_version:
        facts: dict[str, str | int] = {
            "version": record.rules_version,
            "known": game.rules_version,
        }
        raise BadRecord(1, "rules-version", facts)
    try:
        play = Play(game, game.setup(record.players, record.options, content))
    except WanliError as error:
        raise BadRecord(1, error.code, error.facts, error.clause, game.id) from error
    here = one_line(game.content_name(play.setup))
    if record.content and one_line(record.content) != here:
        raise BadRecord(1, "other-content", {"content": record.content, "here": here})
    return play


def replay_move(play: Play, record: Record, index: int) -> None:
    """Play one move of a record, after all moves before it.

    Args:
        play: The game so far.
        record: The record.
        index: The index of the move.

    Raises:
        BadRecord: The move is not legal there; `line` says where it is.
    """
    seat, text = record.moves[index]
    at = record.lines[index] if record.lines else index + 1
    if not play.over and seat != play.current:
        facts: dict[str, str | int] = {"text": text, "seat": seat + 1, "current": play.current + 1}
        raise BadRecord(at, "wrong-seat", facts)
    try:
        play.move(text)
    except WanliError as error:
        facts = {**error.facts, "move": text}
        raise BadRecord(at, error.code, facts, error.clause, play.game.id) from error
