"""Compile the rules and the search with mypyc; if compiling fails, the installation fails.

The same files also run as plain Python, only slower: with WANLI_PURE=1, on interpreters other than
CPython, and in an editable installation, which must not put compiled modules into src.

The built web pages are put into the package as wanli/static: those in WANLI_WEB, or those that
`run.py web` builds. Without them the server runs, but has no pages.

WANLI_PURE=1               do not compile
WANLI_WEB=FOLDER           use the pages in this folder
"""

import os
import platform
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from glob import glob
from pathlib import Path
from threading import BoundedSemaphore
from typing import Any, cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

# Patterns of the compiled modules; a pattern may match nothing.  All modules form one mypyc group,
# so that a call from one module to another is a C call.  The hot modules are compiled as one C
# file, for inlining; every other module is a separate C file, and these compile in parallel.
HOT = (
    "src/wanli/core/rng.py",
    "src/wanli/core/state.py",
    "src/wanli/core/stack.py",
    "src/wanli/games/*/rules/*.py",
    "src/wanli/search/*.py",
)
OTHERS = (
    "src/wanli/core/questions.py",
    "src/wanli/games/*/conservation.py",
    "src/wanli/games/*/notation.py",
    "src/wanli/games/*/views/*.py",
    "src/wanli/bots/evaluate/*.py",
)

# Calls need not go through a table that lets other libraries replace our functions.
DIRECT_CALLS = ("-fno-semantic-interposition", "-fvisibility=hidden")
ROOT = Path(__file__).resolve().parent
CORES = os.cpu_count() or 1
COMMANDS_GIVEN = frozenset(sys.argv[1:])  # a build frontend runs this file once for each step
EDITABLE = bool(COMMANDS_GIVEN & {"develop", "editable_wheel"})
METADATA_ONLY = bool(COMMANDS_GIVEN & {"dist_info", "egg_info", "sdist"})  # nothing to compile
NOT_COMPILED = """
wanli: the rules could not be compiled: {reason}

Compiling needs a C compiler and Python's header files: `apt-get install gcc python3-dev` on Debian
and Ubuntu, `xcode-select --install` on macOS, the C++ build tools of Visual Studio on Windows.
To install the slower, interpreted rules on purpose (bots will be weaker), set WANLI_PURE=1 and
install again.
"""


def interpreted_because() -> str:
    """Return why the rules stay interpreted, or "" if they have to be compiled."""
    if os.environ.get("WANLI_PURE", "") not in {"", "0"}:
        return "WANLI_PURE is set"
    if platform.python_implementation() != "CPython":
        return f"only CPython can load compiled rules, this is {platform.python_implementation()}"
    return "editable installations run the sources as they are" if EDITABLE else ""


class StrictBuildExt(build_ext):
    """Build the compiled modules; a failure ends the installation and says what to do."""

    def run(self) -> None:
        """Compile, and turn any error into a message for the user."""
        try:
            super().run()
        except Exception as error:
            raise SystemExit(NOT_COMPILED.format(reason=error)) from error

    def build_extensions(self) -> None:
        """Compile as many C files at a time as there are cores."""
        compile_files = self.compiler.compile
        free = BoundedSemaphore(CORES)

        def compile_in_parallel(sources: list[str], **options: Any) -> list[str]:
            def compile_one(source: str) -> list[str]:
                with free:
                    objects: list[str] = compile_files([source], **options)
                return objects

            with ThreadPoolExecutor(CORES) as pool:
                return [name for names in pool.map(compile_one, sources) for name in names]

        self.compiler.compile = compile_in_parallel
        self.parallel = CORES
        super().build_extensions()


def modules(patterns: tuple[str, ...]) -> list[str]:
    """Return the modules to compile; `__init__.py` files only re-export names and stay Python."""
    found = {path for pattern in patterns for path in glob(pattern)}
    return sorted(path for path in found if Path(path).name != "__init__.py")


def extensions() -> list[Extension]:
    """Return the mypyc group as setuptools extensions; none where the rules stay interpreted."""
    paths = modules(HOT + OTHERS)
    if METADATA_ONLY or not paths:
        return []
    if reason := interpreted_because():
        print(f"wanli: not compiled, the rules will run interpreted: {reason}.", file=sys.stderr)
        return []
    try:
        from mypyc.build import mypycify

        group = mypycify(["--strict", *paths], opt_level="3", debug_level="0", multi_file=True)
    except (Exception, SystemExit) as error:  # mypyc leaves by SystemExit on a type error
        raise SystemExit(NOT_COMPILED.format(reason=error)) from error
    found = cast("list[Extension]", group)
    for extension in found:
        extension.sources = merge_hot_files([str(path) for path in extension.sources])
        if os.name != "nt":
            extension.extra_compile_args = [*extension.extra_compile_args, *DIRECT_CALLS]
    return found


def merge_hot_files(sources: list[str]) -> list[str]:
    """Replace the C files of the hot modules by one file that includes them all."""
    names = {c_name(path) for path in modules(HOT)}
    hot = [path for path in sources if Path(path).name in names]
    if not hot:
        return sources
    merged = Path(hot[0]).with_name("__native_hot.c")
    merged.write_text("".join(f'#include "{Path(path).name}"\n' for path in hot), "utf-8")
    rest = sorted(set(sources) - set(hot), key=os.path.getsize, reverse=True)
    return [str(merged), *rest]  # the largest files first


def c_name(module: str) -> str:
    """Return the name of the C file that mypyc writes for a module."""
    from mypyc.namegen import exported_name

    dotted = ".".join(Path(module).with_suffix("").parts[1:])
    return f"__native_{exported_name(dotted)}.c"


class PagesBuildPy(build_py):
    """Build the package with the web pages."""

    def run(self) -> None:
        """Copy the modules, then the pages; an editable installation gets no pages."""
        super().run()
        if not self.editable_mode:
            copy_pages(Path(self.build_lib, "wanli", "static"))


class PagesSdist(sdist):
    """Build a source distribution that contains the pages, so that installing it needs no Node."""

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        """Copy the sources, then the pages."""
        super().make_release_tree(base_dir, files)
        copy_pages(Path(base_dir, "src", "wanli", "static"))


def copy_pages(place: Path) -> None:
    """Copy the built web pages to a folder, replacing those of an earlier build."""
    shutil.rmtree(place, ignore_errors=True)
    pages = find_pages()
    if pages is None:
        print("wanli: built without the web pages", file=sys.stderr)
    else:
        shutil.copytree(pages, place)


def find_pages() -> Path | None:
    """Return the folder of the web pages: named, packaged with the sources, or built now."""
    named, packaged = os.environ.get("WANLI_WEB", ""), ROOT / "src" / "wanli" / "static"
    if named or packaged.is_dir():
        return Path(named) if named else packaged
    if not (ROOT / "run.py").is_file():
        return None
    build = [sys.executable, str(ROOT / "run.py"), "web"]
    done = subprocess.run(build, stdout=subprocess.PIPE, text=True, check=False)
    return Path(done.stdout.strip()) if done.returncode == 0 else None


COMMANDS = {"build_ext": StrictBuildExt, "build_py": PagesBuildPy, "sdist": PagesSdist}
setup(ext_modules=extensions(), cmdclass=COMMANDS)
