"""The best completion of a square that is partly filled, for known values of its lines and a known order of the cards to come.

Cards are numbered from 0 in the order they come; a line is the set of its cards as bits. With a price for each card to come,
every line can be completed apart from the others (*Lagrangian relaxation*; Geoffrion, "Lagrangean relaxation for integer
programming", 1974):

    value of a completion <= sum over lines of max over completions of the line (its value - the prices of its new cards)
                             + twice the sum of the highest prices, one for each empty cell

because each card that is not thrown away joins one row and one column. The search is depth first, card by card, and leaves out what this bound rules out.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.jit import compiled, leaf
from fifteentwo.engine.scoring.rank_hands import Doubles
from fifteentwo.solitaire.square import CELLS

Integers = NDArray[np.int64]
Shorts = NDArray[np.int16]

PRICE: Final = 6.0
"""The price of a card before it is fitted, in points."""

LOW: Final = -1e6
"""The value of a line that can no longer be filled. (An infinity could not be added and taken away again.)"""

NODES: Final = 100_000
"""The number of positions after which a search is given up."""

_STEPS: Final = 100
_STEP: Final = 0.5
_SLOWER: Final = 0.1
_TOLERANCE: Final = 1e-9


class Subsets(NamedTuple):
    """The sets of up to four of n cards."""

    masks: Integers
    """(m,): the sets as bits."""
    numbers: Shorts
    """(2**n,): the number of a set by its bits, -1 for a set of five or more."""
    fours: Integers
    """(f,): the sets of four as bits, in the order of `itertools.combinations`."""


class Future(NamedTuple):
    """The values of lines for one order of the cards to come, and what the search makes of them."""

    values: Doubles
    """(f,): the value of each set of four cards, in the order of `itertools.combinations`."""
    prices: Doubles
    """(n,): the price of each card."""
    best: Doubles
    """(n + 1, m): the most that each set, after t cards, can become as a line, less the prices of the cards that join it."""
    paid: Doubles
    """(n + 1, 17): twice the sum of the highest prices of the cards to come after t cards, one for each empty cell."""


@cache
def all_subsets(cards: int) -> Subsets:
    """The sets of this many cards, computed once."""
    sizes = [combinations(range(cards), size) for size in range(5)]
    masks = np.array(sorted(sum(1 << card for card in each) for of_size in sizes for each in of_size), np.int64)
    numbers = np.full(1 << cards, -1, np.int16)
    numbers[masks] = np.arange(len(masks))
    fours = np.array([sum(1 << card for card in four) for four in combinations(range(cards), 4)], np.int64)
    return Subsets(masks, numbers, fours)


def new_futures(size: int, cards: int) -> Future:
    """Empty arrays for `size` futures, each an order of `cards` cards: those of `Future` with one more axis in front, (size, ...)."""
    subsets = all_subsets(cards)
    values, best = np.empty((size, len(subsets.fours))), np.empty((size, cards + 1, len(subsets.masks)))
    return Future(values, np.full((size, cards), PRICE), best, np.empty((size, cards + 1, CELLS + 1)))


@compiled
def future_at(futures: Future, which: int) -> Future:
    """One of several futures, as views."""
    return Future(futures.values[which], futures.prices[which], futures.best[which], futures.paid[which])


@compiled
def fit_prices(lines: Integers, time: int, future: Future, subsets: Subsets) -> None:
    """Fits the prices of the cards to come to positions after `time` cards, (n, 8) lines, by subgradient steps in turn."""
    prices, cards = future.prices, len(future.prices)
    most, joined = np.empty(8), np.empty(8, np.int64)
    seen = (1 << time) - 1
    for step in range(_STEPS):
        position = lines[step % len(lines)]
        stays = np.zeros(cards, np.int64)
        stays[time + np.argsort(-prices[time:])[: empties_of(position)]] = 1
        most[:] = -np.inf
        for four in range(len(subsets.fours)):
            mask = subsets.fours[four]
            past = mask & seen
            value = -np.inf
            for line in range(8):
                if position[line] != past:
                    continue
                if value == -np.inf:
                    value = future.values[four]
                    for card in range(time, cards):
                        if mask >> card & 1:
                            value -= prices[card]
                if value > most[line]:
                    most[line], joined[line] = value, mask
        size = _STEP / (1 + _SLOWER * step)
        for card in range(time, cards):
            demand = -2 * stays[card]
            for line in range(8):
                demand += joined[line] >> card & 1
            prices[card] += size * demand


@compiled
def write_best(time: int, future: Future, subsets: Subsets) -> None:
    """Writes `Future.best` and `Future.paid` after `time` cards and more, by the prices."""
    values, prices, best, paid = future
    cards = len(prices)
    for after in range(time, cards + 1):
        seen = (1 << after) - 1
        highest = np.sort(prices[after:])[::-1]
        paid[after] = LOW
        paid[after, 0] = 0
        for stay in range(min(len(highest), CELLS)):
            paid[after, stay + 1] = paid[after, stay] + 2 * highest[stay]
        for each in range(len(subsets.masks)):
            if subsets.masks[each] & ~seen == 0:
                best[after, each] = LOW
        for four in range(len(subsets.fours)):
            mask, value = subsets.fours[four], values[four]
            for card in range(after, cards):
                if mask >> card & 1:
                    value -= prices[card]
            number = subsets.numbers[mask & seen]
            best[after, number] = max(best[after, number], value)


@leaf
def empties_of(lines: Integers) -> int:
    """The number of empty cells of these lines, (8,)."""
    empties = CELLS
    for row in range(4):
        left = lines[row]
        while left:
            left &= left - 1
            empties -= 1
    return empties


@leaf
def bound_of(lines: Integers, empties: int, time: int, future: Future, subsets: Subsets) -> float:
    """An upper bound of every completion of these eight lines, with so many empty cells, after `time` cards."""
    total = future.paid[time, empties]
    for line in range(8):
        total += future.best[time, subsets.numbers[lines[line]]]
    return float(total)


@compiled
def best_completion(position: Integers, begun: int, need: float, future: Future, subsets: Subsets) -> float:
    """The highest value of a completion of these eight lines after `begun` cards; `need` where it is no higher.

    All cells are filled; the cards that are too many are thrown away. Where the search would be too long (`NODES`), an upper bound.
    """
    cards = len(future.prices)
    empties = empties_of(position)
    if empties == 0:
        return max(need, bound_of(position, 0, begun, future, subsets))
    numbers, best, paid = subsets.numbers, future.best, future.paid
    lines, without, left = np.empty((cards + 1, 8), np.int64), np.empty(cards + 1), np.empty(cards + 1, np.int64)
    cell = np.full(cards + 1, -1)
    lines[begun], left[begun] = position, empties
    time, most, nodes = begun, need, 0
    without[time] = bound_of(lines[time], 0, time + 1, future, subsets)
    while time >= begun:
        cell[time] += 1
        if cell[time] > CELLS:
            time -= 1
            continue
        value = without[time]
        thrown = cell[time] == CELLS
        after = left[time] if thrown else left[time] - 1
        value += paid[time + 1, after]
        bit, row, column = 1 << time, cell[time] >> 2, 4 + (cell[time] & 3)
        if not thrown:
            one, other = lines[time, row], lines[time, column]
            if one & other or is_repeated(lines[time], row, column):
                continue
            value += best[time + 1, numbers[one | bit]] + best[time + 1, numbers[other | bit]]
            value -= best[time + 1, numbers[one]] + best[time + 1, numbers[other]]
        if value <= most + _TOLERANCE:
            continue
        if after == 0:
            most = value
            continue
        nodes += 1
        if nodes > NODES:
            return max(most, bound_of(position, empties, begun, future, subsets))
        time += 1
        lines[time], left[time] = lines[time - 1], after
        if not thrown:
            lines[time, row] |= bit
            lines[time, column] |= bit
        without[time] = bound_of(lines[time], 0, time + 1, future, subsets)
        cell[time] = -1
    return float(most)


@leaf
def is_repeated(lines: Integers, row: int, column: int) -> bool:
    """Whether a card on this cell makes the same position as one on an earlier cell, but for the order of rows or of columns, or
    with rows and columns exchanged.
    """
    if lines[row] == 0 and row > 0 and lines[row - 1] == 0:
        return True
    if lines[column] == 0 and column > 4 and lines[column - 1] == 0:
        return True
    for line in range(4):
        if lines[line] != lines[4 + line]:
            return False
    return row > column - 4  # all cards are on the diagonal
