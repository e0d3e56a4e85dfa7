"""The solved play, on packs small enough for an independent search."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product

import numpy as np
import pytest

from fifteentwo.engine.pegging.buffers import PublicTree, new_scratch
from fifteentwo.engine.pegging.joint import independent
from fifteentwo.engine.pegging.solver import (
    Exploitability,
    even_ranges,
    exploitability,
    initial_solution,
    iterate,
    public_tree,
)
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import Floats, many, places, rank_hands
from fifteentwo.engine.training.quantisation import dequantise, quantise
from fifteentwo.scoring import peg_points

Hand = tuple[int, ...]
"""Ranks from 0, ascending."""

Ways = dict[int | None, float]
"""How likely each rank is played; None: no card fits."""


class Table:
    """A policy in the solver's numbering, read hand by hand."""

    def __init__(self, tree: PublicTree, policy: Floats) -> None:
        self.tree, self.policy = tree, policy

    def chances(self, node: int, hand: Hand, fits: list[int]) -> Ways:
        """The probabilities of a hand's ranks at a node."""
        slots = len(hand)
        if slots == 1:
            return {fits[0]: 1.0}
        begin, end = int(self.tree.offset[node]), int(self.tree.offset[node + 1])
        hands = (end - begin) // slots
        at = int(places(slots)[hand])
        different = sorted(set(hand))
        if slots == 2 and len(fits) == 1:
            return {fits[0]: 1.0}
        numbers = {rank: max(0.0, float(self.policy[begin + different.index(rank) * hands + at])) for rank in fits}
        total = sum(numbers.values())
        return {rank: number / total if total else 1 / len(fits) for rank, number in numbers.items()}


def after(hand: Hand, rank: int) -> Hand:
    left = list(hand)
    left.remove(rank)
    return tuple(left)


class Moment:
    """A position in the play of two hands."""

    def __init__(self, hands: tuple[Hand, Hand], last_card: int = 1, one_count: bool = False) -> None:
        self.hands, self.last_card, self.one_count = hands, last_card, one_count
        self.row: tuple[int, ...] = ()
        self.turn = PONE
        self.gone: frozenset[int] = frozenset()
        self.last = DEALER

    def fits(self, player: int) -> list[int]:
        count = sum(min(rank + 1, 10) for rank in self.row)
        return sorted({rank for rank in self.hands[player] if count + min(rank + 1, 10) <= 31})

    def ways(self, player: int) -> list[int | None]:
        """The ranks that may be played; None for a go."""
        return [*self.fits(player)] or [None]

    def play(self, rank: int | None) -> tuple[Moment, list[int]]:
        """The position after the player to move plays a rank or says go, and the points each pegs."""
        new = Moment(self.hands, self.last_card, self.one_count)
        new.row, new.gone, new.last = self.row, self.gone, self.last
        won = [0, 0]
        if rank is None:
            new.gone |= {self.turn}
        else:
            left = after(self.hands[self.turn], rank)
            new.hands = (left, self.hands[1]) if self.turn == PONE else (self.hands[0], left)
            new.row, new.last = (*self.row, rank), self.turn
            won[self.turn] += peg_points([rank + 1 for rank in new.row])
        count = sum(min(rank + 1, 10) for rank in new.row)
        can = [bool(new.hands[player]) and player not in new.gone for player in (0, 1)]
        if count == 31 or not any(can):
            won[new.last] += (1 if any(new.hands) else self.last_card) if count < 31 else 0
            new.row, new.gone = (), frozenset()
            new.turn = 1 - new.last if new.hands[1 - new.last] else new.last
            if self.one_count:
                new.hands = ((), ())
        else:
            new.turn = 1 - self.turn if can[1 - self.turn] else self.turn
        return new, won


def deals(ranges: Floats, size: int) -> Iterator[tuple[Hand, Hand, float]]:
    """Every pair of hands with its probability: every card has a suit, and no card comes twice."""
    held = many(size)
    hands = [tuple(int(rank) for rank in hand) for hand in rank_hands(size)]
    used = [at for at in range(len(hands)) if ranges[0, at] > 0 or ranges[1, at] > 0]
    total, found = 0.0, []
    for one, other in product(used, used):
        together = apart = 1
        for a, b in zip(held[one], held[other], strict=True):
            ways = [list(combinations(range(4), n)) for n in (a, b)]
            apart *= len(ways[0]) * len(ways[1])
            together *= sum(not set(x) & set(y) for x in ways[0] for y in ways[1])
        chance = float(ranges[0, one]) * float(ranges[1, other]) * together / apart
        if chance:
            total += chance
            found.append((hands[one], hands[other], chance))
    for mine, theirs, chance in found:
        yield mine, theirs, chance / total


def alone(moment: Moment, aim: int = 1) -> float:
    """One card each, or cards on one side only: that side chooses its best order, and the opponent has no choice."""
    if not any(moment.hands):
        return 0.0
    options = []
    for rank in moment.ways(moment.turn):
        new, won = moment.play(rank)
        options.append(aim * (won[0] - won[1]) + alone(new, aim))
    return max(options) if moment.turn == PONE else min(options)


def plain_exploit(
    tree: PublicTree,
    ranges: Floats,
    policy: Floats,
    size: int,
    aim: int = 1,
    last_card: int = 1,
    one_count: bool = False,
) -> Exploitability:
    """The same as `exploitability`, with an `aim` of -1 in lowball, deal by deal: a best response makes one choice for all deals that look alike."""
    table = Table(tree, policy)
    every = list(deals(ranges, size))

    def value(moment: Moment, node: int) -> float:
        """Pone's points less the dealer's when both follow the policy."""
        if node < 0:
            return alone(moment, aim)
        hand, fits = moment.hands[moment.turn], moment.fits(moment.turn)
        ways: Ways = table.chances(node, hand, fits) if fits else {None: 1.0}
        worth = 0.0
        for rank, chance in ways.items():
            new, won = moment.play(rank)
            worth += chance * (
                aim * (won[0] - won[1]) + value(new, int(tree.child[node, 13 if rank is None else rank]))
            )
        return worth

    mean = sum(chance * value(Moment((mine, theirs), last_card, one_count), 0) for mine, theirs, chance in every)

    def best(player: int) -> float:
        sign = 1 if player == PONE else -1
        worth_of = sign * aim

        def answer(group: list[tuple[Moment, float]], node: int) -> float:
            """The most `player` can get over deals that differ only in the hands."""
            if node < 0:  # no information is missing: the owner of the last cards plays them in the best order
                return sum(chance * sign * alone(moment, aim) for moment, chance in group)
            worth = 0.0
            if group[0][0].turn != player:
                parts: dict[int | None, list[tuple[Moment, float]]] = {}
                for moment, chance in group:
                    hand, fits = moment.hands[moment.turn], moment.fits(moment.turn)
                    ways: Ways = table.chances(node, hand, fits) if fits else {None: 1.0}
                    for rank, share in ways.items():
                        if share:
                            new, won = moment.play(rank)
                            worth += chance * share * worth_of * (won[0] - won[1])
                            parts.setdefault(rank, []).append((new, chance * share))
                return worth + sum(
                    answer(part, int(tree.child[node, 13 if rank is None else rank])) for rank, part in parts.items()
                )
            by_hand: dict[Hand, list[tuple[Moment, float]]] = {}
            for moment, chance in group:
                by_hand.setdefault(moment.hands[player], []).append((moment, chance))
            for alike in by_hand.values():
                options = []
                for rank in alike[0][0].ways(player):
                    here, new_group = 0.0, []
                    for moment, chance in alike:
                        new, won = moment.play(rank)
                        here += chance * worth_of * (won[0] - won[1])
                        new_group.append((new, chance))
                    options.append(here + answer(new_group, int(tree.child[node, 13 if rank is None else rank])))
                worth += max(options)
            return worth

        return answer([(Moment((mine, theirs), last_card, one_count), chance) for mine, theirs, chance in every], 0)

    return Exploitability(-mean, best(PONE) - mean, best(DEALER) + mean)


@cache
def small(
    size: int, ranks: tuple[int, ...], aim: int = 1, last_card: int = 1, one_count: bool = False
) -> tuple[PublicTree, Floats]:
    """The play with hands of this size from a pack of these ranks, every hand as likely as it is dealt."""
    pack = np.zeros(13, np.int64)
    pack[list(ranks)] = 4
    inside = many(size)[:, pack == 0].sum(axis=1) == 0
    ranges = even_ranges(size) * inside
    return public_tree(size, pack, (aim, aim), last_card, one_count), (
        ranges / ranges.sum(axis=1, keepdims=True)
    ).astype(np.float32)


def solved(
    size: int, ranks: tuple[int, ...], rounds: int, aim: int = 1, last_card: int = 1, one_count: bool = False
) -> tuple[PublicTree, Floats, Floats]:
    tree, ranges = small(size, ranks, aim, last_card, one_count)
    joint = independent(ranges)
    work, solution = new_scratch(), initial_solution(tree)
    for _ in range(rounds):
        solution = iterate(tree, joint, solution, work)
    return tree, ranges, solution.policy


PACKS = [
    (2, (0, 4, 9, 12), 1, 1, False),
    (3, (3, 4, 9), 1, 1, False),
    (4, (0, 9), 1, 1, False),
    (4, (2, 4, 9), 1, 1, False),
    (3, (3, 4, 9), -1, 1, False),
    (4, (0, 9), -1, 1, False),
    (2, (0, 4, 9, 12), 1, 0, False),
    (3, (3, 4, 9), -1, 0, False),
    (4, (0, 9), 1, 0, False),
    (2, (0, 4, 9, 12), 1, 1, True),
    (3, (3, 4, 9), 1, 1, True),
    (3, (0, 9, 12), 1, 1, True),
    (3, (1, 8, 9), 1, 1, True),
]
"""The cards of a hand, the ranks of the pack, the value of a point, the points for the last card, and whether there is one count only."""


@pytest.mark.parametrize(("size", "ranks", "aim", "last_card", "one_count"), PACKS)
def test_best_responses_to_any_policy_match_a_deal_by_deal_search(
    size: int, ranks: tuple[int, ...], aim: int, last_card: int, one_count: bool
) -> None:
    tree, ranges = small(size, ranks, aim, last_card, one_count)
    policy = np.random.default_rng(3).random(int(tree.offset[-1])).astype(np.float32)
    expected = plain_exploit(tree, ranges, policy, size, aim, last_card, one_count)
    assert list(exploitability(tree, independent(ranges), policy, new_scratch())) == pytest.approx(
        list(expected), abs=2e-5
    )


@pytest.mark.parametrize(("size", "ranks", "aim", "last_card", "one_count"), PACKS)
def test_the_solved_play_cannot_be_exploited(
    size: int, ranks: tuple[int, ...], aim: int, last_card: int, one_count: bool
) -> None:
    tree, ranges, policy = solved(size, ranks, 300, aim, last_card, one_count)
    _, pone, dealer = plain_exploit(tree, ranges, policy, size, aim, last_card, one_count)
    assert 0 <= pone + 1e-5 < 0.001
    assert 0 <= dealer + 1e-5 < 0.001


def test_a_second_run_gives_the_same_bits() -> None:
    first, second = (solved(3, (3, 4, 9), 20)[2] for _ in range(2))
    assert first.tobytes() == second.tobytes()


def test_a_policy_quantised_to_bytes_loses_almost_nothing() -> None:
    tree, ranges, policy = solved(3, (3, 4, 9), 300)
    packed = quantise(tree, policy)
    assert len(packed) < len(policy)
    again = exploitability(tree, independent(ranges), dequantise(tree, packed), new_scratch())
    assert again.pone < 0.002
    assert again.dealer < 0.002


@pytest.mark.exhaustive
def test_the_whole_tree_has_the_known_numbers_of_nodes_and_leaves() -> None:
    tree = public_tree()
    assert (len(tree.mover), len(tree.end_table), tree.pairs.shape[1]) == (1_005_844, 9_531_056, 12_097)


def test_the_tree_of_the_five_card_game_has_the_known_numbers_of_nodes_and_leaves() -> None:
    tree = public_tree(3, one_count=True)
    assert (len(tree.mover), len(tree.end_table)) == (3_220, 28_405)
