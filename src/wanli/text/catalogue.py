"""The message catalogue of a language: the Fluent messages of the program and of one game.

Files are `locales/<language>/{core,cli,<game>}.ftl`; English replaces missing messages. The name of
a thing, such as a colour, is a message of its own with an attribute for each grammatical form:
NAME($colour, kind: "colour", form: "genitive") inserts `colour-red`, attribute `genitive`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Resource

from wanli.core.game_modules import folder_of
from wanli.text.languages import DEFAULT

UNKNOWN = "unknown"  # stands for a hidden thing, "?" in notation
SHARED = ("core", "cli", "notices", "server")


class Catalogue:
    """The messages of one language; `own` has the names in a table's own content set, by code."""

    def __init__(
        self, language: str = DEFAULT, game: str = "", own: Mapping[str, str] | None = None
    ) -> None:
        self.language = language
        self._own = own or {}
        names = [*SHARED, folder_of(game)] if game else list(SHARED)
        self.english = None if language == DEFAULT else Catalogue(DEFAULT, game, own)
        named: Any = self._name_in_text
        self._bundle = FluentBundle([language], functions={"NAME": named}, use_isolating=False)
        for name in names:
            self._bundle.add_resource(_resource(language, name), allow_overrides=True)

    def has(self, code: str) -> bool:
        """Return whether a message exists, in this language or in English."""
        return self._bundle.has_message(code) or (
            self.english is not None and self.english.has(code)
        )

    def say(self, code: str, /, **facts: str | int) -> str:
        """Return the message for a code, with facts inserted; the code itself if there is none."""
        if not self._bundle.has_message(code):
            return self.english.say(code, **facts) if self.english else code
        return self._format(code, "", facts) or ""

    def name(self, kind: str, value: str, form: str = "") -> str:
        """Return the name of a thing, such as `red` of the kind `colour`; else the value itself."""
        code = f"{kind}-{value}"
        if code in self._own:
            return self._own[code]
        if not self._bundle.has_message(code):
            return self.english.name(kind, value, form) if self.english else value
        return self._format(code, form, {}) or self._format(code, "", {}) or value

    def _format(self, code: str, form: str, facts: dict[str, str | int]) -> str | None:
        message = self._bundle.get_message(code)
        pattern = message.attributes.get(form) if form else message.value
        if pattern is None:
            return None
        text, _ = self._bundle.format_pattern(pattern, {k: _fact(v) for k, v in facts.items()})
        return str(text)

    def _name_in_text(self, value: object, kind: str = "", form: str = "") -> str:
        return self.name(str(kind), str(value), str(form))


@lru_cache(maxsize=64)
def catalogue(language: str = DEFAULT, game: str = "") -> Catalogue:
    """Return the catalogue of a language and a game; cached."""
    return Catalogue(language, game)


def about(game: str, language: str = DEFAULT) -> str:
    """Return the sentence about a game, in English if the language has none.

    It is in a file of its own, `locales/<language>/<game>.txt`, because the lobby of the web client
    shows it for every game without loading the messages of any.
    """
    file = _folder(language) / f"{folder_of(game)}.txt"
    if not file.is_file():
        return about(game) if language != DEFAULT else ""
    return file.read_text(encoding="utf-8").strip()


def _folder(language: str) -> Traversable:
    return files("wanli") / "locales" / language


@lru_cache(maxsize=64)
def _resource(language: str, name: str) -> Resource:
    file = _folder(language) / f"{name}.ftl"
    return FluentResource(file.read_text(encoding="utf-8") if file.is_file() else "")


def _fact(value: str | int) -> object:
    """Return a fact as Fluent needs it: numbers select plurals and are not grouped."""
    if isinstance(value, int):
        return fluent_number(value, useGrouping=False)
    return UNKNOWN if value == "?" else value
