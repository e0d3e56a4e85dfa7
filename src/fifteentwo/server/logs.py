"""The log as lines of JSON: no secret, no card and no name of a player is in it.

The message of an exception may name a card, and a path may name a room, so neither is written: an exception is its class
and the lines of code it came through, a request is its route.
"""

from __future__ import annotations

import logging
import sys
import traceback
from datetime import UTC, datetime
from time import perf_counter
from typing import Any, Final

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

REQUESTS: Final = logging.getLogger("fifteentwo.requests")


class JsonLines(logging.Formatter):
    """Writes a record as one line of JSON: time, level, logger, message, and what was passed as `extra={"fields": ...}`."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": _message(record),
        }
        line |= getattr(record, "fields", {})
        if record.exc_info is not None and record.exc_info[1] is not None:
            line["error"] = _class_name(record.exc_info[1])
            frames = traceback.extract_tb(record.exc_info[2])
            line["stack"] = [f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}" for frame in frames]
        return msgspec.json.encode(line).decode()


def _message(record: logging.LogRecord) -> str:
    """The message, with exceptions among its arguments by their class."""
    arguments = record.args if isinstance(record.args, tuple) else ()
    if any(isinstance(each, BaseException) for each in arguments):
        safe = tuple(_class_name(each) if isinstance(each, BaseException) else each for each in arguments)
        return record.msg % safe
    return record.getMessage()


def _class_name(error: BaseException) -> str:
    code = getattr(error, "code", "")
    return f"{type(error).__name__} {code}" if isinstance(code, str) and code else type(error).__name__


def write_json_lines() -> None:
    """From now on everything is logged as lines of JSON on standard error, from INFO on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    REQUESTS.setLevel(logging.INFO)
    for noisy in ("alembic", "asyncio", "numba"):
        logging.getLogger(noisy).setLevel(logging.WARNING)


class RequestLog:
    """ASGI middleware: logs each request with its route, status and time, and each socket when it closes."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handles one request or socket."""
        kind: str = scope["type"]
        if kind == "lifespan":
            await self.app(scope, receive, send)
            return
        begun, status = perf_counter(), 0

        async def send_noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            elif message["type"] == "websocket.close":
                status = message["code"]
            await send(message)

        try:
            await self.app(scope, receive, send_noted)
        finally:
            fields = {
                "method": "SOCKET" if kind == "websocket" else str(dict(scope)["method"]),
                "route": str(dict(scope).get("path_template", "")),
                "status": status,
                "seconds": round(perf_counter() - begun, 4),
            }
            REQUESTS.info("request", extra={"fields": fields})
