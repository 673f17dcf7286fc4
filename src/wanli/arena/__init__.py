"""Matches and ladders between bots: many games, seats rotated, on several processes."""
