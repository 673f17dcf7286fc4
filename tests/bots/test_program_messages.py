"""Programs as bots: the messages and the environment they get."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.bots.programs import (
    PATIENT,
    against_random,
    program,
    raise_time_limits,
    received,
)
from wanli.arena import match
from wanli.arena.match import Fixture, play
from wanli.bots import bot
from wanli.bots.programs import (
    ProgramBot,
    hello,
    program_seed,
)
from wanli.bots.programs import process as processes
from wanli.core.game import Game
from wanli.core.play import Play
from wanli.core.rng import Rng
from wanli.core.view import View
from wanli.games import GAMES

every_game = pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.id)


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    raise_time_limits(monkeypatch)


@every_game
def test_a_program_receives_only_its_view_at_each_decision(tmp_path: Path, rules: Game) -> None:
    file = program(tmp_path)
    play(Fixture(rules.id, ("random", file, "random"), 5, programs=PATIENT))
    at = Play(rules, rules.setup(3), Rng(5))
    others = [bot("random", (5 * 8 + seat) * 2 + 1) for seat in range(3)]
    seen: list[View] = []
    while not at.over:
        view = at.view(at.current)
        if at.current == 1:
            seen.append(view)
            at.move(view.legal[0])
        else:
            at.move(others[at.current].choose(view))
    first, *asked, last = received(file)
    assert json.loads(first) == {
        "t": "hello",
        "protocol": 1,
        "game": rules.id,
        "rules_version": rules.rules_version,
        "players": 3,
        "seat": 1,
        "options": rules.setup(3).options,
        "seed": program_seed(5, 1),
    }
    assert asked == [
        b'{"t":"decide","number":%d,"seconds":120.0,"legal":%b,"view":%b}'
        % (number, msgspec.json.encode(view.legal), msgspec.json.encode(view))
        for number, view in enumerate(seen, 1)
    ]
    assert json.loads(last) == {"t": "over", "scores": at.scores, "winners": at.winners}


@every_game
def test_the_messages_of_a_program_do_not_depend_on_hidden_information(
    tmp_path: Path, rules: Game
) -> None:
    """Law 5 for programs: equal views of different positions give the same bytes."""
    at, rng, different = Play(rules, rules.setup(2), Rng(7)), Rng(8), 0
    for number in range(60):
        view = at.view(at.current)
        if number % 20 == 10:
            twin = rules.imagine(view, rng)
            different += rules.write_position(twin) != rules.write_position(at.state)
            told = [
                transcript(tmp_path, rules, at, eyes, str(number) + name)
                for eyes, name in ((view, "here"), (rules.view(twin, at.current), "there"))
            ]
            assert told[0] == told[1]
            assert len(told[0]) == 2
        at.move(view.legal[rng.below(len(view.legal))])
    assert different or not rules.hides


def transcript(folder: Path, rules: Game, at: Play, view: View, name: str) -> list[bytes]:
    """Return the messages of a program up to its first decision."""
    file = program(folder, name=name)
    player = ProgramBot(file, hello(rules, at.setup, view.viewer, 11), PATIENT.seconds)
    player.choose(view)
    player.close()
    assert player.failure is None
    return received(file)


def test_the_seeds_of_programs_do_not_reveal_the_seeds_of_games() -> None:
    seeds = [program_seed(seed, seat) for seed in range(50) for seat in range(4)]
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 2**31 for seed in seeds)
    steps = {after - before for before, after in pairwise(seeds)}
    assert len(steps) == len(seeds) - 1  # no constant difference between seeds


def test_the_seed_of_a_program_does_not_depend_on_the_seed_of_the_match(tmp_path: Path) -> None:
    told = set()
    for seed in (1, 2, 77):
        file = program(tmp_path, name=f"bot{seed}")
        for fixture in match.fixtures("great-wall", [file, "random"], 1, seed, {}):
            play(fixture)
        told.add(json.loads(received(file)[0])["seed"])
    assert len(told) == 1


def test_a_program_does_not_inherit_secret_environment_variables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WANLI_TOKEN", "secret")
    monkeypatch.setenv("WANLI_DATABASE", "postgresql://me:secret@here/there")
    write = 'here.with_suffix(".env").write_text(json.dumps(dict(os.environ)))'
    file = program(tmp_path, before=write)
    against_random(file)
    found: dict[str, Any] = json.loads(Path(file).with_suffix(".env").read_text())
    assert "PATH" in found
    assert not [name for name in found if name.startswith("WANLI")]
    assert set(found) <= {*processes.INHERITED, *processes.FOR_PYTHON, "LC_CTYPE", "PWD"}


def test_a_program_in_python_can_use_the_library(tmp_path: Path) -> None:
    thinks = """rules = game(message["view"]["game"])
view = msgspec.convert(message["view"], rules.view_type)
position = rules.imagine(view, Rng(number))
move = rules.write(position, position.actions()[-1])
print(json.dumps({"move": move}), flush=True)"""
    imports = "import msgspec; from wanli.games import game; from wanli.core.rng import Rng"
    assert against_random(program(tmp_path, thinks, imports)).failures == ()
