"""Everything that somebody may ask a table over HTTP, and that changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.leaks.callers import Caller
from tests.leaks.house import House
from wanli.core.laws.refusals import NONSENSE
from wanli.core.rng import Rng
from wanli.core.state import WATCHER
from wanli.server.live_table import LiveTable


@dataclass(frozen=True)
class Scene:
    """A moment at a table, and through whose eyes it is looked at."""

    house: House
    live: LiveTable
    people: list[Caller]  # by seat
    viewer: int
    caller: Caller
    texts: list[str] = field(default_factory=list)  # that are no legal move of the viewer's

    @property
    def seats(self) -> list[int]:
        """Everybody's eyes, and those of one who is not there."""
        return [*range(-1, len(self.people) + 1)]

    @property
    def version(self) -> int:
        """The table's."""
        return self.live.table.version


@dataclass(frozen=True)
class Question:
    """A request."""

    method: str
    path: str
    body: object = None
    query: dict[str, str | int] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.method} {self.path} {self.query or ''} {self.body or ''}".strip()


def questions(scene: Scene) -> list[Question]:
    """All of them, in the order they are asked."""
    return [*_looks(scene), *_whys(scene), *_requests(scene), *_commands(scene), *_lists(scene)]


def _get(path: str, **query: str | int) -> Question:
    return Question("GET", path, query=query)


def _path(scene: Scene) -> str:
    return f"/api/tables/{scene.live.stored.id}"


def _looks(scene: Scene) -> Iterator[Question]:
    path, version = _path(scene), scene.version
    yield _get(path)
    for seat in [*scene.seats, -2, 8]:
        yield _get(path, viewer=seat)
    for since in (1, version // 2, version, version + 5):
        yield _get(path, since=since)
    yield _get(path, version=version)
    yield _get(path, version=version + 1)


def _whys(scene: Scene) -> Iterator[Question]:
    path = f"{_path(scene)}/why"
    for text in scene.texts:
        yield _get(path, text=text)
    for seat in scene.seats:
        yield _get(path, text=scene.texts[0], seat=seat)
        yield _get(f"{_path(scene)}/hint", seat=seat)
    yield _get(f"{_path(scene)}/hint")


def _requests(scene: Scene) -> Iterator[Question]:
    """What is refused now, or says nothing of the position."""
    path = _path(scene)
    yield _get(f"{path}/chat")
    yield _get(f"{path}/record")
    for what in ("rematch", "join", "leave", "start"):
        yield Question("POST", f"{path}/{what}", {})
    for version in (1, scene.version, scene.version + 1):
        yield Question("POST", f"{path}/fork", {"version": version, "seat": 0})
    yield Question("PUT", f"{path}/seats/0", {"kind": "bot"})
    yield Question("DELETE", path)
    if scene.viewer == WATCHER:
        yield Question("POST", f"{path}/chat", {"text": "hello"})


def _commands(scene: Scene) -> Iterator[Question]:
    for command in commands(scene):
        yield Question("POST", f"{_path(scene)}/commands", command)


def commands(scene: Scene) -> Iterator[object]:
    """Commands that are refused."""
    now = {"version": scene.version}
    move = {"do": "move", **now}
    for number, text in enumerate(scene.texts):
        yield {**move, "id": f"try{number}", "text": text}
    for seat in scene.seats:
        if seat != scene.viewer:
            yield {**move, "id": f"seat{seat}", "text": scene.texts[-1], "seat": seat}
            yield {"do": "undo", "id": f"undo{seat}", **now, "seat": seat}
            yield {"do": "resign", "id": f"resign{seat}", **now, "seat": seat}
    for version in (0, scene.version + 3):
        yield {**move, "id": f"at{version}", "version": version, "text": scene.texts[0]}
        yield {"do": "undo", "id": f"undo-at{version}", "version": version}
    yield {"do": "answer", "id": "no", **now, "agrees": False}
    yield {"do": "return", "id": "back", **now}
    yield {"do": "dance", "id": "d", **now}
    yield {**move, "id": "more", "text": "pass", "secret": True}
    yield {**move, "id": "none"}
    yield {**move, "id": "a b", "text": "pass"}
    yield b"{"


def _lists(scene: Scene) -> Iterator[Question]:
    game = scene.live.stored.game
    paths = ["/api/tables", f"/api/tables?game={game}", "/api/me", "/api/me/tables"]
    paths += [f"/api/people/{person.id}" for person in scene.people]
    paths += ["/api/me/notices", "/api/me/export", "/api/me/bots", "/health", "/api/games"]
    paths += ["/api/tables/nobody-knows-it", "/api/nothing", "/api/push-key"]
    yield from (Question("GET", path) for path in paths)


def texts_to_try(scene: Scene, rng: Rng, most: int) -> list[str]:
    """Moves of now and before, hidden ones too, some with a word exchanged, and nonsense."""
    play = scene.live.table.started
    pool = sorted({*play.legal(), *(move.text for move in play.moves)})
    words = sorted({word for text in pool for word in text.split()})
    legal = set(play.legal()) if play.current == scene.viewer else set()
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
