"""What a machine is, as far as it matters to whoever reads or repeats figures from it."""

from __future__ import annotations

import os
import platform
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import wanli

PLAYING = ("core", "games", "search", "bots")  # what decides which move is made
ENDINGS = (".py", ".json")  # rules and bots, content and weights
SHOWN = 12  # characters of a digest


@dataclass(frozen=True)
class About:
    """A machine and what runs on it."""

    cpu: str
    cores: int
    python: str
    wanli: str
    sources: str  # a digest of the rules, the bots and their weights
    compiled: bool
    openspiel: str  # its version, or nothing

    @property
    def build(self) -> str:
        """Version, sources and kind, which decide how our bots play."""
        kind = "compiled" if self.compiled else "interpreted"
        return f"{self.wanli} ({self.sources}) {kind}"


def about() -> About:
    """This machine."""
    return About(
        cpu=_cpu(),
        cores=os.cpu_count() or 1,
        python=platform.python_version(),
        wanli=wanli.__version__,
        sources=sources(Path(wanli.__file__).parent),
        compiled=wanli.compiled(),
        openspiel=_openspiel(),
    )


@cache
def sources(package: Path) -> str:
    """What differs wherever a rule, a bot or a weight does, compiled or not."""
    total = sha256()
    for part in PLAYING:
        for file in sorted((package / part).rglob("*")):
            if file.suffix in ENDINGS:
                content = sha256(file.read_bytes()).hexdigest()
                total.update(f"{file.relative_to(package).as_posix()} {content}\n".encode())
    return total.hexdigest()[:SHOWN]


def _openspiel() -> str:
    try:
        return version("open_spiel")
    except PackageNotFoundError:
        return ""


def _cpu() -> str:
    """The processor's name, as well as the system knows it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()
