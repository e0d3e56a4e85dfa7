"""The five-card game solved: the discards by fictitious play and the play by CFR, in turn, until they agree.

It is the method of `pipeline` for hands of three and a play of one count. All of it is small: the public tree has 3,220 nodes, and the
average discards are kept as the probability of each discard for each of 134,459 classes of hands, not as the choices of each round.
Nothing is sampled: the same plan gives the same bits.
"""

from __future__ import annotations

from collections.abc import Callable
from math import comb
from typing import NamedTuple

import msgspec
import numpy as np

from fifteentwo.engine.five_card.discards import all_show_points, shares_by_rank
from fifteentwo.engine.five_card.hands import KEPT, WAYS, five_cards, rank_fives
from fifteentwo.engine.five_card.play import PlayPolicy
from fifteentwo.engine.five_card.solution import SHARE_UNITS
from fifteentwo.engine.pegging.buffers import BEST, PublicTree, new_scratch
from fifteentwo.engine.pegging.joint import TREMBLE, HandJoint, joint_of
from fifteentwo.engine.pegging.solver import hand_values, initial_solution, iterate, public_tree
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.deal_pairs import chances_each, dealt_hands, pair_tables, whole_pack
from fifteentwo.engine.scoring.rank_hands import PAIRS, TRIPLES, Bytes, Doubles, Floats, Longs
from fifteentwo.engine.training.quantisation import packed_sizes, quantise

Progress = Callable[[int, int, str], object]
"""A callback for progress: how much is done, of how much, and the name of the step."""


class FiveCardPlan(msgspec.Struct, frozen=True):
    """The schedule."""

    rounds: int = 400
    """The rounds of CFR."""
    discard_at: tuple[int, ...] = (0, 16, 64)
    """The rounds of CFR after which the discards are solved again."""
    discard_rounds: int = 12
    """The rounds of fictitious play of a new solution of the discards."""
    move_every: int = 4
    """After the last round in `discard_at`, one round of fictitious play moves the discards each time this many rounds of CFR are done."""
    fixed_from: int = 240
    """After this round of CFR they stay as they are."""
    mean_from: int = 272
    """The policy is the average of the rounds after this one: earlier rounds were for other ranges."""


class FiveCardPolicies(NamedTuple):
    """The policies of both players, quantised as they are kept."""

    discards: Bytes
    """(2, 134459, 10): the probability of each discard of each class of `five_cards`, in 255ths that add up to 255."""
    packed: Bytes
    """(bytes,): the policy of the play, as of `quantise`."""
    pegging: Doubles
    """(2, 455): the values of kept hands in the play that the discards were last moved for."""
    rounds: int
    """Rounds of CFR."""

    def average(self) -> Doubles:
        """The discards as probabilities."""
        found: Doubles = self.discards / SHARE_UNITS
        return found


def five_card_tree(pack: Longs | None = None, rates: tuple[float, float] = (1.0, 1.0)) -> PublicTree:
    """The public tree: hands of three, one count."""
    return public_tree(KEPT, pack, rates, one_count=True)


def solve_five_card(plan: FiveCardPlan, progress: Progress) -> FiveCardPolicies:
    """The policies after all rounds of a plan; takes some minutes."""
    progress(0, plan.rounds, "building the tree")
    tree = five_card_tree()
    work, solution = new_scratch(), initial_solution(tree)
    average, played = uniform_average(), 0
    pegging, joint = np.zeros((2, TRIPLES)), None
    last = plan.discard_at[-1]
    while solution.past < plan.rounds:
        at = solution.past
        anew = at in plan.discard_at
        if anew or (last < at <= plan.fixed_from and (at - last) % plan.move_every == 0):
            progress(at, plan.rounds, "discards")
            if joint is not None:
                pegging = best_hand_values(tree, joint, solution.policy)
            if anew:
                average, played = uniform_average(), 0
            for _ in range(plan.discard_rounds if anew else 1):
                average, played = next_round(average, played, pegging), played + 1
            joint = joint_of(kept_together(rank_shares(average), TREMBLE))
        if at == plan.mean_from:
            solution.policy[:] = 0
            solution = solution._replace(rounds=0)
        assert joint is not None, "the first round begins with discards"
        progress(at, plan.rounds, "the play")
        solution = iterate(tree, joint, solution, work)
    progress(plan.rounds, plan.rounds, "done")
    packed = quantise(tree, solution.policy)
    return FiveCardPolicies(in_255ths(average).astype(np.uint8), packed, pegging, plan.rounds)


def uniform_average() -> Doubles:
    """Every two cards are discarded equally often, (2, 134459, 10)."""
    return np.full((2, len(five_cards().hands), WAYS), 1 / WAYS)


def rank_shares(average: Doubles) -> Doubles:
    """The average discards of both roles by the ranks of five cards, (2, 6175, 10)."""
    return np.stack([shares_by_rank(each) for each in average])


def next_round(average: Doubles, rounds: int, pegging: Doubles) -> Doubles:
    """One round of fictitious play after `rounds` others: both players' best discards for these values of kept hands, (2, 455), against
    the other's average, mixed into the average so that later rounds weigh more.
    """
    share = 2 / (rounds + 2) if rounds else 1.0
    shares, found = rank_shares(average), average * (1 - share)
    for role in (PONE, DEALER):
        values = values_of_discards(shares[1 - role], pegging[role], role)
        found[role, np.arange(len(values)), values.argmax(axis=1)] += share
    return found


def values_of_discards(others: Doubles, pegging: Doubles, role: int) -> Doubles:
    """The value of each discard of each class, (134459, 10), where the other discards by `others`, (6175, 10), and kept hands have these
    values in the play, (455,).
    """
    return values_in_show(others, role) + pegging[rank_fives().kept[five_cards().number]]


def values_in_show(others: Doubles, role: int) -> Doubles:
    """Likewise of the show alone, (134459, 10)."""
    ranked, pack = rank_fives(), whole_pack()
    dealt = dealt_hands(ranked.held, ranked.discarded, others, pack)
    show = all_show_points(chances_each(pair_tables(ranked.held, dealt.held, pack), dealt, PAIRS))
    return show.hand + (show.crib if role == DEALER else -show.crib)


def kept_together(shares: Doubles, tremble: float = 0.0, pack: Longs | None = None) -> Doubles:
    """The probability that pone and the dealer keep each two hands, (455, 455), by how they discard, (2, 6175, 10): exact but for suits.

    `tremble` is the probability of a discard at random instead; `pack` the number of cards of each rank, (13,), four by default.
    """
    ranked, pack = rank_fives(), whole_pack() if pack is None else pack
    pone, dealer = (1 - tremble) * shares + tremble / WAYS
    own, other = (dealt_hands(ranked.held, ranked.kept, each, pack) for each in (pone, dealer))
    tables = pair_tables(own.held, other.held, pack)
    ways = np.ones(len(own.held))
    for rank, cards in enumerate(pack.tolist()):
        ways *= np.array([comb(cards, held) for held in range(5)])[own.held[:, rank]]
    theirs = chances_each(tables, other, TRIPLES) * ways[:, None]
    rows = np.repeat(np.arange(len(own.held)), np.diff(own.begins))
    joint = np.zeros((TRIPLES, TRIPLES))
    np.add.at(joint, own.number, own.shares[:, None] * theirs[rows])
    found: Doubles = joint / joint.sum()
    return found


def best_hand_values(tree: PublicTree, joint: HandJoint, policy: Floats, mode: int = BEST) -> Doubles:
    """The value of each kept hand in the play by a best response to the policy, or with the `mode` MEAN by the policy itself: (2, 455)."""
    work = new_scratch()
    return np.stack([hand_values(tree, joint, policy, role, mode, work) for role in (PONE, DEALER)])


def in_255ths(average: Doubles) -> Longs:
    """Probabilities, (..., 10), in 255ths that add up to 255: the largest remainders are rounded up."""
    exact = average * SHARE_UNITS
    found = np.floor(exact).astype(np.int64)
    missing = SHARE_UNITS - found.sum(axis=-1, keepdims=True)
    order = np.argsort(np.argsort(found - exact, axis=-1, kind="stable"), axis=-1, kind="stable")
    found += order < missing
    return found


def play_policy(tree: PublicTree, packed: Bytes) -> PlayPolicy:
    """The policy of the play as players read it, from its bytes."""
    sizes = packed_sizes(tree)
    return PlayPolicy(tree.child, (sizes.cumsum() - sizes).astype(np.int32), packed)
