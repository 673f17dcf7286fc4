"""Notices: the courier finds out who should hear of what, and carries it there."""

from wanli.server.notices.courier import Courier

__all__ = ["Courier"]
