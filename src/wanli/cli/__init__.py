"""The `wanli` command: play, replay, rules and tools, in a terminal."""

from wanli.cli.app import main

__all__ = ["main"]
