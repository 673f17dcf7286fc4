"""Names of people: cleaning, and refusal of characters that cannot be seen."""

from __future__ import annotations

import unicodedata

from wanli.core.errors import WanliError

MAX_LENGTH = 24
MAX_FOLDED_LENGTH = 64  # characters, as the column has it; folding can make a name longer
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters without a glyph
# control characters, bidi and zero width, unassigned, line breaks
REFUSED_CATEGORIES = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


class BadName(WanliError):
    """The name is empty, too long, or has invisible characters."""

    def __init__(self) -> None:
        super().__init__("wrong-name", {"most": MAX_LENGTH})


def clean_name(text: str) -> str:
    """Return a name normalized for display; raises BadName."""
    name = unicodedata.normalize("NFC", text.strip())
    if any(_is_refused(character) for character in name):
        raise BadName
    name = " ".join(name.split())
    if not 1 <= len(name) <= MAX_LENGTH or len(fold_name(name)) > MAX_FOLDED_LENGTH:
        raise BadName
    return name


def fold_name(text: str) -> str:
    """Return the case-folded form of a name, by which accounts are looked up."""
    plain = unicodedata.normalize("NFKC", " ".join(text.split()))
    return unicodedata.normalize("NFKC", plain.casefold())


def _is_refused(character: str) -> bool:
    if (
        character in INVISIBLE
        or 0xFE00 <= ord(character) <= 0xFE0F
        or 0xE0100 <= ord(character) <= 0xE01EF
    ):
        return True
    return unicodedata.category(character) in REFUSED_CATEGORIES
