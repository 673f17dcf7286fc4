"""Searches that know only the contract of `core.State`."""
