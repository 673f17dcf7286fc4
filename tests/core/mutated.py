"""Random mutations of position texts: changed numbers, names and lists, and missing fields."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from wanli.core.rng import Rng

Place = tuple[Any, str | int]  # a dict or a list, and the key to change in it
NUMBERS = (-1, 0, 1, 2, 3, 5, 9, 77, 300)


def mutated(text: str, rng: Rng) -> str:
    """Return a position's text with one to three random changes."""
    data = json.loads(text)
    for _ in range(1 + rng.below(3)):
        places = list(_places(data))
        holder, key = places[rng.below(len(places))]
        _change(holder, key, _words(data), rng)
    return json.dumps(data)


def _places(part: Any) -> Iterator[Place]:
    """Yield every place that can be changed."""
    keys = list(part) if isinstance(part, dict) else list(range(len(part)))
    for key in keys:
        yield part, key
        if isinstance(part[key], dict | list):
            yield from _places(part[key])


def _words(data: Any) -> list[str]:
    """Return all keys and text values."""
    found = {key for _, key in _places(data) if isinstance(key, str)}
    found |= {holder[key] for holder, key in _places(data) if isinstance(holder[key], str)}
    return sorted(found)


def _change(holder: Any, key: str | int, words: list[str], rng: Rng) -> None:
    value = holder[key]
    if isinstance(value, bool):
        holder[key] = not value
    elif isinstance(value, int):
        holder[key] = NUMBERS[rng.below(len(NUMBERS))]
    elif isinstance(value, str) and rng.below(4):
        holder[key] = _word(value, words, rng)
    elif isinstance(value, list) and rng.below(3):
        _change_list(value, words, rng)
    else:
        del holder[key]


def _word(value: str, words: list[str], rng: Rng) -> str:
    """Return another word of the text, or a step such as action:7 with another number."""
    if ":" in value and rng.below(2):
        return f"{value.partition(':')[0]}:{NUMBERS[rng.below(len(NUMBERS))]}"
    return words[rng.below(len(words))]


def _change_list(items: list[Any], words: list[str], rng: Rng) -> None:
    if items and rng.below(2):
        items.insert(rng.below(len(items) + 1), items[rng.below(len(items))])
    else:
        items.append(words[rng.below(len(words))])
