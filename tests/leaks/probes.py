"""All HTTP requests about a table that do not change it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.leaks.callers import Caller
from tests.leaks.local_server import LocalServer
from wanli.core.laws.refusals import NONSENSE
from wanli.core.rng import Rng
from wanli.core.state import WATCHER
from wanli.server.live_table import LiveTable


@dataclass(frozen=True)
class Viewpoint:
    """A moment at a table, as one caller sees it."""

    server: LocalServer
    live: LiveTable
    people: list[Caller]  # by seat
    viewer: int
    caller: Caller
    texts: list[str] = field(default_factory=list)  # that are no legal moves of the viewer

    @property
    def seats(self) -> list[int]:
        """All seats, the spectators' view (-1), and one seat that does not exist."""
        return [*range(-1, len(self.people) + 1)]

    @property
    def version(self) -> int:
        """The version of the table."""
        return self.live.table.version


@dataclass(frozen=True)
class Probe:
    """A request."""

    method: str
    path: str
    body: object = None
    query: dict[str, str | int] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.method} {self.path} {self.query or ''} {self.body or ''}".strip()


def probes(viewpoint: Viewpoint) -> list[Probe]:
    """Return all requests, in the order in which they are sent."""
    return [
        *_looks(viewpoint),
        *_why_and_hint(viewpoint),
        *_requests(viewpoint),
        *_commands(viewpoint),
        *_lists(viewpoint),
    ]


def _get(path: str, **query: str | int) -> Probe:
    return Probe("GET", path, query=query)


def _path(viewpoint: Viewpoint) -> str:
    return f"/api/tables/{viewpoint.live.stored.id}"


def _looks(viewpoint: Viewpoint) -> Iterator[Probe]:
    path, version = _path(viewpoint), viewpoint.version
    yield _get(path)
    for seat in [*viewpoint.seats, -2, 8]:
        yield _get(path, viewer=seat)
    for since in (1, version // 2, version, version + 5):
        yield _get(path, since=since)
    yield _get(path, version=version)
    yield _get(path, version=version + 1)


def _why_and_hint(viewpoint: Viewpoint) -> Iterator[Probe]:
    path = f"{_path(viewpoint)}/why"
    for text in viewpoint.texts:
        yield _get(path, text=text)
    for seat in viewpoint.seats:
        yield _get(path, text=viewpoint.texts[0], seat=seat)
        yield _get(f"{_path(viewpoint)}/hint", seat=seat)
    yield _get(f"{_path(viewpoint)}/hint")


def _requests(viewpoint: Viewpoint) -> Iterator[Probe]:
    """Requests that are refused now, or do not depend on the position."""
    path = _path(viewpoint)
    yield _get(f"{path}/chat")
    yield _get(f"{path}/record")
    for what in ("rematch", "join", "leave", "start"):
        yield Probe("POST", f"{path}/{what}", {})
    for version in (1, viewpoint.version, viewpoint.version + 1):
        yield Probe("POST", f"{path}/fork", {"version": version, "seat": 0})
    yield Probe("PUT", f"{path}/seats/0", {"kind": "bot"})
    yield Probe("DELETE", path)
    if viewpoint.viewer == WATCHER:
        yield Probe("POST", f"{path}/chat", {"text": "hello"})


def _commands(viewpoint: Viewpoint) -> Iterator[Probe]:
    for command in commands(viewpoint):
        yield Probe("POST", f"{_path(viewpoint)}/commands", command)


def commands(viewpoint: Viewpoint) -> Iterator[object]:
    """Commands that are refused."""
    now = {"version": viewpoint.version}
    move = {"do": "move", **now}
    for number, text in enumerate(viewpoint.texts):
        yield {**move, "id": f"try{number}", "text": text}
    for seat in viewpoint.seats:
        if seat != viewpoint.viewer:
            yield {**move, "id": f"seat{seat}", "text": viewpoint.texts[-1], "seat": seat}
            yield {"do": "undo", "id": f"undo{seat}", **now, "seat": seat}
            yield {"do": "resign", "id": f"resign{seat}", **now, "seat": seat}
    for version in (0, viewpoint.version + 3):
        yield {**move, "id": f"at{version}", "version": version, "text": viewpoint.texts[0]}
        yield {"do": "undo", "id": f"undo-at{version}", "version": version}
    yield {"do": "answer", "id": "no", **now, "agrees": False}
    yield {"do": "return", "id": "back", **now}
    yield {"do": "dance", "id": "d", **now}
    yield {**move, "id": "more", "text": "pass", "secret": True}
    yield {**move, "id": "none"}
    yield {**move, "id": "a b", "text": "pass"}
    yield b"{"


def _lists(viewpoint: Viewpoint) -> Iterator[Probe]:
    game = viewpoint.live.stored.game
    paths = ["/api/tables", f"/api/tables?game={game}", "/api/me", "/api/me/tables"]
    paths += [f"/api/people/{person.id}" for person in viewpoint.people]
    paths += ["/api/me/notices", "/api/me/export", "/api/me/bots", "/health", "/api/games"]
    paths += ["/api/tables/nobody-knows-it", "/api/nothing", "/api/push-key"]
    yield from (Probe("GET", path) for path in paths)


def texts_to_try(viewpoint: Viewpoint, rng: Rng, most: int) -> list[str]:
    """Return texts to try as moves: current, earlier, hidden, changed by a word, or nonsense."""
    play = viewpoint.live.table.started
    pool = sorted({*play.legal(), *(move.text for move in play.moves)})
    words = sorted({word for text in pool for word in text.split()})
    legal = set(play.legal()) if play.current == viewpoint.viewer else set()
    texts = [_any(NONSENSE[1:], rng)]
    while len(texts) < most:
        text = _any(pool, rng)
        parts = text.split()
        parts[int(rng.below(len(parts)))] = _any(words, rng)
        texts += [one for one in (text, " ".join(parts)) if one not in legal]
        if not pool:
            break
        pool.remove(text)
        pool = pool or [_any(NONSENSE[1:], rng)]
    return texts[:most]


def _any(values: list[str], rng: Rng) -> str:
    return values[int(rng.below(len(values)))]
