"""Compiles the rules and the search with mypyc; without a C compiler the same files run as Python.

WANLI_PURE=1               do not compile
WANLI_REQUIRE_COMPILED=1   a compile that fails is an error, not an interpreted installation
"""

import os
import sys
from glob import glob
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

# Files and patterns; a pattern may match nothing.  All of them form one mypyc
# group, so that a call from one to another is a C call.
COMPILED = (
    "src/wanli/core/rng.py",
    "src/wanli/core/state.py",
    "src/wanli/games/*/rules/*.py",
    "src/wanli/search/*.py",
)

PURE = os.environ.get("WANLI_PURE", "") not in {"", "0"}
REQUIRED = os.environ.get("WANLI_REQUIRE_COMPILED", "") not in {"", "0"}


class OptionalBuildExt(build_ext):
    """Builds the compiled modules, or leaves them out where that cannot be done."""

    def run(self) -> None:
        """Compile; on any failure install the interpreted modules alone, unless told otherwise."""
        try:
            super().run()
        except Exception as error:
            if REQUIRED:
                raise
            say_interpreted(str(error))
            self.extensions = []


def say_interpreted(reason: str) -> None:
    """Tell whoever installs that the rules will be slow, and why."""
    print(f"wanli: not compiled, the rules will run interpreted ({reason})", file=sys.stderr)


def sources() -> list[str]:
    """The modules to compile; a package's __init__ only gathers names and stays Python."""
    found = {path for pattern in COMPILED for path in glob(pattern)}
    return sorted(path for path in found if Path(path).name != "__init__.py")


def extensions() -> list[Extension]:
    """The one mypyc group as setuptools extensions; none where that cannot be done."""
    if PURE or not sources():
        return []
    try:
        from mypyc.build import mypycify

        group = mypycify(["--strict", *sources()], opt_level="3", debug_level="0", separate=False)
    except (Exception, SystemExit) as error:  # mypyc leaves by SystemExit on a type error
        if REQUIRED:
            raise
        say_interpreted(str(error))
        return []
    found = cast("list[Extension]", group)
    if os.name != "nt":
        for extension in found:
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return found


setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuildExt})
