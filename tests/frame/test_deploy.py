"""The files for operators fit the program: commands, options, ports, headers, packed files."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.core import TyperOption

from wanli.cli.app import command_group
from wanli.server.security import MAX_IMPORT

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
KEPT = ("src/wanli/cli/app.py", "run.py", "setup.py", "pyproject.toml", "README.md", "LICENSE")


def read(name: str) -> str:
    """Return the text of a file for operators."""
    return (DEPLOY / name).read_text(encoding="utf-8")


def options(command: str) -> dict[str, TyperOption]:
    """Return the options of a command by name, including environment variables."""
    params = command_group([command]).commands[command].params
    own = [one for one in params if isinstance(one, TyperOption)]
    return {name: one for one in own for name in (*one.opts, str(one.envvar))}


def commands() -> Iterator[list[str]]:
    """Return every call of `wanli` in the files for operators and on their page."""
    [unit] = re.findall(r"^ExecStart=\S+/(wanli .+)$", read("wanli.service"), re.M)
    yield shlex.split(unit)
    [words] = re.findall(r"^CMD \[(.+)\]$", read("Containerfile"), re.M)
    yield ["wanli", *re.findall('"([^"]+)"', words)[1:]]
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for line in re.findall(r"^    .*?\b(wanli (?:serve|backup|restore)\b[^#&\n]*)", page, re.M):
        yield shlex.split(line)


@pytest.mark.parametrize("words", list(commands()), ids=" ".join)
def test_a_command_for_operators_exists_with_all_its_options(words: list[str]) -> None:
    known = options(words[1])
    assert {word for word in words if word.startswith("--")} <= set(known)


def test_the_documented_environment_variables_are_used() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    told = re.findall(r"WANLI_\w+", read("wanli.service") + read("Containerfile") + page)
    assert set(told) - {"WANLI_PURE", "WANLI_WEB"} <= set(options("serve"))


def test_the_systemd_unit_stores_its_data_where_it_may_write() -> None:
    unit = read("wanli.service")
    [folder] = re.findall("^StateDirectory=(.+)$", unit, re.M)
    assert f"WANLI_DATA=/var/lib/{folder}\n" in unit


def test_a_reverse_proxy_forwards_to_the_units_port_and_allows_websockets() -> None:
    [port] = re.findall(r"--port (\d+)", read("wanli.service"))
    nginx = read("nginx.conf")
    # forwards WebSockets without configuration
    assert f"reverse_proxy 127.0.0.1:{port}\n" in read("Caddyfile")
    assert f"proxy_pass http://127.0.0.1:{port};" in nginx
    for line in (
        "proxy_http_version 1.1;",
        "proxy_set_header Upgrade $http_upgrade;",
        'proxy_set_header Connection "upgrade";',
        "proxy_set_header Host $host;",
        "proxy_set_header X-Forwarded-For $remote_addr;",
        "proxy_set_header X-Forwarded-Proto $scheme;",
    ):
        assert line in nginx
    [most] = re.findall(r"client_max_body_size (\d+)m;", nginx)
    assert int(most) << 20 >= MAX_IMPORT


def test_data_is_neither_committed_nor_packed_into_an_image() -> None:
    left_out = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    for line in (ROOT / ".gitignore").read_text(encoding="utf-8").split():
        name = line.strip("/")
        assert {name, f"**/{name}"} & set(left_out), line
    assert "/wanli-data/\n" in (ROOT / ".gitignore").read_text(encoding="utf-8")
    assert ".git" in left_out


def test_an_image_is_built_from_existing_files() -> None:
    container = read("Containerfile")
    for name in re.findall(r"-r (\S+)", container):
        assert (ROOT / name).is_file(), name
    left_out = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    for name in KEPT:
        assert (ROOT / name).is_file()
        assert not any(Path(name).match(one.removeprefix("**/")) for one in left_out), name
    [data] = re.findall(r"^VOLUME (\S+)$", container, re.M)
    assert f"ENV WANLI_DATA={data}\n" in container
