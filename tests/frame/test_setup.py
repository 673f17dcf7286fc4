"""setup.py: packages contain the built web pages and the compiled rules, or a message says so."""

import os
import platform
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import run

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = "from setuptools import build_meta; build_meta.build_{kind}('out')"
PYPY = "import platform; platform.python_implementation = lambda: 'PyPy'; "
PAGES = {"index.html": "page", "static/index-D9EWK5vg.js": "script", "icon.svg": "<svg/>"}


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with only what can be packed quickly."""
    place = tmp_path / "checkout"
    (place / "src/wanli").mkdir(parents=True)
    (place / "src/wanli/__init__.py").write_text('__version__ = "1.2.3"\n', encoding="utf-8")
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


@pytest.fixture
def rules(checkout: Path) -> Path:
    """Two modules to compile in that checkout; return the first."""
    folder = checkout / "src/wanli/core"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "state.py").write_text("from wanli.core.rng import draw\n\nLUCK = draw()\n", "utf-8")
    (folder / "rng.py").write_text("def draw() -> int:\n    return 4\n", "utf-8")
    return folder / "rng.py"


def start(
    kind: str, checkout: Path, before: str = "", **env: str
) -> subprocess.CompletedProcess[str]:
    """Build a wheel, a source distribution or an editable wheel, as a build front end does."""
    command = [sys.executable, "-c", before + SCRIPT.format(kind=kind)]
    env = {**os.environ, "WANLI_WEB": "", "WANLI_PURE": "", "PYTHONWARNINGS": "ignore", **env}
    return subprocess.run(
        command, cwd=checkout, env=env, capture_output=True, text=True, check=False
    )


def pack(kind: str, checkout: Path, web: Path | str = "") -> str:
    """Pack without compiling; return the output."""
    done = start(kind, checkout, WANLI_PURE="1", WANLI_WEB=str(web))
    assert done.returncode == 0, done.stderr
    return done.stderr


def packed_modules(checkout: Path) -> tuple[str, list[str]]:
    """Return the name of the only wheel, and the compiled modules in it."""
    (wheel,) = (checkout / "out").glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        return wheel.name, [name for name in packed.namelist() if name.endswith((".so", ".pyd"))]


def unpack(archive: Path, place: Path) -> Path:
    """Unpack a source distribution and return its files; the safe way differs by Python version."""
    with tarfile.open(archive) as packed:
        for member in packed:
            if (content := packed.extractfile(member)) is not None:
                file = place / member.name
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(content.read())
    return place


def static_files(wheel: Path) -> set[str]:
    """Return the pages in a wheel."""
    inside = "wanli/static/"
    with zipfile.ZipFile(wheel) as packed:
        names = [name for name in packed.namelist() if name.startswith(inside)]
    return {name.removeprefix(inside) for name in names if not name.endswith("/")}


def test_a_wheel_contains_the_current_pages_only(checkout: Path, pages: Path) -> None:
    old = checkout / "build/lib/wanli/static/old.js"
    old.parent.mkdir(parents=True)
    old.touch()
    pack("wheel", checkout, pages)
    (wheel,) = (checkout / "out").glob("*.whl")
    assert static_files(wheel) == set(PAGES)


def test_a_source_distribution_contains_the_pages_and_installs_without_node(
    checkout: Path, pages: Path, tmp_path: Path
) -> None:
    pack("sdist", checkout, pages)
    (packed,) = (checkout / "out").glob("*.tar.gz")
    (sources,) = unpack(packed, tmp_path / "unpacked").iterdir()
    (sources / "out").mkdir()
    pack("wheel", sources)
    (wheel,) = (sources / "out").glob("*.whl")
    assert static_files(wheel) == set(PAGES)


def test_packing_a_checkout_builds_its_pages(checkout: Path, pages: Path) -> None:
    (checkout / "run.py").write_text(f"print({str(pages)!r})", encoding="utf-8")
    pack("wheel", checkout)
    (wheel,) = (checkout / "out").glob("*.whl")
    assert static_files(wheel) == set(PAGES)


def test_without_pages_the_package_is_built_with_a_message(checkout: Path) -> None:
    (checkout / "run.py").write_text("raise SystemExit(2)", encoding="utf-8")
    assert "without the web pages" in pack("wheel", checkout)
    (wheel,) = (checkout / "out").glob("*.whl")
    assert static_files(wheel) == set()


# --- the compiled rules ---------------------------------------------------------------------------


needs_compiler = pytest.mark.skipif(
    run.find_compiler() is None or platform.python_implementation() != "CPython",
    reason="nothing can be compiled here",
)


@needs_compiler
@pytest.mark.usefixtures("rules")
def test_a_wheel_has_compiled_rules(checkout: Path) -> None:
    done = start("wheel", checkout)
    assert done.returncode == 0, done.stderr
    name, compiled = packed_modules(checkout)
    assert any(Path(module).name.startswith("rng.") for module in compiled)
    assert not name.endswith("-none-any.whl")
    assert "interpreted" not in done.stderr


@needs_compiler
@pytest.mark.usefixtures("rules")
@pytest.mark.skipif(os.name == "nt", reason="CC is not asked there")
def test_a_failing_compiler_ends_the_build_and_says_what_to_do(checkout: Path) -> None:
    done = start("wheel", checkout, CC="no-such-compiler")
    assert done.returncode != 0
    for told in ("could not be compiled", "no-such-compiler", "C compiler", "WANLI_PURE=1"):
        assert told in done.stderr
    assert list((checkout / "out").iterdir()) == []


@pytest.mark.skipif(platform.python_implementation() != "CPython", reason="nothing is compiled")
@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("def draw() -> int:\n    return 'four'\n", "Incompatible return value"),
        ("import no_such_package\n", "no_such_package"),
    ],
)
def test_rules_that_mypyc_rejects_end_the_build(
    checkout: Path, rules: Path, source: str, expected: str
) -> None:
    rules.write_text(source, encoding="utf-8")
    done = start("wheel", checkout)
    assert done.returncode != 0
    assert "could not be compiled" in done.stderr
    assert expected in done.stdout + done.stderr


@pytest.mark.usefixtures("rules")
@pytest.mark.parametrize(
    ("kind", "pure", "before", "expected"),
    [
        ("wheel", "1", "", "WANLI_PURE is set"),
        ("wheel", "", PYPY, "this is PyPy"),
        ("editable", "", "", "editable"),
    ],
)
def test_a_message_says_that_the_rules_stay_interpreted(
    checkout: Path, kind: str, pure: str, before: str, expected: str
) -> None:
    done = start(kind, checkout, before, WANLI_PURE=pure, CC="no-such-compiler")
    assert done.returncode == 0, done.stderr
    [line] = [one for one in done.stderr.splitlines() if "the rules will run interpreted" in one]
    assert expected in line
    name, compiled = packed_modules(checkout)
    assert compiled == []
    assert name.endswith("-none-any.whl")
    assert not [*(checkout / "src").rglob("*.so"), *(checkout / "src").rglob("*.pyd")]


@pytest.mark.usefixtures("rules")
def test_a_source_distribution_compiles_nothing(checkout: Path) -> None:
    done = start("sdist", checkout, CC="no-such-compiler")
    assert done.returncode == 0, done.stderr
    assert not (checkout / "build").exists()


def test_the_version_is_that_of_the_module(checkout: Path) -> None:
    pack("wheel", checkout)
    assert packed_modules(checkout)[0].startswith("wanli-1.2.3-")
