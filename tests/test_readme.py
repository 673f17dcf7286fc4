"""The documentation is true: examples run, commands and options exist, links resolve."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

import pytest

from wanli.bots import LEVELS
from wanli.cli.app import COMMANDS, command_group
from wanli.core.record import read_record, replay
from wanli.games import game
from wanli.games.great_wall.view import GreatWallView

ROOT = Path(__file__).resolve().parent.parent
PAGES_WITH_COMMANDS = (
    "README.md",
    "CONTRIBUTING.md",
    "docs/commands.md",
    "docs/companion.md",
    "docs/games.md",
    "docs/hosting.md",
    "docs/playing.md",
)
RUN_WORDS = (
    "test",
    "web",
    "docs",
    "python",
)  # commands of `run.py` that are not commands of `wanli`


def blocks(file: str, kind: str = "") -> list[str]:
    """Return the fenced code blocks of a document."""
    text = (ROOT / file).read_text(encoding="utf-8")
    return re.findall(rf"^```{kind}\n(.*?)^```$", text, flags=re.MULTILINE | re.DOTALL)


def test_the_example_program_in_the_readme_prints_the_output_shown() -> None:
    (program,), (expected,) = blocks("README.md", "python"), blocks("README.md", "text")
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(program, "README.md", "exec"), {})
    assert printed.getvalue() == expected


def test_the_links_of_the_readme_resolve() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#:]+)\)", text):
        assert (ROOT / target).exists(), target


def test_the_record_in_the_notation_page_replays() -> None:
    record = read_record(blocks("docs/notation.md")[0])
    play = replay(game(record.game), record)
    assert play.moves[-1].text_for(1) == "card ? bII"


def test_the_position_in_the_notation_page_can_be_played() -> None:
    chang_cheng = game("chang-cheng")
    state = chang_cheng.read_position(blocks("docs/notation.md")[1])
    refusal = chang_cheng.explain(state, chang_cheng.read(state, "double a5"))
    assert refusal is not None
    assert refusal.clause == "CC-5.3"


def test_the_great_wall_position_in_the_notation_page_matches_its_description() -> None:
    great_wall = game("great-wall")
    view = great_wall.view(great_wall.read_position(blocks("docs/notation.md")[2]), 0)
    assert isinstance(view, GreatWallView)
    assert [(total.colour, total.points) for total in view.walls[0].totals] == [
        ("red", 3),  # 6 for three foot soldiers, 2 for the gate, 5 less for the token
        ("blue", 1),
    ]


def test_every_kind_of_move_is_on_the_notation_page() -> None:
    from wanli.games.chang_cheng import notation as chang_cheng
    from wanli.games.great_wall import notation as great_wall

    text = (ROOT / "docs/notation.md").read_text(encoding="utf-8")
    said = [form for forms in great_wall.FORMS.values() for form in forms.split(", ")]
    for word in [*chang_cheng._READERS, *chang_cheng.PLAIN_WORDS, *said]:
        assert f"`{word}" in text, word


def test_the_playing_page_names_every_bot_level() -> None:
    text = (ROOT / "docs/playing.md").read_text(encoding="utf-8")
    for level in LEVELS:
        assert f"`{level}`" in text, level


def test_the_commands_page_names_every_command() -> None:
    text = (ROOT / "docs/commands.md").read_text(encoding="utf-8")
    for command in COMMANDS:
        assert f"`wanli {command}" in text, command


@pytest.mark.parametrize("file", PAGES_WITH_COMMANDS)
def test_the_commands_on_a_page_exist_with_their_options(file: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    found = re.findall(r"(?:\bwanli|\brun\.py) ([a-z]+)\b([^`#&\n]*)", code_in(text))
    assert found
    group = command_group()
    for command, rest in found:
        if command in COMMANDS:
            options = {name for one in group.commands[command].params for name in one.opts}
            named = set(re.findall(r"(?<!\S)--[a-z-]+", rest))
            assert named <= {*options, "--help", "--lang"}, f"{command}{rest}"
        else:
            assert command in RUN_WORDS, command


def code_in(text: str) -> str:
    """Return the code spans and the indented code of a page, a line for each."""
    return "\n".join(re.findall(r"`[^`\n]+`|^    \S.*$", text, flags=re.MULTILINE))


def test_every_glossary_module_exists() -> None:
    for term, module in glossary():
        folder = ROOT if module.startswith("web/") else ROOT / "src" / "wanli"
        assert list(folder.glob(module)), f"{term}: there is no {module}"


def test_every_glossary_term_is_defined_once() -> None:
    terms = [term for term, _ in glossary()]
    assert sorted(set(terms)) == sorted(terms)


def glossary() -> list[tuple[str, str]]:
    """Return each term of the glossary with the path of its module."""
    text = (ROOT / "STYLE.md").read_text(encoding="utf-8").partition("\n## Glossary\n")[2]
    rows = re.findall(r"^\| ([^|]+) \| [^|]+ \| `([^`|]+)` \|$", text, flags=re.MULTILINE)
    assert len(rows) == text.count("` |\n")  # every row was parsed
    return rows
