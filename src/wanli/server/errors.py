"""Refusals of the server; `error_responses.py` maps each to an HTTP status."""

from __future__ import annotations

from wanli.core.errors import WanliError


class NoTable(WanliError):
    """No table has this id."""


class Stale(WanliError):
    """The command is based on an outdated version of the table."""


class NotYours(WanliError):
    """The caller may not act for this seat, or see what it sees."""


class NotSayable(WanliError):
    """A chat line that is empty or cannot be printed."""


class SignInNeeded(WanliError):
    """The request has no valid session or token."""

    def __init__(self) -> None:
        super().__init__("sign-in-needed", {})


class HostKeyNeeded(WanliError):
    """The request is for the operator and has no host key."""

    def __init__(self) -> None:
        super().__init__("host-key-needed", {})


class NotAllowed(WanliError):
    """The caller is known, but their token or kind of account does not allow this."""
