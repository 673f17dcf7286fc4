"""The benchmark of playouts with interpreted rules, in another process.

That process loads the sources of this package instead of the compiled modules beside them.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from importlib.util import find_spec
from pathlib import Path

import msgspec

from wanli.bench.figure import Figure

ROUNDS = 5


def interpreted_figures(game: str) -> Iterator[Figure]:
    """Measure a game with interpreted rules and yield its figures."""
    code = "from wanli.bench.interpreted import use_sources; use_sources(); "
    code += f"from wanli.bench.interpreted import print_figures; print_figures({game!r})"
    command = [sys.executable, "-c", code]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    answer = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    for line in answer.stdout.splitlines():
        yield msgspec.json.decode(line, type=Figure)


def use_sources() -> None:
    """Import every module of this package that is not yet loaded from its source."""
    spec = find_spec("wanli")
    assert spec is not None
    assert spec.submodule_search_locations is not None
    package = Path(next(iter(spec.submodule_search_locations)))
    from_source = FileFinder.path_hook((SourceFileLoader, list(SOURCE_SUFFIXES)))

    def hook(path: str) -> FileFinder:
        if Path(path) != package and package not in Path(path).parents:
            raise ImportError(path)
        return from_source(path)  # type: ignore[return-value]

    sys.path_hooks.insert(0, hook)
    sys.path_importer_cache.clear()


def print_figures(game_id: str) -> None:
    """Measure a game and print its figures as lines of JSON."""
    from wanli.bench.runs import Playouts, pin, step_times
    from wanli.games import game

    pin()
    for players in game(game_id).players:
        playouts = Playouts(game(game_id), players)
        for seed in range(ROUNDS):
            playouts.measure(seed)
        for figure in [*playouts.figures([]), *step_times(game(game_id), players)]:
            print(msgspec.json.encode(figure).decode())
