"""Errors that the server answers with; `error_responses.py` maps each to an HTTP status."""

from __future__ import annotations

from wanli.core.errors import WanliError


class NoTable(WanliError):
    """There is no such table."""


class Stale(WanliError):
    """The command was made on a position that is no longer the current one."""


class NotYours(WanliError):
    """The caller may not act for this seat, or see what it sees."""


class NotSayable(WanliError):
    """A chat line that is empty or cannot be printed."""


class SignInNeeded(WanliError):
    """The request came without a session or token that we know."""

    def __init__(self) -> None:
        super().__init__("sign-in-needed", {})


class HostKeyNeeded(WanliError):
    """The request is for the operator of the server and came without the host key."""

    def __init__(self) -> None:
        super().__init__("host-key-needed", {})


class NotAllowed(WanliError):
    """The caller is known, but their token or kind of account does not allow this."""
