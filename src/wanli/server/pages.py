"""The web client: a folder of built files, read once at the start and handed out from memory.

Only what is in that folder has an address, so there is no path that could lead out of it.
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

from wanli.server.answers import refuse_http

FOLDER = "WANLI_WEB"  # in the environment: where the built client is, instead of in the package
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
NEVER_PAGES = ("api", "ws", "static", "schema")  # where even a browser wants a plain refusal
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
PACKED = (".ico", ".mp3", ".ogg", ".png", ".webp", ".woff2")  # gzip makes these no smaller
FOR_EVER = "public, max-age=31536000, immutable"  # another content would have another name
ASK_FIRST = "no-cache"
NOT_BUILT = (
    "Wanli is running, but its web pages are not built.\n\n"
    "In a checkout, `python3 run.py` builds them and says what is in the way if it cannot.\n"
    "The API works: its document is at /schema.\n"
)

AnyRequest = Request[Any, Any, State]


class File:
    """One file of the client, ready to be sent."""

    def __init__(self, path: str, content: bytes) -> None:
        ending = Path(path).suffix
        self.kind = TYPES.get(ending, "application/octet-stream")
        self.content = content
        self.can_shrink = ending not in PACKED
        self.tag = f'W/"{hashlib.sha256(content).hexdigest()[:20]}"'
        self.kept = FOR_EVER if path.startswith("/static/") else ASK_FIRST

    @cached_property
    def small(self) -> bytes:
        """The content for browsers that unpack it; made when the first of them asks."""
        return gzip.compress(self.content, mtime=0)

    def answer(self, request: AnyRequest, status: int = 200) -> Response[bytes]:
        """The file, small if it may be; or only that it is as it was."""
        headers = {"cache-control": self.kept, "etag": self.tag}
        if self.can_shrink:
            headers["vary"] = "accept-encoding"
        if status == 200 and _has(request, self.tag):
            return Response(b"", status_code=304, headers=headers)
        content = self.content
        if self.can_shrink and _unpacks(request):
            content = self.small
            headers["content-encoding"] = "gzip"
        return Response(content, status_code=status, headers=headers, media_type=self.kind)


def read_files() -> dict[str, File]:
    """Every file of the built client by its address; none where it is not built."""
    folder = Path(os.environ.get(FOLDER) or PACKAGED)
    if not (folder / INDEX.strip("/")).is_file():
        return {}
    found = sorted(path for path in folder.rglob("*") if path.is_file())
    named = [(f"/{path.relative_to(folder).as_posix()}", path) for path in found]
    return {name: File(name, path.read_bytes()) for name, path in named if "/." not in name}


def pages_router(files: Mapping[str, File]) -> Router:
    """All addresses of the client; without files every page says how to get them."""

    def page(request: AnyRequest) -> Response[bytes]:
        """The client, which shows what the address asks for."""
        return files[INDEX].answer(request) if files else not_built()

    def file(request: AnyRequest) -> Response[bytes]:
        """A file of the client."""
        found = files.get(request.scope["path"])
        if found is None:
            raise NotFoundException
        return found.answer(request)

    own = [name for name in files if not name.startswith("/static/") and name != INDEX]
    return Router(
        "/",
        route_handlers=[
            _readable(page, PAGES),
            _readable(file, ["/static/{path:path}", *own]),
        ],
        include_in_schema=False,
    )


def not_built() -> Response[bytes]:
    """What a page says that is not there."""
    return Response(
        NOT_BUILT.encode(),
        status_code=503,
        media_type=MediaType.TEXT,
        headers={"cache-control": "no-store"},
    )


def not_found(
    files: Mapping[str, File], request: AnyRequest, error: NotFoundException
) -> Response[Any]:
    """Somebody who looks at pages gets the client, which says it in his language; others a code."""
    looks = request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")
    part = request.scope["path"].strip("/").partition("/")[0]
    if files and looks and part not in NEVER_PAGES:
        return files[INDEX].answer(request, status=404)
    return refuse_http(request, error)


def _readable(
    answer: Callable[[AnyRequest], Response[bytes]], paths: list[str]
) -> HTTPRouteHandler:
    methods = [HttpMethod.GET, HttpMethod.HEAD]
    handler = route(paths, http_method=methods, operation_id=answer.__name__, sync_to_thread=False)
    return handler(answer)


def _has(request: AnyRequest, tag: str) -> bool:
    """Whether the browser still has the file, as far as it says."""
    known = request.headers.get("if-none-match", "")
    return tag in (part.strip() for part in known.split(","))


def _unpacks(request: AnyRequest) -> bool:
    """Whether the browser takes gzip."""
    for part in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, quality = part.partition(";")
        if name.strip() == "gzip":
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
