"""The built web client: its files are read at start-up and served from memory.

Only those files have a path, so no request can escape from their folder.
"""

from __future__ import annotations

import gzip
import hashlib
import os
from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from litestar import HttpMethod, MediaType, Request, Response, Router, route
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

from wanli.server.error_responses import refuse_http

FOLDER_VARIABLE = "WANLI_WEB"  # environment variable: folder of the built client
PACKAGED = Path(__file__).parent.parent / "static"
INDEX = "/index.html"
PAGES = [
    "/",
    "/new/{game:str}",
    "/table/{table:str}",
    "/replay/{table:str}",
    "/rules",
    "/rules/{game:str}",
    "/people/{person:str}",
    "/games",
    "/settings",
    "/sign-in",
    "/host",
    "/verify/{table:str}",
    "/companion",
]
NOT_PAGES = ("api", "ws", "static", "schema")  # here even browsers get a JSON 404
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
COMPRESSED = (".ico", ".mp3", ".ogg", ".png", ".webp", ".woff2")  # gzip does not help
IMMUTABLE = "public, max-age=31536000, immutable"  # file names contain a hash
REVALIDATE = "no-cache"
NOT_BUILT = (
    "Wanli is running, but its web pages are not built.\n\n"
    "In a checkout, `python3 run.py` builds them and says what is in the way if it cannot.\n"
    "The API works: its document is at /schema.\n"
)

AnyRequest = Request[Any, Any, State]


class File:
    """A file of the client, with its headers."""

    def __init__(self, path: str, content: bytes) -> None:
        suffix = Path(path).suffix
        self.media_type = TYPES.get(suffix, "application/octet-stream")
        self.content = content
        self.compressible = suffix not in COMPRESSED
        self.etag = f'W/"{hashlib.sha256(content).hexdigest()[:20]}"'
        self.cache_control = IMMUTABLE if path.startswith("/static/") else REVALIDATE

    @cached_property
    def gzipped(self) -> bytes:
        """The gzipped content, made on first use."""
        return gzip.compress(self.content, mtime=0)

    def response(self, request: AnyRequest, status: int = 200) -> Response[bytes]:
        """Return the file, gzipped if accepted, or 304 if the browser has it."""
        headers = {"cache-control": self.cache_control, "etag": self.etag}
        if self.compressible:
            headers["vary"] = "accept-encoding"
        if status == 200 and _is_cached(request, self.etag):
            return Response(b"", status_code=304, headers=headers)
        content = self.content
        if self.compressible and _accepts_gzip(request):
            content = self.gzipped
            headers["content-encoding"] = "gzip"
        return Response(content, status_code=status, headers=headers, media_type=self.media_type)


def read_files() -> dict[str, File]:
    """Return the files of the built client by path; empty if it is not built."""
    folder = Path(os.environ.get(FOLDER_VARIABLE) or PACKAGED)
    if not (folder / INDEX.strip("/")).is_file():
        return {}
    found = sorted(path for path in folder.rglob("*") if path.is_file())
    named = [(f"/{path.relative_to(folder).as_posix()}", path) for path in found]
    return {name: File(name, path.read_bytes()) for name, path in named if "/." not in name}


def pages_router(files: Mapping[str, File]) -> Router:
    """Return the routes of the client; without files every page says how to build them."""

    def page(request: AnyRequest) -> Response[bytes]:
        """Return the client, which shows the page of the path."""
        return files[INDEX].response(request) if files else not_built()

    def file(request: AnyRequest) -> Response[bytes]:
        """Return a file of the client."""
        found = files.get(request.scope["path"])
        if found is None:
            raise NotFoundException
        return found.response(request)

    own = [name for name in files if not name.startswith("/static/") and name != INDEX]
    return Router(
        "/",
        route_handlers=[
            _get_and_head(page, PAGES),
            _get_and_head(file, ["/static/{path:path}", *own]),
        ],
        include_in_schema=False,
    )


def not_built() -> Response[bytes]:
    """Return the response for a client that is not built."""
    return Response(
        NOT_BUILT.encode(),
        status_code=503,
        media_type=MediaType.TEXT,
        headers={"cache-control": "no-store"},
    )


def not_found(
    files: Mapping[str, File], request: AnyRequest, error: NotFoundException
) -> Response[Any]:
    """Return a 404: the client (which explains it) for browsers, JSON for other callers."""
    is_browser = request.method in ("GET", "HEAD") and "text/html" in request.headers.get(
        "accept", ""
    )
    part = request.scope["path"].strip("/").partition("/")[0]
    if files and is_browser and part not in NOT_PAGES:
        return files[INDEX].response(request, status=404)
    return refuse_http(request, error)


def _get_and_head(
    function: Callable[[AnyRequest], Response[bytes]], paths: list[str]
) -> HTTPRouteHandler:
    methods = [HttpMethod.GET, HttpMethod.HEAD]
    handler = route(
        paths, http_method=methods, operation_id=function.__name__, sync_to_thread=False
    )
    return handler(function)


def _is_cached(request: AnyRequest, tag: str) -> bool:
    """Whether If-None-Match has this ETag."""
    etags = request.headers.get("if-none-match", "")
    return tag in (part.strip() for part in etags.split(","))


def _accepts_gzip(request: AnyRequest) -> bool:
    """Whether Accept-Encoding allows gzip."""
    for part in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, quality = part.partition(";")
        if name.strip() == "gzip":
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
