"""Notices to absent people: the courier creates them and sends them through channels."""

from wanli.server.notices.courier import Courier

__all__ = ["Courier"]
