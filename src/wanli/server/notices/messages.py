"""The messages about notices."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from wanli.server.wire import Request


class NoticeInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Something a person should know; what it says is made from its kind and game."""

    id: int
    kind: Literal["turn", "start", "over", "asked", "rematch"]
    table: str
    game: str
    version: int
    at: float
    seen: bool


class NoticeList(msgspec.Struct, frozen=True):
    """One's notices, the latest first, and by which ways this server can send them."""

    notices: list[NoticeInfo]
    unseen: int
    channels: list[str]


class SeenNotices(Request, frozen=True):
    """Notices were read."""

    up_to: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]  # the id of the latest of them


class TryNotice(Request, frozen=True):
    """See whether notices arrive."""

    channel: Literal["webhook", "ntfy", "email", "push"]


class MailCode(Request, frozen=True):
    """What the letter to one's mail address says."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class PushKeyInfo(msgspec.Struct, frozen=True):
    """The key that browsers subscribe with."""

    key: str
