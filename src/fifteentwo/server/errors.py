"""Errors as responses: always a sentence, never a traceback."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException

from fifteentwo.locales import CodedError
from fifteentwo.locales.coded import SILENCE, Message, coded, message_of
from fifteentwo.server.folder import StoreProblem
from fifteentwo.server.http_wire import Problem

_log: Final = logging.getLogger(__name__)
_ENDS: Final = (".", "!", "?")


class Refusal(HTTPException):
    """A request that is refused with a sentence, and its code if it has one."""

    said: Message = SILENCE


def refusal(status: int, problem: str | Exception) -> Refusal:
    """A refusal with this sentence, or with what an error says."""
    said = in_full(problem)
    refused = Refusal(status_code=status, detail=said.sentence)
    refused.said = said
    return refused


def in_full(problem: str | Exception) -> Message:
    """What an error says, capitalised and with a full stop; text one types, such as `muggins=on`, keeps its case."""
    if isinstance(problem, CodedError):
        said = message_of(problem)
        return said if said.sentence.endswith(_ENDS) else coded("refused", reason=said)
    sentence = str(problem)
    text = sentence[:1].upper() + sentence[1:]
    return Message(text if text.endswith(_ENDS) else f"{text}.", "")


class JsonRequest(Request[Any, Any, State]):
    """A request with a sentence for bad JSON even where the decoder raises an unexpected error."""

    async def json(self) -> Any:
        """The decoded body. Raises Refusal."""
        try:
            return await super().json()
        except RecursionError:
            raise refusal(400, CodedError("request-too-deep")) from None
        except UnicodeDecodeError:
            raise refusal(400, CodedError("request-not-utf8")) from None


_CODES: Final = {404: "nothing-here", 405: "method-not-allowed", 413: "request-too-long", 429: "requests-too-many"}


def answer_problem(_request: Request[Any, Any, State], error: Exception) -> Response[Problem]:
    """The response to any error."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    headers = error.headers if isinstance(error, HTTPException) else None
    if isinstance(error, ValidationException):
        said = coded("request-unreadable", reason="; ".join(map(_wrong, _extra(error))) or error.detail)
    elif isinstance(error, Refusal):
        said = error.said
    elif isinstance(error, StoreProblem):
        status, said = 503, message_of(error)  # the store has logged the error
    elif status in _CODES:
        said = coded(_CODES[status])
    elif isinstance(error, HTTPException) and status < 500:
        said = coded("request-unreadable", reason=error.detail)
    else:
        _log.error("a request failed", exc_info=error)
        said = coded("server-broken")
    problem = Problem(said.sentence, said.code, said.arguments)
    return Response(problem, status_code=status, headers=headers, media_type=MediaType.JSON)


def _extra(error: ValidationException) -> list[dict[str, str]]:
    return [extra for extra in error.extra if isinstance(extra, dict)] if isinstance(error.extra, list) else []


def _wrong(extra: Mapping[str, str]) -> str:
    """What is wrong in a request. For a missing key Litestar gives only the quoted name."""
    key, message = extra.get("key"), extra["message"]
    if message == repr(key):
        return f"{key} is missing"
    return message if key is None else f"{key}: {message}"
