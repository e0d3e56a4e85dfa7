"""Sums over all deals of two hands from one pack, by rank alone.

The number of ways to deal s to one player and t to the other is the product over the ranks of n! / (s_r! t_r! (n - s_r -
t_r)!), where the pack has n cards of a rank. With tables for three groups of ranks it takes three look-ups.
"""

from __future__ import annotations

from math import comb
from typing import NamedTuple

import numpy as np

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.scoring.rank_hands import RANKS, Bytes, Doubles, Integers, Longs, Shorts
from fifteentwo.engine.scoring.rank_sixes import group_codes


class DealtHands(NamedTuple):
    """The hands kept, or pairs discarded, from each hand dealt: a sparse matrix by rows."""

    held: Bytes
    """(n, 13): the number of cards of each rank in each hand dealt."""
    begins: Longs
    """(n + 1,): where the entries of each hand begin."""
    number: Integers
    """(entries,): the number of the hand kept, or of the pair discarded."""
    shares: Doubles
    """(entries,): the probability of each entry."""


class PairTables(NamedTuple):
    """The tables for the ways to deal each two hands."""

    own: Integers
    """(n, 3): the row of each own hand in the tables."""
    other: Integers
    """(m, 3): the column of each hand of the other's."""
    low: Doubles
    middle: Doubles
    high: Doubles
    """(rows, columns): the ways to deal the ranks of each group to both hands."""


def dealt_hands(held: Bytes, number: Shorts, shares: Doubles, pack: Longs) -> DealtHands:
    """Of the hands dealt, (n, 13), those that the pack, (13,), holds; `number` and `shares` are (n, ways)."""
    possible = (held <= pack).all(axis=1) & (shares > 0).any(axis=1)
    held, number, shares = held[possible], number[possible], shares[possible]
    rows, ways = np.nonzero(shares)
    begins = np.searchsorted(rows, np.arange(len(shares) + 1))
    return DealtHands(held, begins, number[rows, ways].astype(np.int32), shares[rows, ways])


def pair_tables(own: Bytes, other: Bytes, pack: Longs) -> PairTables:
    """The tables for hands with these numbers of cards of each rank, (n, 13) and (m, 13)."""
    (own_parts, own_codes), (other_parts, other_codes) = group_codes(own), group_codes(other)
    tables, rank = [], 0
    for mine, theirs in zip(own_parts, other_parts, strict=True):
        table = np.ones((len(mine), len(theirs)))
        for at in range(mine.shape[1]):
            table *= _deals_of(int(pack[rank]))[mine[:, at][:, None], theirs[:, at][None, :]]
            rank += 1
        tables.append(table)
    return PairTables(np.stack(own_codes, axis=1), np.stack(other_codes, axis=1), *tables)


def _deals_of(cards: int) -> Doubles:
    """The ways to give m of the cards of a rank to one player and n to the other, (7, 7)."""
    return np.array([[comb(cards, m) * comb(max(cards - m, 0), n) for n in range(7)] for m in range(7)], np.float64)


@compiled
def add_up(tables: PairTables, own: int, other: DealtHands, found: Doubles) -> None:
    """Writes how many deals lead to each number of the other's, given an own hand."""
    found[:] = 0
    first, second, third = tables.own[own, 0], tables.own[own, 1], tables.own[own, 2]
    for dealt in range(len(tables.other)):
        ways = tables.low[first, tables.other[dealt, 0]]
        if ways > 0:
            ways *= tables.middle[second, tables.other[dealt, 1]] * tables.high[third, tables.other[dealt, 2]]
            if ways > 0:
                for at in range(other.begins[dealt], other.begins[dealt + 1]):
                    found[other.number[at]] += ways * other.shares[at]


@compiled
def chances_each(tables: PairTables, other: DealtHands, numbers: int) -> Doubles:
    """The probability of each number of the other's given each own hand, (own hands, numbers)."""
    chances = np.zeros((len(tables.own), numbers))
    for own in range(len(tables.own)):
        add_up(tables, own, other, chances[own])
        chances[own] /= chances[own].sum()
    return chances


def whole_pack() -> Longs:
    """Four of each rank, (13,)."""
    return np.full(RANKS, 4, np.int64)
