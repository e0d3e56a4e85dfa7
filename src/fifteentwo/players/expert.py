"""What the engine found: discards weighed exactly, the solved play, and the score; where nothing is solved, samples."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import TYPE_CHECKING

from fifteentwo.cribbage import Discard, Play, View
from fifteentwo.players import sampler, steady
from fifteentwo.rules.validity import is_solved

if TYPE_CHECKING:
    from fifteentwo.engine.solution import ShippedSolution

Choice = Discard | Play


def make(rng: Random) -> Callable[[View, Sequence[Choice]], Choice]:
    """A player for the two-player game of six cards that plays to win; any other game it plays as `sampler` does."""
    return _make(rng, by_score=True)


def for_points(rng: Random) -> Callable[[View, Sequence[Choice]], Choice]:
    """The same player when it plays for points, whatever the score."""
    return _make(rng, by_score=False)


def warm_up() -> None:
    """Reads the data and compiles what the expert needs, so that no card of his waits for it: seconds at the first time.

    Call it in a thread of its own; until it is done he draws his cards from what was solved.
    """
    from fifteentwo.engine.expert import decisions  # noqa: PLC0415 - NumPy is heavy

    decisions.warm()


def _make(rng: Random, by_score: bool) -> Callable[[View, Sequence[Choice]], Choice]:
    sampling, otherwise = sampler.make(rng), steady.make(rng)

    def choose(view: View, legal: Sequence[Choice]) -> Choice:
        if len(legal) == 1:
            return legal[0]
        if not is_solved(view.rules):
            return sampling(view, legal)
        tables = _tables()
        choice = None if tables is None else _by(tables, view, legal, rng, by_score)
        return otherwise(view, legal) if choice is None else choice

    return choose


@cache
def _tables() -> ShippedSolution | None:
    from fifteentwo.engine.archive import BadTables  # noqa: PLC0415 - NumPy is heavy
    from fifteentwo.engine.solution import shipped  # noqa: PLC0415 - NumPy is heavy

    try:
        return shipped()
    except BadTables:
        return None


def _by(tables: ShippedSolution, view: View, legal: Sequence[Choice], rng: Random, by_score: bool) -> Choice | None:
    """What the tables say, or None where they say nothing or cannot be read."""
    from fifteentwo.engine.archive import BadTables  # noqa: PLC0415
    from fifteentwo.engine.expert import decisions  # noqa: PLC0415 - NumPy is heavy

    discarding = [each for each in legal if isinstance(each, Discard)]
    playing = [each for each in legal if isinstance(each, Play)]
    try:
        if discarding:
            return decisions.discard(tables, view, discarding, by_score)
        return decisions.card(tables, view, playing, rng, by_score)
    except BadTables:
        return None
