"""Nim, the smallest game that can be played everywhere: `tests/new_game.py` adds it to a copy."""
