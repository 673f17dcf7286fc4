"""The companion for the Wonders of the World with a printed copy (WW-14): a notebook and a replay.

Sites, holders, markers, upkeep and points come from `rules/wonders.py`, as in the game. Names and
numbers are those that the owner typed in; reconstructed content is never used.
"""

from wanli.companion.entries import AnyEntry
from wanli.companion.layout import CompanionStanding
from wanli.companion.notebook import Notebook, read_notebook, write_notebook
from wanli.companion.presenter import standing

__all__ = [
    "AnyEntry",
    "CompanionStanding",
    "Notebook",
    "read_notebook",
    "standing",
    "write_notebook",
]
