"""CFR on the play in parallel: below the first two cards the tree falls into 169 subtrees, which workers traverse.

Each worker keeps the regrets and policies of its subtrees until they are asked for. The result has the same bits for any
number of workers as for one traversal of the whole tree.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from fifteentwo.engine.pegging.buffers import BEST, CfrStep, PublicTree, new_scratch
from fifteentwo.engine.pegging.cfr import walk
from fifteentwo.engine.pegging.joint import HandJoint, leaf_joint
from fifteentwo.engine.pegging.regrets import choose_best
from fifteentwo.engine.pegging.solver import Solution, dcfr_step, walked_values
from fifteentwo.engine.pegging.subtrees import gather, spread
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import Doubles, Floats
from fifteentwo.workers import SERIAL, Pool, WorkerCache, with_caches

_EMPTY: Final = np.zeros(0, np.float32)
_SHARED: Final = ("pairs", "twos", "threes", "bigger", "slot", "slots", "threes_held")
"""The arrays that all subtrees share."""


class Subtree(NamedTuple):
    """The play after two cards, by rank: nodes `begin` to `stop` of the whole tree."""

    lead: int
    reply: int
    begin: int
    stop: int


def subtrees_of(tree: PublicTree) -> list[Subtree]:
    """The subtrees below the first two cards, in the order of the tree."""
    leads = [(lead, int(tree.child[0, lead])) for lead in range(13) if tree.child[0, lead] > 0]
    found = [
        (lead, reply, int(tree.child[node, reply]))
        for lead, node in leads
        for reply in range(13)
        if tree.child[node, reply] > 0
    ]
    # A subtree ends where the next reply, or the next lead, begins.
    begins = sorted([begin for *_, begin in found] + [node for _, node in leads] + [len(tree.mover)])
    return [Subtree(*subtree, next(begin for begin in begins if begin > subtree[2])) for subtree in found]


def subtree_arrays(tree: PublicTree, subtree: Subtree) -> PublicTree:
    """A subtree as a tree of its own, without the arrays all subtrees share."""
    child = tree.child[subtree.begin : subtree.stop]
    ends = -2 - child[child <= -2]
    first, last = (int(ends.min()), int(ends.max()) + 1) if len(ends) else (0, 0)
    offset = tree.offset[subtree.begin : subtree.stop + 1]
    return tree._replace(
        child=np.where(child >= 0, child - subtree.begin, np.where(child == -1, -1, child + first)).astype(np.int32),
        mover=tree.mover[subtree.begin : subtree.stop],
        left=tree.left[subtree.begin : subtree.stop],
        counts=tree.counts[subtree.begin : subtree.stop],
        offset=offset - offset[0],
        end_left=tree.end_left[first:last],
        end_table=tree.end_table[first:last],
        end_points=tree.end_points[first:last],
        **{name: getattr(tree, name)[:0] for name in _SHARED},
    )


class SubtreeRoot(NamedTuple):
    """The root of a subtree: the reach of each player's hands, (2, hands), and the ranks played."""

    reaches: Floats
    played: tuple[int, int]


class DistributedTree:
    """The public tree with its subtrees assigned to workers."""

    def __init__(self, tree: PublicTree, pool: Pool = SERIAL) -> None:
        self.tree, self.pool = tree, pool
        self.subtrees = subtrees_of(tree)
        self.assigned: list[list[int]] = [[] for _ in range(len(pool))]
        """The numbers of each worker's subtrees."""
        self._work = new_scratch()
        load = [0] * len(pool)
        nodes = [subtree.stop - subtree.begin for subtree in self.subtrees]
        for number in sorted(range(len(self.subtrees)), key=lambda each: -nodes[each]):  # the largest first
            worker = load.index(min(load))
            load[worker] += nodes[number]
            self.assigned[worker].append(number)
        self._joint: HandJoint | None = None
        self._ratio = WorkerCache(pool)
        self._tree = WorkerCache(pool)
        for worker, assigned in enumerate(self.assigned):
            self._tree.add(worker, dict, {name: getattr(tree, name) for name in _SHARED})
            for number in assigned:
                self._tree.add(worker, PublicTree, *subtree_arrays(tree, self.subtrees[number]))

    def close(self) -> None:
        """Removes the tree from the workers."""
        self._tree.clear()
        self._ratio.clear()

    def values(self, joint: HandJoint, policy: Floats, *modes: int) -> list[Doubles]:
        """`solver.hand_values` of pone and of the dealer, (2, hands), for each of these modes of `CfrStep`."""
        cache = self._send(_EMPTY, policy)
        found = [
            np.stack([self._hand_values(cache, joint, policy, player, mode) for player in (PONE, DEALER)])
            for mode in modes
        ]
        cache.clear()
        return found

    def hand_values(self, joint: HandJoint, policy: Floats, player: int, mode: int) -> Doubles:
        """`solver.hand_values`, (hands,)."""
        cache = self._send(_EMPTY, policy)
        found = self._hand_values(cache, joint, policy, player, mode)
        cache.clear()
        return found

    def _hand_values(self, cache: WorkerCache, joint: HandJoint, policy: Floats, player: int, mode: int) -> Doubles:
        self.traverse(cache, player, joint, CfrStep(mode, _EMPTY, policy, 0.0, 0.0, 0.0))
        return walked_values(self._work, joint, player)

    def _send(self, regrets: Floats, policy: Floats) -> WorkerCache:
        """Sends the workers the parts of these arrays for their subtrees; regrets may be empty."""
        cache = WorkerCache(self.pool)
        for worker, assigned in enumerate(self.assigned):
            for number in assigned:
                where = self.choices_in(number)
                cache.add(worker, _writable, regrets[where], policy[where])
        return cache

    def best_response(self, joint: HandJoint, policy: Floats, player: int) -> Floats:
        """The policy, but for a player who plays a best response to it."""
        response, action_values = policy.copy(), np.zeros_like(policy)
        cache = self._send(action_values, policy)
        self.traverse(cache, player, joint, CfrStep(BEST, action_values, policy, 0.0, 0.0, 0.0))
        self.fetch(cache, action_values, np.empty_like(policy))
        cache.clear()
        choose_best(self.tree, player, action_values, response)
        return response

    def fetch(self, cache: WorkerCache, *into: Floats) -> None:
        """Copies both arrays of each subtree from the workers."""
        for worker, assigned in enumerate(self.assigned):
            for place, number in enumerate(assigned):
                (found,) = self.pool.ask([with_caches((cache,), worker, _get_arrays, place)])
                for array, part in zip(into, found, strict=True):
                    array[self.choices_in(number)] = part

    def choices_in(self, number: int) -> slice:
        """The range of a subtree's entries in the arrays of regrets and policy."""
        subtree = self.subtrees[number]
        return slice(int(self.tree.offset[subtree.begin]), int(self.tree.offset[subtree.stop]))

    def _send_ratio(self, joint: HandJoint) -> None:
        """Sends the ratio of a joint distribution to the workers, unless they have it."""
        if joint is self._joint:
            return
        self._ratio.clear()
        self._ratio, self._joint = WorkerCache(self.pool), joint
        for worker in range(len(self.pool)):
            self._ratio.add_large(worker, joint.ratio)

    def traverse(self, cache: WorkerCache, player: int, joint: HandJoint, step: CfrStep) -> None:
        """As `cfr.walk`; `cache` holds the regrets and policies of each worker's subtrees in the order of `assigned`."""
        tree, work = self.tree, self._work
        hands = int(tree.sizes[tree.left[0, PONE] - 1])
        reaches = np.zeros((len(self.subtrees), 2, hands), np.float32)
        spread(tree, work, player, joint.ranges, step, reaches)
        self._send_ratio(joint)
        sent = step._replace(regrets=_EMPTY, policy=_EMPTY)
        tasks = []
        for worker, assigned in enumerate(self.assigned):
            roots = [SubtreeRoot(reaches[at], self.subtrees[at][:2]) for at in assigned]
            tasks.append(with_caches((self._tree, self._ratio, cache), worker, _traverse_subtrees, player, sent, roots))
        values = np.zeros((len(self.subtrees), hands), np.float32)
        for assigned, found in zip(self.assigned, self.pool.ask(tasks), strict=True):
            values[assigned] = found
        gather(tree, work, player, step, values)


class Solver:
    """The solver of the play on a distributed tree. Updates the arrays of `solution` in place."""

    def __init__(self, distributed: DistributedTree, solution: Solution) -> None:
        self._distributed, self._solution = distributed, solution
        self._cache = WorkerCache(distributed.pool)
        for worker, assigned in enumerate(distributed.assigned):
            for number in assigned:
                where = distributed.choices_in(number)
                if solution.past or len(distributed.pool) == 1:
                    self._cache.add(worker, _writable, solution.regrets[where], solution.policy[where])
                else:
                    self._cache.add(worker, _zeros, where.stop - where.start)

    @property
    def rounds(self) -> int:
        """The number of rounds done."""
        return self._solution.rounds

    def iterate(self, joint: HandJoint) -> None:
        """One round, as `solver.iterate`."""
        step = dcfr_step(self._solution)
        for player in (PONE, DEALER):
            self._distributed.traverse(self._cache, player, joint, step)
        self._solution = self._solution.next_round()

    def close(self) -> None:
        """Removes the regrets and policies from the workers."""
        self._cache.clear()

    def solution(self) -> Solution:
        """The regrets and the average policy so far, fetched from the workers."""
        self._distributed.fetch(self._cache, self._solution.regrets, self._solution.policy)
        return self._solution


def _writable(regrets: Floats, policy: Floats) -> tuple[Floats, Floats]:
    """A worker's own arrays of a subtree: arrays received over a network may be read-only."""
    regrets, policy = (each if each.flags.writeable else each.copy() for each in (regrets, policy))
    return regrets, policy


def _zeros(choices: int) -> tuple[Floats, Floats]:
    return np.zeros(choices, np.float32), np.zeros(choices, np.float32)


def _get_arrays(kept: list[tuple[Floats, Floats]], place: int) -> tuple[Floats, Floats]:
    return kept[place]


def _traverse_subtrees(
    cache: list[Any],
    ratios: list[Floats],
    kept: list[tuple[Floats, Floats]],
    player: int,
    step: CfrStep,
    roots: list[SubtreeRoot],
) -> list[Floats]:
    """For a worker: traverses its subtrees and returns their counterfactual values for a player, (hands,) each."""
    shared, *subtrees = cache
    work = new_scratch()
    values = []
    for subtree, (regrets, policy), root in zip(subtrees, kept, roots, strict=True):
        tree = subtree._replace(**shared)
        local = step._replace(regrets=regrets, policy=policy)
        hands = root.reaches.shape[1]
        pones, dealers = (tree.bigger[tree.left[0, 0] + 1, rank, :hands] for rank in root.played)
        joint = leaf_joint(ratios[0][np.ix_(pones, dealers)], player)
        walk(tree, work, player, root.reaches, joint, local)
        values.append(work.value[0, :hands].copy())
    return values
