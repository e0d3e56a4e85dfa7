"""How a player discards, by the ranks of the six cards dealt: the probability of each of the fifteen discards. Without Numba.

From it follows, by Bayes' rule and exactly but for suits, what the other player keeps and discards given known cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np

from fifteentwo.engine.discard.opponent import WAYS, layout
from fifteentwo.engine.scoring.rank_hands import (
    FOURS,
    PAIRS,
    RANKS,
    Bytes,
    Doubles,
    Integers,
    Longs,
    many,
    places,
    rank_hands,
)
from fifteentwo.engine.scoring.rank_sixes import RANK_SIXES, group_codes, rank_sixes, six_numbers

CACHED: Final = 64
"""The answers kept in memory, 15 kB each: within a deal the same is asked before each card."""


def keep_shares(hands: Bytes, ways: Longs, choices: Sequence[Bytes], weights: Doubles) -> Doubles:
    """The probability of each discard by the ranks of the six cards, (18395, 15), averaged over their suits.

    `hands` are classes of six ascending cards, (n, 6), of `ways` hands each; each of `choices`, (n,), is the discard from
    each, and counts by its weight. The row of six ranks of which no hand is given is 0.
    """
    number = six_numbers(hands.astype(np.int64) >> 2)
    dealt = np.bincount(number, ways, RANK_SIXES)
    shares = np.zeros(RANK_SIXES * WAYS)
    for chosen, weight in zip(choices, weights / weights.sum(), strict=True):
        shares += weight * np.bincount(number * WAYS + chosen, ways, RANK_SIXES * WAYS)
    table: Doubles = shares.reshape(RANK_SIXES, WAYS) / np.maximum(dealt, 1)[:, None]
    return table


def flush_shares(hands: Bytes, ways: Longs, choices: Sequence[Bytes], weights: Doubles) -> Doubles:
    """How often a hand kept is a flush, by its ranks, (1820,): 0 where a hand is never kept. The arguments are those of
    `keep_shares`. A player prefers to keep a flush, so it is several times as frequent as the cards alone would make it.
    """
    flushes, kept = np.zeros(FOURS), np.zeros(FOURS)
    for chosen, weight in zip(choices, weights / weights.sum(), strict=True):
        cards = np.take_along_axis(hands, layout().away[chosen][:, 2:].astype(np.int64), axis=1).astype(np.int64)
        number = places(4)[tuple((cards >> 2).T)].astype(np.int64)
        suited = ((cards & 3) == (cards[:, :1] & 3)).all(axis=1)
        kept += weight * np.bincount(number, ways, FOURS)
        flushes += weight * np.bincount(number[suited], ways[suited], FOURS)
    return np.divide(flushes, kept, out=np.zeros(FOURS), where=kept > 0)


class KeepTable(NamedTuple):
    """A `KeepPolicy` as machine code reads it: a row for each discard that is made."""

    six: Longs
    """(n,): the number of the hand of six, in ascending order."""
    shares: Doubles
    """(n,): the probability of the discard."""
    kept: Integers
    """(n,): the number of the hand kept."""
    discarded: Integers
    """(n,): the number of the pair discarded."""
    parts: Bytes
    """(3, n, 5): the parts of hands of six in each group of ranks (`rank_sixes.GROUPS`), by the number of cards of each rank."""
    codes: Integers
    """(3, 18395): the part in each group of each hand of six."""
    pair: Bytes
    """(91, 2): the ranks of each pair."""


class KeepPolicy:
    """How one player discards, prepared for the question what is kept and discarded given known cards."""

    def __init__(self, shares: Doubles) -> None:
        """`shares` is (18395, 15), as of `keep_shares`."""
        sixes = rank_sixes()
        flat = np.flatnonzero(shares > 0)  # faster than of the numbers themselves
        six = flat // WAYS
        # Indices are kept as NumPy uses them: to convert others takes as long as to look something up.
        self._six: Longs = six
        self._shares: Doubles = shares.reshape(-1)[flat]
        self._kept: Longs = sixes.kept.reshape(-1)[flat].astype(np.int64)
        self._discarded: Longs = sixes.discarded.reshape(-1)[flat].astype(np.int64)
        firsts = FOURS * np.ascontiguousarray(rank_hands(2).T, np.int64)
        self._with_kept = [place[self._discarded] + self._kept for place in firsts]
        self._parts, self._codes, padded = _groups()
        self.table = KeepTable(
            six,
            self._shares,
            self._kept.astype(np.int32),
            self._discarded.astype(np.int32),
            *padded,
            rank_hands(2),
        )
        # Not an `lru_cache` of a method: that refers to its object, which would then be freed by the garbage collector alone, much later.
        self._answers: dict[tuple[int, ...], Doubles] = {}

    def __getstate__(self) -> dict[str, Any]:
        """What is sent to a worker: all but the answers kept in memory."""
        return self.__dict__ | {"_answers": {}}

    def kept(self, known: Sequence[int]) -> Doubles:
        """The probability of each hand kept, (1820,), when these cards are known not to be among the six. Do not write on it."""
        ranks = tuple(sorted(card >> 2 for card in known))
        found = self._answers.get(ranks)
        if found is None:
            if len(self._answers) >= CACHED:
                self._answers = {}  # other threads may be looking at the old ones
            found = self._answers[ranks] = self._kept_of(ranks)
        return found

    def _kept_of(self, ranks: tuple[int, ...]) -> Doubles:
        chances = self._sums([4 * rank for rank in ranks], self._kept, FOURS)
        chances.flags.writeable = False
        return chances

    def discarded_beside(self, hand: int, known: Sequence[int]) -> Doubles:
        """The probability of each pair discarded with this hand kept, (91,), when these cards are known not to be among the six; 0
        for a hand that is never kept.
        """
        left = np.full(RANKS, 4)
        for card in known:
            left[card >> 2] -= 1
        some = np.flatnonzero(self._kept == hand)
        ways = _CHOOSE[left, rank_sixes().held[self._six[some]]].prod(axis=1)
        found = np.bincount(self._discarded[some], ways * self._shares[some], PAIRS)
        chances: Doubles = found / max(float(found.sum()), 1e-300)
        return chances

    def kept_by_starter(self, known: Sequence[int]) -> Doubles:
        """`kept`, (13, 1820), by the rank of one card more that is known; 0 where none of the rank is left.

        A starter of a rank of which n are among the six and m are left takes away n of m ways, and the n are those of the hand
        kept and those of the pair discarded.
        """
        left = np.full(RANKS, 4)
        for card in known:
            left[card >> 2] -= 1
        found = self.dealt(known)[self._six] * self._shares
        ways = np.bincount(self._kept, found, FOURS) * (left[:, None] - many(4).T)
        for place in self._with_kept:
            ways -= np.bincount(place, found, RANKS * FOURS).reshape(RANKS, FOURS)
        ways = np.where(left[:, None] > 0, np.maximum(ways, 0.0), 0.0)
        chances: Doubles = ways / np.maximum(ways.sum(axis=1, keepdims=True), 1e-300)
        return chances

    def discarded(self, known: Sequence[int]) -> Doubles:
        """The probability of each pair of ranks discarded, (91,), when these cards are known not to be among the six."""
        return self._sums(known, self._discarded, PAIRS)

    def discarded_with(self, known: Sequence[int], weights: Doubles, kinds: Longs, many: int) -> Doubles:
        """The probability of each pair discarded by the kind of the hand kept, (many, 91), when these cards are known not to be among
        the six. `weights`, (1820,), say how much more probable each hand has become since, `kinds`, (1820,), are below `many`. A
        kind that no hand has gets the average of all.
        """
        found = self.dealt(known)[self._six] * self._shares * weights[self._kept]
        table = np.bincount(kinds[self._kept] * PAIRS + self._discarded, found, many * PAIRS).reshape(many, PAIRS)
        of_kind = table.sum(axis=1, keepdims=True)
        table = np.where(of_kind > 0, table, table.sum(axis=0))
        shares: Doubles = table / np.maximum(table.sum(axis=1, keepdims=True), 1e-300)
        return shares

    def _sums(self, known: Sequence[int], number: Longs, length: int) -> Doubles:
        found = np.bincount(number, self.dealt(known)[self._six] * self._shares, length)
        chances: Doubles = found / found.sum()
        return chances

    def dealt(self, known: Sequence[int]) -> Doubles:
        """The number of ways to deal each six ranks from the other cards, (18395,)."""
        left = np.full(RANKS, 4)
        for card in known:
            left[card >> 2] -= 1
        ways, rank = np.ones(RANK_SIXES), 0
        for part, code in zip(self._parts, self._codes, strict=True):
            ranks = np.arange(part.shape[1])
            ways *= _CHOOSE[left[rank + ranks][None, :], part].prod(axis=1)[code]
            rank += part.shape[1]
        return ways


@cache
def _groups() -> tuple[list[Bytes], list[Longs], tuple[Bytes, Integers]]:
    """The parts of hands of six in each group of ranks, the part of each hand, and both as in a `KeepTable`."""
    parts, codes = group_codes(rank_sixes().held)
    return parts, [code.astype(np.int64) for code in codes], _padded(parts, codes)


def _padded(parts: Sequence[Bytes], codes: Sequence[Integers]) -> tuple[Bytes, Integers]:
    """The parts and codes of all groups in one array each."""
    table = np.zeros((len(parts), max(map(len, parts)), max(part.shape[1] for part in parts)), np.uint8)
    for group, part in enumerate(parts):
        table[group, : len(part), : part.shape[1]] = part
    return table, np.stack(codes)


_CHOOSE = np.array([[1, 0, 0, 0, 0], [1, 1, 0, 0, 0], [1, 2, 1, 0, 0], [1, 3, 3, 1, 0], [1, 4, 6, 4, 1]])
