"""A bot for every game, in Python: it likes variety, so it plays the kind of move it played least.

Try it: wanli arena great-wall --bots random,examples/bots/first.py
"""

import json
import random
import sys

luck = random.Random()
played: dict[str, int] = {}  # kind of move -> how often
for line in sys.stdin:
    message = json.loads(line)
    if message["t"] == "hello":
        luck.seed(message["seed"])  # the same seed, the same game
    elif message["t"] == "decide":
        kinds = {move: move.split()[0] for move in message["legal"]}
        least = min(played.get(kind, 0) for kind in kinds.values())
        move = luck.choice([m for m, kind in kinds.items() if played.get(kind, 0) == least])
        played[kinds[move]] = least + 1
        print(json.dumps({"move": move}), flush=True)
    elif message["t"] == "over":
        print("points:", message["scores"], file=sys.stderr)
