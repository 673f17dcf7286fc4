"""Print the functions that one move passes through, from the WebSocket to the views.

    PYTHONPATH=src python -m tests.server.move_path

A move of Great Wall of China is made at a table of two connected people, on SQLite, with
interpreted rules. Every function of `wanli` counts once, in the order of the first calls; a change
of file is counted whenever the next function of that list is in another file.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import threading
from collections.abc import Sequence
from itertools import groupby, pairwise
from pathlib import Path
from types import CodeType, FrameType

import wanli
from tests.leaks.local_server import run_local_server
from tests.live_server import Person, TableSocket

ROOT = Path(wanli.__file__).parent
MOVES = 6


class Tracer:
    """Records called functions while it is switched on."""

    def __init__(self) -> None:
        self.on = False
        self.found: dict[CodeType, None] = {}

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        """Note a call."""
        code = frame.f_code
        ours = event == "call" and code.co_filename.startswith(str(ROOT))
        if self.on and ours and not code.co_name.startswith("<"):
            self.found.setdefault(code)

    @property
    def path(self) -> list[tuple[str, str]]:
        """Files and functions in the order of the first calls."""
        return [
            (Path(code.co_filename).relative_to(ROOT).as_posix(), code.co_qualname)
            for code in self.found
        ]


async def trace_move(folder: Path, tracer: Tracer) -> None:
    """Play one move, after some untraced ones that fill the caches."""
    async with (
        run_local_server(folder) as house,
        Person(house.address) as anna,
        Person(house.address, "Bob") as bob,
    ):
        table = (await anna.create("great-wall", 2))["table"]["id"]
        await bob.post(f"/api/tables/{table}/join", {})
        await anna.post(f"/api/tables/{table}/start")
        async with anna.connect(table) as first, bob.connect(table) as second:
            both = (first, second)
            for socket in both:
                await socket.wait_for(lambda heard: heard["t"] == "update")
            for number in range(MOVES):
                tracer.on = number == MOVES - 1
                await move(both, f"m{number}")
                tracer.on = False


async def move(both: Sequence[TableSocket], id: str) -> None:
    """Play the first legal card, and wait until both people have received the update."""
    version, turn = both[0].update["version"], both[0].update["table"]["turn"]
    legal = both[turn].update["view"]["legal"]
    text = next(move for move in legal if move.startswith("play"))
    await both[turn].send(do="move", id=id, version=version, text=text)
    for socket in both:
        await socket.wait_for_version(version + 1)


def main() -> None:
    """Print the path and the counts."""
    tracer = Tracer()
    threading.setprofile(tracer)
    sys.setprofile(tracer)
    with tempfile.TemporaryDirectory(prefix="wanli-path-") as folder:
        asyncio.run(trace_move(Path(folder), tracer))
    sys.setprofile(None)
    path = tracer.path
    for file, functions in groupby(path, key=lambda one: one[0]):
        print(f"{file}: " + ", ".join(name for _, name in functions))
    changes = sum(one[0] != other[0] for one, other in pairwise(path))
    files = len({file for file, _ in path})
    print(f"{len(path)} functions, {files} files, {changes} changes of file")


if __name__ == "__main__":
    main()
