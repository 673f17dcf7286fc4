"""Stands in for librt.vecs where that cannot be installed: a vec is a list.

The rules only index, slice and walk their vecs, which a list does just as well.
"""


class vec:  # noqa: N801  (the name it stands in for)
    """`vec[i64](values)` makes a list of the values."""

    def __class_getitem__(cls, item: object) -> type[list[int]]:
        """The type of every vec, whatever it holds."""
        return list
