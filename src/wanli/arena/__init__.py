"""Matches between bots: many games, seats rotated, on as many processes as there are."""
