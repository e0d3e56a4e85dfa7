"""The value of each card by a best response to the other's policy, in NumPy.

`pegging.best_response` computes the same in machine code, for one utility at a time. Here all public states with the same
numbers of cards are expanded in one batch, each with the reach probability of the other's hands. Values are then backed
up: summed over the other's moves, maximised over mine.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.equity.play_points import GRID
from fifteentwo.engine.expert.evaluation import InformationSet, Utility
from fifteentwo.engine.expert.positions import (
    NEVER,
    NONE,
    VALUES,
    Mask,
    Positions,
    joined,
    one,
    open_row,
    played,
    played_out,
)
from fifteentwo.engine.expert.public_tree import PolicyTree
from fifteentwo.engine.pegging.policy import Policy
from fifteentwo.engine.scoring.rank_hands import RANKS, Doubles, Longs, grown_hands, rank_hands

ME: Final = 0
OTHER: Final = 1
MOVES: Final = 14
"""Moves of the other: 13 ranks and a go."""
NEGLIGIBLE: Final = 1e-14
"""Moves of a smaller probability are left out."""
_AT_ONCE: Final = 4096
"""The number of positions evaluated at once, so that their arrays fit into the processor's cache."""


class Batch(NamedTuple):
    """Positions with the same player to act and the same numbers of cards."""

    at: Positions
    held: Longs
    """(n, cards): my ranks, ascending."""
    left: int
    """The number of cards the other has."""
    reach: Doubles
    """(n, hands): the probability of each of the other's hands and of their moves so far."""
    part: Longs
    node: Longs
    """(n,) each: the node of the policy, see `PolicyTree`."""
    shown: Longs
    """(n,): the cards the other has played, as in `Utility.kinds`."""

    def of(self, chosen: Longs, reach: Doubles | None = None) -> Batch:
        """Some of the positions, with this reach if it is given: copying the reach takes longest."""
        reach = self.reach[chosen] if reach is None else reach
        at, held = self.at.of(chosen), self.held[chosen]
        return Batch(at, held, self.left, reach, self.part[chosen], self.node[chosen], self.shown[chosen])

    def where(self, good: Mask) -> Batch:
        """The positions where the mask is true."""
        return self if good.all() else self.of(np.nonzero(good)[0])


class Layer:
    """An expanded batch and the values of its moves."""

    def __init__(self, batch: Batch, moves: int, utilities: int, fill: float) -> None:
        self.batch = batch
        self.found = np.full((len(batch.node) * moves, utilities), fill)
        """(n * moves, utilities)"""
        self.moves = moves

    def options(self) -> Doubles:
        """The values, (n, moves, utilities)."""
        return self.found.reshape(-1, self.moves, self.found.shape[1])


class Child(NamedTuple):
    """Positions after a layer, and the rows of its `found` for their values."""

    batch: Batch
    parent: Layer
    slots: Longs
    """(n,): the row of each position in `parent.found`."""


def card_values(
    policy: Policy,
    known: InformationSet,
    utilities: Sequence[Utility],
    range_: Doubles,
    part: str,
    node: int,
) -> dict[int, Doubles]:
    """The exact value of each rank in hand that fits, if the other follows the policy: (utilities,), those of all utilities concatenated.
    Raises BadTables.
    """
    tree = PolicyTree(policy)
    row = 0
    for _, rank in known.plays[known.start :]:
        row = row << 4 | rank + 1
    last = 0 if not known.plays or known.plays[-1][0] == known.role else 1
    at = one(row, known.sum, ME, 2 * known.other_gone, last)
    shown = 0
    for who, rank in known.plays:
        shown = shown if who == known.role else shown * RANKS + rank
    numbers = (np.array([each]) for each in (tree.number(part), node, shown))
    start = Batch(at, np.array([known.hand]), known.left, range_[None], *numbers)
    layers = _Search(tree, utilities).layers(start)
    for layer, children in reversed(layers):
        options = layer.options()
        values = options.max(axis=1) if layer.moves < MOVES else options.sum(axis=1)
        begin = 0
        for child in children:
            stop = begin + len(child.slots)
            child.parent.found[child.slots] = values[begin:stop]
            begin = stop
    found = layers[0][0].options()[0] / range_.sum()
    return {rank: found[place] for place, rank in enumerate(known.hand) if found[place, 0] > -np.inf}


class _Search:
    """The expansion of the tree in batches, those with most cards first."""

    def __init__(self, tree: PolicyTree, utilities: Sequence[Utility]) -> None:
        self.tree, self.aim, self.last_card = tree, tree.aim, tree.last_card
        self.outcomes = [utility.outcomes() for utility in utilities]
        self.endless = [min(utility.need) >= NEVER for utility in utilities]
        self.kinds = [utility.kinds for utility in utilities]
        needs = [utility.need for utility in utilities if min(utility.need) < GRID]
        self.need = needs[0] if needs else (NEVER, NEVER)
        self.utilities = sum(outcomes.shape[1] for outcomes in self.outcomes)
        self.pending: dict[tuple[int, int, int, int, int], list[Child]] = {}

    def layers(self, start: Batch) -> list[tuple[Layer, list[Child]]]:
        """Every layer in the order of play, with the children merged into it."""
        found = [(self.expand(start), list[Child]())]
        while self.pending:
            children = self.pending.pop(min(self.pending))
            found.append((self.expand(_merged([child.batch for child in children])), children))
        return found

    def expand(self, batch: Batch) -> Layer:
        """Expands a batch into its children."""
        if batch.at.turn[0] == ME:
            layer = Layer(batch, batch.held.shape[1], self.utilities, -np.inf)
            self._my_moves(layer)
        else:
            layer = Layer(batch, MOVES, self.utilities, 0.0)
            self._their_moves(layer)
        return layer

    def _my_moves(self, layer: Layer) -> None:
        batch = layer.batch
        for place in range(layer.moves):
            ranks = batch.held[:, place]
            good = batch.at.total + VALUES[ranks] <= 31
            if place:
                good &= batch.held[:, place - 1] != ranks
            chosen = np.nonzero(good)[0]
            if len(chosen):
                before = batch.where(good)
                after = before._replace(held=np.delete(before.held, place, axis=1))
                self._follow(layer, after, ranks[chosen], layer.moves * chosen + place)

    def _their_moves(self, layer: Layer) -> None:
        batch, size = layer.batch, layer.batch.left
        room, grown = 31 - batch.at.total, grown_hands()
        hands, fewer = len(rank_hands(size)), len(rank_hands(size - 1))
        ranked = self.tree.chances(batch.part, batch.node, size, room) * batch.reach[:, None]
        place = grown.slot[size, :, :fewer].astype(np.int64) * hands + grown.bigger[size, :, :fewer]
        reach = ranked.reshape(len(room), -1)[:, place]
        parents, ranks = np.nonzero(reach.sum(axis=2) > NEGLIGIBLE)
        if len(parents):
            after = batch.of(parents, reach[parents, ranks])
            after = after._replace(left=size - 1, shown=after.shown * RANKS + ranks)
            self._follow(layer, after, ranks, MOVES * parents + ranks)
        stuck = batch.reach * (VALUES[rank_hands(size)[:, 0]] > room[:, None])
        chosen = np.nonzero(stuck.sum(axis=1) > NEGLIGIBLE)[0]
        if len(chosen):
            after = batch.of(chosen, stuck[chosen])
            self._follow(layer, after, np.full(len(chosen), NONE), MOVES * chosen + NONE, 1)

    def _follow(self, layer: Layer, before: Batch, ranks: Longs, slots: Longs, passes: int = 0) -> None:
        """Plays these ranks: evaluates the leaves and queues the other positions."""
        held, left = before.held, before.left
        has = (held.shape[1] > 0, left > 0)
        at = played(before.at, ranks, has, self.need, self.last_card)
        if held.shape[1] + left < 2 or not has[0] or held.shape[1] == left == 1:
            layer.found[slots] = self._evaluated(before._replace(at=at))
            return
        part, node = self.tree.children(before.part, before.node, ranks)
        lowest = VALUES[held[:, 0]]
        stuck = (at.turn == ME) & (at.total + lowest > 31)
        if stuck.any():
            gone = played(at.of(stuck), np.full(stuck.sum(), NONE), has, self.need, self.last_card)
            at = joined([at.of(~stuck), gone])
            order = np.concatenate((np.nonzero(~stuck)[0], np.nonzero(stuck)[0]))
            before, part, node, slots, stuck = before.of(order), part[order], node[order], slots[order], stuck[order]
            part[stuck], node[stuck] = self.tree.children(part[stuck], node[stuck], np.full(stuck.sum(), NONE))
        after = before._replace(at=at, part=part, node=node)
        for turn in (ME, OTHER):
            good = at.turn == turn
            if good.any():
                key = (-held.shape[1] - left, 2 if turn == ME else passes, held.shape[1], left, turn)
                self.pending.setdefault(key, []).append(Child(after.where(good), layer, slots[good]))

    def _evaluated(self, batch: Batch) -> Doubles:
        """The values of leaves, where nobody has a choice or only the other has cards: (n, utilities)."""
        theirs = rank_hands(batch.left).astype(np.int64)
        at, before = batch.at, np.zeros((2, len(batch.node)), np.int64)
        if min(self.need) >= NEVER:  # the end is the same whatever was pegged before
            before = np.stack((at.mine, at.theirs))
            at = at._replace(mine=np.zeros_like(at.mine), theirs=np.zeros_like(at.theirs))
        at = at._replace(row=open_row(at.row, batch.held.shape[1] + batch.left))
        held = batch.held[:, 0] if batch.held.shape[1] else np.full(len(batch.node), NONE)
        first, which = _different(at.keys() << 4 | held)
        final = _played_out(at.of(first), batch.held[first], theirs, self.need, (self.aim, self.last_card))
        values = np.empty((len(batch.node), self.utilities))
        for begin in range(0, len(values), _AT_ONCE):
            some = slice(begin, begin + _AT_ONCE)
            mine, others, ended = (each.reshape(len(first), -1)[which[some]] for each in final)
            plain = GRID * np.minimum(mine + before[0, some, None], GRID - 1)
            plain += np.minimum(others + before[1, some, None], GRID - 1)
            whole = batch.shown[some, None] * RANKS**batch.left + theirs @ RANKS ** np.arange(batch.left)
            values[some] = self._expected(batch.reach[some], whole, plain, ended)
        return values

    def _expected(self, reach: Doubles, whole: Longs, plain: Longs, ended: Longs) -> Doubles:
        """Sums over the other's hands, (n, hands), from their whole hands, the points pegged, and how the game ended."""
        found, over = [], ended > 0
        for outcomes, kinds, endless in zip(self.outcomes, self.kinds, self.endless, strict=True):
            kind = kinds[whole].astype(np.int64)
            rows = plain + kind * GRID**2 + 2 * GRID * (kind > 0)
            found.append(np.einsum("nh,nhs->ns", reach, outcomes[rows if endless else np.where(over, ended, rows)]))
        return np.concatenate(found, axis=1)


def _played_out(
    at: Positions, held: Longs, theirs: Longs, need: tuple[int, int], ends: tuple[int, int]
) -> tuple[Longs, Longs, Longs]:
    """My points, the other's, and how the game ended, after the last cards: for each position and each of their hands."""
    hands = len(theirs)
    final = _best_order(
        at.of(np.repeat(np.arange(len(held)), hands)),
        np.repeat(held, hands, axis=0),
        np.tile(theirs, (len(held), 1)),
        need,
        ends,
    )
    return final.mine, final.theirs, final.ended


def _best_order(at: Positions, mine: Longs, theirs: Longs, need: tuple[int, int], ends: tuple[int, int]) -> Positions:
    """The positions after the last cards; the other, alone with several, plays them in the order that pegs most, with an aim of -1
    least. `ends` are `aim` and `last_card` of the policy.
    """
    aim, last_card = ends
    best, _ = played_out(at, mine, theirs, need, last_card)
    if theirs.shape[1] < 2:
        return best
    best = best._replace(theirs=np.full_like(best.theirs, -aim * NEVER))
    for order in permutations(range(theirs.shape[1])):
        found, lawful = played_out(at, mine, theirs[:, order], need, last_card)
        better = lawful & (aim * found.theirs > aim * best.theirs)
        best = Positions(*(np.where(better, new, old) for new, old in zip(found, best, strict=True)))
    return best


def _different(keys: Longs) -> tuple[Longs, Longs]:
    """The index of the first occurrence of each key, and for every key which of these it is, as `np.unique`, which takes longer to import."""
    order = np.argsort(keys, kind="stable")
    new = np.diff(keys[order], prepend=-1) != 0
    which = np.empty_like(order)
    which[order] = new.cumsum() - 1
    return order[new], which


def _merged(batches: list[Batch]) -> Batch:
    first = batches[0]
    if len(batches) == 1:
        return first
    return Batch(
        joined([each.at for each in batches]),
        np.concatenate([each.held for each in batches]),
        first.left,
        np.concatenate([each.reach for each in batches]),
        np.concatenate([each.part for each in batches]),
        np.concatenate([each.node for each in batches]),
        np.concatenate([each.shown for each in batches]),
    )
