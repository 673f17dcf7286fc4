"""The person behind a request, and what they may do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from wanli.storage.people import PersonRow

Scope = Literal["read", "play", "chat", "create"]
SCOPES: tuple[Scope, ...] = ("read", "play", "chat", "create")


@dataclass(frozen=True)
class Person:
    """The sender of a request."""

    id: str
    name: str
    kind: Literal["guest", "account", "bot"]
    scopes: frozenset[str]

    @property
    def sees(self) -> bool:
        """Whether they may see the views of their seats; the right to play includes it."""
        return not self.scopes.isdisjoint(("read", "play"))


def person_from(row: PersonRow, scopes: Sequence[str] = SCOPES) -> Person:
    """Return the person of a database row; without a token they have every scope."""
    return Person(row.id, row.name, row.kind, frozenset(scopes) & frozenset(SCOPES))
