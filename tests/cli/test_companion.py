"""`wanli companion` at a terminal: typed in, kept after every entry, taken up again, undone."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.test_readme import ROOT, blocks
from wanli.companion import read_notebook

SET_UP = [
    "Anna", "Bela", "",
    "Colossus, 1B, 7, 2, 6, 3", "Baths, Great, 2b, 9, 3, 8, 4", "",
    "Gaul, 1, zone", "Sea, 1, zone, sea", "India, 2", "",
]  # fmt: skip
NOTEBOOK = ("companion", "n.json", "--turn", "1B")  # if it is new
TAKEN = ["build Colossus by Anna at Gaul", "war Gaul by Bela on Anna fell Colossus", "mark Col"]


def kept(file: Path) -> list[str]:
    """What the entries of a notebook did."""
    return [entry["did"] for entry in json.loads(file.read_text(encoding="utf-8"))["entries"]]


def test_a_notebook_is_typed_in_and_kept(run: Run, tmp_path: Path) -> None:  # WW-14
    done = run(*NOTEBOOK, typed=[*SET_UP, *TAKEN])
    assert done.code == 0
    assert "Bela takes Colossus and marks it. (WW-7)" in done.out
    assert "Bela: owes 3 gold, scores 6 VP in this turn; 0 VP from wonders so far" in done.out
    notebook = read_notebook((tmp_path / "n.json").read_text(encoding="utf-8"))
    assert [one.name for one in notebook.wonders] == ["Colossus", "Baths, Great"]
    assert [(one.name, one.era, one.zone, one.sea) for one in notebook.regions] == [
        ("Gaul", 1, True, False), ("Sea", 1, True, True), ("India", 2, False, False),
    ]  # fmt: skip
    assert kept(tmp_path / "n.json") == ["build", "war", "mark"]


def test_it_resumes_where_it_was(run: Run, tmp_path: Path) -> None:
    run(*NOTEBOOK, typed=[*SET_UP, *TAKEN[:2]])
    done = run(*NOTEBOOK, typed=["mark Colossus", "next", "quit", "next"])
    assert "Bela may take Colossus: mark or raze? (WW-7)" in done.out
    assert kept(tmp_path / "n.json") == ["build", "war", "mark", "next"]


def test_without_a_file_it_is_kept_with_the_games(run: Run, data: Path) -> None:
    run("companion", typed=SET_UP)
    assert (data / "companion.json").exists()
    assert run("companion", typed=["next"]).code == 0
    assert kept(data / "companion.json") == ["next"]


def test_the_last_entry_is_undone(run: Run, tmp_path: Path) -> None:
    done = run(*NOTEBOOK, typed=[*SET_UP, *TAKEN, "undo", "undo", "show"])
    assert kept(tmp_path / "n.json") == ["build"]
    last = done.out.rpartition("Turn 1B")[2]
    assert "Anna: owes 0 gold, scores 0 VP in this turn; 6 VP from wonders so far" in last
    assert "exempt: built this turn" in last
    run(*NOTEBOOK, typed=["undo", "undo"])  # there is nothing left, and nothing breaks
    assert kept(tmp_path / "n.json") == []


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("build Colossus by Anna at India", "may not stand in India: the turn printed on it is 1B"),
        ("build Colossus by Anna at India", "(WW-2)"),
        ("dance", "“dance” is not understood. It can begin with: build, war"),
        ("build Colossus", "Type build WONDER by PLAYER at REGION"),
        ("pay Colossus", "Not in this phase (Actions), but in: Upkeep. (WW-9)"),
        ("mark Rome", "It is not clear what “Rome” is: Colossus, Baths, Great."),
        ("rules WW-99", "There is no clause “WW-99”"),  # no such clause
        ("[bold]next[/bold]", "“[bold]next[/bold]” is not understood"),
    ],
)
def test_a_wrong_line_is_refused_and_changes_nothing(
    run: Run, tmp_path: Path, line: str, said: str
) -> None:
    done = run(*NOTEBOOK, typed=[*SET_UP, line])
    assert done.code == 0
    assert said in " ".join(done.out.split())
    assert kept(tmp_path / "n.json") == []


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
    assert "“anna” is there already" in done.out
    assert "“turn” is wrong: Invalid enum value '3B'" in done.out
    assert "“era” is wrong" in done.out
    notebook = read_notebook((tmp_path / "n.json").read_text(encoding="utf-8"))
    assert [len(notebook.players), len(notebook.wonders), len(notebook.regions)] == [2, 1, 1]


def test_whoever_stops_before_the_end_has_no_notebook(run: Run, tmp_path: Path) -> None:
    done = run(*NOTEBOOK, typed=SET_UP[:4])
    assert done.code == 2
    assert "The notebook was not begun" in done.err
    assert not (tmp_path / "n.json").exists()


def test_options_are_those_of_the_variant(run: Run) -> None:  # WW-13
    words = ("companion", "n.json", "--option", "sea-site=not-allowed", "--turn", "2b")
    done = run(*words, typed=[*SET_UP, "build Colossus by Anna at Sea"])
    assert "here no wonder stands at sea. (WW-13)" in done.out
    assert "Turn 2B: Actions" in done.out
    for wrong in (("--option", "weather=fine"), ("--option", "marker=bank"), ("--turn", "4A")):
        done = run("companion", "other.json", *wrong, typed=SET_UP)
        assert (done.code, done.out) == (2, "")
        assert len(done.err.splitlines()) == 1


def test_a_damaged_notebook_is_named_with_its_field(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "n.json"
    run(*NOTEBOOK, typed=[*SET_UP, *TAKEN])
    whole = file.read_text(encoding="utf-8")
    for text, said in (
        (whole.replace('"vp":6', '"vp":"x"'), "“wonders[0].vp” is wrong: Expected `int`"),
        (whole.replace('"vp":6', '"vp":600'), "“wonders[0].vp” is wrong: Expected `int` <= 99"),
        (whole[:-9], "This is no notebook of the companion"),
        ("", "This is no notebook of the companion"),
        (whole.replace('"mark"', '"raise"'), "“entries[2].did” is wrong"),
        (
            whole.replace('"region":"Gaul","att', '"region":"Sea","att'),
            "Entry 2: Anna holds no wonder",
        ),
        (
            whole.replace('"name":"Bela"', '"name":"ANNA"'),
            "“ANNA” is there already (players[1].name)",
        ),
        (whole.replace('"options": {}', '"options": {"a":"b"}'), "There is no option “a”"),
    ):
        file.write_text(text, encoding="utf-8")
        done = run(*NOTEBOOK, typed=["next"])
        assert done.code == 2
        assert done.err.startswith("n.json cannot be used. ")
        assert said in done.err
        assert file.read_text(encoding="utf-8") == text


def test_the_log_and_the_help_tell_everything(run: Run) -> None:
    done = run(*NOTEBOOK, typed=[*SET_UP, *TAKEN, "log", "help", "rules WW-5"])
    assert done.out.count("1. Anna builds Colossus in Gaul: 6 VP. (WW-2)") == 2
    for word in ("war REGION by PLAYER on PLAYER", "let-go WONDER", "score PLAYER"):
        assert word in done.out
    assert "So a marker may fall" in done.out


def test_an_unmarked_wonder_is_pointed_out(run: Run) -> None:  # WW-5
    lines = [*TAKEN[:1], "war Gaul by Bela on Anna fell Colossus left", "leave Gaul by Anna"]
    done = run(*NOTEBOOK, typed=[*SET_UP, *lines])
    assert "Colossus: no marker; goes with the holder's last cube there (WW-5)" in done.out
    assert "Colossus: no marker and no cube there: nobody can take it (WW-5)" in done.out


def test_the_session_in_the_documents_is_true(run: Run) -> None:
    typed, told = blocks("docs/companion.md", "text")
    page = (ROOT / "docs/companion.md").read_text(encoding="utf-8")
    [words] = re.findall(r"^    wanli (.+)$", page, flags=re.MULTILINE)
    done = run(*words.split(), typed=typed.splitlines())
    assert told in done.out


@pytest.mark.parametrize(
    ("language", "said"), [("pl", "Tura 1B"), ("hu", "1B kör"), ("it", "Turno 1B")]
)
def test_it_speaks_every_language(run: Run, language: str, said: str) -> None:
    done = run("--lang", language, *NOTEBOOK, typed=[*SET_UP, *TAKEN, "help"])
    assert said in done.out
    assert "{" not in done.out
