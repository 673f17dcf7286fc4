"""The examples in the API reference and on the documentation pages.

Docstrings are read from the sources, because compiled modules do not keep them all. Each example
needs its own imports, as a reader would copy it.
"""

from __future__ import annotations

import ast
import doctest
import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.test_readme import ROOT, blocks

API = sorted((ROOT / "docs" / "api").glob("*.md"))
PAGES = sorted((ROOT / "docs").glob("*.md"))
NEEDS = {"pyspiel": "OpenSpiel is not installed"}
# These tests run the programs on these pages.
RUN_ELSEWHERE = {
    "README.md": "tests/test_readme.py",
    "docs/adding-a-bot.md": "tests/bots/test_programs.py",
    "docs/research.md": "tests/research/test_page.py",
}

Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def modules(*pages: Path) -> list[str]:
    """The modules shown on some or all pages of the API reference."""
    text = "".join(page.read_text(encoding="utf-8") for page in pages or API)
    return re.findall(r"^::: (wanli[\w.]*)$", text, flags=re.MULTILINE)


def source_of(module: str) -> Path:
    """The source file of a module."""
    place = ROOT.joinpath("src", *module.split("."))
    return place / "__init__.py" if place.is_dir() else place.with_suffix(".py")


def docstrings(module: str) -> Iterator[tuple[str, str, int]]:
    """Yield name, docstring and line of everything in a module with a docstring."""
    tree = ast.parse(source_of(module).read_text(encoding="utf-8"))
    pending: list[tuple[str, Documented]] = [(module, tree)]
    while pending:
        name, node = pending.pop()
        text = ast.get_docstring(node)
        if text:
            yield name, text, node.body[0].lineno - 1
        inner = [one for one in node.body if isinstance(one, Documented)]
        pending += [(f"{name}.{one.name}", one) for one in inner if not isinstance(one, ast.Module)]


def examples(text: str, name: str, file: Path, line: int = 0) -> doctest.DocTest:
    """The examples in a text, with an empty namespace."""
    return doctest.DocTestParser().get_doctest(text, {}, name, str(file), line)


def docstring_examples() -> list[doctest.DocTest]:
    """The examples of all docstrings in the API reference."""
    found = [
        examples(text, name, source_of(module), line)
        for module in modules()
        for name, text, line in docstrings(module)
    ]
    return [one for one in found if one.examples]


def page_examples() -> list[doctest.DocTest]:
    """The examples of each page as one session."""
    found = [
        examples(sessions(page.read_text(encoding="utf-8")), page.name, page) for page in PAGES
    ]
    return [one for one in found if one.examples]


def sessions(text: str) -> str:
    """A page reduced to its `pycon` blocks, with the same line numbers."""
    kept: list[str] = []
    inside = False
    for line in text.splitlines():
        fence = line.startswith("```")
        kept.append(line if inside and not fence else "")
        inside = line == "```pycon" if fence else inside
    return "\n".join(kept)


def run(test: doctest.DocTest) -> None:
    """Run the examples of one docstring or page and fail at the first wrong output."""
    for package, reason in NEEDS.items():
        if package in (test.docstring or "") and find_spec(package) is None:
            pytest.skip(reason)
    said: list[str] = []
    flags = doctest.REPORT_ONLY_FIRST_FAILURE | doctest.DONT_ACCEPT_TRUE_FOR_1
    runner = doctest.DocTestRunner(optionflags=flags)
    assert runner.run(test, out=said.append).failed == 0, "".join(said)


@pytest.mark.parametrize("test", docstring_examples(), ids=lambda test: test.name)
def test_the_examples_in_a_docstring_print_their_output(test: doctest.DocTest) -> None:
    run(test)


@pytest.mark.parametrize("test", page_examples(), ids=lambda test: test.name)
def test_the_examples_on_a_page_print_their_output(test: doctest.DocTest) -> None:
    run(test)


def test_every_page_of_the_reference_has_examples() -> None:
    files = {test.filename for test in docstring_examples()}
    for page in API:
        named = modules(page)
        assert not named or files & {str(source_of(module)) for module in named}, page.name


def test_every_program_on_a_page_is_run_by_a_test() -> None:
    shown = {
        file
        for file in ("README.md", *(f"docs/{page.name}" for page in PAGES))
        if blocks(file, "python")
    }
    assert shown == set(RUN_ELSEWHERE)
