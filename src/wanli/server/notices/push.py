"""Web push: a small message that only the browser it is meant for can read (RFC 8030, 8291, 8292).

Anybody may subscribe with any address, so it is sent by the guarded door like all others.
"""

from __future__ import annotations

import asyncio
import base64
import time
from typing import Protocol, cast

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePublicKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from wanli.server.notices.failures import BadAnswer, BadSetting, NoBrowser
from wanli.server.notices.guard import checked
from wanli.server.notices.letter import Letter
from wanli.server.notices.poster import Poster
from wanli.storage.person_settings import PushSubscription

GONE = (404, 410)  # what a push service says of a browser that is not subscribed any more
LASTS = 86_400  # seconds that a push service keeps it for a browser that is off
SIGNED_FOR = 3600 * 12


class SigningKey(Protocol):
    """The key of a site, as py_vapid has it."""

    @property
    def public_key(self) -> EllipticCurvePublicKey:
        """What everybody may know of it."""
        ...

    def sign(self, claims: dict[str, str | int]) -> dict[str, str]:
        """The headers that say who sends."""
        ...


class PushMessage(msgspec.Struct, frozen=True):
    """What the page's service worker gets; `id` is the tag of the notification it shows."""

    id: str
    kind: str
    table: str
    game: str
    url: str
    version: int
    title: str
    body: str


class Pusher:
    """Sends letters to browsers, signed with the key of the site."""

    def __init__(self, poster: Poster, key: str, contact: str) -> None:
        self._poster = poster
        self._key = signing_key(key)
        self._contact = contact if ":" in contact else f"mailto:{contact}"
        try:
            self._signed("https://push.example")
        except Exception:
            raise BadSetting("push_contact", "mailto:you@example.org") from None

    async def send(self, to: PushSubscription, letter: Letter) -> None:
        """Send a letter; raises NotSent, NoBrowser if the subscription is no more."""
        headers = {
            **self._signed(to.endpoint),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(LASTS),
            "Topic": letter.key,  # one that waits is replaced, not doubled
        }
        try:
            body = await asyncio.to_thread(sealed, to, letter)  # the first time it is slow
            await self._poster.post(to.endpoint, body, headers)
        except BadAnswer as error:
            if error.status in GONE:
                raise NoBrowser from None
            raise

    def _signed(self, endpoint: str) -> dict[str, str]:
        url = checked(endpoint)
        claims: dict[str, str | int] = {
            "sub": self._contact,
            "aud": f"{url.scheme}://{url.netloc.decode('ascii')}",
            "exp": int(time.time()) + SIGNED_FOR,
        }
        return self._key.sign(claims)


def sealed(to: PushSubscription, letter: Letter) -> bytes:
    """The message, as only this browser can open it; raises NoBrowser if its keys are none."""
    from pywebpush import WebPusher  # type: ignore[import-untyped]

    message = PushMessage(
        id=letter.key,
        kind=letter.kind,
        table=letter.table,
        game=letter.game,
        url=letter.url,
        version=letter.version,
        title=letter.title,
        body=letter.text,
    )
    keys = {"p256dh": to.p256dh, "auth": to.auth}
    try:
        pusher = WebPusher({"endpoint": to.endpoint, "keys": keys})
        body: bytes = pusher.encode(msgspec.json.encode(message))["body"]
    except Exception:  # whatever the libraries below say of keys that somebody has made up
        raise NoBrowser from None
    return body


def signing_key(key: str) -> SigningKey:
    """The key of the site; raises BadSetting."""
    from py_vapid import Vapid02  # type: ignore[import-untyped]

    try:
        return cast(SigningKey, Vapid02.from_string(key))
    except Exception:
        raise BadSetting("push_key", "vapid --gen") from None


def public_key(key: str) -> str:
    """The half of the site's key that browsers subscribe with."""
    point = signing_key(key).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode("ascii")
