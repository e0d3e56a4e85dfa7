"""What *expert* plays where the policy mixes: decided by its discards, and on average over them as the policy has it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from fifteentwo.engine.deal_rules import STANDARD
from fifteentwo.engine.equity.deals import shipped_keep
from fifteentwo.engine.expert import purification
from fifteentwo.engine.expert.evaluation import InformationSet, information_set
from fifteentwo.engine.expert.ranges import TREMBLE
from fifteentwo.engine.pegging.policy import first_alone
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import FOURS, places, rank_hands
from fifteentwo.engine.solution import shipped
from tests.engine.test_best_response import moments
from tests.engine.test_solving import Moment


def mixed(cards: int, games: int) -> Iterator[InformationSet]:
    """What a seat knows where it holds this many cards and the policy mixes."""
    for view, seat in moments(cards, games, "steady", "steady"):
        known = information_set(view, seat)
        chances = shipped().chances(known.plays, known.role, known.hand) if known.left else None
        if chances is not None and sum(share > 0 for share in chances.values()) > 1:
            yield known


def handed(known: InformationSet) -> tuple[purification._Hand, tuple[tuple[int, int], ...]]:
    return purification._hand(known, STANDARD), tuple(known.plays)


@pytest.mark.parametrize("cards", [4, 3, 2])
def test_on_average_over_the_discards_the_policy_is_played(cards: int) -> None:
    tried = 0
    for known in mixed(cards, 40):
        hand, plays = handed(known)
        found = purification._shares(shipped(), hand, plays)
        chances = shipped().chances(known.plays, known.role, known.hand)
        assert found is not None
        assert chances is not None
        values, mass = purification._values(shipped(), hand, plays, known.hand, found.ranks, TREMBLE)
        weights = purification._weights(shipped(), hand, plays) * mass
        weights /= weights.sum()
        policy = np.array([chances[rank] for rank in found.ranks])
        policy /= policy.sum()
        assert weights @ found.shares == pytest.approx(policy, abs=0.002)
        assert found.shares.sum(axis=1) == pytest.approx(1)
        assert weights @ (found.shares * values).sum(axis=1) >= weights @ (values @ policy) - 1e-3
        tried += len(found.shares) > 1
    assert tried > 3


@pytest.mark.parametrize("cards", [4, 3, 2])
def test_the_value_of_a_card_is_that_of_playing_on_by_the_policy(cards: int) -> None:
    """Counted again for single hands of the other's, by the rules alone."""
    chance, tried = Random(cards), 0
    for known in mixed(cards, 40 if cards == 2 else 8):
        hand, plays = handed(known)
        ranks = sorted(set(known.hand))
        by_hand, likelihood, _ = purification._values_by_hand(shipped(), hand, plays, known.hand, ranks, TREMBLE)
        possible = [at for at in range(len(likelihood)) if likelihood[at] > 0]
        for at in chance.sample(possible, min(3, len(possible))):
            theirs = tuple(int(rank) for rank in rank_hands(known.left)[at])
            for rank in ranks:
                if known.sum + min(rank + 1, 10) > 31:
                    continue
                moment = Moment((tuple(known.hand), theirs) if known.role == PONE else (theirs, tuple(known.hand)))
                moment.row = tuple(each for _, each in known.plays[known.start :])
                moment.turn = known.role
                moment.last = known.plays[-1][0] if known.plays else DEALER
                moment.gone = frozenset({1 - known.role}) if known.other_gone else frozenset()
                new, won = moment.play(rank)
                worth = float(won[known.role] - won[1 - known.role])
                worth += follow(new, [*known.plays, (known.role, rank)], known.role)
                assert by_hand[known.hand.index(rank), at] == pytest.approx(worth, abs=1e-9), (known, theirs, rank)
                tried += 1
    assert tried > 10


def follow(moment: Moment, plays: list[tuple[int, int]], role: int) -> float:
    """The points of a role less the other's when both follow the policy."""
    if not any(moment.hands):
        return 0.0
    mover, fits = moment.turn, moment.fits(moment.turn)
    shares: dict[int | None, float] = {None: 1.0}
    if fits:
        shares = dict.fromkeys(fits, 1 / len(fits))
    if len(fits) > 1:
        hand = sorted(moment.hands[mover])
        if not moment.hands[1 - mover]:
            shares = {first_alone(hand, list(moment.row)): 1.0}
        elif found := shipped().chances(plays, mover, hand):
            total = sum(found.values())
            shares = {rank: share / total for rank, share in found.items()}
    worth = 0.0
    for rank, share in shares.items():
        if share:
            new, won = moment.play(rank)
            after = plays if rank is None else [*plays, (mover, rank)]
            worth += share * (won[role] - won[1 - role] + follow(new, after, role))
    return worth


def test_the_other_may_hold_what_remains_beside_the_discards() -> None:
    keep, known = shipped_keep(DEALER), (2, 4, 4, 9, 7)
    pairs = np.array([[0, 11], [4, 12], [6, 6], [4, 4]])
    found = purification.kept_beside(keep, known, pairs)
    for at, pair in enumerate(pairs.tolist()):
        assert found[at] == pytest.approx(keep.kept([4 * rank for rank in (*known, *pair)]), abs=1e-12)


def test_what_is_discarded_with_a_hand_is_part_of_what_is_discarded() -> None:
    keep, known = shipped_keep(PONE), [4 * 9]
    hand = int(places(4)[3, 4, 4, 9])
    of_hand = np.zeros(FOURS)
    of_hand[hand] = 1
    found = keep.discarded_with(known, of_hand, np.zeros(FOURS, np.int64), 1)[0]
    assert keep.discarded_beside(hand, known) == pytest.approx(found, abs=1e-12)


def test_a_pair_that_is_never_discarded_with_a_hand_has_a_share_of_each_card() -> None:
    """Discards for the chance to win can be such; they are no part of the mean."""
    kept, pair = [3, 4, 4, 9], (0, 10)
    given = shipped_keep(PONE).discarded_beside(int(places(4)[tuple(kept)]), [4 * 11])
    assert given[places(2)[pair]] < purification.LEAST
    known = InformationSet(PONE, [], kept, 4, (12, 16, 17, 36), (0, 40), 44, 0, 0, False)
    found = purification.purified(shipped(), known, STANDARD)
    assert found is not None
    assert found.keys() == {rank for rank, share in (shipped().chances([], PONE, kept) or {}).items() if share > 0}
    assert sum(found.values()) == pytest.approx(1)
