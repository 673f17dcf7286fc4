"""setup.py: what is packed has the built web pages in it, and says so if it has not."""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = "from setuptools import build_meta; build_meta.build_{kind}('out')"
PAGES = {"index.html": "page", "static/index-D9EWK5vg.js": "script", "icon.svg": "<svg/>"}


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Just enough of the sources to be packed quickly."""
    place = tmp_path / "checkout"
    (place / "src/wanli").mkdir(parents=True)
    (place / "src/wanli/__init__.py").touch()
    (place / "out").mkdir()
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, place)
    return place


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    """Built web pages."""
    for name, text in PAGES.items():
        file = tmp_path / "pages" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return tmp_path / "pages"


def pack(kind: str, checkout: Path, web: Path | str = "") -> str:
    """Pack a wheel or a source distribution; gives what was said."""
    command = [sys.executable, "-c", SCRIPT.format(kind=kind)]
    env = {**os.environ, "WANLI_PURE": "1", "WANLI_WEB": str(web), "PYTHONWARNINGS": "ignore"}
    done = subprocess.run(
        command, cwd=checkout, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stderr


def unpacked(archive: Path, place: Path) -> Path:
    """The files of a source distribution; how tarfile is told to be safe differs by Python."""
    with tarfile.open(archive) as packed:
        for member in packed:
            if (content := packed.extractfile(member)) is not None:
                file = place / member.name
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(content.read())
    return place


def static_files(wheel: Path) -> set[str]:
    """The pages in a wheel."""
    inside = "wanli/static/"
    with zipfile.ZipFile(wheel) as packed:
        names = [name for name in packed.namelist() if name.startswith(inside)]
    return {name.removeprefix(inside) for name in names if not name.endswith("/")}


def test_a_wheel_has_the_pages_in_it_and_none_of_an_earlier_build(
    checkout: Path, pages: Path
) -> None:
    old = checkout / "build/lib/wanli/static/old.js"
    old.parent.mkdir(parents=True)
    old.touch()
    pack("wheel", checkout, pages)
    (wheel,) = (checkout / "out").glob("*.whl")
    assert static_files(wheel) == set(PAGES)


def test_a_source_distribution_has_them_too_and_needs_no_node_to_be_installed(
    checkout: Path, pages: Path, tmp_path: Path
) -> None:
    pack("sdist", checkout, pages)
    (packed,) = (checkout / "out").glob("*.tar.gz")
    (sources,) = unpacked(packed, tmp_path / "unpacked").iterdir()
    (sources / "out").mkdir()
    pack("wheel", sources)
    (wheel,) = (sources / "out").glob("*.whl")
    assert static_files(wheel) == set(PAGES)


def test_a_checkout_builds_its_pages_to_be_packed(checkout: Path, pages: Path) -> None:
    (checkout / "run.py").write_text(f"print({str(pages)!r})", encoding="utf-8")
    pack("wheel", checkout)
    (wheel,) = (checkout / "out").glob("*.whl")
    assert static_files(wheel) == set(PAGES)


def test_without_pages_the_package_is_made_and_it_is_said(checkout: Path) -> None:
    (checkout / "run.py").write_text("raise SystemExit(2)", encoding="utf-8")
    assert "without the web pages" in pack("wheel", checkout)
    (wheel,) = (checkout / "out").glob("*.whl")
    assert static_files(wheel) == set()
