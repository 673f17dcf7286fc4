"""Notices by ntfy: a text for a phone, posted to a topic of the person."""

from __future__ import annotations

from base64 import b64encode

from wanli.server.notices.guarded_client import GuardedClient
from wanli.server.notices.rendering import RenderedNotice


async def send(client: GuardedClient, address: str, notice: RenderedNotice) -> None:
    """Post the text; ntfy shows messages with the same sequence id once."""
    headers = {
        "Content-Type": "text/plain; charset=utf-8",
        "Title": encoded(notice.title),
        "Click": notice.url,
        "X-Sequence-ID": notice.key,
        "Idempotency-Key": notice.key,
    }
    await client.post(address, notice.text.encode(), headers)


def encoded(text: str) -> str:
    """Encode a header value (RFC 2047); printable ASCII stays as it is."""
    if text.isascii() and text.isprintable():
        return text
    return f"=?UTF-8?B?{b64encode(text.encode()).decode('ascii')}?="
