"""The array interface of the engine, for many hands at once. Arguments are checked.

Cards are numbers from 0 to 51 (a `Card` is its number), in anything NumPy turns into an array of integers. A row is a hand,
in any order. Results are exact within the model each function names. The first call of a function loads or compiles machine
code, which takes a second, or some seconds if nothing has been compiled on this machine before.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations
from typing import Any, Final, NamedTuple

from fifteentwo import extras

extras.require("engine")

import numpy as np
from numpy.typing import ArrayLike, NDArray

from fifteentwo.engine.discard import evaluation
from fifteentwo.engine.discard import full_table as tables
from fifteentwo.engine.discard.opponent import STARTERS, CribModel, crib_model, layout, pair_ways
from fifteentwo.engine.discard.suit_classes import places_of, six_cards
from fifteentwo.engine.discard.suit_numbering import numbering
from fifteentwo.engine.equity.simulated_deals import (
    PARTS,
    SimulatedDeals,
    empty_deals,
    fixed,
    play_deals,
    shipped_policy,
    strategies,
)
from fifteentwo.engine.scoring import jitted, vectorised
from fifteentwo.engine.scoring.rank_hands import PAIRS, Bytes, Doubles, Floats, Longs, rank_hands
from fifteentwo.engine.solution import DISCARD_PART, shipped

__all__ = [
    "AWAY",
    "PARTS",
    "RANK_PAIRS",
    "Discards",
    "SimulatedDeals",
    "all_sixes",
    "best_ways",
    "classes",
    "complete",
    "discards",
    "expert_discard_weights",
    "histogram",
    "kept_and_discarded",
    "mean_and_spread",
    "number_of_six",
    "outcomes",
    "play_out",
    "score",
    "score_starters",
    "totals",
]  # fmt: skip

PACK: Final = 52
AWAY: Final[Bytes] = np.array(list(combinations(range(6), 2)), np.uint8)
"""(15, 2): the places of the two cards discarded, of six ascending cards, for each way."""
RANK_PAIRS: Final[Bytes] = rank_hands(2)
"""(91, 2): the two ranks, from 0, of each weight of a pair."""

histogram = vectorised.histogram
classes = vectorised.classes


class Discards(NamedTuple):
    """The expected points in the show of each of the 15 discards, in the order of `AWAY`."""

    hand: Doubles
    """(n, 15): the mean points of the four kept, over the 46 starters."""
    crib: Doubles
    """(n, 15): the mean points of the crib, positive whoever owns it, over every starter and every pair of the other's."""


def score(hands: ArrayLike, starters: ArrayLike, crib: bool = False) -> Bytes:
    """The points of n hands with their starters: (n, 4) and (n,) cards in, (n,) uint8 out.

    The flush of a crib needs the starter. Raises ValueError for numbers that are not cards, or a card twice in a row.

    >>> from fifteentwo.cards import Card, cards
    >>> score([cards("5H 5C 5D JS"), cards("7C 8D 9H KS")], [Card("5S"), Card("7S")])
    array([29, 12], dtype=uint8)
    """
    held = _cards(hands, 4)
    turned = np.asarray(starters)
    if turned.shape != (len(held),):
        raise ValueError(f"a starter for each of {len(held)} hands is needed, shape ({len(held)},); not {turned.shape}")
    shown = _cards(turned[:, None], 1)[:, 0]
    _different(held, shown)
    return jitted.score_each(vectorised.rank_points(), held, shown, crib)


def score_starters(hands: ArrayLike, crib: bool = False) -> Bytes:
    """The points of n hands with every starter: (n, 4) cards in, (n, 52) uint8 out, by the starter's number.

    255 where the starter is one of the hand's own cards. Raises ValueError as `score` does.

    >>> from fifteentwo.cards import Card, cards
    >>> points = score_starters([cards("5H 5C 5D JS")])
    >>> points[0, Card("5S")], points[0, Card("KS")], points[0, Card("5H")]
    (np.uint8(29), np.uint8(21), np.uint8(255))
    """
    held = _cards(hands, 4)
    _different(held)
    return jitted.score_starters(vectorised.rank_points(), held, crib)


def discards(hands: ArrayLike, discard_weights: ArrayLike | None = None) -> Discards:
    """The expected points of each discard in the show: (n, 6) cards in, two arrays (n, 15) out.

    Ways are of the six cards in ascending order. `discard_weights`, (91,), is the weight with which the other discards any one pair
    of cards of the ranks of `RANK_PAIRS`, all equal by default; only the ratios matter. Given that, the result is exact over
    every starter and every pair of the 46 cards not held, in 32-bit sums. Raises ValueError.

    >>> from fifteentwo.cards import PACK, cards, write
    >>> six = sorted(cards("5H 5C 5D JS 2S 9D"))
    >>> shown = discards([six])
    >>> best = (shown.hand + shown.crib)[0].argmax()
    >>> write(six[at] for at in AWAY[best])
    '2S 9D'
    >>> round(float(shown.hand[0, best]), 4), round(float(shown.crib[0, best]), 4)
    (16.6304, 4.1355)
    """
    held = np.sort(_cards(hands, 6), axis=1)
    _different(held)
    points, crib = evaluation.discard_points_each(held, layout(), _crib(discard_weights))
    return Discards(points / STARTERS, crib)


def outcomes(six: ArrayLike, discard_weights: ArrayLike | None = None) -> Doubles:
    """The joint probability of the points of hand and crib, for each discard from one hand of six: (15, 30, 30).

    Axes are the way, the points of the hand and those of the crib. As exact as `discards`, with the same weights. With
    uneven weights the starter is a little rarer among cards the other tends to discard, so the mean of the hand may differ
    from that of `discards` by a hundredth. Raises ValueError.
    """
    held = np.sort(_cards(np.atleast_2d(np.asarray(six)), 6), axis=1)
    if len(held) != 1:
        raise ValueError(f"one hand of six is needed, not {len(held)}")
    _different(held)
    joint = np.empty((15, vectorised.HIGHEST + 1, vectorised.HIGHEST + 1))
    evaluation.outcomes(held[0], layout(), _crib(discard_weights), joint)
    return joint


def totals(joint: Doubles, dealer: bool) -> Doubles:
    """The probability of each total of hand and crib, (..., 88) from (..., 30, 30): of -29 first, of 58 last.

    The dealer's is their sum; pone's is the hand less the crib.
    """
    points = np.arange(vectorised.HIGHEST + 1)
    total = (points[:, None] + (points if dealer else -points)[None]).ravel() + vectorised.HIGHEST
    chances = np.zeros((*joint.shape[:-2], 3 * vectorised.HIGHEST + 1))
    flat = joint.reshape(*joint.shape[:-2], -1)
    for at in range(chances.shape[-1]):
        chances[..., at] = flat[..., total == at].sum(axis=-1)
    return chances


def mean_and_spread(chances: Doubles, lowest: int = 0) -> tuple[Doubles, Doubles]:
    """The mean and standard deviation of points, from their probabilities along the last axis, for `lowest` upwards.

    >>> mean, spread = mean_and_spread(np.array([0.25, 0.5, 0.25]))
    >>> float(mean), round(float(spread), 3)
    (1.0, 0.707)
    """
    points = np.arange(lowest, lowest + chances.shape[-1])
    mean: Doubles = chances @ points
    return mean, np.sqrt(np.maximum(chances @ points.astype(np.float64) ** 2 - mean**2, 0.0))


def expert_discard_weights(dealer: bool) -> Doubles:
    """The weights of the expert's average discards, as dealer or as pone, (91,). Raises BadTables."""
    discard_weights: Doubles = shipped().part(DISCARD_PART)["laid"][int(dealer)] / pair_ways()
    return discard_weights


def all_sixes() -> tuple[Bytes, Longs]:
    """A hand of each suit class, (962988, 6), and the number of the 20,358,520 hands in each, (962988,)."""
    return six_cards()


def number_of_six(hands: ArrayLike) -> Longs:
    """The number in `all_sixes` of the class of each hand: (n, 6) cards in, (n,) out. Raises ValueError."""
    held = _cards(hands, 6)
    _different(held)
    return places_of(held, numbering())


def complete(expert: bool = False) -> Floats:
    """The value of each discard from each of `all_sixes`, to pone and to the dealer, in points: (2, 962988, 15).

    It is the hand plus or minus the crib, with the other discarding at random; with `expert`, by the expert's tables and with
    the value of the kept hand in the play. Takes 116 MB and some seconds. Raises BadTables.
    """
    return tables.complete(shipped().discards if expert else tables.even())


def best_ways(values: Floats) -> Bytes:
    """The best discard of each hand, (2, 962988), from `complete`; an argument of `play_out`."""
    return tables.best_ways(values)


def kept_and_discarded(deals: SimulatedDeals, dealer: bool) -> tuple[Bytes, Bytes]:
    """The cards kept, (n, 4), and discarded, (n, 2), by one of the players of simulated deals."""
    begin = 6 if dealer else 0
    return deals.cards[:, begin : begin + 4], deals.cards[:, begin + 4 : begin + 6]


def play_out(deals: int, seed: int, ways: ArrayLike | None = None) -> SimulatedDeals:
    """Simulates whole deals: cards, plays and points, one row each. The same seed gives the same deals.

    Both players discard by `ways`, (2, 962988), pone's and the dealer's for each of `all_sixes` (by default the best by the shipped
    tables), and sample their cards from the expert's policy, which plays for points. Raises ValueError, BadTables.

    >>> played = play_out(1_000, seed=1)
    >>> played.points.shape, PARTS[3]
    ((1000, 6), "dealer's play")
    """
    if deals < 0:
        raise ValueError(f"{deals} deals cannot be played")
    if not 0 <= seed < 1 << 63:
        raise ValueError("the seed must be a number from 0 to 2**63 - 1")
    discard = _shipped_ways() if ways is None else np.ascontiguousarray(ways)
    expected = (2, len(six_cards().hands))
    if discard.shape != expected or discard.min() < 0 or discard.max() >= len(AWAY):
        raise ValueError(f"ways must be numbers from 0 to 14 in shape {expected}")
    played = empty_deals(deals)
    play_deals(fixed(), strategies(discard.astype(np.uint8)[None], np.ones(1), shipped_policy()), seed, played)
    return played


def _cards(given: ArrayLike, size: int) -> Bytes:
    """Checks rows of `size` cards."""
    cards: NDArray[Any] = np.asarray(given)
    if cards.size == 0:
        cards = cards.reshape(-1, size).astype(np.uint8)
    if cards.ndim != 2 or cards.shape[1] != size or cards.dtype.kind not in "iu":
        raise ValueError(f"numbers of cards in shape (n, {size}) are needed; not {cards.dtype} in shape {cards.shape}")
    if cards.size and (cards.min() < 0 or cards.max() >= PACK):
        raise ValueError("a card is a number from 0 to 51")
    return np.ascontiguousarray(cards, np.uint8)


def _different(cards: Bytes, starters: Bytes = np.zeros(0, np.uint8)) -> None:  # noqa: B008 - it is never written on
    """Checks that no row holds a card twice, its starter included."""
    row = jitted.twice(cards, starters)
    if row >= 0:
        raise ValueError(f"row {row} holds a card twice")


def _crib(discard_weights: ArrayLike | None) -> CribModel:
    weights = np.ones(PAIRS) if discard_weights is None else np.asarray(discard_weights, np.float64)
    if weights.shape != (PAIRS,) or not (weights >= 0).all() or not 0 < weights.sum() < np.inf:
        raise ValueError(f"discard weights are {PAIRS} numbers, none negative and not all 0")
    return _prepared(weights.tobytes())


@lru_cache(maxsize=32)
def _prepared(discard_weights: bytes) -> CribModel:
    """The model of some discard weights, cached because it takes ten milliseconds."""
    return crib_model(np.frombuffer(discard_weights, np.float64))


@cache
def _shipped_ways() -> Bytes:
    """The best discard of every hand of six by the shipped tables, (2, 962988). Raises BadTables."""
    return tables.best_ways(tables.complete(shipped().discards))
