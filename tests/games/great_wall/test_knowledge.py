"""What each player may know (GW-7): views, move texts, scores, imagined positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable

import msgspec
import pytest

from tests.chi_square import fair
from tests.games.great_wall.positions import (
    GAME,
    TABLES,
    Table,
    random_game,
    random_positions,
    table,
    wall,
)
from wanli.core.play import Move, Play
from wanli.core.rng import Rng
from wanli.core.state import CHANCE, WATCHER
from wanli.games.great_wall.imagine import imagine
from wanli.games.great_wall.rules.game import GreatWall
from wanli.games.great_wall.views.open import open_of

VIEWERS = [0, 1, 2, int(WATCHER)]


def midgame(**options: str) -> Table:
    """A position of three players; red's noble and two wall cards of green have left the game."""
    return table(
        wall(
            3, on="blue gate 5", red="keep", blue="gate", green="dragon", over="green on red gate"
        ),
        wall(4, 2),
        hands={"red": "2 foot horseman", "green": "noble", "blue": "wall gate"},
        decks={"red": "7 wall 3 foot horseman 2 gate dragon", "green": "5 wall keep"},
        piles={"red": [8, 2], "green": [5], "blue": []},
        active=1,
        options=options,
    )


def moves_of(*texts: str, players: int = 3) -> list[Move]:
    """The moves of a game that begins with these texts, including its draws."""
    play = Play(GAME, GAME.setup(players, {"first-seat": "1"}), Rng(3))
    for text in texts:
        play.move(text)
    return play.moves


def view_bytes(play: Play, viewer: int) -> bytes:
    """A view as bytes."""
    return msgspec.json.encode(play.view(viewer))


# ---- open to all -----------------------------------------------------------------------------
@pytest.mark.parametrize("viewer", VIEWERS)
def test_cards_tokens_and_sizes_are_open_to_all(viewer: int) -> None:  # GW-7.1
    seen = midgame().view(viewer)
    line = seen.table.walls[0]
    assert line is not None
    assert line.cards == {"red": {"keep": 1}, "green": {"dragon": 1}, "blue": {"gate": 1}}
    assert (line.covered, line.dragons) == ({"red": {"gate": 1}}, {"green": "red gate"})
    assert line.bearer is not None
    assert (line.tokens, line.bearer.token, line.bearer.colour) == ([3], 5, "blue")
    assert seen.table.hands == {"red": 3, "green": 1, "blue": 2}
    assert seen.decks == {"red": 14, "green": 6, "blue": 17}
    assert [len(pile) for pile in seen.table.piles.values()] == [2, 1, 0]
    assert sum((seen.table.supply or {}).values()) == 36 - 4 - 3


@pytest.mark.parametrize("viewer", VIEWERS)
def test_discarded_cards_are_open_to_all(viewer: int) -> None:  # GW-7.1
    unplayed = midgame().view(viewer).table.unplayed
    assert "noble" not in unplayed["red"]
    assert unplayed["green"] == {"wall": 5, "keep": 1, "noble": 1}


@pytest.mark.parametrize("viewer", VIEWERS)
def test_leaders_and_totals_are_open_to_all(viewer: int) -> None:  # GW-7.1
    (first, _) = midgame().view(viewer).walls
    assert (first.leader, first.noble) == ("red", False)
    assert {t.colour: t.points for t in first.totals} == {"red": 3, "green": 1, "blue": -3}


def test_played_cards_and_revealed_tokens_are_shown_to_all() -> None:  # GW-7.1
    tokens = [move for move in moves_of() if move.text.startswith("token")]
    assert len(tokens) == 6
    assert all(set(move.texts) == {move.text} for move in tokens)
    play = Play(GAME, GAME.setup(3, {"first-seat": "1"}), Rng(3))
    text = next(text for text in play.legal() if text.startswith("play"))
    play.move(text)
    assert set(play.moves[-1].texts) == {text}


def test_the_open_part_of_a_view_is_the_same_for_all() -> None:  # GW-7.1
    t = midgame()
    assert len({msgspec.json.encode(t.view(viewer).table) for viewer in VIEWERS}) == 1


# ---- only the owner --------------------------------------------------------------------------
def test_only_the_owner_sees_a_hand() -> None:  # GW-7.2
    t = midgame()
    assert t.view(0).hand == {"foot": 2, "horseman": 1}
    assert t.view(1).hand == {"noble": 1}
    assert t.view(2).hand == {"wall": 1, "gate": 1}
    assert t.view(WATCHER).hand == {}


def test_the_draw_of_a_card_shows_its_kind_to_its_owner_only() -> None:  # GW-7.2
    moves = [move for move in moves_of("draw", "draw", "draw") if move.text.startswith("card")]
    assert len(moves) == 18
    for move in moves:
        _, colour, kind = move.text.split()
        owner = ["red", "green", "blue"].index(colour)
        hidden = f"card {colour} ?"
        assert kind != "?"
        assert [move.text_for(v) for v in VIEWERS] == [
            move.text if v == owner else hidden for v in VIEWERS
        ]
        assert (move.seat, move.notes) == (CHANCE, ())


def test_only_the_seat_that_decides_gets_legal_moves() -> None:  # GW-7.2
    t = midgame()
    assert "play noble at 1" in t.view(1).legal
    assert [t.view(v).legal for v in (0, 2, WATCHER)] == [[], [], []]
    assert set(t.view(1).legal) == set(t.legal())


def test_no_player_gets_the_outcomes_of_a_draw_as_legal_moves() -> None:  # GW-7.2
    t = midgame().play("draw", draw=False)
    assert [t.view(v).legal for v in VIEWERS] == [[]] * 4


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_prompt_names_the_seat_and_the_actions_left(viewer: int) -> None:  # GW-7.1
    prompt = midgame().view(viewer).prompt
    assert (prompt.code, prompt.clause) == ("act", "GW-3.4")
    assert prompt.facts == {"seat": 2, "actions": 2}
    prompt = midgame().play("draw", draw=False).view(viewer).prompt
    assert (prompt.code, prompt.clause, prompt.facts) == ("draw-card", "GW-3.4", {})


def test_a_move_that_showed_a_card_cannot_be_undone() -> None:  # GW-7.2
    play = Play(GAME, GAME.setup(3, {"first-seat": "1"}), Rng(3))
    play.move(next(text for text in play.legal() if text.startswith("play")))
    assert not play.can_undo(0)


def test_a_claim_or_a_decline_can_be_undone() -> None:  # GW-7.1
    line = wall(5, 3, red="gate")
    for text in ("claim 5 at 1 on gate", "decline 1"):
        play = Play(GAME, GAME.setup(3, {"first-seat": "1"}), Rng(3))
        play.state = table(line, options={"claims": "declinable"}).state
        play.move(text)
        assert play.can_undo(0)


# ---- scores ----------------------------------------------------------------------------------
def test_hidden_scores_show_only_the_viewers_own_total() -> None:  # GW-7.3
    t = midgame()
    assert t.view(0).scores == [10, None, None]
    assert t.view(1).scores == [None, 5, None]
    assert t.view(2).scores == [None, None, 0]
    assert t.view(WATCHER).scores == [None, None, None]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_open_scores_are_shown_to_all(viewer: int) -> None:  # GW-7.3
    assert midgame(scores="open").view(viewer).scores == [10, 5, 0]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_at_the_end_all_scores_are_shown(players: int, options: dict[str, str]) -> None:  # GW-7.3
    play = random_game(players, options, 2)
    for viewer in range(-1, players):
        assert play.view(viewer).scores == play.scores


def test_a_bot_can_count_the_tokens_taken_by_opponents() -> None:  # GW-7.3
    t = table(wall(2, on="red gate 7", red="gate", blue="wall"), wall(4, 3), active=2)
    t.play("take 1")
    told = [(note.facts["seat"], note.facts["points"]) for note in t.notes_with("token-taken")]
    assert told == [(3, 2), (1, 7)]
    assert t.view(1).table.piles == {
        "red": [7],
        "green": [],
        "blue": [2],
    }  # green can count the tokens that were taken
    assert t.view(1).scores == [None, 0, None]  # but the view does not show the total


# ---- hidden information ----------------------------------------------------------------------
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_view_does_not_depend_on_information_hidden_from_it(
    players: int, options: dict[str, str]
) -> None:  # GW-7.1, GW-7.2
    for play in random_positions(players, options, 11):
        for viewer in range(-1, players):
            before = view_bytes(play, viewer)
            kept = play.state
            play.state = kept.clone()
            play.state.determinize(viewer, Rng(len(play.moves)))
            assert view_bytes(play, viewer) == before
            play.state = kept


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_an_imagined_position_has_the_same_view(
    players: int, options: dict[str, str]
) -> None:  # GW-7.1, GW-7.2
    changed = 0
    for play in random_positions(players, options, 12):
        for viewer in (-1, len(play.moves) % players):
            seen = GAME.view(play.state, viewer)
            state = GAME.imagine(seen, Rng(len(play.moves)))
            assert GAME.view(state, viewer) == seen
            assert GAME.faults(state) == []
            changed += GAME.write_position(state) != GAME.write_position(play.state)
    assert changed > 20


def test_imagined_hands_follow_the_odds() -> None:  # GW-7.2
    t = table(hands={"green": "gate gate"}, decks={"green": "keep 3 foot"})
    hands: Counter[Hashable] = Counter()
    for seed in range(3000):
        state = imagine(t.view(0), Rng(seed))
        assert isinstance(state, GreatWall)
        hands[" ".join(f"{n} {kind}" for kind, n in Table(state).hand("green").items())] += 1
    pairs: dict[Hashable, float] = {
        "2 gate": 1,
        "1 gate 1 keep": 2,
        "1 gate 1 foot": 6,
        "1 keep 1 foot": 3,
        "2 foot": 3,
    }
    assert fair(hands, pairs)


def test_an_imagined_position_keeps_the_viewers_own_hand() -> None:  # GW-7.2
    t = midgame()
    for seed in range(20):
        assert Table(imagine(t.view(1), Rng(seed))).hand("green") == {"noble": 1}


def test_a_hand_is_known_to_all_when_its_deck_is_empty() -> None:  # GW-7.1, GW-7.2
    t = table(hands={"green": "gate 2 foot"}, decks={"green": ""})
    assert Table(imagine(t.view(0), Rng(1))).hand("green") == {"gate": 1, "foot": 2}
    assert open_of(t.state).unplayed["green"] == {"gate": 1, "foot": 2}
