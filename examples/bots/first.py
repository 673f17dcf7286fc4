"""A bot for all games in Python: it plays the kind of move that it has played least often so far.

The kind of a move is its first word. The messages are described in docs/adding-a-bot.md.
Try it: wanli arena great-wall --bots random,examples/bots/first.py
"""

import json
import random
import sys

rng = random.Random()
played: dict[str, int] = {}  # kind of move -> number of times played
for line in sys.stdin:
    message = json.loads(line)
    if message["t"] == "hello":
        rng.seed(message["seed"])  # the same seed gives the same game
    elif message["t"] == "decide":
        kinds = {move: move.split()[0] for move in message["legal"]}
        least = min(played.get(kind, 0) for kind in kinds.values())
        move = rng.choice([m for m, kind in kinds.items() if played.get(kind, 0) == least])
        played[kinds[move]] = least + 1
        print(json.dumps({"move": move}), flush=True)
    elif message["t"] == "over":
        print("points:", message["scores"], file=sys.stderr)
