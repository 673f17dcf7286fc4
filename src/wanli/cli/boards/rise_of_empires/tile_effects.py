"""The effects of tiles, in the sentences that the browser also uses."""

from __future__ import annotations

from collections.abc import Mapping

from wanli.games.rise_of_empires.view import CityView, FaceView, LandView, RiseOfEmpiresView
from wanli.text import Words


def pieces(view: RiseOfEmpiresView, words: Words) -> dict[str, str]:
    """Return the effect of every tile that is on offer or owned, by its name and code."""
    found: dict[str, str] = {}
    for tile in view.progress:
        effect_parts = _effect(words, tile.effect)
        found[_label(words, tile.id)] = _sentence(*effect_parts, _costs(words, gold=tile.gold))
    for kind, effect in view.effects.items():
        found.setdefault(_label(words, kind), _sentence(*_effect(words, effect)))
    found |= {_label(words, land.id): _land(words, land) for land in view.territory}
    found |= {_label(words, city.id): _city(words, city) for city in view.cities}
    return found | {face.id: _face(words, face) for face in view.faces}


def _label(words: Words, tile: str) -> str:
    return f"{words.name('tile', tile)} ({tile})"


def _effect(words: Words, effect: Mapping[str, int]) -> list[str]:
    return [words.say(f"screen-effect-{key.replace('_', '-')}", n=n) for key, n in effect.items()]


def _land(words: Words, land: LandView) -> str:
    income = words.say("screen-income", goods=_goods(words, land.income))
    needs = words.say("screen-needs-food", n=land.food) if land.food else ""
    return _sentence(income, needs, _costs(words, gold=land.gold))


def _city(words: Words, city: CityView) -> str:
    each_turn = "while-held" if city.kind == "wonder" else "each-turn"
    gives = words.say(f"screen-vp-{each_turn if city.kept else 'once'}", n=city.vp)
    food = words.say("screen-needs-food", n=city.food) if city.food else ""
    gold = words.say("screen-needs-gold", n=city.upkeep) if city.upkeep else ""
    price = {} if city.owner else {"gold": city.gold, "resources": city.resources}
    return _sentence(gives, food, gold, _costs(words, **price))


def _face(words: Words, face: FaceView) -> str:
    regions = words.say("screen-regions", n=face.regions)
    water = words.say("screen-water") if face.water else ""
    own, other = face.attacker_loss, face.defender_loss
    return _sentence(regions, water, words.say("screen-war-losses", own=own, other=other))


def _costs(words: Words, **price: int) -> str:
    goods = _goods(words, price)
    return words.say("screen-costs", goods=goods) if goods else ""


def _goods(words: Words, goods: Mapping[str, int]) -> str:
    parts = [words.say("screen-goods", good=good, count=n) for good, n in goods.items() if n]
    return ", ".join(parts)


def _sentence(*parts: str) -> str:
    sentence = "; ".join(part for part in parts if part)
    return f"{sentence[:1].upper()}{sentence[1:]}."
