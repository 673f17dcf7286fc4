"""The messages that Rise of Empires needs in every language."""

from __future__ import annotations

from tests.text.codes import Codes
from tests.text.game_messages import GameMessages
from wanli.core.questions import names_of
from wanli.games.rise_of_empires import content, notation
from wanli.games.rise_of_empires.rules import names
from wanli.games.rise_of_empires.rules.questions import QUESTIONS
from wanli.text.words import Phrase


def game_messages() -> GameMessages:
    """Return the names (of the shipped set), prompts and moves that need messages."""
    shipped = content.load()
    moves: Codes = {}
    for word, forms in notation.FORMS.items():
        for text in forms.split(", "):
            facts = set(Phrase(word, word, text.partition(" ")[2], "").facts)
            moves[word] = moves.get(word, facts) & facts
    prompts: Codes = {code: {"seat"} for code in names_of(QUESTIONS)}
    prompts |= {code: set() for code in ("none", "draw-order", "draw-progress", "draw-territory")}
    for code, facts in {
        "choose-row": {"turn", "discs"}, "payment": {"owed"}, "islands": {"owed"},
        "region": {"left"}, "cubes": {"region"}, "loss": {"region", "losses"},
        "mark": {"wonder"}, "site": {"wonder"}, "keep": {"wonder", "gold"}, "give-up": {"food"},
    }.items():  # fmt: skip
        prompts[code] = prompts[code] | facts
    return GameMessages(
        names={
            "colour": names.COLOUR_NAMES,
            "seat": names.COLOUR_NAMES,
            "good": names.GOOD_NAMES,
            "row": names.ROW_NAMES,
            "region": shipped.region_ids,
            "tile": [*shipped.kind_ids, *shipped.land_ids, *shipped.city_ids],
            "asked": names_of(QUESTIONS),
        },
        prompts=prompts,
        moves=moves,
        luck=frozenset(notation.LUCK),
        any_value={},
    )
