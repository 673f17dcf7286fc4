"""Confirmation of mail addresses by a code that is mailed to them.

No code is stored: it is an HMAC of the account and the address, keyed with the password hash, so it
changes with either.
"""

from __future__ import annotations

import base64
import hmac
from dataclasses import replace

import msgspec
import sqlalchemy as sa

from wanli.core.errors import WanliError
from wanli.server.errors import SignInNeeded
from wanli.server.notices.failures import NoChannel
from wanli.storage import people
from wanli.storage.channels import EMAIL
from wanli.storage.people import PersonRow

CODE_LENGTH = 8  # characters of base 32


class WrongCode(WanliError):
    """The code does not belong to this address."""

    def __init__(self) -> None:
        super().__init__("mail-code", {})


def code_of(row: PersonRow) -> str:
    """Return the code for an account's address; raises NoChannel for guests or no address."""
    if row.password is None or not row.settings.email:
        raise NoChannel(EMAIL)
    message = f"mail {row.id} {row.settings.email}"
    mac = hmac.digest(row.password.encode(), message.encode(), "sha256")
    return base64.b32encode(mac).decode()[:CODE_LENGTH]


def confirm(connection: sa.Connection, person: str, code: str) -> PersonRow:
    """Mark the mail address of a person as confirmed; raises WrongCode."""
    row = people.by_id(connection, person)
    if row is None:
        raise SignInNeeded
    entered = "".join(code.split()).upper()
    if not hmac.compare_digest(entered.encode(), code_of(row).encode()):
        raise WrongCode
    settings = msgspec.structs.replace(row.settings, email_confirmed=True)
    people.set_settings(connection, person, settings)
    return replace(row, settings=settings)
