"""pyproject.toml, requirements/*.in and the pins agree: same packages, pins within the bounds."""

from __future__ import annotations

import re
import tomllib
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


def named(lines: list[str]) -> dict[str, Requirement]:
    """Requirements by name; one on an extra of our own stands for what that extra asks for."""
    found: dict[str, Requirement] = {}
    for line in lines:
        one = Requirement(line)
        if one.name == PROJECT["name"]:
            for extra in one.extras:
                found |= named(EXTRAS[extra])
        else:
            found[canonicalize_name(one.name)] = one
    return found


def read(name: str) -> dict[str, Requirement]:
    """What a file of requirements asks for itself."""
    lines = (REQUIREMENTS / name).read_text(encoding="utf-8").splitlines()
    return named([line for line in lines if line and not line.startswith(("#", "-"))])


def pins(name: str) -> list[tuple[str, str]]:
    """Every pin of a file; a package may have several, by markers."""
    text = (REQUIREMENTS / name).read_text(encoding="utf-8")
    return re.findall(r"^([\w.-]+)(?:\[[^]]*])?==([^\s;]+)", text, re.M)


RUN = named(PROJECT["dependencies"]) | named(BUILD)
DEV = named(EXTRAS["dev"])


def test_what_runs_and_compiles_is_the_same_in_both() -> None:
    assert set(read("run.in")) == set(RUN)


def test_what_checks_and_tests_is_the_same_in_both() -> None:
    assert set(read("dev.in")) | set(read("run.in")) == set(DEV) | set(RUN)


def test_what_bench_compares_with_is_the_same_in_both() -> None:
    assert set(read("bench.in")) == set(named(EXTRAS["bench"]))


def test_the_group_of_uv_is_the_extra_of_pip() -> None:
    assert PYPROJECT["dependency-groups"] == {"dev": ["wanli[dev]"]}


@pytest.mark.parametrize("where", ["build", "dependencies", *EXTRAS])
def test_every_requirement_has_a_lower_and_an_upper_bound(where: str) -> None:
    lists = {"build": BUILD, "dependencies": PROJECT["dependencies"], **EXTRAS}
    for name, one in named(lists[where]).items():
        assert {bound.operator for bound in one.specifier} == {">=", "<"}, name


def test_a_package_that_is_asked_for_twice_has_the_same_bounds() -> None:
    lists = [BUILD, PROJECT["dependencies"], *EXTRAS.values()]
    bounds: dict[str, set[str]] = {}
    for one in lists:
        for name, asked in named(one).items():
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
