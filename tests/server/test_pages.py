"""The built web client over HTTP: caching, compression, 404s, and no path outside its folder."""

from __future__ import annotations

import gzip
import http.client
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.live_server import Server
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
    """A built client, next to a file that must not be served."""
    around = tmp_path_factory.mktemp("client")
    (around / "secret.txt").write_text("secret", encoding="utf-8")
    for name, content in BUILT.items():
        file = around / "web" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    return around / "web"


@pytest.fixture(scope="module")
def site(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """An HTTP client of a server with this web client."""
    data = tmp_path_factory.mktemp("data")
    with (
        Server(data, "--bots", "1", env={"WANLI_WEB": str(folder)}) as server,
        httpx.Client(
            base_url=server.address, headers={"accept-encoding": "identity"}, timeout=PATIENCE
        ) as browser,
    ):
        yield browser


@pytest.fixture(scope="module")
def client_without_pages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """An HTTP client of a server without a web client."""
    data = tmp_path_factory.mktemp("client_without_pages")
    with (
        Server(data, "--bots", "1", env={"WANLI_WEB": str(data / "nothing")}) as server,
        httpx.Client(base_url=server.address, timeout=PATIENCE) as browser,
    ):
        yield browser


# ---- pages ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("address", ADDRESSES)
def test_every_page_is_the_client_and_is_revalidated(site: httpx.Client, address: str) -> None:
    answer = site.get(address)
    assert answer.status_code == 200
    assert answer.content == BUILT["index.html"]
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "'unsafe" not in answer.headers["content-security-policy"]


def test_an_unchanged_page_is_not_sent_again(site: httpx.Client) -> None:
    first = site.get("/")
    again = site.get("/games", headers={"if-none-match": f'"x", {first.headers["etag"]}'})
    assert again.status_code == 304
    assert again.content == b""
    assert again.headers["etag"] == first.headers["etag"]
    assert site.get("/", headers={"if-none-match": '"x"'}).status_code == 200


def test_head_has_the_headers_of_get(site: httpx.Client) -> None:
    for address in ("/", SCRIPT, "/icon.svg"):
        head, got = site.head(address), site.get(address)
        assert head.status_code == 200
        assert head.content == b""
        for name in ("content-type", "content-length", "cache-control", "etag"):
            assert head.headers[name] == got.headers[name]


@pytest.mark.parametrize(
    "address", ["/nowhere", "/table", "/table/4f2k/x", "/rules/a/b", "/apis.html"]
)
def test_an_unknown_page_is_404_with_the_client_for_browsers_and_json_for_others(
    site: httpx.Client, address: str
) -> None:
    seen = site.get(address, headers={**HTML, "if-none-match": site.get("/").headers["etag"]})
    assert seen.status_code == 404
    assert seen.content == BUILT["index.html"]
    assert seen.headers["cache-control"] == "no-cache"
    plain = site.get(address)
    assert plain.status_code == 404
    assert plain.json()["code"] == "not-found"
    assert site.post(address, json={}, headers=HTML).json()["code"] == "not-found"


@pytest.mark.parametrize(
    "address", ["/api/nothing", "/static/gone.js", "/static", "/ws/x", "/schema/x"]
)
def test_below_api_and_static_even_browsers_get_a_json_404(
    site: httpx.Client, address: str
) -> None:
    answer = site.get(address, headers=HTML)
    assert answer.status_code == 404
    assert answer.json()["code"] == "not-found"


# ---- files ---------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("address", "kind", "cache_control"),
    [
        (SCRIPT, "text/javascript; charset=utf-8", pages.IMMUTABLE),
        ("/static/deeper/font-D9EWK5vg.woff2", "font/woff2", pages.IMMUTABLE),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/icon.svg", "image/svg+xml", "no-cache"),
        ("/icon-192.png", "image/png", "no-cache"),
    ],
)
def test_files_with_a_hash_are_immutable_and_others_are_revalidated(
    site: httpx.Client, address: str, kind: str, cache_control: str
) -> None:
    answer = site.get(address)
    assert answer.status_code == 200
    assert answer.content == BUILT[address.strip("/")]
    assert answer.headers["content-type"] == kind
    assert answer.headers["cache-control"] == cache_control
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("accepted", "gzipped"),
    [
        ("gzip, deflate, br", True),
        ("br;q=1.0, GZIP;q=0.5", True),
        ("gzip;q=0, identity", False),
        ("identity", False),
        ("", False),
    ],
)
def test_compressible_files_are_gzipped_for_clients_that_accept_it(
    site: httpx.Client, accepted: str, gzipped: bool
) -> None:
    with site.stream("GET", SCRIPT, headers={"accept-encoding": accepted}) as answer:
        body = b"".join(answer.iter_raw())
    assert (answer.headers.get("content-encoding") == "gzip") is gzipped
    assert int(answer.headers["content-length"]) == len(body)
    assert answer.headers["vary"] == "accept-encoding"
    assert (gzip.decompress(body) if gzipped else body) == CODE
    assert (len(body) < len(CODE) // 2) is gzipped


def test_images_are_not_gzipped(site: httpx.Client) -> None:
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
    connection.request("GET", path.format(folder=folder))  # httpx would normalize the path
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    assert answer.status == 404
    assert b"secret" not in body.replace(b"secret.txt", b"")
    assert b"not-found" in body


# ---- without a client ----------------------------------------------------------------------------
def test_without_a_client_pages_say_how_to_build_it_and_the_api_works(
    client_without_pages: httpx.Client,
) -> None:
    for address in ("/", "/table/4f2k"):
        answer = client_without_pages.get(address, headers=HTML)
        assert answer.status_code == 503
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert "run.py" in answer.text
        assert answer.headers["cache-control"] == "no-store"
    assert client_without_pages.get("/nowhere", headers=HTML).json()["code"] == "not-found"
    assert client_without_pages.get(SCRIPT).status_code == 404
    assert client_without_pages.get("/api/games").status_code == 200


def test_a_folder_without_index_html_is_no_client(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sw.js").touch()
    monkeypatch.setenv("WANLI_WEB", str(tmp_path))
    assert pages.read_files() == {}


def test_the_package_contains_the_client(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("WANLI_WEB", raising=False)
    monkeypatch.setattr(pages, "PACKAGED", folder)
    assert set(pages.read_files()) == {f"/{name}" for name in BUILT if not name.startswith(".")}
