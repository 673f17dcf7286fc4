"""The built web client as browsers meet it: kept or asked for anew, and nothing beside it."""

from __future__ import annotations

import gzip
import http.client
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.serving import Server
from tests.waiting import PATIENCE
from wanli.server import pages

SCRIPT = "/static/index-D9EWK5vg.js"
CODE = b"export const wall = 'long';\n" * 100
HTML = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
BUILT = {
    "index.html": b"<!doctype html><title>Wanli</title>",
    SCRIPT.strip("/"): CODE,
    "static/deeper/font-D9EWK5vg.woff2": b"font",
    "sw.js": b"self.skipWaiting()",
    "manifest.webmanifest": b"{}",
    "icon.svg": b"<svg/>",
    "icon-192.png": b"png",
    ".vite/manifest.json": b"{}",
}
ADDRESSES = [
    "/",
    "/new/chang-cheng",
    "/table/4f2k",
    "/replay/4f2k",
    "/rules",
    "/rules/",
    "/rules/great-wall?clause=GW-1",
    "/people/anna",
    "/games",
    "/settings",
    "/sign-in",
    "/host",
    "/verify/4f2k",
    "/companion",
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A built client, beside something that is nobody's business."""
    around = tmp_path_factory.mktemp("client")
    (around / "secret.txt").write_text("secret", encoding="utf-8")
    for name, content in BUILT.items():
        file = around / "web" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    return around / "web"


@pytest.fixture(scope="module")
def site(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A browser at a server that has this client."""
    data = tmp_path_factory.mktemp("data")
    with (
        Server(data, "--bots", "1", env={"WANLI_WEB": str(folder)}) as server,
        httpx.Client(
            base_url=server.address, headers={"accept-encoding": "identity"}, timeout=PATIENCE
        ) as browser,
    ):
        yield browser


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A browser at a server whose client is not built."""
    data = tmp_path_factory.mktemp("bare")
    with (
        Server(data, "--bots", "1", env={"WANLI_WEB": str(data / "nothing")}) as server,
        httpx.Client(base_url=server.address, timeout=PATIENCE) as browser,
    ):
        yield browser


# ---- pages ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("address", ADDRESSES)
def test_every_page_is_the_client_and_is_asked_for_anew(site: httpx.Client, address: str) -> None:
    answer = site.get(address)
    assert answer.status_code == 200
    assert answer.content == BUILT["index.html"]
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "'unsafe" not in answer.headers["content-security-policy"]


def test_a_page_that_has_not_changed_is_not_sent_again(site: httpx.Client) -> None:
    first = site.get("/")
    again = site.get("/games", headers={"if-none-match": f'"x", {first.headers["etag"]}'})
    assert again.status_code == 304
    assert again.content == b""
    assert again.headers["etag"] == first.headers["etag"]
    assert site.get("/", headers={"if-none-match": '"x"'}).status_code == 200


def test_head_tells_what_get_would(site: httpx.Client) -> None:
    for address in ("/", SCRIPT, "/icon.svg"):
        head, got = site.head(address), site.get(address)
        assert head.status_code == 200
        assert head.content == b""
        for name in ("content-type", "content-length", "cache-control", "etag"):
            assert head.headers[name] == got.headers[name]


@pytest.mark.parametrize(
    "address", ["/nowhere", "/table", "/table/4f2k/x", "/rules/a/b", "/apis.html"]
)
def test_an_address_that_is_no_page_is_404_and_browsers_get_the_client_to_say_so(
    site: httpx.Client, address: str
) -> None:
    seen = site.get(address, headers={**HTML, "if-none-match": site.get("/").headers["etag"]})
    assert seen.status_code == 404
    assert seen.content == BUILT["index.html"]
    assert seen.headers["cache-control"] == "no-cache"
    told = site.get(address)
    assert told.status_code == 404
    assert told.json()["code"] == "not-found"
    assert site.post(address, json={}, headers=HTML).json()["code"] == "not-found"


@pytest.mark.parametrize(
    "address", ["/api/nothing", "/static/gone.js", "/static", "/ws/x", "/schema/x"]
)
def test_what_is_no_place_for_pages_refuses_browsers_as_everybody(
    site: httpx.Client, address: str
) -> None:
    answer = site.get(address, headers=HTML)
    assert answer.status_code == 404
    assert answer.json()["code"] == "not-found"


# ---- files ---------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("address", "kind", "kept"),
    [
        (SCRIPT, "text/javascript; charset=utf-8", pages.FOR_EVER),
        ("/static/deeper/font-D9EWK5vg.woff2", "font/woff2", pages.FOR_EVER),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/icon.svg", "image/svg+xml", "no-cache"),
        ("/icon-192.png", "image/png", "no-cache"),
    ],
)
def test_a_name_with_a_hash_is_kept_for_ever_and_another_is_asked_for(
    site: httpx.Client, address: str, kind: str, kept: str
) -> None:
    answer = site.get(address)
    assert answer.status_code == 200
    assert answer.content == BUILT[address.strip("/")]
    assert answer.headers["content-type"] == kind
    assert answer.headers["cache-control"] == kept
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("accepted", "packed"),
    [
        ("gzip, deflate, br", True),
        ("br;q=1.0, GZIP;q=0.5", True),
        ("gzip;q=0, identity", False),
        ("identity", False),
        ("", False),
    ],
)
def test_what_shrinks_is_packed_for_those_who_unpack(
    site: httpx.Client, accepted: str, packed: bool
) -> None:
    with site.stream("GET", SCRIPT, headers={"accept-encoding": accepted}) as answer:
        body = b"".join(answer.iter_raw())
    assert (answer.headers.get("content-encoding") == "gzip") is packed
    assert int(answer.headers["content-length"]) == len(body)
    assert answer.headers["vary"] == "accept-encoding"
    assert (gzip.decompress(body) if packed else body) == CODE
    assert (len(body) < len(CODE) // 2) is packed


def test_a_picture_is_not_packed_twice(site: httpx.Client) -> None:
    answer = site.get("/icon-192.png", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in answer.headers
    assert "vary" not in answer.headers


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/static/../../secret.txt",
        "/static/..%2f..%2fsecret.txt",
        "/static/%2e%2e/%2e%2e/secret.txt",
        "/static/%252e%252e/%252e%252e/secret.txt",
        "/static/..%5c..%5csecret.txt",
        "/static//{folder}/../secret.txt",
        "/static/%00",
        "/.vite/manifest.json",
        "/static/../index.html",
    ],
)
def test_no_path_leads_out_of_the_client(site: httpx.Client, folder: Path, path: str) -> None:
    connection = http.client.HTTPConnection(
        site.base_url.host, site.base_url.port or 0, timeout=PATIENCE
    )
    connection.request("GET", path.format(folder=folder))  # as it is: httpx would tidy it up
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    assert answer.status == 404
    assert b"secret" not in body.replace(b"secret.txt", b"")
    assert b"not-found" in body


# ---- without a client ----------------------------------------------------------------------------
def test_without_a_client_a_page_says_how_to_get_one_and_the_api_works(bare: httpx.Client) -> None:
    for address in ("/", "/table/4f2k"):
        answer = bare.get(address, headers=HTML)
        assert answer.status_code == 503
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert "run.py" in answer.text
        assert answer.headers["cache-control"] == "no-store"
    assert bare.get("/nowhere", headers=HTML).json()["code"] == "not-found"
    assert bare.get(SCRIPT).status_code == 404
    assert bare.get("/api/games").status_code == 200


def test_a_folder_without_its_first_page_is_no_client(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sw.js").touch()
    monkeypatch.setenv("WANLI_WEB", str(tmp_path))
    assert pages.read_files() == {}


def test_the_package_brings_its_client_along(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("WANLI_WEB", raising=False)
    monkeypatch.setattr(pages, "PACKAGED", folder)
    assert set(pages.read_files()) == {f"/{name}" for name in BUILT if not name.startswith(".")}
