"""What a machine is, as far as it matters to whoever reads or repeats figures from it."""

from __future__ import annotations

import os
import platform
from dataclasses import dataclass
from pathlib import Path

import wanli


@dataclass(frozen=True)
class About:
    """A machine and what runs on it."""

    cpu: str
    cores: int
    python: str
    wanli: str
    compiled: bool

    @property
    def build(self) -> str:
        """Version and kind, which decide how bots play."""
        return f"{self.wanli} {'compiled' if self.compiled else 'interpreted'}"


def about() -> About:
    """This machine."""
    return About(
        _cpu(), os.cpu_count() or 1, platform.python_version(), wanli.__version__, wanli.compiled()
    )


def _cpu() -> str:
    """The processor's name, as well as the system knows it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()
