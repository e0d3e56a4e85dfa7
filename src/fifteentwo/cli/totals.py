"""Keeps the totals of a long match in a file, so that a match that was stopped can be resumed."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from fifteentwo.cli.language import reason, say, wrong_input
from fifteentwo.cli.wrong import interrupted

EVERY: Final = 10  # at most this many totals are lost in a power cut


@contextmanager
def kept(
    to: Path | None, of: Mapping[str, Any], many: int, things: str
) -> Iterator[tuple[list[int], Callable[[int], None]]]:
    """The totals so far, at most `many`, and a function that adds one. Without `to` they are not saved.

    On Ctrl-C it saves them all and says so. Raises WrongInput for a file of another match.
    """
    from fifteentwo.engine.solitaire.totals import load, save  # noqa: PLC0415 - heavy, and only a match needs it

    try:
        before = [] if to is None else load(to, of)
    except ValueError as error:
        raise wrong_input("wrong-reason", where="--to", reason=reason(error)) from None
    totals = before[:many]

    def add(total: int) -> None:
        totals.append(total)
        if to is not None and len(totals) % EVERY == 0:
            save(to, of, totals)

    stopped = False
    try:
        yield totals, add
    except (KeyboardInterrupt, SystemError) as error:
        stopped = interrupted(error)
        raise
    finally:
        if to is not None and len(totals) > len(before):
            save(to, of, totals)
        if stopped and to is not None and sys.stderr is not None:
            print(f"fifteentwo: {_stopped(len(totals), many, things, to)}", file=sys.stderr)


def _stopped(done: int, many: int, things: str, to: Path) -> str:
    if not done:
        return say("match-stopped-at-once", many=many, things=things)
    return say("match-stopped", done=done, many=many, things=things, file=to)
