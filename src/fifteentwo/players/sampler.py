"""Weighs what it can do by deals that could be, in any game.

It sees whose crib it is, who is whose partner, what the others may hold by what they did, and the score. Nothing is
proved of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from fifteentwo.cribbage import LayAway, Play, View

Choice = LayAway | Play


def make(rng: Random) -> Callable[[View, Sequence[Choice]], Choice]:
    """A player for every game; the deals it thinks of are drawn from `rng`, always the same number of them."""

    def choose(view: View, legal: Sequence[Choice]) -> Choice:
        laying = [each for each in legal if isinstance(each, LayAway)]
        playing = [each for each in legal if isinstance(each, Play)]
        if len(legal) == 1 or (playing and all(each.card.rank == playing[0].card.rank for each in playing)):
            return legal[0]
        from fifteentwo.engine.sampling import weighing  # noqa: PLC0415 - Numba is heavy

        seed = rng.getrandbits(63)
        seat = legal[0].seat
        if laying:
            return weighing.lay_aways(view, seat, laying, seed)[0].choice
        return weighing.cards(view, seat, playing, seed)[0].choice

    return choose
