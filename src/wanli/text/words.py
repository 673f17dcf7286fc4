"""Codes of the rules in words: refusals, prompts, moves, what followed from them, options."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from wanli.core.errors import BadRecord, WanliError
from wanli.core.options import Option
from wanli.core.state import CHANCE, Note
from wanli.core.view import Prompt
from wanli.text.catalogue import Catalogue, about

Facts = dict[str, str | int]

LINKS = ("at", "on", "over")  # words between the things that a move names
NAMED = ("one", "two", "three", "four")  # those things, as facts


@dataclass(frozen=True)
class Phrase:
    """A move's text taken apart: [red] no swap, play 3 foot at 2, claim 5 at 2 on gate."""

    kind: str  # the message that tells it is move- and this: no-swap, play, play-over
    said: str  # the kind as it is typed: no swap, play
    rest: str  # what follows
    prefix: str  # what came before: a colour

    @property
    def facts(self) -> Facts:
        """The things it names, one after the other; a number in front of a thing is its count."""
        words = self.rest.split()
        counted = len(words) > 1 and words[0].isdecimal() and words[1] not in LINKS
        alone = len(words) == 1 and words[0].isdecimal()  # a number, and nothing that it counts
        count = int(words.pop(0)) if counted else int(words[0]) if alone else 1
        named = [word for word in words if word not in LINKS]
        return {"count": count, **dict(zip(NAMED, named, strict=False))}


class Words:
    """What a table says, in one language, to people who know its seats by name."""

    def __init__(self, catalogue: Catalogue, seats: Sequence[str] = ()) -> None:
        self.catalogue = catalogue
        self.say = catalogue.say
        self.name = catalogue.name
        self._seats = seats  # as `Game.seat_name` has them: red, or red+blue

    def seat(self, seat: int) -> str:
        """What a seat is called."""
        if seat == CHANCE:
            return self.say("seat-luck")
        if seat >= len(self._seats) or self._seats[seat] == str(seat + 1):
            return self.say("seat-number", seat=seat + 1)
        return " + ".join(self.name("seat", part) for part in self._seats[seat].split("+"))

    def refusal(self, error: WanliError) -> str:
        """Why something was not done, with the clause at the end."""
        reason = self._sentence(f"error-{error.code}", error.facts)
        if isinstance(error, BadRecord):
            move = str(error.facts.get("move", ""))
            if move not in reason:
                reason = self.say("record-move", text=move, reason=reason)
            reason = self.say("record-line", line=error.line, reason=reason)
        return cite(reason, error.clause)

    def note(self, note: Note) -> str:
        """What followed from a move, with the clause at the end."""
        return cite(self._sentence(f"note-{note.code}", note.facts), note.clause)

    def prompt(self, prompt: Prompt) -> str:
        """What is wanted now, with the clause at the end."""
        return cite(self._sentence(f"prompt-{prompt.code}", prompt.facts), prompt.clause)

    def move(self, seat: int, text: str) -> str:
        """A move as somebody was told it; empty if there is nothing to tell."""
        phrase = self.split(text)
        facts: Facts = {"who": self.seat(seat), **phrase.facts}
        if phrase.prefix:
            return self.say(f"move-in-{phrase.kind}", **facts, **{"in": phrase.prefix})
        return self.say(f"move-{phrase.kind}", **facts).strip()

    def split(self, text: str) -> Phrase:
        """A move's text taken apart, by the kinds of moves there are messages for."""
        words = text.split()
        prefix = ""
        if len(words) > 1 and not self._is_kind(words):
            prefix, words = words[0], words[1:]
        length = 2 if self.catalogue.has(f"move-{'-'.join(words[:2])}") else 1
        kind = "-".join(words[:length])
        for link in LINKS:
            if link in words and self.catalogue.has(f"move-{kind}-{link}"):
                kind = f"{kind}-{link}"
        return Phrase(kind, " ".join(words[:length]), " ".join(words[length:]), prefix)

    def about(self, game: str) -> str:
        """Return one sentence about a game."""
        return about(game, self.catalogue.language)

    def option(self, option: Option) -> str:
        """One sentence about an option."""
        return self.say(f"option-{option.name}")

    def value(self, option: Option, value: str) -> str:
        """What a value of an option means."""
        code = f"option-{option.name}-{value}"
        if self.catalogue.has(code):
            return self.say(code)
        return self.say(f"option-{option.name}-other")

    def _is_kind(self, words: list[str]) -> bool:
        has = self.catalogue.has
        return has(f"move-{words[0]}") or has(f"move-{words[0]}-{words[1]}")

    def _sentence(self, code: str, facts: Facts) -> str:
        if "seat" in facts:
            facts = {**facts, "who": self.seat(int(facts["seat"]) - 1)}
        return self.say(code, **facts)


def cite(text: str, clause: str) -> str:
    """A sentence with the clause that explains it."""
    return f"{text} ({clause})" if clause else text
