"""The end of the game: a full wall or a round of passes, and the winner (CC-10)."""

from __future__ import annotations

from functools import partial

import pytest

from tests.games.chang_cheng.positions import RIGHT, Table, hand, table

TWO_LEFT = {"a": "rgb. rgbrg brgb", "b": "rgbrg brg brgb."}  # a4 completes aI, b13 bIII
ALL_BUILT = {  # both players have built all their blocks; five squares of cIII are empty
    "a": "rrrr rrrrr rrrr",
    "b": "ggggg ggg ggggg",
    "c": "rr=r= r^gg=g=g^ .....",
}
NO_MONGOLS = {f"{board}N{n}": "removed" for board in "abc" for n in (1, 2, 3)}
NO_CARDS = [*hand("red"), *hand("green")]
PLAIN = {"mode": "plain"}

# a game of two players without blocks
built_out = partial(
    table,
    2,
    rows=ALL_BUILT,
    boards=("1A", "3A", "2A"),
    options=PLAIN,
    gone=NO_CARDS,
    lies=NO_MONGOLS,
)


def two_boards(lies: dict[str, str]) -> dict[str, str]:
    """The states of all threat counters but those of the third board."""
    return {region: how for region, how in lies.items() if region[0] != "c"}


def results(t: Table) -> list[float]:
    """Each seat's share of the victory."""
    return [float(t.state.result(seat)) for seat in range(t.state.players)]


# ---- the wall is full ------------------------------------------------------------------------
def test_the_game_ends_after_the_turn_that_fills_the_wall() -> None:  # CC-10.1
    t = table(rows=TWO_LEFT).play("wall a4")
    assert not t.over
    assert (t.prompt, t.seat) == ("second-half", 0)
    t.play("wall b13")
    assert t.over
    assert t.legal() == []
    assert [note.clause for note in t.notes_with("wall-full")] == ["CC-10.1"]
    assert t.refusal("pass").code == "game-over"


def test_a_half_action_may_fill_the_wall() -> None:  # CC-10.1
    t = table(rows={**TWO_LEFT, "a": "rgbr r^gbrg brgb"}, gone=hand("red"), active=0)
    t.play("wall b13")
    assert t.over


def test_a_neutral_wall_may_fill_the_wall_at_the_end_of_the_turn() -> None:  # CC-10.1
    t = table(2, rows={"a": "rgb. rgbrg brgb", "b": "rgbrg brg brg.."})
    t.play("wall a4", "wall b12")
    assert not t.over
    t.play("neutral b13")
    assert t.over


def test_a_closed_square_keeps_the_wall_from_being_full() -> None:  # CC-10.1
    t = table(
        rows={"a": "rgbr rgbrg brgb", "b": "rgbrg brg brg^.b"},
        towers={"b11": RIGHT},
        gone=hand("red"),
    )
    t.play("pass")
    assert not t.over


def test_a_new_board_after_the_last_wall_continues_the_game() -> None:  # CC-10.1
    t = table(rows=TWO_LEFT, emperors=1).play("wall a4", "wall b13", "board 2A right")
    assert not t.over


# ---- all players pass ------------------------------------------------------------------------
def test_the_game_ends_when_all_players_pass_in_a_row() -> None:  # CC-10.2
    t = built_out()
    assert t.legal() == ["pass"]
    t.play("pass")
    assert not t.over
    t.play("pass")
    assert t.over
    assert [note.clause for note in t.notes_with("stalemate")] == ["CC-10.2"]


@pytest.mark.parametrize(("passed", "over"), [(1, False), (2, True)])
def test_with_three_players_all_three_must_pass(passed: int, over: bool) -> None:  # CC-10.2
    t = table(
        rows={"a": "rgbr rgbrg brgb", "b": "rgbrg brg brg^.b"},
        towers={"b11": RIGHT},
        gone=hand("red"),
        turn={"passes": passed},
    )
    assert t.play("pass").over is over


def test_an_action_resets_the_count_of_passes() -> None:  # CC-10.2
    t = built_out(gone=[*hand("red"), *hand("green", "flood")])
    t.play("pass", "card flood cIII", "pass")
    assert not t.over
    assert t.play("pass").over


def test_a_neutral_wall_resets_the_count_of_passes() -> None:  # CC-10.2, CC-12.5
    t = built_out(options={})
    t.play("pass", "neutral c9", "pass", "no neutral")
    assert not t.over
    t.play("pass", "neutral c10", "pass", "no neutral", "pass")
    assert (t.prompt, t.over) == ("neutral", False)
    t.play("no neutral")
    assert t.over


def test_unfinished_provinces_score_nothing_at_the_end() -> None:  # CC-10.2
    t = built_out(rows={**ALL_BUILT, "c": "rg=g= r^gg^.. r=r=..."})
    t.play("pass", "pass")
    assert t.over
    assert t.view(0).scores == [0, 0]


def test_cards_in_unfinished_provinces_count_as_played() -> None:  # CC-10.2, CC-14.3
    t = built_out(
        options={**PLAIN, "events": "reward"},
        gone=[*hand("red"), *hand("green", "flood")],
        cards={"cIII": ["green flood"]},
    )
    t.play("pass", "pass")
    assert t.over
    assert t.view(0).scores == [0, 0]


def test_plain_two_player_games_cannot_fill_three_boards() -> None:  # CC-10.2, CC-2.5
    t = built_out()
    assert [t.stock(colour) for colour in ("red", "green")] == [(0, 0, 0), (0, 0, 0)]
    assert t.state.wall.empties == 5


# ---- the winner ------------------------------------------------------------------------------
def test_the_mongols_and_then_the_event_cards_follow_the_last_turn() -> None:  # CC-10.3
    t = table(rows=TWO_LEFT, options={"events": "diplomacy+dominance"}).play("wall a4", "wall b13")
    codes = [note.code for note in t.notes]
    end = codes.index("wall-full")
    attacks = [i for i, code in enumerate(codes) if code == "mongols"]
    events = [i for i, code in enumerate(codes) if code in ("diplomacy", "dominance")]
    assert attacks
    assert events
    assert end < min(attacks)
    assert max(attacks) < min(events)


@pytest.mark.parametrize(
    ("scores", "shares"),
    [
        ({"green": 100}, [0.0, 1.0, 0.0]),
        ({"red": 100, "green": 109}, [0.5, 0.5, 0.0]),
        ({"red": 1, "green": 10, "blue": 5}, [1 / 3, 1 / 3, 1 / 3]),
        ({}, [1.0, 0.0, 0.0]),
    ],
)
def test_the_highest_score_wins_and_ties_share_the_victory(
    scores: dict[str, int], shares: list[float]
) -> None:  # CC-10.3
    t = table(
        rows=TWO_LEFT,
        scores=scores,
        lies=two_boards(NO_MONGOLS),
        reputation={"aI": 0, "bIII": 0},
    )
    t.play("wall a4", "wall b13")  # red gets 4 and 5, blue 5
    assert results(t) == shares


def test_the_scores_after_mongols_and_events_decide() -> None:  # CC-10.3
    others = {region: how for region, how in two_boards(NO_MONGOLS).items() if region != "aN2"}
    t = table(
        rows={**TWO_LEFT, "a": "rgb. rgrbg brgb"},
        scores={"green": 8},
        lies=others,
        threat={"aN2": 2},
        reputation={"aI": 0, "bIII": 0},
    )  # aN2: green, red and blue one each
    t.play("wall a4", "wall b13")
    assert t.view(0).scores == [9 - 2, 8 - 2, 5 - 2]
    assert results(t) == [1.0, 0.0, 0.0]
