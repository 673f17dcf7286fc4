"""The wheel in an empty environment, without compiler and Node: rules, pages, commands, server.

The wheel is packed from what the set-up has compiled; with --full it is built from the sources.
"""

from __future__ import annotations

import base64
import csv
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import httpx
import pytest

import wanli
from tests.games.every import IDS
from wanli.server.pages import FOLDER_VARIABLE

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 120.0
BUILD = "from setuptools import build_meta; build_meta.build_wheel('wheel')"
KEPT = ("HOME", "SYSTEMROOT", "TEMP", "TMP", "TMPDIR")  # of our environment
STATE = """
import json, wanli
from wanli.server.pages import PACKAGED
print(json.dumps([wanli.compiled(), wanli.__file__, (PACKAGED / "index.html").is_file()]))
"""


class Installed:
    """A virtual environment with the wheel, which cannot import from the checkout."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.programs = place / ("Scripts" if os.name == "nt" else "bin")
        self.env = {name: os.environ[name] for name in KEPT if name in os.environ}
        self.env |= {"PATH": str(self.programs), "NO_COLOR": "1", "COLUMNS": "200"}

    def command(self, *words: str) -> list[str]:
        """Return a command line for a program of the environment."""
        return [str(self.programs / words[0]), *words[1:]]

    def run(self, *words: str) -> str:
        """Run a program of the environment and return its output."""
        done = subprocess.run(
            self.command(*words), cwd=self.place, env=self.env, capture_output=True, text=True,
            check=False, encoding="utf-8",
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        return done.stdout


def pack_wheel(place: Path) -> Path:
    """Pack the compiled package of this test run, with its pages, into a wheel."""
    build, pages = Path(wanli.__file__).parent.parent, os.environ.get(FOLDER_VARIABLE)
    if not wanli.compiled() or not pages:
        pytest.skip("this run has no compiled rules or no built pages")
    unpacked = place / "unpacked"
    shutil.copytree(build, unpacked, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(pages, unpacked / "wanli" / "static")
    (info,) = unpacked.glob("wanli-*.dist-info")
    [tag] = re.findall(r"^Tag: (\S+)$", (info / "WHEEL").read_text(encoding="utf-8"), re.M)
    wheel = place / f"{info.stem}-{tag}.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        record = [add_file(archive, unpacked, file) for file in sorted(unpacked.rglob("*"))]
        with (info / "RECORD").open("w", encoding="utf-8", newline="") as file:
            rows = [row for row in record if row is not None]
            csv.writer(file).writerows([*rows, (f"{info.name}/RECORD", "", "")])
        archive.write(info / "RECORD", f"{info.name}/RECORD")
    return wheel


def add_file(archive: zipfile.ZipFile, folder: Path, file: Path) -> tuple[str, str, str] | None:
    """Add a file to a wheel; return its line for the wheel's RECORD."""
    if file.is_dir() or file.name == "RECORD":
        return None
    content, name = file.read_bytes(), file.relative_to(folder).as_posix()
    archive.writestr(name, content)
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).decode().rstrip("=")
    return name, f"sha256={digest}", str(len(content))


def build_wheel(place: Path) -> Path:
    """Build a wheel from the sources."""
    if not os.environ.get(FOLDER_VARIABLE):
        pytest.skip("this run has no built pages")
    ignore = shutil.ignore_patterns("__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", place / "src", ignore=ignore)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, place)
    (place / "wheel").mkdir()
    env = {**os.environ, "WANLI_PURE": "", "PYTHONPATH": ""}
    done = subprocess.run(
        [sys.executable, "-c", BUILD], cwd=place, env=env, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    (wheel,) = (place / "wheel").glob("*.whl")
    return wheel


@pytest.fixture(scope="module", params=["packed", pytest.param("built", marks=pytest.mark.full)])
def installed(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Installed:
    """The wheel, installed offline; its dependencies are those of this Python."""
    if find_spec("pip") is None:
        pytest.skip("there is no pip to install with")
    wheel = {"packed": pack_wheel, "built": build_wheel}[request.param](
        tmp_path_factory.mktemp("wheel")
    )
    target = Installed(tmp_path_factory.mktemp("empty"))
    venv = [sys.executable, "-m", "venv", "--without-pip", str(target.place)]
    subprocess.run(venv, check=True)
    python = target.command("python")[0]
    pip = [sys.executable, "-m", "pip", "--python", python, "--disable-pip-version-check"]
    options = ["--quiet", "--no-index", "--no-deps", "--no-warn-script-location"]
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    subprocess.run([*pip, "install", *options, str(wheel)], check=True, env=env)
    [ours] = re.findall(
        r"\S.*site-packages", target.run("python", "-c", "import sys;print(*sys.path,sep='\\n')")
    )
    Path(ours, "needed.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return target


def test_the_rules_are_compiled_and_the_pages_are_included(installed: Installed) -> None:
    compiled, file, pages = json.loads(installed.run("python", "-c", STATE))
    assert Path(file).resolve().is_relative_to(installed.place.resolve())
    assert (compiled, pages) == (True, True)


def test_the_commands_work_without_compiler_and_node(installed: Installed) -> None:
    for program in ("cc", "gcc", "clang", "cl", "node", "npm"):
        assert shutil.which(program, path=installed.env["PATH"]) is None
    assert installed.run("wanli", "--version") == f"wanli {wanli.__version__}\n"
    games = installed.run("wanli", "--lang", "en", "games")
    for game in IDS:
        assert game in games


def test_the_metadata_has_the_version_of_the_module(installed: Installed) -> None:
    script = "from importlib.metadata import version; print(version('wanli'))"
    assert installed.run("python", "-c", script).strip() == wanli.__version__


@contextmanager
def run_server(installed: Installed, log: Path) -> Iterator[str]:
    """The installed server on a port of its own; gives its address."""
    words = ("--lang", "en", "serve", "--port", "0", "--data", str(installed.place / "data"))
    with log.open("wb") as errors:
        process = subprocess.Popen(
            installed.command("wanli", *words), cwd=installed.place, env=installed.env,
            stdout=subprocess.PIPE, stderr=errors, text=True, encoding="utf-8",
        )  # fmt: skip
    with process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            address = re.search(r"http://127\.0\.0\.1:\d+", line)
            assert address, f"the server did not start: {line!r} {log.read_text()[-2000:]}"
            yield address[0]
        finally:
            process.terminate()
            try:
                process.wait(PATIENCE)
            finally:
                process.kill()


def wait_for_page(address: str) -> httpx.Response:
    """Return the server's first response."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return httpx.get(address, headers={"accept": "text/html"}, timeout=PATIENCE)
        except httpx.TransportError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.05)


def test_the_server_serves_its_page_without_warnings(installed: Installed, tmp_path: Path) -> None:
    log = tmp_path / "log"
    with run_server(installed, log) as address:
        page = wait_for_page(f"{address}/")
        health = wait_for_page(f"{address}/health").json()
    assert page.status_code == 200
    assert "<title>Wanli" in page.text
    assert (health["compiled"], health["version"]) == (True, wanli.__version__)
    assert "interpreted" not in log.read_text(encoding="utf-8")
