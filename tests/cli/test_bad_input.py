"""Wrong input gets a clear answer, and nothing is lost."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run, every_game
from tests.cli.pseudo_terminal import SOURCES

COMMANDS = {
    "plya": "No such command 'plya'. Did you mean 'play', 'replay'? See --help.",
    "play go": "There is no game “go”",
    "play --players 9": "players, not 9",
    "play --seat 4 --players 3": "There is no seat 4: the table has 3 seats",
    "play --bots clever": "There is no bot level “clever”",
    "play --option events": "is not an option. Use name=value.",
    "play --option weather=fine": "There is no option “weather”",
    "play --option events=rain": "The option “events” cannot be “rain”",
    "play --option boards=4": "cannot be “4” at this table",
    "play --option first-seat=4": "Seat 4 is not at this table",
    "play --players 2 --option neutral-colour=red": "Red is already taken",
    "play great-wall --players 6": "players, not 6",
    "play great-wall --players 3 --option first-seat=4": "Seat 4 is not at this table",
    "play great-wall --option end=never": "The option “end” cannot be “never”",
    "play --content nothing.json": "nothing.json cannot be read",
    "play --resume": "There is no unfinished game",
    "play --resume nothing.txt": "nothing.txt cannot be read",
    "play --seed x": "--seed",
    "play --seed 99999999999999999999": "--seed",
    "arena great-wall --seed 1152921504606846976": "--seed",
    "ladder great-wall --seed 9223372036854775807": "--seed",
    "fuzz great-wall --seed 9223372036854775808": "--seed",
    "perft great-wall --seed 9223372036854775808": "--seed",
    "play --save nowhere/game.txt": "nowhere",
    "play --save .": "directory",
    "play --nonsense": "--nonsense",
    "dance": "dance",
    "replay": "file",
    "fuzz chang-cheng --games 0": "--games",
    "fuzz chang-cheng --players 9": "players, not 9",
    "perft go": "There is no game “go”",
    "rules": "game",
    "play --lang tlh": "Languages: en, pl, hu, it",
}
LINES = [
    "why", "0", "999", "-1", "²", "?", "x" * 5000, "save nowhere/game.txt", "save .", "save \x00",
    "/", "//", "/board now", "rules x", "\x1b[A", "\x00", "undo", "{ $text }", "[bold]wall[/bold]",
]  # fmt: skip
NO_MOVES = {
    "chang-cheng": [
        "wall", "wall z9", "wall a99", "wall d1", "card flood", "card dragon aI", "why wall d1",
        "pass", "blue wall a1", "swap a1 a1", "first aI", "threat aN1 3", "card ? aI",
        "wall a1; drop",
    ],
    "great-wall": [
        "play", "play wall", "play wall at 0", "play wall at 9", "play 0 wall at 1",
        "play 9 wall at 1", "play 7 wall at 1", "play wall at 4", "play pagoda at 1", "why take 1",
        "play keep at 1 over red wall", "play dragon at 1 over grey wall", "claim 5 at 1 on gate",
        "take 1", "take 7", "decline 1", "ride 9", "card red wall", "card red ?", "token 5 at 1",
        "start 1", "draw; drop",
    ],
}  # fmt: skip


@pytest.mark.parametrize(("words", "expected"), COMMANDS.items())
def test_a_wrong_command_is_refused_in_one_line(run: Run, words: str, expected: str) -> None:
    done = run(*words.split())
    assert (done.code, done.out) == (2, "")
    assert expected in done.err
    assert len(done.err.splitlines()) == 1


@every_game
@pytest.mark.parametrize("first", ["first-seat=1", "first-seat=2"])
def test_a_wrong_line_changes_nothing(run: Run, tmp_path: Path, name: str, first: str) -> None:
    command = ["play", name, "--seed", "1", "--option", first]
    run(*command, "--save", "one.txt", typed=["quit"])
    done = run(*command, "--save", "two.txt", typed=[*LINES, *NO_MOVES[name]])
    assert done.code == 0
    assert (tmp_path / "one.txt").read_bytes() == (tmp_path / "two.txt").read_bytes()
    assert "cannot be written" in done.out
    assert "“[bold]wall[/bold]” is not understood" in done.out


def test_a_refusal_ends_with_its_clause(run: Run) -> None:
    done = run("play", "--option", "first-seat=1", typed=["tower a1", "why tower a1"])
    said = "The first turn of the game is one single wall and nothing else. (CC-3.1)"
    assert done.out.count(said) == 2
    done = run("play", "great-wall", "--option", "first-seat=1", typed=["take 1", "why take 1"])
    assert done.out.count("“take 1” is not possible now: take an action first. (GW-3.1)") == 2


def test_a_game_without_content_sets_takes_no_file(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text("{}", encoding="utf-8")
    done = run("play", "great-wall", "--content", "mine.json")
    assert (done.code, done.out) == (2, "")
    assert "Great Wall of China needs no content file" in done.err


def test_an_error_in_a_set_names_its_place(run: Run, tmp_path: Path) -> None:
    from wanli.games.chang_cheng.content import shipped_text

    wrong = shipped_text().replace("[4, 5, 4]", "[4, 5, 5]", 1)
    (tmp_path / "mine.json").write_text(wrong, encoding="utf-8")
    done = run("play", "--content", "mine.json")
    assert done.code == 2
    assert "boards[0].provinces" in done.err
    assert "the sum is 14 instead of 13. (CC-1.1)" in done.err
    (tmp_path / "mine.json").write_text("{", encoding="utf-8")
    assert "cannot be read" in run("play", "--content", "mine.json").err


@pytest.mark.parametrize(
    ("name", "drawn"),
    [("chang-cheng", ("+aN1 <", "[R]")), ("great-wall", ("|Section 1 @", "#5 =15"))],
)
def test_a_terminal_without_unicode_can_play(
    tmp_path: Path, name: str, drawn: tuple[str, str]
) -> None:
    env = {
        "PYTHONPATH": str(SOURCES),
        "PYTHONIOENCODING": "ascii",
        "WANLI_DATA": str(tmp_path / "data"),
        "LANG": "C",
    }
    command = [sys.executable, "-X", "utf8=0", "-m", "wanli.cli", "play", name, "--seed", "1"]
    done = subprocess.run(command, input=b"1\nquit\n", env=env, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert all(text in done.stdout.decode("ascii") for text in drawn)


def test_a_command_imports_only_what_it_needs() -> None:
    script = "import sys; from wanli.cli import main; main(['games']); print(*sys.modules)"
    command = [sys.executable, "-c", script]
    env = {"PYTHONPATH": str(SOURCES), "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(command, env=env, capture_output=True, check=True)
    imported = done.stdout.decode().splitlines()[-1].split()
    assert "wanli.cli.games" in imported
    assert not {"wanli.cli.play", "wanli.arena", "wanli.bench", "wanli.server"} & set(imported)


def test_help_exists_in_every_language(run: Run) -> None:
    for language, word in {
        "en": "Play a game",
        "pl": "Zagraj",
        "hu": "Játssz",
        "it": "Gioca",
    }.items():
        shown = run("--help", "--lang", language)
        assert shown.code == 0
        assert word in shown.out
        assert "--hot-seat" in run("play", "--lang", language, "--help").out


def test_no_arguments_show_the_help(run: Run) -> None:
    done = run()
    assert (done.code, done.err) == (0, "")
    assert "wanli play --resume" in " ".join(done.out.split())


def test_the_version_is_printed(run: Run) -> None:
    assert run("--version").out.startswith("wanli ")


@pytest.mark.parametrize(("name", "first"), [("chang-cheng", "1 26"), ("great-wall", "1 16")])
def test_fuzz_and_perft_run(run: Run, name: str, first: str) -> None:
    sound = run("fuzz", name, "--games", "2", "--players", "2", "--seed", "5")
    assert sound.code == 0
    assert "2 games" in sound.out
    assert run("perft", name, "--depth", "1", "--divide").out.splitlines()[-1] == first


def test_a_game_that_breaks_a_law_is_saved(
    run: Run, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from wanli.games.chang_cheng.about import ChangChengGame

    monkeypatch.setattr(ChangChengGame, "faults", lambda *_: ["a wall has vanished"])
    done = run("fuzz", "chang-cheng", "--games", "1", "--seed", "5")
    assert done.code == 1
    assert "a wall has vanished" in done.out
    (file,) = (data / "fuzz").iterdir()
    assert file.name in "".join(done.out.split())
    assert file.read_text(encoding="utf-8").startswith("wanli record 1")


def own_set(folder: Path, **start: int) -> None:
    """Write the shipped set, with other start values, to an owner's folder."""
    from wanli.games.rise_of_empires.content import FILES, shipped_text

    folder.mkdir()
    parts = json.loads(shipped_text())
    parts["setup"]["start"].update(start)
    for name in FILES:
        (folder / f"{name}.json").write_text(json.dumps(parts[name]), encoding="utf-8")


def test_a_content_set_of_several_files_is_a_folder(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    own_set(folder)
    game = ("play", "rise-of-empires", "--content", "mine")
    assert "Reconstruction" in run(*game, typed=["quit"]).out
    (folder / "map.json").write_text("{}", encoding="utf-8")
    assert "map.json" in run(*game).err
    (folder / "map.json").unlink()
    assert "map.json" in run(*game).err


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "has an error at “start.pool”: found 31, expected 30 or less."),
        ("pl", "błąd w „start.pool”: jest 31, potrzeba: najwyżej 30."),
        ("hu", "hiba itt: „start.pool”: az érték 31, ez kell: legfeljebb 30."),
        ("it", "errore in “start.pool”: c’è 31, ci vuole: al massimo 30."),
    ],
)
def test_an_error_in_a_set_is_reported_with_file_and_field(
    run: Run, tmp_path: Path, language: str, expected: str
) -> None:  # RE-1.2
    own_set(tmp_path / "mine", pool=31)
    done = run("--lang", language, "play", "rise-of-empires", "--content", "mine")
    assert done.err.startswith("setup.json")
    assert expected in done.err


def test_a_file_of_a_set_that_is_not_json_is_named(run: Run, tmp_path: Path) -> None:
    own_set(tmp_path / "mine")
    for text in ("{", "[" * 100_000):
        (tmp_path / "mine" / "city_tiles.json").write_text(text, encoding="utf-8")
        done = run("play", "rise-of-empires", "--content", "mine")
        assert (done.code, len(done.err.splitlines())) == (2, 1)
        assert "city_tiles.json cannot be read" in done.err


def test_a_set_written_on_windows_can_be_read(run: Run, tmp_path: Path) -> None:
    own_set(tmp_path / "mine", gold=9)
    for file in (tmp_path / "mine").iterdir():
        file.write_text(file.read_text(encoding="utf-8"), encoding="utf-8-sig")
    done = run("play", "rise-of-empires", "--content", "mine", typed=["quit"])
    assert (done.code, done.err) == (0, "")
    assert "9 gold" in done.out
    from wanli.games.chang_cheng.content import shipped_text

    (tmp_path / "mine.json").write_text(shipped_text(), encoding="utf-8-sig")
    assert run("play", "--content", "mine.json", typed=["quit"]).code == 0


@pytest.mark.skipif(sys.platform == "win32", reason="no such file names there")
@pytest.mark.parametrize("name", ['my "map"', "a\\b", "\udcff"])
def test_a_file_that_does_not_belong_to_a_set_is_named(run: Run, tmp_path: Path, name: str) -> None:
    own_set(tmp_path / "mine")
    (tmp_path / "mine" / f"{name}.json").write_text("{}", encoding="utf-8")
    done = run("play", "rise-of-empires", "--content", "mine")
    assert (done.code, len(done.err.splitlines())) == (2, 1)
    shown = name.replace("\udcff", "?")
    assert f"{shown}.json is not a file of a content set." in done.err


@pytest.mark.parametrize("command", ["play", "replay", "verify"])
@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "A file or folder"),
        ("pl", "Plik albo folder"),
        ("hu", "Fájl vagy mappa"),
        ("it", "Un file o una cartella"),
    ],
)
def test_the_help_says_that_a_set_may_be_a_folder(
    run: Run, command: str, language: str, expected: str
) -> None:
    shown = run("--lang", language, command, "--help").out
    assert expected in " ".join(shown.replace("│", " ").split())
