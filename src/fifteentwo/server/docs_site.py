"""The documentation site under /docs: the archive that `./site` builds into the package, or a sentence where there is none."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path, PurePosixPath
from typing import Any, Final
from zipfile import BadZipFile, ZipFile

from litestar import HttpMethod, Request, Response, route
from litestar.datastructures import State
from litestar.params import FromPath

from fifteentwo.locales import CodedError
from fifteentwo.server.page import File, file_of, not_found, send

ARCHIVE: Final = Path(__file__).parents[1] / "docs.zip"


@route(
    ["/docs", "/docs/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
    opt={"compressed": True, "unlimited": True},
)
async def docs_site(request: Request[Any, Any, State], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the site."""
    try:
        changed = ARCHIVE.stat().st_mtime_ns
    except OSError:
        sentence = str(CodedError("docs-not-built"))
        return Response(sentence.encode(), status_code=404, media_type="text/plain")
    name = path.strip("/")
    if not name:
        return Response(b"", status_code=302, headers={"location": "/docs/index.html"})
    file = _read(name, changed)
    return not_found() if file is None else send(request, file, {"cache-control": "no-cache"})


@lru_cache(maxsize=256)
def _read(name: str, _changed: int) -> File | None:
    """The file of this name in the archive, or None."""
    try:
        with ZipFile(ARCHIVE) as archive:
            return file_of(archive.read(name), PurePosixPath(name).suffix)
    except (KeyError, BadZipFile, OSError):
        return None
