"""Why a notice did not arrive. What is kept of it names no address and no secret."""

from __future__ import annotations

from typing import ClassVar

from wanli.core.errors import WanliError


class NotSent(WanliError):
    """A notice did not arrive."""

    final: ClassVar[bool] = False  # whether it would not arrive the next time either


class BadHook(NotSent):
    """An address to which this server does not send."""

    final: ClassVar[bool] = True

    def __init__(self, host: str) -> None:
        super().__init__("hook-address", {"host": host[:100]})


class NoAnswer(NotSent):
    """The other side took too long."""

    def __init__(self) -> None:
        super().__init__("notice-no-answer", {})


class Unreachable(NotSent):
    """There is no such host, or nobody listens there, or it cannot prove who it is."""

    def __init__(self) -> None:
        super().__init__("notice-unreachable", {})


class BadAnswer(NotSent):
    """The other side answered with something else than yes."""

    def __init__(self, status: int) -> None:
        self.status = status
        super().__init__("notice-refused", {"status": status})


class NoBrowser(NotSent):
    """A browser that is not subscribed any more, or whose keys are none."""

    final: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__("notice-no-browser", {})


class MailRefused(NotSent):
    """The mail server does not take it for this address, now or ever."""

    final: ClassVar[bool] = True

    def __init__(self, status: int) -> None:
        super().__init__("notice-mail-refused", {"status": status})


class NoChannel(WanliError):
    """A person has no address of this kind, or the server does not offer it."""

    def __init__(self, channel: str) -> None:
        super().__init__("notice-no-channel", {"channel": channel})


class BadSetting(WanliError):
    """The server was started with a setting for notices that cannot be used."""

    def __init__(self, setting: str, known: str) -> None:
        super().__init__("notice-setting", {"setting": setting, "known": known})
