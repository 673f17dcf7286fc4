"""Compare our server with boardgame.io's: processor time for a move that four people see.

    npm install --prefix FOLDER boardgame.io ws
    python -m tools.boardgame_io.measure FOLDER

The servers are measured in turns. Theirs plays tic-tac-toe in memory; ours checks the move of a
whole game and saves it to disk.
"""

import argparse
import os
import shutil
import socket
import subprocess
from pathlib import Path
from statistics import median

from wanli.bench.load import process, whole
from wanli.games import GAMES

HERE = Path(__file__).resolve().parent
FILES = ("tictactoe.js", "server.js", "clients.js")


def theirs(folder: Path) -> float:
    """Return the processor time of boardgame.io for a move, in microseconds."""
    for name in FILES:
        shutil.copy(HERE / name, folder / name)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    node = shutil.which("node") or "node"
    cores = sorted(range(os.cpu_count() or 1))
    server = subprocess.Popen(
        [node, "server.js", str(port)], cwd=folder, stdout=subprocess.PIPE, text=True
    )
    try:
        os.sched_setaffinity(server.pid, {cores[0]})
        assert server.stdout is not None
        server.stdout.readline()
        words = [node, "clients.js", str(port), str(whole.TABLES), str(whole.SECONDS)]
        with subprocess.Popen(words, cwd=folder, stdout=subprocess.PIPE, text=True) as clients:
            assert clients.stdout is not None
            os.sched_setaffinity(clients.pid, {cores[-1]})
            watched = process.Process(server, port)
            clients.stdout.readline()
            before = watched.cpu()
            moves = int(clients.stdout.readline())
            return (watched.cpu() - before) / moves * 1e6
    finally:
        server.terminate()
        server.wait(30)


def ours(game: str) -> float:
    """Return the processor time of our server for a move, in microseconds."""
    tally = whole.played(game, None)
    return tally.cpu / tally.moves * 1e6


def main() -> None:
    """Measure in turns and print medians."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    process.pin_clients()
    taken: dict[str, list[float]] = {}
    for _ in range(given.rounds):
        peer = theirs(given.folder.resolve())
        taken.setdefault("boardgame.io", []).append(peer)
        for game in GAMES:
            taken.setdefault(game.id, []).append(ours(game.id))
    peers = taken["boardgame.io"]
    for name, costs in taken.items():
        ratio = median(a / b for a, b in zip(costs, peers, strict=True))
        print(f"{name:16} {median(costs):6.0f} us a move  {ratio:5.2f} of boardgame.io's")


if __name__ == "__main__":
    main()
