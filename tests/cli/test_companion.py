"""`wanli companion` in a terminal: set up, entries, resuming, corrections, undo."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.test_readme import ROOT, blocks
from wanli.companion import read_notebook
from wanli.companion.notation import write_entry

SET_UP = [
    "Anna", "Bela", "",
    "Colossus, 1B, 7, 2, 6, 3", "Baths, Great, 2b, 9, 3, 8, 4", "",
    "Gaul, 1, zone", "Sea, 1, zone, sea", "India, 2", "",
]  # fmt: skip
NOTEBOOK = ("companion", "n.json", "--turn", "1B")  # only for a new notebook
TAKEN = ["build Colossus by Anna at Gaul", "war Gaul by Bela on Anna fell Colossus", "mark Col"]


def stored_entries(file: Path) -> list[str]:
    """Return what the entries of a notebook did."""
    return [entry["did"] for entry in json.loads(file.read_text(encoding="utf-8"))["entries"]]


def test_a_notebook_is_filled_in_and_saved(run: Run, tmp_path: Path) -> None:  # WW-14
    done = run(*NOTEBOOK, typed=[*SET_UP, *TAKEN])
    assert done.code == 0
    assert "Bela takes Colossus and marks it. (WW-7)" in done.out
    assert "Bela: owes 3 gold, scores 6 VP this turn; 0 VP from wonders so far" in done.out
    notebook = read_notebook((tmp_path / "n.json").read_text(encoding="utf-8"))
    assert [one.name for one in notebook.wonders] == ["Colossus", "Baths, Great"]
    assert [(one.name, one.era, one.zone, one.sea) for one in notebook.regions] == [
        ("Gaul", 1, True, False), ("Sea", 1, True, True), ("India", 2, False, False),
    ]  # fmt: skip
    assert stored_entries(tmp_path / "n.json") == ["build", "war", "mark"]


def test_a_notebook_resumes_where_it_stopped(run: Run, tmp_path: Path) -> None:
    run(*NOTEBOOK, typed=[*SET_UP, *TAKEN[:2]])
    done = run(*NOTEBOOK, typed=["mark Colossus", "next", "quit", "next"])
    assert (
        "Bela can take Colossus. Type “mark” to take it, “raze” to destroy it. (WW-7)" in done.out
    )
    assert stored_entries(tmp_path / "n.json") == ["build", "war", "mark", "next"]


def test_without_a_file_name_the_notebook_is_saved_with_the_games(run: Run, data: Path) -> None:
    run("companion", typed=SET_UP)
    assert (data / "companion.json").exists()
    assert run("companion", typed=["next"]).code == 0
    assert stored_entries(data / "companion.json") == ["next"]


def test_the_last_entry_can_be_undone(run: Run, tmp_path: Path) -> None:
    done = run(*NOTEBOOK, typed=[*SET_UP, *TAKEN, "undo", "undo", "show"])
    assert stored_entries(tmp_path / "n.json") == ["build"]
    last = done.out.rpartition("Turn 1B")[2]
    assert "Anna: owes 0 gold, scores 0 VP this turn; 6 VP from wonders so far" in last
    assert "exempt: built this turn" in last
    done = run(*NOTEBOOK, typed=["undo", "undo"])
    assert "There is nothing to undo." in done.out
    assert stored_entries(tmp_path / "n.json") == []


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("build Colossus by Anna at India", "cannot stand in India: the turn printed on it is 1B"),
        ("build Colossus by Anna at India", "(WW-2)"),
        ("dance", "“dance” is not understood. Start with one of: build, war"),
        ("build Colossus", "Type build WONDER by PLAYER at REGION"),
        ("pay Colossus", "This is not possible in the phase Actions, only in Upkeep. (WW-9)"),
        ("mark Rome", "“Rome” could be several things: Colossus, Baths, Great."),
        ("rules WW-99", "There is no clause “WW-99”"),  # no such clause
        ("[bold]next[/bold]", "“[bold]next[/bold]” is not understood"),
    ],
)
def test_a_wrong_line_is_refused_and_changes_nothing(
    run: Run, tmp_path: Path, line: str, expected: str
) -> None:
    done = run(*NOTEBOOK, typed=[*SET_UP, line])
    assert done.code == 0
    assert expected in " ".join(done.out.split())
    assert stored_entries(tmp_path / "n.json") == []


def test_a_wrong_line_of_the_set_up_is_asked_again(run: Run, tmp_path: Path) -> None:
    wrong = [
        "Anna",
        "anna",
        "",
        "Bela",
        "",
        "Colossus",
        "Colossus, 3B, 1, 1, 1, 1",
        "C, 1B, 1, 1, 1",
    ]
    more = ["Colossus, 1B, 7, 2, 6, 3", "", "Gaul", "Gaul, 7", "Gaul, 1", ""]
    done = run(*NOTEBOOK, typed=[*wrong, *more])
    assert "The name “anna” is already used" in done.out
    assert "There is an error at “turn”: Invalid enum value '3B'" in done.out
    assert "There is an error at “era”" in done.out
    notebook = read_notebook((tmp_path / "n.json").read_text(encoding="utf-8"))
    assert [len(notebook.players), len(notebook.wonders), len(notebook.regions)] == [2, 1, 1]


def test_regions_are_asked_for_until_every_wonder_has_one(run: Run, tmp_path: Path) -> None:
    more = ["India, 3", "", "Sahara, 1", "", "Gaul, 1, zone", ""]  # WW-2
    done = run(*NOTEBOOK, typed=[*SET_UP[:6], *more])
    assert "Colossus has no region where it can stand" in done.out
    assert "Baths, Great has no region where it can stand" in done.out
    notebook = read_notebook((tmp_path / "n.json").read_text(encoding="utf-8"))
    assert [one.name for one in notebook.regions] == ["India", "Sahara", "Gaul"]


def test_an_interrupted_set_up_resumes(run: Run, tmp_path: Path) -> None:  # WW-14
    done = run(*NOTEBOOK, "--option", "marker=pool", typed=SET_UP[:4])
    assert done.code == 2
    assert "The notebook is not complete" in done.err
    assert not (tmp_path / "n.json").exists()
    done = run("companion", "n.json", typed=SET_UP[4:])
    assert done.code == 0
    assert "1> Colossus, 1B, 7, 2, 6, 3" in done.out
    notebook = read_notebook((tmp_path / "n.json").read_text(encoding="utf-8"))
    assert [len(notebook.players), len(notebook.wonders), len(notebook.regions)] == [2, 2, 3]
    assert (notebook.turn, notebook.options) == ("1B", {"marker": "pool"})
    assert [file.name for file in tmp_path.glob("n.json*")] == ["n.json"]


def test_a_line_of_the_set_up_can_be_undone(run: Run, tmp_path: Path) -> None:
    typed = ["undo", "Ana", "Undo", "Anna", "Bela", "Cili", "undo", "", "undo", *SET_UP[2:]]
    done = run(*NOTEBOOK, typed=typed)
    assert "There is nothing to undo." in done.out
    notebook = read_notebook((tmp_path / "n.json").read_text(encoding="utf-8"))
    assert [one.name for one in notebook.players] == ["Anna", "Bela"]


def test_a_damaged_set_up_is_reported(run: Run, tmp_path: Path) -> None:
    for text in ("{", '{"lines": 3}'):
        (tmp_path / "n.json.begun").write_text(text, encoding="utf-8")
        done = run(*NOTEBOOK, typed=SET_UP)
        assert (done.code, len(done.err.splitlines())) == (2, 1)
        assert "n.json.begun" in done.err


def test_set_up_values_can_be_corrected(run: Run, tmp_path: Path) -> None:  # WW-14
    lines = [
        "correct col = Colossus of Rhodes, 1B, 7, 2, 6, 4",
        "correct Anna = Anikó",
        "correct gaul = Gallia, 1, zone",
    ]
    done = run(*NOTEBOOK, typed=[*SET_UP, *TAKEN, *lines])
    assert "Anikó" in done.out.rpartition("Turn 1B")[2]
    notebook = read_notebook((tmp_path / "n.json").read_text(encoding="utf-8"))
    assert [one.upkeep for one in notebook.wonders] == [4, 4]
    assert [write_entry(one) for one in notebook.entries] == [
        "build Colossus of Rhodes by Anikó at Gallia",
        "war Gallia by Bela on Anikó fell Colossus of Rhodes",
        "mark Colossus of Rhodes",
    ]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("correct Colossus", "Type correct NAME = NAME | correct NAME = NAME, 1B|2B, GOLD"),
        ("correct Rome = Roma, 1", "“Rome” could be several things"),
        ("correct Colossus = Colossus", "Type NAME, 1B|2B, GOLD"),
        ("correct Anna = Bela", "The name “Bela” is already used"),
        ("correct Colossus = Colossus, 2B, 7, 2, 6, 3", "is not available before turn 2B"),
        ("correct Gaul = Gaul, 3", "cannot stand in Gaul"),
    ],
)
def test_an_invalid_correction_changes_nothing(
    run: Run, tmp_path: Path, line: str, expected: str
) -> None:
    run(*NOTEBOOK, typed=[*SET_UP, *TAKEN])
    before = (tmp_path / "n.json").read_text(encoding="utf-8")
    done = run(*NOTEBOOK, typed=[line])
    assert expected in " ".join(done.out.split())
    assert (tmp_path / "n.json").read_text(encoding="utf-8") == before


def test_the_values_printed_on_a_wonder_are_shown_until_it_is_built(run: Run) -> None:
    done = run(*NOTEBOOK, typed=[*SET_UP, *TAKEN[:1]])
    first, last = done.out.split("Turn 1B")[1:]
    assert "Colossus: 7 gold, 2 discs; 6\u00a0VP, upkeep 3" in first
    assert "Colossus: 7 gold" not in last
    assert "Baths, Great: 9 gold, 3 discs; 8\u00a0VP, upkeep 4" in last


def test_capitals_are_accepted_and_an_unknown_word_lists_all_choices(
    run: Run, tmp_path: Path
) -> None:
    lines = [*TAKEN[:1], "UNDO", "Undo", "dance", "LOG", "Quit", "next"]
    done = run(*NOTEBOOK, typed=[*SET_UP, *lines])
    assert stored_entries(tmp_path / "n.json") == []
    assert "There is nothing to undo." in done.out
    assert "score, order, next, correct, undo, log, rules, help, quit" in " ".join(done.out.split())


def test_the_options_are_those_of_the_variant(run: Run) -> None:  # WW-13
    words = ("companion", "n.json", "--option", "sea-site=not-allowed", "--turn", "2b")
    done = run(*words, typed=[*SET_UP, "build Colossus by Anna at Sea"])
    assert "at this table wonders cannot be put in the sea. (WW-13)" in done.out
    assert "Turn 2B: Actions" in done.out
    for wrong in (("--option", "weather=fine"), ("--option", "marker=bank"), ("--turn", "4A")):
        done = run("companion", "other.json", *wrong, typed=SET_UP)
        assert (done.code, done.out) == (2, "")
        assert len(done.err.splitlines()) == 1


def test_a_damaged_notebook_is_reported_with_its_field(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "n.json"
    run(*NOTEBOOK, typed=[*SET_UP, *TAKEN])
    whole = file.read_text(encoding="utf-8")
    for text, said in (
        (
            whole.replace('"vp":6', '"vp":"x"'),
            "There is an error at “wonders[0].vp”: Expected `int`",
        ),
        (
            whole.replace('"vp":6', '"vp":600'),
            "There is an error at “wonders[0].vp”: Expected `int` <= 99",
        ),
        (whole[:-9], "This is not a notebook of the companion"),
        ("", "This is not a notebook of the companion"),
        (whole.replace('"mark"', '"raise"'), "There is an error at “entries[2].did”"),
        (
            whole.replace('"region":"Gaul","att', '"region":"Sea","att'),
            "Entry 2: Anna holds no wonder",
        ),
        (
            whole.replace('"name":"Bela"', '"name":"ANNA"'),
            "The name “ANNA” is already used (players[1].name)",
        ),
        (whole.replace('"options": {}', '"options": {"a":"b"}'), "There is no option “a”"),
    ):
        file.write_text(text, encoding="utf-8")
        done = run(*NOTEBOOK, typed=["next"])
        assert done.code == 2
        assert done.err.startswith("n.json cannot be used. ")
        assert said in done.err
        assert file.read_text(encoding="utf-8") == text


def test_the_log_and_the_help_are_complete(run: Run) -> None:
    done = run(*NOTEBOOK, typed=[*SET_UP, *TAKEN, "log", "help", "rules WW-5"])
    assert done.out.count("1. Anna builds Colossus in Gaul: 6\u00a0VP. (WW-2)") == 2
    for word in ("war REGION by PLAYER on PLAYER", "let-go WONDER", "score PLAYER"):
        assert word in done.out
    assert "So a marker may be lost" in done.out


@pytest.mark.parametrize(
    ("words", "value"),
    [
        ("--turn 2A", "turn = 1B"),
        ("--option marker=pool", "marker = stock"),
        ("--option sea-site=allowed", "sea-site = not-allowed"),
        ("--option weather=fine", "weather = -"),
    ],
)
def test_a_resumed_notebook_keeps_its_options(
    run: Run, tmp_path: Path, words: str, value: str
) -> None:  # WW-14
    begun = (*NOTEBOOK, "--option", "sea-site=not-allowed")
    for typed in (SET_UP[:4], SET_UP[4:]):  # an interrupted set-up, then a notebook
        run(*begun, typed=typed)
        done = run("companion", "n.json", *words.split(), typed=["next"])
        assert (done.code, done.out) == (2, "")
        assert f"n.json was started with {value}." in done.err
    assert run(*begun, "--option", "marker=stock", typed=["next"]).code == 0
    assert stored_entries(tmp_path / "n.json") == ["next"]


def test_a_player_and_a_region_with_the_same_name_are_told_apart(run: Run, tmp_path: Path) -> None:
    set_up = ["Gaul", *SET_UP[1:]]
    lines = ["correct gaul = Anna", "correct player gaul = Anna", "correct gaul = Gallia, 1"]
    done = run(*NOTEBOOK, typed=[*set_up, *lines])
    assert "player Gaul, Bela, Colossus, Baths, Great, region Gaul" in " ".join(done.out.split())
    notebook = read_notebook((tmp_path / "n.json").read_text(encoding="utf-8"))
    assert (notebook.players[0].name, notebook.regions[0].name) == ("Anna", "Gallia")


def test_after_a_b_turn_unmarked_wonders_are_asked_about(run: Run) -> None:  # RE-4.5, WW-5
    fell = [*TAKEN[:1], "war Gaul by Bela on Anna fell Colossus left", "next", "next"]
    done = run(*NOTEBOOK, typed=[*SET_UP, *fell, "next", "leave gaul by anna"])
    said = "If Anna has just lost the last cube in Gaul, record it (leave)"
    assert " ".join(done.out.split()).count(said) == 1


def test_an_unmarked_wonder_is_pointed_out(run: Run) -> None:  # WW-5
    lines = [*TAKEN[:1], "war Gaul by Bela on Anna fell Colossus left", "leave Gaul by Anna"]
    done = run(*NOTEBOOK, typed=[*SET_UP, *lines])
    assert (
        "Colossus: no marker; taken together with the holder’s last cube there (WW-5)" in done.out
    )
    assert "Colossus: no marker and no cubes there: it can no longer be taken (WW-5)" in done.out


def test_the_example_session_in_the_documents_is_true(run: Run) -> None:
    typed, told = blocks("docs/companion.md", "text")
    page = (ROOT / "docs/companion.md").read_text(encoding="utf-8")
    [words] = re.findall(r"^    wanli (.+)$", page, flags=re.MULTILINE)
    done = run(*words.split(), typed=typed.splitlines())
    assert told in done.out


@pytest.mark.parametrize(
    ("language", "expected"), [("pl", "Tura 1B"), ("hu", "1B kör"), ("it", "Turno 1B")]
)
def test_the_companion_speaks_every_language(run: Run, language: str, expected: str) -> None:
    done = run("--lang", language, *NOTEBOOK, typed=[*SET_UP, *TAKEN, "help"])
    assert expected in done.out
    assert "{" not in done.out
