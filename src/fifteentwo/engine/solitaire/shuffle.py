"""Advice and par in Cribbage Shuffle: the shortest way to the best layout, which `square.par` proves.

The total of a layout does not change when its rows or its columns change places, or rows and columns are exchanged:
1,152 layouts are equivalent. The way goes to the nearest of them. A swap comes nearer by one exactly where its two
cells are in the same cycle of the permutation that leads there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import permutations
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from fifteentwo.cards import PACK, Card
from fifteentwo.engine.scoring.vectorised import score_hands
from fifteentwo.engine.solitaire.interface import PLAIN, Advice, Aim, ParLayout
from fifteentwo.locales.coded import SILENCE, Message, coded
from fifteentwo.rules import ShuffleRules
from fifteentwo.solitaire import PLAYER, Done, Swap
from fifteentwo.solitaire.shuffle import SWAPS, State, View, from_pack
from fifteentwo.solitaire.shuffle_telling import ShuffleScene, scene
from fifteentwo.solitaire.square import CELLS, LINES, his_heels

if TYPE_CHECKING:
    from fifteentwo.engine.solitaire.square.par import SquarePar

Integers = NDArray[np.int64]

CHOOSES: Final = "swap"

_SWAPS: Final = np.array(SWAPS)
_LINES: Final = np.array([cells for _, cells in LINES])
_DOUBLINGS: Final = 4
"""Steps of pointer doubling that reach every cell of a cycle of up to sixteen."""


def warm() -> None:
    """Compiles what par needs."""
    best(ShuffleRules(), PACK)


def advice(view: View, player: str, aim: Aim) -> tuple[Advice, ...]:
    """Every swap, and the action to be done, the best first.

    The points are those of the square after the swap. The greedy player (`PLAIN`) swaps for the most points; the others
    take the shortest way to the best layout. For the aim `chance` the value is 1 where `win_at` can still be reached,
    else 0. Raises ValueError where there is nothing to choose.
    """
    if view.phase != "swap" or view.starter is None:
        raise ValueError("no cards are to be swapped here")
    grid = np.array(view.grid, np.int64)
    paid, enough = his_heels(view.starter, view.rules.heels), view.rules.win_at
    now = int(_totals(grid[None], view.starter)[0]) + paid
    after = _totals(_swapped(grid), view.starter) + paid
    done = Advice(Done(PLAYER), now if aim == "points" else float(now >= enough), 0.0)
    if player == PLAIN:
        values = after if aim == "points" else after >= enough
        swaps = [_swap(each, float(values[each]), None) for each in np.argsort(-after, kind="stable")]
        return (done, *swaps) if now >= after.max() else (*swaps, done)
    found = _best(tuple(sorted(view.grid)), view.starter)
    par = found.total + paid
    if now == par:
        done = done._replace(reason=coded("alone-no-better"))
    away = _swap_distances(grid, np.array(found.layout, np.int64))
    swaps = [
        _swap(
            each,
            float(after[each]) if aim == "points" else float(par >= enough),
            0.0,
            coded("alone-from-best", swaps=int(away[each]), points=int(par)),
        )
        for each in np.lexsort((-after, away))
    ]
    return (done, *swaps) if now == par else (*swaps, done)


def basis(_view: View, player: str, _found: Sequence[Advice]) -> Message:
    """How the values of this advice were computed."""
    if player == PLAIN:
        return coded("alone-basis-first")
    return coded("alone-basis-proved")


def pars(rules: ShuffleRules, pack: Sequence[Card], patient: bool) -> tuple[ParLayout, ...]:  # noqa: ARG001 - it is exact
    """Par, which is exact."""
    total, final = best(rules, pack)
    return (ParLayout("par", total, total, final),)


def best(rules: ShuffleRules, pack: Sequence[Card]) -> tuple[int, ShuffleScene]:
    """Par of the first sixteen cards of this pack, proved, and the final table."""
    deal = from_pack(State(rules), pack)
    found = _best(tuple(sorted(deal.cards)), deal.starter)
    total = found.total + his_heels(deal.starter, rules.heels)
    return total, scene(State(rules, None, "over", found.layout, deal.starter, total))


def nudge(view: View, action: Swap | Done) -> Message:
    """A sentence towards the best choice that does not give it away."""
    if isinstance(action, Done):
        return coded("alone-nudge-done")
    return coded("alone-nudge-swap", card=view.grid[action.first])


def words(view: View, action: Swap | Done) -> Message:
    """The choice in a sentence."""
    if isinstance(action, Done):
        return coded("alone-done")
    return coded("alone-swap", first=view.grid[action.first], second=view.grid[action.second])


def _swap(number: int, value: float, error: float | None, reason: Message = SILENCE) -> Advice:
    return Advice(Swap(PLAYER, *SWAPS[number]), value, error, reason)


def _swapped(grid: Integers) -> Integers:
    """(120, 16): the grid after each swap."""
    grids = np.tile(grid, (len(_SWAPS), 1))
    rows = np.arange(len(_SWAPS))[:, None]
    grids[rows, _SWAPS] = grids[rows, _SWAPS[:, ::-1]]
    return grids


def _totals(grids: Integers, starter: Card) -> Integers:
    """(n,): the points of the eight hands of n grids, without his heels."""
    hands = grids[:, _LINES].reshape(-1, 4).astype(np.uint8)
    points = score_hands(hands, np.full(len(hands), int(starter), np.uint8))
    totals: Integers = points.reshape(-1, len(LINES)).sum(axis=1, dtype=np.int64)
    return totals


@lru_cache(maxsize=256)
def _best(cards: tuple[Card, ...], starter: Card) -> SquarePar:
    """The best layout of these cards, without his heels; recent ones are cached."""
    from fifteentwo.engine.solitaire.square.par import par  # noqa: PLC0415 - loads the compiler, which the greedy player does not need

    return par(cards, starter, "off")


def _swap_distances(grid: Integers, layout: Integers) -> Integers:
    """(120,): the number of swaps from the grid, after each swap, to the nearest equivalent of this layout."""
    lies = np.zeros(64, np.int64)
    lies[grid] = np.arange(CELLS)
    cycles = _cycles(lies[layout[_symmetries()]])
    distance = CELLS - (cycles == np.arange(CELLS)).sum(axis=1)
    together = cycles[:, _SWAPS[:, 0]] == cycles[:, _SWAPS[:, 1]]
    nearest: Integers = (distance[:, None] + np.where(together, -1, 1)).min(axis=0)
    return nearest


def _cycles(moves: Integers) -> Integers:
    """(n, 16): for n permutations, the lowest cell of the cycle of each cell."""
    lowest = np.broadcast_to(np.arange(CELLS), moves.shape)
    for _ in range(_DOUBLINGS):
        lowest = np.minimum(lowest, np.take_along_axis(lowest, moves, axis=1))
        moves = np.take_along_axis(moves, moves, axis=1)
    return lowest


@cache
def _symmetries() -> Integers:
    """(1152, 16): the orders of the cells of a layout that keep the eight hands."""

    def orders() -> Iterator[Integers]:
        cells = np.arange(CELLS).reshape(4, 4)
        for rows in permutations(range(4)):
            for columns in permutations(range(4)):
                image = cells[np.ix_(rows, columns)]
                yield image.ravel()
                yield image.T.ravel()

    return np.array(list(orders()))
