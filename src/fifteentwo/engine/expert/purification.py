"""Which card *expert* plays where the policy mixes: decided by its own discards, which the other player does not know.

The policy plays each card of a kept hand with some probability, whatever was discarded. But the discards matter: the other
does not hold them. Harsanyi (1973) called it *purification* to decide by private information what a mixed strategy leaves
to chance. Of all ways to do so that keep the mean over the discards at the policy's probabilities, this takes the best one:

    maximise   sum over d and c of w(d) x(c | d) v(d, c)
    such that  sum over d of w(d) x(c | d) = p(c) for each card c,

where w(d) is the probability of the discards d given the kept hand and what was played, p the policy, and v(d, c) the points that
card c is worth when both follow the policy afterwards. It is an optimal transport problem, solved with entropic smoothing
by Sinkhorn's iterations (Cuturi, 2013). Who does not know the discards sees the policy, so there is nothing more to exploit than what
the other's own cards say about them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.deal_rules import DealRules
from fifteentwo.engine.discard.keep_policy import KeepPolicy
from fifteentwo.engine.equity.late_discards import keep_at, keep_of_other
from fifteentwo.engine.expert.compiled_cards import range_after
from fifteentwo.engine.expert.compiled_utility import Known
from fifteentwo.engine.expert.evaluation import InformationSet
from fifteentwo.engine.expert.ranges import TREMBLE, ascending
from fifteentwo.engine.jit import compiled, leaf
from fifteentwo.engine.pegging.flat_policy import flattened
from fifteentwo.engine.pegging.frames import ME, OTHER
from fifteentwo.engine.pegging.policy import Policy
from fifteentwo.engine.pegging.policy_values import hand_scratch, policy_values
from fifteentwo.engine.pegging.response_buffers import scratch
from fifteentwo.engine.scoring.rank_hands import (
    FOURS,
    RANKS,
    Bytes,
    Doubles,
    Integers,
    Longs,
    grown_hands,
    places,
    rank_hands,
)
from fifteentwo.engine.scoring.rank_sixes import rank_sixes

SMOOTHING: Final = 0.001
"""In points: the weight of the entropy. Without it a difference in rounding could decide."""
ROUGHEST: Final = 0.3
"""The weight with which the iterations begin; it is divided by four until it is `SMOOTHING`."""
ITERATIONS: Final = 200
"""For each weight, at most."""
CLOSE: Final = 1e-4
"""The mean over the discards may differ from the policy by this."""
LEAST: Final = 1e-3
"""Pairs of discards of a smaller probability are left out."""


NO_MODEL: Final = np.zeros((0, 4, FOURS))
"""`range_after`: all cards of the other by the policy."""


class PossibleDiscards(NamedTuple):
    """The pairs that may have been discarded with a hand, and what the other holds given each."""

    pairs: list[int]
    """The number of each pair of ranks."""
    weights: Doubles
    """(pairs,): the probability of each."""
    ranges: Doubles
    """(pairs, 1820): the probability of each hand that the other may have kept."""


class Shares(NamedTuple):
    """What is played with each pair of discards."""

    ranks: list[int]
    shares: Doubles
    """(pairs, ranks): the probability of each rank."""


def purified(policy: Policy, known: InformationSet, rules: DealRules) -> dict[int, float] | None:
    """The probability of each rank given the discards; None where the policy says nothing. Raises BadTables."""
    hand = _hand(known, rules)
    found = _shares(policy, hand, tuple(known.plays))
    if found is None:
        return None
    return dict(zip(found.ranks, found.shares[_place(hand)].tolist(), strict=True))


def warm(policy: Policy, known: InformationSet, rules: DealRules) -> None:
    """Compiles what `purified` needs where a policy mixes, whether this one does or not. Raises BadTables."""
    hand, plays = _hand(known, rules), tuple(known.plays)
    values, mass = _values(policy, hand, plays, known.hand, sorted(set(known.hand)), TREMBLE)
    even = np.full(values.shape[1], 1 / values.shape[1])
    _transport(even, values, mass, np.tile(even, (len(mass), 1)))


def gain(policy: Policy, known: InformationSet, rules: DealRules) -> float:
    """What `purified` is worth more here than the policy, in points, when both follow the policy afterwards. Raises BadTables."""
    hand, plays = _hand(known, rules), tuple(known.plays)
    found = _shares(policy, hand, plays)
    if found is None or len(found.ranks) == 1:
        return 0.0
    chances = policy.chances(known.plays, known.role, known.hand)
    assert chances is not None
    usual = np.array([chances[rank] for rank in found.ranks])
    values, _ = _values(policy, hand, plays, known.hand, found.ranks, 0.0)
    at = _place(hand)
    return float((found.shares[at] - usual / usual.sum()) @ values[at])


_Hand = tuple[int, tuple[int, ...], int, int, tuple[int, int], DealRules]
"""A role, the ranks of a kept hand, the rank of the starter, the number of the pair discarded, `InformationSet.needs`, and the rules."""


def _hand(known: InformationSet, rules: DealRules) -> _Hand:
    low, high = sorted(card >> 2 for card in known.laid)
    kept = tuple(sorted(card >> 2 for card in known.kept))
    return known.role, kept, known.starter >> 2, int(places(2)[low, high]), known.needs, rules


def _place(hand: _Hand) -> int:
    """Where the pair that was discarded is among all."""
    return _discards(*hand).pairs.index(hand[3])


@lru_cache(maxsize=64)
def _shares(policy: Policy, hand: _Hand, plays: tuple[tuple[int, int], ...]) -> Shares | None:
    """What a kept hand plays after these plays with each pair of discards; None where the policy says nothing."""
    role, kept, *_ = hand
    left = list(kept)
    for who, rank in plays:
        if who == role:
            left.remove(rank)
    chances = policy.chances(list(plays), role, left)
    if chances is None:
        return None
    discards, ranks = _discards(*hand), [rank for rank, share in chances.items() if share > 0]
    share = np.array([chances[rank] for rank in ranks])
    shares = np.tile(share / share.sum(), (len(discards.pairs), 1))
    if len(ranks) > 1:
        values, mass = _values(policy, hand, plays, left, ranks, TREMBLE)
        weights = _weights(policy, hand, plays) * mass
        if weights.sum() > 0:
            _transport(shares[0].copy(), values, weights, shares)
    return Shares(ranks, shares)


@lru_cache(maxsize=16)
def _discards(
    role: int, kept: tuple[int, ...], starter: int, actual: int, needs: tuple[int, int], rules: DealRules
) -> PossibleDiscards:
    """What may have been discarded with a hand, by how the player in this role discards; the actual pair is always among it."""
    given = keep_at(role, needs, rules).discarded_beside(int(places(4)[kept]), [4 * starter])
    pairs = [pair for pair in range(len(given)) if given[pair] >= LEAST or pair == actual]
    weights = np.maximum(given[pairs], 1e-9)
    other = keep_of_other(role, needs, rules)
    others = kept_beside(other, (*kept, starter), rank_hands(2)[pairs].astype(np.int64))
    return PossibleDiscards(pairs, weights / weights.sum(), others)


def kept_beside(keep: KeepPolicy, known: Sequence[int], pairs: Longs) -> Doubles:
    """The probability that a player keeps each hand, (n, 1820), when these ranks are known not to be among the six, and besides
    them one of `pairs`, (n, 2): `KeepPolicy.kept` for many at once.
    """
    left = np.full(RANKS, 4)
    for rank in known:
        left[rank] -= 1
    found, table = np.zeros((FOURS, len(pairs))), keep.table
    dealt = keep.dealt([4 * rank for rank in known])
    low, high = pairs.T
    drawn = np.stack((low, np.where(low == high, high + RANKS, high))).astype(np.uint8)
    room = np.zeros(2 * RANKS), np.zeros(len(pairs))
    _add_kept(table.six, table.shares, table.kept, dealt, rank_sixes().held, left, drawn, room, found)
    chances: Doubles = np.ascontiguousarray((found / np.maximum(found.sum(axis=0), 1e-300)).T)
    return chances


@leaf
def _add_kept(
    six: Longs,
    shares: Doubles,
    kept: Integers,
    dealt: Doubles,
    held: Bytes,
    left: Longs,
    drawn: Bytes,
    room: tuple[Doubles, Doubles],
    found: Doubles,
) -> None:
    """Adds up the ways to keep each hand, (1820, n), beside each of n pairs, `drawn`, (2, n), by rank, plus 13 for the second of a rank.

    Of n cards left of a rank, k are among the six: without one more there are (n - k) / n as many ways, and without two
    (n - k) (n - k - 1) / (n (n - 1)). `room` is scratch.
    """
    (free, ways), before, size = room, -1, drawn.shape[1]
    for entry in range(len(six)):
        hand = six[entry]
        if dealt[hand] <= 0:
            continue
        if hand != before:
            before = hand
            for rank in range(RANKS):
                cards = left[rank] - int(held[hand, rank])
                free[rank], free[RANKS + rank] = max(cards, 0), max(cards - 1, 0)
            for at in range(size):
                ways[at] = dealt[hand] * free[drawn[0, at]] * free[drawn[1, at]]
        share, row = shares[entry], found[kept[entry]]
        for at in range(size):
            row[at] += share * ways[at]


def _weights(policy: Policy, hand: _Hand, plays: Sequence[tuple[int, int]]) -> Doubles:
    """The probability of each pair of discards given what was played, but for what the other played: not normalised."""
    weights = _discards(*hand).weights
    for at, (who, rank) in enumerate(plays):
        earlier = _shares(policy, hand, tuple(plays[:at])) if who == hand[0] else None
        if earlier is not None and rank in earlier.ranks:
            weights = weights * earlier.shares[:, earlier.ranks.index(rank)]
    return weights


def _values(
    policy: Policy,
    hand: _Hand,
    plays: Sequence[tuple[int, int]],
    left: Sequence[int],
    ranks: Sequence[int],
    tremble: float,
) -> tuple[Doubles, Doubles]:
    """The points each rank is worth given each pair of discards, (pairs, ranks), and the probability of what the other has played,
    who plays at random with the probability `tremble`.
    """
    values, likelihood, whole = _values_by_hand(policy, hand, plays, left, ranks, tremble)
    joint = _discards(*hand).ranges[:, whole] * likelihood
    mass: Doubles = joint.sum(axis=1)
    slots = [left.index(rank) for rank in ranks]
    found: Doubles = joint @ values[slots].T / np.maximum(mass, 1e-300)[:, None]
    return found, mass


def _values_by_hand(
    policy: Policy,
    hand: _Hand,
    plays: Sequence[tuple[int, int]],
    left: Sequence[int],
    ranks: Sequence[int],
    tremble: float,
) -> tuple[Doubles, Doubles, Longs]:
    """The points of each card of these ranks by what the other holds, (4, hands); the probability of the other's plays with each hand; and
    the number of each whole hand.
    """
    known = Known(
        hand[0],
        np.array([rank for _, rank in plays], np.int64),
        np.array([ME if who == hand[0] else OTHER for who, _ in plays], np.int64),
        ascending(left),
        np.zeros(0, np.int64),
        np.zeros(0, np.int64),
    )
    possible = np.array((_discards(*hand).ranges > 0).any(axis=0), np.float64)
    values, grown, flat = np.zeros((4, FOURS)), grown_hands(), flattened(policy)
    wanted = sum(1 << rank for rank in set(ranks))
    with scratch() as room:
        frame, level = range_after(flat, grown, known, possible, NO_MODEL, tremble, room)
        hands = int(grown.sizes[frame.left])
        likelihood = room.reach[level, :hands].copy()
        policy_values(flat, grown, frame, known.played, known.hand, wanted, likelihood, room, hand_scratch(), values)
    held = rank_hands(frame.left).astype(np.int64)
    shown = [rank for who, rank in plays if who != hand[0]]
    return values[:, :hands], likelihood, places(4)[(*held.T, *shown)].astype(np.int64)


@compiled
def _transport(policy: Doubles, values: Doubles, weights: Doubles, shares: Doubles) -> None:
    """Writes to `shares`, (pairs, cards), the probabilities that are worth most and have the mean `policy`: `values` is (pairs, cards)."""
    pairs, cards = values.shape
    whole, smoothing = weights.sum(), ROUGHEST
    price, mean = np.zeros(cards), np.zeros(cards)
    while True:
        for _ in range(ITERATIONS):
            mean[:] = 0.0
            for pair in range(pairs):
                most = -1e300
                for card in range(cards):
                    most = max(most, values[pair, card] - price[card])
                total = 0.0
                for card in range(cards):
                    gain = values[pair, card] - price[card] - most
                    shares[pair, card] = policy[card] * np.exp(gain / smoothing)
                    total += shares[pair, card]
                for card in range(cards):
                    shares[pair, card] /= total
                    mean[card] += weights[pair] / whole * shares[pair, card]
            worst = 0.0
            for card in range(cards):
                worst = max(worst, abs(mean[card] - policy[card]))
            if worst < CLOSE:
                break
            for card in range(cards):
                price[card] += smoothing * np.log(max(mean[card], 1e-300) / policy[card])
        if smoothing <= SMOOTHING:
            return
        smoothing = max(smoothing / 4, SMOOTHING)
