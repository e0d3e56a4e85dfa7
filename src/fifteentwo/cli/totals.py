"""The totals of a long match in a file: taken up where it was stopped, and kept when it is stopped again."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from fifteentwo.cli.wrong import WrongInput, interrupted

EVERY: Final = 10  # so much at most is lost where the power fails


@contextmanager
def kept(
    to: Path | None, of: Mapping[str, Any], many: int, things: str
) -> Iterator[tuple[list[int], Callable[[int], None]]]:
    """The totals so far, at most `many` of these things, and what adds one; where `to` is None no file keeps them.

    Broken off by Ctrl-C it keeps them all and says so. Raises WrongInput for a file that is not of this match.
    """
    from fifteentwo.engine.solitaire.totals import load, save  # noqa: PLC0415 - heavy, and only a match needs it

    try:
        before = [] if to is None else load(to, of)
    except ValueError as error:
        raise WrongInput(f"--to: {error}") from None
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
            goes_on = f"{to} keeps them, and the same command goes on from there" if totals else "nothing is lost"
            print(f"fifteentwo: stopped after {len(totals):,} of {many:,} {things}: {goes_on}", file=sys.stderr)
