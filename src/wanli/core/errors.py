"""What can be wrong with input, each with a name. A refusal carries a code, a clause and facts,

so that every screen can say it in its own language; `str()` is for logs and developers.
"""

from __future__ import annotations

Facts = dict[str, str | int]


class WanliError(Exception):
    """Something a person, a client or a file sent is wrong; nothing has changed."""

    def __init__(self, code: str, facts: Facts, clause: str = "") -> None:
        self.code = code
        self.facts = facts
        self.clause = clause
        told = ", ".join(f"{key} {value}" for key, value in facts.items())
        super().__init__(f"{code}: {told}" + (f" ({clause})" if clause else ""))

    def __reduce__(self) -> tuple[object, ...]:
        """It can be told by another process, too."""
        return _again, (type(self), self.code, self.facts, self.clause), self.__dict__


def _again(kind: type[WanliError], code: str, facts: Facts, clause: str) -> WanliError:
    error = kind.__new__(kind)
    WanliError.__init__(error, code, facts, clause)
    return error


class NotAMove(WanliError):
    """The text is no move of this game."""


class NotLegal(WanliError):
    """The text is a move, but the rules forbid it now; `clause` says which rule."""


class NotYourTurn(WanliError):
    """Another seat has to decide."""

    def __init__(self, seat: int, current: int) -> None:
        super().__init__("not-your-turn", {"seat": seat + 1, "current": current + 1})


class NoUndo(WanliError):
    """The last move cannot be taken back."""


class Forgotten(WanliError):
    """A position that this copy of the game does not have any more; its record has it."""


class BadOption(WanliError):
    """A table option that does not exist, or a value it does not take."""


class BadRecord(WanliError):
    """A record that cannot be read or replayed; `line` says where, `game` whose code it is."""

    def __init__(
        self, line: int, code: str, facts: Facts | None = None, clause: str = "", game: str = ""
    ) -> None:
        self.line = line
        self.game = game
        super().__init__(code, {"line": line, **(facts or {})}, clause)


class NotProven(WanliError):
    """The luck of a record is not what its table promised, or nobody can tell."""


class NoCommitment(NotProven):
    """The table promised nothing before the game."""

    def __init__(self) -> None:
        super().__init__("no-commitment", {})


class NoSecret(NotProven):
    """The secret is not in the record, as long as the game is not over."""

    def __init__(self) -> None:
        super().__init__("no-secret", {})


class OtherSecret(NotProven):
    """The secret is not the one that was promised."""

    def __init__(self, commitment: str, found: str) -> None:
        super().__init__("other-secret", {"commitment": commitment, "found": found})


class OtherOdds(NotProven):
    """The odds of a draw are not those of the rules; `number` is the move's."""

    def __init__(self, number: int, odds: str, expected: str) -> None:
        super().__init__("other-odds", {"number": number, "odds": odds, "expected": expected})


class OtherDraw(NotProven):
    """A draw is not the one that follows from the secret; `number` is the move's."""

    def __init__(self, number: int, draw: int, text: str, expected: str) -> None:
        facts: Facts = {"number": number, "draw": draw, "text": text, "expected": expected}
        super().__init__("other-draw", facts)


class BadPosition(WanliError):
    """A position's text that describes no position."""


class BadContent(WanliError):
    """A content file whose numbers cannot be: `file` and `field` say where."""


class UnknownGame(WanliError):
    """No such game."""

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__("unknown-game", {"game": name, "known": ", ".join(known)})


class UnknownRules(WanliError):
    """A table or a record of a version of the rules that is not here."""

    def __init__(self, name: str, version: int, known: list[int]) -> None:
        facts: Facts = {"game": name, "version": version, "known": ", ".join(map(str, known))}
        super().__init__("unknown-rules", facts)
