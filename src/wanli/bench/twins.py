"""Peers that are our games written in C: they play the same random games, number for number.

The source of a twin is `tools/<game>_twin.c` in a checkout; an installed package has no twins.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from wanli.bench.peers import Peer
from wanli.core.game_modules import folder_of

CHECKOUTS = Path(__file__).resolve().parents[3:5]  # above src, or above .build/compiled-*


class Twin(Peer):
    """The C twin of a game, for a number of players."""

    def __init__(self, program: Path, players: int, games: int) -> None:
        super().__init__("C twin")
        self._command = [str(program), str(players), str(games)]

    def measure(self) -> None:
        seed = str(len(self.rates))  # the seed of our own round
        answer = subprocess.run([*self._command, seed], capture_output=True, text=True, check=True)
        decisions, _, seconds = answer.stdout.split()
        self.rates.append(int(decisions) / float(seconds))


def compiled_twin(game: str, folder: Path) -> Path | None:
    """Compile the twin of a game into a folder; return None without a source or a C compiler."""
    compiler, source = shutil.which("cc"), _source(game)
    if compiler is None or source is None:
        return None
    program = folder / source.stem
    command = [compiler, "-O3", "-o", str(program), str(source)]
    done = subprocess.run(command, capture_output=True, check=False)
    return program if done.returncode == 0 else None


def _source(game: str) -> Path | None:
    places = [checkout / "tools" / f"{folder_of(game)}_twin.c" for checkout in CHECKOUTS]
    return next((place for place in places if place.is_file()), None)
