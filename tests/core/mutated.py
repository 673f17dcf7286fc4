"""Texts of positions with something changed at random: numbers, names, lists, what is left out."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from wanli.core.rng import Rng

Place = tuple[Any, str | int]  # a dict or a list, and the key of what is changed there
NUMBERS = (-1, 0, 1, 2, 3, 5, 9, 77, 300)


def mutated(text: str, rng: Rng) -> str:
    """A position's text with one to three changes."""
    data = json.loads(text)
    for _ in range(1 + rng.below(3)):
        places = list(_places(data))
        holder, key = places[rng.below(len(places))]
        _change(holder, key, _words(data), rng)
    return json.dumps(data)


def _places(part: Any) -> Iterator[Place]:
    """Every place in a text that can be changed."""
    keys = list(part) if isinstance(part, dict) else list(range(len(part)))
    for key in keys:
        yield part, key
        if isinstance(part[key], dict | list):
            yield from _places(part[key])


def _words(data: Any) -> list[str]:
    """The names that a text has somewhere."""
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
    """Another name, or the same one about something else: a step such as action:7."""
    if ":" in value and rng.below(2):
        return f"{value.partition(':')[0]}:{NUMBERS[rng.below(len(NUMBERS))]}"
    return words[rng.below(len(words))]


def _change_list(items: list[Any], words: list[str], rng: Rng) -> None:
    if items and rng.below(2):
        items.insert(rng.below(len(items) + 1), items[rng.below(len(items))])
    else:
        items.append(words[rng.below(len(words))])
