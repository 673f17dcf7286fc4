"""What a person has chosen: language, look, and where notices go. Kept as JSON in `people`.

Nothing is sent anywhere until its address is filled in.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

# In Python `$` matches before a line break at the end, too: (?!\n) says that there is none.
MAIL = r"^([^\s@<>()\[\],;:\"\\]{1,64}@[^\s@<>()\[\],;:\"\\]{1,189})?$(?!\n)"
KEY = r"^[A-Za-z0-9_=-]+$(?!\n)"

Address = Annotated[str, msgspec.Meta(max_length=500)]  # of the web; empty: none
MailAddress = Annotated[str, msgspec.Meta(max_length=254, pattern=MAIL)]
PushKey = Annotated[str, msgspec.Meta(min_length=1, max_length=200, pattern=KEY)]
GameName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Theme = Literal["", "light", "dark"]  # empty: as the device has it
Language = Literal["", "en", "pl", "hu", "it"]  # empty: as the browser asks


class PushSubscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a browser can be reached, and the keys that only it can read with."""

    endpoint: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    p256dh: PushKey
    auth: PushKey


class PersonSettings(msgspec.Struct, frozen=True, kw_only=True):
    """Every setting has a default: a new person has chosen nothing."""

    language: Language = ""
    theme: Theme = ""
    webhook: Address = ""
    ntfy: Address = ""  # the address of a topic
    email: MailAddress = ""
    email_confirmed: bool = False  # by the code of a letter to it; without that, no notices
    push: Annotated[list[PushSubscription], msgspec.Meta(max_length=10)] = []
    quiet: Annotated[list[GameName], msgspec.Meta(max_length=20)] = []  # games without notices


def read_settings(kept: bytes) -> PersonSettings:
    """A person's settings as they are kept; those of a new person if there is nothing readable."""
    try:
        return msgspec.json.decode(kept, type=PersonSettings)
    except msgspec.DecodeError:  # ValidationError is one, too
        return PersonSettings()


def kept_settings(settings: PersonSettings) -> bytes:
    """A person's settings as they are kept."""
    return msgspec.json.encode(settings)
