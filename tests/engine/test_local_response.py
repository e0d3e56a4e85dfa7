"""The local best response: on a small pack against the true best response, and what it believes of the other's hand."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import combinations

import numpy as np
import pytest
from msgspec.structs import replace

from fifteentwo.cribbage import Cribbage, Discard, Play
from fifteentwo.engine.archive import Arrays
from fifteentwo.engine.deal_rules import STANDARD
from fifteentwo.engine.equity.deals import shipped_keep
from fifteentwo.engine.expert import evaluation, ranges
from fifteentwo.engine.expert.asked_hands import WatchedCard
from fifteentwo.engine.expert.evaluation import InformationSet, points_utility
from fifteentwo.engine.expert.local_response import LocalBestResponse, believed, known_expert
from fifteentwo.engine.pegging.buffers import BEST, MEAN, new_scratch
from fifteentwo.engine.pegging.joint import HandJoint, independent
from fifteentwo.engine.pegging.policy import Policy
from fifteentwo.engine.pegging.solver import even_ranges, hand_values, initial_solution, iterate
from fifteentwo.engine.pegging.subtree_file import BRANCHES, NO_CARD, NO_CHOICE
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import Bytes, Doubles, many, places, rank_hands
from fifteentwo.engine.solution import shipped
from fifteentwo.engine.training.export import policy_bytes
from fifteentwo.engine.training.parallel_cfr import subtrees_of
from fifteentwo.engine.training.quantisation import dequantise, packed_sizes, quantise
from tests.engine.test_pipeline import PACK, small
from tests.engine.test_solving import Moment, alone
from tests.players.positions import dealt, in_the_play

Plays = tuple[tuple[int, int], ...]
NO_PART: Arrays = {
    "child": np.zeros((14, 0), np.int16),
    "begins": np.zeros(0, np.int64),
    "policy": np.zeros(0, np.uint8),
}
"""What follows two cards that the small pack has not."""


class SmallPolicy(Policy):
    """A policy of the small tree, cut into parts as in the package."""

    def __init__(self, packed: Bytes) -> None:
        self.packed = packed
        tree = small()
        sizes = packed_sizes(tree)
        ends = sizes.cumsum()
        leads = np.nonzero(tree.child[0, :13] > 0)[0]
        first = [policy_bytes(packed, ends, node, node + 1) for node in (0, *tree.child[0, leads].tolist())]
        self.parts: dict[str, Arrays] = {"first": {"leads": leads, "policy": np.concatenate(first)}}
        for lead, reply, begin, last in subtrees_of(tree):
            child = tree.child[begin:last]
            local = np.where(child >= 0, child - begin, np.where(child == -1, NO_CARD, NO_CHOICE)).astype(np.int16)
            here = sizes[begin:last].astype(np.int64)
            self.parts[f"{lead}-{reply}"] = {
                "child": np.ascontiguousarray(local.T),
                "mover": tree.mover[begin:last].astype(np.int8),
                "count": tree.counts[begin:last].astype(np.int8),
                "sizes": here,
                "begins": here.cumsum() - here,
                "policy": policy_bytes(packed, ends, begin, last).copy(),
            }

    def part(self, name: str, branches: Iterable[int] = BRANCHES) -> Arrays:
        return self.parts.get(name, NO_PART)


@cache
def small_joint() -> HandJoint:
    """Both hands as they are dealt from the small pack."""
    inside = many(4)[:, PACK == 0].sum(axis=1) == 0
    dealt_hands = even_ranges() * inside
    return independent((dealt_hands / dealt_hands.sum(axis=1, keepdims=True)).astype(np.float32))


@cache
def solved() -> Bytes:
    solution, work = initial_solution(small()), new_scratch()
    for _ in range(4):
        solution = iterate(small(), small_joint(), solution, work)
    return quantise(small(), solution.policy)


def leaking() -> Bytes:
    """A player who always plays its lowest card."""
    tree, packed = small(), np.zeros(len(solved()), np.uint8)
    holds = np.take_along_axis(tree.left, tree.mover[:, None], axis=1)[:, 0]
    at = 0
    for size, many_bytes in zip(holds.tolist(), packed_sizes(tree).tolist(), strict=True):
        packed[at : at + (many_bytes if size == 2 else many_bytes // size)] = 255
        at += many_bytes
    return packed


class Facing:
    """The exact value of a local best response that takes the other to play one policy, while they play another."""

    def __init__(self, role: int, believes: Policy, plays: Policy, heeds_plays: bool = True) -> None:
        self.role, self.believes, self.plays, self.heeds_plays = role, believes, plays, heeds_plays
        self.known: dict[tuple[tuple[int, ...], Plays], dict[int, float]] = {}

    def value(self) -> float:
        """In points a deal, the mean over all pairs of hands."""
        joint, total, whole = small_joint(), 0.0, 0.0
        for mine in np.flatnonzero(joint.ranges[self.role] > 0).tolist():
            self.prior = self.given(mine)
            for theirs in np.flatnonzero(self.prior > 0).tolist():
                ranks = [tuple(rank_hands(4)[each].tolist()) for each in (mine, theirs)]
                share = float(joint.ranges[self.role, mine] * self.prior[theirs])
                hands = (ranks[0], ranks[1]) if self.role == PONE else (ranks[1], ranks[0])
                total += share * self.after(Moment(hands), ())
                whole += share
        return total / whole

    def given(self, mine: int) -> Doubles:
        """The other's range given my hand, times a constant."""
        joint = small_joint()
        ratio = joint.ratio[mine] if self.role == PONE else joint.ratio[:, mine]
        found: Doubles = (joint.ranges[1 - self.role] * ratio).astype(np.float64)
        return found

    def after(self, moment: Moment, plays: Plays) -> float:
        sign = 1 if self.role == PONE else -1
        if not all(moment.hands) or sum(map(len, moment.hands)) == 2:
            return sign * alone(moment)
        fits = moment.fits(moment.turn)
        shares: dict[int | None, float] = {None: 1.0}
        if fits and moment.turn == self.role:
            shares = {self.card(moment, plays, fits): 1.0}
        elif fits:
            found = self.plays.chances(list(plays), moment.turn, list(moment.hands[moment.turn]))
            shares = {rank: (found or dict.fromkeys(fits, 1 / len(fits)))[rank] for rank in fits}
        value = 0.0
        for rank, share in shares.items():
            if share:
                new, won = moment.play(rank)
                later = plays if rank is None else (*plays, (moment.turn, rank))
                value += share * (sign * (won[0] - won[1]) + self.after(new, later))
        return value

    def card(self, moment: Moment, plays: Plays, fits: list[int]) -> int:
        """What the local best response plays; the same wherever it knows the same."""
        if len(fits) == 1:
            return fits[0]
        values = self.values(moment, plays)
        return max(values, key=lambda rank: values[rank])

    def values(self, moment: Moment, plays: Plays) -> dict[int, float]:
        """What it takes each card to be worth."""
        hand = moment.hands[self.role]
        if (hand, plays) not in self.known:
            known = InformationSet(
                *(self.role, list(plays), list(hand), len(moment.hands[1 - self.role]), (0, 0, 0, 0), (0, 0), 0),
                *(len(plays) - len(moment.row), sum(min(rank + 1, 10) for rank in moment.row)),
                1 - self.role in moment.gone,
            )
            policies = [self.believes] * len(plays)
            range_, _, _, _ = believed(known, self.prior, policies, self.believes, 0.0 if self.heeds_plays else 1.0)
            self.known[hand, plays] = evaluation.jitted_card_values(
                self.believes, known, points_utility(), range_, tremble=0.0
            )
        return self.known[hand, plays]


class Regretting(Facing):
    """The regret of a player who follows the policy, summed over a deal, by the values of the local best response."""

    def after(self, moment: Moment, plays: Plays) -> float:
        if not all(moment.hands) or sum(map(len, moment.hands)) == 2:
            return 0.0
        fits, value = moment.fits(moment.turn), 0.0
        shares: dict[int | None, float] = {None: 1.0}
        if fits:
            found = self.plays.chances(list(plays), moment.turn, list(moment.hands[moment.turn]))
            shares = {rank: (found or dict.fromkeys(fits, 1 / len(fits)))[rank] for rank in fits}
        if moment.turn == self.role and len(fits) > 1:
            values = self.values(moment, plays)
            value = max(values.values()) - sum(
                share * values[rank] for rank, share in shares.items() if rank is not None
            )
        for rank, share in shares.items():
            if share:
                later = plays if rank is None else (*plays, (moment.turn, rank))
                value += share * self.after(moment.play(rank)[0], later)
        return value


@pytest.mark.parametrize("role", [PONE, DEALER])
@pytest.mark.parametrize("packed", [solved, leaking])
def test_it_wins_what_the_true_best_response_wins_and_never_more(packed: object, role: int) -> None:
    assert callable(packed)
    policy, joint, work = SmallPolicy(packed()), small_joint(), new_scratch()
    floats = dequantise(small(), policy.packed)
    mass = joint.hand_mass(role)
    best, mean = (
        float(mass @ hand_values(small(), joint, floats, role, mode, work) / mass.sum()) for mode in (BEST, MEAN)
    )
    found = Facing(role, policy, policy).value()
    assert found <= best + 1e-4
    assert found == pytest.approx(best, abs=1e-3)
    assert best > mean + 0.01, "there is something to win"
    careless = Facing(role, policy, policy, heeds_plays=False).value()
    assert careless < best - 1e-4, "what the other has played says something about their hand"


@pytest.mark.parametrize("role", [PONE, DEALER])
@pytest.mark.parametrize("packed", [solved, leaking])
def test_the_regrets_add_up_to_what_the_best_response_gains(packed: object, role: int) -> None:
    """The performance difference lemma: by the policy's own deals, with the values of the best response."""
    assert callable(packed)
    policy = SmallPolicy(packed())
    floats, mass = dequantise(small(), policy.packed), small_joint().hand_mass(role)
    best, mean = (
        float(mass @ hand_values(small(), small_joint(), floats, role, mode, new_scratch()) / mass.sum())
        for mode in (BEST, MEAN)
    )
    assert Regretting(role, policy, policy).value() == pytest.approx(best - mean, abs=1e-3)


def test_who_knows_a_leak_wins_more_than_who_does_not() -> None:
    leak, policy = SmallPolicy(leaking()), SmallPolicy(solved())
    for role in (PONE, DEALER):
        assert Facing(role, leak, leak).value() > Facing(role, policy, leak).value() + 0.05


def test_the_range_is_exact_before_a_card_and_updated_by_each() -> None:
    """The hands the other keeps, times the chances of the cards they have played: for each hand, by look-up."""
    view = in_the_play("4H 7D", "6D 8D", "5H 8h 2C 5s", starter="KC")
    known = evaluation.information_set(view, 0)
    prior = ranges.prior(shipped_keep(1 - known.role), (*known.kept, *known.laid, known.starter), 0.0)
    tables = shipped()
    found = believed(known, prior, [tables] * 2, tables, 0.0)
    expected = np.zeros(91)
    for number, pair in enumerate(rank_hands(2).tolist()):
        whole = sorted([*pair, 7, 4])
        chance = float(prior[places(4)[tuple(whole)]])
        hand = whole
        for before, (who, rank) in enumerate(known.plays):
            if who != known.role and chance:
                told = tables.chances(known.plays[:before], who, hand)
                fits = sorted(set(hand))
                chance *= (told or dict.fromkeys(fits, 1 / len(fits)))[rank]
                hand = sorted(hand)
                hand.remove(rank)
        expected[number] = chance
    assert found.size == 2
    assert found.range_ == pytest.approx(expected / expected.sum(), abs=1e-9)


def test_regret_is_what_a_drawn_choice_is_worth_less_than_the_best() -> None:
    game, responder = Cribbage(), LocalBestResponse(known_expert(), asked=2)
    view = in_the_play("2H 5C 8D JS", "6D 8H JC KS", starter="3C")
    values = responder.card_values(view, 0)
    cards = {each.card.rank - 1: each for each in game.legal(view, 0) if isinstance(each, Play)}
    most = max(values, key=lambda rank: values[rank])
    least = min(values, key=lambda rank: values[rank])
    apart = values[most] - values[least]
    assert apart > 0.001
    assert responder.regret(view, 0, {cards[most]: 1.0}) == pytest.approx(0, abs=1e-12)
    assert responder.regret(view, 0, {cards[least]: 1.0}) == pytest.approx(apart)
    assert responder.regret(view, 0, {cards[most]: 0.75, cards[least]: 0.25}) == pytest.approx(apart / 4)


@pytest.mark.parametrize("scores", [(0, 0), (112, 108)])
def test_regret_of_a_discard_knows_even_the_worst(scores: tuple[int, int]) -> None:
    """Near the end only the best few are valued by enumeration, and those that the player may draw."""
    game, responder = Cribbage(), LocalBestResponse(known_expert(), asked=0)
    view = replace(dealt("5H 5C JS 2D 9S KH"), pegs=tuple((score, score) for score in scores), dealt_at=scores)
    best = responder.choose(view, game.legal(view, 0))
    five = next(
        each for each in game.legal(view, 0) if isinstance(each, Discard) and {card.rank for card in each.cards} == {5}
    )
    assert isinstance(best, Discard)
    assert responder.regret(view, 0, {best: 1.0}) == pytest.approx(0, abs=1e-6)
    alone = responder.regret(view, 0, {five: 1.0})
    assert 0.02 < alone < 1
    assert responder.regret(view, 0, {best: 0.5, five: 0.5}) == pytest.approx(alone / 2, abs=1e-6)


@pytest.mark.parametrize(
    ("scores", "near", "expected"),
    [
        ((0, 0), 50, (0.0, 0.0)),
        ((60, 71), 50, (0.01, 0.002)),
        ((112, 20), 50, (0.01, 0.002)),
        ((0, 0), None, (0.01, 0.002)),
    ],
)
def test_the_other_is_taken_to_err_only_where_it_may_leave_the_policy(
    scores: tuple[int, int], near: int | None, expected: tuple[float, float]
) -> None:
    view = in_the_play("2H 5C 8D", "QC KS", "jc JS 3d", starter="3C")
    view = replace(view, pegs=tuple((score, score) for score in scores), dealt_at=scores)
    other = known_expert()._replace(near=near, ending=None)
    known, context = evaluation.information_set(view, 0), evaluation.score_context(view, 0, "win")
    theirs = context._replace(role=1 - context.role, mine=context.theirs, theirs=context.mine)
    policy, (tremble, floor) = other.policy(theirs, known.starter), expected
    cards = (*known.kept, *known.laid, known.starter)
    prior = ranges.prior(known.keep_of_other(STANDARD), cards, floor)
    responder = LocalBestResponse(other, asked=0)
    played = sum(who != known.role for who, _ in known.plays)
    responder._seen = [WatchedCard(view, 0, policy)] * played
    first = evaluation.first_cards_of_other(shipped(), known)
    assert bool(first) == (scores != (0, 0))
    reached = believed(known, prior, [policy] * played, policy, tremble, first)
    range_ = ranges.by_suits(reached.range_, reached.size, 1 - known.role, known.shown)
    range_ /= range_.sum()
    utility = evaluation.game_utility(context, known, range_, reached.size)
    values = evaluation.jitted_card_values(policy, known, utility, range_, tremble=tremble)
    assert responder.card_values(view, 0) == pytest.approx(values)


def test_it_chooses_what_is_best_by_its_values_and_only_what_is_legal() -> None:
    game, responder = Cribbage(), LocalBestResponse(known_expert(), asked=2)
    view = in_the_play("2H 5C 8D JS", "6D 8H JC KS", starter="3C")
    values = responder.card_values(view, 0)
    chosen = responder.choose(view, game.legal(view, 0))
    assert isinstance(chosen, Play)
    assert values[chosen.card.rank - 1] == max(values.values())
    six = dealt("5H 5C JS 2D 9S KH")
    discarded = responder.choose(six, game.legal(six, 0))
    assert isinstance(discarded, Discard)
    found, numbers = responder.discard_values(six, 0)
    laid = [sorted(pair) for pair in combinations(numbers, 2)]
    assert laid[int(np.nanargmax(found))] == sorted(map(int, discarded.cards))
