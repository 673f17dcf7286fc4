"""Whether a mail address is one's own: a letter to it has a code, which its owner can read.

Nothing is kept for it: the code is made of what only the server knows of an account, and is
another one with another address or password.
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

LENGTH = 8  # of 32 letters and digits each


class WrongCode(WanliError):
    """Not what the letter to this address says."""

    def __init__(self) -> None:
        super().__init__("mail-code", {})


def code_of(row: PersonRow) -> str:
    """The code of an account for its address; raises NoChannel if there is no account or none."""
    if row.password is None or not row.settings.email:
        raise NoChannel(EMAIL)
    about = f"mail {row.id} {row.settings.email}"
    made = hmac.digest(row.password.encode(), about.encode(), "sha256")
    return base64.b32encode(made).decode()[:LENGTH]


def confirm(connection: sa.Connection, person: str, code: str) -> PersonRow:
    """The address is the person's own from now on; raises WrongCode."""
    row = people.by_id(connection, person)
    if row is None:
        raise SignInNeeded
    typed = "".join(code.split()).upper()
    if not hmac.compare_digest(typed.encode(), code_of(row).encode()):
        raise WrongCode
    settings = msgspec.structs.replace(row.settings, email_confirmed=True)
    people.set_settings(connection, person, settings)
    return replace(row, settings=settings)
