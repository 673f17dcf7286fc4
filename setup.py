"""Compiles the rules and the search with mypyc; a compile that fails ends the installation.

The same files also run as Python, slower: with WANLI_PURE=1, on interpreters other than CPython,
and in an editable installation, which must not put compiled modules into src.

Puts the built web pages into the package, as wanli/static: those of WANLI_WEB, or what `run.py web`
builds; without either the server runs, but has no pages.

WANLI_PURE=1               do not compile
WANLI_WEB=FOLDER           the pages are in this folder
"""

import os
import platform
import shutil
import subprocess
import sys
from glob import glob
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

# Files and patterns; a pattern may match nothing.  All of them form one mypyc
# group, so that a call from one to another is a C call.
COMPILED = (
    "src/wanli/core/rng.py",
    "src/wanli/core/state.py",
    "src/wanli/games/*/rules/*.py",
    "src/wanli/games/*/conservation.py",
    "src/wanli/games/*/notation.py",
    "src/wanli/games/*/shown/*.py",
    "src/wanli/search/*.py",
    "src/wanli/bots/evaluate/*.py",
)

QUICK_CALLS = "-fno-semantic-interposition"  # nobody replaces our functions from outside
ROOT = Path(__file__).resolve().parent
ASKED = frozenset(sys.argv[1:])  # the commands; a build frontend runs this file once for each step
EDITABLE = bool(ASKED & {"develop", "editable_wheel"})
METADATA_ONLY = bool(ASKED & {"dist_info", "egg_info", "sdist"})  # nothing to compile for these
NOT_COMPILED = """
wanli: the rules could not be compiled: {reason}

Compiling needs a C compiler and Python's header files: `apt-get install gcc python3-dev` on Debian
and Ubuntu, `xcode-select --install` on macOS, the C++ build tools of Visual Studio on Windows.
To install the slower, interpreted rules on purpose (bots will be weaker), set WANLI_PURE=1 and
install again.
"""


def interpreted_because() -> str:
    """Return why the rules stay interpreted, or nothing if they have to be compiled."""
    if os.environ.get("WANLI_PURE", "") not in {"", "0"}:
        return "WANLI_PURE is set"
    if platform.python_implementation() != "CPython":
        return f"only CPython can load compiled rules, this is {platform.python_implementation()}"
    return "editable installations run the sources as they are" if EDITABLE else ""


class LoudBuildExt(build_ext):
    """Builds the compiled modules, or says why that failed and what to do."""

    def run(self) -> None:
        """Compile; any failure ends the installation."""
        try:
            super().run()
        except Exception as error:
            raise SystemExit(NOT_COMPILED.format(reason=error)) from error


def sources() -> list[str]:
    """The modules to compile; a package's __init__ only gathers names and stays Python."""
    found = {path for pattern in COMPILED for path in glob(pattern)}
    return sorted(path for path in found if Path(path).name != "__init__.py")


def extensions() -> list[Extension]:
    """The one mypyc group as setuptools extensions; none where the rules stay interpreted."""
    if METADATA_ONLY or not sources():
        return []
    if reason := interpreted_because():
        print(f"wanli: not compiled, the rules will run interpreted: {reason}.", file=sys.stderr)
        return []
    try:
        from mypyc.build import mypycify

        group = mypycify(["--strict", *sources()], opt_level="3", debug_level="0", separate=False)
    except (Exception, SystemExit) as error:  # mypyc leaves by SystemExit on a type error
        raise SystemExit(NOT_COMPILED.format(reason=error)) from error
    found = cast("list[Extension]", group)
    if os.name != "nt":
        for extension in found:
            extension.extra_compile_args = [*extension.extra_compile_args, QUICK_CALLS]
    return found


class PagesBuildPy(build_py):
    """Builds the package with the web pages."""

    def run(self) -> None:
        """Copy the modules, then the pages; an editable installation has none of its own."""
        super().run()
        if not self.editable_mode:
            copy_pages(Path(self.build_lib, "wanli", "static"))


class PagesSdist(sdist):
    """A source distribution has the pages built, so that no Node is needed to install it."""

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        """Copy the sources, then the pages."""
        super().make_release_tree(base_dir, files)
        copy_pages(Path(base_dir, "src", "wanli", "static"))


def copy_pages(place: Path) -> None:
    """Put the built web pages there, in place of what an earlier build has left."""
    shutil.rmtree(place, ignore_errors=True)
    pages = find_pages()
    if pages is None:
        print("wanli: packed without the web pages", file=sys.stderr)
    else:
        shutil.copytree(pages, place)


def find_pages() -> Path | None:
    """The folder of the built web pages: as told, as unpacked with the sources, or built now."""
    told, unpacked = os.environ.get("WANLI_WEB", ""), ROOT / "src" / "wanli" / "static"
    if told or unpacked.is_dir():
        return Path(told) if told else unpacked
    if not (ROOT / "run.py").is_file():
        return None
    build = [sys.executable, str(ROOT / "run.py"), "web"]
    done = subprocess.run(build, stdout=subprocess.PIPE, text=True, check=False)
    return Path(done.stdout.strip()) if done.returncode == 0 else None


COMMANDS = {"build_ext": LoudBuildExt, "build_py": PagesBuildPy, "sdist": PagesSdist}
setup(ext_modules=extensions(), cmdclass=COMMANDS)
