"""The machine and the build that produced figures, so that others can repeat them."""

from __future__ import annotations

import os
import platform
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import wanli

PLAYING = ("core", "games", "search", "bots")  # the packages that decide which move is made
SUFFIXES = (".py", ".json")  # rules and bots, content and weights
DIGEST_LENGTH = 12  # characters


@dataclass(frozen=True)
class About:
    """A machine and the build of Wanli on it."""

    cpu: str
    cores: int
    python: str
    wanli: str
    sources: str  # a digest of the rules, the bots and their weights
    compiled: bool
    openspiel: str  # the version of OpenSpiel, or ""

    @property
    def build(self) -> str:
        """Version, digest of the sources and variant, which decide how our bots play."""
        variant = "compiled" if self.compiled else "interpreted"
        return f"{self.wanli} ({self.sources}) {variant}"


def about() -> About:
    """Describe this machine."""
    return About(
        cpu=_cpu(),
        cores=os.cpu_count() or 1,
        python=platform.python_version(),
        wanli=wanli.__version__,
        sources=sources_digest(Path(wanli.__file__).parent),
        compiled=wanli.compiled(),
        openspiel=_openspiel(),
    )


@cache
def sources_digest(package: Path) -> str:
    """Return a digest of the rules, bots and weights, the same whether compiled or not."""
    total = sha256()
    for part in PLAYING:
        for file in sorted((package / part).rglob("*")):
            if file.suffix in SUFFIXES:
                content = sha256(file.read_bytes()).hexdigest()
                total.update(f"{file.relative_to(package).as_posix()} {content}\n".encode())
    return total.hexdigest()[:DIGEST_LENGTH]


def _openspiel() -> str:
    try:
        return version("open_spiel")
    except PackageNotFoundError:
        return ""


def _cpu() -> str:
    """Return the processor's name, as far as the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()
