"""The settings of a person: language, theme and notice channels. Stored as JSON in `people`.

Every field needs a default: stored settings and new people may lack it. A channel is used only
when its address is set.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

# In Python `$` also matches before a trailing line break; (?!\n) excludes it.
MAIL = r"^([^\s@<>()\[\],;:\"\\]{1,64}@[^\s@<>()\[\],;:\"\\]{1,189})?$(?!\n)"
KEY = r"^[A-Za-z0-9_=-]+$(?!\n)"

Address = Annotated[str, msgspec.Meta(max_length=500)]  # a URL; empty: none
MailAddress = Annotated[str, msgspec.Meta(max_length=254, pattern=MAIL)]
PushKey = Annotated[str, msgspec.Meta(min_length=1, max_length=200, pattern=KEY)]
GameName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Theme = Literal["", "light", "dark"]  # empty: the theme of the device
Language = Literal["", "en", "pl", "hu", "it"]  # empty: the language of the browser


class PushSubscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Web Push subscription of a browser: its endpoint and public keys."""

    endpoint: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    p256dh: PushKey
    auth: PushKey


class PersonSettings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a person; every setting has a default."""

    language: Language = ""
    theme: Theme = ""
    webhook: Address = ""
    ntfy: Address = ""  # URL of a topic
    email: MailAddress = ""
    email_confirmed: bool = False  # by a code sent to it; needed before notices are sent
    push: Annotated[list[PushSubscription], msgspec.Meta(max_length=10)] = []
    quiet: Annotated[list[GameName], msgspec.Meta(max_length=20)] = []  # games without notices


def decode_settings(stored: bytes) -> PersonSettings:
    """Decode stored settings; unreadable ones count as the defaults."""
    try:
        return msgspec.json.decode(stored, type=PersonSettings)
    except msgspec.DecodeError:  # the base class of ValidationError
        return PersonSettings()


def encode_settings(settings: PersonSettings) -> bytes:
    """Encode settings for the database."""
    return msgspec.json.encode(settings)
