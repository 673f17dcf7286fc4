"""Wanli plays board games: their rules, records, views and bots."""

import sys

try:
    import librt.vecs  # noqa: F401  (the packed arrays that the rules are written with)
except ImportError:  # not available for this machine: lists work too, only slower
    from wanli import purevec

    sys.modules["librt.vecs"] = purevec

__version__ = "0.1.0"


def compiled() -> bool:
    """Return whether the rules are compiled; interpreted ones are slower."""
    from wanli.core import rng

    return not (rng.__file__ or "").endswith(".py")
