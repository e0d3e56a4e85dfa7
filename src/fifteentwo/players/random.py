"""The player *random*: chooses any legal action."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from fifteentwo.cribbage import Discard, Play, View


def make(rng: Random) -> Callable[[View, Sequence[Discard | Play]], Discard | Play]:
    """A player that ignores its view."""

    def choose(_: View, legal: Sequence[Discard | Play]) -> Discard | Play:
        return rng.choice(legal)

    return choose
