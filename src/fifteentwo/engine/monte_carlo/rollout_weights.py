"""The weights of the rollout policy, fitted for each kind of game by `python -m fifteentwo.engine.training.rollout_weights`."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Final

import msgspec
import numpy as np

from fifteentwo.engine.monte_carlo.rules import Laws
from fifteentwo.engine.scoring.rank_hands import Doubles

RANKS: Final = 13
FILE: Final = Path(__file__).parents[2] / "data" / "rollout_weights.json"


class Fitted(msgspec.Struct, frozen=True):
    """The weights for one kind of game, and what kind that is."""

    rules: str
    """The rules they were fitted for, as a line of text."""
    kind: tuple[int, ...]
    """What decides how alike two kinds are, the most important first (`kind_of`)."""
    weights: list[float]
    """As numbered in `rollout`."""
    play: list[float]
    """What kept cards are worth in the play, in net points, in another side's crib and in one's own: of each rank, then what two of
    them add, the lower rank first."""


_READ: Final = msgspec.json.Decoder(list[Fitted])


def kind_of(laws: Laws) -> tuple[int, ...]:
    """What the play depends on: lowball, whether there are partners, players, whether there is one count, the cards kept, and whether they
    are all that is dealt.
    """
    kept = laws.dealt - laws.discards
    return laws.lowball, int(laws.sides < laws.players), laws.players, laws.one_count, kept, int(laws.discards == 0)


@cache
def _fitted() -> list[Fitted]:
    return _READ.decode(FILE.read_bytes())


def policy_weights(laws: Laws) -> Doubles:
    """The weights of the kind of game that is most alike, (WEIGHTS,), as numbered in `rollout`."""
    return np.array(_nearest(kind_of(laws)).weights)


def play_values(laws: Laws) -> tuple[Doubles, Doubles]:
    """`DiscardWays.play`, (2, 14), and `play_of_two`, (2, 14, 14), of the kind of game that is most alike."""
    return play_tables(np.array(_nearest(kind_of(laws)).play))


def play_tables(found: Doubles) -> tuple[Doubles, Doubles]:
    """`Fitted.play` as the tables (2, 14) and (2, 14, 14) of `DiscardWays`; a joker counts nothing."""
    play, play_of_two = np.zeros((2, 14)), np.zeros((2, 14, 14))
    low, high = np.triu_indices(RANKS)
    found = found.reshape(2, -1)
    play[:, :RANKS] = found[:, :RANKS]
    play_of_two[:, low, high] = play_of_two[:, high, low] = found[:, RANKS:]
    return play, play_of_two


@lru_cache(maxsize=64)
def _nearest(kind: tuple[int, ...]) -> Fitted:
    return min(_fitted(), key=lambda each: [abs(a - b) for a, b in zip(each.kind, kind, strict=True)])
