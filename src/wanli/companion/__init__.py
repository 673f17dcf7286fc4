"""The Wonders of the World beside a printed copy (WW-14): a notebook, and what follows from it.

Sites, holders, markers and what is due are those of `rules/wonders.py`, the same that the game has;
names and numbers are the owner's, nothing reconstructed is used.
"""

from wanli.companion.entries import AnyEntry
from wanli.companion.layout import CompanionStanding
from wanli.companion.notebook import Notebook, read_notebook, write_notebook
from wanli.companion.shown import standing

__all__ = [
    "AnyEntry",
    "CompanionStanding",
    "Notebook",
    "read_notebook",
    "standing",
    "write_notebook",
]
