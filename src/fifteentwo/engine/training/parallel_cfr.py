"""The play among workers: cut where its first two cards have been played, each worker walking over parts of its own.

What a worker learns of its parts it keeps until it is asked for. However many there are, the bits are those of one
walk over the whole.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from fifteentwo.engine.pegging.buffers import CfrStep, PublicTree, new_scratch
from fifteentwo.engine.pegging.cfr import walk_subtree
from fifteentwo.engine.pegging.solver import Solution, dcfr_step, walked_values
from fifteentwo.engine.pegging.subtrees import gather, spread
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import Doubles, Floats
from fifteentwo.workers import ALONE, Crew, Shelf, at_shelves

_EMPTY: Final = np.zeros(0, np.float32)
_COMMON: Final = ("pairs", "twos", "threes", "bigger", "slot", "slots", "threes_held")
"""What all parts have in common."""


class Part(NamedTuple):
    """What comes after these two cards: nodes begin to stop of the whole."""

    lead: int
    reply: int
    begin: int
    stop: int


def parts_of(tree: PublicTree) -> list[Part]:
    """The parts of the play below its first two cards, in the order of the tree."""
    leads = [(lead, int(tree.child[0, lead])) for lead in range(13) if tree.child[0, lead] > 0]
    found = [
        (lead, reply, int(tree.child[node, reply]))
        for lead, node in leads
        for reply in range(13)
        if tree.child[node, reply] > 0
    ]
    # A part ends where the next reply, or the next lead, begins.
    begins = sorted([begin for *_, begin in found] + [node for _, node in leads] + [len(tree.mover)])
    return [Part(*part, next(begin for begin in begins if begin > part[2])) for part in found]


def subtree_of(tree: PublicTree, part: Part) -> PublicTree:
    """A part as a field of its own, without what all parts have in common."""
    child = tree.child[part.begin : part.stop]
    ends = -2 - child[child <= -2]
    first, last = (int(ends.min()), int(ends.max()) + 1) if len(ends) else (0, 0)
    offset = tree.offset[part.begin : part.stop + 1]
    return tree._replace(
        child=np.where(child >= 0, child - part.begin, np.where(child == -1, -1, child + first)).astype(np.int32),
        mover=tree.mover[part.begin : part.stop],
        left=tree.left[part.begin : part.stop],
        counts=tree.counts[part.begin : part.stop],
        offset=offset - offset[0],
        end_left=tree.end_left[first:last],
        end_table=tree.end_table[first:last],
        end_points=tree.end_points[first:last],
        **{name: getattr(tree, name)[:0] for name in _COMMON},
    )


class Start(NamedTuple):
    """How a walk comes to a part: how likely each player's hands are, (2, hands), and how much rarer both together."""

    reaches: Floats
    played: tuple[int, int]
    rarity: float


class Split:
    """The play, its parts dealt out to workers."""

    def __init__(self, tree: PublicTree, crew: Crew = ALONE) -> None:
        self.tree, self.crew = tree, crew
        self.parts = parts_of(tree)
        self.owned: list[list[int]] = [[] for _ in range(len(crew))]
        """The numbers of each worker's parts."""
        self._work = new_scratch()
        load = [0] * len(crew)
        nodes = [part.stop - part.begin for part in self.parts]
        for number in sorted(range(len(self.parts)), key=lambda each: -nodes[each]):  # the largest first
            worker = load.index(min(load))
            load[worker] += nodes[number]
            self.owned[worker].append(number)
        self._tree = Shelf(crew)
        for worker, owned in enumerate(self.owned):
            self._tree.add(worker, dict, {name: getattr(tree, name) for name in _COMMON})
            for number in owned:
                self._tree.add(worker, PublicTree, *subtree_of(tree, self.parts[number]))

    def close(self) -> None:
        """Has the workers forget the tree."""
        self._tree.clear()

    def values(self, ranges: Floats, policy: Floats, *modes: int) -> list[Doubles]:
        """`solver.hand_values` of pone and of the dealer, (2, hands), in each of these modes."""
        shelf = Shelf(self.crew)
        for worker, owned in enumerate(self.owned):
            for number in owned:
                shelf.add(worker, _numbers, _EMPTY, policy[self.choices_of(number)])
        found = []
        for mode in modes:
            both = []
            for player in (PONE, DEALER):
                self.walk(shelf, player, ranges, CfrStep(mode, _EMPTY, policy, 0.0, 0.0, 0.0))
                both.append(walked_values(self.tree, self._work, ranges, player))
            found.append(np.stack(both))
        shelf.clear()
        return found

    def choices_of(self, number: int) -> slice:
        """Where the choices of a part lie among all."""
        part = self.parts[number]
        return slice(int(self.tree.offset[part.begin]), int(self.tree.offset[part.stop]))

    def walk(self, shelf: Shelf, player: int, ranges: Floats, learning: CfrStep) -> None:
        """As `cfr.walk`, the regrets and policies of the parts being on a shelf in the order they are owned."""
        tree, work = self.tree, self._work
        hands = int(tree.sizes[tree.left[0, PONE] - 1])
        reaches, rarities = np.zeros((len(self.parts), 2, hands), np.float32), np.ones(len(self.parts))
        spread(tree, work, player, ranges, learning, reaches, rarities)
        told = learning._replace(regrets=_EMPTY, policy=_EMPTY)
        tasks = []
        for worker, owned in enumerate(self.owned):
            starts = [Start(reaches[at], self.parts[at][:2], float(rarities[at])) for at in owned]
            tasks.append(at_shelves((self._tree, shelf), worker, _walk, player, told, starts))
        values = np.zeros((len(self.parts), hands), np.float32)
        for owned, found in zip(self.owned, self.crew.ask(tasks), strict=True):
            values[owned] = found
        gather(tree, work, player, learning, values)


class Solver:
    """The play as it is being solved. Changes the arrays it is given."""

    def __init__(self, split: Split, solution: Solution) -> None:
        self._split, self._known = split, solution
        self._shelf = Shelf(split.crew)
        for worker, owned in enumerate(split.owned):
            for number in owned:
                where = split.choices_of(number)
                if solution.rounds or len(split.crew) == 1:
                    self._shelf.add(worker, _numbers, solution.regrets[where], solution.policy[where])
                else:
                    self._shelf.add(worker, _nothing, where.stop - where.start)

    @property
    def rounds(self) -> int:
        """How many rounds are done."""
        return self._known.rounds

    def iterate(self, ranges: Floats) -> None:
        """As `solver.iterate`."""
        learning = dcfr_step(self._known)
        for player in (PONE, DEALER):
            self._split.walk(self._shelf, player, ranges, learning)
        self._known = self._known.next_round()

    def close(self) -> None:
        """Has the workers forget it."""
        self._shelf.clear()

    def solution(self) -> Solution:
        """What has been learnt, fetched from all who keep it."""
        split = self._split
        for worker, owned in enumerate(split.owned):
            for place, number in enumerate(owned):
                (numbers,) = split.crew.ask([at_shelves((self._shelf,), worker, _numbers_at, place)])
                where = split.choices_of(number)
                self._known.regrets[where], self._known.policy[where] = numbers
        return self._known


def _numbers(regrets: Floats, policy: Floats) -> tuple[Floats, Floats]:
    """A worker's own numbers of a part: what comes over a wire may not be written on."""
    regrets, policy = (each if each.flags.writeable else each.copy() for each in (regrets, policy))
    return regrets, policy


def _nothing(choices: int) -> tuple[Floats, Floats]:
    return np.zeros(choices, np.float32), np.zeros(choices, np.float32)


def _numbers_at(kept: list[tuple[Floats, Floats]], place: int) -> tuple[Floats, Floats]:
    return kept[place]


def _walk(
    shelf: list[Any], kept: list[tuple[Floats, Floats]], player: int, told: CfrStep, starts: list[Start]
) -> list[Floats]:
    """What a worker's parts are worth to a player, (hands,) each."""
    common, *subtrees = shelf
    work = new_scratch()
    values = []
    for part, (regrets, policy), start in zip(subtrees, kept, starts, strict=True):
        tree = part._replace(**common)
        learning = told._replace(regrets=regrets, policy=policy)
        walk_subtree(tree, work, player, start.reaches, start.played, start.rarity, learning)
        values.append(work.value[0, : start.reaches.shape[1]].copy())
    return values
