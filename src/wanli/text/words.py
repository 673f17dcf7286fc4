"""Turns codes of the rules into sentences: refusals, prompts, moves, notes and options."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from wanli.core.errors import BadRecord, WanliError
from wanli.core.options import Option
from wanli.core.state import CHANCE, Note
from wanli.core.view import Prompt
from wanli.text.catalogue import Catalogue, about

Facts = dict[str, str | int]

PREPOSITIONS = ("at", "on", "over")  # words between the things that a move names
ARGUMENTS = ("one", "two", "three", "four")  # names of the facts for those things


@dataclass(frozen=True)
class Phrase:
    """The parsed text of a move: [red] no swap, play 3 foot at 2, claim 5 at 2 on gate."""

    kind: str  # its message is `move-<kind>`: no-swap, play, play-over
    typed: str  # the words of the kind: no swap, play
    rest: str  # the words after those
    prefix: str  # the word before those: a colour

    @property
    def facts(self) -> Facts:
        """The things that the move names, in order, and the number in front of the first."""
        words = self.rest.split()
        counted = len(words) > 1 and words[0].isdecimal() and words[1] not in PREPOSITIONS
        alone = len(words) == 1 and words[0].isdecimal()  # a number that counts nothing
        count = int(words.pop(0)) if counted else int(words[0]) if alone else 1
        named = [word for word in words if word not in PREPOSITIONS]
        return {"count": count, **dict(zip(ARGUMENTS, named, strict=False))}


class Words:
    """The sentences about one game, in one language, with the names of its seats."""

    def __init__(self, catalogue: Catalogue, seats: Sequence[str] = ()) -> None:
        self.catalogue = catalogue
        self.say = catalogue.say
        self.name = catalogue.name
        self._seats = seats  # as `Game.seat_name` returns them: red, or red+blue

    def seat(self, seat: int) -> str:
        """Return the name of a seat."""
        if seat == CHANCE:
            return self.say("seat-luck")
        if seat >= len(self._seats) or self._seats[seat] == str(seat + 1):
            return self.say("seat-number", seat=seat + 1)
        return " + ".join(self.name("seat", part) for part in self._seats[seat].split("+"))

    def refusal(self, error: WanliError) -> str:
        """Return the sentence of a refusal, with its clause at the end."""
        reason = self._sentence(f"error-{error.code}", error.facts)
        if isinstance(error, BadRecord):
            move = str(error.facts.get("move", ""))
            if move not in reason:
                reason = self.say("record-move", text=move, reason=reason)
            reason = self.say("record-line", line=error.line, reason=reason)
        return cite(reason, error.clause)

    def note(self, note: Note) -> str:
        """Return the sentence of a note on a move, with its clause at the end."""
        return cite(self._sentence(f"note-{note.code}", note.facts), note.clause)

    def prompt(self, prompt: Prompt) -> str:
        """Return the sentence of a prompt, with its clause at the end."""
        return cite(self._sentence(f"prompt-{prompt.code}", prompt.facts), prompt.clause)

    def move(self, seat: int, text: str) -> str:
        """Return the sentence of a move from its text for a viewer; may be empty."""
        phrase = self.parse(text)
        facts: Facts = {"who": self.seat(seat), **phrase.facts}
        if phrase.prefix:
            return self.say(f"move-in-{phrase.kind}", **facts, **{"in": phrase.prefix})
        return self.say(f"move-{phrase.kind}", **facts).strip()

    def parse(self, text: str) -> Phrase:
        """Parse the text of a move by the kinds of moves that have messages."""
        words = text.split()
        prefix = ""
        if len(words) > 1 and not self._is_kind(words):
            prefix, words = words[0], words[1:]
        length = 2 if self.catalogue.has(f"move-{'-'.join(words[:2])}") else 1
        kind = "-".join(words[:length])
        for word in PREPOSITIONS:
            if word in words and self.catalogue.has(f"move-{kind}-{word}"):
                kind = f"{kind}-{word}"
        return Phrase(kind, " ".join(words[:length]), " ".join(words[length:]), prefix)

    def about(self, game: str) -> str:
        """Return the sentence about a game."""
        return about(game, self.catalogue.language)

    def option(self, option: Option) -> str:
        """Return the sentence about an option."""
        return self.say(f"option-{option.name}")

    def value(self, option: Option, value: str) -> str:
        """Return the meaning of a value of an option."""
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
    """Return a sentence with its clause at the end."""
    return f"{text} ({clause})" if clause else text
