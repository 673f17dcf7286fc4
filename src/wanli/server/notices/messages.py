"""Messages of the notice routes."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from wanli.server.wire import Request


class NoticeInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A notice; the client makes its text from kind and game."""

    id: int
    kind: Literal["turn", "start", "over", "asked", "rematch"]
    table: str
    game: str
    version: int
    at: float
    seen: bool


class NoticeList(msgspec.Struct, frozen=True):
    """The caller's notices, latest first, and the channels that the server offers."""

    notices: list[NoticeInfo]
    unseen: int
    channels: list[str]


class SeenNotices(Request, frozen=True):
    """Mark notices as seen."""

    up_to: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]  # id of the latest one


class TryNotice(Request, frozen=True):
    """Send a test notice."""

    channel: Literal["webhook", "ntfy", "email", "push"]


class MailCode(Request, frozen=True):
    """The code from the mail that confirms an address."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class PushKeyInfo(msgspec.Struct, frozen=True):
    """The public key for Web Push subscriptions."""

    key: str
