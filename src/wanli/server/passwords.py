"""Password hashing with argon2id, in two threads: a hash needs 64 MB and blocks for long."""

from __future__ import annotations

import asyncio
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.profiles import RFC_9106_LOW_MEMORY

from wanli.core.errors import WanliError

MIN_LENGTH = 8
hasher = PasswordHasher.from_parameters(RFC_9106_LOW_MEMORY)
_threads = ThreadPoolExecutor(2, "passwords")


class PasswordTooShort(WanliError):
    """The password is too short."""

    def __init__(self) -> None:
        super().__init__("password-too-short", {"least": MIN_LENGTH})


class WrongPassword(WanliError):
    """The password does not match."""

    def __init__(self) -> None:
        super().__init__("wrong-password", {})


async def hash_password(password: str) -> str:
    """Return the hash of a new password; raises PasswordTooShort."""
    text = _normalized(password)
    if len(text) < MIN_LENGTH:
        raise PasswordTooShort
    return await asyncio.get_running_loop().run_in_executor(_threads, hasher.hash, text)


async def verify_password(stored: str | None, password: str) -> bool:
    """Whether a password matches a hash; without a hash, False after the same time."""
    return await asyncio.get_running_loop().run_in_executor(
        _threads, _verify, stored, _normalized(password)
    )


def needs_rehash(stored: str) -> bool:
    """Whether a hash was made with other parameters and should be replaced."""
    return hasher.check_needs_rehash(stored)


def _verify(stored: str | None, password: str) -> bool:
    dummy = _dummy_hash()  # computed in any case, so that timing does not reveal unknown names
    try:
        hasher.verify(stored or dummy, password)
    except (VerificationError, InvalidHashError):
        return False
    return stored is not None


@cache
def _dummy_hash() -> str:
    return hasher.hash("no password")


def _normalized(password: str) -> str:
    """Normalize a password, so that it is the same from every keyboard."""
    return unicodedata.normalize("NFKC", password)
