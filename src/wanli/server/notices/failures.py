"""Errors of sending notices. Their facts are stored, so they contain no address and no secret."""

from __future__ import annotations

from typing import ClassVar

from wanli.core.errors import WanliError


class NotSent(WanliError):
    """A notice could not be sent."""

    final: ClassVar[bool] = False  # whether a retry is pointless


class ForbiddenAddress(NotSent):
    """The server does not send to this address (malformed, or in a private network)."""

    final: ClassVar[bool] = True

    def __init__(self, host: str) -> None:
        super().__init__("hook-address", {"host": host[:100]})


class NoAnswer(NotSent):
    """The receiver did not answer in time."""

    def __init__(self) -> None:
        super().__init__("notice-no-answer", {})


class Unreachable(NotSent):
    """No such host, connection refused, or invalid certificate."""

    def __init__(self) -> None:
        super().__init__("notice-unreachable", {})


class ErrorStatus(NotSent):
    """The receiver answered with an error status."""

    def __init__(self, status: int) -> None:
        self.status = status
        super().__init__("notice-refused", {"status": status})


class SubscriptionGone(NotSent):
    """The push subscription has expired or its keys are invalid."""

    final: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__("notice-no-browser", {})


class MailRefused(NotSent):
    """The mail server refuses this address permanently."""

    final: ClassVar[bool] = True

    def __init__(self, status: int) -> None:
        super().__init__("notice-mail-refused", {"status": status})


class NoChannel(WanliError):
    """The person has no address for this channel, or the server does not offer it."""

    def __init__(self, channel: str) -> None:
        super().__init__("notice-no-channel", {"channel": channel})


class BadSetting(WanliError):
    """A setting of the server for notices is invalid."""

    def __init__(self, setting: str, known: str) -> None:
        super().__init__("notice-setting", {"setting": setting, "known": known})
