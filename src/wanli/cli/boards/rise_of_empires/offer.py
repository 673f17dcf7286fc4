"""The offer: rows of discs, tiles of progress, territory, cities and empire, and wonders."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from wanli.cli.boards.interface import Canvas
from wanli.cli.boards.rise_of_empires.regions import sign
from wanli.games.rise_of_empires.rules.names import COLOUR_NAMES, ROW_NAMES
from wanli.games.rise_of_empires.view import (
    CityView,
    FaceView,
    LandView,
    RiseOfEmpiresView,
    WonderView,
)
from wanli.text import Words


def lines(view: RiseOfEmpiresView, words: Words, canvas: Canvas) -> list[Text]:
    """Return the lines of the whole offer."""
    progress = [f"{tile.box} {_priced(words, tile.id, tile.gold)}" for tile in view.progress]
    cities = [_city(words, city) for city in view.cities if not city.owner]
    found = [_rows(view, words)]
    for row, tiles in (
        ("progress", progress),
        ("territory", [_land(words, land) for land in view.territory]),
        ("city", cities),
        ("empire", [_face(words, face) for face in view.faces]),
        ("trade", _rates(view, words)),
    ):
        if tiles:
            found += [Text(line) for line in canvas.wrap(f"{words.name('row', row)}: ", tiles)]
    if view.wonders:
        wonders = [_wonder(words, wonder) for wonder in view.wonders]
        found += [Text(line) for line in canvas.wrap(f"{words.say('board-wonders')}: ", wonders)]
    return found


def _rows(view: RiseOfEmpiresView, words: Words) -> Text:
    """Return the discs of each row from the left, the viewer's own with their price (RE-3.4)."""
    line = Text()
    own = COLOUR_NAMES[view.viewer] if view.viewer >= 0 else ""
    for row in ROW_NAMES:
        discs, prices = view.table.rows.get(row, []), view.prices.get(row, [])
        line.append(f"{words.name('row', row)} ")
        line.append("○" * (view.circles[row] - len(discs)), "quiet")
        for circle, colour in reversed(list(enumerate(discs))):
            if colour:
                costs = str(prices[circle]) if colour == own and prices else ""
                line.append(words.name("colour", colour, "initial") + costs, f"{colour}.ink")
            else:
                line.append("·", "quiet")
        line.append("  ")
    line.rstrip()
    return line


def _goods(words: Words, sign: str, goods: Mapping[str, int]) -> str:
    """Return goods by their initials, such as ` +2c`; empty without goods."""
    some = [(good, n) for good, n in goods.items() if n]
    return "".join(f" {sign}{n}{words.name('good', good, 'initial')}" for good, n in some)


def _priced(words: Words, tile: str, gold: int, effect: str = "") -> str:
    name = words.name("tile", tile) + effect
    return f"{name} ({gold}{words.name('good', 'gold', 'initial')})" if gold else name


def _land(words: Words, land: LandView) -> str:
    effect = _goods(words, "+", land.income) + _goods(words, "-", {"food": land.food})
    return f"{land.box} {_priced(words, land.id, land.gold, effect)}"


def _city(words: Words, city: CityView) -> str:
    cost = _goods(words, "", {"gold": city.gold, "resources": city.resources}).strip()
    needs = _goods(words, "-", {"food": city.food, "gold": city.upkeep})
    return f"{words.name('tile', city.id)} ({cost} →{_goods(words, '', {'vp': city.vp})}{needs})"


def _face(words: Words, face: FaceView) -> str:
    water = words.say("board-water") if face.water else ""
    return f"{face.id} {face.regions}{water} -{face.attacker_loss}/-{face.defender_loss}"


def _rates(view: RiseOfEmpiresView, words: Words) -> list[str]:
    """Return the goods that each number of discs buys in trade (RE-3.12)."""
    disc = words.name("good", "resources", "initial")
    most = max((len(rates) for rates in view.trade.values()), default=0)
    found = []
    for n in range(1, most):
        goods = [(good, rates[n]) for good, rates in view.trade.items() if n < len(rates)]
        fetched = "/".join(f"{got}{words.name('good', good, 'initial')}" for good, got in goods)
        found.append(f"{n}{disc} → {fetched}")
    return found


def _wonder(words: Words, wonder: WonderView) -> str:
    """Return a wonder on the map with its upkeep and VP of this turn (WW-9, WW-11)."""
    due = _goods(words, "-", {"gold": wonder.upkeep_due}) + _goods(
        words, "+", {"vp": wonder.vp_due}
    )
    return f"{words.name('tile', wonder.id)} {sign(words, wonder)} {wonder.site}{due}"
