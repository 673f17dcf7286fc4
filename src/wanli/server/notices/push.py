"""Notices by Web Push, encrypted for one browser (RFC 8030, 8291, 8292).

The endpoint of a subscription comes from the client, so the guarded HTTP client sends it.
"""

from __future__ import annotations

import asyncio
import base64
import time
from typing import Protocol, cast

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePublicKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from wanli.server.notices.failures import BadSetting, ErrorStatus, SubscriptionGone
from wanli.server.notices.guard import check_url
from wanli.server.notices.guarded_client import GuardedClient
from wanli.server.notices.rendering import RenderedNotice
from wanli.storage.person_settings import PushSubscription

GONE = (404, 410)  # statuses of a push service for an expired subscription
TTL = 86_400  # seconds that a push service keeps a message for an offline browser
SIGNATURE_LIFETIME = 3600 * 12  # seconds


class SigningKey(Protocol):
    """The VAPID key of the site, as an object of py_vapid."""

    @property
    def public_key(self) -> EllipticCurvePublicKey:
        """The public key."""
        ...

    def sign(self, claims: dict[str, str | int]) -> dict[str, str]:
        """Return the headers that identify the sender."""
        ...


class PushMessage(msgspec.Struct, frozen=True):
    """The payload for the service worker; `id` becomes the tag of the notification."""

    id: str
    kind: str
    table: str
    game: str
    url: str
    version: int
    title: str
    body: str


class Pusher:
    """Sends notices to browsers, signed with the VAPID key of the site."""

    def __init__(self, client: GuardedClient, key: str, contact: str) -> None:
        self._client = client
        self._key = signing_key(key)
        self._contact = contact if ":" in contact else f"mailto:{contact}"
        try:
            self._signed_headers("https://push.example")
        except Exception:
            raise BadSetting("push_contact", "mailto:you@example.org") from None

    async def send(self, to: PushSubscription, notice: RenderedNotice) -> None:
        """Send a notice; raises NotSent, SubscriptionGone if the subscription has expired."""
        headers = {
            **self._signed_headers(to.endpoint),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(TTL),
            "Topic": notice.key,  # replaces an earlier attempt that is still queued
        }
        try:
            body = await asyncio.to_thread(encrypt, to, notice)  # slow the first time
            await self._client.post(to.endpoint, body, headers)
        except ErrorStatus as error:
            if error.status in GONE:
                raise SubscriptionGone from None
            raise

    def _signed_headers(self, endpoint: str) -> dict[str, str]:
        url = check_url(endpoint)
        claims: dict[str, str | int] = {
            "sub": self._contact,
            "aud": f"{url.scheme}://{url.netloc.decode('ascii')}",
            "exp": int(time.time()) + SIGNATURE_LIFETIME,
        }
        return self._key.sign(claims)


def encrypt(to: PushSubscription, notice: RenderedNotice) -> bytes:
    """Encrypt the message for a browser; raises SubscriptionGone if its keys are invalid."""
    from pywebpush import WebPusher  # type: ignore[import-untyped]

    message = PushMessage(
        id=notice.key,
        kind=notice.kind,
        table=notice.table,
        game=notice.game,
        url=notice.url,
        version=notice.version,
        title=notice.title,
        body=notice.text,
    )
    keys = {"p256dh": to.p256dh, "auth": to.auth}
    try:
        pusher = WebPusher({"endpoint": to.endpoint, "keys": keys})
        body: bytes = pusher.encode(msgspec.json.encode(message))["body"]
    except Exception:  # the libraries raise many kinds of errors for invalid keys
        raise SubscriptionGone from None
    return body


def signing_key(key: str) -> SigningKey:
    """Parse the VAPID private key of the site; raises BadSetting."""
    from py_vapid import Vapid02  # type: ignore[import-untyped]

    try:
        return cast(SigningKey, Vapid02.from_string(key))
    except Exception:
        raise BadSetting("push_key", "vapid --gen") from None


def public_key(key: str) -> str:
    """Return the public key that browsers subscribe with."""
    point = signing_key(key).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode("ascii")
