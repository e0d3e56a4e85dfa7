"""The page: the files of the built front end, which are part of the package."""

from __future__ import annotations

import re
from base64 import b64encode
from functools import lru_cache
from gzip import compress
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, Request, Response, route
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec import Struct

from fifteentwo.server.host_guard import POLICY

STATIC: Final = Path(__file__).parents[1] / "static"

MEDIA_TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Our own table, because the one of the operating system may have text/plain for `.js`. Litestar adds the charset."""

_COMPRESSIBLE: Final = ("text/", "application/", "image/svg+xml")
_IMMUTABLE: Final = "public, max-age=31536000, immutable"

_VERIFYING: Final = (
    "default-src 'none'; script-src {}; style-src 'unsafe-inline'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""What the standalone page that checks records may do: run its own script, and fetch a record from here."""

_NOT_FOUND: Final = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Not found - fifteentwo</title>
<h1>There is no such page.</h1>
<p><a href="/">To the games</a></p>
"""


class File(Struct, frozen=True):
    """A file with its strong entity tag, plain and compressed."""

    content: bytes
    gzipped: bytes | None
    tag: str
    media_type: str


def file_of(content: bytes, suffix: str) -> File:
    """A file ready to be sent, by the ending of its name."""
    media_type = MEDIA_TYPES.get(suffix, "application/octet-stream")
    worth_it = media_type.startswith(_COMPRESSIBLE) and suffix in MEDIA_TYPES
    gzipped = compress(content, mtime=0) if worth_it else None
    return File(content, gzipped, sha256(content).hexdigest()[:32], media_type)


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
    opt={"compressed": True, "unlimited": True},
)
async def page(request: Request[Any, Any, State], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the page. The page itself is at `/`; the rest of its addresses comes after a `#`."""
    if path.lstrip("/").startswith("api/"):
        raise NotFoundException
    if not (STATIC / "index.html").is_file():
        return Response(b"The page has not been built.", status_code=503, media_type="text/plain")
    file = _inside(path.lstrip("/") or "index.html")
    return not_found() if file is None else _answer(request, file)


def not_found() -> Response[bytes]:
    """The page for an address without one."""
    return Response(_NOT_FOUND, status_code=404, media_type=MEDIA_TYPES[".html"])


def _answer(request: Request[Any, Any, State], path: Path) -> Response[bytes]:
    file = _read(path, path.stat().st_mtime_ns)
    # Files in assets/ have a hash of their content in their names.
    hashed = path.parent == STATIC / "assets"
    headers = {"cache-control": _IMMUTABLE if hashed else "no-cache"}
    if path == STATIC / "verify.html":
        headers["content-security-policy"] = _VERIFYING.format(_digest(file.content))
    elif path == STATIC / "index.html":
        headers["content-security-policy"] = f"{POLICY}; script-src 'self' {_digest(file.content)}"
    return send(request, file, headers)


def send(request: Request[Any, Any, State], file: File, headers: dict[str, str]) -> Response[bytes]:
    """The file, compressed if the browser takes that; nothing if it has the file already."""
    gzipped = file.gzipped if accepts_gzip(request.headers.get("accept-encoding", "")) else None
    tag = f'"{file.tag}"' if gzipped is None else f'"{file.tag}-gzip"'
    headers = {**headers, "vary": "accept-encoding", "etag": tag}
    if _matches(request.headers.get("if-none-match", ""), tag):
        return Response(b"", status_code=304, headers=headers)
    if gzipped is not None:
        headers["content-encoding"] = "gzip"
    return Response(file.content if gzipped is None else gzipped, headers=headers, media_type=file.media_type)


def _digest(content: bytes) -> str:
    """The source expression of a policy for the script inside this page: no other script may be inside it."""
    found = re.search(rb"<script(?: data-[^>]*)?>(.*?)</script>", content, re.DOTALL)
    script = b"" if found is None else found[1]
    return f"'sha256-{b64encode(sha256(script).digest()).decode()}'"


def accepts_gzip(accept_encoding: str) -> bool:
    """Whether an Accept-Encoding header allows gzip."""
    for part in accept_encoding.lower().split(","):
        coding, _, parameters = part.partition(";")
        if coding.strip() in ("gzip", "*"):
            return re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", parameters) is None
    return False


def _matches(if_none_match: str, tag: str) -> bool:
    """Whether an If-None-Match header has this tag; by weak comparison, as RFC 9110 requires."""
    return any(given.strip().removeprefix("W/") in (tag, "*") for given in if_none_match.split(","))


def _inside(path: str) -> Path | None:
    """The file with this name in the built page, or None."""
    try:
        file = (STATIC / path).resolve()
        inside = file.is_relative_to(STATIC.resolve()) and file.is_file()
    except (OSError, ValueError):
        return None
    return file if inside and file.name != "sources.sha256" else None


@lru_cache(maxsize=512)
def _read(path: Path, _changed: int) -> File:
    return file_of(path.read_bytes(), path.suffix)
