"""The content set of Chang Cheng: the numbers printed on boards and counters, read and checked.

The shipped set is a reconstruction (CC-1.2, CC-1.3); owners of the game can provide their own file.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from importlib.resources import files
from typing import Final

import msgspec

from wanli.core.errors import BadContent
from wanli.games.chang_cheng.rules.material import (
    BOARD_PROVINCES,
    BOARD_SQUARES,
    COUNTER_VALUES,
    LONGEST_PROVINCE,
    Content,
)
from wanli.games.chang_cheng.rules.names import FACE_NAMES

AREA_LENGTHS: Final = (3, int(LONGEST_PROVINCE))  # CC-1.2
COUNTERS: Final = 15  # CC-1.3
REPUTATION_RANGE: Final = (0, 4)
THREAT_RANGE: Final = (2, 4)


class Face(msgspec.Struct, forbid_unknown_fields=True):
    """One side of a board."""

    id: str
    provinces: list[int]
    regions: list[int]


class ContentFile(msgspec.Struct, forbid_unknown_fields=True):
    """The contents of a content file."""

    boards: list[Face]
    reputation: list[int]
    threat: list[int]
    name: str = "Own set"
    note: str = ""


@lru_cache
def shipped_text() -> str:
    """Return the shipped set as text."""
    data = files("wanli.games.chang_cheng") / "data" / "reconstruction.json"
    return data.read_text(encoding="utf-8")


@lru_cache(maxsize=16)
def load(text: str = "") -> Content:
    """Return the content of a text, or the shipped content for ""; raise BadContent."""
    try:
        data = msgspec.json.decode(text or shipped_text(), type=ContentFile)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadContent("content-unreadable", {"reason": str(error)}, "CC-1.2") from error
    _check(data)
    content = Content()
    content.text = text
    name = " ".join(data.name.split()) or "Own set"  # one line, as records require
    content.name = f"{name} {hashlib.sha256(_numbers(data)).hexdigest()[:8]}"
    faces = sorted(data.boards, key=lambda face: face.id)
    for place, length in enumerate(length for face in faces for length in face.provinces):
        content.provinces[place] = length
    for place, length in enumerate(length for face in faces for length in face.regions):
        content.regions[place] = length
    for value in range(COUNTER_VALUES):
        content.reputation[value] = data.reputation.count(value)
        content.threat[value] = data.threat.count(value)
    return content


def _numbers(data: ContentFile) -> bytes:
    """Return the input of the checksum: only the numbers, in a fixed order."""
    faces = sorted((face.id, face.provinces, face.regions) for face in data.boards)
    return msgspec.json.encode([faces, sorted(data.reputation), sorted(data.threat)])


def _check(data: ContentFile) -> None:
    ids = [face.id for face in data.boards]
    if sorted(ids) != FACE_NAMES:
        _refuse("boards", "CC-1.1", " ".join(ids), " ".join(FACE_NAMES))
    for index, face in enumerate(data.boards):
        _check_lengths(f"boards[{index}].provinces", face.provinces)
        _check_lengths(f"boards[{index}].regions", face.regions)
    _check_counters("reputation", data.reputation, REPUTATION_RANGE)
    _check_counters("threat", data.threat, THREAT_RANGE)


def _check_lengths(field: str, lengths: list[int]) -> None:
    if len(lengths) != BOARD_PROVINCES:
        _refuse(field, "CC-1.1", len(lengths), int(BOARD_PROVINCES), "count")
    for length in lengths:
        _check_range(field, "CC-1.2", length, AREA_LENGTHS)
    if sum(lengths) != BOARD_SQUARES:
        _refuse(field, "CC-1.1", sum(lengths), int(BOARD_SQUARES), "sum")


def _check_counters(field: str, values: list[int], allowed: tuple[int, int]) -> None:
    if len(values) != COUNTERS:
        _refuse(field, "CC-1.3", len(values), COUNTERS, "count")
    for index, value in enumerate(values):
        _check_range(f"{field}[{index}]", "CC-1.3", value, allowed)


def _check_range(field: str, clause: str, value: int, allowed: tuple[int, int]) -> None:
    if not allowed[0] <= value <= allowed[1]:
        _refuse(field, clause, value, f"{allowed[0]}-{allowed[1]}")


def _refuse(
    field: str, clause: str, found: str | int, expected: str | int, measure: str = "value"
) -> None:
    """Raise BadContent for a wrong value, a wrong number of values or a wrong sum."""
    facts: dict[str, str | int] = {
        "field": field,
        "measure": measure,
        "found": found,
        "expected": expected,
    }
    raise BadContent("content-wrong", facts, clause)
