"""Wanli plays board games: their rules, records, views and bots."""

import sys

try:
    import librt.vecs  # noqa: F401  (the packed arrays that the rules are written with)
except ImportError:  # no librt for this machine: lists do, as the rules only index and slice
    from wanli import purevec

    sys.modules["librt.vecs"] = purevec

__version__ = "0.1.0"


def compiled() -> bool:
    """Whether the rules run as machine code rather than interpreted."""
    from wanli.core import rng

    return not (rng.__file__ or "").endswith(".py")
