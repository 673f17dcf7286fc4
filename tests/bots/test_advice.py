"""Advice of searching bots: visits, shares and values of the best moves."""

from __future__ import annotations

import msgspec
import pytest

from tests.bots.test_bots import every_game, views_of
from wanli.bots import LEVELS, advise, bot
from wanli.bots.searcher import ADVISED_MOVES, SearchBot
from wanli.core.game import Game
from wanli.core.rng import Rng

LEVEL = "medium@20"  # a budget of iterations, so that results do not depend on the machine


@every_game
def test_advice_lists_the_best_moves_with_consistent_numbers(rules: Game) -> None:
    for view in views_of(rules, 3, 5)[4:44:8]:
        advice = advise(bot(LEVEL, 7), view)
        assert advice.text == bot(LEVEL, 7).choose(view)
        if len(view.legal) == 1:
            assert (advice.tries, advice.chances) == (0, ())
            continue
        chances = advice.chances
        assert len(chances) == min(ADVISED_MOVES, len(view.legal))
        assert chances[0].text == advice.text
        assert {one.text for one in chances} <= set(view.legal)
        assert [one.share for one in chances] == sorted((c.share for c in chances), reverse=True)
        assert sum(one.share for one in chances) <= 1.000001
        if len(view.legal) <= ADVISED_MOVES:
            assert sum(one.share for one in chances) == pytest.approx(1)
        assert all(0 <= one.value <= 1 for one in chances)
        assert all(
            (one.share * advice.tries) == pytest.approx(round(one.share * advice.tries))
            for one in chances
        )


@every_game
def test_the_value_of_a_move_that_ends_the_game_is_its_result(rules: Game) -> None:
    met = 0
    for seed in range(11, 31):
        view = views_of(rules, 2, seed)[-1]
        state = rules.imagine(view, Rng(1))
        for one in advise(bot(LEVEL, 7), view).chances:
            after = state.clone()
            after.apply(rules.read(state, one.text))
            if after.over:
                assert one.value == pytest.approx(after.result(view.viewer))
                met += 1
    assert met


@every_game
@pytest.mark.parametrize("level", ["random", "novice", "easy"])
def test_a_bot_without_a_search_gives_a_move_without_statistics(rules: Game, level: str) -> None:
    view = next(view for view in views_of(rules, 2, 3) if len(view.legal) > 1)
    advice = advise(bot(level, 7), view)
    assert advice.text == bot(level, 7).choose(view)
    assert (advice.tries, advice.chances) == (0, ())


@every_game
def test_advice_depends_only_on_the_view(rules: Game) -> None:
    for view in views_of(rules, 3, 5)[10:40:10]:
        twin = rules.view(rules.imagine(view, Rng(99)), view.viewer)
        again = msgspec.json.decode(msgspec.json.encode(view), type=rules.view_type)
        assert advise(bot(LEVEL, 7), twin) == advise(bot(LEVEL, 7), again)


def test_the_levels_medium_strong_and_master_search() -> None:
    searchers = {name for name, make in LEVELS.items() if isinstance(make(1), SearchBot)}
    assert searchers == {"medium", "strong", "master"}
