"""What is on offer: the rows of discs, progress, territory, cities and empire tiles."""

from __future__ import annotations

from rich.text import Text

from wanli.cli.boards.look import Look
from wanli.games.rise_of_empires.rules.names import ROW_NAMES
from wanli.games.rise_of_empires.view import CityView, FaceView, RiseOfEmpiresView
from wanli.text import Words


def lines(view: RiseOfEmpiresView, words: Words, look: Look) -> list[Text]:
    """All of it, line by line."""
    progress = [f"{tile.box} {_priced(words, tile.id, tile.gold)}" for tile in view.progress]
    territory = [f"{tile.box} {_priced(words, tile.id, tile.gold)}" for tile in view.territory]
    cities = [_city(words, city) for city in view.cities if not city.owner]
    found = [_rows(view, words)]
    for row, tiles in (
        ("progress", progress),
        ("territory", territory),
        ("city", cities),
        ("empire", [_face(words, face) for face in view.faces]),
    ):
        if tiles:
            found += _wrapped(f"{words.name('row', row)}: ", tiles, look.width)
    return found


def _rows(view: RiseOfEmpiresView, words: Words) -> Text:
    """The discs of each row from the left, as they lie."""
    line = Text()
    for row in ROW_NAMES:
        discs = view.table.rows.get(row, [])
        line.append(f"{words.name('row', row)} ")
        line.append("○" * (view.circles[row] - len(discs)), "quiet")
        for colour in reversed(discs):
            if colour:
                line.append(words.name("colour", colour, "initial"), f"{colour}.ink")
            else:
                line.append("·", "quiet")
        line.append("  ")
    line.rstrip()
    return line


def _priced(words: Words, tile: str, gold: int) -> str:
    name = words.name("tile", tile)
    return f"{name} ({gold}{words.name('good', 'gold', 'initial')})" if gold else name


def _city(words: Words, city: CityView) -> str:
    cost = f"{city.gold}{words.name('good', 'gold', 'initial')}"
    if city.resources:
        cost += f" {city.resources}{words.name('good', 'resources', 'initial')}"
    vp = words.name("good", "vp", "initial")
    return f"{words.name('tile', city.id)} ({cost} → {city.vp}{vp})"


def _face(words: Words, face: FaceView) -> str:
    water = words.say("board-water") if face.water else ""
    return f"{face.id} {face.regions}{water} -{face.attacker_loss}/-{face.defender_loss}"


def _wrapped(start: str, parts: list[str], width: int) -> list[Text]:
    """Parts behind a heading, on as many lines as they take."""
    found: list[str] = [start]
    for place, part in enumerate(parts):
        text = part + (", " if place + 1 < len(parts) else "")
        if len(found[-1]) + len(text) > width:
            found.append("  ")
        found[-1] += text
    return [Text(line.rstrip()) for line in found]
