"""tools/verify_luck.py: verifies the luck of any record without importing Wanli."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from tests.manipulated_records import MANIPULATIONS, TABLES, Manipulation, committed_record
from wanli.core.luck import commitment
from wanli.core.record import read_record
from wanli.core.verify import Checked, verify
from wanli.games import game

TOOL = Path(__file__).resolve().parents[2] / "tools" / "verify_luck.py"
ALONE = [sys.executable, "-I", "-S", str(TOOL)]  # without installed packages
every_table = pytest.mark.parametrize(("name", "players"), TABLES)


def run_tool(file: Path, text: str) -> tuple[int, str]:
    """Run the tool on a record and return its exit code and output."""
    file.write_text(text, encoding="utf-8")
    done = subprocess.run([*ALONE, str(file)], capture_output=True, text=True, check=False)
    assert "Traceback" not in done.stderr
    return done.returncode, done.stdout + done.stderr


def test_the_tool_needs_only_the_standard_library_of_an_old_python() -> None:
    tree = ast.parse(TOOL.read_text(encoding="utf-8"), feature_version=(3, 9))
    imported = [
        name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names
    ]
    froms = [str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert {*imported, *froms} <= {*sys.stdlib_module_names, "__future__"}


@every_table
def test_the_tool_verifies_a_game_with_promised_luck(
    tmp_path: Path, name: str, players: int
) -> None:
    text = committed_record(name, players)
    draws = len(re.findall(r"^\d+ - ", text, flags=re.MULTILINE))
    said = f"{draws} draws checked: each follows from the secret promised by "
    assert run_tool(tmp_path / "game.txt", text) == (0, f"{said}{commitment(bytes(range(32)))}\n")


def test_the_tool_ignores_how_the_players_ended_the_game(tmp_path: Path) -> None:
    text = committed_record("great-wall", 3).replace("\n\n", "\nend time 1\nend resigned 3\n\n", 1)
    assert run_tool(tmp_path / "game.txt", text)[0] == 0


@pytest.mark.parametrize("cheat", [cheat for cheat, _ in MANIPULATIONS.values()], ids=MANIPULATIONS)
@pytest.mark.parametrize(("name", "players"), [TABLES[0], TABLES[-1]])
def test_the_tool_detects_every_way_to_cheat(
    tmp_path: Path, name: str, players: int, cheat: Manipulation
) -> None:
    text, number = cheat(committed_record(name, players))
    code, said = run_tool(tmp_path / "game.txt", text)
    assert code == 1
    assert said.startswith("NOT PROVEN: ")
    if number:  # a draw in a wrong place may fit by chance; the next does not
        found = re.match(r"NOT PROVEN: move (\d+) \(draw ", said)
        assert found is not None
        assert number <= int(found[1]) <= number + 1
    assert len(said.splitlines()) == 1


PROMISED = f"wanli record 1\nsecret {'00' * 32}\ncommitment {commitment(bytes(32))}\n"
BAD = {
    "nothing": ("", "this is no record"),
    "another file": ("hello\n", "this is no record"),
    "a running game": ("wanli record 1\ncommitment ff\n", "no 'secret': it is told when the game"),
    "no promise": (f"wanli record 1\nsecret {'00' * 32}\n", "no 'commitment': the table promised"),
    "no secret": ("wanli record 1\nsecret xyz\ncommitment ff\n", "cannot be read"),
    "a crowd": (PROMISED + f"players {10**12}\n", "no game has 1000000000000 players"),
    "no players": (PROMISED, "no 'players'"),
    "two words": ("wanli record 1\nword 1 a\nword 1 b\n", "'word 1' stands twice"),
}
LINES = {
    "no odds": ("1 - start 1", "move 1 has no odds"),
    "broken odds": ("1 - start 1 # some", "cannot be read"),
    "no odds at all": ("1 - start 1 # 0 start 1", "the weights of draw 1 have the sum 0"),
    "endless odds": (f"1 - start 1 # {2**65} start 1", "the weights of draw 1 have the sum"),
    "no move": ("1 - # 1 start 1", "cannot be read"),
}


@pytest.mark.parametrize(
    ("text", "said"),
    [*BAD.values(), *((f"{PROMISED}players 2\n\n{line}\n", said) for line, said in LINES.values())],
    ids=[*BAD, *LINES],
)
def test_an_unusable_record_is_refused_in_one_line(tmp_path: Path, text: str, said: str) -> None:
    code, told = run_tool(tmp_path / "game.txt", text)
    assert (code, len(told.splitlines())) == (1, 1)
    assert said in told


def test_the_tool_verifies_the_example_on_the_notation_page(tmp_path: Path) -> None:
    page = (TOOL.parents[1] / "docs" / "notation.md").read_text(encoding="utf-8")
    section = page.partition("### Verifiable random draws\n")[2].partition("\n## ")[0]
    (example,) = re.findall(r"(?:^    .*\n|^\n(?=    ))+", section, flags=re.MULTILINE)
    text = textwrap.dedent(example).lstrip("\n")
    assert run_tool(tmp_path / "game.txt", text)[0] == 0
    record = read_record(text)
    assert verify(game(record.game), record) == Checked(4, over=False)


def test_a_missing_or_binary_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(bytes(range(256)))
    for words in (["nothing"], ["picture"], ["."], [], ["a", "b"]):
        done = subprocess.run(
            [*ALONE, *words], cwd=tmp_path, capture_output=True, text=True, check=False
        )
        assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (1, "", 1)
