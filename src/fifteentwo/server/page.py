"""The page: the built front end, as it lies in the package."""

from __future__ import annotations

import mimetypes
from functools import cache
from gzip import compress
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

STATIC: Final = Path(__file__).parents[1] / "static"

_FOR_EVER: Final = "public, max-age=31536000, immutable"
_WORTH_IT: Final = ("text/", "application/javascript", "application/json", "image/svg+xml")


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the page, or for any other address the page itself, which finds its own way."""
    if path.lstrip("/").startswith("api/"):
        raise NotFoundException
    file = _inside(path)
    if file is None and "." in Path(path).name:
        return Response(b"There is no such file.", status_code=404, media_type="text/plain")
    # Files in assets/ have a hash in their names: another content is another name.
    hashed = file is not None and file.parent == STATIC / "assets"
    file = file or STATIC / "index.html"
    if not file.is_file():
        return Response(b"The page has not been built.", status_code=503, media_type="text/plain")
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    headers = {"cache-control": _FOR_EVER if hashed else "no-cache", "vary": "accept-encoding"}
    squeezed = kind.startswith(_WORTH_IT) and "gzip" in request.headers.get("accept-encoding", "")
    if squeezed:
        headers["content-encoding"] = "gzip"
    content = _squeezed(file, file.stat().st_mtime_ns) if squeezed else file.read_bytes()
    return Response(content, headers=headers, media_type=kind)


def _inside(path: str) -> Path | None:
    """The file of this name in the built page; None for one outside it, and for none."""
    try:
        file = (STATIC / path.lstrip("/")).resolve()
        inside = file.is_relative_to(STATIC.resolve()) and file.is_file()
    except (OSError, ValueError):
        return None
    return file if inside and file.name != "sources.sha256" else None


@cache
def _squeezed(file: Path, _changed: int) -> bytes:
    return compress(file.read_bytes(), mtime=0)
