"""ntfy: a text for a telephone, posted to the topic that a person has chosen."""

from __future__ import annotations

from base64 import b64encode

from wanli.server.notices.letter import Letter
from wanli.server.notices.poster import Poster


async def send(poster: Poster, address: str, letter: Letter) -> None:
    """Post the text; of the same sequence id ntfy shows one, however often it comes."""
    headers = {
        "Content-Type": "text/plain; charset=utf-8",
        "Title": encoded(letter.title),
        "Click": letter.url,
        "X-Sequence-ID": letter.key,
        "Idempotency-Key": letter.key,
    }
    await poster.post(address, letter.text.encode(), headers)


def encoded(text: str) -> str:
    """A text as a header can hold it (RFC 2047); what is ASCII stays as it is."""
    if text.isascii() and text.isprintable():
        return text
    return f"=?UTF-8?B?{b64encode(text.encode()).decode('ascii')}?="
