"""What people may be called: names that look like what they are."""

from __future__ import annotations

import unicodedata

from wanli.core.errors import WanliError

LONGEST = 24
LONGEST_FOLDED = 64  # what the database keeps of a name that grows when it is folded
UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters without a shape
NOT_IN_NAMES = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # control, bidi, zero width, unassigned


class BadName(WanliError):
    """A name that nobody could read, or that is too long."""

    def __init__(self) -> None:
        super().__init__("wrong-name", {"most": LONGEST})


def clean_name(text: str) -> str:
    """A name as it is shown; raises BadName."""
    name = unicodedata.normalize("NFC", text.strip())
    if any(_hides(letter) for letter in name):
        raise BadName
    name = " ".join(name.split())
    if not 1 <= len(name) <= LONGEST or len(folded(name)) > LONGEST_FOLDED:
        raise BadName
    return name


def folded(text: str) -> str:
    """A name as accounts are found by it: large and small letters are the same."""
    plain = unicodedata.normalize("NFKC", " ".join(text.split()))
    return unicodedata.normalize("NFKC", plain.casefold())


def _hides(letter: str) -> bool:
    if letter in UNSEEN or 0xFE00 <= ord(letter) <= 0xFE0F or 0xE0100 <= ord(letter) <= 0xE01EF:
        return True
    return unicodedata.category(letter) in NOT_IN_NAMES
