"""Nim, a minimal complete game: `tests/new_game.py` adds it to a copy of the repository."""
