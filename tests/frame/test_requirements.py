"""pyproject.toml, requirements/*.in and the pins agree: same packages, pins within the bounds."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
REQUIREMENTS = ROOT / "requirements"
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT = PYPROJECT["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
BUILD: list[str] = PYPROJECT["build-system"]["requires"]


def by_name(lines: list[str]) -> dict[str, Requirement]:
    """Return requirements by name; one on an extra of ours stands for what that extra requires."""
    found: dict[str, Requirement] = {}
    for line in lines:
        one = Requirement(line)
        if one.name == PROJECT["name"]:
            for extra in one.extras:
                found |= by_name(EXTRAS[extra])
        else:
            found[canonicalize_name(one.name)] = one
    return found


def read(name: str) -> dict[str, Requirement]:
    """Return the direct requirements in a file."""
    lines = (REQUIREMENTS / name).read_text(encoding="utf-8").splitlines()
    return by_name([line for line in lines if line and not line.startswith(("#", "-"))])


def pins(name: str) -> list[tuple[str, str]]:
    """Return every pin of a file; markers allow several per package."""
    text = (REQUIREMENTS / name).read_text(encoding="utf-8")
    return re.findall(r"^([\w.-]+)(?:\[[^]]*])?==([^\s;]+)", text, re.M)


RUN = by_name(PROJECT["dependencies"]) | by_name(BUILD)
DEV = by_name(EXTRAS["dev"])


def test_the_requirements_to_run_and_compile_are_the_same_in_both_places() -> None:
    assert set(read("run.in")) == set(RUN)


def test_the_requirements_of_the_tests_are_the_same_in_both_places() -> None:
    assert set(read("dev.in")) | set(read("run.in")) == set(DEV) | set(RUN)


def test_the_requirements_of_bench_are_the_same_in_both_places() -> None:
    assert set(read("bench.in")) == set(by_name(EXTRAS["bench"]))


def test_the_dependency_group_of_uv_equals_the_extra_of_pip() -> None:
    assert PYPROJECT["dependency-groups"] == {"dev": ["wanli[dev]"]}


@pytest.mark.parametrize("where", ["build", "dependencies", *EXTRAS])
def test_every_requirement_has_a_lower_and_an_upper_bound(where: str) -> None:
    lists = {"build": BUILD, "dependencies": PROJECT["dependencies"], **EXTRAS}
    for name, one in by_name(lists[where]).items():
        assert {bound.operator for bound in one.specifier} == {">=", "<"}, name


def test_a_package_required_twice_has_the_same_bounds() -> None:
    lists = [BUILD, PROJECT["dependencies"], *EXTRAS.values()]
    bounds: dict[str, set[str]] = {}
    for one in lists:
        for name, asked in by_name(one).items():
            bounds.setdefault(name, set()).add(str(asked.specifier))
    assert {name: found for name, found in bounds.items() if len(found) > 1} == {}


@pytest.mark.parametrize("name", ["run.txt", "dev.txt", "bench.txt"])
def test_every_pin_is_within_the_bounds(name: str) -> None:
    asked = RUN | DEV
    found = [(package, version) for package, version in pins(name) if package in asked]
    assert found
    for package, version in found:
        assert asked[package].specifier.contains(version), (package, version)


def test_no_lock_file_is_committed() -> None:  # it would name a package host
    assert "/uv.lock\n" in (ROOT / ".gitignore").read_text(encoding="utf-8")


# --- what the compiler needs ----------------------------------------------------------------------


def compiled() -> list[Path]:
    """Return the modules that setup.py compiles."""
    patterns: list[str] = []
    for node in ast.parse((ROOT / "setup.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in ("HOT", "OTHERS"):
            patterns += ast.literal_eval(node.value)
    return [file for pattern in patterns for file in ROOT.glob(pattern)]


def imported(file: Path) -> Iterator[str]:
    """Return the modules that a file may import."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
            yield from (f"{node.module}.{one.name}" for one in node.names)


def files_of(module: str) -> Iterator[Path]:
    """Return the files of a module of ours and of its packages."""
    parts = module.split(".")
    for length in range(1, len(parts) + 1):
        place = ROOT.joinpath("src", *parts[:length])
        yield from (
            file for file in (place.with_suffix(".py"), place / "__init__.py") if file.is_file()
        )


def test_the_compiler_sees_every_package_that_the_rules_import() -> None:
    waiting, seen, others = compiled(), set[Path](), set[str]()
    assert waiting
    while waiting:
        file = waiting.pop()
        if file in seen:
            continue
        seen.add(file)
        for module in imported(file):
            top = module.partition(".")[0]
            if top == "wanli":
                waiting += files_of(module)
            elif top not in sys.stdlib_module_names:
                others.add(canonicalize_name(top))
    needed_by_mypy = {"mypy-extensions", "typing-extensions"}
    assert others - needed_by_mypy <= set(by_name(BUILD))
