"""Compression of JSON and text; the page's files are compressed already (`page.py`)."""

from __future__ import annotations

from typing import Final

from litestar.config.compression import CompressionConfig
from litestar.datastructures import Headers
from litestar.middleware.compression import CompressionMiddleware
from litestar.types import Receive, Scope, Send

from fifteentwo.server.page import accepts_gzip


class _Compression(CompressionMiddleware):
    """Litestar's middleware, without its bug of compressing for a client that sends `gzip;q=0`."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        accepted = accepts_gzip(Headers.from_scope(scope).get("accept-encoding", ""))
        await (super().__call__ if accepted else self.app)(scope, receive, send)


COMPRESSION: Final = CompressionConfig(
    "gzip",
    minimum_size=1024,
    gzip_compress_level=5,
    exclude_opt_key="compressed",
    middleware_class=_Compression,
)
