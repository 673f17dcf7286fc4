"""Each test run imports the build of wanli that it is meant to test."""

import os
from pathlib import Path

import pytest

import wanli
from wanli.purevec import vec

CHECKOUT = Path(__file__).resolve().parents[2]


def test_a_run_tests_the_build_it_was_started_for() -> None:
    expected = os.environ.get("WANLI_EXPECT")
    if expected is None:
        pytest.skip("started without tools/check.py: any build will do")
    assert wanli.compiled() is (expected == "compiled")
    inside = "src" if expected == "interpreted" else ".build"
    assert Path(wanli.__file__).is_relative_to(CHECKOUT / inside)


def test_the_source_folder_contains_no_compiled_modules() -> None:
    found = [path for end in ("so", "pyd") for path in (CHECKOUT / "src").rglob(f"*.{end}")]
    assert found == []


def test_the_replacement_for_vec_copies_when_sliced_and_changes_in_place() -> None:
    values = vec.__class_getitem__(int)([1, 2, 3])
    copy = values[:]
    values[0] = 9
    assert list(values) == [9, 2, 3]
    assert list(copy) == [1, 2, 3]
