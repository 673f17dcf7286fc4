"""Passwords: argon2id, never on the event loop and never more than two at a time."""

from __future__ import annotations

import asyncio
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.profiles import RFC_9106_LOW_MEMORY

from wanli.core.errors import WanliError

LEAST = 8
hasher = PasswordHasher.from_parameters(RFC_9106_LOW_MEMORY)
_threads = ThreadPoolExecutor(2, "passwords")  # each needs 64 MB


class BadPassword(WanliError):
    """A password that is too easy to guess."""

    def __init__(self) -> None:
        super().__init__("password-too-short", {"least": LEAST})


class WrongPassword(WanliError):
    """Not the password of this account."""

    def __init__(self) -> None:
        super().__init__("wrong-password", {})


async def hashed(password: str) -> str:
    """What is kept of a new password; raises BadPassword."""
    text = _same_everywhere(password)
    if len(text) < LEAST:
        raise BadPassword
    return await asyncio.get_running_loop().run_in_executor(_threads, hasher.hash, text)


async def matches(kept: str | None, password: str) -> bool:
    """Whether it is the password; where there is none, it takes as long to find that out."""
    return await asyncio.get_running_loop().run_in_executor(
        _threads, _matches, kept, _same_everywhere(password)
    )


def is_outdated(kept: str) -> bool:
    """Whether a new hash should be kept, because we hash otherwise by now."""
    return hasher.check_needs_rehash(kept)


def _matches(kept: str | None, password: str) -> bool:
    nobodys = _nobodys()  # made before it is needed, so that needing it takes no longer
    try:
        hasher.verify(kept or nobodys, password)
    except (VerificationError, InvalidHashError):
        return False
    return kept is not None


@cache
def _nobodys() -> str:
    return hasher.hash("the password of nobody")


def _same_everywhere(password: str) -> str:
    """The same characters, whatever keyboard they come from."""
    return unicodedata.normalize("NFKC", password)
