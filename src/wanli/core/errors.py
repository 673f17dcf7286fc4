"""The errors for wrong input.

Each has a code, facts and perhaps a clause of the rules, from which a screen makes a sentence in
its language; `str()` is for logs and developers.
"""

from __future__ import annotations

Facts = dict[str, str | int]


class WanliError(Exception):
    """Input from a person, a client or a file is wrong; nothing has changed.

    Args:
        code: Names what is wrong.
        facts: The numbers and names that the sentence needs.
        clause: The clause of the rules behind it, if there is one.

    Examples:
        >>> from wanli.core.errors import WanliError
        >>> from wanli.games import game
        >>> try:
        ...     game("chess")
        ... except WanliError as error:
        ...     print(error.code, error.facts["game"])
        unknown-game chess
    """

    def __init__(self, code: str, facts: Facts, clause: str = "") -> None:
        self.code = code
        self.facts = facts
        self.clause = clause
        details = ", ".join(f"{key} {value}" for key, value in facts.items())
        super().__init__(f"{code}: {details}" + (f" ({clause})" if clause else ""))

    def __reduce__(self) -> tuple[object, ...]:
        """Make the error picklable, so that it can pass between processes."""
        return _rebuild, (type(self), self.code, self.facts, self.clause), self.__dict__


def _rebuild(kind: type[WanliError], code: str, facts: Facts, clause: str) -> WanliError:
    error = kind.__new__(kind)
    WanliError.__init__(error, code, facts, clause)
    return error


class NotAMove(WanliError):
    """The text is not a move of this game."""


class NotLegal(WanliError):
    """The text is a move, but the rules forbid it now; `clause` says which rule."""


class NotYourTurn(WanliError):
    """Another seat has to decide.

    Args:
        seat: The seat that tried to play.
        current: The seat that has to decide.
    """

    def __init__(self, seat: int, current: int) -> None:
        super().__init__("not-your-turn", {"seat": seat + 1, "current": current + 1})


class NoUndo(WanliError):
    """The last move cannot be taken back."""


class Forgotten(WanliError):
    """The position is not in memory any more; the record still leads to it."""


class BadOption(WanliError):
    """A table option, or a value of one, does not exist."""


class BadRecord(WanliError):
    """A record cannot be read or replayed.

    Args:
        line: The number of the line that is wrong.
        code: Names what is wrong.
        facts: The numbers and names that the sentence needs.
        clause: The clause of the rules behind it, if there is one.
        game: The game that defines the error code, if a game does.
    """

    def __init__(
        self, line: int, code: str, facts: Facts | None = None, clause: str = "", game: str = ""
    ) -> None:
        self.line = line
        self.game = game
        super().__init__(code, {"line": line, **(facts or {})}, clause)


class NotProven(WanliError):
    """The luck of a record is not what its table committed to, or it cannot be checked."""


class NoCommitment(NotProven):
    """The table published no commitment before the game."""

    def __init__(self) -> None:
        super().__init__("no-commitment", {})


class NoSecret(NotProven):
    """The record does not have the secret, because the game is not over."""

    def __init__(self) -> None:
        super().__init__("no-secret", {})


class OtherSecret(NotProven):
    """The secret does not match the commitment.

    Args:
        commitment: The commitment in the record.
        found: The commitment that the secret has.
    """

    def __init__(self, commitment: str, found: str) -> None:
        super().__init__("other-secret", {"commitment": commitment, "found": found})


class OtherOdds(NotProven):
    """The odds of a draw are not those of the rules.

    Args:
        number: The number of the move.
        odds: The odds in the record.
        expected: The odds by the rules.
    """

    def __init__(self, number: int, odds: str, expected: str) -> None:
        super().__init__("other-odds", {"number": number, "odds": odds, "expected": expected})


class OtherDraw(NotProven):
    """A draw is not the one that follows from the secret.

    Args:
        number: The number of the move.
        draw: The number of the draw.
        text: The draw in the record.
        expected: The draw that follows from the secret.
    """

    def __init__(self, number: int, draw: int, text: str, expected: str) -> None:
        facts: Facts = {"number": number, "draw": draw, "text": text, "expected": expected}
        super().__init__("other-draw", facts)


class BadPosition(WanliError):
    """The text does not describe a position."""


class BadContent(WanliError):
    """A content file has values that cannot be used; the facts `file` and `field` say where."""


class UnknownGame(WanliError):
    """There is no game of this name.

    Args:
        name: The name that was asked for.
        known: The names of all games.
    """

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__("unknown-game", {"game": name, "known": ", ".join(known)})


class UnknownRules(WanliError):
    """A table or a record needs a version of the rules that is not available.

    Args:
        name: The game.
        version: The version that was asked for.
        known: The available versions.
    """

    def __init__(self, name: str, version: int, known: list[int]) -> None:
        facts: Facts = {"game": name, "version": version, "known": ", ".join(map(str, known))}
        super().__init__("unknown-rules", facts)
